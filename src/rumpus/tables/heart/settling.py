"""Consequences to apply after every occurrence and as time passes."""

from __future__ import annotations

from rumpus.tables.heart import absence, fights, people_news
from rumpus.tables.heart.absence import Deputy
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.state import State


def is_settled(state: State) -> bool:
    """Whether `settle` would change nothing, as after nearly every action: everybody is here, and nobody fights."""
    return (
        not state.presence.is_anybody_gone
        and not state.stood_in
        and state.host_told == state.document.host
        and not fights.is_concerned(state)
    )


def settle(draft: Draft, wanted: dict[int, Deputy], tick: int) -> None:
    """`wanted` are the current deputies; `tick` is that of the current battle."""
    absence.replace_host(draft)
    absence.note_stand_ins(draft, wanted)
    fights.attend(draft, tick)
    people_news.tell_new_host(draft)
