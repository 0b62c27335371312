"""News about the people at a table: who came or left, for whom a bot plays, who is the host now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rumpus.tables.document import Document
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.tellings import ToAll
from rumpus.tables.messages.to_page import UNNUMBERED, LogLine, Notice, PeopleNews


def tell(draft: Draft, news: PeopleNews) -> None:
    """Tell everybody; in a game the news is also a line of the log."""
    line = LogLine(draft.now_ms, (), people=news)
    if draft.play is not None:
        draft.play = draft.play.noting(line)
    draft.tell(ToAll(Notice(UNNUMBERED, line)))


def tell_gone(
    draft: Draft,
    before: Document,
    member: int,
    kind: Literal["left", "sent_away", "stood_up"],
    *,
    explained: bool = False,
) -> None:
    """A member gave up the seats held in `before`. `explained`: the game itself reports it."""
    after = draft.document
    who = before.member(member)
    held = [] if who is None or after.phase != "playing" or before.phase != "playing" else before.seats_of(member)
    seats = [seat for seat in held if not explained and after.seats[seat].kind == "bot"]
    told = {seat: next(each.name for each in before.seats[seat].holders if each.member == member) for seat in seats}
    if told:
        for seat, name in told.items():
            tell(draft, PeopleNews(kind, name, member, seat))
    elif who is not None and kind != "stood_up":
        tell(draft, PeopleNews(kind, who.profile.name, member))


def tell_member(
    draft: Draft, kind: Literal["joined", "watching", "dropped", "back", "again", "sits_out"], member: int
) -> None:
    who = draft.document.member(member)
    if who is not None:
        tell(draft, PeopleNews(kind, who.profile.name, member))


def is_told_back(draft: Draft, member: int) -> bool:
    """Whether this step tells already that somebody plays again."""
    notices = [each.message for each in draft.tellings if isinstance(each, ToAll) and isinstance(each.message, Notice)]
    news = [each.line.people for each in notices if each.line.people is not None]
    return any(each.kind == "back" and each.member == member for each in news)


def tell_stand_ins(draft: Draft, begun: Sequence[int], back: Sequence[int]) -> None:
    """A bot plays for the seats `begun` now; people play the seats `back` again."""
    document = draft.document
    for seat in begun:
        tell(draft, PeopleNews("stand_in", document.names[seat], document.seats[seat].member, seat))
    for seat in back:
        moves = draft.played_for.get(seat, 0)
        tell(draft, PeopleNews("back", document.names[seat], document.seats[seat].member, seat, moves))


def tell_new_host(draft: Draft) -> None:
    """Announce a new host. The first host is not announced."""
    document = draft.document
    before, draft.host_told = draft.host_told, document.host
    if document.host is None or before is None or document.host == before:
        return
    host = document.member(document.host)
    if host is not None:
        tell(draft, PeopleNews("host", host.profile.name, host.id))
