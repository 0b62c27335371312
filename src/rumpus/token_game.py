"""A game whose answers are given token by token, without a clock. All environments are built on it."""

from __future__ import annotations

from typing import Any, NamedTuple

from rumpus.engine import Outcome, Prompt, Run
from rumpus.engine.spelling import Said, Token
from rumpus.games import AnyGame
from rumpus.sights import sight_of
from rumpus.sights.sight import Row

MOST_WAKES = 1000
"""A game that wakes more often in a row, without a question, never asks one."""


class StandsStill(RuntimeError):
    """Nobody is asked, and nothing will happen by itself."""


class ForbiddenToken(ValueError):
    """A token that the mask forbids; `clause` is the rule that asks the question."""

    def __init__(self, game: AnyGame, seat: int, token: int, prompt: Prompt | None) -> None:
        self.clause = prompt.clause if prompt is not None else ""
        known = game.tokens[token] if 0 <= token < len(game.tokens) else None
        what = f"token {token}" if known is None else f"token {token} ({name_of(known)})"
        asked = (
            f"is not among the choices of {prompt.kind} ({prompt.clause})" if prompt else "comes when nothing is asked"
        )
        super().__init__(f"{game.facts.title}, player {seat}: {what} {asked}.")


class Asked(NamedTuple):
    """What a seat is asked in a state, after the tokens that it has said."""

    state: Any
    said: Said
    view: Any
    prompt: Prompt | None
    choices: tuple[int, ...]
    """The tokens that may come next. Those that only take back or talk are left out: games end without them."""


class TokenGame:
    """One game after the other. Time passes only by `tick_ms` with each answer, and when nobody is asked."""

    def __init__(self, game: AnyGame, tick_ms: int = 0) -> None:
        self.game = game
        self.tokens = len(game.tokens)
        self.sight = sight_of(game)
        self.tick_ms = tick_ms
        self.waiting: tuple[int, ...] = ()
        """The seats that are asked now."""
        self.outcome: Outcome | None = None
        self._asked: dict[int, Asked] = {}
        self._idle = frozenset(number for number, token in enumerate(game.tokens) if token.idle)

    def start(self, seed: bytes) -> None:
        self.begin(Run(self.game, seed))

    def begin(self, run: Run[Any, Any, Any]) -> None:
        """Set a run up, and play it."""
        run.start()
        self.go_on(run)

    def go_on(self, run: Run[Any, Any, Any]) -> None:
        """Play a run that was set up before."""
        self.run = run
        self.outcome = None
        self.turn = -1
        """The seat that was asked last."""
        self.said: list[Said] = [()] * self.game.seats
        """By seat: the tokens of an answer that is not complete."""
        self.settle()

    def asked(self, seat: int) -> Asked:
        """What a seat is asked now. Worked out once for each state and begun answer."""
        state, said = self.run.state, self.said[seat]
        known = self._asked.get(seat)
        if known is not None and known.state is state and known.said is said:
            return known
        if self.outcome is None:
            found = self.asked_in(state, seat, said)
        else:
            found = Asked(state, said, self.game.view(state, seat), None, ())
        self._asked[seat] = found
        return found

    def asked_in(self, state: Any, seat: int, said: Said) -> Asked:
        """What a seat is asked in any state."""
        game, idle = self.game, self._idle
        view = game.view(state, seat)
        prompt = next((each for each in game.prompts(state, seat) if each.awaited), None)
        choices = () if prompt is None else game.choices(view, prompt, said)
        if idle:
            choices = tuple([each for each in choices if each not in idle])
        return Asked(state, said, view, prompt, choices)

    def say(self, seat: int, token: int) -> bool:
        """Add a token to a seat's answer. Returns whether that completed it. Raises ForbiddenToken."""
        game, asked = self.game, self.asked(seat)
        if asked.prompt is None or token not in asked.choices:
            raise ForbiddenToken(game, seat, token, asked.prompt)
        said = (*asked.said, token)
        action = game.answer(asked.view, asked.prompt, said)
        if action is None:
            self.said[seat] = said
            return False
        self.act(seat, action)
        return True

    def act(self, seat: int, action: Any) -> None:
        """Give a whole answer."""
        self._wake_before_tick()
        self.run.act(seat, action, self.run.at_ms, "bot")
        # The questions may have changed, so nobody's begun answer holds.
        self.said = [()] * self.game.seats
        self.settle()

    def wake(self) -> None:
        """Jump to the next thing that happens by itself."""
        due_ms = self.game.wake_at_ms(self.run.state)
        if due_ms is not None:
            self.run.wakes_until(due_ms)
            self.settle()

    def pass_time(self, ms: int) -> None:
        """Let time go by without an answer."""
        run = self.run
        until_ms = run.at_ms + ms
        run.wakes_until(until_ms)
        run.at_ms = max(run.at_ms, until_ms)
        self.settle()

    def settle(self) -> None:
        """Go on by itself until somebody is asked, or the game is over."""
        run, game = self.run, self.game
        for _ in range(MOST_WAKES):
            self.waiting = game.waiting_for(run.state)
            if self.waiting:
                return
            self.outcome = game.outcome(run.state)
            if self.outcome is not None:
                return
            due_ms = game.wake_at_ms(run.state)
            if due_ms is None:
                raise StandsStill(f"{game.facts.title} asks nobody and does not end: is it a fight in the arena?")
            run.wakes_until(due_ms)
        raise StandsStill(f"{game.facts.title} wakes for ever.")

    def next_seat(self) -> int:
        """Whoever has begun an answer; otherwise those who are asked take turns."""
        if self.turn >= 0 and self.said[self.turn]:
            return self.turn
        self.turn = next((seat for seat in self.waiting if seat > self.turn), self.waiting[0])
        return self.turn

    def observe(self, seat: int, out: Row) -> None:
        """Write what a seat sees, and the tokens of its begun answer, into a row of zeros."""
        size = self.sight.size
        self.sight.write(self.asked(seat).view, out[:size])
        for token in self.said[seat]:
            out[size + token] += 1

    @property
    def size(self) -> int:
        """The length of an observation."""
        return self.sight.size + self.tokens

    def rewards(self) -> list[float]:
        """At the end, by seat."""
        assert self.outcome is not None
        return self.rewards_of(self.outcome)

    def rewards_of(self, outcome: Outcome) -> list[float]:
        """One for the winners together, minus one for the others together; nothing if all win."""
        seats, winners = self.game.seats, outcome.winners
        if len(winners) in (0, seats):
            return [0.0] * seats
        return [1 / len(winners) if seat in winners else -1 / (seats - len(winners)) for seat in range(seats)]

    def _wake_before_tick(self) -> None:
        """Let the time of an answer pass, but no further than to the next thing that happens by itself."""
        if self.tick_ms:
            run = self.run
            due_ms = self.game.wake_at_ms(run.state)
            later_ms = run.at_ms + self.tick_ms
            run.at_ms = later_ms if due_ms is None else max(run.at_ms, min(later_ms, due_ms - 1))


def name_of(token: Token) -> str:
    """A token in a few characters, for messages."""
    value = "" if token.value is None else f" {token.value}"
    seat = "" if token.seat is None else f" seat+{token.seat}"
    return f"{token.kind.removeprefix('token-')}{value}{seat}"
