"""The rules of Throw Throw Burrito: who may do what now. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from rumpus.engine import (
    Dice,
    Facts,
    Game,
    GameTypes,
    IllegalAction,
    Left,
    Moment,
    Outcome,
    Prompt,
    Result,
    Ruling,
    State,
    Step,
    Terms,
    Wake,
    check_not_over,
    only_player,
    only_table,
)
from rumpus.engine.secret_choices import choice_limits
from rumpus.games.burrito import arena, declaring, ends, judged, leaving, lulls, quick, rounds, sets
from rumpus.games.burrito.asking import asked_anew, prompts_for, waiting_for
from rumpus.games.burrito.draft import Draft
from rumpus.games.burrito.events import Event
from rumpus.games.burrito.legal import BurritoSpeller
from rumpus.games.burrito.model import (
    Action,
    BurritoState,
    BurritoView,
    Choose,
    Count,
    Declare,
    Discard,
    Draw,
    Grab,
    Hidden,
    LaySet,
    Options,
    Private,
    Report,
    Vote,
)
from rumpus.games.burrito.passing import discard, draw
from rumpus.games.burrito.sampling import sample_action
from rumpus.games.burrito.view import contradiction, possible_state

QUICKEST_REPORT_MS = 60_000
"""A stand-in has not seen a real battle, so people get time to report first."""
QUICKEST_PASS_MS = 80
"""Nobody draws or passes more than a dozen cards a second."""
SECRET_CARDS = 10
"""A few consecutive numbers may occur anywhere; a longer sequence can only be a pile."""


def _count(draft: Draft, seat: int, action: Count) -> None:
    if draft.public.battle is None:
        rounds.count(draft, seat, action)
    else:
        judged.count_paces(draft, seat)


DEEDS: dict[type, Callable[[Draft, int, Any], None]] = {
    Count: _count,
    LaySet: sets.lay_set,
    Declare: declaring.declare,
    Choose: quick.choose,
    Report: judged.report,
    Grab: ends.grab,
    Vote: lulls.vote,
}
"""The handler of each action of a seat; drawing and passing take a shorter path."""


class Burrito(Game[BurritoState, Action, Event, BurritoView, Options]):
    """2 to 12 players; everybody passes cards at once, and battles interrupt that."""

    facts: ClassVar[Facts] = Facts(
        name="burrito",
        title="Throw Throw Burrito",
        tagline="Pass cards as fast as you can, until somebody shouts and burritos fly.",
        prefix="B",
        min_seats=2,
        max_seats=12,
        minutes=15,
        information="hidden",
        pace="real_time",
    )
    types: ClassVar[GameTypes] = GameTypes(
        options=Options,
        state=BurritoState,
        action=Action,
        event=Event,
        view=BurritoView,
        table_action=Wake | Result | Ruling | Left,
    )
    rules_version: ClassVar[int] = 2
    conceding: ClassVar[frozenset[str]] = frozenset({"vote"})

    def new(self, moment: Moment) -> Step[BurritoState, Event]:
        seats = self.seats
        nothing: tuple[tuple[int, ...], ...] = ((),) * seats
        public = rounds.blank(seats, self.options.bots)
        state: BurritoState = State(public, (Private(()),) * seats, Hidden(nothing, ((), ()), ()))
        draft = Draft(self.options, state, moment)
        rounds.begin_round(draft, moment.dice.below(seats))
        return draft.step()

    # Prompts

    def prompts(self, state: BurritoState, seat: int) -> tuple[Prompt, ...]:
        return prompts_for(state.public, state.private[seat], seat)

    def waiting_for(self, state: BurritoState) -> tuple[int, ...]:
        return waiting_for(state.public)

    def asked_anew(self, before: BurritoState, after: BurritoState) -> Sequence[int]:
        return asked_anew(before.public, after.public)

    def wake_at_ms(self, state: BurritoState) -> int | None:
        public = state.public
        return lulls.due_ms(self.options, public) if public.phase == "passing" else public.until_ms

    def quickest_ms(self, prompt: Prompt) -> int:
        return QUICKEST_PASS_MS if prompt.kind == "pass" else QUICKEST_REPORT_MS if prompt.kind == "report" else 0

    @property
    def limits(self) -> Mapping[str, int]:
        return choice_limits(self.options.battles, self.options.choose_s)

    # Actions

    def apply(
        self, state: BurritoState, seat: int | None, action: Action | Wake | Result | Ruling | Left, moment: Moment
    ) -> Step[BurritoState, Event]:
        if seat is not None:
            if isinstance(action, Draw):
                return draw(self.options, state, seat, action, moment)
            if isinstance(action, Discard):
                return discard(self.options, state, seat, action)
        check_not_over(state.public.over)
        draft = Draft(self.options, state, moment)
        if isinstance(action, Wake | Result | Ruling | Left):
            only_table(seat, "B-MODE-R1")
            self._table_acts(draft, action)
        else:
            seat = only_player(seat, "B-PASS-1")
            DEEDS[type(action)](draft, seat, action)
        return draft.step()

    def _table_acts(self, draft: Draft, action: Wake | Result | Ruling | Left) -> None:
        if isinstance(action, Left):
            leaving.leave(draft, action.seat)
            return
        if not isinstance(action, Wake):
            ends.take_result(draft, action)
            return
        phase = draft.public.phase
        due_ms = lulls.due_ms(self.options, draft.public) if phase == "passing" else draft.public.until_ms
        if due_ms is None or draft.moment.at_ms < due_ms:
            raise IllegalAction("B-END-R1", "Nothing is due now.")
        match phase:
            case "passing":
                lulls.wake(draft)
            case "count":
                rounds.open_count(draft)
            case "countdown":
                rounds.begin_play(draft)
            case "window":
                declaring.close_window(draft)
            case _:
                judged.wake(draft)

    # Battles in the arena

    def terms(self, state: BurritoState) -> Terms | None:
        return None if state.public.battle is None else arena.terms_of(self.options, state.public)

    def ruled(self, state: BurritoState) -> Terms | None:
        return arena.ruled_of(state.public)

    def judged(self, state: BurritoState) -> tuple[int, ...]:
        battle = state.public.battle
        is_judged = battle is not None and battle.mode == "judged" and battle.judge is not None
        return battle.fighters if battle is not None and is_judged else ()

    def battle_setup(self, state: BurritoState, seed: int) -> Any:
        terms = self.terms(state)
        return None if terms is None else arena.setup_of(self.options, terms, seed)

    def battle_result(self, state: BurritoState, verdict: Any) -> Result:
        terms = self.terms(state)
        assert terms is not None
        return arena.result_of(terms, verdict)

    # The end

    def outcome(self, state: BurritoState) -> Outcome | None:
        """The winner, then the winner of a round, then the others by the points of both rounds."""
        public = state.public
        if not public.over:
            return None
        points = [sum(end.points[seat] for end in public.rounds) for seat in range(self.seats)]
        winners = [end.winner for end in public.rounds]
        standing = [
            (seat == public.winner, seat not in public.skipped, seat in winners, points[seat])
            for seat in range(self.seats)
        ]
        places = tuple([1 + sum(other > mine for other in standing) for mine in standing])
        return Outcome(public.over, places, tuple(points))

    # Knowledge

    @cached_property
    def speller(self) -> BurritoSpeller:
        return BurritoSpeller(self.seats)

    def sample_action(self, view: BurritoView, prompt: Prompt, dice: Dice) -> Action:
        return sample_action(view, prompt, dice)

    def possible_state(self, view: BurritoView, dice: Dice) -> BurritoState:
        return possible_state(self.options, view, dice)

    def contradiction(self, state: BurritoState) -> str:
        return contradiction(self.options, state)

    def secrets(self, state: BurritoState, seat: int | None) -> tuple[str, ...]:
        own = () if seat is None else state.private[seat].given
        piles = (*state.hidden.piles, *state.hidden.community)
        return tuple([",".join(map(str, pile)) for pile in piles if len(pile) >= SECRET_CARDS and pile != own])
