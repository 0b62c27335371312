"""What a table sees to whenever something has happened, or time has passed."""

from __future__ import annotations

from rumpus.tables.heart import absence, fights, people_news
from rumpus.tables.heart.absence import Deputy
from rumpus.tables.heart.draft import Draft


def settle(draft: Draft, wanted: dict[int, Deputy], tick: int) -> None:
    """`wanted` are those who answer for somebody now; `tick` is how far the battle is that is on."""
    absence.replace_host(draft)
    absence.note_stand_ins(draft, wanted)
    fights.attend(draft, tick)
    people_news.tell_new_host(draft)
