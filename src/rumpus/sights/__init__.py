"""What a seat sees of a game, as arrays: the observations of environments and of learned bots.

Every game of ours has a sight of its own; any other game is seen by hashing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rumpus.games import AnyGame
from rumpus.sights.burrito import BurritoSight
from rumpus.sights.fake_swords import FakeSwordsSight
from rumpus.sights.hashed import HashedSight
from rumpus.sights.mantis import MantisSight
from rumpus.sights.sight import Piece, Sight
from rumpus.sights.swordcrafters import SwordcraftersSight
from rumpus.sights.wordy import WordySight

__all__ = ["HashedSight", "Piece", "Sight", "sight_of"]

_SIGHTS: dict[str, Callable[[Any], Sight]] = {
    "mantis": MantisSight,
    "wordy": WordySight,
    "swordcrafters": SwordcraftersSight,
    "fake_swords": FakeSwordsSight,
    "burrito": BurritoSight,
}


def sight_of(game: AnyGame) -> Sight:
    """The sight of a game with these options and seats."""
    return _SIGHTS.get(game.facts.name, HashedSight)(game)
