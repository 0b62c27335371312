"""Burrito battles in tests: a table of guests whose host, Ann, has just declared one."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.arena.volley import HANDS, THROW, decoded
from rumpus.arena.volley.kind import READY_TICKS
from rumpus.games.burrito import Burrito, rounds
from rumpus.games.burrito.cards import KINDS
from rumpus.games.burrito.model import BurritoState, Options
from rumpus.tables.arena_wire import SNAPSHOT_HEAD_BYTES
from rumpus.tables.heart import beginning
from rumpus.tables.house import House
from tests.tables.arenas import REST, Bout, Fighter, HandTicker, SnapshotHead, stick
from tests.tables.guest import Guest
from tests.tables.page import Page
from tests.tables.seated import Seated
from tests.tables.seeds import first_seed

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lee")
CARDS = {"brawl": "brawl_sun", "war": "war", "duel": "duel"}


class VolleyShot(SnapshotHead):
    """A snapshot of a burrito battle as a page reads it."""

    def __init__(self, frame: bytes, bodies: int) -> None:
        super().__init__(frame)
        self.body = frame[SNAPSHOT_HEAD_BYTES:]
        self.seen: Any = decoded(self.body, bodies)[0]

    @property
    def tick(self) -> int:
        return int(self.seen["tick"])


class Thrower(Fighter):
    """A page that steers the body of one of its seats."""

    @property
    def shots(self) -> list[VolleyShot]:
        """All snapshots that the page has got of this battle."""
        assert self.page.began is not None
        bodies, number = len(self.page.began["bodies"]), self.page.began["number"]
        heads = [frame for frame in self.page.frames if SnapshotHead(frame).number == number]
        return [VolleyShot(frame, bodies) for frame in heads]

    @property
    def shot(self) -> VolleyShot:
        assert self.page.began is not None
        return VolleyShot(self.page.frames[-1], len(self.page.began["bodies"]))

    def grabs(self, tick: int) -> bytes:
        """A plan: go to the middle of the room and grab."""
        assert self.page.began is not None
        if not self.page.frames:
            return REST
        x, y = self._towards(0, 0)
        return stick(x, y, x, y, HANDS if tick % 8 < 4 else 0)

    def throws(self, tick: int) -> bytes:
        """A plan: take a burrito from the middle and throw it at the other fighter, again and again."""
        assert self.page.began is not None
        if not self.page.frames or not self._me["holds"]:
            return self.grabs(tick)
        [foe] = [body for body, seat in enumerate(self.page.began["bodies"]) if seat != self.seat]
        seen = self.shot.seen["bodies"][foe]
        x, y = self._towards(int(seen["x"]), int(seen["y"]))
        return stick(x // 4, y // 4, x, y, THROW if tick % 120 < 100 else 0)

    @property
    def _me(self) -> Any:
        assert self.page.began is not None
        return self.shot.seen["bodies"][self.page.began["bodies"].index(self.seat)]

    def _towards(self, x: int, y: int) -> tuple[int, int]:
        me = self._me
        x, y = x - int(me["x"]), y - int(me["y"])
        size = max(abs(x), abs(y), 1)
        return 127 * x // size, 127 * y // size


def seed_for(kind: str, seats: int) -> bytes:
    """A seed with which Ann counts and holds the cards of a battle."""
    card = KINDS.index(CARDS[kind])

    def fits(state: BurritoState) -> bool:
        return state.public.counter == 0 and state.private[0].hand.count(card) >= 3

    return first_seed(Burrito(Options(), seats=seats), fits)


async def declare(page: Page, kind: str, duelists: tuple[int, ...]) -> None:
    """Ann counts, and declares the battle for which she has the cards."""
    ann = Seated(page, 0)
    await ann.act("count")
    card = KINDS.index(CARDS[kind])
    await ann.act("declare", to="pass", kind=kind, cards=[card] * 3, duelists=list(duelists))


async def volley(
    house: House,
    ticker: HandTicker,
    monkeypatch: pytest.MonkeyPatch,
    kind: str = "brawl",
    *,
    seats: int = 4,
    people: int | None = None,
    duelists: tuple[int, ...] = (),
    **options: Any,
) -> Bout:
    """A battle just before its countdown: people in the first seats, good bots in the others."""
    monkeypatch.setattr(rounds, "COUNTDOWN_MS", 20)
    seed = seed_for(kind, seats)
    monkeypatch.setattr(beginning, "new_seed", lambda: seed)
    table = await house.open("burrito", public=False)
    throwers = []
    for seat, name in enumerate(NAMES[: people or seats]):
        guest = Guest(name)
        await guest.arrive(table)
        await guest.do("take_seat", seat=seat)
        throwers.append(Thrower(guest, seat))
    ann = throwers[0].page
    await ann.do("configure", options={"window_ms": 200, "breather_s": 0, **options})
    for seat in range(people or seats, seats):
        await ann.do("add_bot", seat=seat, level="good")
    await ann.do("start", anyway=True)
    await ann.until(lambda: ann.play)
    await declare(ann, kind, duelists)
    for thrower in throwers:
        await thrower.page.until(lambda page=thrower.page: page.battle)  # type: ignore[misc]
    begun = Bout(table, ticker, *throwers)
    await begun.go(READY_TICKS - 1, *[REST] * len(throwers))
    return begun
