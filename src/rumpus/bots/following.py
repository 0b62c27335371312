"""How strong company is: it follows the people at its table, within a game and from game to game. Pure.

Between games the strength rises if the people are ahead of the bots and falls if they are behind, until both are
equally often. Within a game the score does the same, and the bots' hands become as fast as the people's. All of it
depends on the log of the game and on what the table kept of the games before, so it is the same after a restart.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import exp, log
from typing import Any, Final

from msgspec import Struct

from rumpus.arena.shared.company import STEPS
from rumpus.bots.fitting import STRONGEST, USUAL_TEMPO_MS, Fit
from rumpus.bots.playouts.values import scores_of
from rumpus.engine import Outcome
from rumpus.games import AnyGame

FIRST: Final[Mapping[str, float]] = {
    "burrito": 11.0,
    "fake_swords": 14.0,
    "mantis": 14.0,
    "swordcrafters": 15.0,
    "sword_practice": 15.0,
    "wordy": 17.0,
}
"""The strength in the first game, in steps: a newcomer wins about as often as anybody else (docs/COMPANY.md)."""
FIRST_ELSEWHERE: Final = 12.0
"""The same in other games."""
WEAKEST: Final = 4.0
"""Company is never weaker: half of its decisions have a purpose."""
WEAKEST_IN_A_HURRY: Final = float(STEPS)
"""The same in games against the clock, in which it is weak by its pace."""
LEARNT: Final = 5.0
"""How many steps the strength rises after a game in which the people were ahead of all the bots; as many down if they
were behind all."""
LEANING: Final = 4.0
"""The same within a game: by the score."""
QUICKEST_MS: Final = 450
SLOWEST_MS: Final = 2500
"""The limits of the tempo."""
LATER_MS: Final = 4000
"""A longer time between two actions is a pause, and says nothing of somebody's tempo."""
NUDGE: Final = 0.06
"""By which share the estimated tempo changes with each action: it settles at the median."""
ROUNDED_MS: Final = 50
"""Bots are made anew when the tempo changes by so much."""


class Measure(Struct, frozen=True):
    """What is known of the people at a table from the games before."""

    strength: float
    tempo_ms: float = float(USUAL_TEMPO_MS)


class Hands(Struct, frozen=True, gc=False):
    """The tempo of one seat so far in a game."""

    tempo_ms: float
    last_ms: int | None = None
    """The time of the last action."""

    def acted(self, at_ms: int) -> Hands:
        """With one more action at this time."""
        if self.last_ms is None or at_ms - self.last_ms > LATER_MS:
            return Hands(self.tempo_ms, at_ms)
        slower = at_ms - self.last_ms > self.tempo_ms
        tempo_ms = self.tempo_ms * (1 + NUDGE if slower else 1 / (1 + NUDGE))
        return Hands(min(max(tempo_ms, QUICKEST_MS), SLOWEST_MS), at_ms)


def first_measure(game: str) -> Measure:
    """The measure of people of whom nothing is known."""
    return Measure(FIRST.get(game, FIRST_ELSEWHERE))


def ahead(standing: Sequence[float], people: Collection[int], bots: Collection[int]) -> float:
    """How far the people are ahead of the bots, from -1 to 1; `standing` by seat, more is better."""
    pairs = [(standing[person], standing[bot]) for person in people for bot in bots]
    if not pairs:
        return 0.0
    return sum((person > bot) - (person < bot) for person, bot in pairs) / len(pairs)


def fit_now(
    game: AnyGame, public: Any, measure: Measure, hands: Mapping[int, Hands], people: Sequence[int], bots: Sequence[int]
) -> Fit:
    """How strong company plays at this point of a game; `hands` of the people who have acted."""
    scores = scores_of(public, game.seats)
    lead = 0.0 if scores is None else ahead(scores, people, bots)
    weakest = WEAKEST_IN_A_HURRY if game.facts.pace == "real_time" else WEAKEST
    strength = min(max(measure.strength + LEANING * lead, weakest), STRONGEST)
    tempo_ms = common_tempo_ms([hands[seat] for seat in people if seat in hands], measure.tempo_ms)
    return Fit(round(strength), round(tempo_ms / ROUNDED_MS) * ROUNDED_MS)


def learnt(
    measure: Measure, outcome: Outcome, hands: Mapping[int, Hands], people: Sequence[int], bots: Sequence[int]
) -> Measure:
    """The measure after a game."""
    lead = ahead([-place for place in outcome.places], people, bots)
    strength = min(max(measure.strength + LEARNT * lead, WEAKEST), float(STRONGEST))
    return Measure(strength, common_tempo_ms([hands[seat] for seat in people if seat in hands], measure.tempo_ms))


def common_tempo_ms(hands: Collection[Hands], before_ms: float) -> float:
    """The tempo of all the people together; `before_ms` if nobody has acted."""
    tempos = [log(each.tempo_ms) for each in hands]
    return exp(sum(tempos) / len(tempos)) if tempos else before_ms
