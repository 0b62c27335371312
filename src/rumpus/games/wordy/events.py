"""The events of A Little Wordy."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from rumpus.engine import ByField, Clauses, Seat
from rumpus.games.wordy.clues import CARDS, Clue


class RoundBegan(Struct, frozen=True, tag="round_began"):
    clauses: ClassVar[Clauses] = (
        "W-SETUP-4",
        "W-SETUP-1",
        "W-WORD-1",
        ByField("round", {"1": ()}, otherwise=("W-LONG-R1",)),
    )

    round: int
    clues: tuple[Clue, ...]


class Wrote(Struct, frozen=True, tag="wrote"):
    """A side has written its secret word down."""

    clauses: ClassVar[Clauses] = ("W-WORD-2", "W-WORD-1")

    seat: Seat


class Swapped(Struct, frozen=True, tag="swapped"):
    """All tiles were shuffled, shown and swapped."""

    clauses: ClassVar[Clauses] = ("W-WORD-3", "W-FIRST-1", "W-LONG-R1")

    first: Seat


class TurnBegan(Struct, frozen=True, tag="turn_began"):
    clauses: ClassVar[Clauses] = ("W-TURN-1",)

    seat: Seat


class Asked(Struct, frozen=True, tag="asked"):
    """What everybody hears of a clue: the card and the question (W-CLUE-3)."""

    clauses: ClassVar[Clauses] = (
        ByField("clue", {clue: (card.clause,) for clue, card in CARDS.items()}),
        "W-CLUE-1",
        "W-CLUE-3",
    )

    seat: Seat
    clue: Clue
    letter: str = ""
    word: str = ""


class Told(Struct, frozen=True, tag="told"):
    """The answer of a clue, for the two sides only."""

    clauses: ClassVar[Clauses] = (
        ByField(
            "clue",
            {
                "builder": ("W-BUILDER-R1",),
                "dynamic": ("W-BUILDER-R1",),
                "vowel": ("W-C-R1", "W-C-R3"),
                "give": ("W-C-R1", "W-C-R3"),
                "super": ("W-C-R1", "W-C-R3"),
                "rhyme": ("W-C-R3",),
            },
        ),
        "W-CLUE-3",
    )

    asker: Seat
    owner: Seat
    turn: int
    """The number of the turn in the round, from 1."""
    clue: Clue
    clause: str
    letter: str = ""
    """The letter asked for; for Last Letter, First Letter, Buy a Vowel and Give & Take the letter told, empty if none
    was left."""
    word: str = ""
    """The word shown by the asker, or the owner's rhyme."""
    answer: Literal["", "yes", "no", "longer", "shorter", "same"] = ""
    number: int = 0
    """A length, a count of the owner's word, a place."""
    up: tuple[bool, ...] = ()
    """Which tiles of the shown word stay up."""
    staying: str = ""
    """The letters of these tiles."""
    asker_letter: str = ""
    """Give & Take: the letter of the asker's word."""
    asker_number: int = 0
    """Let's Share: how often the letter is in the asker's word."""
    checked: bool = True
    """Whether the pronouncing dictionary has the rhyme."""


class Chose(Struct, frozen=True, tag="chose"):
    """Give & Take: a side has chosen what to show."""

    clauses: ClassVar[Clauses] = ("W-C-GIVE", "W-C-R1")

    seat: Seat


class TimeRanOut(Struct, frozen=True, tag="time_ran_out"):
    """The table answers for a side (W-PEND-R1)."""

    clauses: ClassVar[Clauses] = ("W-PEND-R1",)

    seat: Seat
    clause: str = "W-PEND-R1"


class Paid(Struct, frozen=True, tag="paid"):
    """A side took berries."""

    clauses: ClassVar[Clauses] = (
        ByField("clause", {"W-GUESS-2": ()}, otherwise=("W-CLUE-1",)),
        ByField("bank", {"0": ("W-BANK-1",)}),
    )

    seat: Seat
    berries: int
    total: int
    bank: int
    clause: str


class WordFellThrough(Struct, frozen=True, tag="word_fell_through"):
    """A word shown for a clue was challenged and is not valid: nothing is paid, and the side keeps its turn."""

    clauses: ClassVar[Clauses] = ("W-CLUE-4", "W-VALID-1", "W-CLUE-R1")

    seat: Seat
    clue: Clue
    word: str
    clause: str = "W-CLUE-4"


class WordStood(Struct, frozen=True, tag="word_stood"):
    """A word shown for a clue was challenged and is valid."""

    clauses: ClassVar[Clauses] = ("W-VALID-1", "W-WORD-4")

    seat: Seat
    word: str
    clause: str = "W-VALID-1"


class TookBack(Struct, frozen=True, tag="took_back"):
    clauses: ClassVar[Clauses] = ("W-CLUE-R1",)

    seat: Seat
    clue: Clue
    clause: str = "W-CLUE-R1"


class GuessedWrong(Struct, frozen=True, tag="guessed_wrong"):
    clauses: ClassVar[Clauses] = ("W-GUESS-2", "W-GUESS-R1")

    seat: Seat
    word: str
    clause: str = "W-GUESS-2"


class GuessedRight(Struct, frozen=True, tag="guessed_right"):
    clauses: ClassVar[Clauses] = ("W-GUESS-3", "W-GUESS-R1")

    seat: Seat
    word: str
    clause: str = "W-GUESS-3"


class PlaysOn(Struct, frozen=True, tag="plays_on"):
    """The other side has guessed right without being ahead, so this one plays on alone."""

    clauses: ClassVar[Clauses] = ("W-WIN-2", "W-WIN-3")

    seat: Seat
    clause: str = "W-WIN-2"


class RaceCalled(Struct, frozen=True, tag="race_called"):
    clauses: ClassVar[Clauses] = ("W-TIE-1", "W-TIE-R1")

    at_ms: int
    clause: str = "W-TIE-1"


class RaceBegan(Struct, frozen=True, tag="race_began"):
    clauses: ClassVar[Clauses] = ("W-TIE-1", "W-TIE-R1", "W-TIE-R2")

    until_ms: int


class RaceWon(Struct, frozen=True, tag="race_won"):
    clauses: ClassVar[Clauses] = ("W-TIE-1", "W-TIE-R1")

    seat: Seat
    word: str
    clause: str = "W-TIE-1"


class Forfeited(Struct, frozen=True, tag="forfeited"):
    clauses: ClassVar[Clauses] = ("W-FORFEIT-1",)

    seat: Seat
    clause: str = "W-FORFEIT-1"


class DrawOffered(Struct, frozen=True, tag="draw_offered"):
    clauses: ClassVar[Clauses] = ("W-END-R1",)

    seat: Seat


class DrawWithdrawn(Struct, frozen=True, tag="draw_withdrawn"):
    clauses: ClassVar[Clauses] = ("W-END-R1",)

    seat: Seat


class DrawLapsed(Struct, frozen=True, tag="draw_lapsed"):
    """The offer of a draw lapsed because of another action."""

    clauses: ClassVar[Clauses] = ("W-END-R1",)

    seat: Seat


class SecretChallenged(Struct, frozen=True, tag="secret_challenged"):
    clauses: ClassVar[Clauses] = ("W-VALID-1", "W-VALID-R2")

    seat: Seat
    owner: Seat
    word: str
    valid: bool
    clause: str = "W-VALID-1"


class SecretShown(Struct, frozen=True, tag="secret_shown"):
    clauses: ClassVar[Clauses] = ("W-VALID-R2",)

    seat: Seat
    word: str


class RoundEnded(Struct, frozen=True, tag="round_ended"):
    clauses: ClassVar[Clauses] = (
        ByField("clause", {"W-TIE-R2": ("W-TIE-1",), "W-WIN-3": ("W-WIN-2",), "W-VALID-1": ("W-VALID-R2",)}),
    )

    winners: tuple[Seat, ...]
    """None: a drawn round."""
    clause: str


class RoundVoid(Struct, frozen=True, tag="round_void"):
    clauses: ClassVar[Clauses] = ("W-VALID-R2",)

    round: int
    clause: str = "W-VALID-R2"


class Accepted(Struct, frozen=True, tag="accepted"):
    clauses: ClassVar[Clauses] = ("W-LONG-R1", "W-VALID-R2")

    seat: Seat


class LeftForGood(Struct, frozen=True, tag="left_for_good"):
    clauses: ClassVar[Clauses] = ("W-LONG-R2",)

    seat: Seat
    clause: str


class Ended(Struct, frozen=True, tag="ended"):
    clauses: ClassVar[Clauses] = (ByField("clause", {"W-LONG-R2": ("W-LONG-1",)}),)

    winners: tuple[Seat, ...]
    clause: str


Event: TypeAlias = (
    RoundBegan
    | Wrote
    | Swapped
    | TurnBegan
    | Asked
    | Told
    | Chose
    | TimeRanOut
    | Paid
    | WordFellThrough
    | WordStood
    | TookBack
    | GuessedWrong
    | GuessedRight
    | PlaysOn
    | RaceCalled
    | RaceBegan
    | RaceWon
    | Forfeited
    | DrawOffered
    | DrawWithdrawn
    | DrawLapsed
    | SecretChallenged
    | SecretShown
    | RoundEnded
    | RoundVoid
    | Accepted
    | LeftForGood
    | Ended
)
