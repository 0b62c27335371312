"""My Game: count on in turn. Whoever says the last number wins."""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from rumpus.engine import Facts, Game, IllegalAction, Moment, Outcome, Prompt, Seat, State, Step, View, show


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    goal: Annotated[int, Meta(title="Goal", description="The last number.", ge=5, le=100)] = 21


class Table(Struct, frozen=True):
    """What everybody knows. `show` says how the board draws a field."""

    goal: Annotated[int, show("count", "Goal")]
    said: Annotated[int, show("count", "Last number")] = 0
    turn: Seat = 0
    winner: Seat | None = None


class Count(Struct, frozen=True, tag="count", forbid_unknown_fields=True):
    """An action: what a player does."""

    numbers: Annotated[int, Meta(ge=1, le=3)]


class Counted(Struct, frozen=True, tag="counted"):
    """An event: what everybody is told. It names the rules that it rests on."""

    clauses: ClassVar = ("M-COUNT-1", "M-END-1")
    seat: Seat
    said: int


MyGameState = State[Table, None, None]
MyGameView = View[Table, None]


class MyGame(Game[MyGameState, Count, Counted, MyGameView, Options]):
    facts = Facts(
        name="my_game",
        title="My Game",
        tagline="Say the last number.",
        prefix="M",
        min_seats=2,
        max_seats=6,
        minutes=2,
        information="open",
        pace="turns",
    )
    rulebook = """# My Game
## Your turn
- **M-COUNT-1** On your turn you say the next one, two or three numbers.
- **M-COUNT-2** Nobody counts beyond the goal.
- **M-END-1** Whoever says the goal wins.
"""
    texts = """counted = { $seat } counts to { $said }.
token-count = { $value ->
    [one] One number
   *[other] { $value } numbers
}
"""

    def new(self, moment: Moment) -> Step[MyGameState, Counted]:
        return Step(State(Table(self.options.goal), (None,) * self.seats, None), ())

    def prompts(self, state: MyGameState, seat: int) -> tuple[Prompt, ...]:
        """The id of a question is new whenever the question is."""
        is_asked = seat == state.public.turn and not self.outcome(state)
        return (Prompt(f"count-{state.public.said}", "count", "M-COUNT-1"),) if is_asked else ()

    def legal(self, view: MyGameView, prompt: Prompt) -> tuple[Count, ...]:
        left = view.public.goal - view.public.said
        return tuple(Count(numbers) for numbers in range(1, min(3, left) + 1))

    def apply(self, state: MyGameState, seat: int | None, action: Count, moment: Moment) -> Step[MyGameState, Counted]:
        table, after = state.public, self.draft(state, moment)
        if seat is None or seat != table.turn or self.outcome(state):
            raise IllegalAction("M-COUNT-1", "It is not your turn.")
        said = table.said + action.numbers
        if said > table.goal:
            raise IllegalAction("M-COUNT-2", f"Stop at {table.goal}.")
        after.change(said=said, turn=(seat + 1) % self.seats, winner=seat if said == table.goal else None)
        after.tell(Counted(seat, said))
        return after.step()

    def outcome(self, state: MyGameState) -> Outcome | None:
        winner = state.public.winner
        if winner is None:
            return None
        return Outcome.by_points("M-END-1", tuple(int(seat == winner) for seat in range(self.seats)))
