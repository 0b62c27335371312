"""Many games at once, for search, learning and large series.

`lane_of(game, batch)` plays a game of ours in compiled loops, which need the extra `rumpus[lab]`, and any other game by
its rules. Both have the same interface, and the same seed gives the same game. The rules remain the only judge: the
tests play both side by side.
"""

from __future__ import annotations

from importlib import import_module

from rumpus.fast.lane import Lane, Played, Policy, RandomTokens, Stepped
from rumpus.fast.scalar import ScalarLane
from rumpus.games import AnyGame

__all__ = ["Lane", "Played", "Policy", "RandomTokens", "ScalarLane", "Stepped", "lane_of"]

_COMPILED = {
    "mantis": ("rumpus.fast.mantis", "MantisLane"),
    "burrito": ("rumpus.fast.burrito", "BurritoLane"),
}
"""Imported when they are needed: without the extra everything else works."""


def lane_of(game: AnyGame, batch: int, *, tick_ms: int = 0, restarts: bool = True) -> Lane:
    """The fastest lane that there is for a game. Raises ImportError without the extra, if it is a compiled one."""
    if game.facts.name in _COMPILED:
        module, name = _COMPILED[game.facts.name]
        kind = getattr(import_module(module), name)
        if kind.can_play(game):
            made: Lane = kind(game, batch, tick_ms=tick_ms, restarts=restarts)
            return made
    return ScalarLane(game, batch, tick_ms=tick_ms, restarts=restarts)
