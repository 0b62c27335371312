"""Battles between bots, many at once, from the countdown to the verdict."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from rumpus.arena import TICKS_PER_S
from rumpus.arena.volley.bots.minds import Minds
from rumpus.arena.volley.bots.people import EVERYBODY
from rumpus.arena.volley.bots.skills import Skill
from rumpus.arena.volley.floor import Floor
from rumpus.arena.volley.judge import CATCHES, FUMBLES, THROWS, WARDS
from rumpus.arena.volley.numbers import COUNTDOWN_TICKS
from rumpus.arena.volley.stance import bucket
from rumpus.arena.volley.terms import Setup, Verdict

TOLD = {THROWS: "throws", CATCHES: "catches", FUMBLES: "fumbles", WARDS: "wards"}


class Battle(Struct, frozen=True):
    """The result of one battle."""

    verdict: Verdict
    seconds: float
    """From "Burrito!" to the end."""
    throws: int = 0
    catches: int = 0
    fumbles: int = 0
    wards: int = 0


def fight_out(
    setups: Sequence[Setup], levels: Sequence[Sequence[str]], skills: dict[str, Skill] = EVERYBODY
) -> list[Battle]:
    """Fight battles to their ends; `levels` are those of all bodies of each, "" for one without a bot."""
    sizes: defaultdict[int, list[int]] = defaultdict(list)
    for number, setup in enumerate(setups):
        sizes[bucket(setup.bodies)].append(number)
    battles: dict[int, Battle] = {}
    for bodies, numbers in sizes.items():
        fought = _fight_out(bodies, [setups[each] for each in numbers], [levels[each] for each in numbers], skills)
        battles.update(zip(numbers, fought, strict=True))
    return [battles[number] for number in range(len(setups))]


def _fight_out(
    bodies: int, setups: Sequence[Setup], levels: Sequence[Sequence[str]], skills: dict[str, Skill]
) -> list[Battle]:
    floor, minds = Floor(len(setups), bodies), Minds(len(setups), bodies, skills)
    for setup, seated in zip(setups, levels, strict=True):
        row = floor.open(setup)
        for body, level in enumerate(seated):
            minds.seat(row, body, level)
    counts = {what: np.zeros(len(setups), np.int64) for what in TOLD}
    while not floor.over.all():
        on = ~floor.over
        floor.step(minds.decide(floor))
        new = (floor.world.did_tick == floor.world.tick) & on
        for what in counts:
            counts[what] += (new & (floor.world.did == what)).sum(axis=0)
    return [_told(floor, row, counts) for row in range(len(setups))]


def _told(floor: Floor, row: int, counts: dict[int, np.ndarray]) -> Battle:
    verdict = floor.verdict(row)
    assert verdict is not None
    told = {name: int(counts[what][row]) for what, name in TOLD.items()}
    return Battle(verdict, (verdict.tick - COUNTDOWN_TICKS) / TICKS_PER_S, **told)
