"""A series of games between the same bots, with rotated seats; the results do not depend on the number of processes."""

from __future__ import annotations

import hashlib
import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from functools import lru_cache
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from rumpus.bots import Bot, Level, make_bot
from rumpus.engine import Outcome, Run
from rumpus.games import AnyGame, game_named
from rumpus.guests import join_from_environment
from rumpus.lab.play import Played, Playing, play_all, playing
from rumpus.lab.seating import game_of_bots

GAMES_A_PART = 1000
"""The number of games that a process plays at a time; many, since their battles share floors."""
TELL_EVERY_S = 0.2


class Series(Struct, frozen=True):
    """The description of a series, which determines its results."""

    game: str
    players: int
    bots: tuple[Level, ...]
    """One bot per seat; the seats rotate from game to game."""
    games: int
    seed: int
    options: bytes = b"{}"
    paired: bool = False
    """Whether the same deal is played once with every rotation of the seats."""
    first_deal: int = 0
    """The number of the first deal: to go on after a shorter series with the same seed."""


class Part(Struct, frozen=True):
    """The results of some consecutive games."""

    outcomes: tuple[Outcome, ...]
    decisions: int
    cpu_seconds: float


class Results(Struct, frozen=True):
    """The results of a series."""

    game: str
    players: int
    bots: tuple[Level, ...]
    games: int
    seed: int
    decisions: int
    cpu_seconds: float
    decisions_per_cpu_second: float
    wins: tuple[float, ...]
    """The wins of each bot, in the order given; a shared win is split."""
    points: tuple[float, ...]
    """The average points of each bot."""
    results_digest: str
    """SHA-256 over all outcomes in the order of the games."""
    shares: tuple[tuple[float, ...], ...] = ()
    """The share of each bot in each win, game by game."""


Progress = Callable[[int], None]
"""Called with the number of games that have ended since the last call."""


def run_series(series: Series, *, jobs: int = 1, progress: Progress = lambda games: None) -> Results:
    """Play all the games. Raises BotError."""
    digest = hashlib.sha256()
    decisions = 0
    cpu_seconds = 0.0
    shares: list[tuple[float, ...]] = []
    points: list[tuple[int, ...]] = []
    for part in play_parts(series, jobs, progress):
        for outcome in part.outcomes:
            digest.update(msgspec.json.encode(outcome))
            points.append(_by_bot(series, len(shares), outcome.points))
            shares.append(_shares(series, len(shares), outcome))
        decisions += part.decisions
        cpu_seconds += part.cpu_seconds
    return Results(
        game=series.game,
        players=series.players,
        bots=series.bots,
        games=series.games,
        seed=series.seed,
        decisions=decisions,
        cpu_seconds=round(cpu_seconds, 6),
        decisions_per_cpu_second=round(decisions / max(cpu_seconds, 1e-9), 1),
        wins=tuple(sum(each) for each in zip(*shares, strict=True)),
        points=tuple(round(sum(each) / series.games, 3) for each in zip(*points, strict=True)),
        results_digest=digest.hexdigest(),
        shares=tuple(shares),
    )


def play_parts(series: Series, jobs: int, progress: Progress = lambda games: None) -> list[Part]:
    """Play all games in one process or several; the parts are in order. Raises BotError."""
    size = min(GAMES_A_PART, -(-series.games // jobs))
    parts = [range(start, min(start + size, series.games)) for start in range(0, series.games, size)]
    if jobs == 1 or len(parts) == 1:
        return [play_part(series, numbers, progress) for numbers in parts]
    # Spawned, not forked: works the same on every system and with threads.
    context = multiprocessing.get_context("spawn")
    ended = context.Value("q", 0)
    with ProcessPoolExecutor(jobs, context, _begin_worker, (ended,)) as pool:
        futures = [pool.submit(play_part, series, numbers, _count) for numbers in parts]
        try:
            _tell(futures, ended, progress)
            return [future.result() for future in futures]
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _tell(futures: list[Future[Part]], ended: Any, progress: Progress) -> None:
    """Report the progress of other processes until all parts are done or one fails."""
    told = 0
    running = set(futures)
    while running:
        done, running = wait(running, TELL_EVERY_S)
        for future in done:
            future.result()
        if (now := ended.value) > told:
            progress(now - told)
            told = now


class _Shared:
    """Shared memory of the worker processes."""

    ended: ClassVar[Any]
    """The number of games that have ended in all processes."""


def _begin_worker(ended: Any) -> None:
    _Shared.ended = ended
    join_from_environment(is_guarded=False)


def _count(games: int) -> None:
    with _Shared.ended.get_lock():
        _Shared.ended.value += games


def play_part(series: Series, numbers: range, progress: Progress = lambda games: None) -> Part:
    """Play the games with these numbers."""
    began = time.process_time()
    played: dict[int, Played] = {}
    for number, each in play_all(_games(series, numbers)):
        played[number] = each
        progress(1)
    outcomes = tuple([played[number].outcome for number in range(len(numbers))])
    decisions = sum(each.decisions for each in played.values())
    return Part(outcomes, decisions, time.process_time() - began)


def _games(series: Series, numbers: range) -> Iterator[Playing]:
    """The games, each set up when it is its turn."""
    game, bots = _seated(series.game, series.options, series.players, series.bots)
    for number in numbers:
        first = number % series.players
        deal = number // series.players if series.paired else number
        run: Run[Any, Any, Any] = Run(game, game_seed(series.seed, series.first_deal + deal))
        run.start()
        yield playing(run, bots[first:] + bots[:first], series.bots[first:] + series.bots[:first])


@lru_cache(maxsize=8)
def _seated(name: str, options: bytes, players: int, levels: tuple[Level, ...]) -> tuple[AnyGame, list[Bot]]:
    game = game_of_bots(game_named(name), players, options)
    return game, [make_bot(game, level) for level in levels]


def game_seed(seed: int, number: int) -> bytes:
    """The seed of one game of a series."""
    return hashlib.sha256(f"{seed}/{number}".encode()).digest()[:16]


def _by_bot(series: Series, number: int, by_seat: tuple[int, ...]) -> tuple[int, ...]:
    """Values by seat, rearranged by bot."""
    first = number % series.players
    return tuple(by_seat[(bot - first) % series.players] for bot in range(series.players))


def _shares(series: Series, number: int, outcome: Outcome) -> tuple[float, ...]:
    """The share of each bot in the win of this game."""
    winners = outcome.winners
    first = number % series.players
    return tuple(
        1 / len(winners) if (bot - first) % series.players in winners else 0.0 for bot in range(series.players)
    )
