"""Prints figures as a table, and writes them as JSON."""

from __future__ import annotations

import json
from pathlib import Path

from msgspec import Struct, to_builtins
from rich.console import Console
from rich.table import Table


class Figure(Struct, frozen=True):
    """One measured number with its target."""

    name: str
    value: float
    unit: str
    target: float | None = None
    less: bool = False
    """Whether less is better."""
    note: str = ""

    @property
    def is_reached(self) -> bool | None:
        if self.target is None:
            return None
        return self.value <= self.target if self.less else self.value >= self.target


def report(title: str, figures: list[Figure], json_file: str = "") -> None:
    """Print the figures and, if a file is named, write them there."""
    table = Table(title=title, title_justify="left")
    for column in ("figure", "value", "target", "", "spread"):
        table.add_column(column, justify="right" if column in ("value", "target") else "left")
    for figure in figures:
        target = "" if figure.target is None else f"{'<' if figure.less else '≥'} {figure.target:,g}"
        reached = {None: "", True: "reached", False: "missed"}[figure.is_reached]
        table.add_row(
            figure.name,
            f"{figure.value:,.4g} {figure.unit}" if figure.value < 1000 else f"{figure.value:,.0f} {figure.unit}",
            target,
            reached,
            figure.note,
        )
    Console(width=140).print(table)
    if json_file:
        path = Path(json_file)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            json.dumps({"title": title, "figures": to_builtins(figures)}, indent=2) + "\n", encoding="utf-8"
        )
