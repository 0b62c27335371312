"""Tables of Throw Throw Burrito over real sockets, and players for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec
import pytest

from rumpus.engine import Dice, Prompt, View
from rumpus.games.burrito import Burrito, battles, judged, rounds
from rumpus.games.burrito.model import BurritoState, BurritoView, Options, Private, Public
from tests.server.harness import Round
from tests.tables.page import Page
from tests.tables.seated import Seated, company
from tests.tables.seeds import first_seed

LATE = ("illegal", "prompt_closed")
"""The refusals of an action that came too late."""


def seed_where(fits: Callable[[BurritoState], bool], *, seats: int, **options: Any) -> bytes:
    """The first seed whose set-up fits."""
    return first_seed(Burrito(Options(**options), seats=seats), fits)


def holds(state: BurritoState, seat: int, card: int, number: int = 3) -> bool:
    return state.private[seat].hand.count(card) >= number


def count_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the countdowns."""
    for module in (battles, judged, rounds):
        monkeypatch.setattr(module, "COUNTDOWN_MS", 20)


class Thrower(Seated):
    ANSWERS: ClassVar[dict[str, str]] = {
        "draw": "pass",
        "discard": "pass",
        "lay_set": "pass",
        "declare": "pass",
        "choose": "exchange",
    }

    def __init__(self, page: Page, seat: int) -> None:
        super().__init__(page, seat)
        self._dice = Dice(b"thrower %d" % seat)

    @property
    def game(self) -> Burrito:
        assert self.page.play is not None
        return Burrito(msgspec.convert(self.page.play["options"], Options), seats=len(self.public["waits"]))

    @property
    def view(self) -> BurritoView:
        return View(self.seat, msgspec.convert(self.public, Public), msgspec.convert(self.private, Private))

    @property
    def hand(self) -> list[int]:
        hand: list[int] = self.private["hand"]
        return hand

    @property
    def asked(self) -> str:
        """What the table waits for, or nothing."""
        return next((kind for kind, prompt in self.prompts().items() if prompt.get("awaited", True)), "")

    async def do_something(self) -> None:
        """Send some legal answer to the open prompt, unless somebody else was quicker."""
        prompt = msgspec.convert(self.prompts()[self.asked], Prompt)
        action = msgspec.to_builtins(self.game.sample_action(self.view, prompt, self._dice))
        answer = await self.page.act(self.seat, action, prompt=prompt.id)
        assert answer["type"] == "update" or answer["code"] in LATE, answer

    async def claim_wrongly(self) -> None:
        """Declare a War with the first three cards in hand, whatever they are, and go on."""
        while len(self.hand) < 3:
            await self.act("draw", pile="own" if self.public["flow"]["piles"][self.seat] else "left")
        kind = "war" if self.hand[:3] != [9, 9, 9] else "brawl"
        await self.act("declare", kind=kind, cards=self.hand[:3])


async def begin(
    table: Round,
    *names: str,
    bots: int = 0,
    level: str = "random",
    options: dict[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
) -> list[Thrower]:
    """A game started by these people, each in the next seat, with bots in the seats after them. The first is the
    host."""
    throwers = [Thrower(await table.page(name, seat=seat), seat) for seat, name in enumerate(names)]
    host = throwers[0].page
    await host.do(
        "configure",
        options={"battles": "quick", "choose_s": 0, "window_ms": 200, "breather_s": 0, **(options or {})},
        settings=settings or {},
    )
    for seat in range(len(names), len(names) + bots):
        await host.do("add_bot", seat=seat, level=level)
    await host.do("start", anyway=True)
    for thrower in throwers:
        await thrower.page.until(lambda thrower=thrower: thrower.page.play)  # type: ignore[misc]
    return list(company(*throwers))


async def start_passing(throwers: Sequence[Thrower]) -> None:
    """Give the 3-2-1-Burrito, after which everybody may pass cards."""
    counter = throwers[0].public["counter"]
    if counter is not None and counter < len(throwers):
        await throwers[counter].act("count")
    for thrower in throwers:
        await thrower.prompt("pass")


async def play_on(throwers: Sequence[Thrower], until: Callable[[dict[str, Any]], bool] = lambda public: False) -> None:
    """Everybody plays something until the condition is true or the game is over."""
    while True:
        public = throwers[0].public
        if until(public) or public["phase"] == "over":
            return
        asked = [thrower for thrower in throwers if thrower.asked]
        for thrower in asked:
            if thrower.asked:
                await thrower.do_something()
        if not asked:
            await asyncio.sleep(0.005)
