"""One suite for every game: random play-outs, and what must hold at every moment of them."""

from rumpus.conformance.findings import Finding
from rumpus.conformance.loading import GameNotFound, load_game
from rumpus.conformance.patch import patched
from rumpus.conformance.suite import check_game

__all__ = ["Finding", "GameNotFound", "check_game", "load_game", "patched"]
