"""How the answers of A Little Wordy are spelt: a word letter by letter, up to its end. Pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from string import ascii_uppercase

from rumpus.engine import Prompt, Said, Speller
from rumpus.games.wordy.clues import CARDS
from rumpus.games.wordy.model import (
    Accept,
    Action,
    Allow,
    Ask,
    Challenge,
    Forfeit,
    Guess,
    OfferDraw,
    Options,
    Point,
    Race,
    Reveal,
    Rhyme,
    TakeBack,
    WordyView,
    Write,
)
from rumpus.games.wordy.next_letters import END, of_race, of_rhyme, of_tiles, of_words
from rumpus.games.wordy.tiles import RACK, normal
from rumpus.games.wordy.turns import used_words


class WordySpeller(Speller[WordyView, Action]):
    def __init__(self, options: Options) -> None:
        super().__init__()
        self._is_checked = options.words == "checked"
        self._letter = {letter: self.add("letter", letter) for letter in ascii_uppercase}
        self._letter[END] = self.add("end")
        self._ask = {
            clue: self.add("ask", clue, action=Ask(clue) if card.needs == "nothing" else None)
            for clue, card in CARDS.items()
        }
        self._guess = self.add("guess")
        self._no_letter = self.add("no_letter", action=Reveal())
        self._place = [self.add("place", place, action=Point(place)) for place in range(RACK + 1)]
        self._allow, self._challenge = self.add("allow", action=Allow()), self.add("challenge")
        self._draw = {
            True: self.add("offer_draw", action=OfferDraw()),
            False: self.add("withdraw_draw", idle=True, action=OfferDraw(offer=False)),
        }
        self._single = {
            "take_back": self.add("take_back", idle=True, action=TakeBack()),
            "challenge": self.add("challenge_secret", action=Challenge(secret=True)),
            "forfeit": self.add("forfeit", action=Forfeit()),
            "accept": self.add("accept", action=Accept()),
        }

    def choices(self, view: WordyView, prompt: Prompt, said: Said) -> tuple[int, ...]:
        public, private, seat = view.public, view.private, view.seat
        assert private is not None
        assert seat is not None
        match prompt.kind:
            case "turn" if not said:
                return (self._guess, *[self._ask[each.clue] for each in public.questions[seat] if not each.closed])
            case "turn":
                return self._turn_on(view, seat, said)
            case "write":
                return self._numbers_of(self._next_letters(private.tiles, self._word(said)))
            case "race":
                return self._numbers_of(of_race(public.racks[seat], used_words(public), self._word(said)))
            case "rhyme":
                return self._numbers_of(of_rhyme(private.secret, self._word(said)))
            case "reveal":
                letters = private.asking.letters if private.asking is not None else ""
                return self._numbers_of(letters) or (self._no_letter,)
            case "point":
                places = private.asking.places if private.asking is not None else ()
                return tuple([self._place[place] for place in places or (0,)])
            case "word":
                return self._allow, self._challenge
            case "draw":
                return (self._draw[not public.offers[seat]],)
            case kind:
                return (self._single[kind],)

    def _turn_on(self, view: WordyView, seat: int, said: Said) -> tuple[int, ...]:
        public, clue, word = view.public, self.tokens[said[0]].value, self._word(said[1:])
        if clue is None:
            # W-GUESS-1: any tiles make a guess, a word or not.
            return self._numbers_of(of_tiles(public.racks[seat], word))
        if CARDS[clue].needs == "letter":
            return self._numbers_of(next(each.letters for each in public.questions[seat] if each.clue == clue))
        shown = {turn.word for turn in public.turns if turn.clue == clue == "dynamic" and turn.seat == seat}
        return self._numbers_of(self._next_letters(public.racks[seat], word, shown))

    def _next_letters(self, tiles: str, word: str, without: Collection[str] = ()) -> Sequence[str]:
        return of_words(tiles, word, without) if self._is_checked else of_tiles(tiles, word, without)

    def _numbers_of(self, letters: Sequence[str]) -> tuple[int, ...]:
        return tuple([self._letter[letter] for letter in letters])

    def _word(self, said: Said) -> str:
        return "".join([self.tokens[number].value or END for number in said])

    def build(self, view: WordyView, prompt: Prompt, said: Said) -> Action | None:
        is_ended = said[-1] == self._letter[END]
        word = self._word(said if prompt.kind != "turn" else said[1:])
        clue = self.tokens[said[0]].value
        if prompt.kind == "word":
            return Challenge()
        if prompt.kind == "reveal":
            return Reveal(word)
        if prompt.kind == "turn" and clue is not None and CARDS[clue].needs == "letter":
            return Ask(clue, letter=word) if word else None
        if not is_ended:
            return None
        match prompt.kind:
            case "turn":
                return Guess(word) if clue is None else Ask(clue, word=word)
            case "write":
                return Write(word)
            case "race":
                return Race(word)
            case _:
                return Rhyme(word)

    def spell(self, view: WordyView, prompt: Prompt, action: Action) -> Said:
        match action:
            case Write() | Race() | Rhyme():
                return self._spelt(action.word)
            case Guess():
                return (self._guess, *self._spelt(action.word))
            case Ask():
                letters = self._spelt(action.word) if action.word else self._spelt(action.letter)[:-1]
                return (self._ask[action.clue], *letters)
            case Reveal():
                return self._spelt(action.letter)[:-1] or (self._no_letter,)
            case Challenge():
                return (self._challenge if prompt.kind == "word" else self._single["challenge"],)
            case _:
                raise LookupError(action)

    def _spelt(self, word: str) -> Said:
        """The letters of a word as typed, and its end."""
        return (*[self._letter[letter] for letter in normal(word) or word.strip()], self._letter[END])
