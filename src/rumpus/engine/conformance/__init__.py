"""One suite for every game: random play-outs, and what must hold at every moment of them."""

from rumpus.engine.conformance.findings import Finding
from rumpus.engine.conformance.loading import GameNotFound, load_game
from rumpus.engine.conformance.patch import patched
from rumpus.engine.conformance.suite import check_game

__all__ = ["Finding", "GameNotFound", "check_game", "load_game", "patched"]
