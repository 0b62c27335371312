"""Plays a compiled lane and the rules side by side: `python -m tests.fast.twins [GAME] [--games 10000]`.

Both get the same seeds, so the same decks, and the same choices: in every other game any of the tokens, in the others
those that spell a likely answer, so that games get far. After every step the states, who is asked, the choices, what is
seen and the rewards must be equal. Without `--games` ten thousand games are played for every size and option.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import numpy as np

from rumpus.fast import Lane, ScalarLane, lane_of
from rumpus.fast.dice import LaneDice
from rumpus.fast.lane import Mask, Tokens
from rumpus.games import GAMES, AnyGame

SIDE_BY_SIDE = 50
FINISHED_WITHIN = 100_000
"""No game takes so many steps."""


class Variant(NamedTuple):
    """A game of so many with certain options."""

    name: str
    seats: int
    options: dict[str, Any]
    tick_ms: int = 0

    @property
    def game(self) -> AnyGame:
        kind = GAMES[self.name]
        return kind(msgspec.convert(self.options, kind.types.options), seats=self.seats)


def variants(name: str) -> Iterator[Variant]:
    """Every size of a game, with every option that its rules look at."""
    for seats in range(GAMES[name].facts.min_seats, GAMES[name].facts.max_seats + 1):
        for number, options in enumerate(OPTIONS[name]):
            bots = {"bots": tuple(range(seats))} if options.get("bots") else {}
            yield Variant(name, seats, {**options, **bots}, TICKS[name][number % len(TICKS[name])])


_QUICK = {"battles": "quick"}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "mantis": [{}, {"hints": True}],
    "burrito": [
        {**_QUICK},
        {**_QUICK, "messy": True, "small_room": True, "breather_s": 0, "window_ms": 5000},
        {**_QUICK, "bots": True, "stall_s": 30},
        {**_QUICK, "bots": True, "messy": True, "leaving": "skip"},
    ],
}
TICKS = {"mantis": (0,), "burrito": (250, 0, 4000)}
"""The time of an answer: with a long one, lulls end rounds."""


class Chooser:
    """Any tokens in the games with even numbers, likely answers in the others."""

    def __init__(self, judge: ScalarLane, chance: np.random.Generator) -> None:
        self._judge, self._chance = judge, chance
        self._dice = LaneDice(int(chance.integers(2**63)))
        self._planned: list[list[int]] = [[] for _ in range(judge.batch)]

    def choose(self, choices: Mask) -> Tokens:
        tokens: Tokens = np.where(choices, self._chance.random(choices.shape), -1).argmax(axis=1)
        for number in range(1, len(tokens), 2):
            if choices[number].any():
                tokens[number] = self._likely(number, choices[number], int(tokens[number]))
        return tokens

    def _likely(self, number: int, choices: Any, otherwise: int) -> int:
        game, planned = self._judge.games[number], self._planned[number]
        asked = game.asked(int(self._judge.asked[number]))
        if not asked.said:
            assert asked.prompt is not None
            action = game.game.sample_action(asked.view, asked.prompt, self._dice)
            planned[:] = game.game.spelling(asked.view, asked.prompt, action)
        token = planned.pop(0) if planned else otherwise
        return token if choices[token] else otherwise


class Different(AssertionError):
    """A compiled game differs from the rules."""


def play_both(variant: Variant, games: int, seed: int) -> int:
    """Play so many games to their end. Returns the number of choices that were compared. Raises Different."""
    batch = min(games, SIDE_BY_SIDE)
    twin = lane_of(variant.game, batch, tick_ms=variant.tick_ms)
    judge = ScalarLane(variant.game, batch, tick_ms=variant.tick_ms)
    assert not isinstance(twin, ScalarLane)
    chance = np.random.default_rng(seed)
    seeds = chance.integers(2**63, size=batch)
    twin.reset(seeds)
    judge.reset(seeds)
    ended = compared = 0
    chooser = Chooser(judge, chance)
    for _ in range(FINISHED_WITHIN * games):
        tokens = chooser.choose(compare(variant, twin, judge))
        compared += batch
        one, other = twin.step(tokens), judge.step(tokens)
        same(variant, "rewards", one.rewards, other.rewards)
        same(variant, "ends", one.over, other.over)
        ended += int(other.over.sum())
        if ended >= games:
            return compared
    raise Different(f"{variant}: the games do not end")


def play_to_the_last_state(variant: Variant, games: int, seed: int) -> None:
    """Play so many games without a restart, and compare how they end. Raises Different."""
    twin = lane_of(variant.game, games, tick_ms=variant.tick_ms, restarts=False)
    judge = ScalarLane(variant.game, games, tick_ms=variant.tick_ms, restarts=False)
    chance = np.random.default_rng(seed)
    seeds = chance.integers(2**63, size=games)
    twin.reset(seeds)
    judge.reset(seeds)
    chooser = Chooser(judge, chance)
    while judge.running().any():
        tokens = chooser.choose(judge.mask())
        twin.step(tokens)
        judge.step(tokens)
    same(variant, "last states", twin.states(), judge.states())
    for one, other in zip(twin.results(), judge.results(), strict=True):
        same(variant, "results", one, other)


def compare(variant: Variant, twin: Lane, judge: Lane) -> Any:
    """Compare all that can be seen of two lanes. Returns the choices."""
    same(variant, "states", twin.states(), judge.states())
    same(variant, "asked", twin.asked, judge.asked)
    choices = judge.mask()
    same(variant, "choices", twin.mask(), choices)
    same(variant, "observations", twin.observe(), judge.observe())
    return choices


def same(variant: Variant, what: str, one: Any, other: Any) -> None:
    is_same = np.array_equal(one, other) if isinstance(other, np.ndarray) else one == other
    if not is_same:
        numbers = [n for n, (left, right) in enumerate(zip(one, other, strict=True)) if not np.array_equal(left, right)]
        at = numbers[0] if numbers else 0
        raise Different(f"{variant}: {what} differ in game {at}:\n{one[at]}\n{other[at]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=sorted(OPTIONS), help="only this one")
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="of every size and option")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name in [arguments.game] if arguments.game else OPTIONS:
        for variant in variants(name):
            began = time.perf_counter()
            compared = play_both(variant, arguments.games, arguments.seed)
            play_to_the_last_state(variant, min(1000, arguments.games), arguments.seed)
            seconds = time.perf_counter() - began
            print(f"{variant}: {arguments.games} games, {compared} choices, all the same ({seconds:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
