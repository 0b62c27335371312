"""Liar's Dice: bid on the dice under all cups, although you see only your own."""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from rumpus.engine import (
    Dice,
    Draft,
    Facts,
    Game,
    IllegalAction,
    Moment,
    Outcome,
    Prompt,
    Seat,
    State,
    Step,
    View,
    put,
    show,
)

MOST_DICE = 5
MOST_SEATS = 6


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    dice: Annotated[int, Meta(title="Dice", description="How many each player starts with.", ge=1, le=MOST_DICE)] = 5
    wild: Annotated[bool, Meta(title="Wild ones", description="A 1 counts as every other number, too.")] = True


# What the players do. The same bid is sealed at the start of a round, or said aloud later.


class Bid(Struct, frozen=True, tag="bid", forbid_unknown_fields=True, order=True):
    """Bids are ordered by the number of dice, then by the number on them."""

    count: Annotated[int, Meta(ge=1, le=MOST_DICE * MOST_SEATS)]
    face: Annotated[int, Meta(ge=1, le=6)]


class Doubt(Struct, frozen=True, tag="doubt", forbid_unknown_fields=True): ...


# What everybody knows, and what only one player knows.


class Table(Struct, frozen=True):
    left: Annotated[tuple[int, ...], show("score", "Dice")]
    """How many dice each player still has."""
    turn: Seat
    """Who is to bid or doubt; while bids are sealed, who goes first among equals."""
    sealed: Annotated[tuple[bool, ...], show("nothing")]
    """Who has sealed an opening bid in this round."""
    count: Annotated[int, show("count", "Bid: how many")] = 0
    """The bid that stands; 0 while opening bids are sealed."""
    face: Annotated[int, show("dice", "Bid: of what")] = 0
    bidder: Seat | None = None
    cups: Annotated[tuple[tuple[int, ...], ...], show("dice", "Under the cup before")] = ()
    """Everybody's dice when the cups were last lifted."""
    out: Annotated[tuple[Seat, ...], show("nothing")] = ()
    """Who has lost all dice, first to last."""
    moves: Annotated[int, show("nothing")] = 0
    rounds: Annotated[int, show("nothing")] = 0


class Cup(Struct, frozen=True):
    dice: Annotated[tuple[int, ...], show("dice", "Under your cup")]
    bid: Annotated[Bid | None, show("nothing")] = None
    """The opening bid, until all are unsealed."""


# What happens, as everybody is told. None of it is secret.


class Sealed(Struct, frozen=True, tag="sealed"):
    clauses: ClassVar = ("L-SEAL-1", "L-SEAL-2")
    seat: Seat


class Stands(Struct, frozen=True, tag="stands"):
    clauses: ClassVar = ("L-OPEN-1", "L-OPEN-2", "L-BID-1")
    seat: Seat
    count: int
    face: int


class Lifted(Struct, frozen=True, tag="lifted"):
    clauses: ClassVar = ("L-DOUBT-1", "L-DOUBT-2", "L-WILD-1", "L-OUT-1")
    seat: Seat
    found: int
    face: int
    loser: Seat
    left: int


Event = Sealed | Stands | Lifted
LiarState = State[Table, Cup, None]
LiarView = View[Table, Cup]
LiarDraft = Draft[Options, Table, Cup, None, Event]


class LiarsDice(Game[LiarState, Bid | Doubt, Event, LiarView, Options]):
    facts = Facts(
        "liars_dice", "Liar's Dice", "Everybody bids, somebody lies.", "L", 2, 6, 15, "hidden", "simultaneous"
    )
    rulebook = """# Liar's Dice
## A round
- **L-ROLL-1** In each round everybody rolls all dice they have left, and looks at them under their own cup.
- **L-SEAL-1** Then all players seal an opening bid at the same time: how many dice under all cups show a number.
- **L-SEAL-2** An opening bid names at most as many dice as its player has left.
- **L-OPEN-1** When all opening bids are sealed, the highest one stands. The others stay secret.
- **L-OPEN-2** Among equals it is that of the first player clockwise, counted from the loser of the last round.
- **L-BID-1** In turn, a player makes a higher bid: more dice, or as many of a higher number.
- **L-DOUBT-1** Instead, a player may doubt the bid that stands. All cups are lifted and the dice are counted.
- **L-DOUBT-2** If there are fewer than were bid, the bidder loses a die; otherwise the doubter does.
- **L-WILD-1** If ones are wild, a 1 counts as every other number, too.
## The end
- **L-OUT-1** Who has no dice left is out.
- **L-END-1** The last player with dice wins. The others are ranked by how long they lasted.
"""
    texts = """sealed = { $seat } has sealed an opening bid.
stands = { $seat } bids { $count } × { $face }.
lifted = { $seat } doubts. There are { $found } × { $face }: { $loser } loses a die and has { $left } left.
token-bid = { $first } × { $second }
token-doubt = Doubt
"""

    def new(self, moment: Moment) -> Step[LiarState, Event]:
        left, nothing = (self.options.dice,) * self.seats, (Cup(()),) * self.seats
        table = Table(left, moment.dice.below(self.seats), (False,) * self.seats)
        after = self.draft(State(table, nothing, None), moment)
        self._roll(after)
        return after.step()

    def _roll(self, after: LiarDraft) -> None:
        after.private = tuple(Cup(_rolled(left, after.moment.dice)) for left in after.public.left)
        nobody, rounds = (False,) * self.seats, after.public.rounds + 1
        after.change(sealed=nobody, count=0, face=0, bidder=None, rounds=rounds)

    def prompts(self, state: LiarState, seat: int) -> tuple[Prompt, ...]:
        table = state.public
        if self.outcome(state) or not table.left[seat]:
            return ()
        if not table.count:
            # The id depends on the round only: it stays the same while others seal their bids.
            return () if table.sealed[seat] else (Prompt(f"seal-{table.rounds}", "seal", "L-SEAL-1"),)
        return (Prompt(f"turn-{table.moves}", "turn", "L-BID-1"),) if seat == table.turn else ()

    def legal(self, view: LiarView, prompt: Prompt) -> tuple[Bid | Doubt, ...]:
        table = view.public
        most = sum(table.left) if table.count else table.left[view.seat or 0]
        bids = [Bid(count, face) for count in range(max(1, table.count), most + 1) for face in range(1, 7)]
        return (Doubt(), *bids[table.face :]) if table.count else tuple(bids)

    def apply(self, state: LiarState, seat: int | None, action: Bid | Doubt, moment: Moment) -> Step[LiarState, Event]:
        table, after = state.public, self.draft(state, moment)
        if seat is None or not (asked := self.prompts(state, seat)):
            raise IllegalAction("L-BID-1", "You are not asked now.")
        if action not in self.legal(self.view(state, seat), asked[0]):
            raise IllegalAction("L-BID-1" if table.count else "L-SEAL-2", "No such bid is possible now.")
        after.change(moves=table.moves + 1)
        if isinstance(action, Doubt):
            self._lift(after, seat)
        elif table.count:
            self._stand(after, seat, action)
        else:
            after.change(sealed=put(table.sealed, seat, True))
            after.change_private(seat, bid=action)
            after.tell(Sealed(seat))
            if after.public.sealed == tuple(left > 0 for left in table.left):
                self._open(after)
        return after.step()

    def _open(self, after: LiarDraft) -> None:
        bids = {seat: bid for seat in self._clockwise(after.public.turn) if (bid := after.private[seat].bid)}
        after.private = tuple(Cup(cup.dice) for cup in after.private)
        opener = max(bids, key=bids.__getitem__)  # The first one among equals.
        self._stand(after, opener, bids[opener])

    def _stand(self, after: LiarDraft, seat: int, bid: Bid) -> None:
        following = next(other for other in self._clockwise(seat + 1) if after.public.left[other])
        after.change(count=bid.count, face=bid.face, bidder=seat, turn=following)
        after.tell(Stands(seat, bid.count, bid.face))

    def _lift(self, after: LiarDraft, seat: int) -> None:
        table, cups = after.public, tuple(cup.dice for cup in after.private)
        wanted = {table.face, 1} if self.options.wild else {table.face}
        found = sum(face in wanted for cup in cups for face in cup)
        loser = seat if found >= table.count or table.bidder is None else table.bidder
        left = table.left[loser] - 1
        after.change(cups=cups, turn=loser, left=put(table.left, loser, left))
        after.change(out=table.out if left else (*table.out, loser))
        after.tell(Lifted(seat, found, table.face, loser, left))
        self._roll(after)

    def _clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    def outcome(self, state: LiarState) -> Outcome | None:
        out = state.public.out
        if len(out) < self.seats - 1:
            return None
        return Outcome.by_points("L-END-1", tuple((*out, seat).index(seat) for seat in range(self.seats)))

    def possible_state(self, view: LiarView, dice: Dice) -> LiarState:
        """The other cups may hide any dice, and any sealed bid."""
        table = view.public
        cups = [Cup(_rolled(left, dice)) for left in table.left]
        for seat, sealed in enumerate(table.sealed):
            if sealed and not table.count:
                cups[seat] = Cup(cups[seat].dice, Bid(1 + dice.below(table.left[seat]), 1 + dice.below(6)))
        if view.seat is not None and view.private is not None:
            cups[view.seat] = view.private
        return State(table, tuple(cups), None)


def _rolled(count: int, dice: Dice) -> tuple[int, ...]:
    return tuple(sorted(1 + dice.below(6) for _ in range(count)))
