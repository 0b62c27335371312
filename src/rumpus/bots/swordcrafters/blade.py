"""A side of a sword reduced to what its quality depends on: its best run, and the run on top that may still grow."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations, product
from typing import NamedTuple, TypeAlias

from rumpus.games.swordcrafters.gems import BLANK
from rumpus.games.swordcrafters.sword import holds_together

Heights: TypeAlias = tuple[int, int, int, int]


class Top(NamedTuple):
    """The part of a side's state that still matters."""

    best: int
    """Its longest run so far; 1 is a single gem."""
    gem: str
    """The gem on top; empty if there is none."""
    run: int
    """The length of the run on top; 0 for a blank."""


@lru_cache(maxsize=65536)
def top_of(side: str) -> Top:
    top = Top(0, "", 0)
    for gem in side:
        top = topped(top, gem)
    return top


def topped(top: Top, gem: str) -> Top:
    """The side with one more tile."""
    best, before, run = top
    if gem == BLANK:
        return Top(best, gem, 0)
    run = run + 1 if gem == before else 1
    return Top(run if run > best else best, gem, run)


def growths(heights: Heights, tiles: int) -> tuple[Heights, ...]:
    """The ways in which so many tiles can be distributed over the sides (S-CRAFT-R1). There are at most two."""
    lowest = min(heights)
    left, right, front, back = (height - lowest for height in heights)
    return _growths((left, right, front, back), tiles)


@lru_cache(maxsize=1024)
def _growths(heights: Heights, tiles: int) -> tuple[Heights, ...]:
    # Sides differ by one tile at most, so each gets about a quarter.
    each = range(max(0, tiles // 4 - 1), tiles // 4 + 3)
    found = []
    for left, right, front in product(each, repeat=3):
        growth = (left, right, front, tiles - left - right - front)
        if growth[3] >= 0 and holds_together(*(old + new for old, new in zip(heights, growth, strict=True))):
            found.append(growth)
    return tuple(found)


@lru_cache(maxsize=65536)
def splits(hand: str, count: int) -> tuple[tuple[str, str], ...]:
    """Every way to take so many tiles from a hand: the tiles taken and those left."""
    if count == 0:
        return (("", hand),)
    if count == len(hand):
        return ((hand, ""),)
    found: dict[tuple[str, str], None] = {}
    for place, gem in enumerate(hand):
        if place and hand[place - 1] == gem:
            continue
        # Skipped tiles stay in the hand, so every combination is found once.
        for taken, left in splits(hand[place + 1 :], count - 1) if len(hand) - place >= count else ():
            found[gem + taken, hand[:place] + left] = None
    return tuple(found)


@lru_cache(maxsize=16384)
def orders(tiles: str) -> tuple[str, ...]:
    """Every order of these tiles."""
    if len(tiles) < 2:
        return (tiles,)
    return tuple(dict.fromkeys("".join(order) for order in permutations(tiles)))
