"""Consequences to apply after every occurrence and as time passes."""

from __future__ import annotations

from rumpus.tables.heart import absence, fights, people_news, rematch
from rumpus.tables.heart.absence import Deputy
from rumpus.tables.heart.draft import Draft


def settle(draft: Draft, wanted: dict[int, Deputy], tick: int) -> None:
    """`wanted` are the current deputies; `tick` is that of the current battle."""
    absence.replace_host(draft)
    absence.note_stand_ins(draft, wanted)
    absence.note_drop_offs(draft)
    fights.attend(draft, tick)
    rematch.settle(draft)
    people_news.tell_new_host(draft)
