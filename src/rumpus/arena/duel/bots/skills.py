"""The skill of each level as data: one row of numbers per level."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from rumpus.arena.shared.reactions import SWORD


class Skill(Struct, frozen=True):
    """The numbers of one level. Chances are per decision, of which there are 30 a second."""

    delay: int
    """Median reaction time: delay, in snapshots (30 a second), of the opponent and of the own orders."""
    unsteady: float
    """How much reaction times differ: standard deviation of their logarithm."""
    lead: float
    """How much of that delay is compensated by extrapolating straight motion: 0 none, 1 all."""
    error: float
    """Largest aiming error: tangent of half the angle."""
    wild: float
    """Share of the beats spent on something thoughtless."""
    keep: float
    """The distance kept beyond the opponent's reach, metres."""
    sway: float
    """Amplitude of that distance, metres."""
    circle: float
    """Share of the walk that goes sideways while looking on."""
    guard: float
    """Distance of the guard from the line between the fighters, metres; positive: on the sword side."""
    dare: float
    """Chance to attack without an opening."""
    pounce: float
    """Chance to attack when the opponent is open."""
    feint: float
    """Share of the attacks that begin with a feint."""
    alarm: float
    """An opponent who can hit within so many ticks is a threat."""
    care: float
    """It is an opening if the fighter can hit this many ticks sooner than the opponent."""
    slant: float
    """Share of the walk that goes sideways at close quarters; positive: away from the opponent's point."""
    parry: float
    """Chance to parry a threat instead of retreating."""
    sweep: float
    """Angle by which a parry sweeps past the opponent's blade: tangent of half of it."""
    riposte: float
    """Chance to answer a clash at once."""
    feel: float
    """How much it makes of a clash that it feels before it sees what became of the other sword: 0 nothing, 1 all."""
    press: float
    """Chance to go on when an attack failed."""
    draw: float
    """Reach of the arm while coming in: 0 drawn in, 1 stretched."""
    thrust: float
    """Largest distance of the point at which to thrust, metres."""
    obey: float
    """Share of the time in which orders are obeyed."""


SKILLS: Final[dict[str, Skill]] = {
    "random": Skill(
        delay=SWORD["random"].snapshots,
        unsteady=SWORD["random"].spread,
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
        feel=0.0,
        press=0.2,
        draw=0.3,
        thrust=0.5,
        obey=0.35,
    ),
    "easy": Skill(
        delay=SWORD["easy"].snapshots,
        unsteady=SWORD["easy"].spread,
        lead=0.42,
        error=0.15,
        wild=0.04,
        keep=0.7,
        sway=0.45,
        circle=0.52,
        guard=-0.05,
        dare=0.006,
        pounce=0.08,
        feint=0.25,
        alarm=5.2,
        care=2.0,
        slant=-0.05,
        parry=0.2,
        sweep=0.26,
        riposte=0.92,
        feel=1.0,
        press=0.3,
        draw=0.82,
        thrust=0.56,
        obey=0.65,
    ),
    "good": Skill(
        delay=SWORD["good"].snapshots,
        unsteady=SWORD["good"].spread,
        lead=0.7,
        error=0.1,
        wild=0.05,
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
        riposte=0.6,
        feel=0.5,
        press=0.5,
        draw=0.75,
        thrust=0.6,
        obey=0.9,
    ),
    "best": Skill(
        delay=SWORD["best"].snapshots,
        unsteady=SWORD["best"].spread,
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
        feel=0.0,
        press=0.5,
        draw=0.83,
        thrust=0.52,
        obey=0.995,
    ),
}
LEVELS: Final = tuple(SKILLS)
