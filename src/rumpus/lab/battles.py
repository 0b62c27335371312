"""Arena battles in the lab, fought by bots of the levels in their seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rumpus.arena import TICKS_PER_S
from rumpus.bots import Level
from rumpus.engine import Run, Terms, battle_seed
from rumpus.engine.errors import BotError


class Battle(NamedTuple):
    """A battle that a game waits for."""

    setup: Any
    """The arena's `Setup`."""
    levels: tuple[Level, ...]
    """The level of each body's bot."""


def battle_of(run: Run[Any, Any, Any], terms: Terms, levels: Sequence[Level]) -> Battle:
    """The battle that a game asks for. Raises BotError."""
    if not levels:
        raise BotError("A battle in the arena needs bots of known levels.")
    setup = run.game.battle_setup(run.state, battle_seed(run.seed, terms.id))
    return Battle(setup, tuple([levels[seat] for seat in terms.bodies or terms.fighters]))


def give(run: Run[Any, Any, Any], verdict: Any) -> None:
    """Give a game the result of its battle."""
    at_ms = run.at_ms + verdict.tick * 1000 // TICKS_PER_S
    run.wakes_until(at_ms)
    run.act(None, run.game.battle_result(run.state, verdict), at_ms, "table")
