"""Company at a table: how strong it is now, and what is learnt from a game. Pure.

Pages are not told. The answers of bots are in the log like all others, so a replay does not depend on any of this.
"""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.bots.fitting import COMPANY, Fit
from rumpus.bots.following import Measure, first_measure, fit_now, learnt
from rumpus.tables.document import Document, GameMeasure
from rumpus.tables.heart.play import Play
from rumpus.tables.names import credential_hash

MOST_GAMES = 20
"""The number of games whose measures are kept; the oldest make room."""


def measure_of(table: Document) -> Measure:
    """What the table knows of its people in the game on it."""
    known = next((each for each in table.measures if each.game == table.game), None)
    return first_measure(table.game) if known is None else Measure(known.strength, known.tempo_ms)


def fit_of(table: Document, play: Play) -> Fit:
    """How strong company plays at this point of the game."""
    return fit_now(play.game, play.state.public, measure_of(table), play.hands, *_sides(table))


def followed(table: Document, play: Play) -> Document:
    """The table after a finished game."""
    people, bots = _sides(table)
    if play.outcome is None or not people or not bots:
        return table
    measure = learnt(measure_of(table), play.outcome, play.hands, people, bots)
    others = tuple(each for each in table.measures if each.game != table.game)
    kept = GameMeasure(table.game, measure.strength, measure.tempo_ms)
    return replace(table, measures=(*others, kept)[-MOST_GAMES:])


def known_from(table: Document, credential: str) -> tuple[GameMeasure, ...]:
    """What a table knows of its people, for the next table of somebody who sits here; nothing for anybody else."""
    member = table.known_by(credential_hash(credential))
    return table.measures if member is not None and table.seats_of(member.id) else ()


def _sides(table: Document) -> tuple[list[int], list[int]]:
    """The seats of people, and those of company."""
    people = [seat for seat, seating in enumerate(table.seats) if seating.kind == "person"]
    return people, [seat for seat, seating in enumerate(table.seats) if seating.level == COMPANY]
