"""The skill of each level as data: one row of numbers per level."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from rumpus.arena.shared.reactions import THROW


class Skill(Struct, frozen=True):
    """The numbers of one level. Chances are per beat, or per approaching burrito."""

    delay: int
    """Median reaction time: delay, in snapshots (30 a second), of other bodies and burritos."""
    unsteady: float
    """How much reaction times differ: standard deviation of their logarithm."""
    foresee: float
    """How much of that delay is compensated by extrapolating straight motion: 0 none, 1 all."""
    error: float
    """Largest aiming error: tangent of half the angle."""
    wild: float
    """Share of the beats spent on something thoughtless."""
    lead: float
    """How much of a target's run is taken into account when throwing."""
    range: float
    """Largest distance of a throw, metres."""
    power: float
    """Charge of a throw, 0 to 1."""
    low: float
    """Chance to throw low at somebody who ducks."""
    dodge: float
    duck: float
    catch: float
    """Chances of each answer to an approaching burrito; otherwise the body just runs on."""
    timing: float
    """Hands go up at most so many ticks too early or too late."""
    ward: float
    """Chance to ward it off with a burrito in hand."""
    second: float
    """Chance to try again after a fumble."""
    weave: float
    """Share of the run that goes sideways while somebody may throw."""
    cover: float
    """Chance to hide from somebody with a burrito."""
    wait: float
    """Chance to leave a burrito to somebody who is nearer, and to leave the crowd before a throw."""
    rash: float
    """Chance, per decision, of a foul: an early throw, or a grab by a bystander."""


SKILLS: Final[dict[str, Skill]] = {
    "random": Skill(
        delay=THROW["random"].snapshots,
        unsteady=THROW["random"].spread,
        foresee=0.0,
        error=0.3,
        wild=0.6,
        lead=0.0,
        range=5.0,
        power=0.2,
        low=0.0,
        dodge=0.05,
        duck=0.05,
        catch=0.1,
        timing=14.0,
        ward=0.05,
        second=0.1,
        weave=0.1,
        cover=0.05,
        wait=0.5,
        rash=0.001,
    ),
    "easy": Skill(
        delay=THROW["easy"].snapshots,
        unsteady=THROW["easy"].spread,
        foresee=0.3,
        error=0.11,
        wild=0.2,
        lead=0.3,
        range=4.5,
        power=0.35,
        low=0.2,
        dodge=0.2,
        duck=0.1,
        catch=0.25,
        timing=11.0,
        ward=0.3,
        second=0.4,
        weave=0.3,
        cover=0.15,
        wait=0.9,
        rash=0.0001,
    ),
    "good": Skill(
        delay=THROW["good"].snapshots,
        unsteady=THROW["good"].spread,
        foresee=0.7,
        error=0.05,
        wild=0.05,
        lead=0.7,
        range=3.6,
        power=0.55,
        low=0.6,
        dodge=0.4,
        duck=0.15,
        catch=0.3,
        timing=8.0,
        ward=0.65,
        second=0.8,
        weave=0.55,
        cover=0.3,
        wait=0.9,
        rash=0.0,
    ),
    "best": Skill(
        delay=THROW["best"].snapshots,
        unsteady=THROW["best"].spread,
        foresee=1.0,
        error=0.012,
        wild=0.0,
        lead=1.0,
        range=3.0,
        power=0.72,
        low=0.9,
        dodge=0.55,
        duck=0.1,
        catch=0.22,
        timing=5.0,
        ward=0.95,
        second=0.97,
        weave=0.85,
        cover=0.3,
        wait=0.9,
        rash=0.0,
    ),
}
LEVELS: Final = tuple(SKILLS)
