"""Consequences to apply after every occurrence and as time passes."""

from __future__ import annotations

from rumpus.tables import company
from rumpus.tables.heart import absence, fights, people_news, rematch
from rumpus.tables.heart.absence import Deputy
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.state import State


def is_calm(state: State) -> bool:
    """Whether nothing happens at a table until a page does something, as after nearly every action: everybody is here,
    no bot plays, no clock runs out, and nobody fights."""
    document, play = state.document, state.play
    if document.settings.turn_s or document.guided or not is_settled(state):
        return False
    for seating in document.seats:
        if seating.kind == "bot":
            return False
    if play is None:
        return True
    game = play.run.game
    return not game.limits and game.wake_at_ms(play.run.state) is None


def is_settled(state: State) -> bool:
    """Whether `settle` would change nothing: everybody is here, and nobody fights."""
    return (
        not state.presence.is_anybody_gone
        and not (state.stood_in or state.stepped_in or state.dropped)
        and state.rematch is None
        and not state.document.newcomers
        and state.host_told == state.document.host
        and not fights.is_concerned(state)
    )


def settle(draft: Draft, wanted: dict[int, Deputy], tick: int) -> None:
    """`wanted` are the current deputies; `tick` is that of the current battle."""
    absence.replace_host(draft)
    absence.note_stand_ins(draft, wanted)
    absence.note_drop_offs(draft)
    fights.attend(draft, tick)
    rematch.settle(draft)
    _seat_newcomers(draft)
    people_news.tell_new_host(draft)


def _seat_newcomers(draft: Draft) -> None:
    """Those who came after the end of a game sit down in the lobby."""
    if draft.document.newcomers and draft.document.phase == "lobby":
        draft.document = company.with_newcomers(draft.document)
        draft.is_info_changed = True


def seconds_to_next_due(state: State, now: float) -> float | None:
    """Seconds until the table has something to do by itself; None: never."""
    due = absence.seconds_to_next_due(state, now)
    if state.rematch is None:
        return due
    left = rematch.seconds_left(state.rematch, now)
    return left if due is None else min(due, left)
