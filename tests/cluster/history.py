"""Compares everything that pages were told with the log: nothing lost or doubled or out of order, and no secret.

A page's messages are read again from the first one. After each of them, what the page shows must be what the engine
shows to its seats after some entry of the log. An update leads to the next entry that shows the page anything; a
welcome leads to the same entry or a later one, never back.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from rumpus.engine import RumpusError
from rumpus.tables.log import StoredGame
from tests.cluster.folded import Folded, Shown
from tests.tables.page import Page

FIRST_COMMAND = 1_000_000
"""Refs of commands, which are not in the log, count from here (`Page`)."""


class History(Struct, frozen=True):
    """What one page was told and what it sent, in order."""

    name: str
    seats: tuple[int, ...]
    told: Sequence[bytes]
    sent: Sequence[dict[str, Any]]
    is_at_the_end: bool = True
    """Whether it was connected, and nothing on its way to it, when the log was read."""


class _Reread(Page):
    """A page that reads its messages again."""

    async def send(self, message: dict[str, Any]) -> None:
        raise AssertionError("a page that only reads again sends nothing")


class Complaint(Exception):
    """What a page was told does not fit the log."""


def complaints(stored: Sequence[StoredGame], histories: Sequence[History]) -> list[str]:
    """What is wrong with the histories of all pages of one table; empty if all is well."""
    found: list[str] = []
    try:
        games = [Folded(each) for each in stored]
    except RumpusError as error:
        return [f"the log does not fold: {error.message}"]
    for game in games:
        numbers = [entry.number for entry in game.stored.entries]
        if numbers != list(range(1, len(numbers) + 1)):
            found.append(f"the entries of the log are numbered {numbers}")
    members: dict[int, History] = {}
    for history in histories:
        # Several pages of one person have the same credential.
        reading = _Reading(games, history, _credentials(histories) - _credentials([history]))
        try:
            reading.read()
        except Complaint as complaint:
            found.append(f"{history.name}, message {reading.at}: {complaint}")
        if reading.page.you is not None:
            members[reading.page.you] = history
        found += [f"{history.name}: {each}" for each in _wrong_answers(games, history, reading.page.you)]
    return found + _unsent(games, members)


def _credentials(histories: Iterable[History]) -> set[bytes]:
    """The credentials of these pages."""
    welcomes = [json.loads(each) for history in histories for each in history.told if b'"welcome"' in each[:20]]
    return {each["credential"].encode() for each in welcomes if each["credential"]}


class _Reading:
    """One page, as its messages are read again."""

    def __init__(self, games: Sequence[Folded], history: History, foreign: set[bytes]) -> None:
        self._games = games
        self._seats = history.seats
        self._history = history
        self._forbidden = foreign | {game.stored.seed.encode() for game in games}
        self.page = _Reread(history.name)
        self.at = 0
        """The number of the message that is being read, from 1."""
        self._number: int | None = None
        """The number of the game at the table, from 1."""
        self._places: list[int] = []
        """The entries after which the game looks as this page shows it."""

    def read(self) -> None:
        for data in self._history.told:
            self.at += 1
            try:
                self.page.hear(data)
            except (AssertionError, KeyError, IndexError, TypeError, AttributeError) as error:
                raise Complaint(f"it does not follow what came before: {error}") from error
            self._follow(self.page.messages[-1])
            self._check_secrets(data)
        if self._history.is_at_the_end:
            self._check_end()

    @property
    def _game(self) -> Folded:
        if self._number is None or not 1 <= self._number <= len(self._games):
            raise Complaint(f"it shows game {self._number}, but the log has {len(self._games)} games")
        return self._games[self._number - 1]

    def _follow(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "sync" or (kind == "welcome" and not message["resumed"]):
            self._show_whole(message["play"])
        elif kind == "update":
            self._step(message)

    def _show_whole(self, play: dict[str, Any] | None) -> None:
        if play is None:
            self._number = None
            return
        since = min(self._places) if play["number"] == self._number else 0
        if self._number is not None and play["number"] < self._number:
            raise Complaint(f"after game {self._number} it shows game {play['number']}")
        self._number = play["number"]
        game = self._game
        shown = self._shown(play)
        self._places = [each for each in range(since, game.last + 1) if shown == game.view(each, self._seats)]
        if not self._places:
            raise Complaint(f"the whole game is not what the log gives after any entry from {since} on: {shown}")
        self._check_lines(game, play["recent"])
        self._check_refs(game, play["refs"])

    def _step(self, update: dict[str, Any]) -> None:
        assert self.page.play is not None
        game, shown = self._game, self._shown(self.page.play)
        reached: list[int] = []
        for place in self._places:
            for number in range(place + 1, game.last + 1):
                if shown == game.view(number, self._seats) and self._tells(update, number):
                    reached.append(number)
                if not game.is_silent(number, self._seats):
                    # A page is told of every entry that shows it something.
                    break
        if not reached:
            raise Complaint(f"no entry after {self._places} leads to what this shows: {update}{self._differing(shown)}")
        self._places = sorted(set(reached))

    def _shown(self, play: dict[str, Any]) -> Shown:
        try:
            return self._game.read(play, self._seats)
        except msgspec.ValidationError as error:
            raise Complaint(f"it shows what this page cannot have: {error}") from error

    def _differing(self, shown: Shown) -> str:
        """How the page differs from the log after the next entry."""
        number = max(self._places) + 1
        if number > self._game.last:
            return "; it was the last one"
        there, here = astuple(self._game.view(number, self._seats)), astuple(shown)
        return "".join(f"; {mine}, not {its}" for mine, its in zip(here, there, strict=True) if mine != its)

    def _tells(self, update: dict[str, Any], number: int) -> bool:
        """Whether an update tells exactly what its page may know of an entry."""
        game = self._game
        entry, told = game.entry(number), game.events(number, None)
        is_ours = "ref" not in update or (entry.ref, entry.member) == (update["ref"], self.page.you)
        return (
            is_ours
            and update["now_ms"] == entry.at_ms
            and update.get("events", []) == told
            and update.get("own", {}) == self._own(number)
            and update.get("seat") == (entry.seat if told else None)
        )

    def _check_lines(self, game: Folded, recent: Sequence[dict[str, Any]]) -> None:
        """Every line of the log that a page is shown is one that its seats may read."""
        shown = [each for each in recent if "people" not in each]
        times = {each["at_ms"] for each in shown}
        lines = [
            (game.moments[number].at_ms, game.events(number, None), self._own(number))
            for number in range(max(self._places) + 1)
            if game.moments[number].at_ms in times
        ]
        for line in shown:
            if (line["at_ms"], line["events"], line.get("own", {})) not in lines:
                raise Complaint(f"a line is not what the log gives: {line}")

    def _own(self, number: int) -> dict[str, list[Any]]:
        """The events of an entry as the seats of this page see them, if everybody sees something else."""
        told = self._game.events(number, None)
        return {str(seat): mine for seat in self._seats if (mine := self._game.events(number, seat)) != told}

    def _check_refs(self, game: Folded, refs: dict[str, int]) -> None:
        for seat in self._seats:
            logged = [
                each.ref for each in game.stored.entries[: min(self._places)] if _sender(each) == (seat, self.page.you)
            ]
            if refs[str(seat)] < max(filter(None, logged), default=0):
                raise Complaint(f"seat {seat} is told to count on from {refs[str(seat)]}, but sent {logged[-1]}")

    def _check_secrets(self, data: bytes) -> None:
        for secret in self._forbidden:
            if secret in data:
                raise Complaint("it contains the seed of a game, or the credential of somebody else")
        if self._number is None:
            return
        message = self.page.messages[-1]
        if message["type"] == "welcome":
            # Ids in it are random, and may contain anything.
            data = msgspec.json.encode(message["play"])
        secrets = [set(self._game.secrets(place, self._seats)) for place in self._places]
        for secret in set.intersection(*secrets):
            if secret in data:
                raise Complaint(f"it contains {secret.decode()}, which this page may not know: {data.decode()}")

    def _check_end(self) -> None:
        if self._number is None:
            return
        game, place = self._game, max(self._places)
        if self._number != len(self._games):
            raise Complaint(f"it ends with game {self._number}, but the log has {len(self._games)}")
        for number in range(place + 1, game.last + 1):
            if not game.is_silent(number, self._seats):
                raise Complaint(f"it was told nothing of entry {number} and later ones, of {game.last}")


def _sender(entry: Any) -> tuple[int | None, int | None]:
    return entry.seat, entry.member


def _wrong_answers(games: Sequence[Folded], history: History, member: int | None) -> list[str]:
    """Actions that were acknowledged and are not in the log once, or refused and in it all the same."""
    times = Counter(
        entry.ref for game in games for entry in game.stored.entries if entry.member == member and entry.ref is not None
    )
    found = []
    for data in history.told:
        message = json.loads(data)
        ref = message.get("ref")
        if ref is None or ref >= FIRST_COMMAND:
            continue
        if message["type"] in ("update", "done") and times[ref] != 1:
            found.append(f"action {ref} was acknowledged, and is {times[ref]} times in the log")
        if message["type"] == "rejected" and times[ref]:
            found.append(f"action {ref} was refused ({message['code']}), and is in the log")
    return found


def _unsent(games: Sequence[Folded], members: dict[int, History]) -> list[str]:
    """Entries of people that nobody sent, or that were sent otherwise, or twice."""
    sent = {
        (member, act["seat"], act["ref"]): act["action"]
        for member, history in members.items()
        for act in history.sent
        if act["type"] == "act"
    }
    found, seen = [], set()
    for game in games:
        for entry in game.stored.entries:
            if entry.by != "person" or entry.member not in members:
                continue
            key = (entry.member, entry.seat, entry.ref)
            if key in seen:
                found.append(f"action {entry.ref} of {members[entry.member].name} is in the log twice")
            seen.add(key)
            decode = game.game.action_decoder.decode
            if key not in sent:
                found.append(f"entry {entry.number}: {members[entry.member].name} sent no action {entry.ref}")
            elif decode(entry.action) != decode(json.dumps(sent[key])):
                found.append(f"entry {entry.number} is not what {members[entry.member].name} sent")
    return found
