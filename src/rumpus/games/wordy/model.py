"""The data types of A Little Wordy: options, actions and the parts of a state."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from rumpus.engine import Seat, State, View, show
from rumpus.games.wordy.clues import Clue
from rumpus.games.wordy.events import Told

BANK = 40
WRONG_GUESS = 2
COUNTDOWN_MS = 3_000
RACE_MS = 180_000
REVIEW_MS = 60_000
RACE_LETTERS = 4
LONGEST_TYPED = 40

Word: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TYPED)]
"""A word as typed; the rules check it."""
Letter: TypeAlias = Annotated[str, Meta(max_length=8)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    clues: Annotated[
        Literal["shuffled", "first_game"],
        Meta(title="Clue cards", description="Shuffle the clue decks, or use the eight that suit a first game."),
    ] = "shuffled"
    words: Annotated[
        Literal["checked", "challenge"],
        Meta(
            title="Invalid words",
            description="Checked: the table refuses them at once. Challenge: anything goes until somebody objects.",
        ),
    ] = "checked"
    rounds: Annotated[
        Literal[1, 3], Meta(title="Rounds", description="One round, or a longer game: best of three.")
    ] = 1
    hints: Annotated[
        bool,
        Meta(title="Hints", description="Show each side how many words still fit everything that it has been told."),
    ] = False
    notes: Annotated[
        bool,
        Meta(title="Notes fill themselves", description="Letters and places that a clue told are marked for you."),
    ] = True
    answer_s: Annotated[
        Literal[0, 30, 60, 120],
        Meta(
            title="Time to answer a clue",
            description="Seconds for the owner of a word; then the table answers. 0 is no limit.",
            extra={"unit": "s"},
        ),
    ] = 60
    most_turns: Annotated[
        int,
        Meta(
            ge=5,
            le=200,
            title="Most turns",
            description="Turns for each side in a round. When both have used them up, the round is over.",
        ),
    ] = 60


# Actions


class Write(Struct, frozen=True, tag="write", forbid_unknown_fields=True):
    """Write the secret word down."""

    word: Word


class Ask(Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    """Activate a clue, with the letter or the word that its card asks for."""

    clue: Clue
    letter: Letter = ""
    word: Word = ""


class Guess(Struct, frozen=True, tag="guess", forbid_unknown_fields=True):
    word: Word


class Reveal(Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """Buy a Vowel, Give & Take: a letter of the own word; empty if none is left."""

    letter: Letter = ""


class Point(Struct, frozen=True, tag="point", forbid_unknown_fields=True):
    """Super Strike: a place of the letter in the own word, from 1; 0 if it is not there."""

    place: Place = 0


class Rhyme(Struct, frozen=True, tag="rhyme", forbid_unknown_fields=True):
    word: Word


class Allow(Struct, frozen=True, tag="allow", forbid_unknown_fields=True):
    """Accept a word shown for a clue."""


class Challenge(Struct, frozen=True, tag="challenge", forbid_unknown_fields=True):
    """Challenge a word: the one shown for a clue, if there is one, or the other side's secret once it is known."""

    secret: bool = False
    """Challenge the secret, even if there is a word shown for a clue."""


class TakeBack(Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """Take back a clue whose word is not accepted yet."""


class Race(Struct, frozen=True, tag="race", forbid_unknown_fields=True):
    word: Word


class OfferDraw(Struct, frozen=True, tag="offer_draw", forbid_unknown_fields=True):
    """Offer a drawn round, or agree to one; or withdraw the offer."""

    offer: bool = True


class Forfeit(Struct, frozen=True, tag="forfeit", forbid_unknown_fields=True):
    """Give up the round."""


class Accept(Struct, frozen=True, tag="accept", forbid_unknown_fields=True):
    """Accept the result of the round, and go on."""


Action: TypeAlias = (
    Write | Ask | Guess | Reveal | Point | Rhyme | Allow | Challenge | TakeBack | Race | OfferDraw | Forfeit | Accept
)


# The parts of a state


class Question(Struct, frozen=True, omit_defaults=True):
    """A clue card as one side may use it now."""

    clue: Clue
    letters: str = ""
    """The letters that may be asked for, if one has to be named."""
    closed: Literal["", "no_double", "no_common", "own_word_known"] = ""
    """The reason why it cannot be used (W-C-R2)."""


class Turn(Struct, frozen=True, omit_defaults=True):
    """A turn of a side, as everybody saw it."""

    seat: Seat
    clue: Clue | None = None
    """None: a guess."""
    letter: str = ""
    word: str = ""
    challenged: bool = False
    """Whether the word was challenged and found valid."""
    right: bool = False
    berries: int = 0
    """The berries that the other side took for it."""


class Pending(Struct, frozen=True):
    """A clue that waits for an answer, or for its word to be accepted."""

    asker: Seat
    clue: Clue
    letter: str
    word: str
    waiting: tuple[bool, ...]
    """By seat: whether it still has to answer."""
    until_ms: int | None


class RoundResult(Struct, frozen=True):
    """A finished round, with all secrets."""

    winner: Seat | None
    clause: str
    first: Seat | None
    racks: tuple[str, ...]
    secrets: tuple[str, ...]
    berries: tuple[int, ...]
    turns: tuple[Turn, ...]
    told: tuple[Told, ...]
    possible: tuple[int, ...]
    """By seat: the number of words that the tiles in front of it can spell."""
    left: tuple[int, ...]
    """After each turn: how many of those still fitted what the side had been told."""
    race_word: str = ""
    """The word that won the race, if there was one."""


class Public(Struct, frozen=True):
    round: int
    phase: Literal["writing", "asking", "answering", "countdown", "racing", "review", "over"]
    clues: tuple[Clue, ...]
    written: tuple[bool, ...]
    """By seat: whether its word is written down."""
    racks: tuple[str, ...]
    """By seat: the tiles in front of it; empty before the swap."""
    first: Seat | None
    to_move: Seat | None
    began: Annotated[int, show("nothing")]
    """The step in which this set-up began; unique to the set-up."""
    step: Annotated[int, show("nothing")]
    """Incremented with everything that opens another question, over all rounds."""
    used: Annotated[tuple[int, ...], show("nothing")]
    """By seat: turns used in this round."""
    berries: Annotated[tuple[int, ...], show("score")]
    bank: int
    tally: int
    """Berries beyond those of the bank (W-BANK-1)."""
    guessed: tuple[bool, ...]
    """By seat: whether it has guessed the other side's word."""
    questions: tuple[tuple[Question, ...], ...]
    """By seat: the clues, as it may use them now."""
    turns: Annotated[tuple[Turn, ...], show("nothing")]
    withdrawn: tuple[str, ...]
    """Words shown for a clue that got no answer: taken back, or not valid."""
    pending: Pending | None
    race: Annotated[tuple[int, int] | None, show("nothing")]
    """The start and the end of the race."""
    secrets: tuple[str, ...]
    """By seat: its word, once everybody knows it."""
    challenged: tuple[bool, ...]
    """By seat: whether its secret was challenged and found valid."""
    offers: tuple[bool, ...]
    """By seat: whether it offers a draw."""
    offered: Annotated[int, show("nothing")]
    """The number of draws offered or withdrawn in this round."""
    accepted: tuple[bool, ...]
    review_until_ms: Annotated[int | None, show("nothing")]
    wins: tuple[int, ...]
    results: tuple[RoundResult, ...]
    gone: tuple[bool, ...] = (False, False)
    """By seat: whether its people left for good after the game was won and only a challenge could change that."""
    over: Annotated[str, show("nothing")] = ""
    """The clause that ended the game."""
    winners: tuple[Seat, ...] = ()


class Asking(Struct, frozen=True):
    """The question about a side's own word, and the allowed answers."""

    clue: Clue
    letter: str = ""
    letters: str = ""
    """Buy a Vowel, Give & Take: the letters that may be shown; empty if none is left."""
    places: tuple[int, ...] = ()
    """Super Strike: the places that may be pointed at; empty if the letter is not there."""
    rhymes: tuple[str, ...] = ()
    """Some of the words that may be given; empty if the owner has to make one up."""


class Sure(Struct, frozen=True):
    """Automatic notes: what follows directly from the clues about the other side's word."""

    least: tuple[tuple[str, int], ...]
    """Letters of the word with their least count."""
    most: tuple[tuple[str, int], ...]
    """Letters with their greatest count, if that is smaller than the number of tiles."""
    shortest: int
    longest: int
    vowels: int | None
    consonants: int | None
    places: tuple[tuple[int, str], ...]
    """Places from 1 with their letter."""
    last: str
    """The last letter, if told."""


class Private(Struct, frozen=True):
    tiles: str
    """The tiles that this side drew, and made its word of."""
    secret: str
    told: tuple[Told, ...]
    """All answers of this round, to this side and about its word."""
    asking: Asking | None
    chosen: str | None
    """Give & Take: the letter chosen, until both are shown; empty: none left."""
    sure: Sure | None


class Hidden(Struct, frozen=True):
    first: Seat
    """W-FIRST-1: the first side in round 1, which nobody sees before the first swap."""


WordyState: TypeAlias = State[Public, Private, Hidden]
WordyView: TypeAlias = View[Public, Private]


# Questions


class Check(Struct, frozen=True, tag="check", forbid_unknown_fields=True):
    """Is this a word? (W-WORD-5)"""

    word: Word


class Checked(Struct, frozen=True, tag="checked"):
    word: str
    valid: bool
    why: Literal["", "not_letters", "not_tiles", "not_word"] = ""
    letter: str = ""
    """The letter whose tile is missing."""


class Fitting(Struct, frozen=True, tag="fitting", forbid_unknown_fields=True):
    """How many words fit all that this side has been told? (only with hints)"""


class FittingAnswer(Struct, frozen=True, tag="fitting"):
    known: int
    """Words that most people know."""
    all: int
    tiles: int
    """Words that the tiles can spell."""
