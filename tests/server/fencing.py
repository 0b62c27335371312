"""Tables of Fake Swords over real sockets, and players for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec
import pytest

from rumpus.engine import Dice, Prompt, View
from rumpus.games.fake_swords import FakeSwords, judged, piles
from rumpus.games.fake_swords.model import FightState, FightView, Options, Private, Public
from tests.server.harness import Round
from tests.tables.page import Page
from tests.tables.seated import Seated, company
from tests.tables.seeds import first_seed


def seed_where(fits: Callable[[FightState], bool], *, seats: int, **options: Any) -> bytes:
    """The first seed whose set-up fits."""
    return first_seed(FakeSwords(Options(**options), seats=seats), fits)


def plain_round(state: FightState) -> bool:
    """Whether Ann is Boss, and the drawn cards have no effect before the first exchange."""
    kinds = [FakeSwords(seats=3).deck.kind(card) for card in state.public.loose]
    return state.public.boss == 0 and all(kind.colour in ("purple", "yellow") for kind in kinds)


def count_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the countdowns, since nobody in a test has to lift a sword."""
    monkeypatch.setattr(piles, "COUNTDOWN_MS", 20)
    monkeypatch.setattr(judged, "COUNTDOWN_MS", 20)


class Fencer(Seated):
    ANSWERS: ClassVar[dict[str, str]] = {
        "arrange": "piles",
        "move_card": "piles",
        "claim": "talk",
        "count_down": "count",
        "pick_fight": "pick",
        "name_stand_in": "stand_in",
        "name_shorter": "shorter",
        "start_fight": "start",
        "choose": "exchange",
    }

    def __init__(self, page: Page, seat: int) -> None:
        super().__init__(page, seat)
        self._dice = Dice(b"fencer %d" % seat)

    @property
    def game(self) -> FakeSwords:
        assert self.page.play is not None
        return FakeSwords(msgspec.convert(self.page.play["options"], Options), seats=len(self.public["collected"]))

    @property
    def view(self) -> FightView:
        return View(self.seat, msgspec.convert(self.public, Public), msgspec.convert(self.private, Private))

    @property
    def asked(self) -> str:
        """The kind of the awaited prompt, or "report" for a real fight, or ""."""
        asked = {kind for kind, prompt in self.prompts().items() if prompt.get("awaited", True)}
        return next(iter(asked), "report" if "report" in self.prompts() else "")

    async def do_something(self) -> None:
        """Send some legal answer to the open prompt, unless somebody else was quicker."""
        asked = self.asked
        prompt = msgspec.convert(self.prompts()[asked], Prompt)
        action = msgspec.to_builtins(self.game.sample_action(self.view, prompt, self._dice))
        answer = await self.page.act(self.seat, action, prompt=prompt.id)
        assert answer["type"] == "update" or answer["code"] == "prompt_closed", answer


async def begin(
    table: Round,
    *names: str,
    bots: int = 0,
    options: dict[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
) -> list[Fencer]:
    """A game started by these people, each in the next seat, with bots in the seats after them. The first is the
    host."""
    fencers = [Fencer(await table.page(name, seat=seat), seat) for seat, name in enumerate(names)]
    host = fencers[0].page
    await host.do("configure", options=options or {}, settings=settings or {})
    for seat in range(len(names), len(names) + bots):
        await host.do("add_bot", seat=seat, level="random")
    await host.do("start", anyway=True)
    for fencer in fencers:
        await fencer.page.until(lambda fencer=fencer: fencer.page.play)  # type: ignore[misc]
    return list(company(*fencers))


async def lay_out(fencers: Sequence[Fencer]) -> None:
    """Ann, the Boss, lays out two, two and one cards; everybody is ready; it is time to point."""
    ann = fencers[0]
    a, b, c, d, e = ann.public["loose"]
    await ann.act("arrange", piles=[[a, b], [c, d], [e]])
    for fencer in fencers:
        await fencer.act("finger", up=True)
    await ann.act("count_down")
    for fencer in fencers:
        await fencer.prompt("point")


async def play_on(fencers: Sequence[Fencer], until: Callable[[dict[str, Any]], bool] = lambda public: False) -> None:
    """Everybody plays something until the condition is true or the game is over."""
    while True:
        public = fencers[0].public
        if until(public) or public["phase"] == "over":
            return
        asked = [fencer for fencer in fencers if fencer.asked]
        if asked:
            await asked[0].do_something()
        else:
            await asyncio.sleep(0.01)
