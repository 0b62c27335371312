"""The practice floor: a table whose game begins as soon as somebody comes in. Pure."""

from __future__ import annotations

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from rumpus.engine import chosen_options
from rumpus.games.sword_practice import SwordPractice
from rumpus.tables import lobby, seated_bots
from rumpus.tables.document import Document
from rumpus.tables.messages.people import SeatLevel

GAME = SwordPractice.facts.name


def opened(cards: tuple[str, ...], levels: tuple[SeatLevel, ...]) -> Document:
    """A table with a bot for each level, in the last seats. Raises BadOptions naming a card that does not exist."""
    form = SwordPractice.types.options
    options = chosen_options(form, msgspec.json.encode({"cards": " ".join(cards)}))
    table = lobby.open_table("", GAME)
    table = replace(table, options=Raw(msgspec.json.encode(options)), begins_at_once=True)
    for place, level in enumerate(levels, start=len(table.seats) - len(levels)):
        table = seated_bots.with_bot(table, place, level)
    return table
