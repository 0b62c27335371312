"""Random play of any game, with wakes and battle results. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rumpus.engine.dice import Dice
from rumpus.engine.game import Game, Left, Prompt, Result, Ruling, Terms, Wake
from rumpus.engine.rulebook import rulebook_of
from rumpus.engine.run import Run
from rumpus.engine.spelling import Said
from rumpus.engine.unions import members

LONGEST_PAUSE_MS = 400
MOST_TOKENS = 1000
"""No answer takes so many steps."""


class Deed(NamedTuple):
    """The next action, and who takes it."""

    seat: int | None
    action: Any
    at_ms: int
    prompt: Prompt | None = None
    """The prompt that it answers; None for table actions."""

    @property
    def by(self) -> str:
        return "table" if self.seat is None else "bot"


class RandomPlay:
    """Chooses the next action of a run with separate dice."""

    def __init__(
        self,
        run: Run[Any, Any, Any],
        dice: Dice,
        clauses: Sequence[str],
        sample: Callable[[Any, Prompt, Dice], Any] | None = None,
    ) -> None:
        """`sample` gives the answers instead of the game's `sample_action`, and then to awaited prompts only."""
        self.run = run
        self.dice = dice
        self.clauses = clauses
        self.tried: set[type] = set()
        """The action types taken so far; others are preferred."""
        self._sample = sample or run.game.sample_action
        # In half of the games nobody answers standing prompts, so that they are played to their regular end.
        self._standing = dice.below(2) if sample is None else 0

    def next(self) -> Deed | None:
        """The next deed, or None if nothing can happen any more."""
        run, dice = self.run, self.dice
        state = run.state
        due_ms = run.game.wake_at_ms(state)
        asked = [(seat, prompt) for seat in range(run.game.seats) for prompt in run.game.prompts(state, seat)]
        awaited = [ask for ask in asked if ask[1].awaited]
        standing = [ask for ask in asked if not ask[1].awaited]
        at_ms = run.at_ms + dice.below(LONGEST_PAUSE_MS)
        wake = Deed(None, Wake(), max(run.at_ms, due_ms or 0))
        if due_ms is not None and due_ms <= at_ms:
            return wake
        fought, ruled = self.fought(), self.ruled()
        way = dice.weighted(
            (
                30.0 * bool(awaited),
                30.0 * (fought is not None),
                6.0 * (due_ms is not None),
                self._standing * bool(standing) * (5.0 if self._is_new(standing) else 1.0),
                self._standing * self.takes(Left) * (0.1 if Left in self.tried else 1.0),
                (ruled is not None) * (0.5 if Ruling in self.tried else 5.0),
            )
        )
        if way == 1 and fought is not None:
            return Deed(None, self.result(fought), at_ms)
        if way == 2 and due_ms is not None:
            return wake
        if way == 4:
            return Deed(None, Left(dice.below(run.game.seats)), at_ms)
        if way == 5 and ruled is not None:
            return Deed(None, self.ruling(ruled), at_ms)
        answered = standing if way == 3 else awaited
        return self._answer(answered, at_ms) if answered else None

    def _answer(self, asked: list[tuple[int, Prompt]], at_ms: int) -> Deed:
        run = self.run
        for _ in range(3):
            seat, prompt = self.dice.pick(asked)
            action = self._sample(run.game.view(run.state, seat), prompt, self.dice)
            if type(action) not in self.tried:
                break
        return Deed(seat, action, at_ms, prompt)

    def _is_new(self, asked: list[tuple[int, Prompt]]) -> bool:
        """Whether one of these prompts accepts an action type that was not tried yet."""
        if not self._standing:
            return False
        game, state = self.run.game, self.run.state
        kinds = {type(self._sample(game.view(state, seat), prompt, self.dice)) for seat, prompt in asked}
        return not kinds <= self.tried

    def takes(self, *kinds: type) -> bool:
        """Whether the game accepts any of these table actions."""
        return any(kind in members(self.run.game.types.table_action) for kind in kinds)

    def fought(self) -> Terms | None:
        """The battle that the arena may end now."""
        return self.run.game.terms(self.run.state) if self.takes(Result) else None

    def ruled(self) -> Terms | None:
        """The battle that the host may rule on now."""
        return self.run.game.ruled(self.run.state) if self.takes(Ruling) else None

    def result(self, terms: Terms) -> Result:
        return Result(terms.id, self._losers(terms), self.dice.pick(self.clauses), "arena")

    def ruling(self, terms: Terms) -> Ruling:
        return Ruling(terms.id, self._losers(terms), self.dice.pick(self.clauses))

    def _losers(self, terms: Terms) -> tuple[int, ...]:
        """Mostly one loser, now and then several."""
        dice = self.dice
        fighters = dice.shuffled(terms.fighters)
        return tuple(sorted(fighters[: 1 if dice.below(3) else 1 + dice.below(len(fighters))]))


def busy_answer(game: Game[Any, Any, Any, Any, Any], view: Any, prompt: Prompt, dice: Dice) -> Any:
    """A random answer to an awaited prompt, made of choices that are not idle."""
    tokens, said = game.tokens, Said()
    while (action := game.answer(view, prompt, said)) is None:
        check_length(prompt, said)
        said += (dice.pick([each for each in game.choices(view, prompt, said) if not tokens[each].idle]),)
    return action


def check_length(prompt: Prompt, said: Said) -> None:
    """Raises RuntimeError if an answer does not end."""
    if len(said) >= MOST_TOKENS:
        raise RuntimeError(f"There is no answer to {prompt.kind} after {MOST_TOKENS} tokens.")


def play_random(game: Game[Any, Any, Any, Any, Any], seed: int) -> Run[Any, Any, Any]:
    """Play a game to its end with everybody choosing at random. The same seed plays the same game."""
    run: Run[Any, Any, Any] = Run(game, seed.to_bytes(16, "big"))
    run.start()
    play = RandomPlay(run, Dice(run.seed + b"/random"), sorted(rulebook_of(type(game)).clauses))
    while run.outcome is None and (deed := play.next()) is not None:
        run.act(deed.seat, deed.action, deed.at_ms, deed.by)
    return run
