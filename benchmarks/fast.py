"""Compiled games beside the rules: `python -m benchmarks.fast [--json FILE]`.

CPU time of one process. Everybody chooses at random; a decision is one token. The rules play in the same run, so the
ratios hold on a busy machine, too.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

import msgspec
import numpy as np

from benchmarks.report import Figure, report
from benchmarks.speed import play_at_random
from rumpus.engine import read_options
from rumpus.envs.choosing import WITHOUT_ARENA, tick_of
from rumpus.fast import Lane, ScalarLane, lane_of
from rumpus.games import GAMES, AnyGame

REPEATS = 3
BATCH = 4096
MILLION = 1_000_000
FIRST_CALL = """
import sys, time
import numpy as np
from benchmarks.fast import Setting
from rumpus.fast import lane_of
setting = Setting(sys.argv[1], int(sys.argv[2]))
began = time.process_time()
setting.lane(4).play(np.arange(4))
print(time.process_time() - began)
"""


class Setting(NamedTuple):
    game: str
    seats: int
    target: float = 0
    games: int = 1000
    by_rules: int = 20

    @property
    def made(self) -> AnyGame:
        kind = GAMES[self.game]
        options = read_options(kind.types.options, msgspec.json.encode(WITHOUT_ARENA.get(self.game, {})))
        return kind(options, seats=self.seats)

    def lane(self, batch: int) -> Lane:
        return lane_of(self.made, batch, tick_ms=tick_of(self.made, None))

    def judge(self, batch: int) -> Lane:
        return ScalarLane(self.made, batch, tick_ms=tick_of(self.made, None))


SETTINGS = (
    Setting("mantis", 2, 30e6, 100_000, 50),
    Setting("mantis", 4, 30e6, 100_000, 50),
    Setting("mantis", 6, 30e6, 100_000, 50),
    Setting("burrito", 2, 5e6, 10_000, 20),
    Setting("burrito", 4, 5e6, 10_000, 20),
    Setting("burrito", 12, 5e6, 4_000, 5),
)


def decisions_a_second(lane: Lane, games: int) -> float:
    """The best of several measurements of whole random games."""
    rates = []
    for repeat in range(REPEATS):
        began = time.process_time()
        played = lane.play(np.arange(games) + games * repeat)
        rates.append(played.decisions.sum() / (time.process_time() - began))
    return max(rates)


def steps_a_second(lane: Lane, *, sees: bool) -> float:
    """As a vector environment, with the first choice of each mask."""
    lane.reset(np.arange(lane.batch))
    mask, seen = lane.mask(), lane.observe()
    steps = 0
    began = time.process_time()
    while time.process_time() - began < 0.5:
        lane.step(lane.mask(mask).argmax(axis=1))
        if sees:
            lane.observe(seen)
        steps += lane.batch
    return steps / (time.process_time() - began)


def first_call_seconds(setting: Setting, cache: str) -> float:
    """The CPU time of the first game in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", FIRST_CALL, setting.game, str(setting.seats)],
        env={**os.environ, "NUMBA_CACHE_DIR": cache},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def measure(setting: Setting) -> list[Figure]:
    name = f"{setting.game}, {setting.seats} seats"
    lane = setting.lane(BATCH)
    lane.play(np.arange(2))
    compiled = decisions_a_second(lane, setting.games)
    rules = decisions_a_second(setting.judge(1), setting.by_rules)
    beside = []
    if setting.game == "mantis":
        # A plain loop over the rules, without tokens, masks or observations: the most that they can do.
        began = time.process_time()
        plain = play_at_random(setting.made, 200) / (time.process_time() - began)
        beside = [Figure(f"{name}: plain rules", plain, "/s", None, note=f"{compiled / plain:,.0f} times slower")]
    return [
        *beside,
        Figure(f"{name}: random games", compiled, "/s", setting.target),
        Figure(f"{name}: the same by the rules", rules, "/s", None, note=f"{compiled / rules:,.0f} times slower"),
        Figure(f"{name}: steps with masks, {BATCH} games", steps_a_second(lane, sees=False), "/s", None),
        Figure(f"{name}: steps with masks and observations", steps_a_second(lane, sees=True), "/s", None),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--json", default="", metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    settings = [each for each in SETTINGS if arguments.game in (None, each.game)]
    figures = [figure for setting in settings for figure in measure(setting)]
    with tempfile.TemporaryDirectory() as cache:
        for setting in {each.game: each for each in settings}.values():
            first, later = (first_call_seconds(setting, cache) for _ in range(2))
            note = f"then from the cache in {later:.1f} s"
            figures.append(Figure(f"{setting.game}: first game compiled", first, "s", 10, less=True, note=note))
    if arguments.game in (None, "mantis"):
        lane = Setting("mantis", 4).lane(1)
        began = time.process_time()
        lane.play(np.arange(MILLION))
        taken = time.process_time() - began
        figures.append(Figure("mantis, 4 seats: a million games", taken, "s", 5, less=True))
    report("compiled games", figures, arguments.json)


if __name__ == "__main__":
    main()
