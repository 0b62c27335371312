"""Chooses changes to games; the same seed chooses the same ones.

Each change is drawn by its own hash, so that editing one function hardly affects the choice elsewhere.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.mutants.mutations import Mutation, clauses_in, mutated, mutations_of

GAMES = ("mantis", "wordy", "swordcrafters", "fake_swords", "burrito")
GAMES_FOLDER = Path("src/rumpus/games")
EQUIVALENT = Path(__file__).with_name("equivalent.toml")


class Mutant(NamedTuple):
    game: str
    path: Path
    """Relative to the folder of the games."""
    mutation: Mutation

    @property
    def name(self) -> str:
        """Its name, which stays the same when the code around it changes."""
        change = self.mutation
        return f"{self.path.as_posix()}|{change.function}|{change.kind}|{change.before}|{change.after}|{change.nth}"

    @property
    def module(self) -> str:
        return ".".join(("rumpus.games", *self.path.with_suffix("").parts))

    def source(self, root: Path) -> str:
        return mutated((root / GAMES_FOLDER / self.path).read_text(encoding="utf-8"), self.mutation)


class Equivalent(NamedTuple):
    """A change that cannot be noticed, and why."""

    file: str
    function: str
    before: str
    after: str
    why: str

    def covers(self, mutant: Mutant) -> bool:
        change = mutant.mutation
        mine = (self.file, self.function, self.before, self.after)
        return mine == (mutant.path.as_posix(), change.function, change.before, change.after)


def equivalents(path: Path = EQUIVALENT) -> list[Equivalent]:
    with path.open("rb") as file:
        return [Equivalent(**each) for each in tomllib.load(file).get("equivalent", [])]


def all_mutants(root: Path, game: str) -> list[Mutant]:
    """Every possible mutant of a game."""
    games = root / GAMES_FOLDER
    sources = {path: path.read_text(encoding="utf-8") for path in sorted((games / game).rglob("*.py"))}
    clauses = sorted(set().union(*map(clauses_in, sources.values())))
    return [
        Mutant(game, path.relative_to(games), mutation)
        for path, source in sources.items()
        if path.name != "__init__.py"
        for mutation in mutations_of(source, clauses)
    ]


def choose(
    mutants: Mapping[str, Sequence[Mutant]], seed: int, count: int, spared: Iterable[Equivalent] = ()
) -> list[Mutant]:
    """Choose `count` of them, spread over the games in proportion to their mutants."""
    spared = list(spared)
    total = sum(map(len, mutants.values()))
    chosen: list[Mutant] = []
    passed = 0
    for each in mutants.values():
        # Rounding the running sum, not the parts, keeps the count.
        before = count * passed // total
        passed += len(each)
        drawn = sorted(each, key=lambda mutant: _draw(seed, mutant))
        left = (mutant for mutant in drawn if not any(entry.covers(mutant) for entry in spared))
        chosen += [mutant for _, mutant in zip(range(count * passed // total - before), left, strict=False)]
    return chosen


def _draw(seed: int, mutant: Mutant) -> bytes:
    return hashlib.sha256(f"{seed}|{mutant.name}".encode()).digest()
