"""The games that come with Rumpus. Everything that lists games reads `GAMES`."""

from __future__ import annotations

from typing import Any

from rumpus.engine import Game, UnknownGame
from rumpus.games.burrito import Burrito
from rumpus.games.fake_swords import FakeSwords
from rumpus.games.mantis import Mantis
from rumpus.games.sword_practice import SwordPractice
from rumpus.games.swordcrafters import Swordcrafters
from rumpus.games.wordy import Wordy

__all__ = [
    "GAMES",
    "AnyGame",
    "Burrito",
    "FakeSwords",
    "Mantis",
    "SwordPractice",
    "Swordcrafters",
    "Wordy",
    "game_named",
]

AnyGame = Game[Any, Any, Any, Any, Any]
"""Any game, whatever its types are."""

GAMES: dict[str, type[AnyGame]] = {
    "mantis": Mantis,
    "wordy": Wordy,
    "swordcrafters": Swordcrafters,
    "fake_swords": FakeSwords,
    "sword_practice": SwordPractice,
    "burrito": Burrito,
}
"""Every game by its name, and those that were loaded from files."""


def game_named(name: str) -> type[AnyGame]:
    """The game of that name. Raises UnknownGame."""
    try:
        return GAMES[name]
    except KeyError:
        raise UnknownGame(f"There is no game {name!r} here. Known: {', '.join(GAMES)}.") from None
