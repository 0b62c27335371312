"""Levels of bots compared among other bots, until it is clear which wins more."""

from __future__ import annotations

from benchmarks.mixes import Seating, compare, looks_of, seatings


def test_the_figures_are_evaluated_each_time_the_number_of_games_has_doubled() -> None:
    assert looks_of(6, 2400) == [25, 50, 100, 200, 400]
    assert looks_of(12, 100) == [20]


def test_a_comparison_with_a_clear_lead_ends_before_the_limit() -> None:
    mix = compare(Seating("mantis", b"{}", "good", "random", ("random",)), most=2400, seed=1)
    assert mix.verdict == "wins more"
    assert mix.games == 150


def test_comparisons_in_games_for_two_have_no_other_bots() -> None:
    assert {seating.company for seating in seatings("wordy", b"{}")} == {()}
    assert {seating.games_a_deal for seating in seatings("wordy", b"{}")} == {2}
