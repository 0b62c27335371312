"""The lab at the command line: `rumpus lab play mantis --players 4 --bots best,good,good,random --games 1000`."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from rumpus.bots import LEVELS, level_named
from rumpus.engine import RumpusError, read_options
from rumpus.engine.errors import BadOptions
from rumpus.guests import game_at
from rumpus.lab.report import to_json, to_summary, to_table
from rumpus.lab.series import Results, Series, run_series

app = typer.Typer(help="Simulate games between bots.", no_args_is_help=True)


@app.callback()
def lab() -> None:
    """Simulate games between bots."""


@app.command("play")
def play_command(
    game: Annotated[str, typer.Argument(help="Which game: mantis, or path/to/game.py.")],
    players: Annotated[int | None, typer.Option(help="How many seats. Default: one a bot, or the fewest.")] = None,
    bots: Annotated[str, typer.Option(help=f"One level a seat, or one for all: {', '.join(LEVELS)}.")] = "random",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    jobs: Annotated[int | None, typer.Option(help="How many processes. Default: one a core.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as name=value.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Play games between bots and count who wins."""
    try:
        series = _series(game, players, bots, games, seed, option or [])
        if jobs is not None and jobs < 1:
            raise BadOptions(f"--jobs must be 1 or more, not {jobs}")
        results = _run(series, jobs or _cores())
    except RumpusError as error:
        _refuse(error.message)
    if as_json:
        print(to_json(results).decode())
    else:
        console = Console()
        console.print(to_table(results))
        console.print(to_summary(results), highlight=False)


def _refuse(message: str) -> NoReturn:
    print(f"rumpus lab: {message}", file=sys.stderr)
    raise typer.Exit(2)


def _cores() -> int:
    # If the system tells, count only the cores that this process may use.
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _series(game: str, players: int | None, bots: str, games: int, seed: int, options: list[str]) -> Series:
    """The series asked for. Raises RumpusError saying what is wrong with it."""
    kind = game_at(game)
    levels = tuple(level_named(name.strip()) for name in bots.split(","))
    seats = players if players is not None else len(levels) if len(levels) > 1 else kind.facts.min_seats
    kind.facts.check_seats(seats)
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        raise BadOptions(f"{len(levels)} bots for {seats} players: name one a seat, or one for all")
    if games < 1:
        raise BadOptions(f"--games must be 1 or more, not {games}")
    chosen = json_options(options)
    read_options(kind.types.options, chosen)
    return Series(game=kind.facts.name, players=seats, bots=levels, games=games, seed=seed, options=chosen)


def json_options(pairs: list[str]) -> bytes:
    """The options as JSON. A value that is not valid JSON is taken as a string."""
    told: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not name or not equals:
            raise BadOptions(f"--option takes name=value, not {pair!r}")
        try:
            told[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            told[name] = value
    return msgspec.json.encode(told)


def _run(series: Series, jobs: int) -> Results:
    console = Console(stderr=True)
    if not console.is_terminal:
        return run_series(series, jobs=jobs)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{series.game}", total=series.games)
        return run_series(series, jobs=jobs, progress=lambda games: progress.advance(task, games))


if __name__ == "__main__":
    app()
