"""Tests the mutants of a seed in the current folder, and prints those that no test noticed."""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path

from tools.mutants.choosing import GAMES_FOLDER, Mutant, all_mutants, choose, equivalents
from tools.mutants.trials import OUT_OF_TIME, STAGES, SURVIVED, Trial, preload, try_all, try_unchanged

COLUMNS = ("survived", *STAGES, "time limit")


def main() -> int:
    parser = argparse.ArgumentParser()
    for name in ("--seed", "--count", "--processes"):
        parser.add_argument(name, type=int)
    parser.add_argument("--games", nargs="+")
    arguments = parser.parse_args()
    mutants = choose(
        {game: all_mutants(Path(), game) for game in arguments.games}, arguments.seed, arguments.count, equivalents()
    )
    preload()
    limits_s: dict[str, float] = {}
    used_s = 0.0
    for game in dict.fromkeys(mutant.game for mutant in mutants):
        unchanged = try_unchanged(game)
        if unchanged.noticed != SURVIVED:
            print(f"The tests of {game} fail without any change.")
            return 2
        limits_s[game] = 3 + 2 * unchanged.cpu_s
        used_s += unchanged.cpu_s
    tried: list[tuple[Mutant, Trial]] = []
    for mutant, trial in try_all(mutants, limits_s, arguments.processes):
        tried.append((mutant, trial))
        if trial.noticed == SURVIVED:
            print(sentence(mutant), flush=True)
    used_s += sum(trial.cpu_s for _, trial in tried)
    print(table(tried))
    survivors = sum(trial.noticed == SURVIVED for _, trial in tried)
    print(f"Seed {arguments.seed}: {len(tried)} mutants, {survivors} survived; {used_s / 60:.1f} minutes of CPU.")
    return 1 if survivors else 0


def sentence(mutant: Mutant) -> str:
    change = mutant.mutation
    place = f"{(GAMES_FOLDER / mutant.path).as_posix()}:{change.line}"
    return f"{place}  {change.kind} in {change.function or 'the module'}\n  - {change.before}\n  + {change.after}"


def table(tried: Sequence[tuple[Mutant, Trial]]) -> str:
    """How many mutants of each game were noticed, and by which stage."""
    noticed: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for mutant, trial in tried:
        noticed[mutant.game][min(trial.noticed, OUT_OF_TIME)] += 1
    rows: list[tuple[str, ...]] = [("game", "mutants", *COLUMNS)]
    for game, counts in noticed.items():
        rows.append((game, str(counts.total()), *(str(counts[each]) for each in range(len(COLUMNS)))))
    return "\n".join("  ".join(cell.ljust(13) for cell in row).rstrip() for row in rows)


if __name__ == "__main__":
    sys.exit(main())
