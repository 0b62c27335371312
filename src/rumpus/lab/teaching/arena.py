"""Tunes the numbers of arena bots by a cross-entropy search: `python -m rumpus.lab.teaching.arena best`.

Candidates are drawn around a mean, fight the current levels and copies of themselves, all in one batch; the mean moves
to that of the best. What makes a level weaker (reaction time, error, thoughtlessness) is given, not searched. The
fitness of a candidate is its share of wins, and whether its bouts against itself are some seconds long with few ties.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
import numpy as np
import typer
from numpy.typing import NDArray

from rumpus.arena import TICKS_PER_S
from rumpus.arena.duel import COUNTDOWN_TICKS, Setup
from rumpus.arena.duel.bots import SKILLS, Bouts, Skill, fight_out

Floats = NDArray[np.float64]

RANGES: Final[dict[str, tuple[float, float]]] = {
    "lead": (0.0, 1.2),
    "keep": (-0.2, 0.9),
    "sway": (0.0, 0.8),
    "circle": (0.0, 0.9),
    "guard": (-0.4, 0.6),
    "dare": (0.002, 0.1),
    "pounce": (0.02, 1.0),
    "feint": (0.0, 0.8),
    "alarm": (2.0, 24.0),
    "care": (-3.0, 8.0),
    "slant": (-0.6, 1.0),
    "parry": (0.1, 1.0),
    "sweep": (-0.1, 0.8),
    "riposte": (0.0, 1.0),
    "press": (0.0, 1.0),
    "draw": (0.0, 1.0),
    "thrust": (0.05, 0.9),
}
"""The numbers that are searched, and their ranges."""
LENGTH_S: Final = 5.0
"""The desired length of a bout between equals."""
PATIENCE_S: Final = 25
TIE_COST: Final = 1.2
LENGTH_COST: Final = 0.15
"""The costs, in wins, of ties only, and of a median length twice or half as long as desired."""
NARROWEST: Final = 0.02


def skill_of(base: Skill, point: Floats) -> Skill:
    """The skill at a point of the unit cube."""
    low, high = np.array(list(RANGES.values())).T
    values = np.round(low + (high - low) * np.clip(point, 0.0, 1.0), 3)
    return msgspec.structs.replace(base, **dict(zip(RANGES, values.tolist(), strict=True)))


def point_of(skill: Skill) -> Floats:
    low, high = np.array(list(RANGES.values())).T
    values = np.array([getattr(skill, name) for name in RANGES])
    point: Floats = np.clip((values - low) / (high - low), 0.0, 1.0)
    return point


def worth(bouts: Bouts, rivals: int, rounds: int) -> Floats:
    """The fitness of each candidate, from its bouts with every rival on either side, then those with itself."""
    shares = bouts.shares.reshape(-1, rivals + 1, rounds)
    won = np.concatenate([shares[:, :rivals, 0::2], 1.0 - shares[:, :rivals, 1::2]], axis=2).mean(axis=(1, 2))
    tied = np.array([each is not None and len(each.losers) == 2 for each in bouts.verdicts])
    ties = tied.reshape(-1, rivals + 1, rounds).mean(axis=(1, 2))
    lengths = np.median(bouts.seconds.reshape(-1, rivals + 1, rounds)[:, rivals], axis=1)
    result: Floats = won - TIE_COST * ties - LENGTH_COST * np.abs(np.log2(lengths / LENGTH_S))
    return result


def tried(candidates: list[Skill], rivals: tuple[str, ...], rounds: int, seed: int) -> Floats:
    """The fitness of candidates, in bouts against every rival and themselves."""
    skills = dict(SKILLS)
    setups: list[Setup] = []
    seats: list[tuple[str, str]] = []
    for number, candidate in enumerate(candidates):
        name = f"candidate {number}"
        skills[name] = candidate
        for rival in (*rivals, name):
            for bout in range(rounds):
                setups.append(Setup(seed=seed + bout))
                seats.append((name, rival) if bout % 2 == 0 else (rival, name))
    patience = COUNTDOWN_TICKS + PATIENCE_S * TICKS_PER_S
    return worth(fight_out(setups, seats, skills, patience), len(rivals), rounds)


def search(level: str, rivals: tuple[str, ...], rounds: int, candidates: int, bouts: int, seed: int) -> Skill:
    """The mean of the last generation."""
    rng = np.random.default_rng(seed)
    base = SKILLS[level]
    middle, spread = point_of(base), np.full(len(RANGES), 0.2)
    elite = max(2, candidates // 4)
    for number in range(rounds):
        points = np.clip(rng.normal(middle, spread, (candidates, len(RANGES))), 0.0, 1.0)
        points[0] = middle
        values = tried([skill_of(base, point) for point in points], rivals, bouts, seed + number * bouts)
        best = points[np.argsort(-values)[:elite]]
        middle = 0.3 * middle + 0.7 * best.mean(axis=0)
        spread = 0.4 * spread + 0.6 * best.std(axis=0) + NARROWEST
        print(
            f"{level}: generation {number + 1} of {rounds}: middle {values[0]:.3f}, best {values.max():.3f}", flush=True
        )
    return skill_of(base, middle)


def main(
    level: Annotated[str, typer.Argument(help="Which level to tune.")],
    rivals: Annotated[str, typer.Option(help="Levels to fight against, with commas between.")] = "good,best",
    rounds: Annotated[int, typer.Option(help="How many generations.")] = 12,
    candidates: Annotated[int, typer.Option(help="How many candidates a generation.")] = 28,
    bouts: Annotated[int, typer.Option(help="How many bouts against each rival.")] = 24,
    seed: Annotated[int, typer.Option(help="The same seed finds the same.")] = 1,
) -> None:
    """Tune one level and print its row for `arena/duel/bots/skills.py`."""
    print(search(level, tuple(rivals.split(",")), rounds, candidates, bouts, seed))


if __name__ == "__main__":
    typer.run(main)
