"""Battles in the arena, fought between bots in the lab, with the same results for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rumpus.bots import Level, make_bot
from rumpus.engine import Run
from rumpus.engine.errors import BotError
from rumpus.games.sword_practice import SwordPractice
from rumpus.games.sword_practice.model import Options
from rumpus.lab.battles import battle_of, give
from rumpus.lab.floors import Floors
from rumpus.lab.play import Playing, play, play_all, play_on, playing
from rumpus.lab.series import Series, game_seed, run_series
from tests.games.burrito.positions import BEN, BRAWL, CLEO, DUEL, WAR, battle

BEST_OF_THREE = Options(bouts=3)


def practice(seed: bytes = b"seed") -> Run[Any, Any, Any]:
    """A game that has been played."""
    game = SwordPractice(BEST_OF_THREE, seats=2)
    levels: tuple[Level, ...] = ("good", "random")
    run: Run[Any, Any, Any] = Run(game, seed)
    run.start()
    play_on(run, [make_bot(game, level) for level in levels], levels)
    return run


def test_a_game_with_battles_in_the_arena_is_played_to_its_end_and_the_same_seed_gives_the_same_battles() -> None:
    run, again, other = practice(), practice(), practice(b"other")
    assert run.outcome is not None
    assert sorted(run.outcome.places) == [1, 2]
    # The state tells when each battle ended.
    assert (again.state, again.at_ms) == (run.state, run.at_ms)
    assert other.at_ms != run.at_ms


def test_without_levels_a_battle_cannot_be_fought() -> None:
    game = SwordPractice(seats=2)
    with pytest.raises(BotError, match="levels"):
        play(game, [make_bot(game, "good")] * 2, b"seed")


@pytest.mark.clause("B-MODE-R2")
@pytest.mark.parametrize("names", [BRAWL, WAR, DUEL])
def test_a_burrito_battle_with_bystanders_is_fought_to_the_end(names: str) -> None:
    match = battle(names, duelists=(BEN, CLEO) if names == DUEL else ())
    ends = []
    for _ in range(2):
        run: Run[Any, Any, Any] = Run(match.game, b"seed")
        run.state, run.at_ms = match.state, match.at_ms
        terms = match.game.terms(match.state)
        assert terms is not None
        floors: Floors[str] = Floors()
        floors.open("me", battle_of(run, terms, ("good",) * 4))
        while not (ended := floors.step()):
            pass
        [(_, verdict)] = ended
        give(run, verdict)
        assert set(run.state.public.last.losers) <= set(terms.fighters)
        assert run.at_ms > match.at_ms
        ends.append((run.state, run.at_ms))
    assert ends[0] == ends[1]


def test_games_whose_battles_share_floors_have_the_same_results_as_alone() -> None:
    """They begin and end at different times, so that rows are opened and closed."""
    game = SwordPractice(BEST_OF_THREE, seats=2)
    levels: tuple[Level, ...] = ("good", "random")
    bots = [make_bot(game, level) for level in levels]
    seeds = [game_seed(1, number) for number in range(20)]

    def begun(seed: bytes) -> Run[Any, Any, Any]:
        run: Run[Any, Any, Any] = Run(game, seed)
        run.start()
        return run

    together = [begun(seed) for seed in seeds]
    played = dict(play_all(playing(run, bots, levels) for run in together))
    for number in (0, 7, 19):
        alone = begun(seeds[number])
        assert play_on(alone, bots, levels) == played[number]
        # The state tells when each battle ended.
        assert (alone.state, alone.at_ms) == (together[number].state, together[number].at_ms)


@pytest.mark.parametrize(
    # With these seeds the games have few battles, and the battles of different games share floors.
    "series",
    [
        Series("burrito", 2, ("random",) * 2, games=3, seed=6, options=b'{"battles": "arena"}'),
        Series("fake_swords", 3, ("good",) * 3, games=2, seed=16, options=b'{"fights": "arena"}'),
    ],
    ids=lambda series: series.game,
)
def test_a_series_with_arena_fights_is_the_same_for_any_number_of_jobs(series: Series) -> None:
    alone, together = run_series(series), run_series(series, jobs=2)
    assert alone.results_digest == together.results_digest
    assert alone.shares == together.shares
    assert alone.decisions == together.decisions


def test_the_number_of_games_that_wait_for_battles_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.lab.play.AT_ONCE", 2)
    game = SwordPractice(Options(bouts=1), seats=2)
    bots = [make_bot(game, "good")] * 2
    begun = 0

    def games() -> Iterator[Playing]:
        nonlocal begun
        for number in range(5):
            begun += 1
            run: Run[Any, Any, Any] = Run(game, game_seed(1, number))
            run.start()
            yield playing(run, bots, ("good", "good"))

    for ended, _ in enumerate(play_all(games())):
        assert begun - ended <= 2
    assert begun == 5


def test_a_series_tells_the_game_that_every_seat_is_a_bot() -> None:
    """F-MODE-R4: between bots a judged fight becomes a quick one, so that the game ends."""
    results = run_series(Series("fake_swords", 3, ("easy",) * 3, games=2, seed=1, options=b'{"fights": "judged"}'))
    assert sum(results.wins) == 2
