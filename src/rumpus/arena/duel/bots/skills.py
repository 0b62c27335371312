"""How well each level fights, as data: one row of numbers a level."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Skill(Struct, frozen=True):
    """The numbers of one level. Chances are those of one decision; there are 30 a second."""

    delay: int
    """Reaction time: how many snapshots (30 a second) late the opponent and the own orders are seen."""
    lead: float
    """How much of that lateness is made good by foreseeing straight motion: 0 none, 1 all."""
    error: float
    """How far the aim may be off: tangent of half the angle."""
    wild: float
    """How often a beat is spent on something thoughtless."""
    keep: float
    """The distance kept beyond the opponent's reach, metres."""
    sway: float
    """How far that distance swings in and out."""
    circle: float
    """How much of the walk goes sideways while looking on."""
    guard: float
    """How far beside the opponent's way the sword is held on guard, metres; positive: on the sword side."""
    dare: float
    """Chance to attack without a cause."""
    pounce: float
    """Chance to attack when the opponent is open."""
    feint: float
    """Share of the attacks that begin with a feint."""
    alarm: float
    """How soon the opponent can hit when that is a threat, ticks."""
    care: float
    """How much sooner than the opponent one must be able to hit to call it an opening, ticks."""
    slant: float
    """How much of the walk goes sideways at close quarters; positive: away from the opponent's point."""
    parry: float
    """Chance that a threat is parried; the others are run from."""
    sweep: float
    """How far a parry sweeps past the opponent's blade: tangent of half the angle."""
    riposte: float
    """Chance to answer a clash at once."""
    press: float
    """Chance to stay at it when an attack came to nothing."""
    draw: float
    """How far the arm is out while coming in: 0 drawn in, 1 stretched."""
    thrust: float
    """How near the point must be to thrust, metres."""
    obey: float
    """How much of the time one minds what cards order."""


SKILLS: Final[dict[str, Skill]] = {
    "random": Skill(
        delay=13,
        lead=0.0,
        error=0.5,
        wild=0.8,
        keep=0.3,
        sway=0.4,
        circle=0.4,
        guard=0.0,
        dare=0.03,
        pounce=0.06,
        feint=0.0,
        alarm=5.0,
        care=-9.0,
        slant=0.0,
        parry=0.2,
        sweep=0.2,
        riposte=0.2,
        press=0.2,
        draw=0.3,
        thrust=0.5,
        obey=0.35,
    ),
    "easy": Skill(
        delay=11,
        lead=0.3,
        error=0.18,
        wild=0.3,
        keep=0.35,
        sway=0.4,
        circle=0.5,
        guard=-0.1,
        dare=0.02,
        pounce=0.12,
        feint=0.25,
        alarm=9.0,
        care=1.0,
        slant=0.0,
        parry=0.5,
        sweep=0.25,
        riposte=0.4,
        press=0.35,
        draw=0.55,
        thrust=0.55,
        obey=0.65,
    ),
    "good": Skill(
        delay=8,
        lead=0.7,
        error=0.1,
        wild=0.1,
        keep=0.3,
        sway=0.4,
        circle=0.6,
        guard=-0.25,
        dare=0.03,
        pounce=0.3,
        feint=0.4,
        alarm=11.0,
        care=0.0,
        slant=-0.2,
        parry=0.6,
        sweep=0.22,
        riposte=0.55,
        press=0.5,
        draw=0.75,
        thrust=0.6,
        obey=0.9,
    ),
    "best": Skill(
        delay=5,
        lead=0.92,
        error=0.03,
        wild=0.0,
        keep=0.05,
        sway=0.56,
        circle=0.8,
        guard=-0.29,
        dare=0.018,
        pounce=0.3,
        feint=0.55,
        alarm=10.5,
        care=-1.06,
        slant=-0.08,
        parry=0.94,
        sweep=0.06,
        riposte=0.73,
        press=0.5,
        draw=0.83,
        thrust=0.52,
        obey=0.995,
    ),
}
LEVELS: Final = tuple(SKILLS)
