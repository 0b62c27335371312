"""A Little Wordy as arrays: tiles, clues, berries, and what the viewer was told of the other side's word."""

from __future__ import annotations

from string import ascii_uppercase

from rumpus.engine import View
from rumpus.games.wordy import Wordy
from rumpus.games.wordy.clues import CARDS
from rumpus.games.wordy.model import BANK, Private, Public, Sure
from rumpus.sights.sight import Piece, Row, Sight

PHASES = ("writing", "asking", "answering", "countdown", "racing", "review", "over")
MOST_OF_A_LETTER = 12
LONGEST_WORD = 12
MOST_TURNS = 200
MOST_ROUNDS = 16
LETTERS = len(ascii_uppercase)
_LETTER = {letter: place for place, letter in enumerate(ascii_uppercase)}
_CLUE = {clue: place for place, clue in enumerate(CARDS)}


class WordySight(Sight):
    def __init__(self, game: Wordy) -> None:
        seats = game.seats
        self._seats = seats
        super().__init__(
            [
                Piece("phase", (len(PHASES),)),
                Piece("round", (1,), MOST_ROUNDS),
                Piece("to_move", (seats,)),
                Piece("written", (seats,)),
                Piece("racks", (seats, LETTERS), MOST_OF_A_LETTER),
                Piece("tiles", (LETTERS,), MOST_OF_A_LETTER),
                Piece("secret", (LONGEST_WORD, LETTERS)),
                Piece("berries", (seats,), 10 * BANK),
                Piece("bank", (1,), BANK),
                Piece("used", (seats,), MOST_TURNS),
                Piece("guessed", (seats,)),
                Piece("wins", (seats,), MOST_ROUNDS),
                Piece("clues", (len(_CLUE),)),
                # By seat: the clues that can still be asked.
                Piece("open", (seats, len(_CLUE))),
                Piece("asked", (seats, len(_CLUE)), MOST_TURNS),
                Piece("pending", (len(_CLUE),)),
                Piece("pending_letter", (LETTERS,)),
                # What the clues say for sure about the other side's word.
                Piece("least", (LETTERS,), MOST_OF_A_LETTER),
                Piece("most", (LETTERS,), MOST_OF_A_LETTER),
                Piece("places", (LONGEST_WORD, LETTERS)),
                Piece("length", (2,), LONGEST_WORD),
                Piece("last", (LETTERS,)),
            ]
        )

    def write(self, view: View[Public, Private], out: Row) -> None:
        public, private, seat, seats, starts = view.public, view.private, view.seat or 0, self._seats, self.starts
        out[starts["phase"] + PHASES.index(public.phase)] = 1
        out[starts["round"]] = min(public.round, MOST_ROUNDS)
        if public.to_move is not None:
            out[starts["to_move"] + (public.to_move - seat) % seats] = 1
        out[starts["bank"]] = public.bank
        for place in range(seats):
            self._write_side(public, (seat + place) % seats, place, out)
        for clue in public.clues:
            out[starts["clues"] + _CLUE[clue]] = 1
        for turn in public.turns:
            if turn.clue is not None:
                out[starts["asked"] + len(_CLUE) * ((turn.seat - seat) % seats) + _CLUE[turn.clue]] += 1
        if public.pending is not None:
            out[starts["pending"] + _CLUE[public.pending.clue]] = 1
            self._count(public.pending.letter[:1], "pending_letter", out)
        if private is not None:
            self._count(private.tiles, "tiles", out)
            self._write_word(private.secret, "secret", out)
            if private.sure is not None:
                self._write_sure(private.sure, out)

    def _write_side(self, public: Public, other: int, place: int, out: Row) -> None:
        starts = self.starts
        for name, known in (("written", public.written), ("guessed", public.guessed)):
            out[starts[name] + place] = known[other]
        for name, count in (("berries", public.berries), ("used", public.used), ("wins", public.wins)):
            out[starts[name] + place] = count[other]
        self._count(public.racks[other], "racks", out, place)
        for question in public.questions[other]:
            if not question.closed:
                out[starts["open"] + len(_CLUE) * place + _CLUE[question.clue]] = 1

    def _write_sure(self, sure: Sure, out: Row) -> None:
        starts = self.starts
        for name, known in (("least", sure.least), ("most", sure.most)):
            for letter, count in known:
                out[starts[name] + _LETTER[letter]] = min(count, MOST_OF_A_LETTER)
        out[starts["length"] : starts["length"] + 2] = min(sure.shortest, LONGEST_WORD), min(sure.longest, LONGEST_WORD)
        for place, letter in sure.places:
            if place <= LONGEST_WORD:
                out[starts["places"] + LETTERS * (place - 1) + _LETTER[letter]] = 1
        self._count(sure.last, "last", out)

    def _write_word(self, word: str, name: str, out: Row) -> None:
        for place, letter in enumerate(word[:LONGEST_WORD]):
            if letter in _LETTER:
                out[self.starts[name] + LETTERS * place + _LETTER[letter]] = 1

    def _count(self, letters: str, name: str, out: Row, row: int = 0) -> None:
        for letter in letters:
            if letter in _LETTER:
                out[self.starts[name] + LETTERS * row + _LETTER[letter]] += 1
