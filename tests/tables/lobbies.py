"""Lobbies for tests: `table_with("Ann", "Bo")` has Ann, the host, in seat 0 and Bo in seat 1."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.tables import lobby
from rumpus.tables.document import Document
from rumpus.tables.messages.people import Profile, Settings

CHECKED = Settings(ready_check=True)
"""Everybody says when they are ready."""
ANN, BO, CY = 0, 1, 2
"""The ids of the first three members."""


def guest(name: str) -> Profile:
    return Profile(name, "owl", "rose")


def joined(table: Document, name: str, *, spectator: bool = False) -> Document:
    return lobby.join(table, guest(name), f"hash of {name}", spectator=spectator)[0]


def table_with(*names: str, settings: Settings | None = None) -> Document:
    """A lobby in which these people sit, each in the next seat. The first of them is the host."""
    table = lobby.open_table("CDFGH", "mantis")
    for seat, name in enumerate(names):
        table = joined(table, name)
        table = lobby.take_seat(table, seat, seat, None)
    return table if settings is None else replace(table, settings=settings)


def begun(*names: str) -> Document:
    """The same, with a running game."""
    return lobby.start(table_with(*names), ANN, anyway=True)


def names(table: Document) -> list[str]:
    """The name in each seat; an empty seat has none."""
    return [seating.name for seating in table.seats]
