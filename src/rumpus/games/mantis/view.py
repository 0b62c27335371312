"""What follows from a player's view: the exact odds of the top card, and a draw pile that fits them. Pure.

A drawn card is fully known: everybody saw its back while it lay on top, then its front. Of a dealt card only the front
is known. If n cards of a colour are not drawn, and d of these were dealt, each of the n is equally likely to be among
the dealt ones, so a card that shows this back is still in the pile with weight (n - d) / n.
"""

from __future__ import annotations

from rumpus.engine import Dice, State
from rumpus.games.mantis.model import (
    CARD_BY_FRONT_AND_BACK,
    CARDS_A_COLOUR,
    COLOURS,
    DECK,
    FRONTS,
    Card,
    Hidden,
    MantisState,
    MantisView,
    Private,
    Public,
)

_PLACE = {colour: place for place, colour in enumerate(COLOURS)}


def _weights(public: Public) -> tuple[list[Card], list[float]]:
    """The cards that the top one may be, one per back colour, with their weights."""
    back = (_PLACE[public.top[0]], _PLACE[public.top[1]], _PLACE[public.top[2]])
    cards = [CARD_BY_FRONT_AND_BACK[colour, back] for colour in back]
    weights: list[float] = []
    for colour, card in zip(back, cards, strict=True):
        if card in public.drawn:
            weights.append(0.0)
            continue
        unseen = CARDS_A_COLOUR - sum(FRONTS[seen] == colour for seen in public.drawn)
        weights.append((unseen - public.dealt[colour]) / unseen)
    return cards, weights


def odds(public: Public) -> tuple[float, ...]:
    """The chance of each colour of the top card's back to be its front; empty when there is no top card."""
    if not public.top:
        return ()
    _, weights = _weights(public)
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def possible_state(view: MantisView, dice: Dice) -> MantisState:
    """A state that fits the view, drawn with its true probability."""
    public = view.public
    drawn = public.drawn
    top: tuple[Card, ...] = ()
    if public.top:
        cards, weights = _weights(public)
        top = (cards[dice.weighted(weights)],)
    seen = {*drawn, *top}
    rest: list[Card] = []
    for colour in range(len(COLOURS)):
        unseen = [card for card in DECK[colour * CARDS_A_COLOUR : (colour + 1) * CARDS_A_COLOUR] if card not in seen]
        rest += dice.shuffled(unseen)[public.dealt[colour] :]
    deck = (*drawn, *top, *dice.shuffled(rest))
    return State(public, (Private(),) * len(public.tanks), Hidden(deck))
