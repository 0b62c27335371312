"""The events of Fake Swords. Cards are given by name, piles by number from 1."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec import Struct

from rumpus.engine import ByField, Clauses, Seat
from rumpus.games.fake_swords.cards import Move, deck_of
from rumpus.games.fake_swords.model import Cause, Mode, PileReveal

BY_CARD = ByField("card", {kind.name: (kind.id,) for kind in deck_of().kinds})
"""The clause of a card of our deck. The rule book does not have the cards of an uploaded one."""

# Set-up and rounds


class Dealt(Struct, frozen=True, gc=False, tag="dealt"):
    clauses: ClassVar[Clauses] = ("F-SETUP-2", "F-SETUP-3")

    seat: Seat
    card: str


class RoundBegan(Struct, frozen=True, gc=False, tag="round_began"):
    clauses: ClassVar[Clauses] = (ByField("round", {"1": ("F-SETUP-4",)}, otherwise=("F-TURN-1", "F-FIGHT-R1")),)

    round: int
    boss: Seat


class Drew(Struct, frozen=True, gc=False, tag="drew"):
    clauses: ClassVar[Clauses] = (ByField("clause", {"F-DECK-R1": ("F-DRAW-1",)}), "F-PILES-1", "F-PILES-2")

    seat: Seat
    cards: tuple[str, ...]
    clause: str
    """F-DRAW-1, or F-DECK-R1 if there are too few."""


class Reshuffled(Struct, frozen=True, gc=False, tag="reshuffled"):
    clauses: ClassVar[Clauses] = ("F-DECK-1",)

    number: int
    """The number of cards in the new draw pile."""


class DeckOut(Struct, frozen=True, gc=False, tag="deck_out"):
    clauses: ClassVar[Clauses] = ("F-DECK-R1",)

    clause: str = "F-DECK-R1"


# Piles and pointing


class Arranged(Struct, frozen=True, gc=False, tag="arranged"):
    clauses: ClassVar[Clauses] = (
        ByField("lowered", {"yes": ("F-READY-R1", "F-PILES-3"), "no": ("F-PILES-1",)}),
        "F-PILES-2",
    )

    seat: Seat
    lowered: bool
    """Whether fingers went down (F-READY-R1)."""


class CardMoved(Struct, frozen=True, gc=False, tag="card_moved"):
    clauses: ClassVar[Clauses] = (
        ByField("lowered", {"yes": ("F-READY-R1", "F-PILES-3"), "no": ("F-PILES-1",)}),
        "F-PILES-2",
    )

    seat: Seat
    card: str
    number: int | None
    lowered: bool


class Claimed(Struct, frozen=True, gc=False, tag="claimed"):
    clauses: ClassVar[Clauses] = ("F-TALK-1",)

    seat: Seat
    number: int | None


class FingerRaised(Struct, frozen=True, gc=False, tag="finger_raised"):
    clauses: ClassVar[Clauses] = ("F-READY-1",)

    seat: Seat
    asks: bool
    """Whether it is the finger of the Boss, who asks."""


class FingerLowered(Struct, frozen=True, gc=False, tag="finger_lowered"):
    clauses: ClassVar[Clauses] = ("F-READY-1",)

    seat: Seat


class ReadyTimeOver(Struct, frozen=True, gc=False, tag="ready_time_over"):
    clauses: ClassVar[Clauses] = ("F-READY-R1",)

    boss: Seat
    clause: str = "F-READY-R1"


class CountdownBegan(Struct, frozen=True, gc=False, tag="countdown_began"):
    clauses: ClassVar[Clauses] = ("F-READY-1", "F-READY-R1")

    seat: Seat
    missing: tuple[Seat, ...]


class PointingBegan(Struct, frozen=True, gc=False, tag="pointing_began"):
    clauses: ClassVar[Clauses] = ("F-POINT-1", "F-POINT-R1")


class Pointed(Struct, frozen=True, gc=False, tag="pointed"):
    clauses: ClassVar[Clauses] = ("F-POINT-1",)

    seat: Seat


class PickedAtRandom(Struct, frozen=True, gc=False, tag="picked_at_random"):
    """Somebody did not point in time."""

    clauses: ClassVar[Clauses] = ("F-POINT-R1",)

    seat: Seat
    number: int
    clause: str = "F-POINT-R1"


class Revealed(Struct, frozen=True, gc=False, tag="revealed"):
    """All choices, and what becomes of each pile."""

    clauses: ClassVar[Clauses] = ("F-POINT-1", "F-SOLE-1", "F-NONE-1", "F-TIE-1")

    piles: tuple[PileReveal, ...]


class PileTaken(Struct, frozen=True, gc=False, tag="pile_taken"):
    clauses: ClassVar[Clauses] = ("F-SOLE-1",)

    seat: Seat
    number: int
    cards: tuple[str, ...]


class PileDiscarded(Struct, frozen=True, gc=False, tag="pile_discarded"):
    clauses: ClassVar[Clauses] = ()

    number: int
    clause: str
    """F-NONE-1 nobody pointed, F-TIE-4 another one is fought over, F-WIN-R1 the game is won without it."""


class PileContested(Struct, frozen=True, gc=False, tag="pile_contested"):
    clauses: ClassVar[Clauses] = ("F-TIE-1", "F-TIE-2")

    number: int
    seats: tuple[Seat, ...]


# Fights


class FightPicked(Struct, frozen=True, gc=False, tag="fight_picked"):
    """The fighters and the pile."""

    clauses: ClassVar[Clauses] = (
        ByField("boss", {"none": ("F-TIE-1",)}, otherwise=("F-TIE-3", "F-TIE-2")),
        "F-TIE-4",
        "F-RULE-1",
    )

    number: int
    fighters: tuple[Seat, Seat]
    cards: tuple[str, ...]
    boss: Seat | None
    """The seat that picked it; None if there was no choice."""


class TiebreakerSet(Struct, frozen=True, gc=False, tag="tiebreaker_set"):
    clauses: ClassVar[Clauses] = (
        ByField("clause", {"F-WIN-2": ("F-WIN-R1",), "F-WIN-3": ("F-WIN-2",), "F-DECK-R1": ("F-WIN-2",)}),
        "F-WIN-R3",
    )

    fighters: tuple[Seat, Seat]
    cards: tuple[str, ...]
    clause: str


class DrawnByLot(Struct, frozen=True, gc=False, tag="drawn_by_lot"):
    """A seat drawn by lot, of several that are level, for the tiebreaker (F-WIN-R2)."""

    clauses: ClassVar[Clauses] = ("F-WIN-R2",)

    seats: tuple[Seat, ...]
    among: tuple[Seat, ...]
    clause: str = "F-WIN-R2"


class StandInNamed(Struct, frozen=True, gc=False, tag="stand_in_named"):
    clauses: ClassVar[Clauses] = ("F-FIGHT-R1",)

    seat: Seat
    boss: Seat
    clause: str
    """F-FIGHT-3 the Boss fights; F-MODE-R4 the Boss is a bot and cannot judge."""


class ShorterNamed(Struct, frozen=True, gc=False, tag="shorter_named"):
    clauses: ClassVar[Clauses] = ("F-RULE-R1", "F-RULE-5")

    seat: Seat
    boss: Seat


class BoutSet(Struct, frozen=True, gc=False, tag="bout_set"):
    """The bout can begin."""

    clauses: ClassVar[Clauses] = (
        "F-RULE-1",
        ByField("mode", {"judged": ("F-MODE-R1",), "arena": ("F-MODE-R2",), "quick": ("F-MODE-R3",)}),
        ByField("shorter", {"none": ()}, otherwise=("F-RULE-5",)),
        ByField("touches", {"1": ()}, otherwise=("F-TOUCH-R1",)),
    )

    fighters: tuple[Seat, Seat]
    boss: Seat
    mode: Mode
    cards: tuple[str, ...]
    """The names of the cards in force."""
    shorter: Seat | None
    touches: int = 1
    """So many win the fight."""


class FightCounted(Struct, frozen=True, gc=False, tag="fight_counted"):
    """Judged: 3-2-1."""

    clauses: ClassVar[Clauses] = (ByField("boss", {"none": ("F-MODE-R1",)}), "F-FIGHT-2", "F-FIGHT-1")

    boss: Seat | None
    """None: the table counts, because nobody else did."""


class FightBegan(Struct, frozen=True, gc=False, tag="fight_began"):
    """Judged: "Fight!"."""

    clauses: ClassVar[Clauses] = ("F-FIGHT-2", "F-END-1")


class CalledOut(Struct, frozen=True, gc=False, tag="called_out"):
    clauses: ClassVar[Clauses] = ("F-END-6", BY_CARD, "F-END-3")

    by: Seat
    seat: Seat
    card: str


class CallDismissed(Struct, frozen=True, gc=False, tag="call_dismissed"):
    clauses: ClassVar[Clauses] = ("F-END-6", BY_CARD, "F-END-5")

    boss: Seat
    seat: Seat
    card: str


class Chosen(Struct, frozen=True, gc=False, tag="chosen"):
    """Quick: somebody has chosen; the choice is revealed when both have."""

    clauses: ClassVar[Clauses] = ("F-MODE-R3",)

    seat: Seat


class Strayed(Struct, frozen=True, gc=False, tag="strayed"):
    """Quick: a choice became another one."""

    clauses: ClassVar[Clauses] = ("F-MODE-R3", "F-C-DIZZY", "F-C-TWIRL")

    seat: Seat
    chosen: Move
    move: Move


class Exchanged(Struct, frozen=True, gc=False, tag="exchanged"):
    """Quick: both choices, and who won the exchange."""

    clauses: ClassVar[Clauses] = ("F-MODE-R3", BY_CARD)

    fighters: tuple[Seat, Seat]
    first: Move
    second: Move
    winner: Seat | None
    """None: a clash."""
    card: str = ""
    """The card that made it a clash; empty if both chose the same."""


class ExchangeDrawn(Struct, frozen=True, gc=False, tag="exchange_drawn"):
    """Quick: an exchange drawn by lot."""

    clauses: ClassVar[Clauses] = (BY_CARD, "F-MODE-R3")

    winner: Seat
    card: str
    """The card that demands it; empty after three clashes in a row."""


class AdvantageUsed(Struct, frozen=True, gc=False, tag="advantage_used"):
    """Quick: a black card helped."""

    clauses: ClassVar[Clauses] = (BY_CARD, "F-RULE-5", "F-MODE-R3")

    seat: Seat
    card: str


class NothingScored(Struct, frozen=True, gc=False, tag="nothing_scored"):
    """Quick: a card makes a won exchange count for nothing."""

    clauses: ClassVar[Clauses] = ("F-MODE-R3", "F-C-DROP", "F-C-BOW")

    seat: Seat


class GroundGiven(Struct, frozen=True, gc=False, tag="ground_given"):
    """Quick: a touch cost somebody an exchange won before."""

    clauses: ClassVar[Clauses] = ("F-C-GROUND", "F-MODE-R3")

    seat: Seat


class BothLost(Struct, frozen=True, gc=False, tag="both_lost"):
    """Both lost at the same time: the bout is fought again, or after too many ties decided by lot."""

    clauses: ClassVar[Clauses] = (ByField("again", {"yes": ("F-END-R1",), "no": ("F-ARENA-R1",)}),)

    fighters: tuple[Seat, Seat]
    again: bool
    clause: str = "F-END-4"


class FightWon(Struct, frozen=True, gc=False, tag="fight_won"):
    clauses: ClassVar[Clauses] = (BY_CARD, ByField("cause", {"ruling": ("F-MODE-R1",)}))

    seat: Seat
    loser: Seat
    cause: Cause
    card: str
    """The card whose rule was broken."""
    clause: str


class PrizeTaken(Struct, frozen=True, gc=False, tag="prize_taken"):
    clauses: ClassVar[Clauses] = ("F-PRIZE-1",)

    seat: Seat
    number: int
    cards: tuple[str, ...]


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    clauses: ClassVar[Clauses] = ("F-SET-1",)

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
