"""The data types of Fake Swords: options, actions and the parts of a state.

Cards are numbers in deck-list order (`cards.py`), piles are numbers from 0.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from rumpus.engine import FileModel, Seat, State, View, show
from rumpus.engine.secret_choices import USUAL_S, choice_time
from rumpus.games.fake_swords.cards import DeckFile, Move, deck_of

DECK_FILE_LENGTH = 100_000
Mode: TypeAlias = Literal["judged", "arena", "quick"]
Cause: TypeAlias = Literal["hit", "broken", "arm_block", "lot", "ruling"]
"""Why a fight was lost."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    fights: Annotated[
        Mode,
        Meta(
            title="Fights",
            description="With foam swords and a judge, on screen in real time, or with secret choices and no hurry.",
        ),
    ] = "arena"
    touches: Annotated[
        Literal[1, 3],
        Meta(
            title="Touches to win a fight",
            description="One, as with foam swords, or three: then a fight on screen has several bouts.",
            extra={"needs": ("fights", "arena"), "offered": 3},
        ),
    ] = 1
    brisk: Annotated[
        bool,
        Meta(
            title="Shorter countdowns",
            description="From the second fight on, fights on screen begin and end faster.",
            extra={"needs": ("fights", "arena"), "offered": True},
        ),
    ] = False
    choose_s: Annotated[int, choice_time("fights", "fight")] = USUAL_S
    point_s: Annotated[
        int,
        Meta(ge=3, le=60, title="Time to point", description="How long everybody has to point.", extra={"unit": "s"}),
    ] = 8
    ready_s: Annotated[
        int,
        Meta(
            ge=5,
            le=300,
            title="Time to get ready",
            description="After this the Fight Boss may count down without the fingers that are still missing.",
            extra={"unit": "s"},
        ),
    ] = 30
    deck: Annotated[
        str,
        Meta(
            max_length=DECK_FILE_LENGTH,
            title="Another deck",
            description="A file with cards of your own, in the form of ours.",
            extra={"kind": "file", "model": FileModel("data/deck.json", DeckFile)},
        ),
    ] = ""
    heights: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=300)], ...],
        Meta(
            max_length=6,
            title="Heights",
            description="In centimetres, by seat; 0 is unknown.",
            extra={"kind": "heights"},
        ),
    ] = ()
    bots: Annotated[
        tuple[Seat, ...],
        Meta(max_length=6, title="Bots", description="The seats that bots play.", extra={"kind": "bots"}),
    ] = ()
    sharing: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=6)], ...],
        Meta(
            max_length=6,
            title="Sharing",
            description="By seat: how many play on its device.",
            extra={"kind": "sharing"},
        ),
    ] = ()

    @property
    def window_ms(self) -> int:
        """The time for pointing (F-POINT-R1): people who share a device point one after another."""
        return self.point_s * 1000 * max((1, *self.sharing))

    def __post_init__(self) -> None:
        if self.deck:
            try:
                deck_of(self.deck)
            except ValueError as error:
                raise ValueError(f"field `deck`: {error} (F-CARDS-R1)") from None


# Actions


CardNumber: TypeAlias = Annotated[int, Meta(ge=0, le=239)]
PileNumber: TypeAlias = Annotated[int, Meta(ge=0, le=4)]


class Arrange(Struct, frozen=True, tag="arrange", forbid_unknown_fields=True):
    """The Boss: lay all drawn cards into piles."""

    piles: Annotated[tuple[Annotated[tuple[CardNumber, ...], Meta(max_length=8)], ...], Meta(max_length=8)]


class MoveCard(Struct, frozen=True, tag="move_card", forbid_unknown_fields=True):
    """The Boss: lay one card onto a pile, or (None) back beside the piles."""

    card: CardNumber
    pile: PileNumber | None = None


class Claim(Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Table talk: claim to point at a pile, true or not; None takes it back."""

    pile: PileNumber | None = None


class Finger(Struct, frozen=True, tag="finger", forbid_unknown_fields=True):
    """Raise a finger (the Boss to ask, the others to answer), or lower it again."""

    up: bool = True


class CountDown(Struct, frozen=True, tag="count_down", forbid_unknown_fields=True):
    """The Boss: count 3-2-1."""


class Point(Struct, frozen=True, tag="point", forbid_unknown_fields=True):
    """Secretly point at a pile."""

    pile: PileNumber


class PickFight(Struct, frozen=True, tag="pick_fight", forbid_unknown_fields=True):
    """The Boss: pick the pile that is fought over, and the fighters."""

    pile: PileNumber
    fighters: tuple[Seat, Seat]


class NameStandIn(Struct, frozen=True, tag="name_stand_in", forbid_unknown_fields=True):
    """The Boss: name another Boss of the fight."""

    seat: Seat


class NameShorter(Struct, frozen=True, tag="name_shorter", forbid_unknown_fields=True):
    """The Boss of the fight: name the shorter fighter."""

    seat: Seat


class StartFight(Struct, frozen=True, tag="start_fight", forbid_unknown_fields=True):
    """Judged, the Boss of the fight: count 3-2-1-Fight."""


class Report(Struct, frozen=True, tag="report", forbid_unknown_fields=True):
    """Judged, the Boss of the fight: report how it ended."""

    cause: Literal["hit", "broken", "arm_block", "both"]
    seat: Seat | None = None
    """The loser, who was hit, broke a rule or blocked with an arm; None for both."""
    card: str = ""
    """The id of the card whose rule was broken."""


class CallOut(Struct, frozen=True, tag="call_out", forbid_unknown_fields=True):
    """Judged, anyone who does not fight: say that a fighter broke a card's rule."""

    seat: Seat
    card: str


class Decide(Struct, frozen=True, tag="decide", forbid_unknown_fields=True):
    """Judged, the Boss of the fight: decide whether the rule that was called out was broken."""

    upheld: bool


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Quick: a fighter's secret choice for this exchange."""

    move: Move


Action: TypeAlias = (
    Arrange
    | MoveCard
    | Claim
    | Finger
    | CountDown
    | Point
    | PickFight
    | NameStandIn
    | NameShorter
    | StartFight
    | Report
    | CallOut
    | Decide
    | Choose
)


# The parts of a state


class PileReveal(Struct, frozen=True, gc=False):
    """What became of a pile."""

    cards: tuple[int, ...]
    seats: tuple[Seat, ...]
    """The seats that pointed at it."""
    to: Seat | None
    """The seat that took it; None if it is discarded or still fought over."""
    clause: str
    """F-SOLE-1 taken, F-NONE-1 or F-TIE-4 discarded, F-TIE-1 contested, F-PRIZE-1 won."""


class Rule(Struct, frozen=True, gc=False):
    """A card in force in a fight."""

    kind: int
    """Its index in the deck list."""
    seats: tuple[Seat, ...]
    """The seats that it binds."""


class Call(Struct, frozen=True, gc=False):
    """A broken rule that somebody called out."""

    by: Seat
    seat: Seat
    kind: int


class Exchange(Struct, frozen=True, gc=False):
    """The current exchange of a Quick fight. Pairs are in the order of the fighters."""

    number: int
    """The number of the exchange in the bout."""
    barred: tuple[tuple[Move, ...], tuple[Move, ...]] = ((), ())
    """The moves that each may not choose."""
    astray: tuple[bool, bool] = (False, False)
    """Whose choice may become another one, with a chance of one half."""
    idle: tuple[bool, bool] = (False, False)
    """Whose win scores nothing."""
    double: tuple[bool, bool] = (False, False)
    """Whose loss counts twice."""
    turned: bool = False
    """Whether the losing move wins."""
    chosen: tuple[bool, bool] = (False, False)


class Played(Struct, frozen=True, gc=False):
    """An exchange that was played."""

    chosen: tuple[Move | None, Move | None]
    """None: drawn by lot."""
    moves: tuple[Move | None, Move | None]
    """The moves made: a choice may go astray."""
    winner: Seat | None
    """None: a clash."""
    score: tuple[int, int]
    """The score after it."""


class Quick(Struct, frozen=True, gc=False):
    """A Quick fight (F-MODE-R3)."""

    score: tuple[int, int]
    """The exchanges won, in the order of the fighters; two are a hit."""
    clashes: int
    """The number of clashes in a row."""
    spent: tuple[int, ...]
    """The one-time cards that are used up, by kind."""
    touched: tuple[bool, bool]
    """Whose sword touched something in the exchange before."""
    exchange: Exchange
    played: tuple[Played, ...] = ()


class Fight(Struct, frozen=True, gc=False):
    battle: str
    """The id of the bout; it changes when the bout is fought again (F-END-4)."""
    mode: Mode
    stage: Literal["stand_in", "shorter", "ready", "countdown", "fighting"]
    pile: int | None
    """None: a tiebreaker."""
    clause: str
    """The reason of the fight: F-TIE-1, or the clause of a tiebreaker."""
    cards: tuple[int, ...]
    fighters: tuple[Seat, Seat]
    boss: Seat | None
    """The Boss of the fight; None if the round's Boss has still to name one."""
    candidates: tuple[Seat, ...] = ()
    """The seats that may be named."""
    shorter: Seat | None = None
    """The shorter fighter; None if no black card is in force, or the Boss of the fight has still to say."""
    rules: tuple[Rule, ...] = ()
    bouts: int = 1
    began_ms: int | None = None
    """Judged: when "Fight!" was called, for the stopwatch."""
    call: Call | None = None
    quick: Quick | None = None


class FightEnd(Struct, frozen=True, gc=False):
    """The end of the last fight."""

    battle: str
    mode: Mode
    pile: int | None
    fighters: tuple[Seat, Seat]
    winner: Seat
    cause: Cause
    card: str
    """The name of the card whose rule was broken."""
    clause: str
    played: tuple[Played, ...] = ()
    """Quick: all exchanges."""


class Public(Struct, frozen=True, gc=False):
    round: int
    phase: Literal["piles", "countdown", "point", "pick", "fight", "over"]
    boss: Seat
    collected: tuple[tuple[int, ...], ...]
    """By seat: the cards collected."""
    sets: Annotated[tuple[int, ...], show("score")]
    """By seat."""
    loose: tuple[int, ...]
    """Drawn cards that are in no pile yet."""
    piles: tuple[tuple[int, ...], ...]
    """Emptied as they are taken or discarded."""
    fingers: tuple[bool, ...]
    claims: tuple[int | None, ...]
    """By seat: the pile that each claims to point at."""
    asked: Annotated[int, show("nothing")]
    """The number of arrangements of piles so far; fingers are raised for one of them."""
    lowered: Annotated[int, show("nothing")]
    """The number of fingers that were lowered."""
    may_start: Annotated[bool, show("nothing")]
    """Whether the ready time is over (F-READY-R1)."""
    until_ms: Annotated[int | None, show("nothing")]
    """When the ready time, a countdown, the point window or a judged fight ends."""
    pointed: tuple[bool, ...]
    """By seat: whether it has pointed; the pile is revealed later."""
    reveal: tuple[PileReveal, ...]
    """The last reveal, pile by pile."""
    deck: Annotated[int, show("pile", "Draw pile")]
    """The number of cards in the draw pile."""
    discard: Annotated[tuple[int, ...], show("nothing")]
    battles: Annotated[int, show("nothing")]
    """The number of bouts so far."""
    calls: Annotated[int, show("nothing")]
    """The number of rules called out so far."""
    fight: Fight | None
    last: FightEnd | None = None
    over: Annotated[str, show("nothing")] = ""
    """The clause that ended the game."""
    winner: Seat | None = None


class Private(Struct, frozen=True, gc=False):
    pointed: int | None = None
    """The pile pointed at, before the reveal."""
    move: Move | None = None
    """Quick: the seat's choice for this exchange."""


class Hidden(Struct, frozen=True, gc=False):
    deck: tuple[int, ...]
    """The draw pile, the next card first."""


FightState: TypeAlias = State[Public, Private, Hidden]
FightView: TypeAlias = View[Public, Private]
