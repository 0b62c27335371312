"""Bell: the first player to press after the bell wins the round, and the clock rings the bell. For tests of lab
time."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from rumpus.engine import Dice, Facts, Game, GameTypes, IllegalAction, Moment, Outcome, Prompt, State, Step, View, Wake

ROUNDS = 3
QUIET_MS = 1000
PATIENCE_MS = 5000


class Options(Struct, frozen=True):
    pass


class Press(Struct, frozen=True, tag="press"):
    pass


class Pressed(Struct, frozen=True, tag="pressed"):
    seat: int


class Public(Struct, frozen=True):
    round: int
    ringing: bool
    until_ms: int
    wins: tuple[int, ...]
    pressed_at_ms: tuple[int, ...] = ()


class Nothing(Struct, frozen=True):
    pass


BellState = State[Public, Nothing, Nothing]
BellView = View[Public, Nothing]


class Bell(Game[BellState, Any, Pressed, BellView, Options]):
    facts: ClassVar[Facts] = Facts("bell", "Bell", "Press!", "B", 2, 4, 1, "open", "real_time")
    types: ClassVar[GameTypes] = GameTypes(Options, BellState, Press, Pressed, BellView, Wake)
    rules_version: ClassVar[int] = 1

    def new(self, moment: Moment) -> Step[BellState, Pressed]:
        public = Public(1, False, QUIET_MS, (0,) * self.seats)
        return Step(State(public, (Nothing(),) * self.seats, Nothing()), ())

    def prompts(self, state: BellState, seat: int) -> tuple[Prompt, ...]:
        public = state.public
        return (Prompt(f"press-{public.round}", "press", "B-1"),) if public.ringing else ()

    def wake_at_ms(self, state: BellState) -> int | None:
        return None if self.outcome(state) else state.public.until_ms

    def apply(self, state: BellState, seat: int | None, action: Any, moment: Moment) -> Step[BellState, Pressed]:
        public = state.public
        at_ms = moment.at_ms
        if seat is None:
            if public.ringing:
                return self._next(state, public.wins, public.pressed_at_ms, at_ms, ())
            after = replace(public, ringing=True, until_ms=at_ms + PATIENCE_MS)
            return Step(State(after, state.private, state.hidden), ())
        if not public.ringing:
            raise IllegalAction("B-1", "Not yet.")
        wins = tuple(count + (other == seat) for other, count in enumerate(public.wins))
        return self._next(state, wins, (*public.pressed_at_ms, at_ms), at_ms, (Pressed(seat),))

    def _next(
        self,
        state: BellState,
        wins: tuple[int, ...],
        pressed_at_ms: tuple[int, ...],
        at_ms: int,
        events: tuple[Pressed, ...],
    ) -> Step[BellState, Pressed]:
        after = Public(state.public.round + 1, False, at_ms + QUIET_MS, wins, pressed_at_ms)
        return Step(State(after, state.private, state.hidden), events)

    def outcome(self, state: BellState) -> Outcome | None:
        public = state.public
        if public.round <= ROUNDS:
            return None
        places = tuple(1 + sum(other > mine for other in public.wins) for mine in public.wins)
        return Outcome("B-2", places, (*public.wins, *public.pressed_at_ms))

    def sample_action(self, view: BellView, prompt: Prompt, dice: Dice) -> Press:
        return Press()

    def possible_state(self, view: BellView, dice: Dice) -> BellState:
        return State(view.public, (Nothing(),) * self.seats, Nothing())
