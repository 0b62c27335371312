"""Variants of Knock Knock with one mistake each. The conformance suite must find every one."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import asdict, replace

from rumpus.engine import (
    ByField,
    Clauses,
    Dice,
    GameTypes,
    IllegalAction,
    Moment,
    Outcome,
    Prompt,
    Result,
    Said,
    Seat,
    Speller,
    State,
    Step,
    Terms,
    View,
)
from rumpus.engine.spelling import MoveSpeller
from tests.engine.testgame.model import (
    WORDS,
    Action,
    Ask,
    Event,
    Forfeit,
    Guess,
    Hidden,
    KnockState,
    KnockView,
    Point,
    Pointed,
    Private,
    Public,
    TableAction,
)
from tests.engine.testgame.rules import LETTERS, MOVES, KnockKnock

AnyAction = Action | TableAction
KnockStep = Step[KnockState, Event]


class LeakyPublic(Public, frozen=True):
    hint: str = ""


class LeaksTheWordInThePublicPart(KnockKnock):
    types: ClassVar[GameTypes] = replace(
        KnockKnock.types, state=State[LeakyPublic, Private, Hidden], view=View[LeakyPublic, Private]
    )

    def new(self, moment: Moment) -> KnockStep:
        step = super().new(moment)
        public = LeakyPublic(**asdict(step.state.public), hint=self._word(step.state))
        return Step(State(public, step.state.private, step.state.hidden), step.events)


class LeaksTheWordInARefusal(KnockKnock):
    def apply(self, state: KnockState, seat: int | None, action: AnyAction, moment: Moment) -> KnockStep:
        try:
            return super().apply(state, seat, action, moment)
        except IllegalAction as refusal:
            raise IllegalAction(refusal.clause, f"Not with the word {self._word(state)}.") from None


class LeaksTheWordInAPrompt(KnockKnock):
    def prompts(self, state: KnockState, seat: int) -> tuple[Prompt, ...]:
        return tuple(replace(prompt, kind=f"for {self._word(state)}") for prompt in super().prompts(state, seat))


class ShowsASealedChoiceInAnEvent(KnockKnock):
    def event_for(self, event: Event, seat: int | None) -> Event | None:
        return event


class TellsASealedChoiceByAnEventLeftOut(KnockKnock):
    def event_for(self, event: Event, seat: int | None) -> Event | None:
        if isinstance(event, Pointed) and event.door == 0 and event.seat != seat:
            return None
        return super().event_for(event, seat)


class WaitsOnlyForThoseWithACertainWord(KnockKnock):
    """If nobody is waited for, everybody learns something about the word."""

    def prompts(self, state: KnockState, seat: int) -> tuple[Prompt, ...]:
        prompts = super().prompts(state, seat)
        easy = self._word(state) < "m"
        return tuple(replace(each, awaited=False) if each.kind == "ask" and easy else each for each in prompts)

    def wake_at_ms(self, state: KnockState) -> int | None:
        return 10**6 if state.public.phase == "asking" else super().wake_at_ms(state)


class AsksOnlyWithACertainWord(WaitsOnlyForThoseWithACertainWord):
    def prompts(self, state: KnockState, seat: int) -> tuple[Prompt, ...]:
        return tuple(each for each in super().prompts(state, seat) if each.kind != "ask" or each.awaited)


class RefusesByTheWord(KnockKnock):
    def apply(self, state: KnockState, seat: int | None, action: AnyAction, moment: Moment) -> KnockStep:
        if isinstance(action, Guess) and state.public.phase == "asking" and self._word(state)[0] == action.word[:1]:
            raise IllegalAction("T-WORD-1", "Not this word.")
        return super().apply(state, seat, action, moment)


class ForgetsTheSeatsOwnPartInItsPossibleState(KnockKnock):
    def possible_state(self, view: KnockView, dice: Dice) -> KnockState:
        return super().possible_state(replace(view, private=None), dice)


class ForgetsTheAnswersInItsPossibleState(KnockKnock):
    def possible_state(self, view: KnockView, dice: Dice) -> KnockState:
        forgetful = replace(view.public, asked=(), wrong=())
        state = super().possible_state(replace(view, public=forgetful), dice)
        return State(view.public, state.private, state.hidden)


class GivesAPossibleStateThatCannotBePlayed(KnockKnock):
    def possible_state(self, view: KnockView, dice: Dice) -> KnockState:
        state = super().possible_state(view, dice)
        return State(state.public, state.private[:1] if view.seat == 0 else state.private, state.hidden)


class RepeatsItsPromptIds(KnockKnock):
    def prompts(self, state: KnockState, seat: int) -> tuple[Prompt, ...]:
        return tuple(replace(prompt, id=prompt.kind) for prompt in super().prompts(state, seat))


class OverlooksWhoIsAskedAnew(KnockKnock):
    def asked_anew(self, before: KnockState, after: KnockState) -> Sequence[int]:
        return range(1)


class AsksTwoThingsUnderOneId(KnockKnock):
    def prompts(self, state: KnockState, seat: int) -> tuple[Prompt, ...]:
        return tuple(replace(prompt, id=f"round-{state.public.round}") for prompt in super().prompts(state, seat))


class NamesAnUnknownClauseInARefusal(KnockKnock):
    def apply(self, state: KnockState, seat: int | None, action: AnyAction, moment: Moment) -> KnockStep:
        try:
            return super().apply(state, seat, action, moment)
        except IllegalAction as refusal:
            raise IllegalAction("T-NOWHERE-1", refusal.why) from None


class NamesAnUnknownClauseInAPrompt(KnockKnock):
    def prompts(self, state: KnockState, seat: int) -> tuple[Prompt, ...]:
        return tuple(replace(prompt, clause="T-NOWHERE-1") for prompt in super().prompts(state, seat))


class NamesAnUnknownClauseAtTheEnd(KnockKnock):
    def outcome(self, state: KnockState) -> Outcome | None:
        outcome = super().outcome(state)
        return None if outcome is None else replace(outcome, clause="T-NOWHERE-1")


class NeverEnds(KnockKnock):
    def _next_round(self, state: KnockState, events: tuple[Event, ...], moment: Moment) -> KnockStep:
        return KnockKnock(replace(self.options, rounds=10**9), seats=self.seats)._next_round(state, events, moment)


class WakesForEver(KnockKnock):
    def _reveal(self, state: KnockState, events: tuple[Event, ...], moment: Moment) -> KnockStep:
        return Step(state, ()) if not events else super()._reveal(state, events, moment)


class NeverClosesItsWindow(KnockKnock):
    def wake_at_ms(self, state: KnockState) -> int | None:
        return None


class GetsStuck(KnockKnock):
    def terms(self, state: KnockState) -> Terms | None:
        return None


class MutableHidden(Hidden, frozen=True):
    doors: list[int]


class ChangesAListInItsInput(KnockKnock):
    types: ClassVar[GameTypes] = replace(KnockKnock.types, state=State[Public, Private, MutableHidden])

    def new(self, moment: Moment) -> KnockStep:
        step = super().new(moment)
        return Step(State(step.state.public, step.state.private, MutableHidden([])), step.events)

    def possible_state(self, view: KnockView, dice: Dice) -> KnockState:
        state = super().possible_state(view, dice)
        return State(state.public, state.private, MutableHidden([]))

    def apply(self, state: KnockState, seat: int | None, action: AnyAction, moment: Moment) -> KnockStep:
        step = super().apply(state, seat, action, moment)
        if isinstance(action, Point) and isinstance(state.hidden, MutableHidden):
            state.hidden.doors.append(action.door)
        return step


class RollsDiceOfItsOwn(KnockKnock):
    rolls: ClassVar[Any] = itertools.count()

    def new(self, moment: Moment) -> KnockStep:
        return super().new(Moment(moment.at_ms, Dice(b"own", next(self.rolls))))


class SetPrivate(Private, frozen=True):
    heard: frozenset[str] = frozenset()


class HoldsASet(KnockKnock):
    types: ClassVar[GameTypes] = replace(
        KnockKnock.types, state=State[Public, SetPrivate, Hidden], view=View[Public, SetPrivate]
    )

    def new(self, moment: Moment) -> KnockStep:
        step = super().new(moment)
        private = tuple(SetPrivate(mine.word, mine.door, frozenset(WORDS)) for mine in step.state.private)
        return Step(State(step.state.public, private, step.state.hidden), step.events)


class DecodesAsAnotherType(KnockKnock):
    types: ClassVar[GameTypes] = replace(KnockKnock.types, event=Pointed)


class TakesARulingThatIsNotTheHosts(KnockKnock):
    def ruled(self, state: KnockState) -> Terms | None:
        return None


class TakesTheResultOfAnyBattle(KnockKnock):
    def _lost(self, state: KnockState, result: Any, moment: Moment) -> KnockStep:
        terms = self.terms(state)
        return super()._lost(state, result if terms is None else replace(result, battle=terms.id), moment)


class CountsSeatsFromBehind(KnockKnock):
    def _lost(self, state: KnockState, result: Any, moment: Moment) -> KnockStep:
        losers = tuple(seat for loser in result.losers for seat in range(self.seats)[loser : loser + 1 or None])
        return super()._lost(state, replace(result, losers=losers), moment)


class TakesAWakeTooEarly(KnockKnock):
    def _by_the_table(self, state: KnockState, action: AnyAction, moment: Moment) -> KnockStep:
        return super()._by_the_table(state, action, Moment(10**9, moment.dice))


class LetsASeatEndABattle(KnockKnock):
    def apply(self, state: KnockState, seat: int | None, action: AnyAction, moment: Moment) -> KnockStep:
        return super().apply(state, None if isinstance(action, Result) else seat, action, moment)


class LetsAnybodyPointForAnother(KnockKnock):
    def apply(self, state: KnockState, seat: int | None, action: AnyAction, moment: Moment) -> KnockStep:
        seat = state.public.pointed.index(False) if isinstance(action, Point) and self.prompts(state, 0) else seat
        return super().apply(state, seat, action, moment)


class PlaysOnAfterTheEnd(KnockKnock):
    def apply(self, state: KnockState, seat: int | None, action: AnyAction, moment: Moment) -> KnockStep:
        if state.public.phase == "over" and seat is not None and isinstance(action, Forfeit):
            return Step(state, ())
        return super().apply(state, seat, action, moment)


class AsksAfterTheEnd(KnockKnock):
    def prompts(self, state: KnockState, seat: int) -> tuple[Prompt, ...]:
        return super().prompts(state, seat) or (Prompt("again", "again", "T-WIN-1"),)


class SamplesWhatItRefuses(KnockKnock):
    def sample_action(self, view: KnockView, prompt: Prompt, dice: Dice) -> Action:
        return Guess("zebra") if prompt.kind == "ask" else super().sample_action(view, prompt, dice)


class NeverSamplesAGuess(KnockKnock):
    def sample_action(self, view: KnockView, prompt: Prompt, dice: Dice) -> Action:
        return Ask("x") if prompt.kind == "ask" else super().sample_action(view, prompt, dice)


class ForgetsASeatInItsOutcome(KnockKnock):
    def outcome(self, state: KnockState) -> Outcome | None:
        outcome = super().outcome(state)
        return None if outcome is None else replace(outcome, places=outcome.places[1:])


class ChangesTheWordInMidGame(KnockKnock):
    def _next_round(self, state: KnockState, events: tuple[Event, ...], moment: Moment) -> KnockStep:
        word = moment.dice.pick(WORDS)
        private = tuple(replace(mine, word=mine.word and word) for mine in state.private)
        return super()._next_round(State(state.public, private, state.hidden), events, moment)


class WaitsForTheWrongSeat(KnockKnock):
    def waiting_for(self, state: KnockState) -> tuple[int, ...]:
        return (state.public.keeper,)


class Nodded(Struct, frozen=True, tag="nodded"):
    clauses: ClassVar[Clauses] = ("T-ASK-1",)

    word: str = WORDS[0]


class HasAnEventWithoutASentence(KnockKnock):
    types: ClassVar[GameTypes] = replace(KnockKnock.types, event=Event | Nodded)


class Shrugged(Struct, frozen=True, tag="shrugged"):
    pass


class HasAnEventWithoutClauses(KnockKnock):
    types: ClassVar[GameTypes] = replace(KnockKnock.types, event=Event | Shrugged)


class Winked(Struct, frozen=True, tag="winked"):
    clauses: ClassVar[Clauses] = (ByField("at", {"none": ("T-NOWHERE-1",)}),)

    at: Seat | None = None


class HasAnEventThatRestsOnAnUnknownClause(KnockKnock):
    types: ClassVar[GameTypes] = replace(KnockKnock.types, event=Event | Winked)


class Waved(Struct, frozen=True, tag="waved"):
    clauses: ClassVar[Clauses] = ("T-ASK-1", ByField("hand", {"left": ("T-WIN-1",)}))


class SelectsClausesByAFieldThatIsMissing(KnockKnock):
    types: ClassVar[GameTypes] = replace(KnockKnock.types, event=Event | Waved)


class PointedSomewhere(Struct, frozen=True, tag="pointed_somewhere"):
    clauses: ClassVar[Clauses] = (ByField("door", {"0": ("T-POINT-1",)}),)

    door: int


class TellsAnEventThatRestsOnNothing(KnockKnock):
    types: ClassVar[GameTypes] = replace(KnockKnock.types, event=Event | PointedSomewhere)

    def new(self, moment: Moment) -> Any:
        step = super().new(moment)
        return Step(step.state, (*step.events, PointedSomewhere(1)))  # type: ignore[arg-type]


class CrashesOnAStrangeSeat(KnockKnock):
    def _lost(self, state: KnockState, result: Any, moment: Moment) -> KnockStep:
        if any(state.public.bruises[loser] > 100 for loser in result.losers):
            raise IllegalAction("T-FIGHT-1", "That is enough.")
        return super()._lost(state, result, moment)


class OffersWhatItRefuses(KnockKnock):
    def legal(self, view: KnockView, prompt: Prompt) -> tuple[Action, ...]:
        return (*super().legal(view, prompt), Point(0)) if prompt.kind == "ask" else super().legal(view, prompt)


class OverlooksAWord(KnockKnock):
    def legal(self, view: KnockView, prompt: Prompt) -> tuple[Action, ...]:
        return tuple(move for move in super().legal(view, prompt) if move != Guess("walrus"))


class OverlooksAWordInSecret(OverlooksAWord):
    """Nobody samples a guess, so that only a bot finds it."""

    def sample_action(self, view: KnockView, prompt: Prompt, dice: Dice) -> Action:
        return Ask("x") if prompt.kind == "ask" else super().sample_action(view, prompt, dice)


class OverlooksADoor(KnockKnock):
    """Nobody ever samples the door, so that only brute force finds it."""

    def legal(self, view: KnockView, prompt: Prompt) -> tuple[Action, ...]:
        return tuple(move for move in super().legal(view, prompt) if move != Point(2))

    def sample_action(self, view: KnockView, prompt: Prompt, dice: Dice) -> Action:
        return Point(dice.below(2)) if prompt.kind == "point" else super().sample_action(view, prompt, dice)


class OffersNothing(KnockKnock):
    def legal(self, view: KnockView, prompt: Prompt) -> tuple[Action, ...]:
        return super().legal(view, prompt) if prompt.kind != "ask" else ()


class OffersAMoveTwice(KnockKnock):
    def legal(self, view: KnockView, prompt: Prompt) -> tuple[Action, ...]:
        return super().legal(view, prompt) * 2


class PeeksAtTheWord(KnockKnock):
    """It keeps the last state that it was asked about, and offers only letters of the word."""

    last: KnockState

    def prompts(self, state: KnockState, seat: int) -> tuple[Prompt, ...]:
        self.last = state
        return super().prompts(state, seat)

    def legal(self, view: KnockView, prompt: Prompt) -> tuple[Action, ...]:
        word = self._word(self.last)
        return tuple(move for move in super().legal(view, prompt) if not isinstance(move, Ask) or move.letter in word)


class LetterByLetter(Speller[KnockView, Any]):
    """Spells words letter by letter, and forgets that not every letter leads to a word."""

    def __init__(self) -> None:
        super().__init__()
        self.whole = {move: self.add("move", number, action=move) for number, move in enumerate(MOVES)}
        self.letters = {letter: self.add("letter", letter) for letter in LETTERS}

    def choices(self, view: KnockView, prompt: Prompt, said: Said) -> tuple[int, ...]:
        kinds: Any = {"forfeit": Forfeit, "point": Point, "ask": Ask}[prompt.kind]
        whole = [number for move, number in self.whole.items() if isinstance(move, kinds) and not said]
        follow = {word[len(said)] for word in WORDS if len(word) > len(said)} if prompt.kind == "ask" else set()
        return (*whole, *[self.letters[letter] for letter in sorted(follow)])

    def build(self, view: KnockView, prompt: Prompt, said: Said) -> Any:
        word = "".join(self.tokens[number].value for number in said)
        return Guess(word) if word in WORDS else None

    def spell(self, view: KnockView, prompt: Prompt, action: Any) -> Said:
        return tuple(self.letters[letter] for letter in action.word)


class StopsInTheMiddleOfAWord(KnockKnock):
    @cached_property
    def speller(self) -> Speller[KnockView, Any]:
        return LetterByLetter()


class NeverEndingWord(LetterByLetter):
    def choices(self, view: KnockView, prompt: Prompt, said: Said) -> tuple[int, ...]:
        return super().choices(view, prompt, said[:3])


class SpellsForEver(KnockKnock):
    @cached_property
    def speller(self) -> Speller[KnockView, Any]:
        return NeverEndingWord()


class TwoSpellings(LetterByLetter):
    def __init__(self) -> None:
        super().__init__()
        self.again = self.add("again", action=Forfeit())

    def choices(self, view: KnockView, prompt: Prompt, said: Said) -> tuple[int, ...]:
        return (self.whole[Forfeit()], self.again) if prompt.kind == "forfeit" else super().choices(view, prompt, said)


class SpellsInTwoWays(KnockKnock):
    @cached_property
    def speller(self) -> Speller[KnockView, Any]:
        return TwoSpellings()


class Idlers(MoveSpeller[Any]):
    def __init__(self, game: KnockKnock) -> None:
        super().__init__(game.moves, game.legal, game.seats)
        self.tokens = tuple(replace(token, idle=True) for token in self.tokens)


class OffersOnlyIdleTalk(KnockKnock):
    @cached_property
    def speller(self) -> Speller[KnockView, Any]:
        return Idlers(self)


class NeverEndsWithoutIdling(KnockKnock):
    """Only a guess ends it, and guesses are idle."""

    @cached_property
    def speller(self) -> Speller[KnockView, Any]:
        speller = MoveSpeller(self.moves, self.legal, self.seats)
        speller.tokens = tuple(replace(token, idle=token.kind == "token-guess") for token in speller.tokens)
        return speller

    def _next_round(self, state: KnockState, events: tuple[Event, ...], moment: Moment) -> KnockStep:
        if state.public.wrong:
            return super()._next_round(State(state.public, state.private, state.hidden), events, moment)
        return KnockKnock(replace(self.options, rounds=10**9), seats=self.seats)._next_round(state, events, moment)


class HasATokenWithoutALabel(KnockKnock):
    @cached_property
    def speller(self) -> Speller[KnockView, Any]:
        speller = MoveSpeller(self.moves, self.legal, self.seats)
        speller.tokens = (replace(speller.tokens[0], kind="token-nod"), *speller.tokens[1:])
        return speller


class HasTheSameTokenTwice(KnockKnock):
    @cached_property
    def speller(self) -> Speller[KnockView, Any]:
        speller = MoveSpeller(self.moves, self.legal, self.seats)
        speller.tokens = (*speller.tokens, speller.tokens[0])
        return speller


class HasATokenThatIsNoData(KnockKnock):
    @cached_property
    def speller(self) -> Speller[KnockView, Any]:
        speller = MoveSpeller(self.moves, self.legal, self.seats)
        speller.tokens = (replace(speller.tokens[0], value=[0]), *speller.tokens[1:])
        return speller
