"""What a position is worth to each seat, from 0 to 1: how the game ended or, before, how the scores compare."""

from __future__ import annotations

import math
import typing
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec import Meta

from rumpus.engine import Outcome, Show
from rumpus.engine.show import SHOW_KEY

POINTS: Final = 0.02
"""The weight of points: little, so that they only decide between equal places."""
SHARPNESS: Final = 1.0
"""How likely the usual lead wins an unfinished game: the odds are e to this power."""
LEAST_DISTANCE: Final = 0.5


def of_outcome(outcome: Outcome) -> tuple[float, ...]:
    """Half for winning, half for each other seat that is behind; ties are shared."""
    places = outcome.places
    winners = places.count(1)
    wins = [1 / winners if place == 1 else 0.0 for place in places]
    return tuple(
        (1 - POINTS) * (won + _beaten(places, seat)) / 2 + POINTS * share
        for seat, (won, share) in enumerate(zip(wins, shares(outcome.points), strict=True))
    )


def _beaten(places: Sequence[int], seat: int) -> float:
    """The share of the other seats that are behind a seat."""
    if len(places) == 1:
        return float(places[0] == 1)
    behind = sum(1.0 if other > places[seat] else 0.5 if other == places[seat] else 0.0 for other in places)
    return (behind - 0.5) / (len(places) - 1)


class Standing:
    """The chances of each seat to win an unfinished game, by its scores.

    How much a lead means is unknown, so each is compared with the usual distance between the scores.
    """

    __slots__ = ("_count", "_sum")

    def __init__(self) -> None:
        self._sum = 1.0
        self._count = 1

    def of(self, scores: Sequence[int]) -> tuple[float, ...]:
        most = max(scores)
        self._sum += most - min(scores)
        self._count += 1
        usual = max(self._sum / self._count, LEAST_DISTANCE) / SHARPNESS
        return shares([math.exp((score - most) / usual) for score in scores])


def shares(amounts: Sequence[float]) -> tuple[float, ...]:
    """The share of each seat in the sum, from 0 to 1."""
    lowest = min(0.0, *amounts)
    above = [amount - lowest for amount in amounts]
    total = sum(above)
    return tuple(each / total for each in above) if total else (1 / len(amounts),) * len(amounts)


def scores_of(public: Any, seats: int) -> Sequence[int] | None:
    """The scores of a game that goes on: the field that its author shows as score."""
    kind: Any = type(public)
    name = _score_field(kind)
    scores = None if name is None else getattr(public, name)
    return scores if isinstance(scores, tuple) and len(scores) == seats else None


@lru_cache(maxsize=256)
def _score_field(kind: type) -> str | None:
    try:
        hints = typing.get_type_hints(kind, include_extras=True)
    except (NameError, TypeError):
        return None
    for name, hint in hints.items():
        for each in getattr(hint, "__metadata__", ()):
            told = (each.extra or {}).get(SHOW_KEY) if isinstance(each, Meta) else None
            if isinstance(told, Show) and told.kind == "score":
                return name
    return None
