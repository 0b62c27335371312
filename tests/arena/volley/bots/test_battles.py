"""Bots of burrito battles."""

from __future__ import annotations

from statistics import median

import numpy as np
import pytest

from rumpus.arena.volley import Floor, Setup
from rumpus.arena.volley.bots import LEVELS, Battle, Minds, fight_out


def shares(upper: str, lower: str, battles: int) -> float:
    """The share of battles that the upper level wins, half of them on either side."""
    setups = [Setup(number // 2, ("brawl", "duel")[number // 2 % 2], (0, 1), 2) for number in range(battles)]
    levels = [(upper, lower) if number % 2 == 0 else (lower, upper) for number in range(battles)]
    won = [_share(battle, number % 2) for number, battle in enumerate(fight_out(setups, levels))]
    return sum(won) / battles


def _share(battle: Battle, side: int) -> float:
    losers = battle.verdict.losers
    return 0.5 if len(losers) > 1 else float(losers != (side,))


def test_best_bots_beat_easy_bots() -> None:
    assert shares("best", "easy", 24) > 0.65


def test_a_war_between_bots_has_throws_and_ends_without_a_lot() -> None:
    setups = [Setup(seed, "war", tuple(range(5)), 6) for seed in range(6)]
    battles = fight_out(setups, [("good",) * 6] * 6)
    assert all(battle.verdict.cause in ("hit", "caught") for battle in battles)
    assert all(battle.throws for battle in battles)
    # Nobody is hit at the table before the others have turned round.
    assert median(battle.seconds for battle in battles) > 3.0


def test_a_mind_decides_the_same_alone_and_among_many() -> None:
    setups = [Setup(seed, "brawl", (0, 2), 3) for seed in range(5)]
    together = fight_out(setups, [("best", "easy", "good")] * 5)
    alone = fight_out(setups[3:4], [("best", "easy", "good")])
    assert alone[0] == together[3]


def test_minds_are_seated_and_forgotten() -> None:
    floor, minds = Floor(1, 6), Minds(1, 6)
    for seed in (1, 2):
        row = floor.open(Setup(seed, "war", (0, 1, 2, 3), 4))
        minds.grow(floor.rows)
        for body in range(4):
            minds.seat(row, body, "good" if body else "")
    for _ in range(260):
        inputs = minds.decide(floor)
        assert not inputs[:, 0].any(), "left to somebody else"
        floor.step(inputs)
    assert np.abs(inputs[:, 1:4]).any(axis=(1, 2)).all() or floor.over.any()
    minds.forget(0)
    assert not minds.decide(floor)[0].any()


@pytest.mark.clause("B-WRONG-2")
def test_good_bystanders_grab_nothing() -> None:
    battles = fight_out([Setup(seed, "brawl", (0, 1), 6) for seed in range(6)], [("good",) * 6] * 6)
    assert all(battle.verdict.cause != "grab" for battle in battles)


def test_there_are_four_levels() -> None:
    assert LEVELS == ("random", "easy", "good", "best")
