"""Jackdaws: all birds hop at the same time, and what glitters belongs to whoever lands on it."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from rumpus.engine import Dice, Facts, Game, IllegalAction, Moment, Outcome, Prompt, Seat, State, Step, View, put, show

SIZE = 5
CORNERS = ((0, 0), (SIZE - 1, SIZE - 1), (0, SIZE - 1), (SIZE - 1, 0))
WORTH = {"button": 1, "spoon": 2, "ring": 3}

Line = Annotated[int, Meta(ge=0, le=SIZE - 1)]
Thing = Literal["", "button", "spoon", "ring", "bird 0", "bird 1", "bird 2", "bird 3"]
HOARD: tuple[Thing, ...] = ("button",) * 6 + ("spoon",) * 4 + ("ring",) * 3
BIRDS: tuple[Thing, ...] = ("bird 0", "bird 1", "bird 2", "bird 3")
COLOURS = {"bird 0": "tomato", "bird 1": "sky", "bird 2": "leaf", "bird 3": "grape"}


def _picture(shape: str) -> str:
    return f'<svg viewBox="0 0 20 20" xmlns="http://www.w3.org/2000/svg">{shape}</svg>'


BIRD = '<path d="M3 12q5-9 11-6l4 2-4 1q-1 7-8 6l-4 2z" fill="#222"/><circle cx="14" cy="7" r="1" fill="#fff"/>'
PICTURES = {
    "button": _picture('<circle cx="10" cy="10" r="6" fill="#b5651d"/><path d="M8 8h1v4H8zm3 0h1v4h-1z"/>'),
    "spoon": _picture('<ellipse cx="10" cy="6" rx="3" ry="4" fill="#aab"/><path d="M9 10h2v8H9z" fill="#aab"/>'),
    "ring": _picture('<circle cx="10" cy="11" r="6" fill="#d4a017"/><circle cx="10" cy="11" r="4" fill="#fff"/>'),
    **dict.fromkeys(BIRDS, _picture(BIRD)),
}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(title="Rounds", description="How often everybody hops.", ge=4, le=15)] = 10


class Lawn(Struct, frozen=True):
    cells: Annotated[tuple[tuple[Thing, ...], ...], show("grid", "The lawn", colours=COLOURS, pictures=PICTURES)]
    birds: Annotated[tuple[tuple[Line, Line], ...], show("nothing")]
    """The row and the column of each bird."""
    scores: Annotated[tuple[int, ...], show("score", "Hoard")]
    ready: Annotated[tuple[bool, ...], show("nothing")]
    """Who has chosen in this round."""
    left: Annotated[int, show("count", "Rounds to go")]
    wanted: Annotated[tuple[tuple[Line, Line], ...], show("nothing")] = ()
    """Where each bird wanted to hop in the last round."""


class Hop(Struct, frozen=True, tag="hop", forbid_unknown_fields=True):
    """Where to; the cell of the bird itself means to stay."""

    row: Line
    column: Line


class Plan(Struct, frozen=True):
    hop: Annotated[Hop | None, show("nothing")] = None
    """The choice, until all have chosen."""


class Ready(Struct, frozen=True, tag="ready"):
    clauses: ClassVar = ("J-HOP-1",)
    seat: Seat


class Clashed(Struct, frozen=True, tag="clashed"):
    clauses: ClassVar = ("J-CLASH-1",)
    seats: tuple[Seat, ...]


class Took(Struct, frozen=True, tag="took"):
    clauses: ClassVar = ("J-TAKE-1", "J-END-1")
    seat: Seat
    thing: str
    worth: int


Event = Ready | Clashed | Took
LawnState = State[Lawn, Plan, None]
LawnView = View[Lawn, Plan]


class Jackdaws(Game[LawnState, Hop, Event, LawnView, Options]):
    facts = Facts("jackdaws", "Jackdaws", "Hop to what glitters.", "J", 2, 4, 5, "hidden", "simultaneous")
    rulebook = """# Jackdaws
## A round
- **J-LAWN-1** The birds start in the corners of the lawn. Buttons, spoons and rings lie on other cells.
- **J-HOP-1** All players choose at the same time, in secret: to hop to one of the cells around, or to stay.
- **J-HOP-2** Nobody can hop to a cell on which a bird sits at that time.
- **J-CLASH-1** Birds that want to hop to the same cell scare each other away: all of them stay.
- **J-TAKE-1** A bird takes what it lands on: a button is worth 1 point, a spoon 2, and a ring 3.
## The end
- **J-END-1** The game ends after the last round, or when nothing glitters any more. Most points win.
"""
    texts = """ready = { $seat } has chosen.
clashed = { $seats } want the same cell and stay where they are.
took = { $seat } takes a { $thing } worth { $worth }.
token-hop = Row { $first }, column { $second }
"""

    def new(self, moment: Moment) -> Step[LawnState, Event]:
        birds = CORNERS[: self.seats]
        free = [(row, column) for row in range(SIZE) for column in range(SIZE) if (row, column) not in CORNERS]
        hoard: dict[tuple[int, int], Thing] = dict(zip(moment.dice.shuffled(free), HOARD, strict=False))
        hoard |= dict(zip(birds, BIRDS, strict=False))
        cells = tuple(tuple(hoard.get((row, column), "") for column in range(SIZE)) for row in range(SIZE))
        lawn = Lawn(cells, birds, (0,) * self.seats, (False,) * self.seats, self.options.rounds)
        return Step(State(lawn, (Plan(),) * self.seats, None), ())

    def prompts(self, state: LawnState, seat: int) -> tuple[Prompt, ...]:
        is_asked = not state.public.ready[seat] and not self.outcome(state)
        return (Prompt(f"hop-{state.public.left}", "hop", "J-HOP-1"),) if is_asked else ()

    def legal(self, view: LawnView, prompt: Prompt) -> tuple[Hop, ...]:
        return self._hops(view.public, view.seat or 0)

    def _hops(self, lawn: Lawn, seat: int) -> tuple[Hop, ...]:
        birds, (at_row, at_column) = lawn.birds, lawn.birds[seat]
        near = [
            (row, column)
            for row in range(max(0, at_row - 1), min(SIZE, at_row + 2))
            for column in range(max(0, at_column - 1), min(SIZE, at_column + 2))
        ]
        return tuple(Hop(*cell) for cell in near if cell == birds[seat] or cell not in birds)

    def apply(self, state: LawnState, seat: int | None, action: Hop, moment: Moment) -> Step[LawnState, Event]:
        after = self.draft(state, moment)
        if seat is None or not self.prompts(state, seat):
            raise IllegalAction("J-HOP-1", "You cannot choose now.")
        if action not in self._hops(state.public, seat):
            raise IllegalAction("J-HOP-2", "Hop to a free cell around you, or stay.")
        after.change(ready=put(state.public.ready, seat, True))
        after.change_private(seat, hop=action)
        after.tell(Ready(seat))
        if not all(after.public.ready):
            return after.step()
        # All have chosen: now the birds hop.
        wanted = tuple((plan.hop.row, plan.hop.column) for plan in after.private if plan.hop)
        for cell in sorted({cell for cell in wanted if wanted.count(cell) > 1}):
            after.tell(Clashed(tuple(other for other in range(self.seats) if wanted[other] == cell)))
        for other, cell in enumerate(wanted):
            lawn = after.public
            if wanted.count(cell) > 1 or cell == lawn.birds[other]:
                continue
            thing = lawn.cells[cell[0]][cell[1]]
            if worth := WORTH.get(thing, 0):
                after.change(scores=put(lawn.scores, other, lawn.scores[other] + worth))
                after.tell(Took(other, thing, worth))
            cells = _with(_with(lawn.cells, lawn.birds[other], ""), cell, BIRDS[other])
            after.change(cells=cells, birds=put(lawn.birds, other, cell))
        after.change(ready=(False,) * self.seats, left=state.public.left - 1, wanted=wanted)
        after.private = (Plan(),) * self.seats
        return after.step()

    def outcome(self, state: LawnState) -> Outcome | None:
        lawn = state.public
        if lawn.left and any(thing in WORTH for row in lawn.cells for thing in row):
            return None
        return Outcome.by_points("J-END-1", lawn.scores)

    def possible_state(self, view: LawnView, dice: Dice) -> LawnState:
        """Whoever has chosen may have chosen anything."""
        lawn = view.public
        plans = [Plan(dice.pick(self._hops(lawn, seat)) if ready else None) for seat, ready in enumerate(lawn.ready)]
        if view.seat is not None and view.private is not None:
            plans[view.seat] = view.private
        return State(lawn, tuple(plans), None)


def _with(cells: tuple[tuple[Thing, ...], ...], cell: tuple[int, int], thing: Thing) -> tuple[tuple[Thing, ...], ...]:
    row, column = cell
    return put(cells, row, put(cells[row], column, thing))
