"""Who answers for whom: bots in seats, stand-ins for absent people, the turn timer; and the succession of an absent
host."""

from __future__ import annotations

from typing import NamedTuple

from rumpus.bots.fitting import COMPANY
from rumpus.engine.first_game import LEARNER, Rehearsed
from rumpus.tables import lobby
from rumpus.tables.document import Document
from rumpus.tables.errors import NotNow
from rumpus.tables.heart import guiding, people_news
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.fitting import fit_of
from rumpus.tables.heart.play import Play
from rumpus.tables.heart.state import Seen, State

HOST_GRACE_S = 120.0
"""How long a host may be absent before the role moves on."""
DROPPED_AFTER_S = 4.0
"""How long somebody is absent before it is announced: a page that is loaded again is back before that."""


class Deputy(NamedTuple):
    level: str
    """A level, or how strong company is now."""
    by: str
    """bot, stand-in or timer, as in the log."""
    line: Rehearsed | None = None
    """The move that the script of a guided game has for the bot."""


def deputies_wanted(table: State, now: float) -> dict[int, Deputy]:
    """By seat: the deputy that answers for it now."""
    play, document = table.play, table.document
    if play is None or play.outcome is not None or document.paused:
        return {}
    if not guiding.is_over(document):
        return _guided(table, play)
    overdue: set[int] = set()
    if has_timer(document, play):
        now_ms = play.clock.now_ms(now)
        overdue = {seat for seat, at_ms in deadlines(document, play).items() if at_ms <= now_ms}
    is_anybody_gone = table.presence.is_anybody_gone
    wanted: dict[int, Deputy] = {}
    fit = ""
    for seat, seating in enumerate(document.seats):
        if seating.kind == "bot":
            level: str = seating.level or document.settings.stand_in
            if level == COMPANY:
                level = fit = fit or fit_of(document, play).name
            wanted[seat] = Deputy(level, "bot")
        elif is_anybody_gone and has_stand_in(table, seat, now):
            wanted[seat] = Deputy(document.settings.stand_in, "stand-in")
        elif seat in overdue:
            wanted[seat] = Deputy(document.settings.stand_in, "timer")
    return wanted


def _guided(table: State, play: Play) -> dict[int, Deputy]:
    """In a guided game the bots play by its script, and nobody plays for the learner."""
    line = guiding.line_now(table.document, play.asked)
    if line is None or not is_anybody_here(table, LEARNER):
        return {}
    return {line[0]: Deputy(guiding.BOTS, "bot", line[1])}


def note_stand_ins(draft: Draft, wanted: dict[int, Deputy]) -> None:
    """Announce for whom a bot plays now, and who is back."""
    standing = frozenset([seat for seat, deputy in wanted.items() if deputy.by == "stand-in"])
    if draft.stepped_in:
        draft.stepped_in = frozenset([seat for seat in draft.stepped_in if not is_anybody_here(draft, seat)])
    if standing != draft.stood_in:
        before, draft.stood_in = draft.stood_in, standing
        seats = draft.document.seats
        back = [seat for seat in sorted(before - standing) if seat < len(seats)]
        back = [seat for seat in back if seats[seat].kind == "person" and is_anybody_here(draft, seat)]
        people_news.tell_stand_ins(draft, sorted(standing - before), back)
        draft.played_for = {seat: moves for seat, moves in draft.played_for.items() if seat in standing}
        draft.is_info_changed = True


def note_drop_offs(draft: Draft) -> None:
    """Announce people with a place who are gone for a while, unless a bot was announced, and those who are back."""
    presence, document = draft.presence, draft.document
    if draft.unseen:
        draft.unseen -= presence.here
    if not (draft.dropped or presence.is_anybody_gone):
        return
    gone = frozenset(_dropped_off(draft))
    if gone == draft.dropped:
        return
    before, draft.dropped = draft.dropped, gone
    played = {each.member for seat in draft.stood_in for each in document.seats[seat].holders}
    for member in sorted(gone - before - played):
        people_news.tell_member(draft, "dropped", member)
    for member in sorted(before - gone):
        if presence.is_here(member) and not people_news.is_told_back(draft, member):
            people_news.tell_member(draft, "back", member)


def _dropped_off(draft: Draft) -> list[int]:
    """The absent members with a place, as long as somebody is here who wants to know."""
    presence = draft.presence
    return [
        member
        for member in presence.since
        if member not in draft.unseen
        if member in draft.dropped or (presence.here and presence.gone_for(member, draft.now) >= DROPPED_AFTER_S)
        if draft.document.seats_of(member)
    ]


def step_in(draft: Draft, by: int, seat: int) -> None:
    """The host does not wait for somebody who dropped off. Raises TableError."""
    lobby.check_host(draft.document, by)
    if draft.play is None or draft.play.outcome is not None:
        raise NotNow("There is no game on this table yet.")
    if seat >= len(draft.document.seats) or is_anybody_here(draft, seat):
        raise NotNow("They are here. A bot can only play for somebody who dropped off.")
    draft.stepped_in |= {seat}
    draft.is_info_changed = True


def has_stand_in(table: Seen, seat: int, now: float) -> bool:
    """Whether all holders of a seat in a game have been gone for longer than the table waits."""
    if table.play is None or is_anybody_here(table, seat):
        return False
    return seat in table.stepped_in or _gone_for(table, seat, now) >= table.document.settings.grace_s


def is_anybody_here(table: Seen, seat: int) -> bool:
    """Whether a holder of a seat has a page open; True for bots."""
    holders = table.document.seats[seat].holders
    return not holders or any(table.presence.is_here(each.member) for each in holders)


def commits(table: Seen, seat: int) -> tuple[int, ...]:
    """The members whose answers count for a seat: its captain or, if absent, the next one present; or all."""
    holders = tuple(holder.member for holder in table.document.seats[seat].holders)
    if table.document.settings.commits == "anyone":
        return holders
    here = tuple(member for member in holders if table.presence.is_here(member))
    return (here or holders)[:1]


def _gone_for(table: Seen, seat: int, now: float) -> float:
    """Seconds since the last holder of a seat left."""
    return min(table.presence.gone_for(each.member, now) for each in table.document.seats[seat].holders)


def replace_host(draft: Draft) -> None:
    """Move the role of a host who has been absent for too long."""
    host, presence = draft.document.host, draft.presence
    if host is None or presence.is_here(host) or not presence.here:
        return
    if presence.gone_for(host, draft.now) >= HOST_GRACE_S:
        moved = lobby.with_next_host(draft.document, presence.here)
        if moved.host != host:
            draft.document = moved
            draft.is_info_changed = True


def has_timer(document: Document, play: Play) -> bool:
    """Whether choices have a time limit, by a setting of the table or by the game."""
    return document.settings.turn_s > 0 or bool(play.game.limits)


def deadlines(document: Document, play: Play) -> dict[int, int]:
    """By seat of a person: when the time for a choice runs out."""
    found = play.deadlines(document.settings.turn_s, [seating.slow for seating in document.seats])
    return {seat: at_ms for seat, at_ms in found.items() if document.seats[seat].kind == "person"}


def told_deadlines(table: Seen) -> dict[str, int]:
    """The deadlines as sent to pages."""
    if table.play is None or not has_timer(table.document, table.play):
        return {}
    return {str(seat): at_ms for seat, at_ms in deadlines(table.document, table.play).items()}


def seconds_to_next_due(table: State, now: float) -> float | None:
    """Seconds until the table has something to do by itself; None: never."""
    play = table.play
    is_on = play is not None and play.outcome is None and play.clock.is_running
    due = _seconds_left_to_the_absent(table, now, is_on=is_on) if table.presence.is_anybody_gone else []
    if play is not None and is_on:
        due += _seconds_left_in_the_game(table.document, play, now)
    return min(due) if due else None


def _seconds_left_to_the_absent(table: State, now: float, *, is_on: bool) -> list[float]:
    """Seconds until the role of host moves on, and until stand-ins play."""
    presence, document = table.presence, table.document
    left: list[float] = []
    if document.host is not None and not presence.is_here(document.host) and presence.here:
        left.append(HOST_GRACE_S - presence.gone_for(document.host, now))
    if presence.here:
        told = table.dropped | table.unseen
        untold = [member for member in presence.since if member not in told and document.seats_of(member)]
        left += [DROPPED_AFTER_S - presence.gone_for(member, now) for member in untold]
    if is_on:
        gone = [seat for seat in range(len(document.seats)) if not is_anybody_here(table, seat)]
        left += [document.settings.grace_s - _gone_for(table, seat, now) for seat in gone]
    return [seconds + 0.001 for seconds in left if seconds > 0]


def _seconds_left_in_the_game(document: Document, play: Play, now: float) -> list[float]:
    """Seconds until the game wants a wake, or a turn timer runs out."""
    wake_ms, is_timed = play.game.wake_at_ms(play.state), has_timer(document, play)
    if wake_ms is None and not is_timed:
        return []
    moments = [wake_ms]
    if is_timed:
        now_ms = play.clock.now_ms(now)
        moments += [at_ms for at_ms in deadlines(document, play).values() if at_ms > now_ms]
    until = [play.clock.seconds_until(at_ms, now) for at_ms in moments if at_ms is not None]
    return [seconds for seconds in until if seconds is not None]
