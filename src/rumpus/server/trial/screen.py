"""What a trial shows in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct
from rich.console import Group
from rich.table import Table
from rich.text import Text

HELP: Final = "1-9 choose a server   k kill   p pause or go on   d drain   s stop   n new server   q quit"
COLOURS: Final = {"serves": "green", "starts": "cyan", "paused": "yellow", "draining": "magenta", "drained": "magenta"}


class Shown(Struct, frozen=True):
    """A server as it is shown."""

    number: int
    is_chosen: bool
    pid: int
    state: str
    tables: int
    pages: int
    core: float
    """The share of a core that it uses."""
    silent_s: float
    """The time since its last beat."""


def screen(servers: Sequence[Shown], said: Iterable[str]) -> Group:
    table = Table("server", "process", "state", "tables", "pages", "CPU", "last beat")
    for each in servers:
        mark = "▶ " if each.is_chosen else "  "
        table.add_row(
            f"{mark}{each.number}",
            str(each.pid),
            Text(each.state, COLOURS.get(each.state, "")),
            str(each.tables),
            str(each.pages),
            f"{each.core:.0%}",
            f"{each.silent_s:.1f} s",
        )
    return Group(table, *map(Text, said), Text(HELP, "dim"))
