"""Series with arena fights in the lab: the speed-up by sharing floors.

`python -m benchmarks.lab [--games N ...] [--against FOLDER] [--json FILE]`

CPU time of one process. Everything is measured in one run, so that the ratios also hold on a busy machine. The series
is compared with games that are played one by one, each with its own floors, by this code or by that of another
checkout.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import msgspec

from benchmarks.report import Figure, report
from rumpus.lab.series import Series, play_part

SIZES = (20, 100, 500)
ALONE = 3
"""Games played one by one."""
SEED = 1
TARGET = 50
SERIES = {
    "burrito, 6 players": Series("burrito", 6, ("random",) * 6, ALONE, SEED, b'{"battles":"arena"}'),
    "fake_swords, 4 players": Series("fake_swords", 4, ("random",) * 4, ALONE, SEED, b'{"fights":"arena"}'),
}


def seconds_alone(series: Series) -> float:
    """CPU time of a game with its own floors."""
    return sum(play_part(series, range(number, number + 1)).cpu_seconds for number in range(ALONE)) / ALONE


def seconds_elsewhere(series: Series, folder: Path) -> float:
    """CPU time of a game in a short series, as another checkout plays it."""
    options = [f"--option={name}={value}" for name, value in msgspec.json.decode(series.options).items()]
    command = [sys.executable, "-m", "rumpus.lab.cli", "play", series.game, f"--players={series.players}", "--json"]
    command += [f"--bots={','.join(series.bots)}", f"--games={ALONE}", f"--seed={SEED}", "--jobs=1", *options]
    env = os.environ | {"PYTHONPATH": str(folder / "src")}
    told = subprocess.run(command, env=env, check=True, capture_output=True).stdout
    return float(msgspec.json.decode(told)["cpu_seconds"]) / ALONE


def figures_of(name: str, series: Series, sizes: list[int], against: Path | None) -> list[Figure]:
    before = seconds_elsewhere(series, against) if against else seconds_alone(series)
    figures = [Figure(f"{name}: games one by one", 1 / before, "/s")]
    for size in sizes:
        seconds = play_part(msgspec.structs.replace(series, games=size), range(size)).cpu_seconds
        ratio = before / (seconds / size)
        note = f"{seconds:.1f} s, {size / seconds:.2f} games a second"
        figures.append(Figure(f"{name}: {size} games, times as fast", ratio, "×", TARGET, note=note))
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=list(SIZES), metavar="N", help="sizes of series")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="a checkout to compare with")
    parser.add_argument("--json", default="", metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    figures: list[Figure] = []
    for name, series in SERIES.items():
        figures += figures_of(name, series, arguments.games, arguments.against)
    report("Arena fights in the lab (CPU time of one core)", figures, arguments.json)


if __name__ == "__main__":
    main()
