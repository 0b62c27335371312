"""The rules of the practice floor: a series of arena bouts. Pure."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from rumpus.arena.duel import Setup, Verdict
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
    State,
    Step,
    Terms,
    Wake,
)
from rumpus.games.fake_swords.arena import count_of, result_of, rules_in_force, setup_of
from rumpus.games.fake_swords.cards import deck_of
from rumpus.games.sword_practice.model import (
    BREAK_MS,
    BRISK_BREAK_MS,
    TIES_TO_LOT,
    Action,
    Bout,
    BoutBegan,
    BoutTied,
    BoutWon,
    Event,
    GoOn,
    Hidden,
    Options,
    PracticeState,
    PracticeView,
    Private,
    Public,
    TableAction,
    Won,
    chosen_cards,
)

FIGHTERS = (0, 1)
CLAUSES = {"hit": "P-HIT-1", "broken": "P-BROKEN-1", "lot": "P-LOT-1"}
CAUSES = {"P-BROKEN-1": "broken", "P-LOT-1": "lot"}


class SwordPractice(Game[PracticeState, Action | TableAction, Event, PracticeView, Options]):
    """2 fighters, bouts in the arena, no secrets."""

    facts: ClassVar[Facts] = Facts(
        name="sword_practice",
        title="The practice floor",
        tagline="Two fighters, the cards of your choice, best of five.",
        prefix="P",
        min_seats=2,
        max_seats=2,
        minutes=3,
        information="open",
        pace="real_time",
        listed=False,
    )
    types: ClassVar[GameTypes] = GameTypes(
        options=Options,
        state=PracticeState,
        action=Action,
        event=Event,
        view=PracticeView,
        table_action=TableAction,
    )
    rules_version: ClassVar[int] = 1

    @property
    def _to_win(self) -> int:
        return self.options.bouts // 2 + 1

    def new(self, moment: Moment) -> Step[PracticeState, Event]:
        public = Public(cards=chosen_cards(self.options.cards))
        return self._begin(State(public, (Private(),) * self.seats, Hidden()))

    def prompts(self, state: PracticeState, seat: int) -> tuple[Prompt, ...]:
        # Bots do not shorten the break.
        if state.public.until_ms is None or seat in self.options.bots:
            return ()
        return (Prompt(f"break-{state.public.bout}-{state.public.ties}", "go_on", "P-BREAK-1", awaited=False),)

    def wake_at_ms(self, state: PracticeState) -> int | None:
        return state.public.until_ms

    def terms(self, state: PracticeState) -> Terms | None:
        public = state.public
        return Terms(public.battle, FIGHTERS, (), public.rules) if public.battle else None

    def battle_setup(self, state: PracticeState, seed: int) -> Setup | None:
        terms = self.terms(state)
        if terms is None:
            return None
        return setup_of(deck_of(), terms, seed, count=count_of(state.public.bout, is_brisk=self.options.brisk))

    def battle_result(self, state: PracticeState, verdict: Verdict) -> Result:
        terms = self.terms(state)
        assert terms is not None
        return replace(result_of(deck_of(), terms, verdict), clause=CLAUSES[verdict.cause])

    def apply(
        self, state: PracticeState, seat: int | None, action: Action | TableAction, moment: Moment
    ) -> Step[PracticeState, Event]:
        public = state.public
        if self.outcome(state) is not None:
            raise IllegalAction("P-WIN-1", "The last bout has been fought.")
        if isinstance(action, GoOn) and seat is not None:
            return self._go_on(state, seat)
        if seat is not None or isinstance(action, GoOn):
            raise IllegalAction("P-BREAK-1", "Only a fighter can say that.")
        if isinstance(action, Result):
            return self._judged(state, action, moment)
        if isinstance(action, Wake) and public.until_ms is not None and moment.at_ms >= public.until_ms:
            return self._next(state)
        raise IllegalAction("P-BREAK-1", "Nothing is due now.")

    def _go_on(self, state: PracticeState, seat: int) -> Step[PracticeState, Event]:
        if state.public.until_ms is None:
            raise IllegalAction("P-BREAK-1", "There is no break now.")
        return self._next(state)

    def _judged(self, state: PracticeState, result: Result, moment: Moment) -> Step[PracticeState, Event]:
        public = state.public
        if not public.battle or result.battle != public.battle:
            raise IllegalAction("P-BOUT-1", "That bout is not being fought.")
        losers, clause = tuple(sorted(set(result.losers))), result.clause
        if not losers or not set(losers) <= set(FIGHTERS):
            raise IllegalAction("P-BOUT-1", "A bout is lost by one of its fighters.")
        if len(losers) > 1:
            if public.ties + 1 < TIES_TO_LOT:
                again = replace(public, ties=public.ties + 1, battle="", until_ms=moment.at_ms + self._break_ms(public))
                return Step(replace(state, public=again), (BoutTied(public.bout),))
            losers, clause = (moment.dice.pick(losers),), "P-LOT-1"
        return self._lost(state, losers[0], clause, result.card, moment)

    def _lost(
        self, state: PracticeState, loser: int, clause: str, card: str | None, moment: Moment
    ) -> Step[PracticeState, Event]:
        public = state.public
        winner = 1 - loser
        wins = tuple(won + (seat == winner) for seat, won in enumerate(public.wins))
        kinds = deck_of().by_id
        name = kinds[card].name if card in kinds else ""
        cause: Any = CAUSES.get(clause, "hit")
        is_over = wins[winner] >= self._to_win
        after = replace(
            public,
            wins=wins,
            battle="",
            ties=0,
            bouts=(*public.bouts, Bout(winner, public.battle, clause, card)),
            until_ms=None if is_over else moment.at_ms + self._break_ms(public),
        )
        events: tuple[Event, ...] = (BoutWon(winner, loser, public.bout, cause, name),)
        if is_over:
            events += (Won(winner, wins[winner], wins[loser]),)
        return Step(replace(state, public=after), events)

    def _break_ms(self, public: Public) -> int:
        """P-BREAK-1. Brisk breaks are shorter after every bout but the first."""
        is_first = public.bout == 1 and not public.ties
        return BRISK_BREAK_MS if self.options.brisk and not is_first else BREAK_MS

    def _next(self, state: PracticeState) -> Step[PracticeState, Event]:
        """Begin the next bout after a break, or the same one again after a tie."""
        public = state.public
        if not public.ties:
            public = replace(public, bout=public.bout + 1)
        return self._begin(replace(state, public=replace(public, until_ms=None)))

    def _begin(self, state: PracticeState) -> Step[PracticeState, Event]:
        public = state.public
        shorter = self._shorter(public.bout)
        public = replace(
            public,
            battle=f"bout-{public.bout}" + (f"-{public.ties + 1}" if public.ties else ""),
            shorter=shorter,
            rules=rules_in_force(deck_of(), public.cards, FIGHTERS, shorter),
        )
        return Step(replace(state, public=public), (BoutBegan(public.bout, public.ties > 0),))

    def _shorter(self, bout: int) -> int:
        """P-SHORT-1."""
        first, second = (*self.options.heights, 0, 0)[:2]
        if first and second and first != second:
            return 0 if first < second else 1
        return (bout - 1) % 2

    def outcome(self, state: PracticeState) -> Outcome | None:
        wins = state.public.wins
        if max(wins) < self._to_win:
            return None
        return Outcome("P-WIN-1", tuple(1 if won == max(wins) else 2 for won in wins), wins)

    def legal(self, view: PracticeView, prompt: Prompt) -> tuple[Action, ...]:
        return (GoOn(),)

    def sample_action(self, view: PracticeView, prompt: Prompt, dice: Dice) -> Action:
        return GoOn()

    def possible_state(self, view: PracticeView, dice: Dice) -> PracticeState:
        return State(view.public, (Private(),) * self.seats, Hidden())
