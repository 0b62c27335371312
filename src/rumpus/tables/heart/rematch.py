"""Another game by consent: somebody offers it, and it begins when everybody who is here agrees, or after a while."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from rumpus.engine import RumpusError
from rumpus.tables import company, lobby
from rumpus.tables.document import Document
from rumpus.tables.errors import NotNow, NotYourSeat, sentence
from rumpus.tables.heart import beginning, people_news
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.state import Rematch, State
from rumpus.tables.messages.table_info import RematchInfo

WAIT_S = 30.0
"""How long an offer waits for those who do not answer. They keep their seats."""


def begin_at_once(draft: Draft, member: int) -> None:
    """The host does not wait for the others. Raises TableError."""
    _check_over(draft)
    lobby.check_host(draft.document, member)
    _begin(draft)
    draft.is_info_changed = True


def answer(draft: Draft, member: int, *, yes: bool) -> None:
    """Somebody offers another game, agrees, or sits it out. Raises TableError."""
    _check_over(draft)
    if not _plays(draft.document, member) and draft.document.host != member:
        raise NotYourSeat("Take a seat to play again.")
    if yes:
        _agree(draft, member)
    else:
        _sit_out(draft, member)
    draft.is_info_changed = True


def _check_over(draft: Draft) -> None:
    if draft.document.phase != "over":
        raise NotNow("The game is not over yet.")


def _agree(draft: Draft, member: int) -> None:
    offered = draft.rematch
    if offered is None:
        # Refuse at once what could not begin.
        _started(draft)
        offered = Rematch(frozenset(), draft.now + WAIT_S)
        if _waits(draft, {member}):
            people_news.tell_member(draft, "again", member)
    draft.rematch = replace(offered, yes=offered.yes | {member})


def _sit_out(draft: Draft, member: int) -> None:
    """Their seat is free; they stay at the table."""
    for seat in draft.document.seats_of(member):
        draft.document = lobby.leave_seat(draft.document, member, seat)
    others = tuple(each for each in draft.document.newcomers if each != member)
    draft.document = replace(draft.document, newcomers=others)
    if draft.rematch is not None:
        draft.rematch = replace(draft.rematch, yes=draft.rematch.yes - {member})
    people_news.tell_member(draft, "sits_out", member)


def settle(draft: Draft) -> None:
    """Begin when all have agreed or have had their time."""
    offered = draft.rematch
    if offered is None:
        return
    if draft.document.phase != "over" or not offered.yes:
        draft.rematch = None
        draft.is_info_changed = True
    elif not _waits(draft, offered.yes) or draft.now >= offered.until:
        try:
            _begin(draft)
        except RumpusError as error:
            # Somebody left or sits out, and there are too few.
            draft.rematch = None
            draft.document = replace(draft.document, notice=sentence(error.message))
            draft.is_info_changed = True


def _begin(draft: Draft) -> None:
    started = _started(draft)
    draft.rematch = None
    beginning.begin(draft, started)


def _started(draft: Draft) -> Document:
    document = draft.document
    assert document.host is not None
    return lobby.start(company.with_newcomers(document), document.host, anyway=True)


def _plays(document: Document, member: int) -> bool:
    return bool(document.seats_of(member)) or member in document.newcomers


def _waits(table: State | Draft, yes: Collection[int]) -> list[int]:
    """The people with a seat who are here and have not answered."""
    seated = {holder.member for seating in table.document.seats for holder in seating.holders}
    return sorted(member for member in seated if member not in yes and table.presence.is_here(member))


def rematch_info(table: State) -> RematchInfo | None:
    if table.rematch is None:
        return None
    return RematchInfo(tuple(sorted(table.rematch.yes)), tuple(_waits(table, table.rematch.yes)))


def seconds_left(offered: Rematch, now: float) -> float:
    return max(0.0, offered.until - now) + 0.001
