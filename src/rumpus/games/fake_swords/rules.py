"""The rules of Let's Hit Each Other With Fake Swords: who may do what now. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, ClassVar

from rumpus.engine import (
    Dice,
    Facts,
    Game,
    GameTypes,
    IllegalAction,
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
from rumpus.games.fake_swords import arena, ends, fights, judged, piles, pointing, quick, rounds
from rumpus.games.fake_swords.asking import prompts_for, waiting_for
from rumpus.games.fake_swords.cards import deck_of
from rumpus.games.fake_swords.draft import NOTHING, Draft
from rumpus.games.fake_swords.events import Dealt, Event
from rumpus.games.fake_swords.legal import FightSpeller
from rumpus.games.fake_swords.model import (
    Action,
    Arrange,
    CallOut,
    Choose,
    Claim,
    CountDown,
    Decide,
    FightState,
    FightView,
    Finger,
    Hidden,
    MoveCard,
    NameShorter,
    NameStandIn,
    Options,
    PickFight,
    Point,
    Public,
    Report,
    StartFight,
)
from rumpus.games.fake_swords.sampling import sample_action
from rumpus.games.fake_swords.view import contradiction, possible_state

QUICKEST_MS = {"start": 20_000, "report": 60_000, "decide": 60_000}
"""A stand-in for an absent judge does not see a real fight, so people get time to report first."""
SECRET_CARDS = 4
"""A few consecutive numbers may occur anywhere; a longer sequence can only be the draw pile."""


def _choose(draft: Draft, seat: int, action: Choose) -> None:
    loser = quick.choose(draft, seat, action.move)
    if loser is not None:
        ends.settle(draft, (loser,), "hit")


DEEDS: dict[type, Callable[[Draft, int, Any], None]] = {
    Arrange: piles.arrange,
    MoveCard: piles.move_card,
    Claim: piles.claim,
    Finger: piles.move_finger,
    CountDown: piles.count_down,
    Point: pointing.point,
    PickFight: fights.pick_fight,
    NameStandIn: fights.name_stand_in,
    NameShorter: fights.name_shorter,
    StartFight: judged.start,
    Report: judged.report,
    CallOut: judged.call_out,
    Decide: judged.decide,
    Choose: _choose,
}
"""The handler of each action of a seat."""


class FakeSwords(Game[FightState, Action, Event, FightView, Options]):
    """3 to 6 players; piles, simultaneous pointing, and sword fights."""

    facts: ClassVar[Facts] = Facts(
        name="fake_swords",
        title="Let's Hit Each Other With Fake Swords",
        tagline="Point at a pile. If somebody else does, cross swords for it.",
        prefix="F",
        min_seats=3,
        max_seats=6,
        minutes=25,
        information="hidden",
        pace="simultaneous",
    )
    types: ClassVar[GameTypes] = GameTypes(
        options=Options,
        state=FightState,
        action=Action,
        event=Event,
        view=FightView,
        table_action=Wake | Result | Ruling,
    )
    rules_version: ClassVar[int] = 2

    def __init__(self, options: Options | None = None, *, seats: int) -> None:
        super().__init__(options, seats=seats)
        self.deck = deck_of(self.options.deck)

    def new(self, moment: Moment) -> Step[FightState, Event]:
        seats = self.seats
        cards = moment.dice.shuffled(tuple(range(self.deck.size)))
        public = Public(
            round=0,
            phase="piles",
            boss=0,
            collected=tuple((card,) for card in cards[:seats]),
            sets=(0,) * seats,
            loose=(),
            piles=(),
            fingers=(),
            claims=(),
            asked=0,
            lowered=0,
            may_start=False,
            until_ms=None,
            pointed=(),
            reveal=(),
            deck=0,
            discard=(),
            battles=0,
            calls=0,
            fight=None,
        )
        state: FightState = State(public, (NOTHING,) * seats, Hidden(cards[seats:]))
        draft = Draft(self.options, self.deck, state, moment)
        for seat in range(seats):
            draft.tell(Dealt(seat, self.deck.kind(cards[seat]).name))
        rounds.begin_round(draft, moment.dice.below(seats))
        return draft.step()

    # Prompts

    def prompts(self, state: FightState, seat: int) -> tuple[Prompt, ...]:
        return prompts_for(state.public, seat)

    def waiting_for(self, state: FightState) -> tuple[int, ...]:
        return waiting_for(state.public)

    def wake_at_ms(self, state: FightState) -> int | None:
        return state.public.until_ms

    def quickest_ms(self, prompt: Prompt) -> int:
        return QUICKEST_MS.get(prompt.kind, 0)

    @property
    def limits(self) -> Mapping[str, int]:
        return choice_limits(self.options.fights, self.options.choose_s)

    # Actions

    def apply(
        self, state: FightState, seat: int | None, action: Action | Wake | Result | Ruling, moment: Moment
    ) -> Step[FightState, Event]:
        check_not_over(state.public.over)
        draft = Draft(self.options, self.deck, state, moment)
        if isinstance(action, Wake | Result | Ruling):
            only_table(seat, "F-END-5")
            self._table_acts(draft, action)
        else:
            seat = only_player(seat, "F-POINT-1")
            DEEDS[type(action)](draft, seat, action)
        return draft.step()

    def _table_acts(self, draft: Draft, action: Wake | Result | Ruling) -> None:
        if not isinstance(action, Wake):
            ends.take_result(draft, action)
            return
        due_ms = draft.public.until_ms
        if due_ms is None or draft.moment.at_ms < due_ms:
            raise IllegalAction("F-POINT-R1", "Nothing is due now.")
        match draft.public.phase:
            case "piles":
                piles.end_ready_time(draft)
            case "countdown":
                pointing.begin_pointing(draft)
            case "point":
                pointing.close_window(draft)
            case _:
                judged.wake(draft)

    # Battles in the arena

    def terms(self, state: FightState) -> Terms | None:
        return arena.terms_of(state.public, self.deck, self.seats)

    def ruled(self, state: FightState) -> Terms | None:
        return arena.ruled_of(state.public)

    def judged(self, state: FightState) -> tuple[int, ...]:
        fight = state.public.fight
        return fight.fighters if fight is not None and fight.mode == "judged" else ()

    def battle_setup(self, state: FightState, seed: int) -> Any:
        terms = self.terms(state)
        if terms is None:
            return None
        count = arena.count_of(state.public.battles, is_brisk=self.options.brisk)
        return arena.setup_of(self.deck, terms, seed, touches=self.options.touches, count=count)

    def battle_result(self, state: FightState, verdict: Any) -> Result:
        terms = self.terms(state)
        assert terms is not None
        return arena.result_of(self.deck, terms, verdict)

    # The end

    def outcome(self, state: FightState) -> Outcome | None:
        """The winner, then the others by sets and cards."""
        public = state.public
        if not public.over:
            return None
        standing = [
            (seat == public.winner, public.sets[seat], len(public.collected[seat])) for seat in range(self.seats)
        ]
        places = tuple(1 + sum(other > mine for other in standing) for mine in standing)
        return Outcome(public.over, places, public.sets)

    # Knowledge

    @cached_property
    def speller(self) -> FightSpeller:
        return FightSpeller(self.deck, self.seats)

    def sample_action(self, view: FightView, prompt: Prompt, dice: Dice) -> Action:
        return sample_action(self.deck, view, prompt, dice)

    def possible_state(self, view: FightView, dice: Dice) -> FightState:
        return possible_state(self.deck, view, dice, self.seats)

    def contradiction(self, state: FightState) -> str:
        return contradiction(self.deck, state)

    def secrets(self, state: FightState, seat: int | None) -> tuple[str, ...]:
        deck = state.hidden.deck
        return (",".join(map(str, deck)),) if len(deck) > SECRET_CARDS else ()
