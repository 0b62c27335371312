"""The modifiers of a duel as data: what each demands of the fighter that it binds.

A modifier is a bit; orders of one kind are carried out from the lowest bit up (F-RULE-R3).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

Kind = Literal["start", "touch", "whole", "advantage"]


class Modifier(Struct, frozen=True):
    name: str
    kind: Kind
    ticks: float = 0.0
    """How long an order lasts, or its deadline."""
    roots: bool = False
    """Feet stay where they are."""
    holds: bool = False
    """The sword is not swung or thrust."""
    draws_in: bool = False
    """The arm is drawn in."""
    lifts: bool = False
    """The sword is held up, where it meets nothing."""
    turn: float = 0.0
    """A forced turn: tangent of half the angle of a tick."""
    deadline: bool = False
    """A fighter who does not carry it out in time loses."""
    hushes: tuple[str, ...] = ()
    """Permanent rules that are suspended until it is done."""


_SPOT: Final = ("tether", "no_retreat")

MODIFIERS: Final = (
    Modifier("spin", "start", 90, roots=True, holds=True, draws_in=True, turn=0.10510423526567646),
    Modifier("fetch", "start", hushes=_SPOT),
    Modifier("paces", "start", 126, holds=True, draws_in=True, hushes=_SPOT),
    Modifier("one_pile", "start", 24, hushes=_SPOT),
    Modifier("sit", "start", 150, roots=True),
    Modifier("blind", "start", 180),
    Modifier("freeze", "touch", 45, roots=True, holds=True),
    Modifier("cry", "touch", 60, deadline=True),
    Modifier("switch", "touch", 15, holds=True),
    Modifier("give_ground", "touch", 120, deadline=True, hushes=_SPOT),
    Modifier("twirl", "touch", 30, roots=True, holds=True, lifts=True, turn=0.10510423526567646),
    Modifier("bow", "touch", 45, roots=True, holds=True, draws_in=True),
    Modifier("hop", "whole"),
    Modifier("tether", "whole"),
    Modifier("pace", "whole"),
    Modifier("other_hand", "whole"),
    Modifier("no_retreat", "whole"),
    Modifier("short_arm", "whole"),
    Modifier("second_wind", "advantage"),
    Modifier("shield", "advantage"),
    Modifier("head_start", "advantage"),
    Modifier("half_target", "advantage"),
    Modifier("any_limb", "advantage"),
)

NUMBER: Final = {modifier.name: number for number, modifier in enumerate(MODIFIERS)}
BIT: Final = {name: 1 << number for name, number in NUMBER.items()}


def bits(chosen: Callable[[Modifier], object]) -> int:
    """The bits of all modifiers that fulfil a condition."""
    together = 0
    for modifier in MODIFIERS:
        if chosen(modifier):
            together |= BIT[modifier.name]
    return together


START: Final = bits(lambda modifier: modifier.kind == "start")
TOUCH: Final = bits(lambda modifier: modifier.kind == "touch")
ROOTS: Final = bits(lambda modifier: modifier.roots)
HOLDS: Final = bits(lambda modifier: modifier.holds)
DRAWS_IN: Final = bits(lambda modifier: modifier.draws_in)
LIFTS: Final = bits(lambda modifier: modifier.lifts)
TURNS: Final = bits(lambda modifier: modifier.turn)
DEADLINES: Final = bits(lambda modifier: modifier.deadline)


def hushing(name: str) -> int:
    """The orders that suspend this permanent rule."""
    return bits(lambda modifier: name in modifier.hushes)
