"""Every pair of rules leaves both fighters a way to win."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from rumpus.arena import TICKS_PER_S
from rumpus.arena.duel import COUNTDOWN_TICKS, Bind, Setup, Verdict
from rumpus.arena.duel.bots import fight_out
from rumpus.arena.duel.modifiers import MODIFIERS

EXEMPT = "exempt"
"""Not a modifier: rules of the whole fight do not bind a fighter who has it; `pace` binds less."""
KIND = {modifier.name: modifier.kind for modifier in MODIFIERS}
NAMES = (*KIND, EXEMPT)
DUE_IN_TIME = {modifier.name for modifier in MODIFIERS if modifier.deadline}

FIRST_ROUND = 3
ROUNDS = 5
PATIENCE = COUNTDOWN_TICKS + 30 * TICKS_PER_S

Pair = tuple[str, str]


def binds_of(pair: Pair) -> tuple[tuple[Bind, ...], tuple[Bind, ...]]:
    """The rules of both fighters. Fighter 0 has the advantages."""
    favoured, other = [], []
    for name in KIND:
        if name not in pair:
            continue
        if KIND[name] != "advantage":
            other.append(Bind(name, 0.4 if name == "pace" else 1.0))
        if EXEMPT not in pair or KIND[name] != "whole":
            favoured.append(Bind(name, 0.4 if name == "pace" else 1.0))
        elif name == "pace":
            favoured.append(Bind(name, 0.7))
    return tuple(favoured), tuple(other)


def fought(pairs: list[Pair], count: int, seed: int) -> dict[Pair, list[Verdict]]:
    """Verdicts of bouts between bots of level good, by pair."""
    setups = [Setup(seed=seed + number, binds=binds_of(pair)) for pair in pairs for number in range(count)]
    verdicts = fight_out(setups, [("good", "good")] * len(setups), patience=PATIENCE).verdicts
    return {
        pair: [verdict for verdict in verdicts[start : start + count] if verdict]
        for pair, start in zip(pairs, range(0, len(setups), count), strict=True)
    }


@pytest.fixture(scope="module")
def verdicts() -> dict[Pair, list[Verdict]]:
    """Verdicts for every pair. Pairs that one side has not yet won by a hit are played more often."""
    known: dict[Pair, list[Verdict]] = {pair: [] for pair in combinations(NAMES, 2)}
    count, seed = FIRST_ROUND, 1
    for _ in range(ROUNDS):
        open_ones = [pair for pair, ends in known.items() if len(winners_by_hit(ends)) < 2]
        for pair, ends in fought(open_ones, count, seed).items():
            known[pair] += ends
        seed += count
        count *= 2
    return known


def winners_by_hit(ends: list[Verdict]) -> set[int]:
    return {1 - end.losers[0] for end in ends if len(end.losers) == 1 and end.cause == "hit"}


@pytest.mark.clause("F-ARENA-R1")
def test_each_side_wins_some_bouts_by_a_hit_under_every_pair_of_rules(verdicts: dict[Pair, list[Verdict]]) -> None:
    assert len(verdicts) == 276
    assert [pair for pair, ends in verdicts.items() if winners_by_hit(ends) != {0, 1}] == []


@pytest.mark.clause("F-ARENA-R1")
@pytest.mark.clause("F-RULE-R3")
def test_no_pair_of_rules_orders_what_it_forbids(verdicts: dict[Pair, list[Verdict]]) -> None:
    broken = Counter((pair, end.modifier) for pair, ends in verdicts.items() for end in ends if end.cause == "broken")
    assert {modifier for _, modifier in broken} <= DUE_IN_TIME
    assert all(modifier in pair for pair, modifier in broken)
    assert all(count < len(verdicts[pair]) / 2 for (pair, _), count in broken.items())
    assert sum(broken.values()) < 0.05 * sum(map(len, verdicts.values()))
