"""Series of games: the same for any number of processes, and without advantages by seat."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rumpus.bots import Level
from rumpus.lab.intervals import SURE, of_means, sure_after, wilson
from rumpus.lab.series import Series, run_series

FOUR: tuple[Level, ...] = ("good", "easy", "random", "random")


def series(games: int = 120, seed: int = 1, bots: tuple[Level, ...] = FOUR, *, paired: bool = False) -> Series:
    return Series("mantis", players=len(bots), bots=bots, games=games, seed=seed, paired=paired)


def test_the_same_seed_gives_the_same_digest_whatever_the_number_of_jobs() -> None:
    alone, together = run_series(series()), run_series(series(), jobs=2)
    assert alone.results_digest == together.results_digest
    assert alone.wins == together.wins
    assert alone.decisions == together.decisions


def test_another_seed_gives_another_digest() -> None:
    assert run_series(series(games=5)).results_digest != run_series(series(games=5, seed=2)).results_digest


def test_a_series_continues_where_a_shorter_one_ended() -> None:
    whole = run_series(series(games=12, paired=True))
    begun, rest = (
        run_series(series(games=8, paired=True)),
        run_series(replace(series(games=4, paired=True), first_deal=2)),
    )
    assert whole.shares == begun.shares + rest.shares


def test_the_wins_of_all_bots_sum_to_the_games() -> None:
    results = run_series(series(games=90))
    assert sum(results.wins) == pytest.approx(90)
    assert [sum(game) for game in results.shares] == pytest.approx([1.0] * 90)


def test_the_best_levels_are_also_reproducible() -> None:
    first, second = (run_series(series(games=2, bots=("best", "good", "best"))) for _ in range(2))
    assert first.results_digest == second.results_digest


def test_results_are_counted_by_bot_and_not_by_seat() -> None:
    results = run_series(series(games=200))
    assert max(results.wins) == results.wins[0]
    assert results.wins[0] > 100
    assert max(results.points) == results.points[0]


def test_paired_deals_give_bots_of_one_level_equal_shares() -> None:
    # All play alike and every deal is played from every seat, so nobody can be ahead.
    results = run_series(series(games=40, bots=("random",) * 4, paired=True))
    assert results.wins == pytest.approx((10.0,) * 4)


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_is_reported_for_every_game(jobs: int) -> None:
    told: list[int] = []
    run_series(series(games=120), jobs=jobs, progress=told.append)
    assert sum(told) == 120
    assert 0 not in told
    assert len(told) > 1 or jobs > 1


def test_a_wilson_interval_has_the_known_values() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_an_interval_of_means_is_narrow_if_the_means_are_close() -> None:
    assert of_means([0.5, 0.5, 0.5]) == (0.5, 0.5)
    low, high = of_means([0.25, 0.75] * 50)
    assert low < 0.5 < high


def test_figures_that_are_evaluated_more_often_have_a_wider_interval() -> None:
    assert sure_after(1) == pytest.approx(SURE, abs=1e-5)
    assert sure_after(5) == pytest.approx(2.5758, abs=1e-4)
