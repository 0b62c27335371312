"""The rules of Knock Knock: sealed answers, a window, battles, a hidden word, a standing prompt. Pure."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar

from msgspec.structs import replace

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
)
from tests.engine.testgame.model import (
    WINDOW_MS,
    WORDS,
    Action,
    Ask,
    Asked,
    Began,
    Bruised,
    Ended,
    Event,
    FightBegan,
    Forfeit,
    Guess,
    Guessed,
    Hidden,
    KnockState,
    KnockView,
    Options,
    Point,
    Pointed,
    Private,
    Public,
    Revealed,
    TableAction,
)

FORFEIT = Prompt(id="forfeit", kind="forfeit", clause="T-FORFEIT-1", awaited=False)
LETTERS = "abcdefghijklmnopqrstuvwxyz"
MOVES: tuple[Action, ...] = (
    *(Point(door) for door in range(3)),
    *(Ask(letter) for letter in LETTERS),
    *(Guess(word) for word in WORDS),
    Forfeit(),
)
PHASE_CLAUSES = {"pointing": "T-POINT-1", "fighting": "T-FIGHT-1", "asking": "T-ASK-1"}


class KnockKnock(Game[KnockState, Any, Event, KnockView, Options]):
    facts: ClassVar[Facts] = Facts(
        name="knock_knock",
        title="Knock Knock",
        tagline="A word behind three doors.",
        prefix="T",
        min_seats=2,
        max_seats=4,
        minutes=5,
        information="hidden",
        pace="simultaneous",
    )
    types: ClassVar[GameTypes] = GameTypes(
        options=Options, state=KnockState, action=Action, event=Event, view=KnockView, table_action=TableAction
    )
    rules_version: ClassVar[int] = 1
    conceding: ClassVar[frozenset[str]] = frozenset({"forfeit"})

    @property
    def window_ms(self) -> int:
        return 2 * WINDOW_MS if self.options.long_window else WINDOW_MS

    def new(self, moment: Moment) -> Step[KnockState, Event]:
        keeper = moment.dice.below(self.seats)
        word = moment.dice.pick(WORDS)
        nobody = (False,) * self.seats
        public = Public(keeper, 1, "pointing", nobody, self.window_ms, (0,) * self.seats)
        private = tuple(Private(word if seat == keeper else None) for seat in range(self.seats))
        return Step(State(public, private, Hidden()), (Began(keeper),))

    def asker(self, public: Public) -> int:
        return (public.keeper + 1 + (public.round - 1) % (self.seats - 1)) % self.seats

    def prompts(self, state: KnockState, seat: int) -> tuple[Prompt, ...]:
        public = state.public
        if public.phase == "over":
            return ()
        if public.phase == "pointing" and not public.pointed[seat]:
            point = Prompt(f"point-{public.round}", "point", "T-POINT-1", until_ms=public.until_ms)
            return (point, FORFEIT)
        if public.phase == "asking" and seat == self.asker(public):
            return (Prompt(f"ask-{public.round}", "ask", "T-ASK-1"), FORFEIT)
        return (FORFEIT,)

    def wake_at_ms(self, state: KnockState) -> int | None:
        return state.public.until_ms if state.public.phase == "pointing" else None

    def terms(self, state: KnockState) -> Terms | None:
        public = state.public
        if public.phase != "fighting":
            return None
        bystanders = tuple(seat for seat in range(self.seats) if seat not in public.fighters)
        return Terms(f"battle-{public.battles}", public.fighters, bystanders)

    def outcome(self, state: KnockState) -> Outcome | None:
        public = state.public
        if public.phase != "over":
            return None
        won = tuple(seat in public.winners for seat in range(self.seats))
        return Outcome(public.ended_by, tuple(1 if winner else 2 for winner in won), tuple(map(int, won)))

    def apply(
        self, state: KnockState, seat: int | None, action: Action | TableAction, moment: Moment
    ) -> Step[KnockState, Event]:
        public = state.public
        if public.phase == "over":
            raise IllegalAction(public.ended_by, "The game is over.")
        if seat is None:
            return self._by_the_table(state, action, moment)
        match action:
            case Forfeit():
                winners = tuple(other for other in range(self.seats) if other != seat)
                return self._end(state, "T-FORFEIT-1", winners, ())
            case Point() if public.phase == "pointing" and not public.pointed[seat]:
                return self._point(state, seat, action.door, moment)
            case Ask() if public.phase == "asking" and seat == self.asker(public):
                return self._ask(state, action.letter, moment)
            case Guess() if public.phase == "asking" and seat == self.asker(public):
                return self._guess(state, seat, action.word, moment)
            case _:
                raise IllegalAction(PHASE_CLAUSES[public.phase], "That cannot be done now.")

    def _by_the_table(self, state: KnockState, action: Action | TableAction, moment: Moment) -> Step[KnockState, Event]:
        public = state.public
        match action:
            case Wake() if public.phase == "pointing" and moment.at_ms >= public.until_ms:
                return self._reveal(state, (), moment)
            case Wake():
                raise IllegalAction("T-POINT-2", "No window closes now.")
            case Result() | Ruling():
                return self._lost(state, action, moment)
            case _:
                raise IllegalAction(PHASE_CLAUSES[public.phase], "The table does not play.")

    def _point(self, state: KnockState, seat: int, door: int, moment: Moment) -> Step[KnockState, Event]:
        public = state.public
        pointed = tuple(has or other == seat for other, has in enumerate(public.pointed))
        private = tuple(replace(mine, door=door) if other == seat else mine for other, mine in enumerate(state.private))
        after: KnockState = State(replace(public, pointed=pointed), private, state.hidden)
        events = (Pointed(seat, door),)
        return self._reveal(after, events, moment) if all(pointed) else Step(after, events)

    def _reveal(self, state: KnockState, events: tuple[Event, ...], moment: Moment) -> Step[KnockState, Event]:
        doors = tuple(moment.dice.below(3) if mine.door is None else mine.door for mine in state.private)
        private = tuple(replace(mine, door=None) for mine in state.private)
        public = replace(state.public, pointed=(True,) * self.seats, doors=doors)
        events = (*events, Revealed(doors))
        contested = [door for door in range(3) if doors.count(door) > 1]
        if not contested:
            return Step(State(replace(public, phase="asking"), private, state.hidden), events)
        fighters = tuple(seat for seat in range(self.seats) if doors[seat] == contested[0])
        return self._fight(State(public, private, state.hidden), fighters, events)

    def _fight(
        self, state: KnockState, fighters: tuple[int, ...], events: tuple[Event, ...]
    ) -> Step[KnockState, Event]:
        battles = state.public.battles + 1
        public = replace(state.public, phase="fighting", battles=battles, fighters=fighters)
        return Step(State(public, state.private, state.hidden), (*events, FightBegan(fighters)))

    def _lost(self, state: KnockState, result: Result | Ruling, moment: Moment) -> Step[KnockState, Event]:
        terms = self.terms(state)
        if terms is None or result.battle != terms.id:
            raise IllegalAction("T-FIGHT-3", "That battle is not on.")
        if not result.losers or not set(result.losers) <= set(terms.fighters):
            raise IllegalAction("T-FIGHT-1", "Only those who fight can lose.")
        if len(set(result.losers)) > 1:
            return self._fight(state, tuple(sorted(set(result.losers))), ())
        loser = result.losers[0]
        bruises = tuple(count + (seat == loser) for seat, count in enumerate(state.public.bruises))
        public = replace(state.public, phase="asking", fighters=(), bruises=bruises)
        return Step(State(public, state.private, state.hidden), (Bruised(loser),))

    def _ask(self, state: KnockState, letter: str, moment: Moment) -> Step[KnockState, Event]:
        asked = Asked(letter, letter in self._word(state))
        public = replace(state.public, asked=(*state.public.asked, asked))
        return self._next_round(State(public, state.private, state.hidden), (asked,), moment)

    def _guess(self, state: KnockState, seat: int, word: str, moment: Moment) -> Step[KnockState, Event]:
        if word not in WORDS:
            raise IllegalAction("T-ASK-1", "That word is not on the list.")
        if word == self._word(state):
            return self._end(state, "T-WIN-1", (seat,), (Guessed(seat, word),))
        public = replace(state.public, wrong=(*state.public.wrong, word))
        return self._next_round(State(public, state.private, state.hidden), (Guessed(seat, word),), moment)

    def _next_round(self, state: KnockState, events: tuple[Event, ...], moment: Moment) -> Step[KnockState, Event]:
        public = state.public
        if public.round == self.options.rounds:
            return self._end(state, "T-WIN-2", (public.keeper,), events)
        public = replace(
            public,
            round=public.round + 1,
            phase="pointing",
            pointed=(False,) * self.seats,
            until_ms=moment.at_ms + self.window_ms,
        )
        return Step(State(public, state.private, state.hidden), events)

    def _end(
        self, state: KnockState, clause: str, winners: tuple[int, ...], events: tuple[Event, ...]
    ) -> Step[KnockState, Event]:
        word = self._word(state)
        public = replace(state.public, phase="over", fighters=(), word=word, ended_by=clause, winners=winners)
        return Step(State(public, state.private, state.hidden), (*events, Ended(winners, word)))

    def _word(self, state: KnockState) -> str:
        return state.private[state.public.keeper].word or ""

    def event_for(self, event: Event, seat: int | None) -> Event | None:
        return Pointed(event.seat, None) if isinstance(event, Pointed) and event.seat != seat else event

    def contradiction(self, state: KnockState) -> str:
        word = self._word(state)
        return "" if _fits(word, state.public) else f"{word} is not a word that the answers leave"

    def secrets(self, state: KnockState, seat: int | None) -> tuple[str, ...]:
        public = state.public
        return () if public.phase == "over" or seat == public.keeper else (self._word(state),)

    @cached_property
    def moves(self) -> tuple[Action, ...]:
        return MOVES

    def legal(self, view: KnockView, prompt: Prompt) -> tuple[Action, ...]:
        kinds = {"forfeit": Forfeit, "point": Point, "ask": Ask | Guess}[prompt.kind]
        return tuple(move for move in MOVES if isinstance(move, kinds))

    def sample_action(self, view: KnockView, prompt: Prompt, dice: Dice) -> Action:
        if prompt.kind == "forfeit":
            return Forfeit()
        if prompt.kind == "point":
            return Point(dice.below(3))
        return Guess(dice.pick(WORDS)) if dice.below(4) == 0 else Ask(dice.pick(LETTERS))

    def possible_state(self, view: KnockView, dice: Dice) -> KnockState:
        public = view.public
        word = public.word or dice.pick([word for word in WORDS if _fits(word, public)])
        private = [Private(word if seat == public.keeper else None) for seat in range(self.seats)]
        if public.phase == "pointing":
            private = [
                replace(mine, door=dice.below(3)) if has else mine
                for mine, has in zip(private, public.pointed, strict=True)
            ]
        if view.seat is not None and view.private is not None:
            private[view.seat] = view.private
        return State(public, tuple(private), Hidden())


def _fits(word: str, public: Public) -> bool:
    return word not in public.wrong and all((asked.letter in word) == asked.yes for asked in public.asked)
