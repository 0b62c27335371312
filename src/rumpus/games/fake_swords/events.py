"""The events of Fake Swords. Cards are given by name, piles by number from 1."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from rumpus.engine import Seat
from rumpus.games.fake_swords.cards import Move
from rumpus.games.fake_swords.model import Cause, Mode, PileReveal

# Set-up and rounds


class Dealt(Struct, frozen=True, gc=False, tag="dealt"):
    seat: Seat
    card: str


class RoundBegan(Struct, frozen=True, gc=False, tag="round_began"):
    round: int
    boss: Seat


class Drew(Struct, frozen=True, gc=False, tag="drew"):
    seat: Seat
    cards: tuple[str, ...]
    clause: str
    """F-DRAW-1, or F-DECK-R1 if there are too few."""


class Reshuffled(Struct, frozen=True, gc=False, tag="reshuffled"):
    number: int
    """The number of cards in the new draw pile."""


class DeckOut(Struct, frozen=True, gc=False, tag="deck_out"):
    clause: str = "F-DECK-R1"


# Piles and pointing


class Arranged(Struct, frozen=True, gc=False, tag="arranged"):
    seat: Seat
    lowered: bool
    """Whether fingers went down (F-READY-R1)."""


class CardMoved(Struct, frozen=True, gc=False, tag="card_moved"):
    seat: Seat
    card: str
    number: int | None
    lowered: bool


class Claimed(Struct, frozen=True, gc=False, tag="claimed"):
    seat: Seat
    number: int | None


class FingerRaised(Struct, frozen=True, gc=False, tag="finger_raised"):
    seat: Seat
    asks: bool
    """Whether it is the finger of the Boss, who asks."""


class FingerLowered(Struct, frozen=True, gc=False, tag="finger_lowered"):
    seat: Seat


class ReadyTimeOver(Struct, frozen=True, gc=False, tag="ready_time_over"):
    boss: Seat
    clause: str = "F-READY-R1"


class CountdownBegan(Struct, frozen=True, gc=False, tag="countdown_began"):
    seat: Seat
    missing: tuple[Seat, ...]


class PointingBegan(Struct, frozen=True, gc=False, tag="pointing_began"):
    pass


class Pointed(Struct, frozen=True, gc=False, tag="pointed"):
    seat: Seat


class PickedAtRandom(Struct, frozen=True, gc=False, tag="picked_at_random"):
    """Somebody did not point in time."""

    seat: Seat
    number: int
    clause: str = "F-POINT-R1"


class Revealed(Struct, frozen=True, gc=False, tag="revealed"):
    """All choices, and what becomes of each pile."""

    piles: tuple[PileReveal, ...]


class PileTaken(Struct, frozen=True, gc=False, tag="pile_taken"):
    seat: Seat
    number: int
    cards: tuple[str, ...]


class PileDiscarded(Struct, frozen=True, gc=False, tag="pile_discarded"):
    number: int
    clause: str
    """F-NONE-1 nobody pointed, F-TIE-4 another one is fought over, F-WIN-R1 the game is won without it."""


class PileContested(Struct, frozen=True, gc=False, tag="pile_contested"):
    number: int
    seats: tuple[Seat, ...]


# Fights


class FightPicked(Struct, frozen=True, gc=False, tag="fight_picked"):
    """The fighters and the pile."""

    number: int
    fighters: tuple[Seat, Seat]
    cards: tuple[str, ...]
    boss: Seat | None
    """The seat that picked it; None if there was no choice."""


class TiebreakerSet(Struct, frozen=True, gc=False, tag="tiebreaker_set"):
    fighters: tuple[Seat, Seat]
    cards: tuple[str, ...]
    clause: str


class DrawnByLot(Struct, frozen=True, gc=False, tag="drawn_by_lot"):
    """A seat drawn by lot, of several that are level, for the tiebreaker (F-WIN-R2)."""

    seats: tuple[Seat, ...]
    among: tuple[Seat, ...]
    clause: str = "F-WIN-R2"


class StandInNamed(Struct, frozen=True, gc=False, tag="stand_in_named"):
    seat: Seat
    boss: Seat
    clause: str
    """F-FIGHT-3 the Boss fights; F-MODE-R4 the Boss is a bot and cannot judge."""


class ShorterNamed(Struct, frozen=True, gc=False, tag="shorter_named"):
    seat: Seat
    boss: Seat


class BoutSet(Struct, frozen=True, gc=False, tag="bout_set"):
    """The bout can begin."""

    fighters: tuple[Seat, Seat]
    boss: Seat
    mode: Mode
    cards: tuple[str, ...]
    """The names of the cards in force."""
    shorter: Seat | None


class FightCounted(Struct, frozen=True, gc=False, tag="fight_counted"):
    """Judged: 3-2-1."""

    boss: Seat | None
    """None: the table counts, because nobody else did."""


class FightBegan(Struct, frozen=True, gc=False, tag="fight_began"):
    """Judged: "Fight!"."""


class CalledOut(Struct, frozen=True, gc=False, tag="called_out"):
    by: Seat
    seat: Seat
    card: str


class CallDismissed(Struct, frozen=True, gc=False, tag="call_dismissed"):
    boss: Seat
    seat: Seat
    card: str


class Chosen(Struct, frozen=True, gc=False, tag="chosen"):
    """Quick: somebody has chosen; the choice is revealed when both have."""

    seat: Seat


class Strayed(Struct, frozen=True, gc=False, tag="strayed"):
    """Quick: a choice became another one."""

    seat: Seat
    chosen: Move
    move: Move


class Exchanged(Struct, frozen=True, gc=False, tag="exchanged"):
    """Quick: both choices, and who won the exchange."""

    fighters: tuple[Seat, Seat]
    first: Move
    second: Move
    winner: Seat | None
    """None: a clash."""
    card: str = ""
    """The card that made it a clash; empty if both chose the same."""


class ExchangeDrawn(Struct, frozen=True, gc=False, tag="exchange_drawn"):
    """Quick: an exchange drawn by lot."""

    winner: Seat
    card: str
    """The card that demands it; empty after three clashes in a row."""


class AdvantageUsed(Struct, frozen=True, gc=False, tag="advantage_used"):
    """Quick: a black card helped."""

    seat: Seat
    card: str


class NothingScored(Struct, frozen=True, gc=False, tag="nothing_scored"):
    """Quick: a card makes a won exchange count for nothing."""

    seat: Seat


class GroundGiven(Struct, frozen=True, gc=False, tag="ground_given"):
    """Quick: a touch cost somebody an exchange won before."""

    seat: Seat


class BothLost(Struct, frozen=True, gc=False, tag="both_lost"):
    """Both lost at the same time: the bout is fought again, or after too many ties decided by lot."""

    fighters: tuple[Seat, Seat]
    again: bool
    clause: str = "F-END-4"


class FightWon(Struct, frozen=True, gc=False, tag="fight_won"):
    seat: Seat
    loser: Seat
    cause: Cause
    card: str
    """The card whose rule was broken."""
    clause: str


class PrizeTaken(Struct, frozen=True, gc=False, tag="prize_taken"):
    seat: Seat
    number: int
    cards: tuple[str, ...]


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    seat: Seat
    sets: int
    clause: str


Event: TypeAlias = (
    Dealt
    | RoundBegan
    | Drew
    | Reshuffled
    | DeckOut
    | Arranged
    | CardMoved
    | Claimed
    | FingerRaised
    | FingerLowered
    | ReadyTimeOver
    | CountdownBegan
    | PointingBegan
    | Pointed
    | PickedAtRandom
    | Revealed
    | PileTaken
    | PileDiscarded
    | PileContested
    | FightPicked
    | TiebreakerSet
    | DrawnByLot
    | StandInNamed
    | ShorterNamed
    | BoutSet
    | FightCounted
    | FightBegan
    | CalledOut
    | CallDismissed
    | Chosen
    | Strayed
    | Exchanged
    | ExchangeDrawn
    | AdvantageUsed
    | NothingScored
    | GroundGiven
    | BothLost
    | FightWon
    | PrizeTaken
    | Ended
)
