"""People who play any game on any server of a cluster, and whose pages find their way back by themselves.

Everything that they were told is kept for the history checker.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import websockets

from rumpus.engine import Dice
from rumpus.server.store import open_store
from tests.cluster.facts import holds
from tests.cluster.folded import stored_games
from tests.cluster.history import History, complaints
from tests.cluster.moves import random_act
from tests.cluster.recorded import RecordedPage
from tests.server.harness import Server, open_table
from tests.server.running import PATIENCE_S

T = TypeVar("T")
PACE_S = 0.1
"""The least time between two actions of a person. A page that sends faster than a hand can is told to wait."""
SILENCE_S = 4.0
"""A page that hears nothing for so long, not even an answer to a ping, connects to another server."""
AGAIN_AFTER_S = 0.1
CUT_OFF = (OSError, TimeoutError, AssertionError, websockets.InvalidHandshake, websockets.ConnectionClosed)
LATE = frozenset({"prompt_closed", "illegal", "paused", "too_fast", "not_now", "storage_failed"})
"""The refusals that anybody may meet whose table is busy."""


class Person:
    """Somebody with one seat. Repeats what was not answered, as a page does."""

    def __init__(self, name: str, seat: int, servers: Sequence[Server], dice: random.Random) -> None:
        self.name = name
        self.seat = seat
        self.page = RecordedPage(servers[0], name)
        self.acknowledged = 0
        self.gaps: list[float] = []
        """How long it took to come back, each time, in seconds."""
        self.troubles: list[str] = []
        """What a person would complain about."""
        self._servers = servers
        self._dice = dice
        self._ref = 0
        self._unanswered: dict[str, Any] | None = None
        self._game = 0
        """The number of the game of the unanswered action."""
        self._is_resting = False

    async def sit_down(self, code: str) -> None:
        await self.page.connect(path=f"?t={code}")
        welcome = await self.page.hello(code)
        assert welcome["type"] == "welcome", welcome
        await self.page.do("take_seat", seat=self.seat)

    async def play(self) -> None:
        """Play, come back whenever the connection ends, and begin again when a game is over, until told to rest."""
        while not self._is_resting:
            try:
                await self._do_something()
            except CUT_OFF:
                await self.come_back()

    def rest(self) -> None:
        self._is_resting = True

    async def reach(self, *, paused: bool) -> None:
        """Wait until the table is paused (or its game over); the host pauses it. All that was done before is told."""
        page = self.page
        while not (page.table["phase"] == "over" or page.table["paused"] is paused) or page.is_closed:
            try:
                assert not page.is_closed
                if self.seat == 0:
                    await self._within(page.command("pause", paused=paused))
                else:
                    await self._until_told()
            except CUT_OFF:
                await self.come_back()

    async def _do_something(self) -> None:
        page = self.page
        assert not page.is_closed
        number = 0 if page.play is None else page.play["number"]
        if self._unanswered is not None and number == self._game:
            await self._ask(self._unanswered)
        elif page.table["phase"] == "over" and self.seat == 0:
            await self._within(page.command("play_again", anyway=True))
        elif (act := random_act(page, self.seat, self._ref + 1, Dice(self._dice.randbytes(16)))) is not None:
            self._ref += 1
            self._unanswered, self._game = act, number
            await self._ask(act)
        else:
            await self._until_told()

    async def _ask(self, act: dict[str, Any]) -> None:
        answer = await self._within(self.page.ask(act))
        if answer["type"] == "rejected":
            if answer["code"] not in LATE:
                self.troubles.append(f"{self.name} was refused: {answer}")
        else:
            self.acknowledged += 1
        self._unanswered = None
        await asyncio.sleep(PACE_S)

    async def _until_told(self) -> None:
        """Wait for any message; ask whether the server still lives if none comes."""
        page, heard = self.page, len(self.page.messages)
        try:
            await asyncio.wait_for(page.until(lambda: len(page.messages) > heard), SILENCE_S / 2)
        except TimeoutError:
            await self._within(page.ping())

    async def _within(self, answer: Coroutine[Any, Any, T]) -> T:
        return await asyncio.wait_for(answer, SILENCE_S)

    async def come_back(self) -> None:
        """Connect to any server until the table welcomes this page."""
        page, code = self.page, self.page.table["code"]
        left = asyncio.get_running_loop().time()
        async with asyncio.timeout(PATIENCE_S):
            while True:
                with suppress(*CUT_OFF):
                    if page.socket is not None:
                        await page.drop()
                    page.server = self._dice.choice(self._servers)
                    await page.connect(path=f"?t={code}", open_timeout=SILENCE_S)
                    hello = page.hello(code, stream=page.stream, last_seq=page.seq)
                    answer = await self._within(hello)
                    if answer["type"] == "welcome":
                        self.gaps.append(asyncio.get_running_loop().time() - left)
                        return
                    # A page that is refused at the door does not come back by itself.
                    self.troubles.append(f"{self.name} was turned away: {answer}")
                await asyncio.sleep(AGAIN_AFTER_S)

    def history(self) -> History:
        return History(self.name, (self.seat,), self.page.raw, self.page.sent, is_at_the_end=not self.page.is_closed)


class Party:
    """People and bots at one table."""

    def __init__(self, game: str, people: Sequence[Person], bots: int, options: dict[str, Any]) -> None:
        self.game = game
        self.people = people
        self.code = ""
        self._bots = bots
        self._options = options
        self._playing: list[asyncio.Task[None]] = []

    async def begin(self, server: Server) -> None:
        self.code = await open_table(server, game=self.game)
        host = self.people[0].page
        for person in self.people:
            await person.sit_down(self.code)
        await host.do("configure", options=self._options)
        for seat in range(len(self.people), len(self.people) + self._bots):
            await host.do("add_bot", seat=seat, level="random")
        await host.do("start", anyway=True)
        for person in self.people:
            await person.page.until(lambda page=person.page: page.play)  # type: ignore[misc]
        self._playing = [asyncio.create_task(person.play()) for person in self.people]

    @property
    def acknowledged(self) -> int:
        return sum(person.acknowledged for person in self.people)

    async def goes_on(self, actions: int) -> None:
        """Wait until so many more actions are acknowledged."""
        enough = self.acknowledged + actions

        def is_enough() -> bool:
            for each in self._playing:
                if each.done():
                    each.result()
            return self.acknowledged >= enough

        try:
            await holds(is_enough)
        except TimeoutError:
            last = {person.name: person.page.messages[-1] for person in self.people}
            raise AssertionError(f"{self.game} {self.code} does not go on: {last}") from None

    async def finish(self) -> None:
        """Everybody stops, and has been told all that happened."""
        for person in self.people:
            person.rest()
        await asyncio.gather(*self._playing)
        await asyncio.gather(*(person.reach(paused=True) for person in self.people))

    async def close(self) -> None:
        for each in self._playing:
            each.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for person in self.people:
            await person.page.close()

    def complaints(self, database: str) -> list[str]:
        """What the log, the histories and the people say against the servers."""
        store = open_store(database)
        try:
            stored = stored_games(store, self.code)
        finally:
            store.close()
        found = complaints(stored, [person.history() for person in self.people])
        found += [
            f"{entry.by} played for seat {entry.seat}"
            for game in stored
            for entry in game.entries
            if entry.by in ("stand-in", "timer")
        ]
        found += [trouble for person in self.people for trouble in person.troubles]
        return [f"{self.game} {self.code}: {each}" for each in found]


OPTIONS: dict[str, dict[str, Any]] = {
    "mantis": {},
    "wordy": {},
    "swordcrafters": {},
    "fake_swords": {"fights": "quick", "point_s": 3, "ready_s": 5},
    "burrito": {"battles": "quick", "window_ms": 200, "breather_s": 0},
}


ARENA: dict[str, dict[str, Any]] = {
    "fake_swords": {**OPTIONS["fake_swords"], "fights": "arena"},
    "burrito": {**OPTIONS["burrito"], "battles": "arena"},
}


def parties(servers: Sequence[Server], dice: random.Random, *, arena: bool = False) -> list[Party]:
    """A table for each of the five games; with an `arena` also those whose battles are fought on screen. Where more
    than two can play, a bot plays, too."""
    found = []
    for game, options in (*OPTIONS.items(), *(ARENA.items() if arena else ())):
        people = [Person(name, seat, servers, random.Random(dice.random())) for seat, name in enumerate(("Ann", "Bo"))]
        found.append(Party(game, people, 0 if game == "wordy" else 1, options))
    return found
