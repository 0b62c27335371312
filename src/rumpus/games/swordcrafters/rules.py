"""The rules of Swordcrafters. Pure: `apply` is the only judge."""

from __future__ import annotations

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
)
from rumpus.games.swordcrafters.cards import ROUNDS, solo_cards
from rumpus.games.swordcrafters.crafting import finish, place, show, take_off
from rumpus.games.swordcrafters.grid import Shape, cells_of, cut, cuts
from rumpus.games.swordcrafters.model import (
    Action,
    Crafted,
    Discard,
    Discarded,
    Ended,
    Event,
    Finish,
    FirstPlayer,
    Forecast,
    ForecastAnswer,
    Hidden,
    IconSkipped,
    IconsShown,
    LeftOver,
    Options,
    Place,
    Private,
    Public,
    RoundBegan,
    Scored,
    Select,
    Selected,
    Show,
    Slice,
    Sliced,
    Solo,
    Sword,
    SwordState,
    SwordView,
    TakeOff,
)
from rumpus.games.swordcrafters.sampling import sample_action
from rumpus.games.swordcrafters.scoring import Score, forged, forged_by_card, score
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
    tiles_in,
)
from rumpus.games.swordcrafters.view import contradiction, possible_state


class Swordcrafters(Game[SwordState, Action, Event, SwordView, Options]):
    """1 to 5 players, turns, then crafting all at once; open swords unless they are guarded."""

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

    # What is asked

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

    # What is done

    def apply(self, state: SwordState, seat: int | None, action: Action, moment: Moment) -> Step[SwordState, Event]:
        public = state.public
        if public.over:
            raise IllegalAction(public.over, "The game is over.")
        if seat is None:
            raise IllegalAction("S-SLICE-1", "Only a player can do that.")
        match action:
            case Place():
                self._check_crafting(public, seat)
                return Step(place(state, seat, self._sword(action.sword), action), ())
            case TakeOff():
                self._check_crafting(public, seat)
                return Step(take_off(state, seat, self._sword(action.sword), action), ())
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
                return self._slice(state, seat, action)
            case Select():
                self._check_turn(public, seat, "select")
                return self._select(state, seat, action)
            case Discard():
                self._check_turn(public, seat, "discard")
                return self._discard(state, seat, action)
            case Show():
                return show(state, seat, self._sword(action.sword), action, guarded=self.options.guarded)

    def _sword(self, sword: int) -> int:
        if sword >= self.swords:
            raise IllegalAction("S-DUAL-1", "You have one sword. Two are for dual wielding.")
        return sword

    def _clause(self, phase: str) -> str:
        """What is done in a phase."""
        return "S-SOLO-2" if self.is_solo and phase == "slice" else _CLAUSES[phase]

    def _turn_clause(self, phase: str) -> str:
        """Why it is one player's turn and not another's."""
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

    # Slicing

    def _slice(self, state: SwordState, seat: int, action: Slice) -> Step[SwordState, Event]:
        public = state.public
        if action.group >= len(public.groups) or public.taken[action.group] is not None:
            raise IllegalAction("S-SLICE-1", "There is no such group to slice.")
        if public.solo is not None and action.axis != public.solo.icons[public.solo.icon]:
            raise IllegalAction("S-SOLO-2", f"The card wants a {public.solo.icons[public.solo.icon]} slice now.")
        group = _mask(public.groups[action.group])
        parts = cut(group, action.axis, action.line, self.shape)
        if parts is None:
            raise IllegalAction("S-SLICE-2", "That line does not cut the group into exactly two.")
        groups = (
            *public.groups[: action.group],
            cells_of(parts[0]),
            cells_of(parts[1]),
            *public.groups[action.group + 1 :],
        )
        sliced = Sliced(seat, action.axis, action.line, len(groups))
        if public.solo is not None:
            after = replace(public, groups=groups, taken=(None, None), phase="discard", step=public.step + 1)
            return Step(State(after, state.private, state.hidden), (sliced,))
        is_last = public.turn + 1 == len(public.order)
        after = replace(
            public,
            groups=groups,
            taken=(None,) * len(groups),
            phase="select" if is_last else "slice",
            turn=0 if is_last else public.turn + 1,
            step=public.step + 1,
        )
        return Step(State(after, state.private, state.hidden), (sliced,))

    # Selecting

    def _select(self, state: SwordState, seat: int, action: Select) -> Step[SwordState, Event]:
        public = state.public
        if action.group >= len(public.groups):
            raise IllegalAction("S-SELECT-1", "There is no such group.")
        if public.taken[action.group] is not None:
            raise IllegalAction("S-SELECT-1", "That group has been taken.")
        sword = self._sword(action.sword)
        if self.swords == 2 and public.turn >= 2 and self._sword_of_first_group(public, seat) == sword:
            raise IllegalAction("S-DUAL-1", "This sword has its group for this round. Name the other one.")
        cells = public.groups[action.group]
        tiles = tiles_in(cells, public.grid)
        taken = (*public.taken[: action.group], seat * 2 + sword, *public.taken[action.group + 1 :])
        swords = _with_sword(public.swords, seat, sword, _given(public.swords[seat][sword], tiles))
        has_forge = self.shape.forge in cells
        selected = Selected(seat, tiles, len(tiles), sword if self.swords == 2 else None, has_forge)
        after = replace(public, taken=taken, swords=swords, turn=public.turn + 1, step=public.step + 1)
        private = _with_hands(state.private, seat, swords[seat])
        if after.turn < len(public.order):
            return Step(State(after, private, state.hidden), (selected,))
        return self._end_selecting(State(after, private, state.hidden), selected)

    def _sword_of_first_group(self, public: Public, seat: int) -> int | None:
        return next((holder % 2 for holder in public.taken if holder is not None and holder // 2 == seat), None)

    def _end_selecting(self, state: SwordState, selected: Selected) -> Step[SwordState, Event]:
        public = state.public
        left = public.taken.index(None)
        tiles = tiles_in(public.groups[left], public.grid)
        forge_group = next(place for place, cells in enumerate(public.groups) if self.shape.forge in cells)
        holder = public.taken[forge_group]
        if holder is None:  # S-SELECT-4
            first, clause = (public.first + 1) % self.seats, "S-SELECT-4"
        else:
            first, clause = holder // 2, "S-SELECT-3"
        events: tuple[Event, ...] = (selected, LeftOver(tiles, len(tiles)))
        if public.round < ROUNDS:
            events += (FirstPlayer(first, clause),)
        return self._begin_crafting(state, first, public.box + tiles, events)

    def _begin_crafting(
        self, state: SwordState, first: int, box: str, events: tuple[Event, ...]
    ) -> Step[SwordState, Event]:
        after = replace(state.public, phase="craft", first=first, box=box, turn=0, order=())
        return Step(State(after, state.private, state.hidden), events)

    # Solo

    def _discard(self, state: SwordState, seat: int, action: Discard) -> Step[SwordState, Event]:
        public = state.public
        if action.group >= len(public.groups):
            raise IllegalAction("S-SOLO-2", "There is no such group.")
        assert public.solo is not None
        tiles = tiles_in(public.groups[action.group], public.grid)
        kept = public.groups[1 - action.group]
        after = replace(
            public,
            groups=(kept,),
            taken=(None,),
            box=public.box + tiles,
            step=public.step + 1,
            solo=replace(public.solo, icon=public.solo.icon + 1),
        )
        return self._next_icon(State(after, state.private, state.hidden), (Discarded(seat, tiles, len(tiles)),))

    def _next_icon(self, state: SwordState, events: tuple[Event, ...]) -> Step[SwordState, Event]:
        """S-SOLO-R1: icons that the group in hand cannot be cut by are skipped."""
        public = state.public
        solo = public.solo
        assert solo is not None
        axes = {each.axis for each in cuts(_mask(public.groups[0]), self.shape)}
        icon = solo.icon
        while icon < len(solo.icons) and solo.icons[icon] not in axes:
            events += (IconSkipped(solo.icons[icon]),)
            icon += 1
        after = replace(public, solo=replace(solo, icon=icon), phase="slice")
        if icon < len(solo.icons):
            return Step(State(after, state.private, state.hidden), events)
        tiles = tiles_in(public.groups[0], public.grid)
        swords = _with_sword(public.swords, 0, 0, _given(public.swords[0][0], tiles))
        after = replace(after, swords=swords, taken=(0,))
        has_forge = self.shape.forge in public.groups[0]
        events += (Selected(0, tiles, len(tiles), None, has_forge),)
        private = _with_hands(state.private, 0, swords[0])
        return self._begin_crafting(State(after, private, state.hidden), 0, public.box, events)

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
        return self._score(state, events)

    # Scoring

    def _score(self, state: SwordState, events: tuple[Event, ...]) -> Step[SwordState, Event]:
        public = state.public
        scores = self._scores(state)
        swords = public.swords
        if self.options.guarded:
            # Everything is shown for the scoring.
            swords = tuple(
                tuple(
                    Sword(sides, sword.fixed, "", (), sword.taken, sword.layers)
                    for sides, sword in zip(private.swords or (), mine, strict=True)
                )
                for private, mine in zip(state.private, swords, strict=True)
            )
        after = replace(public, phase="over", over="S-WIN-1", scores=scores, swords=swords)
        outcome = self._outcome(after)
        after = replace(after, over=outcome.clause)
        events += tuple(Scored(each.seat, each.total, each.name) for each in scores)
        totals = [each.total for each in scores]
        events += (Ended(outcome.winners, outcome.clause, totals.count(max(totals)) > 1),)
        return Step(State(after, state.private, state.hidden), events)

    def _scores(self, state: SwordState) -> tuple[Score, ...]:
        public = state.public
        players = [
            forged(private.swords if private.swords is not None else [sword.sides for sword in mine])
            for private, mine in zip(state.private, public.swords, strict=True)
        ]
        opponents = () if public.solo is None else public.solo.opponents
        everybody = [*players, *map(forged_by_card, opponents)]
        found = score(everybody, [card.side for card in public.magic], light=self.options.light)
        named = [replace(each, seat=seat) for seat, each in enumerate(found[: self.seats])]
        named += [replace(each, name=card.name) for each, card in zip(found[self.seats :], opponents, strict=True)]
        return tuple(named)

    def outcome(self, state: SwordState) -> Outcome | None:
        return self._outcome(state.public) if state.public.over else None

    def _outcome(self, public: Public) -> Outcome:
        totals = [each.total for each in public.scores]
        places = tuple(1 + sum(other > mine for other in totals) for mine in totals[: self.seats])
        shared = totals.count(max(totals)) > 1 and 1 in places
        clause = ("S-SOLO-R4" if self.is_solo else "S-WIN-R1") if shared or self.is_solo else "S-WIN-1"
        return Outcome(clause, places, tuple(totals[: self.seats]))

    # The rest

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
        return ForecastAnswer(self._scores(State(view.public, private, Hidden("", ())))[seat])


_CLAUSES = {"slice": "S-SLICE-1", "select": "S-SELECT-1", "discard": "S-SOLO-2", "craft": "S-CRAFT-3"}
_NOW = {
    "slice": "This is the time to slice.",
    "select": "This is the time to select a group.",
    "discard": "Choose first which of the two groups goes back to the box.",
    "craft": "Everybody is crafting now.",
}


def _mask(cells: tuple[int, ...]) -> int:
    return sum(1 << cell for cell in cells)


def _given(sword: Sword, tiles: str) -> Sword:
    """With two players a sword may get two groups in a round."""
    hand = "".join(sorted(sword.hand + tiles))
    return replace(sword, hand=hand, taken=(*sword.taken[: len(sword.layers)], hand) if sword.shown else ())


def _with_sword(
    swords: tuple[tuple[Sword, ...], ...], seat: int, place_: int, sword: Sword
) -> tuple[tuple[Sword, ...], ...]:
    mine = (*swords[seat][:place_], sword, *swords[seat][place_ + 1 :])
    return (*swords[:seat], mine, *swords[seat + 1 :])


def _with_hands(private: tuple[Private, ...], seat: int, swords: tuple[Sword, ...]) -> tuple[Private, ...]:
    """Guarded swords: their owner keeps the tiles in hand as well; nothing is built in yet."""
    own = private[seat].swords
    if own is None:
        return private
    return (*private[:seat], Private(own, tuple(sword.hand for sword in swords)), *private[seat + 1 :])
