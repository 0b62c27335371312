"""The events of Throw Throw Burrito. Passing a card is not an event: everybody sees how the piles change."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec import Struct

from rumpus.engine import ByField, Clauses, Seat
from rumpus.games.burrito.cards import BattleKind
from rumpus.games.burrito.model import Cause, Mode

BY_CAUSE = ByField(
    "cause", {"hit": ("B-HIT-1",), "caught": ("B-CATCH-1",), "foul": ("B-CANT-1",), "grab": ("B-WRONG-2",)}
)
"""The clause of what somebody says has happened in a battle."""

# Rounds and running play


class RoundBegan(Struct, frozen=True, gc=False, tag="round_began"):
    clauses: ClassVar[Clauses] = (
        ByField("round", {"1": ("B-SETUP-1",)}, otherwise=("B-ROUND-R1",)),
        "B-START-1",
        "B-SETUP-4",
    )

    round: int
    seat: Seat
    """The seat that gives the 3-2-1-Burrito."""


class Counted(Struct, frozen=True, gc=False, tag="counted"):
    clauses: ClassVar[Clauses] = (ByField("clause", {"B-DUEL-1": ("B-MODE-R4",)}, otherwise=("B-START-R1",)),)

    seat: Seat
    clause: str
    """B-START-1, B-LOSE-2, or B-DUEL-1 for the paces of a Duel."""


class PlayBegan(Struct, frozen=True, gc=False, tag="play_began"):
    clauses: ClassVar[Clauses] = ("B-START-1", "B-PASS-1", "B-PASS-2")


class SetLaid(Struct, frozen=True, gc=False, tag="set_laid"):
    clauses: ClassVar[Clauses] = ("B-SET-1", "B-SET-2")

    seat: Seat
    card: str


# Battles


class Declared(Struct, frozen=True, gc=False, tag="declared"):
    clauses: ClassVar[Clauses] = (
        ByField("kind", {"brawl": ("B-BRAWL-1",), "war": ("B-WAR-1",), "duel": ("B-DUEL-1",)}),
        "B-BATTLE-1",
        "B-SET-3",
    )

    seat: Seat
    kind: BattleKind
    card: str
    duelists: tuple[Seat, ...]


class FalselyDeclared(Struct, frozen=True, gc=False, tag="falsely_declared"):
    clauses: ClassVar[Clauses] = ("B-WRONG-1", "B-WRONG-R1")

    seat: Seat
    kind: BattleKind
    cards: tuple[str, ...]
    clause: str = "B-WRONG-1"


class BattleSet(Struct, frozen=True, gc=False, tag="battle_set"):
    """Who fights, and how."""

    clauses: ClassVar[Clauses] = (
        ByField(
            "clause",
            {
                "B-MULTI-1": ("B-MULTI-R1",),
                "B-RTIE-1": ("B-RTIE-R1",),
                "B-RTIE-2": ("B-RTIE-R1",),
                "B-WIN-2": ("B-RTIE-R1",),
            },
        ),
        ByField("mode", {"judged": ("B-MODE-R1",), "arena": ("B-MODE-R2",), "quick": ("B-MODE-R3",)}),
        ByField("behind_back", {"yes": ("B-TWO-1", "B-TWO-2", "B-SMALL-1")}),
    )

    kind: BattleKind
    fighters: tuple[Seat, ...]
    mode: Mode
    behind_back: bool
    clause: str


class CalledOff(Struct, frozen=True, gc=False, tag="called_off"):
    """Too few fighters are left."""

    clauses: ClassVar[Clauses] = ("B-AWAY-R1",)

    clause: str = "B-AWAY-R1"


class FightBegan(Struct, frozen=True, gc=False, tag="fight_began"):
    """Judged: "Burrito!"."""

    clauses: ClassVar[Clauses] = ("B-MODE-R1", "B-HIT-1")


class Reported(Struct, frozen=True, gc=False, tag="reported"):
    """Judged: the report of one of the fighters."""

    clauses: ClassVar[Clauses] = ("B-MODE-R1", BY_CAUSE)

    seat: Seat
    losers: tuple[Seat, ...]
    cause: Cause


class Ruled(Struct, frozen=True, gc=False, tag="ruled"):
    """Judged: the ruling of somebody outside the battle."""

    clauses: ClassVar[Clauses] = ("B-MODE-R4", BY_CAUSE, "B-MODE-R1")

    seat: Seat
    losers: tuple[Seat, ...]
    cause: Cause


class Chosen(Struct, frozen=True, gc=False, tag="chosen"):
    """Quick: somebody has chosen; the choice is revealed when all have."""

    clauses: ClassVar[Clauses] = ("B-MODE-R3",)

    seat: Seat


class Threw(Struct, frozen=True, gc=False, tag="threw"):
    clauses: ClassVar[Clauses] = ("B-MODE-R3", ByField("caught", {"yes": ("B-CATCH-1",), "no": ("B-HIT-1",)}))

    seat: Seat
    target: Seat
    caught: bool


class Faked(Struct, frozen=True, gc=False, tag="faked"):
    clauses: ClassVar[Clauses] = ("B-MODE-R3",)

    seat: Seat
    target: Seat
    hit: bool


class TriedToCatch(Struct, frozen=True, gc=False, tag="tried_to_catch"):
    clauses: ClassVar[Clauses] = ("B-MODE-R3",)

    seat: Seat


class NobodyLost(Struct, frozen=True, gc=False, tag="nobody_lost"):
    """Quick: an exchange without a loser."""

    clauses: ClassVar[Clauses] = ("B-MODE-R3",)

    exchange: int


class Grabbed(Struct, frozen=True, gc=False, tag="grabbed"):
    """Somebody who is not in the battle took a burrito."""

    clauses: ClassVar[Clauses] = (ByField("clause", {"B-RTIE-R1": ("B-WRONG-2",)}),)

    seat: Seat
    clause: str
    """B-WRONG-2, or B-RTIE-R1 if they are only sent off."""


class Tied(Struct, frozen=True, gc=False, tag="tied"):
    clauses: ClassVar[Clauses] = ("B-TIE-R1",)

    seats: tuple[Seat, ...]
    clause: str
    """B-TIE-1, or B-TIE-R1 for three or more, or the clause of the lot."""


class LotDrawn(Struct, frozen=True, gc=False, tag="lot_drawn"):
    clauses: ClassVar[Clauses] = ()

    seat: Seat
    among: tuple[Seat, ...]
    clause: str


class BattleLost(Struct, frozen=True, gc=False, tag="battle_lost"):
    clauses: ClassVar[Clauses] = (ByField("cause", {"foul": ("B-DUEL-1",), "ruling": ("B-MODE-R4",)}),)

    seat: Seat
    cause: Cause
    by: Seat | None
    clause: str


class Bruised(Struct, frozen=True, gc=False, tag="bruised"):
    clauses: ClassVar[Clauses] = ("B-LOSE-1", ByField("left", {"0": ("B-ROUND-1",)}))

    seat: Seat
    left: int
    """The number of bruises left in the middle."""


class PutOut(Struct, frozen=True, gc=False, tag="put_out"):
    """Somebody is out of the War that settles a round."""

    clauses: ClassVar[Clauses] = ("B-RTIE-2", "B-RTIE-R2")

    seat: Seat
    clause: str = "B-RTIE-2"


# The ends


class VoteOffered(Struct, frozen=True, gc=False, tag="vote_offered"):
    clauses: ClassVar[Clauses] = ("B-END-R1",)

    clause: str = "B-END-R1"


class Voted(Struct, frozen=True, gc=False, tag="voted"):
    clauses: ClassVar[Clauses] = ("B-END-R1",)

    seat: Seat
    end: bool


class RoundEnded(Struct, frozen=True, gc=False, tag="round_ended"):
    clauses: ClassVar[Clauses] = ("B-ROUND-1",)

    round: int
    clause: str
    reason: str
    """bruises, cards, vote or lull."""


class RoundTied(Struct, frozen=True, gc=False, tag="round_tied"):
    clauses: ClassVar[Clauses] = ("B-RTIE-R1",)

    seats: tuple[Seat, ...]
    points: int
    clause: str


class DeckTurned(Struct, frozen=True, gc=False, tag="deck_turned"):
    """The reshuffled deck was turned over until a War card showed."""

    clauses: ClassVar[Clauses] = ("B-RTIE-2",)

    number: int
    clause: str = "B-RTIE-2"


class RoundWon(Struct, frozen=True, gc=False, tag="round_won"):
    clauses: ClassVar[Clauses] = (
        "B-ROUND-1",
        ByField("round", {"1": ("B-ROUND-2",)}, otherwise=("B-WIN-1", "B-WIN-2")),
    )

    seat: Seat
    round: int
    points: int


class BadgeGiven(Struct, frozen=True, gc=False, tag="badge_given"):
    clauses: ClassVar[Clauses] = ("B-ROUND-2", "B-WIN-1")

    seat: Seat


class SeatSkipped(Struct, frozen=True, gc=False, tag="seat_skipped"):
    clauses: ClassVar[Clauses] = ("B-AWAY-R1",)

    seat: Seat
    clause: str = "B-AWAY-R1"


class StandInTookOver(Struct, frozen=True, gc=False, tag="stand_in_took_over"):
    clauses: ClassVar[Clauses] = ("G-AWAY-R1", "B-AWAY-R1")

    seat: Seat
    clause: str = "G-AWAY-R1"


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    clauses: ClassVar[Clauses] = (ByField("clause", {"B-WIN-1": ("B-ROUND-2",), "B-WIN-2": ("B-WIN-1",)}),)

    seat: Seat
    clause: str


Event: TypeAlias = (
    RoundBegan
    | Counted
    | PlayBegan
    | SetLaid
    | Declared
    | FalselyDeclared
    | BattleSet
    | CalledOff
    | FightBegan
    | Reported
    | Ruled
    | Chosen
    | Threw
    | Faked
    | TriedToCatch
    | NobodyLost
    | Grabbed
    | Tied
    | LotDrawn
    | BattleLost
    | Bruised
    | PutOut
    | VoteOffered
    | Voted
    | RoundEnded
    | RoundTied
    | DeckTurned
    | RoundWon
    | BadgeGiven
    | SeatSkipped
    | StandInTookOver
    | Ended
)
