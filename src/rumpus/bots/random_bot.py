"""The random bot: it gives any legal answer, in any game."""

from __future__ import annotations

from typing import Any, Final

from rumpus.bots.bot import Intent
from rumpus.bots.pauses import unskilled_pause_ms
from rumpus.engine import Dice, Prompt, View
from rumpus.games import AnyGame

SELDOM: Final = 0.01
"""The chance to answer a standing prompt, such as a forfeit."""


class RandomBot:
    """Plays by `Game.sample_action`."""

    __slots__ = ("_in_turns", "_quickest_ms", "_sample")

    def __init__(self, game: AnyGame) -> None:
        self._sample = game.sample_action
        self._quickest_ms = game.quickest_ms
        self._in_turns = game.facts.pace == "turns"

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        if len(prompts) == 1 and prompts[0].awaited:
            prompt = prompts[0]
        else:
            awaited = [prompt for prompt in prompts if prompt.awaited]
            unawaited = [prompt for prompt in prompts if not prompt.awaited]
            if unawaited and dice.roll() < SELDOM:
                prompt = dice.pick(unawaited)
            elif awaited:
                prompt = dice.pick(awaited)
            else:
                return None
        after_ms = 0 if self._in_turns else unskilled_pause_ms(self._quickest_ms(prompt), dice)
        return Intent(prompt.id, self._sample(view, prompt, dice), after_ms)
