"""Whether a level of bot wins more than those below at tables where others sit, too: part of `benchmarks.ladder`.

One bot of each of two levels plays in company: all other seats are of one level, or of all in turn. Every deal is
played with both in each seat, either of them to the left of the other; the interval is that of the mean over deals.
"""

from __future__ import annotations

from itertools import combinations

from msgspec import Struct
from rich.table import Table

from rumpus.bots import LEVELS, Level
from rumpus.games import game_named
from rumpus.lab.intervals import of_means
from rumpus.lab.series import Series, run_series


class Mix(Struct, frozen=True):
    """Two levels in company."""

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


def companies(players: int) -> list[tuple[Level, ...]]:
    """Who may sit with the two."""
    others = players - 2
    alike: list[tuple[Level, ...]] = [(level,) * others for level in LEVELS]
    return alike + [(LEVELS * others)[:others]] * (others > 1)


def compare(
    game: str, upper: Level, lower: Level, company: tuple[Level, ...], games: int, seed: int, jobs: int, options: bytes
) -> Mix:
    """`games` is rounded up to whole deals."""
    players = 2 + len(company)
    deals = -(-games // (2 * players))
    leads = [0.0] * deals
    wins = [0.0, 0.0]
    for first, second in ((upper, lower), (lower, upper)):
        bots = (first, second, *company)
        series = Series(game, players, bots, deals * players, seed=seed, options=options, paired=True)
        place = bots.index(upper)
        for number, shares in enumerate(run_series(series, jobs=jobs).shares):
            leads[number // players] += (shares[place] - shares[1 - place]) / (2 * players)
            wins[0] += shares[place]
            wins[1] += shares[1 - place]
    # Of a difference, which may be negative: from 0 to 1 while it is measured.
    low, high = of_means([(1 + lead) / 2 for lead in leads])
    count = 2 * players * deals
    return Mix(upper, lower, company, count, wins[0] / count, wins[1] / count, 2 * low - 1, 2 * high - 1)


def compare_all(game: str, games: int, seed: int, jobs: int, options: bytes) -> list[Mix]:
    """Every two levels, in every company, with every number of players that a lobby can seat with one deck."""
    facts = game_named(game).facts
    return [
        compare(game, upper, lower, company, games, seed, jobs, options)
        for players in range(max(3, facts.min_seats), min(6, facts.max_seats) + 1)
        for lower, upper in combinations(LEVELS, 2)
        for company in companies(players)
    ]


def mix_table(game: str, mixes: list[Mix]) -> Table:
    table = Table(title=f"{game}: each level beside those below, in company", title_justify="left")
    for column in ("upper", "lower", "company", "games", "wins", "lead", "95% interval", ""):
        table.add_column(column, justify="left" if column in ("upper", "lower", "company", "") else "right")
    for mix in mixes:
        table.add_row(
            mix.upper,
            mix.lower,
            f"{len(mix.company)} × {mix.company[0]}" if len(set(mix.company)) == 1 else ", ".join(mix.company),
            f"{mix.games:,}",
            f"{mix.share:.1%} : {mix.lower_share:.1%}",
            f"{mix.share - mix.lower_share:+.1%}",
            f"{mix.low:+.1%} – {mix.high:+.1%}",
            mix.verdict,
        )
    return table
