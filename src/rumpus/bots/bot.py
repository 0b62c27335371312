"""The interface of a bot. It gets a view and prompts, never the state, and says what to do and when."""

from __future__ import annotations

from typing import Any, Final, Literal, Protocol, TypeAlias

from msgspec import Struct

from rumpus.engine import Dice, Prompt, View
from rumpus.engine.errors import BotError

Level: TypeAlias = Literal["random", "easy", "good", "best"]
"""How strong a bot is."""
LEVELS: Final[tuple[Level, ...]] = ("random", "easy", "good", "best")
"""All levels, the weakest first."""


def level_named(name: str) -> Level:
    """The level of that name. Raises BotError."""
    for level in LEVELS:
        if level == name:
            return level
    raise BotError(f"There is no bot {name!r}. Known: {', '.join(LEVELS)}.")


class Intent(Struct, frozen=True, gc=False):
    """An answer that a bot will give to a prompt after a delay. Dropped if the prompt closes first."""

    prompt: str
    action: Any
    after_ms: int = 0


class Bot(Protocol):
    """Plays a seat of a game. Any object with this method is one."""

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        """What to do now, or None to wait until the view or the prompts change."""
        ...
