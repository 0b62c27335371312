"""The events of Throw Throw Burrito. Passing a card is not an event: everybody sees how the piles change."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from rumpus.engine import Seat
from rumpus.games.burrito.cards import BattleKind
from rumpus.games.burrito.model import Cause, Mode

# Rounds and running play


class RoundBegan(Struct, frozen=True, gc=False, tag="round_began"):
    round: int
    seat: Seat
    """The seat that gives the 3-2-1-Burrito."""


class Counted(Struct, frozen=True, gc=False, tag="counted"):
    seat: Seat
    clause: str
    """B-START-1, B-LOSE-2, or B-DUEL-1 for the paces of a Duel."""


class PlayBegan(Struct, frozen=True, gc=False, tag="play_began"):
    pass


class SetLaid(Struct, frozen=True, gc=False, tag="set_laid"):
    seat: Seat
    card: str


# Battles


class Declared(Struct, frozen=True, gc=False, tag="declared"):
    seat: Seat
    kind: BattleKind
    card: str
    duelists: tuple[Seat, ...]


class FalselyDeclared(Struct, frozen=True, gc=False, tag="falsely_declared"):
    seat: Seat
    kind: BattleKind
    cards: tuple[str, ...]
    clause: str = "B-WRONG-1"


class BattleSet(Struct, frozen=True, gc=False, tag="battle_set"):
    """Who fights, and how."""

    kind: BattleKind
    fighters: tuple[Seat, ...]
    mode: Mode
    behind_back: bool
    clause: str


class CalledOff(Struct, frozen=True, gc=False, tag="called_off"):
    """Too few fighters are left."""

    clause: str = "B-AWAY-R1"


class FightBegan(Struct, frozen=True, gc=False, tag="fight_began"):
    """Judged: "Burrito!"."""


class Reported(Struct, frozen=True, gc=False, tag="reported"):
    """Judged: the report of one of the fighters."""

    seat: Seat
    losers: tuple[Seat, ...]
    cause: Cause


class Ruled(Struct, frozen=True, gc=False, tag="ruled"):
    """Judged: the ruling of somebody outside the battle."""

    seat: Seat
    losers: tuple[Seat, ...]
    cause: Cause


class Chosen(Struct, frozen=True, gc=False, tag="chosen"):
    """Quick: somebody has chosen; the choice is revealed when all have."""

    seat: Seat


class Threw(Struct, frozen=True, gc=False, tag="threw"):
    seat: Seat
    target: Seat
    caught: bool


class Faked(Struct, frozen=True, gc=False, tag="faked"):
    seat: Seat
    target: Seat
    hit: bool


class TriedToCatch(Struct, frozen=True, gc=False, tag="tried_to_catch"):
    seat: Seat


class NobodyLost(Struct, frozen=True, gc=False, tag="nobody_lost"):
    """Quick: an exchange without a loser."""

    exchange: int


class Grabbed(Struct, frozen=True, gc=False, tag="grabbed"):
    """Somebody who is not in the battle took a burrito."""

    seat: Seat
    clause: str
    """B-WRONG-2, or B-RTIE-R1 if they are only sent off."""


class Tied(Struct, frozen=True, gc=False, tag="tied"):
    seats: tuple[Seat, ...]
    clause: str
    """B-TIE-1, or B-TIE-R1 for three or more, or the clause of the lot."""


class LotDrawn(Struct, frozen=True, gc=False, tag="lot_drawn"):
    seat: Seat
    among: tuple[Seat, ...]
    clause: str


class BattleLost(Struct, frozen=True, gc=False, tag="battle_lost"):
    seat: Seat
    cause: Cause
    by: Seat | None
    clause: str


class Bruised(Struct, frozen=True, gc=False, tag="bruised"):
    seat: Seat
    left: int
    """The number of bruises left in the middle."""


class PutOut(Struct, frozen=True, gc=False, tag="put_out"):
    """Somebody is out of the War that settles a round."""

    seat: Seat
    clause: str = "B-RTIE-2"


# The ends


class VoteOffered(Struct, frozen=True, gc=False, tag="vote_offered"):
    clause: str = "B-END-R1"


class Voted(Struct, frozen=True, gc=False, tag="voted"):
    seat: Seat
    end: bool


class RoundEnded(Struct, frozen=True, gc=False, tag="round_ended"):
    round: int
    clause: str
    reason: str
    """bruises, cards, vote or lull."""


class RoundTied(Struct, frozen=True, gc=False, tag="round_tied"):
    seats: tuple[Seat, ...]
    points: int
    clause: str


class DeckTurned(Struct, frozen=True, gc=False, tag="deck_turned"):
    """The reshuffled deck was turned over until a War card showed."""

    number: int
    clause: str = "B-RTIE-2"


class RoundWon(Struct, frozen=True, gc=False, tag="round_won"):
    seat: Seat
    round: int
    points: int


class BadgeGiven(Struct, frozen=True, gc=False, tag="badge_given"):
    seat: Seat


class SeatSkipped(Struct, frozen=True, gc=False, tag="seat_skipped"):
    seat: Seat
    clause: str = "B-AWAY-R1"


class StandInTookOver(Struct, frozen=True, gc=False, tag="stand_in_took_over"):
    seat: Seat
    clause: str = "G-AWAY-R1"


class Ended(Struct, frozen=True, gc=False, tag="ended"):
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
