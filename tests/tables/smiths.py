"""Players of Swordcrafters for tests, over guests of a table or over pages with a real socket."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec

from rumpus.engine import Dice, Prompt, View
from rumpus.games.swordcrafters import Swordcrafters
from rumpus.games.swordcrafters.model import Action, Options, Private, Public, SwordState, SwordView
from tests.tables.page import Page
from tests.tables.seated import Seated
from tests.tables.seeds import first_seed

CRAFTING = ("place", "take_off", "finish")


def seed_where(fits: Callable[[SwordState], bool], *, seats: int, **options: Any) -> bytes:
    """The first seed whose set-up fits."""
    return first_seed(Swordcrafters(Options(**options), seats=seats), fits)


class Smith(Seated):
    ANSWERS: ClassVar[dict[str, str]] = dict.fromkeys(CRAFTING, "craft")

    def __init__(self, page: Page, seat: int) -> None:
        super().__init__(page, seat)
        self._dice = Dice(b"smith %d" % seat)

    @property
    def game(self) -> Swordcrafters:
        assert self.page.play is not None
        options = msgspec.convert(self.page.play["options"], Options)
        return Swordcrafters(options, seats=len(self.public["swords"]))

    @property
    def view(self) -> SwordView:
        return View(self.seat, msgspec.convert(self.public, Public), msgspec.convert(self.private, Private))

    @property
    def asked(self) -> str:
        """What the table waits for: slice, select, discard, craft, or nothing."""
        return next((kind for kind, prompt in self.prompts().items() if prompt.get("awaited", True)), "")

    def sword(self, number: int = 0) -> dict[str, Any]:
        sword: dict[str, Any] = self.public["swords"][self.seat][number]
        return sword

    @property
    def sides(self) -> list[str]:
        """The sides of the player's first sword, as the player sees them."""
        own = self.private["swords"]
        return list(self.sword()["sides"] if own is None else own[0])

    @property
    def built(self) -> str:
        """The tiles on the first sword."""
        left, right, front, back = self.sides
        return left + right + front[1:] + back[1:]

    @property
    def hand(self) -> str:
        """The tiles for it that are not placed yet."""
        own = self.private["hands"]
        return str(self.sword()["hand"] if own is None else own[0])

    def something(self) -> Action:
        """Some legal answer to the open prompt."""
        prompt = msgspec.convert(self.prompts()[self.asked], Prompt)
        return self.game.sample_action(self.view, prompt, self._dice)

    async def do_something(self) -> dict[str, Any]:
        asked = self.asked
        fields = msgspec.to_builtins(self.something())
        return await self.act(fields.pop("type"), to=asked, **fields)


async def play_on(smiths: Sequence[Smith], until: Callable[[dict[str, Any]], bool] = lambda public: False) -> None:
    """Everybody plays something until the condition is true or the game is over."""
    while True:
        public = smiths[0].public
        if until(public) or public["phase"] == "over":
            return
        for smith in smiths:
            if smith.asked and not until(smith.public):
                await smith.do_something()


def at(phase: str, round_: int = 1) -> Callable[[dict[str, Any]], bool]:
    """Whether a game has reached this phase and round."""
    return lambda public: public["round"] >= round_ and public["phase"] == phase
