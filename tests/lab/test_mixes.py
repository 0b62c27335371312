"""Levels of bots compared in company: played until it is clear who wins more."""

from __future__ import annotations

from benchmarks.mixes import Seating, compare, looks_of, seatings


def test_the_figures_are_looked_at_each_time_that_the_games_have_doubled() -> None:
    assert looks_of(6, 2400) == [25, 50, 100, 200, 400]
    assert looks_of(12, 100) == [20]


def test_a_clear_lead_is_not_played_to_the_limit() -> None:
    mix = compare(Seating("mantis", b"{}", "good", "random", ("random",)), most=2400, seed=1)
    assert mix.verdict == "wins more"
    assert mix.games == 150


def test_games_for_two_have_no_company() -> None:
    assert {seating.company for seating in seatings("wordy", b"{}")} == {()}
    assert {seating.games_a_deal for seating in seatings("wordy", b"{}")} == {2}
