"""The conformance suite: random play-outs of any game, with checks after every action."""

from rumpus.conformance.findings import Finding
from rumpus.conformance.loading import GameNotFound, load_game
from rumpus.conformance.patch import patched
from rumpus.conformance.suite import check_game

__all__ = ["Finding", "GameNotFound", "check_game", "load_game", "patched"]
