"""The rules of A Little Wordy: who may do what now. Pure."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar, NoReturn

from rumpus.engine import (
    Dice,
    Facts,
    Game,
    GameTypes,
    IllegalAction,
    Left,
    Moment,
    NoSuchQuestion,
    Outcome,
    Prompt,
    State,
    Step,
    Wake,
    check_not_over,
    only_player,
    only_table,
    put,
)
from rumpus.games.wordy import rounds, turns
from rumpus.games.wordy.clues import CARDS
from rumpus.games.wordy.draft import Draft, other
from rumpus.games.wordy.events import (
    DrawLapsed,
    DrawOffered,
    DrawWithdrawn,
    Event,
    Forfeited,
    LeftForGood,
    RoundBegan,
    Told,
)
from rumpus.games.wordy.knowledge import known_of
from rumpus.games.wordy.legal import WordySpeller
from rumpus.games.wordy.model import (
    Accept,
    Action,
    Allow,
    Ask,
    Challenge,
    Check,
    Checked,
    Fitting,
    FittingAnswer,
    Forfeit,
    Guess,
    Hidden,
    OfferDraw,
    Options,
    Point,
    Public,
    Race,
    Reveal,
    Rhyme,
    TakeBack,
    Turn,
    WordyState,
    WordyView,
    Write,
)
from rumpus.games.wordy.sampling import sample_action
from rumpus.games.wordy.tiles import draw_tiles, missing, normal
from rumpus.games.wordy.view import contradiction, possible_state
from rumpus.games.wordy.words.index import KNOWN, is_word, rack_words

QUICKEST_IN_RACE_MS = 4_000
"""W-TIE-R2."""
ANSWER_KINDS = {"vowel": "reveal", "give": "reveal", "super": "point", "rhyme": "rhyme"}


class Wordy(Game[WordyState, Action, Event, WordyView, Options]):
    """2 sides with secret words take turns; a race decides a tie."""

    facts: ClassVar[Facts] = Facts(
        name="wordy",
        title="A Little Wordy",
        tagline="Hide a word, hunt a word: every clue feeds berries to the other side.",
        prefix="W",
        min_seats=2,
        max_seats=2,
        minutes=15,
        information="hidden",
        pace="simultaneous",
        teams=True,
        team_clause="W-TEAM-R1",
    )
    types: ClassVar[GameTypes] = GameTypes(
        options=Options,
        state=WordyState,
        action=Action,
        event=Event,
        view=WordyView,
        table_action=Wake | Left,
        question=Check | Fitting,
    )
    rules_version: ClassVar[int] = 2
    conceding: ClassVar[frozenset[str]] = frozenset({"draw", "forfeit"})

    def new(self, moment: Moment) -> Step[WordyState, Event]:
        public = rounds.fresh_public(self.options, moment.dice)
        tiles = draw_tiles(moment.dice, sides=2)
        private = tuple(rounds.fresh_private(each) for each in tiles)
        state: WordyState = State(public, private, Hidden(moment.dice.below(2)))
        return Step(state, (RoundBegan(1, public.clues),))

    # Prompts

    def prompts(self, state: WordyState, seat: int) -> tuple[Prompt, ...]:
        public = state.public
        if public.phase == "over":
            return ()
        found = self._awaited(public, seat)
        pending = public.pending
        if pending is not None and pending.word and pending.asker == seat:
            found += (Prompt(f"take-back-{public.step}", "take_back", "W-CLUE-R1", awaited=False),)
        if rounds.can_challenge(public, seat, is_checked=self.options.words == "checked"):
            found += (Prompt(f"challenge-{public.began}", "challenge", "W-VALID-1", awaited=False),)
        if public.phase != "review":
            found += (
                Prompt(f"draw-{public.began}-{public.offered}", "draw", "W-END-R1", awaited=False),
                Prompt(f"forfeit-{public.began}", "forfeit", "W-FORFEIT-1", awaited=False),
            )
        return found

    def _awaited(self, public: Public, seat: int) -> tuple[Prompt, ...]:
        pending = public.pending
        if public.phase == "writing" and not public.written[seat]:
            return (Prompt(f"write-{public.began}", "write", "W-WORD-1"),)
        if public.phase == "asking" and public.to_move == seat:
            return (Prompt(f"turn-{public.step}", "turn", "W-TURN-1"),)
        if pending is not None and pending.waiting[seat]:
            if pending.word:
                return (Prompt(f"word-{public.step}", "word", "W-VALID-1", until_ms=pending.until_ms),)
            kind, clause = ANSWER_KINDS[pending.clue], CARDS[pending.clue].clause
            return (Prompt(f"answer-{public.step}", kind, clause, until_ms=pending.until_ms),)
        if public.phase == "racing" and public.race is not None:
            return (Prompt(f"race-{public.step}", "race", "W-TIE-1", until_ms=public.race[1]),)
        if public.phase == "review" and not public.accepted[seat]:
            clause = "W-LONG-R1" if self.options.words == "checked" else "W-VALID-R2"
            return (Prompt(f"accept-{public.step}", "accept", clause, until_ms=public.review_until_ms),)
        return ()

    def waiting_for(self, state: WordyState) -> tuple[int, ...]:
        return tuple(seat for seat in range(2) if self._awaited(state.public, seat))

    def quickest_ms(self, prompt: Prompt) -> int:
        return QUICKEST_IN_RACE_MS if prompt.kind == "race" else 0

    def wake_at_ms(self, state: WordyState) -> int | None:
        public = state.public
        if public.phase == "countdown" and public.race is not None:
            return public.race[0]
        if public.phase == "racing" and public.race is not None:
            return public.race[1]
        if public.pending is not None:
            return public.pending.until_ms
        return public.review_until_ms

    # Actions

    def apply(
        self, state: WordyState, seat: int | None, action: Action | Wake | Left, moment: Moment
    ) -> Step[WordyState, Event]:
        check_not_over(state.public.over)
        draft = Draft(self.options, state, moment)
        if not isinstance(action, OfferDraw):
            self._let_offers_lapse(draft)
        if isinstance(action, Wake | Left):
            only_table(seat, "W-TURN-1")
            self._table_acts(draft, state, action, moment)
        else:
            self._act(draft, only_player(seat, "W-TURN-1"), action)
        return draft.step()

    def _act(self, draft: Draft, seat: int, action: Action) -> None:
        public = draft.public
        match action:
            case Forfeit():
                self._forfeit(draft, seat)
            case OfferDraw():
                self._offer_draw(draft, seat, offer=action.offer)
            case Write():
                if public.phase != "writing" or public.written[seat]:
                    raise IllegalAction("W-WORD-2", "Your word is written down. It stays as it is.")
                rounds.write(draft, seat, action.word)
            case Ask() | Guess():
                self._check_turn(public, seat)
                if isinstance(action, Ask):
                    turns.ask(draft, seat, action)
                else:
                    turns.guess(draft, seat, action.word)
            case Reveal():
                turns.reveal(draft, seat, action.letter)
            case Point():
                turns.point(draft, seat, action.place)
            case Rhyme():
                turns.rhyme(draft, seat, action.word)
            case Allow():
                turns.allow(draft, seat)
            case Challenge():
                self._challenge(draft, seat, secret=action.secret)
            case TakeBack():
                turns.take_back(draft, seat)
            case Race():
                if public.phase != "racing":
                    raise IllegalAction("W-TIE-1", "There is no race on.")
                turns.race(draft, seat, action.word)
            case Accept():
                if public.phase != "review" or public.accepted[seat]:
                    clause = "W-LONG-R1" if draft.is_checked else "W-VALID-R2"
                    raise IllegalAction(clause, "There is no result for you to accept.")
                rounds.accept(draft, seat)

    def _check_turn(self, public: Public, seat: int) -> None:
        if public.guessed[seat]:
            raise IllegalAction("W-GUESS-3", "You have guessed the word: you need no more turns.")
        if public.phase == "answering":
            raise IllegalAction("W-CLUE-1", "A clue is being answered. Wait for it.")
        if public.phase == "writing":
            raise IllegalAction("W-WORD-3", "Both words have to be written down and the tiles swapped first.")
        if public.phase != "asking" or public.to_move != seat:
            raise IllegalAction("W-TURN-1", "It is not your turn.")

    def _challenge(self, draft: Draft, seat: int, *, secret: bool) -> None:
        public = draft.public
        pending = public.pending
        if not secret and pending is not None and pending.word and pending.waiting[seat]:
            turns.challenge_word(draft, seat)
        elif rounds.can_challenge(public, seat, is_checked=draft.is_checked):
            rounds.challenge_secret(draft, seat)
        elif draft.is_checked:
            raise IllegalAction("W-VALID-R1", "The table checks every word: there is nothing to challenge.")
        else:
            raise IllegalAction("W-VALID-R2", "There is no word that you can challenge now.")

    def _forfeit(self, draft: Draft, seat: int) -> None:
        if draft.public.phase == "review":
            raise IllegalAction("W-FORFEIT-1", "The round is over.")
        draft.tell(Forfeited(seat))
        rounds.end_round(draft, other(seat), "W-FORFEIT-1")

    def _offer_draw(self, draft: Draft, seat: int, *, offer: bool) -> None:
        public = draft.public
        if public.phase == "review":
            raise IllegalAction("W-END-R1", "The round is over.")
        if public.offers[seat] == offer:
            raise IllegalAction("W-END-R1", "You offer a draw already." if offer else "You have offered no draw.")
        draft.change(offers=put(public.offers, seat, offer), offered=public.offered + 1)
        draft.tell(DrawOffered(seat) if offer else DrawWithdrawn(seat))
        if all(draft.public.offers):
            rounds.end_round(draft, None, "W-END-R1")

    def _let_offers_lapse(self, draft: Draft) -> None:
        """W-END-R1: an offer stands until another action."""
        public = draft.public
        if not any(public.offers):
            return
        draft.change(offers=rounds.NOBODY, offered=public.offered + 1)
        draft.tell(DrawLapsed(public.offers.index(True)))

    # Table actions

    def _table_acts(self, draft: Draft, state: WordyState, action: Wake | Left, moment: Moment) -> None:
        if isinstance(action, Left):
            self._leave(draft, action.seat)
            return
        due_ms = self.wake_at_ms(state)
        if due_ms is None or moment.at_ms < due_ms:
            raise IllegalAction("W-TURN-1", "Nothing is due now.")
        match draft.public.phase:
            case "countdown":
                turns.begin_race(draft)
            case "racing":
                rounds.end_round(draft, None, "W-TIE-R2")
            case "answering":
                turns.answer_for_the_late(draft)
            case _:
                rounds.go_on(draft)

    def _leave(self, draft: Draft, seat: int) -> None:
        if seat not in range(self.seats):
            raise IllegalAction("W-LONG-R2", "Nobody sits there.")
        if draft.public.gone[seat]:
            return
        is_decided = rounds.is_decided(draft)
        clause = "W-VALID-R2" if is_decided else rounds.leaving_clause(draft)
        draft.tell(LeftForGood(seat, clause))
        if is_decided:
            rounds.accept_and_leave(draft, seat)
        else:
            rounds.end_by_leaving(draft, seat, clause)

    # The end

    def outcome(self, state: WordyState) -> Outcome | None:
        public = state.public
        if not public.over:
            return None
        places = tuple(1 if seat in public.winners else 2 for seat in range(2))
        return Outcome(public.over, places, public.wins if self.options.rounds > 1 else public.berries)

    # Knowledge

    def event_for(self, event: Event, seat: int | None) -> Event | None:
        return None if seat is None and isinstance(event, Told) else event

    @cached_property
    def speller(self) -> WordySpeller:
        return WordySpeller(self.options)

    def sample_action(self, view: WordyView, prompt: Prompt, dice: Dice) -> Action:
        return sample_action(self.options, view, prompt, dice)

    def possible_state(self, view: WordyView, dice: Dice) -> WordyState:
        return possible_state(self.options, view, dice)

    def contradiction(self, state: WordyState) -> str:
        return contradiction(state)

    def secrets(self, state: WordyState, seat: int | None) -> tuple[str, ...]:
        public = state.public
        said = _said(public.turns, state.private[0].told)
        for result in public.results:
            said |= _said(result.turns, result.told) | {*result.secrets, result.race_word}
        said.update(public.withdrawn)
        if public.pending is not None:
            said.add(public.pending.word)
        # The other side's word may happen to be the own one, or rhyme with it.
        said.update(() if seat is None else (state.private[seat].secret,))
        said.update(rhyme for private in state.private if private.asking for rhyme in private.asking.rhymes)
        return tuple(
            f'"{private.secret}"'
            for owner, private in enumerate(state.private)
            # A short word may occur anywhere, for example in a name.
            if owner != seat and len(private.secret) > 3 and not public.secrets[owner] and private.secret not in said
        )

    # Questions

    def consult(self, view: WordyView, question: Check | Fitting) -> Checked | FittingAnswer:
        if isinstance(question, Check):
            return self._check(view, question.word)
        return self._fitting(view)

    def _check(self, view: WordyView, word: str) -> Checked:
        public, private, seat = view.public, view.private, view.seat
        if private is None or seat is None or public.phase != "writing" or public.written[seat]:
            raise IllegalAction("W-WORD-5", "Words are looked up before a secret is written down, not afterwards.")
        plain = normal(word)
        if plain is None:
            return Checked(word, valid=False, why="not_letters")
        if letter := missing(plain, private.tiles):
            return Checked(plain, valid=False, why="not_tiles", letter=letter)
        return Checked(plain, valid=True) if is_word(plain) else Checked(plain, valid=False, why="not_word")

    def _fitting(self, view: WordyView) -> FittingAnswer:
        public, private, seat = view.public, view.private, view.seat
        if not self.options.hints:
            raise NoSuchQuestion("This table plays without hints.")
        if private is None or seat is None or not public.racks[seat]:
            self._no_tiles()
        words = rack_words(public.racks[seat])
        fits = known_of(other(seat), public.racks[seat], private.told, public.turns).fitting(words)
        return FittingAnswer(int((fits & (words.sizes <= KNOWN)).sum()), int(fits.sum()), len(words.words))

    def _no_tiles(self) -> NoReturn:
        raise IllegalAction("W-WORD-3", "There are no tiles in front of you yet.")


def _said(turns_taken: tuple[Turn, ...], told: tuple[Told, ...]) -> set[str]:
    return {turn.word for turn in turns_taken} | {said for each in told for said in (each.word, each.staying)}
