"""The lab's output: a table for people, one JSON object for programs."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.table import Table

from rumpus.lab.intervals import wilson
from rumpus.lab.series import Results


def to_json(results: Results) -> bytes:
    """One object on one line, without the shares game by game."""
    told: dict[str, Any] = msgspec.structs.asdict(results)
    del told["shares"]
    return msgspec.json.encode(told)


def to_table(results: Results) -> Table:
    """Wins of each bot with their 95% intervals."""
    table = Table(title=f"{results.game}, {results.players} players, {results.games:,} games, seed {results.seed}")
    table.add_column("bot")
    table.add_column("wins", justify="right")
    table.add_column("share", justify="right")
    table.add_column("95% interval", justify="right")
    for level, wins in zip(results.bots, results.wins, strict=True):
        share = wins / results.games
        low, high = wilson(share, results.games)
        table.add_row(level, f"{wins:,.1f}", f"{share:.1%}", f"{low:.1%} – {high:.1%}")
    return table


def to_summary(results: Results) -> str:
    return (
        f"{results.decisions:,} decisions in {results.cpu_seconds:.2f} s of CPU time: "
        f"{results.decisions_per_cpu_second:,.0f} a second"
    )
