"""The findings of the suite: one sentence each, with what is needed to reproduce it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from msgspec import Struct

MOST_OF_A_KIND = 3
"""One mistake shows up a thousand times; a few reports of it suffice."""


class Finding(Struct, frozen=True):
    """A promise that the game does not keep."""

    check: str
    """A short name of the broken promise."""
    message: str
    seats: int | None = None
    options: str = ""
    """As JSON."""
    seed: int | None = None
    entry: int | None = None
    """The log entry after which it was found; 0 is the set-up."""
    seat: int | None = None

    def __str__(self) -> str:
        where = [
            f"{self.seats} seats" if self.seats is not None else "",
            f"options {self.options}" if self.options else "",
            f"seed {self.seed}" if self.seed is not None else "",
            f"entry {self.entry}" if self.entry is not None else "",
            f"seat {self.seat}" if self.seat is not None else "",
        ]
        place = ", ".join(part for part in where if part)
        return f"{self.check}: {self.message}" + (f" ({place})" if place else "")


class Findings:
    """The findings so far, a few of each kind."""

    def __init__(self, report: Callable[[Finding], None] | None = None) -> None:
        self.found: list[Finding] = []
        self._report = report
        self._kinds: Counter[str] = Counter()

    def add(self, finding: Finding) -> None:
        self._kinds[finding.check] += 1
        if self._kinds[finding.check] <= MOST_OF_A_KIND:
            self.found.append(finding)
            if self._report is not None:
                self._report(finding)
