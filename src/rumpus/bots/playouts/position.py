"""A game that is only thought of: everybody answers at once, and wakes and battles come as they are due."""

from __future__ import annotations

from typing import Any, Final

from rumpus.engine import Dice, Moment, Outcome, Prompt, Result, Wake
from rumpus.engine.rulebook import rulebook_of
from rumpus.engine.unions import members
from rumpus.games import AnyGame

ANSWER_MS: Final = 200
"""How much later each answer comes than the one before. The real times are unknown: views hold no clock."""
MOST_WAKES: Final = 50
"""A game that nobody is asked in for so many wakes is not thought of any further."""


class Position:
    """A state, with the time and the dice of the game."""

    __slots__ = ("_at_ms", "_dice", "_fights", "_game", "_is_live", "state")

    def __init__(self, game: AnyGame, state: Any, dice: Dice) -> None:
        self._game = game
        self._dice = dice
        self._at_ms = 0
        self._is_live = game.facts.pace == "real_time"
        self._fights = Result in members(game.types.table_action)
        self.state = state

    def question(self) -> tuple[int, Prompt] | None:
        """Let everything happen that needs nobody's answer. Then: who is asked what; None if the game stands still."""
        game = self._game
        for _ in range(MOST_WAKES):
            due_ms = game.wake_at_ms(self.state)
            if (due_ms is None or due_ms > self._at_ms) and (asked := self._asked()) is not None:
                return asked
            if due_ms is not None:
                self._at_ms = max(self._at_ms, due_ms)
                self._apply(None, Wake())
            elif not self._fights or (result := self._result()) is None:
                return None
            else:
                self._apply(None, result)
        return None

    def answer(self, seat: int, action: Any) -> None:
        self._apply(seat, action)
        self._at_ms += ANSWER_MS

    @property
    def outcome(self) -> Outcome | None:
        return self._game.outcome(self.state)

    def _asked(self) -> tuple[int, Prompt] | None:
        game, seats = self._game, self._game.seats
        first = self._dice.below(seats) if self._is_live else 0
        for step in range(seats):
            seat = (first + step) % seats
            prompt = to_answer(game, game.prompts(self.state, seat))
            if prompt is not None:
                return seat, prompt
        return None

    def _apply(self, seat: int | None, action: Any) -> None:
        self.state = self._game.apply(self.state, seat, action, Moment(self._at_ms, self._dice)).state

    def _result(self) -> Result | None:
        """Any fighter may lose a battle."""
        terms = self._game.terms(self.state)
        if terms is None:
            return None
        clause = self._dice.pick(sorted(rulebook_of(type(self._game)).clauses))
        return Result(terms.id, (self._dice.pick(terms.fighters),), clause, "arena")


def to_answer(game: AnyGame, prompts: tuple[Prompt, ...]) -> Prompt | None:
    """The prompt that a bot answers: the first one that is awaited, but none that ends the game by agreement."""
    for prompt in prompts:
        if prompt.awaited and prompt.kind not in game.conceding:
            return prompt
    return None
