"""The rules of Swordcrafters. Pure."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from msgspec.structs import replace

from rumpus.engine import (
    BadOptions,
    Dice,
    Facts,
    Game,
    GameTypes,
    IllegalAction,
    Moment,
    NoSuchQuestion,
    Outcome,
    Prompt,
    State,
    Step,
    check_not_over,
    only_player,
)
from rumpus.games.swordcrafters.cards import ROUNDS, solo_cards
from rumpus.games.swordcrafters.crafting import finish, own_sword, place, show, take_off
from rumpus.games.swordcrafters.ending import end, outcome_of, scores_of
from rumpus.games.swordcrafters.grid import Shape
from rumpus.games.swordcrafters.legal import SwordSpeller
from rumpus.games.swordcrafters.model import (
    Action,
    Crafted,
    Discard,
    Event,
    Finish,
    Forecast,
    ForecastAnswer,
    Hidden,
    IconsShown,
    Options,
    Place,
    Private,
    Public,
    RoundBegan,
    Select,
    Show,
    Slice,
    Solo,
    SwordState,
    SwordView,
    TakeOff,
)
from rumpus.games.swordcrafters.sampling import sample_action
from rumpus.games.swordcrafters.setup import (
    WHOLE,
    all_tiles,
    draw_guards,
    draw_magic,
    draw_solo,
    lay_grid,
    new_sword,
    order_of,
    shape_for,
)
from rumpus.games.swordcrafters.sharing import discard, select, slice_group
from rumpus.games.swordcrafters.view import contradiction, possible_state


class Swordcrafters(Game[SwordState, Action, Event, SwordView, Options]):
    """1 to 5 players; turns, then simultaneous crafting; open swords unless they are guarded."""

    facts: ClassVar[Facts] = Facts(
        name="swordcrafters",
        title="Swordcrafters",
        tagline="Slice the gems, take your share, and craft the finest sword in four directions.",
        prefix="S",
        min_seats=1,
        max_seats=5,
        minutes=30,
        information="open",
        pace="simultaneous",
        hidden_with="guarded",
    )
    types: ClassVar[GameTypes] = GameTypes(
        options=Options, state=SwordState, action=Action, event=Event, view=SwordView, question=Forecast
    )
    rules_version: ClassVar[int] = 1

    def __init__(self, options: Options | None = None, *, seats: int) -> None:
        super().__init__(options, seats=seats)
        if self.options.dual and seats != 2:
            raise BadOptions("dual wielding is for two players", field="dual")
        self.swords = 2 if self.options.dual else 1
        self.is_solo = seats == 1
        self.shape: Shape = shape_for(seats)

    def new(self, moment: Moment) -> Step[SwordState, Event]:
        dice, options = moment.dice, self.options
        stack = "".join(dice.shuffled(all_tiles(self.seats)))
        magic = draw_magic(options, dice)
        guards = draw_guards(dice, self.seats * self.swords)
        first = dice.below(self.seats)
        solo: Solo | None = None
        deck: tuple[str, ...] = ()
        if self.is_solo:
            opponents, deck = draw_solo(options, dice)
            solo = Solo(opponents, "", (), 0)
        own = tuple(guards[self.swords * seat : self.swords * (seat + 1)] for seat in range(self.seats))
        swords = tuple(tuple(new_sword(sides, guarded=options.guarded) for sides in mine) for mine in own)
        public = Public(
            round=0,
            phase="craft",
            step=0,
            columns=self.shape.columns,
            rows=self.shape.rows,
            grid="",
            groups=(),
            taken=(),
            first=first,
            order=(),
            turn=0,
            swords=swords,
            done=(False,) * self.seats,
            box="",
            stack=len(stack),
            magic=magic,
            solo=solo,
        )
        private = tuple(Private(mine, ("",) * self.swords) if options.guarded else Private(None) for mine in own)
        state: SwordState = State(public, private, Hidden(stack, deck))
        return self._begin_round(state, ())

    # Prompts

    def prompts(self, state: SwordState, seat: int) -> tuple[Prompt, ...]:
        public = state.public
        phase = public.phase
        asked: tuple[Prompt, ...] = ()
        if phase == "craft":
            if not public.done[seat]:
                asked = (Prompt(f"craft-{public.round}", "craft", "S-CRAFT-3"),)
        elif phase != "over" and public.order[public.turn] == seat:
            asked = (Prompt(f"{phase}-{public.step}", phase, self._turn_clause(phase)),)
        if self.options.guarded and phase != "over":
            asked += (Prompt("show", "show", "S-OPEN-R1", awaited=False),)
        return asked

    def waiting_for(self, state: SwordState) -> tuple[int, ...]:
        public = state.public
        if public.phase == "craft":
            return tuple([seat for seat, done in enumerate(public.done) if not done])
        return () if public.phase == "over" else (public.order[public.turn],)

    # Actions

    def apply(self, state: SwordState, seat: int | None, action: Action, moment: Moment) -> Step[SwordState, Event]:
        public = state.public
        check_not_over(public.over)
        seat = only_player(seat, "S-SLICE-1")
        match action:
            case Place():
                self._check_crafting(public, seat)
                return Step(place(state, seat, own_sword(public, seat, action.sword), action), ())
            case TakeOff():
                self._check_crafting(public, seat)
                return Step(take_off(state, seat, own_sword(public, seat, action.sword), action), ())
            case Finish():
                self._check_crafting(public, seat)
                after = finish(state, seat)
                return (
                    self._end_round(after, (Crafted(seat),))
                    if all(after.public.done)
                    else Step(after, (Crafted(seat),))
                )
            case Slice():
                self._check_turn(public, seat, "slice")
                return slice_group(state, seat, action, self.shape)
            case Select():
                self._check_turn(public, seat, "select")
                return select(state, seat, action, self.shape)
            case Discard():
                self._check_turn(public, seat, "discard")
                return discard(state, seat, action, self.shape)
            case Show():
                return show(state, seat, own_sword(public, seat, action.sword), action, guarded=self.options.guarded)

    def _clause(self, phase: str) -> str:
        """The clause of a phase."""
        return "S-SOLO-2" if self.is_solo and phase == "slice" else _CLAUSES[phase]

    def _turn_clause(self, phase: str) -> str:
        """The clause of the turn order in a phase."""
        return "S-TWO-1" if self.seats == 2 else self._clause(phase)

    def _check_turn(self, public: Public, seat: int, phase: str) -> None:
        if public.phase != phase:
            raise IllegalAction(self._clause(public.phase), _NOW[public.phase])
        if public.order[public.turn] != seat:
            raise IllegalAction(self._turn_clause(phase), "It is another player's turn.")

    def _check_crafting(self, public: Public, seat: int) -> None:
        if public.phase != "craft":
            raise IllegalAction(self._clause(public.phase), _NOW[public.phase])
        if public.done[seat]:
            raise IllegalAction("S-CRAFT-R2", "You are done with crafting in this round. What is built stays.")

    # Rounds

    def _begin_round(self, state: SwordState, events: tuple[Event, ...]) -> Step[SwordState, Event]:
        public, hidden = state.public, state.hidden
        grid, stack = lay_grid(self.shape, hidden.stack)
        number = public.round + 1
        solo = public.solo
        events += (RoundBegan(number, None if self.is_solo else public.first),)
        if solo is not None:
            card = next(each for each in solo_cards(self.options.solo_file) if each.id == hidden.solo[0])
            solo = Solo(solo.opponents, card.id, card.icons, 0, (*solo.drawn, card.id))
            hidden = Hidden(stack, hidden.solo[1:])
            events += (IconsShown(card.name, card.icons),)
        else:
            hidden = Hidden(stack, ())
        after = replace(
            public,
            round=number,
            phase="slice",
            step=public.step + 1,
            grid=grid,
            groups=WHOLE[self.shape],
            taken=(None,),
            order=order_of(self.seats, public.first),
            turn=0,
            done=(False,) * self.seats,
            stack=len(stack),
            solo=solo,
        )
        return Step(State(after, state.private, hidden), events)

    def _end_round(self, state: SwordState, events: tuple[Event, ...]) -> Step[SwordState, Event]:
        if state.public.round < ROUNDS:
            return self._begin_round(state, events)
        return end(state, events, self.options)

    def outcome(self, state: SwordState) -> Outcome | None:
        return outcome_of(state.public) if state.public.over else None

    # The rest

    @cached_property
    def speller(self) -> SwordSpeller:
        return SwordSpeller(self.shape, self.seats, is_dual=self.options.dual, is_guarded=self.options.guarded)

    def sample_action(self, view: SwordView, prompt: Prompt, dice: Dice) -> Action:
        return sample_action(view, prompt, dice, self.shape, self.swords)

    def possible_state(self, view: SwordView, dice: Dice) -> SwordState:
        return possible_state(self.options, view, dice, self.seats)

    def contradiction(self, state: SwordState) -> str:
        return contradiction(state, self.seats)

    def secrets(self, state: SwordState, seat: int | None) -> tuple[str, ...]:
        stack = state.hidden.stack
        return (stack,) if len(stack) > 4 else ()

    def consult(self, view: SwordView, question: Forecast) -> ForecastAnswer:
        if not self.options.hints:
            raise NoSuchQuestion("This table plays without a forecast.")
        seat = view.seat
        if seat is None or view.private is None:
            raise NoSuchQuestion("Only players can ask for a forecast.")
        private = tuple(view.private if each == seat else Private(None) for each in range(self.seats))
        return ForecastAnswer(scores_of(State(view.public, private, Hidden("", ())), self.options)[seat])


_CLAUSES = {"slice": "S-SLICE-1", "select": "S-SELECT-1", "discard": "S-SOLO-2", "craft": "S-CRAFT-3"}
_NOW = {
    "slice": "This is the time to slice.",
    "select": "This is the time to select a group.",
    "discard": "Choose first which of the two groups goes back to the box.",
    "craft": "Everybody is crafting now.",
}
