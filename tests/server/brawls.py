"""Burrito battles over real sockets: people and bots at a table whose host, Ann, has just declared one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from rumpus.games.burrito.cards import KINDS
from tests.server.duels import SocketFighter
from tests.server.harness import Round, Server, SocketPage, open_table, round_at
from tests.server.restarting import deal
from tests.server.throwers import Thrower, begin, count_quickly
from tests.tables.arenas import REST
from tests.tables.volleys import CARDS, VolleyShot, seed_for
from tests.tables.volleys import Thrower as Body

NEVER = 1e6
"""A pace at which bots never play a card: here they only fight."""


class SocketBody(SocketFighter, Body):
    """A page that steers the body of its seat all the time."""


class Brawl:
    def __init__(self, table: Round, throwers: list[Thrower], bodies: list[SocketBody]) -> None:
        self.table = table
        self.throwers = throwers
        """Players, for the card game."""
        self.bodies = bodies
        """Bodies, on the floor."""

    @property
    def ann(self) -> SocketPage:
        return self.bodies[0].page

    async def until(self, condition: Callable[[VolleyShot], object]) -> VolleyShot:
        """The next snapshot that fulfils a condition."""
        page = self.ann
        start = len(page.frames)
        assert page.began is not None
        bodies = len(page.began["bodies"])

        def find() -> VolleyShot | None:
            shots = (VolleyShot(frame, bodies) for frame in page.frames[start:])
            return next((shot for shot in shots if condition(shot)), None)

        return await page.until(find)

    async def over(self, page: SocketPage | None = None) -> dict[str, Any]:
        return await (page or self.ann).next("battle_over", since=0)


@asynccontextmanager
async def brawl(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    kind: str = "brawl",
    *,
    people: int = 3,
    bots: int = 1,
    duelists: tuple[int, ...] = (),
    **options: Any,
) -> AsyncIterator[Brawl]:
    """A battle that is staged, in which nobody moves yet."""
    count_quickly(monkeypatch)
    deal(monkeypatch, seed_for(kind, people + bots))
    async with round_at(server, await open_table(server, game="burrito")) as table:
        names = ("Ann", "Bo", "Cy", "Di")[:people]
        throwers = await begin(table, *names, bots=bots, level="best", options={"battles": "arena", **options})
        ann = throwers[0]
        await ann.act("count")
        card = KINDS.index(CARDS[kind])
        await ann.act("declare", kind=kind, cards=[card] * 3, duelists=list(duelists))
        bodies = []
        for thrower in throwers:
            assert isinstance(thrower.page, SocketPage)
            await thrower.page.until(lambda page=thrower.page: page.battle)  # type: ignore[misc]
            bodies.append(SocketBody(thrower.page, thrower.seat, REST))
            bodies[-1].begin()
        try:
            yield Brawl(table, throwers, bodies)
        finally:
            for body in bodies:
                await body.end()
