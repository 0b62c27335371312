"""The tally of the evening: who played and won how often at this table. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.engine import Outcome
from rumpus.tables.document import Document
from rumpus.tables.messages.table_info import Tally

MOST_ROWS = 60
"""Those of a game and a name; the oldest make room."""


def counted(table: Document, outcome: Outcome) -> Document:
    """The table with a finished game in its tally."""
    rows = {(row.game, row.name): row for row in table.tally}
    for seat, (name, seating) in enumerate(zip(table.names, table.seats, strict=True)):
        row = rows.pop((table.game, name), Tally(table.game, name, seating.kind == "bot"))
        won = outcome.places[seat] == 1
        rows[table.game, name] = replace(row, played=row.played + 1, won=row.won + won)
    return replace(table, tally=tuple(rows.values())[-MOST_ROWS:])
