"""My Game: everybody chooses a number at the same time. The lowest number that only one player chose scores."""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from rumpus.engine import Dice, Facts, Game, IllegalAction, Moment, Outcome, Prompt, Seat, State, Step, View, put, show

MOST = 5


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(title="Rounds", description="How many are played.", ge=1, le=20)] = 7


class Table(Struct, frozen=True):
    """What everybody knows. `show` says how the board draws a field."""

    scores: Annotated[tuple[int, ...], show("score")]
    left: Annotated[int, show("count", "Rounds to go")]
    ready: Annotated[tuple[bool, ...], show("nothing")]
    """Who has chosen in this round."""
    before: Annotated[tuple[int, ...], show("cards", "Last choice", names={0: "–"})]
    """The numbers of the round before; 0 in the first one."""


class Plan(Struct, frozen=True):
    """What only its seat knows: the sealed choice, until all have chosen."""

    number: Annotated[int | None, show("count", "Your choice")] = None


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=1, le=MOST)]


class Ready(Struct, frozen=True, tag="ready"):
    clauses: ClassVar = ("M-CHOOSE-1",)
    seat: Seat


class Opened(Struct, frozen=True, tag="opened"):
    clauses: ClassVar = ("M-SCORE-1", "M-END-1")
    numbers: tuple[int, ...]
    winner: Seat | None


Event = Ready | Opened
MyGameState = State[Table, Plan, None]
MyGameView = View[Table, Plan]


class MyGame(Game[MyGameState, Choose, Event, MyGameView, Options]):
    facts = Facts(
        name="my_game",
        title="My Game",
        tagline="Low, but not like the others.",
        prefix="M",
        min_seats=2,
        max_seats=8,
        minutes=3,
        information="hidden",
        pace="simultaneous",
    )
    rulebook = """# My Game
## A round
- **M-CHOOSE-1** All players choose a number at the same time, in secret.
- **M-SCORE-1** When all have chosen, the lowest number that only one player chose scores its own value.
## The end
- **M-END-1** After the last round most points win.
"""
    texts = """ready = { $seat } has chosen.
opened = { $winner ->
    [none] The numbers are { $numbers }. Nobody scores.
   *[other] The numbers are { $numbers }. { $winner } scores.
}
token-choose = { $value }
"""

    def new(self, moment: Moment) -> Step[MyGameState, Event]:
        nothing, nobody = (0,) * self.seats, (False,) * self.seats
        return Step(State(Table(nothing, self.options.rounds, nobody, nothing), (Plan(),) * self.seats, None), ())

    def prompts(self, state: MyGameState, seat: int) -> tuple[Prompt, ...]:
        """The id depends on the round only: it stays the same while others choose."""
        is_asked = not state.public.ready[seat] and not self.outcome(state)
        return (Prompt(f"choose-{state.public.left}", "choose", "M-CHOOSE-1"),) if is_asked else ()

    def legal(self, view: MyGameView, prompt: Prompt) -> tuple[Choose, ...]:
        return tuple(Choose(number) for number in range(1, MOST + 1))

    def apply(self, state: MyGameState, seat: int | None, action: Choose, moment: Moment) -> Step[MyGameState, Event]:
        table, after = state.public, self.draft(state, moment)
        if seat is None or not self.prompts(state, seat):
            raise IllegalAction("M-CHOOSE-1", "You have chosen already.")
        after.change(ready=put(table.ready, seat, True))
        after.change_private(seat, number=action.number)
        after.tell(Ready(seat))
        if not all(after.public.ready):
            return after.step()
        # All have chosen: the numbers are opened.
        numbers = tuple(plan.number or 0 for plan in after.private)
        alone = [number for number in numbers if numbers.count(number) == 1]
        winner = numbers.index(min(alone)) if alone else None
        if winner is not None:
            after.change(scores=put(table.scores, winner, table.scores[winner] + numbers[winner]))
        after.change(left=table.left - 1, ready=(False,) * self.seats, before=numbers)
        after.private = (Plan(),) * self.seats
        after.tell(Opened(numbers, winner))
        return after.step()

    def outcome(self, state: MyGameState) -> Outcome | None:
        return None if state.public.left else Outcome.by_points("M-END-1", state.public.scores)

    def possible_state(self, view: MyGameView, dice: Dice) -> MyGameState:
        """Whoever has chosen may have chosen any number."""
        plans = [Plan(1 + dice.below(MOST) if ready else None) for ready in view.public.ready]
        if view.seat is not None and view.private is not None:
            plans[view.seat] = view.private
        return State(view.public, tuple(plans), None)
