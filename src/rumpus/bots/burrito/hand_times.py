"""The time that a bot needs for each action, with a spread like a person's.

A draw is a prepared movement: to see that a card lies there and to move, 240 ms for a middling person and 470 ms for a
slow one (the Model Human Processor, see `arena/shared/reactions.py`). To pass a card on is a choice among five, for
which Hick's law adds some 150 ms for each of 2.3 bits: 590 ms for a middling person who knows the game. Easy is a slow
person who still reads the cards, good a practised one, best a quick one. Lay, shout and join are such choices, too; to
count, to vote and to report is not done in a hurry.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp
from typing import Final

from rumpus.bots.bot import Level
from rumpus.engine import Dice


@dataclass(frozen=True, slots=True)
class HandTimes:
    """Median times in milliseconds."""

    draw: int
    """Take a card, with the hand already at the pile."""
    discard: int
    """Look at the new card, choose one and pass it on."""
    lay_set: int
    declare: int
    """See three battle cards, and shout."""
    join: int
    """Declare as well, within the window after somebody else's declaration."""
    count: int
    choose: int
    """A move for a Quick exchange."""
    vote: int
    report: int
    spread: float
    """Standard deviation of the logarithm of times."""

    @property
    def tempo_ms(self) -> float:
        """The time for an action on average, while cards are passed: every draw is followed by a discard."""
        return (self.draw + self.discard * (1 + LOOKS_UP * (LOOK - 1))) / 2

    def at_tempo(self, tempo_ms: float) -> HandTimes:
        """The same hands, slower or faster."""
        factor = tempo_ms / self.tempo_ms
        return replace(self, **{name: round(getattr(self, name) * factor) for name in PASSING})


LOOKS_UP: Final = 0.05
LOOK: Final = 6
"""The chance to pause before passing a card on, and the factor by which that takes longer.

If everybody were equally fast nobody would reach the bottom of a pile: the community piles would stay shut (B-PASS-3),
and the few circulating cards make no set. During a pause the left neighbour gets to new cards.
"""
PASSING: Final = ("draw", "discard", "lay_set", "declare", "join")
"""What is done in a hurry."""
HAND_TIMES: Final[dict[Level, HandTimes]] = {
    "easy": HandTimes(
        draw=460,
        discard=1150,
        lay_set=1100,
        declare=1200,
        join=1000,
        count=1300,
        choose=2200,
        vote=4000,
        report=4000,
        spread=0.4,
    ),
    "good": HandTimes(
        draw=330,
        discard=700,
        lay_set=650,
        declare=700,
        join=650,
        count=900,
        choose=1600,
        vote=3000,
        report=3000,
        spread=0.3,
    ),
    "best": HandTimes(
        draw=250,
        discard=480,
        lay_set=450,
        declare=450,
        join=450,
        count=700,
        choose=1300,
        vote=2500,
        report=2500,
        spread=0.22,
    ),
}


def time_ms(middling_ms: int, spread: float, dice: Dice) -> int:
    """A random time around the median, seldom much shorter, sometimes much longer."""
    # The sum of three uniform numbers is close to a normal distribution; its standard deviation is one half.
    roll = dice.roll
    bell = (roll() + roll() + roll() - 1.5) * 2
    return int(middling_ms * exp(spread * bell))
