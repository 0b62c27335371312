"""The data types of Throw Throw Burrito: options, actions and the parts of a state.

A card is the number of its kind (`cards.py`). A seat's left neighbour is the next one clockwise.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from rumpus.engine import Seat, State, View, show
from rumpus.engine.secret_choices import USUAL_S, choice_time
from rumpus.games.burrito.cards import KINDS, BattleKind

Mode: TypeAlias = Literal["judged", "arena", "quick"]
Cause: TypeAlias = Literal["hit", "caught", "foul", "grab", "claim", "lot", "ruling", "left"]
"""Why a battle was lost."""
Pile: TypeAlias = Literal["own", "left", "right"]
"""The own pile, or one of the two community piles."""
Stake: TypeAlias = Literal["bruise", "round", "game"]
Move: TypeAlias = Literal["throw", "fake", "catch"]
MOST_SEATS = 12
COUNTDOWN_MS = 3000
CARD_NAMES = {card: kind.replace("_", " ").capitalize() for card, kind in enumerate(KINDS)}
"""The names of cards on the generic board."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    battles: Annotated[
        Mode,
        Meta(
            title="Battles",
            description="With real burritos and a judge, on screen in real time, or with secret choices and no hurry.",
        ),
    ] = "arena"
    messy: Annotated[
        bool,
        Meta(title="Messy piles", description="A draw takes any card of a pile at random, not the one on top."),
    ] = False
    small_room: Annotated[
        bool,
        Meta(
            title="Small room",
            description="Everybody's first throw of a battle goes behind the back first. Duels are as usual.",
        ),
    ] = False
    window_ms: Annotated[
        int,
        Meta(
            ge=200,
            le=5000,
            title="Same moment",
            description="Battles declared within this time of each other become one War.",
            extra={"unit": "ms"},
        ),
    ] = 1000
    stall_s: Annotated[
        int,
        Meta(
            ge=30,
            le=1800,
            title="Longest lull",
            description="A round in which nobody lays a set for this long ends as it stands.",
            extra={"unit": "s"},
        ),
    ] = 180
    choose_s: Annotated[int, choice_time("battles", "battle")] = USUAL_S
    breather_s: Annotated[
        int,
        Meta(
            ge=0,
            le=30,
            title="Breather",
            description="So long everybody sees how a battle ended before the 3-2-1 can be given; after a round twice.",
            extra={"unit": "s"},
        ),
    ] = 5
    leaving: Annotated[
        Literal["stand_in", "skip"],
        Meta(
            title="Who leaves for good",
            description="is played by a stand-in, or the seat is skipped from then on.",
        ),
    ] = "stand_in"
    bots: Annotated[
        tuple[Seat, ...],
        Meta(max_length=MOST_SEATS, title="Bots", description="The seats that bots play.", extra={"kind": "bots"}),
    ] = ()


# Actions


Card: TypeAlias = Annotated[int, Meta(ge=0, le=10)]
Cards: TypeAlias = Annotated[tuple[Card, ...], Meta(max_length=5)]
Seats: TypeAlias = Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)]


class Count(Struct, frozen=True, tag="count", forbid_unknown_fields=True):
    """Give the 3-2-1-Burrito that starts or restarts play, or a Duel's paces."""


class Draw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Take a card from the own pile, or from the left or right community pile."""

    pile: Pile = "own"


class Discard(Struct, frozen=True, tag="discard", forbid_unknown_fields=True):
    """Pass a card, face down, onto the pile of the left neighbour."""

    card: Card


class LaySet(Struct, frozen=True, tag="lay_set", forbid_unknown_fields=True):
    """Lay three matching normal cards onto the own score pile."""

    cards: Cards


class Declare(Struct, frozen=True, tag="declare", forbid_unknown_fields=True):
    """Shout a battle and show three cards for it; a claim that may be wrong."""

    kind: BattleKind
    cards: Cards
    duelists: Seats = ()
    """The fighters of a Duel."""


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Quick: a fighter's secret choice for this exchange."""

    move: Move
    target: Seat | None = None
    """The target of a throw or fake; None for a catch."""


class Report(Struct, frozen=True, tag="report", forbid_unknown_fields=True):
    """Judged: a fighter or the judge says how the battle ended."""

    losers: Seats
    """Several if they lost at the same time."""
    cause: Literal["hit", "caught", "foul", "grab"] = "hit"
    """grab: somebody who is not in the battle took a burrito."""
    by: Seat | None = None
    """The seat that threw or caught."""


class Grab(Struct, frozen=True, tag="grab", forbid_unknown_fields=True):
    """Take a burrito."""


class Vote(Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Vote for ending the round, or against."""

    end: bool = True


Action: TypeAlias = Count | Draw | Discard | LaySet | Declare | Choose | Report | Grab | Vote


# The parts of a state


class Flow(Struct, frozen=True, gc=False):
    """The numbers of cards in hands and piles: what everybody sees of passing."""

    hands: tuple[int, ...]
    """By seat."""
    piles: tuple[int, ...]
    """The personal draw piles, by seat."""
    community: tuple[int, int]


class Declaration(Struct, frozen=True, gc=False):
    seat: Seat
    kind: BattleKind
    cards: tuple[int, ...]
    """The cards shown. Those of a false claim are back in the hand."""
    duelists: tuple[Seat, ...]
    genuine: bool


class Choice(Struct, frozen=True, gc=False):
    """Quick: a fighter's choice in an exchange."""

    move: Move
    target: Seat | None = None


class Played(Struct, frozen=True, gc=False):
    """Quick: an exchange that was played, in the order of the fighters."""

    choices: tuple[Choice, ...]
    losers: tuple[Seat, ...]


class Quick(Struct, frozen=True, gc=False):
    """A Quick battle (B-MODE-R3)."""

    exchange: int
    """The number of the exchange, from 1."""
    chosen: tuple[bool, ...]
    """Who has chosen, in the order of the fighters."""
    played: tuple[Played, ...] = ()


class Battle(Struct, frozen=True, gc=False):
    id: str
    """A continued battle gets a new id, so that reports of the old one do not count."""
    kind: BattleKind
    clause: str
    """Why it is fought: its kind, B-MULTI-1, a tie, or what it settles."""
    mode: Mode
    stage: Literal["ready", "countdown", "fighting"]
    stake: Stake
    """What the battle decides."""
    fighters: tuple[Seat, ...]
    caller: Seat
    """The seat that declared it first and restarts play; in a judged Duel it counts the paces."""
    judge: Seat | None = None
    """Judged: the seat outside the battle that rules; None: the fighters have to agree, or the host rules."""
    behind_back: bool = False
    """Whether everybody's first throw goes behind the back (B-TWO-2, B-SMALL-1)."""
    ties: int = 0
    """The number of ties in a row."""
    rest: tuple[Seat, ...] = ()
    """Seats that are still in a War that settles a round, but not in this tie."""
    sent_off: tuple[Seat, ...] = ()
    """Seats that grabbed a burrito in a fight that gives no bruise (B-RTIE-R1)."""
    reports: tuple[Report | None, ...] = ()
    """Judged: the report of each fighter."""
    quick: Quick | None = None


class BattleEnd(Struct, frozen=True, gc=False):
    """The end of the last battle."""

    id: str
    kind: BattleKind
    mode: Mode
    stake: Stake
    fighters: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    cause: Cause
    clause: str
    by: Seat | None
    played: tuple[Played, ...] = ()
    """Quick: all exchanges."""


class RoundEnd(Struct, frozen=True, gc=False):
    """The end and the statistics of a round. Tuples are by seat."""

    clause: str
    points: tuple[int, ...]
    winner: Seat | None
    """None: a tie that is still to be settled."""
    ran_ms: int
    """The duration of running play."""
    passed: tuple[int, ...]
    """The number of cards passed on."""
    droughts: tuple[int, ...]
    """The longest time without a set, in running play."""


class Public(Struct, frozen=True, gc=False):
    """Tuples are by seat unless noted otherwise."""

    round: int
    phase: Literal["count", "countdown", "passing", "window", "battle", "over"]
    flow: Flow
    stretch: Annotated[int, show("nothing")]
    """The number of the stretch of running play."""
    waits: Annotated[tuple[int, ...], show("nothing")]
    """How often each seat had no card in hand and none to draw; part of prompt ids."""
    counter: Seat | None
    """Phase "count": the seat that gives the 3-2-1-Burrito."""
    until_ms: Annotated[int | None, show("nothing")]
    """When a countdown, the window after a declaration or a judged battle ends; in phase "count" when the 3-2-1 can be
    given, because pages have shown what happened before."""
    bruises_left: int
    bruises: tuple[int, ...]
    score: Annotated[tuple[tuple[int, ...], ...], show("cards", "Sets", names=CARD_NAMES)]
    """The score piles: the card of each set."""
    points: Annotated[tuple[int, ...], show("score")]
    bots: Annotated[tuple[Seat, ...], show("nothing")]
    """Seats that cannot throw or judge for real: bots, and stand-ins of people who left for good."""
    skipped: tuple[Seat, ...]
    """Seats that are skipped (B-AWAY-R1)."""
    declared: tuple[Declaration, ...]
    """Declarations since the cards were frozen."""
    battle: Battle | None
    battles: Annotated[int, show("nothing")]
    """The number of battles so far."""
    last: BattleEnd | None
    since_ms: Annotated[int, show("nothing")]
    """The start of this stretch of running play."""
    ran_ms: Annotated[int, show("nothing")]
    """The running play of this round before this stretch."""
    quiet_ms: Annotated[int, show("nothing")]
    """When the last set of this round was laid, in running play."""
    last_set_ms: Annotated[tuple[int, ...], show("nothing")]
    """When each seat laid its last set."""
    droughts: Annotated[tuple[int, ...], show("nothing")]
    """The longest time between two sets so far."""
    offers: Annotated[int, show("nothing")]
    """The number of votes offered."""
    votes: tuple[bool, ...]
    """Who is for ending the round; empty if there is no vote."""
    badge: Seat | None
    """The seat with the Fear Me badge."""
    hits: Annotated[tuple[tuple[int, ...], ...], show("nothing")]
    """[thrower or catcher, loser]: the number of losses."""
    rounds: tuple[RoundEnd, ...]
    over: Annotated[str, show("nothing")] = ""
    """The clause that ended the game."""
    winner: Seat | None = None


class Private(Struct, frozen=True, gc=False):
    hand: Annotated[tuple[int, ...], show("cards", names=CARD_NAMES)]
    """The cards in hand in the order drawn."""
    given: Annotated[tuple[int, ...], show("nothing")] = ()
    """The cards passed to the left neighbour that surely lie on top of that pile, the top last. With messy piles: the
    cards passed there, oldest first, and -1 for each card drawn from the pile since."""
    held: Annotated[tuple[int, ...], show("nothing")] = ()
    """Those that the left neighbour drew and surely still holds."""
    choice: Choice | None = None
    """Quick: the seat's choice for this exchange."""


class Hidden(Struct, frozen=True, gc=False):
    piles: tuple[tuple[int, ...], ...]
    """The draw piles by seat, the top card last."""
    community: tuple[tuple[int, ...], tuple[int, ...]]
    passed: tuple[int, ...]
    """By seat: the number of cards passed on in this round. Revealed when it is over."""


BurritoState: TypeAlias = State[Public, Private, Hidden]
BurritoView: TypeAlias = View[Public, Private]
