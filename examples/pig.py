"""Pig: roll the die as often as you dare, and hold before it shows a 1."""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from rumpus.engine import Facts, Game, IllegalAction, Moment, Outcome, Prompt, Seat, State, Step, View, put, show


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    goal: Annotated[int, Meta(title="Goal", description="How many points win.", ge=10, le=200)] = 50


class Table(Struct, frozen=True):
    scores: Annotated[tuple[int, ...], show("score")]
    goal: int
    turn: Seat = 0
    face: Annotated[int, show("dice", "The die")] = 0
    pot: Annotated[int, show("count", "At stake")] = 0
    moves: Annotated[int, show("nothing")] = 0


class Roll(Struct, frozen=True, tag="roll", forbid_unknown_fields=True): ...


class Hold(Struct, frozen=True, tag="hold", forbid_unknown_fields=True): ...


class Rolled(Struct, frozen=True, tag="rolled"):
    clauses: ClassVar = ("P-ROLL-1", "P-ROLL-2")
    seat: Seat
    face: int
    pot: int


class Held(Struct, frozen=True, tag="held"):
    clauses: ClassVar = ("P-HOLD-1", "P-END-1")
    seat: Seat
    score: int


PigState = State[Table, None, None]
Event = Rolled | Held


class Pig(Game[PigState, Roll | Hold, Event, View[Table, None], Options]):
    facts = Facts("pig", "Pig", "Roll as often as you dare.", "P", 2, 8, 5, "open", "turns")
    rulebook = """# Pig
## Your turn
- **P-TURN-1** On your turn you roll the die at least once. Then you roll again, or you hold.
- **P-ROLL-1** The number on the die is added to the points at stake.
- **P-ROLL-2** A 1 loses all points at stake, and your turn ends.
- **P-HOLD-1** If you hold, the points at stake are yours, and your turn ends.
- **P-END-1** Whoever reaches the goal wins at once.
"""
    texts = """rolled = { $seat } rolls a { $face }. Now { $pot } points are at stake.
held = { $seat } holds and has { $score } points.
token-roll = Roll
token-hold = Hold
"""

    def new(self, moment: Moment) -> Step[PigState, Event]:
        return Step(State(Table((0,) * self.seats, self.options.goal), (None,) * self.seats, None), ())

    def prompts(self, state: PigState, seat: int) -> tuple[Prompt, ...]:
        is_asked = seat == state.public.turn and not self.outcome(state)
        return (Prompt(f"turn-{state.public.moves}", "turn", "P-TURN-1"),) if is_asked else ()

    def legal(self, view: View[Table, None], prompt: Prompt) -> tuple[Roll | Hold, ...]:
        return (Roll(), Hold()) if view.public.pot else (Roll(),)

    def apply(self, state: PigState, seat: int | None, action: Roll | Hold, moment: Moment) -> Step[PigState, Event]:
        table, after = state.public, self.draft(state, moment)
        if seat is None or seat != table.turn or self.outcome(state):
            raise IllegalAction("P-TURN-1", "It is not your turn.")
        if isinstance(action, Roll):
            face = 1 + moment.dice.below(6)
            after.change(face=face, pot=table.pot + face if face > 1 else 0)
            after.tell(Rolled(seat, face, after.public.pot))
        elif table.pot:
            after.change(scores=put(table.scores, seat, table.scores[seat] + table.pot), pot=0)
            after.tell(Held(seat, after.public.scores[seat]))
        else:
            raise IllegalAction("P-TURN-1", "Roll at least once.")
        after.change(moves=table.moves + 1, turn=seat if after.public.pot else (seat + 1) % self.seats)
        return after.step()

    def outcome(self, state: PigState) -> Outcome | None:
        scores = state.public.scores
        return Outcome.by_points("P-END-1", scores) if max(scores) >= state.public.goal else None
