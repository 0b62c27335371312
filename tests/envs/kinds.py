"""The games and sizes that the environments are tested with."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rumpus.games import GAMES

OURS = ("mantis", "wordy", "swordcrafters", "fake_swords", "burrito")
MOST_PLAYERS = 6
EXAMPLES = Path(__file__).parents[2] / "examples"

SIZES = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name in OURS
    for players in range(max(2, GAMES[name].facts.min_seats), min(MOST_PLAYERS, GAMES[name].facts.max_seats) + 1)
]


@contextmanager
def frameworks_warnings_ignored() -> Iterator[None]:
    """The suites of the frameworks warn of unusual things, such as observations that are dictionaries."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
