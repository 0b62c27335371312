"""Consequences to apply after every occurrence and as time passes."""

from __future__ import annotations

from rumpus.tables.heart import absence, fights, people_news, rematch
from rumpus.tables.heart.absence import Deputy
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.state import State


def is_settled(state: State) -> bool:
    """Whether `settle` would change nothing, as after nearly every action: everybody is here, and nobody fights."""
    return (
        not state.presence.is_anybody_gone
        and not (state.stood_in or state.stepped_in or state.dropped)
        and state.rematch is None
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
    people_news.tell_new_host(draft)


def seconds_to_next_due(state: State, now: float) -> float | None:
    """Seconds until the table has something to do by itself; None: never."""
    due = [*rematch.seconds_left(state, now)]
    if (absent := absence.seconds_to_next_due(state, now)) is not None:
        due.append(absent)
    return min(due, default=None)
