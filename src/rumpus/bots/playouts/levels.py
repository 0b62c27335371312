"""The three levels: the same search with growing care."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rumpus.bots.bot import Intent
from rumpus.bots.pauses import unskilled_pause_ms
from rumpus.bots.playouts.budget import Budget
from rumpus.bots.playouts.position import to_answer
from rumpus.bots.playouts.search import Care, Search
from rumpus.engine import Dice, Prompt, View
from rumpus.engine.random_play import busy_answer
from rumpus.games import AnyGame

IN_TIME: Final = 0.8
"""The share of a time limit that is used for thinking."""


class PlayoutBot:
    """Answers what is awaited by the best answer that the playouts show."""

    care: ClassVar[Care]

    def __init__(self, game: AnyGame, time_limit_ms: int | None = None, care: Care | None = None) -> None:
        self._game = game
        self._limit_ms = None if time_limit_ms is None else time_limit_ms * IN_TIME
        self._care = care or self.care
        self._in_turns = game.facts.pace == "turns"

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        prompt = to_answer(self._game, prompts)
        if prompt is None:
            return None
        after_ms = 0 if self._in_turns else unskilled_pause_ms(self._game.quickest_ms(prompt), dice)
        action = self._answer(view, prompt, dice)
        return None if action is None else Intent(prompt.id, action, after_ms)

    def _answer(self, view: View[Any, Any], prompt: Prompt, dice: Dice) -> Any:
        """The answer to a prompt, or None if nothing can be answered now."""
        game, care = self._game, self._care
        try:
            if not game.choices(view, prompt):
                return None
            if dice.roll() < care.slips:
                return busy_answer(game, view, prompt, dice)
            return Search(game, view, prompt, care, dice).best(Budget(care.steps, self._limit_ms))
        except Exception:  # noqa: BLE001 - a game that cannot be thought through can still be played
            return game.sample_action(view, prompt, dice)


class EasyBot(PlayoutBot):
    care = Care(steps=300, horizon=4, slips=0.3)


class GoodBot(PlayoutBot):
    care = Care(steps=2000, horizon=4, slips=0.08)


class BestBot(PlayoutBot):
    care = Care(steps=7000, horizon=4, tree=True, greed=0.5)
