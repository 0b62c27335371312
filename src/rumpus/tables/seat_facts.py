"""Facts about the seated people that the table fills into a game's options. Pure."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rumpus.engine import BadOptions, read_options, table_options
from rumpus.engine.facts import TableFact
from rumpus.games import game_named
from rumpus.tables.document import Document
from rumpus.tables.errors import sentence


def left_out(options: Struct) -> Any:
    """The options without those that the table fills in."""
    form = type(options)
    return replace(options, **{name: getattr(form(), name) for name in table_options(form)})


def misfit(table: Document) -> str:
    """Why a game cannot begin under the chosen options with the seated people; empty if it can.

    The general limits on the number of players are checked elsewhere.
    """
    game = game_named(table.game)
    table = replace(table, seats=tuple(seating for seating in table.seats if seating.kind != "empty"))
    seats = len(table.seats)
    if table.phase == "playing" or not game.facts.min_seats <= seats <= game.facts.max_seats:
        return ""
    try:
        game(options_at_start(table), seats=seats)
    except BadOptions as error:
        return sentence(error.message)
    return ""


def options_at_start(table: Document) -> Any:
    """The options with which a game begins: those chosen, and those that the table fills in."""
    form = game_named(table.game).types.options
    devices = Counter(seating.member for seating in table.seats if seating.member is not None)
    known: dict[TableFact, tuple[int, ...]] = {
        "heights": tuple(seating.height_cm for seating in table.seats),
        "bots": tuple(seat for seat, seating in enumerate(table.seats) if seating.kind == "bot"),
        "sharing": tuple(0 if seating.member is None else devices[seating.member] for seating in table.seats),
    }
    filled_in = {name: known[fact] for name, fact in table_options(form).items()}
    return replace(read_options(form, table.options), **filled_in)
