"""The search that tunes arena bots."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.arena.duel import Setup
from rumpus.arena.duel.bots import LEVELS, SKILLS, fight_out
from rumpus.lab.teaching.arena import RANGES, point_of, search, skill_of, worth


@pytest.mark.parametrize("level", ["easy", "good", "best"])
def test_the_skills_of_all_levels_lie_within_the_searched_ranges(level: str) -> None:
    skill = SKILLS[level]
    again = skill_of(skill, point_of(skill))
    assert {name: getattr(again, name) for name in RANGES} == pytest.approx(
        {name: getattr(skill, name) for name in RANGES}, abs=0.001
    )


def test_a_search_does_not_change_reaction_time_and_error() -> None:
    found = search("good", ("easy",), rounds=1, candidates=3, bouts=2, seed=1)
    assert (found.delay, found.error, found.wild) == (SKILLS["good"].delay, SKILLS["good"].error, SKILLS["good"].wild)
    assert found == search("good", ("easy",), rounds=1, candidates=3, bouts=2, seed=1)


def test_a_level_that_wins_has_a_higher_worth() -> None:
    rounds = 160
    seats = [
        (level, rival) if number % 2 == 0 else (rival, level)
        for level in LEVELS[1::2]
        for rival in ("easy", level)
        for number in range(rounds)
    ]
    bouts = fight_out([Setup(seed=number) for number in range(len(seats))], seats)
    easy, best = worth(bouts, rivals=1, rounds=rounds)
    assert best > easy
    assert np.isfinite([easy, best]).all()
