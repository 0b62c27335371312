"""Pads: texts (notes, drafts) that the table stores for a seat during a game. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.tables.document import Document, Pad
from rumpus.tables.errors import NotNow, NotYourSeat, TooManyPads
from rumpus.tables.names import clean_pages

MOST_PADS = 8


def written(table: Document, member: int, seat: int, name: str, text: str) -> tuple[Document, frozenset[int]]:
    """The table with that text on a pad of a seat, and the members who may read it. The last write wins."""
    if table.game_id is None:
        raise NotNow("There is no game on this table yet.")
    if seat not in table.seats_of(member):
        raise NotYourSeat("That is not your seat.")
    readers = frozenset(
        each.id for each in table.members if seat in each.sides and table.seats[seat].is_held_by(each.id)
    )
    if member not in readers:
        raise NotNow("You did not sit there in this game. Wait for the next one.")
    text = clean_pages(text)
    seating = table.seats[seat]
    kept = {pad.name: pad.text for pad in seating.pads}
    if kept.get(name, "") == text:
        return table, readers
    kept[name] = text
    after = tuple(Pad(each, kept[each]) for each in kept if kept[each])
    if len(after) > MOST_PADS:
        raise TooManyPads("A seat has {most} pads at the most. Empty one first.", most=MOST_PADS)
    return replace(table, seats=(*table.seats[:seat], replace(seating, pads=after), *table.seats[seat + 1 :])), readers


def text_of(table: Document, seat: int, name: str) -> str:
    return next((pad.text for pad in table.seats[seat].pads if pad.name == name), "")
