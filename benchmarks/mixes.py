"""Whether a level of bot wins more than those below at tables where others sit, too: part of `benchmarks.ladder`.

One bot of each of two levels plays in company: all other seats are of one level, or of all in turn. Every deal is
played with both in each seat, either of them to the left of the other; the interval is that of the mean over deals.

A mix is played until its sign is clear, or up to a limit. The number of games doubles from one look at the figures to
the next, and the intervals are wide enough for all looks together.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from typing import Final

from msgspec import Struct
from rich.table import Table

from rumpus.bots import LEVELS, Level
from rumpus.games import game_named
from rumpus.lab.intervals import of_means, sure_after
from rumpus.lab.series import Series, run_series

FIRST_LOOK: Final = 120
"""After so many games, or those of a few deals, the figures are looked at first."""
FEWEST_DEALS: Final = 20
"""An interval from fewer deals than this is not to be trusted."""


class Seating(Struct, frozen=True):
    """Two levels in company: what is to be measured."""

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
        """Either of the two to the left of the other. Two who are alone are so with every rotation of the seats."""
        one_way = (self.upper, self.lower, *self.company)
        return (one_way, (self.lower, self.upper, *self.company)) if self.company else (one_way,)

    @property
    def games_a_deal(self) -> int:
        return len(self.orders) * self.players


class Mix(Struct, frozen=True):
    """What was measured."""

    players: int
    upper: Level
    lower: Level
    company: tuple[Level, ...]
    games: int
    share: float
    """Of the wins, for the upper bot; then for the lower one."""
    lower_share: float
    low: float
    high: float
    """Of the difference."""

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
        """Go on until there are so many."""
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
        # Of a difference, which may be negative: from 0 to 1 while it is measured.
        low, high = of_means([(1 + lead) / 2 for lead in self._leads], sure_after(looks))
        seating, (upper, lower) = self._seating, self._wins
        games = seating.games_a_deal * len(self._leads)
        return Mix(
            seating.players, seating.upper, seating.lower, seating.company, games, upper / games, lower / games,
            2 * low - 1, 2 * high - 1,
        )  # fmt: skip


def companies(players: int) -> list[tuple[Level, ...]]:
    """Who may sit with the two."""
    others = players - 2
    if not others:
        return [()]
    alike: list[tuple[Level, ...]] = [(level,) * others for level in LEVELS]
    return alike + [(LEVELS * others)[:others]] * (others > 1)


def looks_of(games_a_deal: int, most: int) -> list[int]:
    """After how many deals the figures are looked at; `most` is of games, rounded up to whole deals."""
    deals = max(FEWEST_DEALS, -(-FIRST_LOOK // games_a_deal))
    last = max(deals, -(-most // games_a_deal))
    looks = [last]
    while looks[0] >= 2 * deals:
        looks.insert(0, looks[0] // 2)
    return looks


def compare(seating: Seating, most: int, seed: int) -> Mix:
    """Plays until the sign is clear, or `most` games."""
    looks = looks_of(seating.games_a_deal, most)
    tally = Tally(seating, seed)
    for deals in looks:
        tally.play(deals)
        mix = tally.figures(len(looks))
        if mix.is_clear:
            break
    return mix


def seatings(game: str, options: bytes) -> list[Seating]:
    """Every two levels, in every company, with every number of players that a lobby can seat with one deck."""
    facts = game_named(game).facts
    return [
        Seating(game, options, upper, lower, company)
        for players in range(max(2, facts.min_seats), min(6, facts.max_seats) + 1)
        for lower, upper in combinations(LEVELS, 2)
        for company in companies(players)
    ]


def compare_all(game: str, most: int, seed: int, jobs: int, options: bytes) -> Iterator[Mix]:
    """As they become clear, in the order of the seatings. Several are measured at once."""
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        measured = [pool.submit(compare, seating, most, seed) for seating in seatings(game, options)]
        for each in measured:
            yield each.result()


def mix_line(mix: Mix) -> str:
    """For those who watch a long run."""
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
