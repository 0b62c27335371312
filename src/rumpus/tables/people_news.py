"""News of the people at a table, told to everybody in words: who left, for whom a bot plays, who is the host now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.tables.document import Document
from rumpus.tables.messages.to_page import UNNUMBERED, LogLine, Notice, PeopleNews

if TYPE_CHECKING:
    from rumpus.tables.table import Table


class Herald:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._host = table.document.host

    def tell(self, news: PeopleNews) -> None:
        """Stage it for everybody; in a game it is a line of the log."""
        referee = self._table.referee
        line = LogLine(referee.now_ms(), (), people=news)
        if referee.play is not None:
            referee.play.recent.append(line)
        self._table.pages.tell_all(Notice(UNNUMBERED, line))

    def tell_gone(self, before: Document, member: int, kind: str, *, explained: bool = False) -> None:
        """A member gave up what they held `before`. `explained`: the game itself says what that means."""
        after = self._table.document
        who = before.member(member)
        held = [] if who is None or after.phase != "playing" or before.phase != "playing" else before.seats_of(member)
        seats = [seat for seat in held if not explained and after.seats[seat].kind == "bot"]
        told = {seat: next(each.name for each in before.seats[seat].holders if each.member == member) for seat in seats}
        if told:
            for seat, name in told.items():
                self.tell(PeopleNews(kind, name, member, seat))  # type: ignore[arg-type]
        elif who is not None and kind != "stood_up":
            self.tell(PeopleNews(kind, who.profile.name, member))  # type: ignore[arg-type]

    def tell_stand_ins(self, before: frozenset[int], now: frozenset[int]) -> None:
        """A bot plays for other seats than before."""
        document, absent = self._table.document, self._table.absent
        names = document.names
        for seat in sorted(now - before):
            self.tell(PeopleNews("stand_in", names[seat], document.seats[seat].member, seat))
        for seat in sorted(before - now):
            if seat < len(document.seats) and document.seats[seat].kind == "person" and absent.is_anybody_here(seat):
                self.tell(PeopleNews("back", names[seat], document.seats[seat].member, seat))

    def mind_the_host(self) -> None:
        """Tell who the host is now, if that has changed since the last time. The first one knows."""
        document = self._table.document
        before, self._host = self._host, document.host
        if document.host is None or before is None or document.host == before:
            return
        host = document.member(document.host)
        if host is not None:
            self.tell(PeopleNews("host", host.profile.name, host.id))
