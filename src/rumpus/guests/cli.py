"""`rumpus new`: the files of a new game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rumpus.engine import RumpusError
from rumpus.guests.places import shown
from rumpus.guests.skeletons import KINDS, Kind, game_files, names_of, page_files, write


def new(
    name: Annotated[str, typer.Argument(help="What the game is called: a-z, 0-9 and _.")],
    turns: Annotated[bool, typer.Option("--turns", help="One player acts at a time. The default.")] = False,
    secrets: Annotated[bool, typer.Option("--secrets", help="In turn, with hands of cards and a hidden deck.")] = False,
    simultaneous: Annotated[bool, typer.Option("--simultaneous", help="All choose at once, in secret.")] = False,
    page: Annotated[bool, typer.Option("--page", help="In a checkout of Rumpus: a page of its own, too.")] = False,
) -> None:
    """Write the files of a new game into this folder: rules that can be played at once, and their test."""
    names = names_of(name)
    here = Path.cwd()
    kind = _chosen(turns, secrets, simultaneous)
    files = game_files(names, kind, here) | (page_files(names, here) if page else {})
    write(files)
    typer.echo(f"{names.title} is in {', '.join(map(shown, files))}. Now:")
    if page:
        typer.echo("  make build                               build the pages, after each change of the new one")
    serve, check = f"rumpus serve --game {name}.py --reload", f"rumpus check {name}.py"
    typer.echo(f"  {serve:<40} play it; the server takes up what you change")
    typer.echo(f"  {check:<40} find mistakes")


def _chosen(*given: bool) -> Kind:
    chosen = [kind for kind, is_chosen in zip(KINDS, given, strict=True) if is_chosen]
    if len(chosen) > 1:
        raise RumpusError(f"Choose one of {', '.join(f'--{kind}' for kind in KINDS)}.")
    return chosen[0] if chosen else "turns"
