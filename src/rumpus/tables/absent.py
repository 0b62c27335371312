"""Those who do not answer: bots in seats, stand-ins for people who are gone, the turn timer, and a host who is away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.tables import lobby
from rumpus.tables.deputies import Deputies, Deputy
from rumpus.tables.play import Play

if TYPE_CHECKING:
    from rumpus.tables.table import Table

HOST_GRACE_S = 120.0
"""How long a host may be gone before the role moves on."""


class Absent:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._deputies = Deputies(table.services.thinker, pace=table.services.bot_pace, wake=table.wake)
        self._stood_in: frozenset[int] = frozenset()

    def mind(self) -> None:
        """Let bots, stand-ins and the turn timer do what is due."""
        table, play = self._table, self._table.referee.play
        self._mind_the_host()
        if play is None or play.outcome is not None or table.document.paused:
            self._deputies.drop_all()
            return
        wanted = self._wanted_deputies(play)
        if wanted or self._deputies.is_busy:
            now = table.loop.time()
            self._deputies.consider(play, wanted)
            for seat, by, thought, seen in self._deputies.due(now):
                if seat in wanted and play.outcome is None:
                    table.referee.answer_for(play, seat, by, thought, seen)
            if play.outcome is None:
                self._deputies.consider(play, self._wanted_deputies(play))
        standing = frozenset(seat for seat, deputy in wanted.items() if deputy.by == "stand-in")
        if standing != self._stood_in:
            before, self._stood_in = self._stood_in, standing
            table.herald.tell_stand_ins(before, standing)
            table.pages.is_info_changed = True

    def _wanted_deputies(self, play: Play) -> dict[int, Deputy]:
        document = self._table.document
        overdue: set[int] = set()
        if document.settings.turn_s:
            now_ms = play.clock.now_ms()
            overdue = {seat for seat, at_ms in self._deadlines(play).items() if at_ms <= now_ms}
        is_anybody_gone = self._table.presence.is_anybody_gone
        wanted: dict[int, Deputy] = {}
        for seat, seating in enumerate(document.seats):
            if seating.kind == "bot":
                wanted[seat] = Deputy(seating.level or document.settings.stand_in, "bot")
            elif is_anybody_gone and self.has_stand_in(seat):
                wanted[seat] = Deputy(document.settings.stand_in, "stand-in")
            elif seat in overdue:
                wanted[seat] = Deputy(document.settings.stand_in, "timer")
        return wanted

    def has_stand_in(self, seat: int) -> bool:
        """Whether all who hold a seat have been gone for longer than the table waits, in a game."""
        table = self._table
        if table.referee.play is None or self.is_anybody_here(seat):
            return False
        return self._gone_for(seat) >= table.document.settings.grace_s

    def is_anybody_here(self, seat: int) -> bool:
        """Whether somebody of a seat has a page open; bots always have."""
        holders = self._table.document.seats[seat].holders
        return not holders or any(self._table.presence.is_here(each.member) for each in holders)

    def _gone_for(self, seat: int) -> float:
        """Seconds since the last one who holds a seat went."""
        now = self._table.loop.time()
        holders = self._table.document.seats[seat].holders
        return min(self._table.presence.gone_for(each.member, now) for each in holders)

    def _mind_the_host(self) -> None:
        table = self._table
        host = table.document.host
        if host is None or table.presence.is_here(host) or not table.presence.here:
            return
        if table.presence.gone_for(host, table.loop.time()) >= HOST_GRACE_S:
            moved = lobby.with_next_host(table.document, table.presence.here)
            if moved.host != host:
                table.document = moved
                table.pages.is_info_changed = True

    def dismiss_deputies(self) -> None:
        self._deputies.drop_all()

    def _deadlines(self, play: Play) -> dict[int, int]:
        document = self._table.document
        people = [seating.kind == "person" for seating in document.seats]
        found = play.deadlines(document.settings.turn_s, [seating.slow for seating in document.seats])
        return {seat: at_ms for seat, at_ms in found.items() if people[seat]}

    def told_deadlines(self) -> dict[str, int]:
        """When the turn timer runs out, by seat, as pages are told."""
        play = self._table.referee.play
        if play is None or not self._table.document.settings.turn_s:
            return {}
        return {str(seat): at_ms for seat, at_ms in self._deadlines(play).items()}

    def seconds_to_next_due(self) -> float | None:
        """How long the table may rest if nothing comes in; None: for ever."""
        play = self._table.referee.play
        is_on = play is not None and play.outcome is None and play.clock.is_running
        due = self._seconds_left_to_the_absent(is_on=is_on) if self._table.presence.is_anybody_gone else []
        if play is not None and is_on:
            due += self._seconds_left_in_the_game(play)
        return min(due) if due else None

    def _seconds_left_to_the_absent(self, *, is_on: bool) -> list[float]:
        """Until the role of host moves on, and until stand-ins play."""
        presence, document = self._table.presence, self._table.document
        now = self._table.loop.time()
        left: list[float] = []
        if document.host is not None and not presence.is_here(document.host) and presence.here:
            left.append(HOST_GRACE_S - presence.gone_for(document.host, now))
        if is_on:
            gone = [seat for seat in range(len(document.seats)) if not self.is_anybody_here(seat)]
            left += [document.settings.grace_s - self._gone_for(seat) for seat in gone]
        return [seconds + 0.001 for seconds in left if seconds > 0]

    def _seconds_left_in_the_game(self, play: Play) -> list[float]:
        """Until the game wants to be woken, a turn timer runs out, or a deputy acts."""
        moments = [play.game.wake_at_ms(play.run.state)]
        if self._table.document.settings.turn_s:
            now_ms = play.clock.now_ms()
            moments += [at_ms for at_ms in self._deadlines(play).values() if at_ms > now_ms]
        until = [play.clock.seconds_until(at_ms) for at_ms in moments if at_ms is not None]
        left = [seconds for seconds in until if seconds is not None]
        if self._deputies.is_busy and (next_due := self._deputies.next_due()) is not None:
            left.append(max(0.0, next_due - self._table.loop.time()))
        return left
