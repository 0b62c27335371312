"""Battles in the arena without a clock: fought out between bots of the levels in their seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rumpus.arena import TICKS_PER_S, bots, volley
from rumpus.arena.volley import bots as throwers
from rumpus.bots import Level
from rumpus.engine import Run, Terms, battle_seed
from rumpus.engine.errors import BotError


def fight(run: Run[Any, Any, Any], terms: Terms, levels: Sequence[Level]) -> None:
    """Fight the battle that the game asks for, and give it the result. Raises BotError."""
    if not levels:
        raise BotError("A battle in the arena needs bots of known levels.")
    setup = run.game.battle_setup(run.state, battle_seed(run.seed, terms.id))
    verdict = _verdict(setup, [levels[seat] for seat in terms.bodies or terms.fighters])
    at_ms = run.at_ms + verdict.tick * 1000 // TICKS_PER_S
    run.wakes_until(at_ms)
    run.act(None, run.game.battle_result(run.state, verdict), at_ms, "table")


def _verdict(setup: Any, levels: list[Level]) -> Any:
    """How it ends if each body is steered by a bot of that level."""
    if isinstance(setup, volley.Setup):
        [battle] = throwers.fight_out([setup], [levels])
        return battle.verdict
    first, second = levels
    [verdict] = bots.fight_out([setup], [(first, second)]).verdicts
    assert verdict is not None
    return verdict
