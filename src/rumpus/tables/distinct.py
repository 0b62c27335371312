"""Distinct names and colours of the people at a table. Pure."""

from __future__ import annotations

from rumpus.tables.document import Document
from rumpus.tables.messages.people import PERSON_COLOURS, PersonColour
from rumpus.tables.names import likeness


def free_colour(
    table: Document, wish: PersonColour, member: int | None = None, seat: int | None = None
) -> PersonColour:
    """The colour, or a free one if somebody else has it; colours of seated people count most.

    The current colours of `member` and of `seat` do not count, because they are given up.
    """
    worn = {each.colour for place, each in enumerate(table.seats) if each.kind == "bot" and place != seat}
    worn |= {
        holder.colour
        for seating in table.seats
        for holder in seating.holders
        if holder.member != member or holder.guest
    }
    others = {each.profile.colour for each in table.members if each.id != member and not each.spectator}
    for taken in (worn | others, worn):
        for colour in (wish, *PERSON_COLOURS):
            if colour not in taken:
                return colour
    return wish


def free_name(table: Document, name: str, own: str) -> str:
    """The name, with a number if somebody at the table has it already; `own` is the name that is given up."""
    taken = {likeness(seating.name) for seating in table.seats}
    taken |= {likeness(mate.name) for seating in table.seats for mate in seating.mates}
    taken.discard(likeness(own))
    if likeness(name) not in taken:
        return name
    numbered = (f"{name} {number}" for number in range(2, len(taken) + 3))
    return next(each for each in numbered if likeness(each) not in taken)
