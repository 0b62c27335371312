"""Many games between the same bots: seeded one by one, seats rotated, in one process or several, always the same."""

from __future__ import annotations

import hashlib
import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rumpus.bots import Bot, Level, make_bot
from rumpus.engine import Outcome, read_options, table_options
from rumpus.games import AnyGame, game_named
from rumpus.lab.play import play

GAMES_A_PART = 50
"""How many games a process plays before it hands in the results."""


class Series(Struct, frozen=True):
    """Which games to play. Everything about them follows from this."""

    game: str
    players: int
    bots: tuple[Level, ...]
    """One a seat; who sits where is rotated from game to game."""
    games: int
    seed: int
    options: bytes = b"{}"
    paired: bool = False
    """Whether the same deal is played once with every rotation of the seats."""


class Part(Struct, frozen=True):
    """Some games in a row, played."""

    outcomes: tuple[Outcome, ...]
    decisions: int
    cpu_seconds: float


class Results(Struct, frozen=True):
    """What came of a series."""

    game: str
    players: int
    bots: tuple[Level, ...]
    games: int
    seed: int
    decisions: int
    cpu_seconds: float
    decisions_per_cpu_second: float
    wins: tuple[float, ...]
    """One number a bot, in the order given; a shared win is split."""
    points: tuple[float, ...]
    """What each bot scored on average."""
    results_digest: str
    """SHA-256 over all outcomes in the order of the games."""
    shares: tuple[tuple[float, ...], ...] = ()
    """The share of the win, a bot, game by game."""


def run_series(series: Series, *, jobs: int = 1, progress: Callable[[int], None] = lambda games: None) -> Results:
    """Play all the games. `progress` is told after each part how many games it had. Raises BotError."""
    starts = range(0, series.games, GAMES_A_PART)
    digest = hashlib.sha256()
    decisions = 0
    cpu_seconds = 0.0
    shares: list[tuple[float, ...]] = []
    points: list[tuple[int, ...]] = []
    for part in _parts(series, starts, min(jobs, len(starts))):
        for outcome in part.outcomes:
            digest.update(msgspec.json.encode(outcome))
            points.append(_by_bot(series, len(shares), outcome.points))
            shares.append(_shares(series, len(shares), outcome))
        decisions += part.decisions
        cpu_seconds += part.cpu_seconds
        progress(len(part.outcomes))
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


def _parts(series: Series, starts: range, jobs: int) -> Iterator[Part]:
    if jobs == 1:
        for start in starts:
            yield play_part(series, start)
        return
    # Fresh processes rather than forked ones: the same on every system, whatever threads this one has.
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(play_part, [series] * len(starts), starts)


def play_part(series: Series, start: int) -> Part:
    """Play the games from number `start` on, up to a part's worth."""
    game, bots = _seated(series.game, series.options, series.players, series.bots)
    outcomes: list[Outcome] = []
    decisions = 0
    began = time.process_time()
    for number in range(start, min(start + GAMES_A_PART, series.games)):
        first = number % series.players
        deal = number // series.players if series.paired else number
        levels = series.bots[first:] + series.bots[:first]
        played = play(game, bots[first:] + bots[:first], game_seed(series.seed, deal), levels)
        outcomes.append(played.outcome)
        decisions += played.decisions
    return Part(tuple(outcomes), decisions, time.process_time() - began)


@lru_cache(maxsize=8)
def _seated(name: str, options: bytes, players: int, levels: tuple[Level, ...]) -> tuple[AnyGame, list[Bot]]:
    kind = game_named(name)
    chosen = read_options(kind.types.options, options)
    everybody = {
        name: tuple(range(players)) for name, fact in table_options(kind.types.options).items() if fact == "bots"
    }
    game = kind(replace(chosen, **everybody), seats=players)
    return game, [make_bot(game, level) for level in levels]


def game_seed(seed: int, number: int) -> bytes:
    """The seed of one game of a series."""
    return hashlib.sha256(f"{seed}/{number}".encode()).digest()[:16]


def _by_bot(series: Series, number: int, by_seat: tuple[int, ...]) -> tuple[int, ...]:
    """What the seats have, in the order of the bots."""
    first = number % series.players
    return tuple(by_seat[(bot - first) % series.players] for bot in range(series.players))


def _shares(series: Series, number: int, outcome: Outcome) -> tuple[float, ...]:
    """What each bot, in the order given, has of the win in this game."""
    winners = outcome.winners
    first = number % series.players
    return tuple(
        1 / len(winners) if (bot - first) % series.players in winners else 0.0 for bot in range(series.players)
    )
