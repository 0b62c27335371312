"""Company: a bot whose strength fits the people at its table.

Its judgement is a mixture of two neighbouring levels: for each decision it draws which of them decides. In games that
are played against the clock its hands take the time that the people's hands take. `following.py` says how strong it is.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, runtime_checkable

from msgspec import Struct

from rumpus.arena.shared.company import STEPS, fighter_named
from rumpus.bots.bot import LEVELS, Bot, Intent, Level
from rumpus.engine import Dice, Prompt, View
from rumpus.engine.errors import BotError
from rumpus.games import AnyGame

COMPANY: Final = "company"
STRONGEST: Final = STEPS * (len(LEVELS) - 1)
CLUMSY: Final = 6
"""By how many steps its hands are weaker in an arena than its judgement: so are those of people with a phone."""
USUAL_TEMPO_MS: Final = 1000
"""The time for an action of somebody who plays for the first time."""


class Fit(Struct, frozen=True, gc=False):
    """How strong a bot plays now."""

    strength: int
    """In steps: 0 is the weakest level, 8 the next one, 24 the strongest."""
    tempo_ms: int = USUAL_TEMPO_MS
    """The usual time for an action."""

    def __post_init__(self) -> None:
        if not 0 <= self.strength <= STRONGEST or self.tempo_ms <= 0:
            raise BotError(f"There is no company of strength {self.strength} with {self.tempo_ms} ms for an action.")

    @property
    def name(self) -> str:
        """As tables write it: what takes a level takes this, too."""
        return f"{COMPANY}/{self.strength}/{self.tempo_ms}"

    @property
    def fighter(self) -> str:
        """The skill of its fighter in an arena."""
        return fighter_named(max(0, self.strength - CLUMSY))

    @property
    def levels(self) -> tuple[Level, Level]:
        """The two levels whose judgement is mixed."""
        lower = min(self.strength // STEPS, len(LEVELS) - 2)
        return LEVELS[lower], LEVELS[lower + 1]

    @property
    def share(self) -> float:
        """The share of the decisions that the upper level makes."""
        return self.strength / STEPS - min(self.strength // STEPS, len(LEVELS) - 2)


def fit_named(name: str) -> Fit | None:
    """The fit that is written so; None if it is something else. Raises BotError if it is written badly."""
    first, *numbers = name.split("/")
    if first != COMPANY or not numbers:
        return None
    if len(numbers) != 2 or not all(each.isascii() and each.isdecimal() for each in numbers):
        raise BotError(f"There is no bot {name!r}.")
    strength, tempo_ms = map(int, numbers)
    return Fit(strength, tempo_ms)


@runtime_checkable
class Paced(Protocol):
    """A bot whose hands take time."""

    def keep_pace(self, tempo_ms: int) -> None:
        """Take so long for an action on average, instead of the times of its level."""
        ...


class CompanyBot:
    """Plays by a fit."""

    __slots__ = ("_lower", "_share", "_upper", "_weakest")

    def __init__(self, game: AnyGame, fit: Fit, lower: Bot, upper: Bot) -> None:
        self._lower, self._upper, self._share = lower, upper, fit.share
        self._weakest = fit.levels[0] == LEVELS[0]
        for bot in (lower, upper):
            if isinstance(bot, Paced):
                bot.keep_pace(fit.tempo_ms)

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        if dice.roll() < self._share:
            return self._upper.choose(view, prompts, dice)
        if self._weakest:
            # The weakest level now and then answers what nobody waits for, such as an offer to give up.
            prompts = tuple([prompt for prompt in prompts if prompt.awaited])
        return self._lower.choose(view, prompts, dice)
