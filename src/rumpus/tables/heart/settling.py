"""Consequences to apply after every occurrence and as time passes."""

from __future__ import annotations

from rumpus.tables.heart import absence, fights, people_news
from rumpus.tables.heart.absence import Deputy
from rumpus.tables.heart.draft import Draft


def settle(draft: Draft, wanted: dict[int, Deputy], tick: int) -> None:
    """`wanted` are the current deputies; `tick` is that of the current battle."""
    absence.replace_host(draft)
    absence.note_stand_ins(draft, wanted)
    fights.attend(draft, tick)
    people_news.tell_new_host(draft)
