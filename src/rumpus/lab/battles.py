"""Battles in the arena without a clock: fought out between bots of the levels in the fighters' seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rumpus.arena import TICKS_PER_S
from rumpus.arena.bots import fight_out
from rumpus.bots import Level
from rumpus.engine import Run, Terms, battle_seed
from rumpus.engine.errors import BotError


def fight(run: Run[Any, Any, Any], terms: Terms, levels: Sequence[Level]) -> None:
    """Fight the battle that the game asks for, and give it the result. Raises BotError."""
    if not levels:
        raise BotError("A battle in the arena needs bots of known levels.")
    setup = run.game.battle_setup(run.state, battle_seed(run.seed, terms.id))
    first, second = (levels[seat] for seat in terms.fighters)
    [verdict] = fight_out([setup], [(first, second)]).verdicts
    assert verdict is not None
    at_ms = run.at_ms + verdict.tick * 1000 // TICKS_PER_S
    run.wakes_until(at_ms)
    run.act(None, run.game.battle_result(run.state, verdict), at_ms, "table")
