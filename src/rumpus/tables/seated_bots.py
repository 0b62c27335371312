"""Seats bots, each with a unique name, colour and height. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.tables.document import Document, Seating
from rumpus.tables.messages.people import PersonColour, SeatLevel

BOT_COLOURS: tuple[PersonColour, ...] = ("sky", "leaf", "sun", "grape", "tangerine", "sea", "rose", "tomato")
BOT_NAMES = ("Pip", "Gizmo", "Dot", "Bolt", "Fig", "Zuzu", "Noodle", "Tock", "Waffle", "Biscuit", "Moss", "Quill")

BOT_HEIGHTS_CM = (142, 171, 133, 188, 126, 158, 195, 149, 164, 137, 120, 176)
"""One per name, all different, so that one of two bots is always shorter."""


def with_bot(table: Document, seat: int, level: SeatLevel) -> Document:
    """The table with a bot in an empty seat, with a unique name and colour."""
    taken = {seating.name for seating in table.seats}
    name = next((name for name in BOT_NAMES if name not in taken), f"Bot {seat + 1}")
    worn = {seating.colour for seating in table.seats if seating.kind != "empty"}
    colour = next((each for each in BOT_COLOURS if each not in worn), BOT_COLOURS[seat % len(BOT_COLOURS)])
    place = BOT_NAMES.index(name) if name in BOT_NAMES else seat % len(BOT_NAMES)
    bot = Seating("bot", name, "robot", colour, level=level, ready=True, height_cm=BOT_HEIGHTS_CM[place])
    return replace(table, seats=(*table.seats[:seat], bot, *table.seats[seat + 1 :]))
