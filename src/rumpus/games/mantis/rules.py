"""The rules of Mantis. Pure."""

from __future__ import annotations

from typing import ClassVar

from rumpus.engine import (
    Dice,
    Facts,
    Game,
    GameTypes,
    IllegalAction,
    Moment,
    NoSuchQuestion,
    Outcome,
    Prompt,
    State,
    Step,
    check_not_over,
)
from rumpus.games.mantis.model import (
    BACK_NAMES,
    CARDS_A_COLOUR,
    COLOURS,
    DEALT,
    DECK,
    FRONT_NAMES,
    FRONTS,
    TARGET,
    TARGET_OF_TWO,
    Action,
    Dealt,
    Ended,
    Event,
    Hidden,
    MantisState,
    MantisView,
    Odds,
    OddsAnswer,
    Options,
    PlaysAgain,
    Private,
    Public,
    Score,
    Scored,
    Stayed,
    Steal,
    Stolen,
    Tank,
    TurnBegan,
    Turned,
)
from rumpus.games.mantis.view import odds, possible_state

SCORE = Score()
STEALS = tuple(Steal(target) for target in range(6))


# There is at most one turn per card, so all possible prompts are made once.
TURN_PROMPTS = tuple((Prompt(id=f"turn-{turn}", kind="turn", clause="M-TURN-1"),) for turn in range(len(DECK) + 1))
ALONE = tuple((seat,) for seat in range(6))


class Mantis(Game[MantisState, Action, Event, MantisView, Options]):
    """2 to 6 players who take turns; open tanks, hidden draws."""

    facts: ClassVar[Facts] = Facts(
        name="mantis",
        title="Mantis",
        tagline="Score it or steal it: the back of the card shows three colours, the front is one of them.",
        prefix="M",
        min_seats=2,
        max_seats=6,
        minutes=10,
        information="open",
        pace="turns",
    )
    types: ClassVar[GameTypes] = GameTypes(
        options=Options, state=MantisState, action=Action, event=Event, view=MantisView, question=Odds
    )
    rules_version: ClassVar[int] = 1

    def new(self, moment: Moment) -> Step[MantisState, Event]:
        cards = moment.dice.shuffled(DECK)
        tanks = tuple(_tank(cards[DEALT * seat : DEALT * (seat + 1)]) for seat in range(self.seats))
        deck = cards[DEALT * self.seats :]
        first = moment.dice.below(self.seats)
        public = Public(
            tanks=tanks,
            piles=(0,) * self.seats,
            target=TARGET_OF_TWO if self.seats == 2 else TARGET,  # M-TWO-1
            turn=1,
            to_move=first,
            top=BACK_NAMES[deck[0]],
            left=len(deck),
            dealt=_tank(cards[: DEALT * self.seats]),
            drawn=(),
        )
        state: MantisState = State(public, (Private(),) * self.seats, Hidden(deck))
        return Step(state, (Dealt(first, DEALT), TurnBegan(first)))

    def prompts(self, state: MantisState, seat: int) -> tuple[Prompt, ...]:
        public = state.public
        return TURN_PROMPTS[public.turn] if seat == public.to_move and not public.over else ()

    def waiting_for(self, state: MantisState) -> tuple[int, ...]:
        public = state.public
        return () if public.over else ALONE[public.to_move]

    def asked_anew(self, before: MantisState, after: MantisState) -> tuple[int, ...]:
        earlier, now = before.public.to_move, after.public.to_move
        return (earlier,) if earlier == now else (earlier, now)

    def apply(self, state: MantisState, seat: int | None, action: Action, moment: Moment) -> Step[MantisState, Event]:
        public = state.public
        check_not_over(public.over)
        if seat is None or seat != public.to_move:
            raise IllegalAction("M-TURN-1", "It is another player's turn.")
        if isinstance(action, Score):
            return self._turn_over(state, seat, seat)
        if action.target == seat:
            raise IllegalAction("M-STEAL-3", "You cannot steal from yourself. To use your own tank, score.")
        if action.target not in range(self.seats):
            raise IllegalAction("M-STEAL-3", "Nobody sits there. Steal from another player at the table.")
        return self._turn_over(state, seat, action.target)

    def _turn_over(self, state: MantisState, seat: int, into: int) -> Step[MantisState, Event]:
        public = state.public
        deck = state.hidden.deck
        drawn = public.drawn
        card = deck[len(drawn)]
        colour = FRONTS[card]
        name = FRONT_NAMES[card]
        tanks = list(public.tanks)
        piles = public.piles
        tank = list(tanks[into])
        cards = tank[colour] + 1
        again = False
        over = ""
        result: Scored | Stolen | Stayed
        if cards == 1:  # M-SCORE-2, M-STEAL-2
            tank[colour] = 1
            result = Stayed(seat, into, name, "M-SCORE-2" if into == seat else "M-STEAL-2")
        elif into == seat:  # M-SCORE-1
            tank[colour] = 0
            pile = piles[seat] + cards
            piles = piles[:seat] + (pile,) + piles[seat + 1 :]
            result = Scored(seat, name, cards, pile)
            if pile >= public.target:
                over = "M-END-1"
        else:  # M-STEAL-1
            tank[colour] = 0
            thiefs = list(tanks[seat])
            thiefs[colour] += cards
            tanks[seat] = tuple(thiefs)
            result = Stolen(seat, into, name, cards)
            again = self.seats == 2  # M-TWO-2
        tanks[into] = tuple(tank)
        left = public.left - 1
        if not left and not over:  # M-END-R2: even a matching steal gives no further turn
            over = "M-END-2"
        to_move = seat if again or over else (seat + 1) % self.seats
        after = Public(
            tuple(tanks),
            piles,
            public.target,
            public.turn if over else public.turn + 1,
            to_move,
            BACK_NAMES[deck[len(drawn) + 1]] if left else (),
            left,
            public.dealt,
            drawn + (card,),
            over,
        )
        following: Event
        if over:
            outcome = self._outcome(after)
            following = Ended(outcome.winners, outcome.clause)
        elif again:
            following = PlaysAgain(seat)
        else:
            following = TurnBegan(to_move)
        turned = Turned(seat, "score" if into == seat else "steal", into, name)
        return Step(State(after, state.private, state.hidden), (turned, result, following))

    def outcome(self, state: MantisState) -> Outcome | None:
        return self._outcome(state.public) if state.public.over else None

    def _outcome(self, public: Public) -> Outcome:
        # M-END-2: most cards in the score pile, then most in the tank. A player who reached the target has the largest
        # pile, so the same order holds for M-END-1.
        standing = [(public.piles[seat], sum(public.tanks[seat])) for seat in range(self.seats)]
        places = tuple(1 + sum(other > mine for other in standing) for mine in standing)
        shared = places.count(1) > 1
        return Outcome("M-END-R1" if shared else public.over, places, public.piles)

    def legal(self, view: MantisView, prompt: Prompt) -> tuple[Action, ...]:
        return (SCORE, *[STEALS[seat] for seat in range(self.seats) if seat != view.seat])

    def sample_action(self, view: MantisView, prompt: Prompt, dice: Dice) -> Action:
        seat = dice.below(self.seats)
        return SCORE if seat == view.seat else STEALS[seat]

    def possible_state(self, view: MantisView, dice: Dice) -> MantisState:
        return possible_state(view, dice)

    def secrets(self, state: MantisState, seat: int | None) -> tuple[str, ...]:
        below = state.hidden.deck[len(state.public.drawn) :]
        # A few consecutive numbers may occur anywhere; a longer sequence can only be the draw pile.
        return (",".join(map(str, below)),) if len(below) > 3 else ()

    def contradiction(self, state: MantisState) -> str:
        public, deck = state.public, state.hidden.deck
        below = deck[len(public.drawn) :]
        if deck[: len(public.drawn)] != public.drawn:
            return "the cards drawn are not the first of the draw pile"
        if len(below) != public.left or public.top != (BACK_NAMES[below[0]] if below else ()):
            return "the top card is not the one that is shown"
        counts = tuple(map(sum, zip(_tank(deck), public.dealt, strict=True)))
        if len(set(deck)) != len(deck) or counts != (CARDS_A_COLOUR,) * len(COLOURS):
            return "the cards dealt and the draw pile are not one deck"
        return ""

    def consult(self, view: MantisView, question: Odds) -> OddsAnswer:
        if not self.options.hints:
            raise NoSuchQuestion("This table plays without hints.")
        public = view.public
        fronts = odds(public)
        colours = [COLOURS.index(colour) for colour in public.top]
        match = tuple(
            sum(chance for chance, colour in zip(fronts, colours, strict=True) if tank[colour]) for tank in public.tanks
        )
        return OddsAnswer(fronts, match)


def _tank(cards: tuple[int, ...]) -> Tank:
    counts = [0] * len(COLOURS)
    for card in cards:
        counts[FRONTS[card]] += 1
    return tuple(counts)
