"""Random play of any game: seats that answer, windows that close, battles that somebody loses. Pure."""

from __future__ import annotations

import typing
from collections.abc import Sequence
from types import UnionType
from typing import Any, NamedTuple

from rumpus.engine.dice import Dice
from rumpus.engine.errors import IllegalAction
from rumpus.engine.game import Left, Moment, Prompt, Result, Ruling, Terms, Wake
from rumpus.engine.run import Run

LONGEST_PAUSE_MS = 400


class Deed(NamedTuple):
    """What is done next, and by whom."""

    seat: int | None
    action: Any
    at_ms: int
    prompt: Prompt | None = None
    """What it answers; None for the table's own actions."""

    @property
    def by(self) -> str:
        return "table" if self.seat is None else "bot"


class RandomPlay:
    """Chooses what happens next in a run, by dice of its own."""

    def __init__(self, run: Run[Any, Any, Any], dice: Dice, clauses: Sequence[str]) -> None:
        self.run = run
        self.dice = dice
        self.clauses = clauses
        self.tried: set[type] = set()
        """The kinds of action done so far; others are preferred."""
        # Half of the games are played to their own end, with nobody using what may be done at any time.
        self._standing = dice.below(2)

    def next(self) -> Deed | None:
        """The next deed, or None if there is no way on."""
        run, dice = self.run, self.dice
        state = run.state
        due_ms = run.game.wake_at_ms(state)
        terms = run.game.terms(state)
        asked = [(seat, prompt) for seat in range(run.game.seats) for prompt in run.game.prompts(state, seat)]
        awaited = [ask for ask in asked if ask[1].awaited]
        standing = [ask for ask in asked if not ask[1].awaited]
        at_ms = run.at_ms + dice.below(LONGEST_PAUSE_MS)
        wake = Deed(None, Wake(), max(run.at_ms, due_ms or 0))
        if due_ms is not None and due_ms <= at_ms:
            return wake
        battle = terms is not None and self.takes(Result, Ruling)
        way = dice.weighted(
            (
                30.0 * bool(awaited),
                30.0 * battle,
                6.0 * (due_ms is not None),
                self._standing * bool(standing) * (5.0 if self._is_new(standing) else 1.0),
                self._standing * self.takes(Left) * (0.1 if Left in self.tried else 1.0),
            )
        )
        if way == 1 and terms is not None and battle:
            return Deed(None, self.result(terms), at_ms)
        if way == 2 and due_ms is not None:
            return wake
        if way == 4:
            return Deed(None, Left(dice.below(run.game.seats)), at_ms)
        answered = standing if way == 3 else awaited
        return self._answer(answered, at_ms) if answered else None

    def _answer(self, asked: list[tuple[int, Prompt]], at_ms: int) -> Deed:
        run = self.run
        for _ in range(3):
            seat, prompt = self.dice.pick(asked)
            action = run.game.sample_action(run.game.view(run.state, seat), prompt, self.dice)
            if type(action) not in self.tried:
                break
        return Deed(seat, action, at_ms, prompt)

    def _is_new(self, asked: list[tuple[int, Prompt]]) -> bool:
        """Whether some of these prompts may be answered by a kind of action that was not tried yet."""
        if not self._standing:
            return False
        game, state = self.run.game, self.run.state
        kinds = {type(game.sample_action(game.view(state, seat), prompt, self.dice)) for seat, prompt in asked}
        return not kinds <= self.tried

    def takes(self, *kinds: type) -> bool:
        """Whether the game knows any of these table actions."""
        return any(kind in members(self.run.game.types.table_action) for kind in kinds)

    def result(self, terms: Terms, battle: str | None = None) -> Result | Ruling:
        """An end of the battle, mostly with one loser, now and then with several in the same moment."""
        dice = self.dice
        fighters = dice.shuffled(terms.fighters)
        losers = tuple(sorted(fighters[: 1 if dice.below(3) else 1 + dice.below(len(fighters))]))
        clause = dice.pick(self.clauses)
        kinds = [kind for kind in (Result, Ruling) if self.takes(kind)]
        ruling = Ruling(battle or terms.id, losers, clause)
        if dice.pick(kinds) is Ruling and (battle is not None or Result not in kinds or self._may_rule(ruling)):
            return ruling
        return Result(battle or terms.id, losers, clause, "arena")

    def _may_rule(self, ruling: Ruling) -> bool:
        """Whether the host has a say in this battle: a game may leave it to the arena alone."""
        run = self.run
        try:
            run.game.apply(run.state, None, ruling, Moment(run.at_ms, Dice(b"ruling")))
        except IllegalAction:
            return False
        return True


def members(kind: Any) -> tuple[Any, ...]:
    """The types that a union is made of; none for None."""
    if kind is None:
        return ()
    if typing.get_origin(kind) in (typing.Union, UnionType):
        return tuple(member for part in typing.get_args(kind) for member in members(part))
    return (kind,)
