"""A lane of many games by the name or file of the game. See `rumpus.fast`."""

from __future__ import annotations

from functools import partial
from typing import Any

from rumpus.envs.choosing import choose_game, tick_of
from rumpus.fast import Lane, ScalarLane, lane_of
from rumpus.fast.processes import ProcessLane
from rumpus.games import AnyGame
from rumpus.guests import join_from_environment


def make_lane(
    game: str,
    players: int,
    batch: int,
    *,
    options: dict[str, Any] | None = None,
    tick_ms: int | None = None,
    restarts: bool = True,
    processes: int = 1,
) -> Lane:
    """So many games side by side. A compiled lane needs one process; others are shared out among `processes`.

    Raises UnknownGame, GuestRefused, BadOptions, and ImportError if a compiled game lacks the extra.
    """
    chosen = choose_game(game, players, options)
    tick = tick_of(chosen, tick_ms)
    lane = lane_of(chosen, batch, tick_ms=tick, restarts=restarts)
    if processes == 1 or not isinstance(lane, ScalarLane):
        return lane
    opening = partial(_open_game, chosen.facts.name, players, options)
    return ProcessLane(chosen, opening, batch, processes=processes, tick_ms=tick, restarts=restarts)


def _open_game(name: str, players: int, options: dict[str, Any] | None) -> AnyGame:
    join_from_environment(is_guarded=False)
    return choose_game(name, players, options)
