"""My Game: lay a card in turn. The highest card wins the trick."""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from rumpus.engine import Dice, Facts, Game, IllegalAction, Moment, Outcome, Prompt, Seat, State, Step, View, put, show

HAND = 3
MOST_CARDS = 60


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    tricks: Annotated[int, Meta(title="Tricks", description="How many are played.", ge=HAND, le=10)] = 6


class Table(Struct, frozen=True):
    """What everybody knows. `show` says how the board draws a field."""

    scores: Annotated[tuple[int, ...], show("score", "Tricks")]
    held: Annotated[tuple[int, ...], show("nothing")]
    """How many cards each seat has."""
    laid: Annotated[tuple[int, ...], show("cards", "Laid", names={0: "–"})]
    """The card of each seat in this trick; 0: none yet."""
    deck: Annotated[int, show("pile", "Deck")]
    turn: Seat = 0
    gone: Annotated[tuple[int, ...], show("nothing")] = ()
    """The cards of earlier tricks."""


class Hand(Struct, frozen=True):
    """What only its seat knows."""

    cards: Annotated[tuple[int, ...], show("cards", "Your cards")]


class Lay(Struct, frozen=True, tag="lay", forbid_unknown_fields=True):
    card: Annotated[int, Meta(ge=1, le=MOST_CARDS)]


class Laid(Struct, frozen=True, tag="laid"):
    clauses: ClassVar = ("M-LAY-1",)
    seat: Seat
    card: int


class Drawn(Struct, frozen=True, tag="drawn"):
    clauses: ClassVar = ("M-DRAW-1",)
    seat: Seat
    card: int | None
    """None for the other seats: see `event_for`."""


class Won(Struct, frozen=True, tag="won"):
    clauses: ClassVar = ("M-TRICK-1", "M-END-1")
    seat: Seat
    card: int


Event = Laid | Drawn | Won
MyGameState = State[Table, Hand, tuple[int, ...]]
"""The public part, a hand for each seat, and the hidden deck, which nobody knows."""
MyGameView = View[Table, Hand]


class MyGame(Game[MyGameState, Lay, Event, MyGameView, Options]):
    facts = Facts(
        name="my_game",
        title="My Game",
        tagline="The highest card wins.",
        prefix="M",
        min_seats=2,
        max_seats=6,
        minutes=3,
        information="hidden",
        pace="turns",
    )
    rulebook = """# My Game
## A trick
- **M-DEAL-1** There is one card of each number, as many as are needed. Everybody gets three; the others are the deck.
- **M-LAY-1** In turn, everybody lays a card of their hand.
- **M-DRAW-1** Then they draw a card, as long as there are any.
- **M-TRICK-1** The highest card wins the trick. Its player begins the next one.
## The end
- **M-END-1** When all hands are empty, whoever has won most tricks wins.
"""
    texts = """laid = { $seat } lays the { $card }.
drawn = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws the { $card }.
}
won = { $seat } wins the trick with the { $card }.
token-lay = Lay { $value }
"""

    def new(self, moment: Moment) -> Step[MyGameState, Event]:
        cards = moment.dice.shuffled(self._cards())
        hands = tuple(Hand(tuple(sorted(cards[HAND * seat :][:HAND]))) for seat in range(self.seats))
        deck = tuple(cards[HAND * self.seats :])
        nothing = (0,) * self.seats
        return Step(State(Table(nothing, (HAND,) * self.seats, nothing, len(deck)), hands, deck), ())

    def _cards(self) -> range:
        return range(1, self.seats * self.options.tricks + 1)

    def prompts(self, state: MyGameState, seat: int) -> tuple[Prompt, ...]:
        """The id of a question is new whenever the question is."""
        table = state.public
        is_asked = seat == table.turn and not self.outcome(state)
        return (Prompt(f"lay-{sum(table.held) + table.deck}", "lay", "M-LAY-1"),) if is_asked else ()

    def legal(self, view: MyGameView, prompt: Prompt) -> tuple[Lay, ...]:
        return tuple(Lay(card) for card in view.private.cards) if view.private else ()

    def apply(self, state: MyGameState, seat: int | None, action: Lay, moment: Moment) -> Step[MyGameState, Event]:
        table, after = state.public, self.draft(state, moment)
        if seat is None or seat != table.turn or self.outcome(state):
            raise IllegalAction("M-LAY-1", "It is not your turn.")
        hand = set(state.private[seat].cards)
        if action.card not in hand:
            raise IllegalAction("M-LAY-1", "You do not have this card.")
        hand.remove(action.card)
        laid = put(table.laid, seat, action.card)
        after.tell(Laid(seat, action.card))
        if state.hidden:
            hand.add(state.hidden[0])
            after.hidden = state.hidden[1:]
            after.tell(Drawn(seat, state.hidden[0]))
        after.change_private(seat, cards=tuple(sorted(hand)))
        after.change(laid=laid, held=put(table.held, seat, len(hand)), deck=len(after.hidden))
        after.change(turn=(seat + 1) % self.seats)
        if all(laid):
            winner = laid.index(max(laid))
            after.change(scores=put(table.scores, winner, table.scores[winner] + 1), turn=winner)
            after.change(laid=(0,) * self.seats, gone=tuple(sorted((*table.gone, *laid))))
            after.tell(Won(winner, max(laid)))
        return after.step()

    def outcome(self, state: MyGameState) -> Outcome | None:
        return None if any(state.public.held) else Outcome.by_points("M-END-1", state.public.scores)

    def event_for(self, event: Event, seat: int | None) -> Event | None:
        """Others see that a card is drawn, not which one."""
        return replace(event, card=None) if isinstance(event, Drawn) and event.seat != seat else event

    def possible_state(self, view: MyGameView, dice: Dice) -> MyGameState:
        """The cards that the viewer has not seen may be in any hand, or anywhere in the deck."""
        table, own = view.public, view.private.cards if view.private else ()
        unseen = dice.shuffled([card for card in self._cards() if card not in (*table.gone, *table.laid, *own)])
        hands = []
        for seat, held in enumerate(table.held):
            is_own = seat == view.seat
            hands.append(Hand(own if is_own else tuple(sorted(unseen[:held]))))
            unseen = unseen if is_own else unseen[held:]
        return State(table, tuple(hands), tuple(unseen))
