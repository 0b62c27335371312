"""Seeds of games with a set-up that a test needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rumpus.engine import Game, Run

TRIES = 10_000


def first_seed(game: Game[Any, Any, Any, Any, Any], fits: Callable[[Any], bool]) -> bytes:
    """The first seed whose set-up fits."""
    for number in range(TRIES):
        seed = f"{game.facts.name[:5]} {number:010}".encode()
        if fits(Run(game, seed).start().state):
            return seed
    raise AssertionError("no set-up fits")
