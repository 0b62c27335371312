"""The events of a step as pages see them, and the latest lines of a game's log.

A line is kept in as few objects as possible: it outlives many steps, and would leave holes in memory between them.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from rumpus.engine.events import events_for
from rumpus.engine.run import Entry
from rumpus.games import AnyGame
from rumpus.tables.messages.once import once
from rumpus.tables.messages.to_page import LogLine

_encode = msgspec.json.Encoder().encode

RECENT = 40
"""The number of log lines that a page gets when it comes in."""
CHUNK = 8
"""Lines are kept in chunks, so that another one does not touch all of them."""
Line: TypeAlias = bytes | LogLine
"""A line that is the same for every page, encoded; or one of which a page gets what its seats saw."""
Lines: TypeAlias = tuple[tuple[Line, ...], ...]


class Noticed(Struct, frozen=True, gc=False):
    """The events of a step as they are seen."""

    events: tuple[Any, ...]
    """As everybody sees them."""
    own: dict[int, tuple[Any, ...]]
    """By seat: its events, if they differ from what everybody sees."""


def noticed(game: AnyGame, events: tuple[Any, ...]) -> Noticed:
    seen = events_for(game, events, None)
    own: dict[int, tuple[Any, ...]] = {}
    if seen is not events:
        for seat in range(game.seats):
            mine = events_for(game, events, seat)
            if mine != seen:
                own[seat] = mine
    return Noticed(seen, own)


def line_of(entry: Entry, what: Noticed) -> Line:
    # As in an update, the acting seat is named only if there is something to see.
    seat, by = (entry.seat, "" if entry.by == "person" else entry.by) if what.events else (None, "")
    if not what.own:
        return _encode(LogLine(entry.at_ms, what.events, seat, by))
    own = {str(each): once(mine) for each, mine in what.own.items()}
    return LogLine(entry.at_ms, once(what.events), seat, by, own)


def with_line(lines: Lines, line: Line) -> Lines:
    """At least the latest lines."""
    if lines and len(lines[-1]) < CHUNK:
        return (*lines[:-1], (*lines[-1], line))
    return (*lines[-RECENT // CHUNK :], (line,))


def lines_for(lines: Lines, seats: tuple[int, ...]) -> tuple[Any, ...]:
    """The latest lines as a page that holds these seats may read them."""
    latest = [line for chunk in lines for line in chunk][-RECENT:]
    return tuple([Raw(line) if isinstance(line, bytes) else _seen_from(line, seats) for line in latest])


def _seen_from(line: LogLine, seats: tuple[int, ...]) -> LogLine:
    return replace(line, own={seat: line.own[seat] for seat in map(str, seats) if seat in line.own})
