"""The events of A Little Wordy."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from rumpus.engine import Seat
from rumpus.games.wordy.clues import Clue


class RoundBegan(Struct, frozen=True, tag="round_began"):
    round: int
    clues: tuple[Clue, ...]


class Wrote(Struct, frozen=True, tag="wrote"):
    """A side has written its secret word down."""

    seat: Seat


class Swapped(Struct, frozen=True, tag="swapped"):
    """All tiles were shuffled, shown and swapped."""

    first: Seat


class TurnBegan(Struct, frozen=True, tag="turn_began"):
    seat: Seat


class Asked(Struct, frozen=True, tag="asked"):
    """What everybody hears of a clue: the card and the question (W-CLUE-3)."""

    seat: Seat
    clue: Clue
    letter: str = ""
    word: str = ""


class Told(Struct, frozen=True, tag="told"):
    """The answer of a clue, for the two sides only."""

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

    seat: Seat


class TimeRanOut(Struct, frozen=True, tag="time_ran_out"):
    """The table answers for a side (W-PEND-R1)."""

    seat: Seat
    clause: str = "W-PEND-R1"


class Paid(Struct, frozen=True, tag="paid"):
    """A side took berries."""

    seat: Seat
    berries: int
    total: int
    bank: int
    clause: str


class WordFellThrough(Struct, frozen=True, tag="word_fell_through"):
    """A word shown for a clue was challenged and is not valid: nothing is paid, and the side keeps its turn."""

    seat: Seat
    clue: Clue
    word: str
    clause: str = "W-CLUE-4"


class WordStood(Struct, frozen=True, tag="word_stood"):
    """A word shown for a clue was challenged and is valid."""

    seat: Seat
    word: str
    clause: str = "W-VALID-1"


class TookBack(Struct, frozen=True, tag="took_back"):
    seat: Seat
    clue: Clue
    clause: str = "W-CLUE-R1"


class GuessedWrong(Struct, frozen=True, tag="guessed_wrong"):
    seat: Seat
    word: str
    clause: str = "W-GUESS-2"


class GuessedRight(Struct, frozen=True, tag="guessed_right"):
    seat: Seat
    word: str
    clause: str = "W-GUESS-3"


class PlaysOn(Struct, frozen=True, tag="plays_on"):
    """The other side has guessed right without being ahead, so this one plays on alone."""

    seat: Seat
    clause: str = "W-WIN-2"


class RaceCalled(Struct, frozen=True, tag="race_called"):
    at_ms: int
    clause: str = "W-TIE-1"


class RaceBegan(Struct, frozen=True, tag="race_began"):
    until_ms: int


class RaceWon(Struct, frozen=True, tag="race_won"):
    seat: Seat
    word: str
    clause: str = "W-TIE-1"


class Forfeited(Struct, frozen=True, tag="forfeited"):
    seat: Seat
    clause: str = "W-FORFEIT-1"


class DrawOffered(Struct, frozen=True, tag="draw_offered"):
    seat: Seat


class DrawWithdrawn(Struct, frozen=True, tag="draw_withdrawn"):
    seat: Seat


class DrawLapsed(Struct, frozen=True, tag="draw_lapsed"):
    """The offer of a draw lapsed because of another action."""

    seat: Seat


class SecretChallenged(Struct, frozen=True, tag="secret_challenged"):
    seat: Seat
    owner: Seat
    word: str
    valid: bool
    clause: str = "W-VALID-1"


class SecretShown(Struct, frozen=True, tag="secret_shown"):
    seat: Seat
    word: str


class RoundEnded(Struct, frozen=True, tag="round_ended"):
    winners: tuple[Seat, ...]
    """None: a drawn round."""
    clause: str


class RoundVoid(Struct, frozen=True, tag="round_void"):
    round: int
    clause: str = "W-VALID-R2"


class Accepted(Struct, frozen=True, tag="accepted"):
    seat: Seat


class LeftForGood(Struct, frozen=True, tag="left_for_good"):
    seat: Seat
    clause: str


class Ended(Struct, frozen=True, tag="ended"):
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
