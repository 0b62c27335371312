"""Servers die and sleep under play of all five games. `make chaos` is the long form."""

from __future__ import annotations

from tests.cluster.chaos import rage

SEED = 15
KILLS = 6


async def test_servers_are_killed_and_paused_under_play_of_all_games_and_nothing_is_lost_doubled_or_told_to_others(
    database: str,
) -> None:
    chaos, complaints = await rage(database, SEED, KILLS)
    assert complaints == []
    assert chaos.kills == KILLS
    assert chaos.gaps
