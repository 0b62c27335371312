"""The things of Throw Throw Burrito: options, actions and the parts of a state. Pure data.

A card is the number of its kind (`cards.py`). A seat's left neighbour is the next one clockwise.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from rumpus.engine import Seat, State, View
from rumpus.games.burrito.cards import BattleKind

Mode: TypeAlias = Literal["judged", "arena", "quick"]
Cause: TypeAlias = Literal["hit", "caught", "foul", "grab", "claim", "lot", "ruling", "left"]
"""Why a battle was lost."""
Pile: TypeAlias = Literal["own", "left", "right"]
"""One's own pile, or one of the two community piles."""
Stake: TypeAlias = Literal["bruise", "round", "game"]
Move: TypeAlias = Literal["throw", "fake", "catch"]
MOST_SEATS = 12
COUNTDOWN_MS = 3000


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
    """Take a card from one's own pile, or from the left or right community pile."""

    pile: Pile = "own"


class Discard(Struct, frozen=True, tag="discard", forbid_unknown_fields=True):
    """Pass a card, face down, onto the pile of the left neighbour."""

    card: Card


class LaySet(Struct, frozen=True, tag="lay_set", forbid_unknown_fields=True):
    """Lay three matching normal cards onto one's score pile."""

    cards: Cards


class Declare(Struct, frozen=True, tag="declare", forbid_unknown_fields=True):
    """Shout a battle and show three cards for it; a claim that may be wrong."""

    kind: BattleKind
    cards: Cards
    duelists: Seats = ()
    """A Duel: who fights it."""


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Quick, a fighter: the choice for this exchange, unseen by all others."""

    move: Move
    target: Seat | None = None
    """Whom one throws or fakes at; None for a catch."""


class Report(Struct, frozen=True, tag="report", forbid_unknown_fields=True):
    """Judged, a fighter or whoever rules: how the battle ended."""

    losers: Seats
    """Several lost in the same moment."""
    cause: Literal["hit", "caught", "foul", "grab"] = "hit"
    """grab: somebody who is not in the battle took a burrito."""
    by: Seat | None = None
    """Who threw, or caught."""


class Grab(Struct, frozen=True, tag="grab", forbid_unknown_fields=True):
    """Take a burrito."""


class Vote(Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Whether the round should end as it stands."""

    end: bool = True


Action: TypeAlias = Count | Draw | Discard | LaySet | Declare | Choose | Report | Grab | Vote


# The parts of a state


class Flow(Struct, frozen=True, gc=False):
    """How many cards lie where: all that others notice of passing."""

    hands: tuple[int, ...]
    """By seat."""
    piles: tuple[int, ...]
    """By seat: the personal draw piles."""
    community: tuple[int, int]


class Declaration(Struct, frozen=True, gc=False):
    seat: Seat
    kind: BattleKind
    cards: tuple[int, ...]
    """As shown. Those of a false claim are back in the hand."""
    duelists: tuple[Seat, ...]
    genuine: bool


class Choice(Struct, frozen=True, gc=False):
    """Quick: what a fighter does in an exchange."""

    move: Move
    target: Seat | None = None


class Played(Struct, frozen=True, gc=False):
    """Quick: an exchange that was played, in the order of the fighters."""

    choices: tuple[Choice, ...]
    losers: tuple[Seat, ...]


class Quick(Struct, frozen=True, gc=False):
    """A Quick battle (B-MODE-R3)."""

    exchange: int
    """Counts the exchanges, from 1."""
    chosen: tuple[bool, ...]
    """In the order of the fighters."""
    played: tuple[Played, ...] = ()


class Battle(Struct, frozen=True, gc=False):
    id: str
    """A new one whenever it is fought on: what is reported of another one does not count."""
    kind: BattleKind
    clause: str
    """Why it is fought: its kind, B-MULTI-1, a tie, or what it settles."""
    mode: Mode
    stage: Literal["ready", "countdown", "fighting"]
    stake: Stake
    """What the loser gets, or what the winner wins."""
    fighters: tuple[Seat, ...]
    caller: Seat
    """Who declared it first, and counts the restart; in a Duel of real burritos, who counts the paces."""
    judge: Seat | None = None
    """Judged: who outside the battle rules; None: the fighters have to agree, or the host rules."""
    behind_back: bool = False
    """Whether everybody's first throw goes behind the back (B-TWO-2, B-SMALL-1)."""
    ties: int = 0
    """How many there were running."""
    rest: tuple[Seat, ...] = ()
    """Those who are still in a War that settles a round, but not in this tie."""
    sent_off: tuple[Seat, ...] = ()
    """Who grabbed a burrito in a fight that gives no bruise (B-RTIE-R1)."""
    reports: tuple[Report | None, ...] = ()
    """Judged: what each of the fighters says."""
    quick: Quick | None = None


class BattleEnd(Struct, frozen=True, gc=False):
    """How the last battle ended."""

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
    """How a round ended, and how it was played. Tuples are by seat."""

    clause: str
    points: tuple[int, ...]
    winner: Seat | None
    """None: still to be fought out."""
    ran_ms: int
    """How long cards were passed."""
    passed: tuple[int, ...]
    """Cards passed on."""
    droughts: tuple[int, ...]
    """The longest time without a set, in milliseconds of running play."""


class Public(Struct, frozen=True, gc=False):
    """Tuples are by seat where nothing else is said."""

    round: int
    phase: Literal["count", "countdown", "passing", "window", "battle", "over"]
    flow: Flow
    stretch: int
    """Counts the stretches of running play."""
    waits: tuple[int, ...]
    """How often each seat had no card in hand and none to draw."""
    counter: Seat | None
    """Phase count: who gives the 3-2-1-Burrito."""
    until_ms: int | None
    """When a countdown, the window after a declaration or a judged battle ends; phase count: when all has been shown
    that was before, and the 3-2-1 can be given."""
    bruises_left: int
    bruises: tuple[int, ...]
    score: tuple[tuple[int, ...], ...]
    """The score piles: the card of each set."""
    points: tuple[int, ...]
    bots: tuple[Seat, ...]
    """Who cannot throw or judge for real: bots, and stand-ins of people who left for good."""
    skipped: tuple[Seat, ...]
    """Whose seats are skipped (B-AWAY-R1)."""
    declared: tuple[Declaration, ...]
    """What was declared since the cards were frozen."""
    battle: Battle | None
    battles: int
    """Counts the battles."""
    last: BattleEnd | None
    since_ms: int
    """When cards began to be passed in this stretch."""
    ran_ms: int
    """Running play of this round before this stretch."""
    quiet_ms: int
    """At which moment of running play the last set of this round was laid."""
    last_set_ms: tuple[int, ...]
    """The same, by seat."""
    droughts: tuple[int, ...]
    """The longest time between two sets so far."""
    offers: int
    """How often a vote was offered."""
    votes: tuple[bool, ...]
    """Who is for ending the round; empty: no vote is on."""
    badge: Seat | None
    """Who has the Fear Me badge."""
    hits: tuple[tuple[int, ...], ...]
    """By thrower or catcher, then by whom they made lose: how often."""
    rounds: tuple[RoundEnd, ...]
    over: str = ""
    """The clause that ended the game."""
    winner: Seat | None = None


class Private(Struct, frozen=True, gc=False):
    hand: tuple[int, ...]
    """In the order drawn."""
    given: tuple[int, ...] = ()
    """What one passed to the left neighbour and surely lies on top of that pile, the top last. With messy piles: what
    one passed there, oldest first, and -1 for each card that was drawn from it since."""
    held: tuple[int, ...] = ()
    """What the left neighbour drew of that and surely still holds."""
    choice: Choice | None = None
    """Quick: one's choice for this exchange."""


class Hidden(Struct, frozen=True, gc=False):
    piles: tuple[tuple[int, ...], ...]
    """By seat; the top card last."""
    community: tuple[tuple[int, ...], tuple[int, ...]]
    passed: tuple[int, ...]
    """By seat: cards passed on in this round. Told when it is over."""


BurritoState: TypeAlias = State[Public, Private, Hidden]
BurritoView: TypeAlias = View[Public, Private]
