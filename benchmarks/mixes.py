"""Whether a level of bot wins more than those below at tables with other bots: part of `benchmarks.ladder`.

One bot of each of two levels plays in company: all other seats have one level, or all levels in turn. Every deal is
played with both in each seat and in either order; the interval is that of the mean over deals.

A mix is played until the sign of the difference is clear, or up to a limit. The number of games doubles between two
evaluations, and the intervals are wide enough for all evaluations together.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from typing import Final

from msgspec import Struct
from rich.table import Table

from rumpus.bots import LEVELS, Level
from rumpus.games import game_named
from rumpus.lab.intervals import of_means, sure_after
from rumpus.lab.series import Series, run_series

FIRST_LOOK: Final = 120
"""The number of games, or those of a few deals, before the first evaluation."""
FEWEST_DEALS: Final = 20
"""An interval from fewer deals than this is not reliable."""


class Seating(Struct, frozen=True):
    """Two levels in company, to be measured."""

    game: str
    options: bytes
    upper: Level
    lower: Level
    company: tuple[Level, ...]

    @property
    def players(self) -> int:
        return 2 + len(self.company)

    @property
    def orders(self) -> tuple[tuple[Level, ...], ...]:
        """Both orders of the two. Without company, the rotations of the seats already include both."""
        one_way = (self.upper, self.lower, *self.company)
        return (one_way, (self.lower, self.upper, *self.company)) if self.company else (one_way,)

    @property
    def games_a_deal(self) -> int:
        return len(self.orders) * self.players


class Mix(Struct, frozen=True):
    """The result of a measurement."""

    players: int
    upper: Level
    lower: Level
    company: tuple[Level, ...]
    games: int
    share: float
    """The upper bot's share of the wins; then that of the lower one."""
    lower_share: float
    low: float
    high: float
    """The interval of the difference."""

    @property
    def verdict(self) -> str:
        if self.low > 0:
            return "wins more"
        return "TURNED ROUND" if self.high < 0 else "not shown to win more"

    @property
    def is_clear(self) -> bool:
        return self.low > 0 or self.high < 0


class Tally:
    """The figures of a seating, deal by deal."""

    def __init__(self, seating: Seating, seed: int) -> None:
        self._seating = seating
        self._seed = seed
        self._leads: list[float] = []
        self._wins = [0.0, 0.0]

    def play(self, deals: int) -> None:
        """Play until there are so many deals."""
        seating, played = self._seating, len(self._leads)
        players, games = seating.players, (deals - played) * seating.players
        leads = [0.0] * (deals - played)
        for bots in seating.orders:
            series = Series(
                seating.game, players, bots, games, self._seed, seating.options, paired=True, first_deal=played
            )
            upper, lower = bots.index(seating.upper), bots.index(seating.lower)
            for number, shares in enumerate(run_series(series).shares):
                leads[number // players] += (shares[upper] - shares[lower]) / seating.games_a_deal
                self._wins[0] += shares[upper]
                self._wins[1] += shares[lower]
        self._leads += leads

    def figures(self, looks: int) -> Mix:
        # A difference may be negative, so it is scaled to 0..1 for the interval.
        low, high = of_means([(1 + lead) / 2 for lead in self._leads], sure_after(looks))
        seating, (upper, lower) = self._seating, self._wins
        games = seating.games_a_deal * len(self._leads)
        return Mix(
            seating.players, seating.upper, seating.lower, seating.company, games, upper / games, lower / games,
            2 * low - 1, 2 * high - 1,
        )  # fmt: skip


def companies(players: int) -> list[tuple[Level, ...]]:
    """The bots that may sit with the two."""
    others = players - 2
    if not others:
        return [()]
    alike: list[tuple[Level, ...]] = [(level,) * others for level in LEVELS]
    return alike + [(LEVELS * others)[:others]] * (others > 1)


def looks_of(games_a_deal: int, most: int) -> list[int]:
    """The numbers of deals after which the figures are evaluated. `most` counts games, rounded up to whole deals."""
    deals = max(FEWEST_DEALS, -(-FIRST_LOOK // games_a_deal))
    last = max(deals, -(-most // games_a_deal))
    looks = [last]
    while looks[0] >= 2 * deals:
        looks.insert(0, looks[0] // 2)
    return looks


def compare(seating: Seating, most: int, seed: int) -> Mix:
    """Play until the sign is clear, or `most` games."""
    looks = looks_of(seating.games_a_deal, most)
    tally = Tally(seating, seed)
    for deals in looks:
        tally.play(deals)
        mix = tally.figures(len(looks))
        if mix.is_clear:
            break
    return mix


def seatings(game: str, options: bytes) -> list[Seating]:
    """Every level and the one below, in every company, with every number of players of a lobby with one deck."""
    facts = game_named(game).facts
    return [
        Seating(game, options, upper, lower, company)
        for players in range(max(2, facts.min_seats), min(6, facts.max_seats) + 1)
        for lower, upper in pairwise(LEVELS)
        for company in companies(players)
    ]


def compare_all(game: str, most: int, seed: int, jobs: int, options: bytes) -> Iterator[Mix]:
    """Results in the order of the seatings, as they become clear. Several are measured at once."""
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        measured = [pool.submit(compare, seating, most, seed) for seating in seatings(game, options)]
        for each in measured:
            yield each.result()


def mix_line(mix: Mix) -> str:
    """One line of progress for a long run."""
    lead = f"{mix.share - mix.lower_share:+.1%} in {mix.games:,} games"
    return f"{mix.players} players, {mix.upper} beside {mix.lower} and {', '.join(mix.company) or 'nobody'}: {lead}"


def mix_table(game: str, mixes: list[Mix]) -> Table:
    table = Table(title=f"{game}: each level beside those below, in company", title_justify="left")
    for column in ("players", "upper", "lower", "company", "games", "wins", "lead", "95% interval", ""):
        table.add_column(column, justify="left" if column in ("upper", "lower", "company", "") else "right")
    for mix in mixes:
        table.add_row(
            str(mix.players),
            mix.upper,
            mix.lower,
            f"{len(mix.company)} × {mix.company[0]}" if len(set(mix.company)) == 1 else ", ".join(mix.company) or "–",
            f"{mix.games:,}",
            f"{mix.share:.1%} : {mix.lower_share:.1%}",
            f"{mix.share - mix.lower_share:+.1%}",
            f"{mix.low:+.1%} – {mix.high:+.1%}",
            mix.verdict,
        )
    return table
