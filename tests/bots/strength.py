"""Whether a bot wins more than others, in as few games as it takes to be sure."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rumpus.lab.intervals import of_means, sure_after
from rumpus.lab.series import Series, run_series


def first_wins_more(series: Series, looks: Sequence[int]) -> bool:
    """Whether the first bot of a series wins more than an equal share.

    `looks` are numbers of deals, each played with every rotation of the seats. After each the games end if the lead is
    no chance; after the last one any lead counts.
    """
    players, shares = series.players, list[float]()
    for deals in looks:
        first = len(shares)
        results = run_series(replace(series, games=(deals - first) * players, first_deal=first, paired=True))
        won = [each[0] for each in results.shares]
        shares += [sum(won[start : start + players]) / players for start in range(0, len(won), players)]
        if of_means(shares, sure_after(len(looks)))[0] > 1 / players:
            return True
    return sum(shares) / len(shares) > 1 / players
