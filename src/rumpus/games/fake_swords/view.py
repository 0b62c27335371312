"""States that fit a player's view: the order of the draw pile, and secret choices. Pure."""

from __future__ import annotations

from rumpus.engine import Dice, State
from rumpus.games.fake_swords.cards import MOVES, Deck
from rumpus.games.fake_swords.draft import NOTHING
from rumpus.games.fake_swords.model import FightState, FightView, Hidden, Private, Public


def possible_state(deck: Deck, view: FightView, dice: Dice, seats: int) -> FightState:
    """A state that the viewer cannot tell from the real one; all of them are equally likely.

    Every card that is not in sight is in the draw pile, in any order. A secret choice may be any.
    """
    public = view.public
    private = tuple(
        [
            view.private if view.private is not None and seat == view.seat else _possible_private(public, seat, dice)
            for seat in range(seats)
        ]
    )
    return State(public, private, Hidden(dice.shuffled(_unseen(deck, public))))


def _possible_private(public: Public, seat: int, dice: Dice) -> Private:
    if public.phase == "point" and public.pointed[seat]:
        return Private(dice.below(len(public.piles)))
    fight = public.fight
    if fight is not None and fight.quick is not None and seat in fight.fighters:
        side = fight.fighters.index(seat)
        exchange = fight.quick.exchange
        if exchange.chosen[side]:
            return Private(None, dice.pick([move for move in MOVES if move not in exchange.barred[side]]))
    return NOTHING


def _in_sight(public: Public) -> list[int]:
    """The cards in sight. A contested pile is still in `piles`, and the cards of a tiebreaker are in `collected`."""
    cards = [*public.loose, *public.discard]
    for owned in (*public.collected, *public.piles):
        cards += owned
    return cards


def _unseen(deck: Deck, public: Public) -> tuple[int, ...]:
    seen = set(_in_sight(public))
    return tuple([card for card in range(deck.size) if card not in seen])


def contradiction(deck: Deck, state: FightState) -> str:
    """A contradiction between the cards in sight, the draw pile and the secret choices, or ""."""
    public, private = state.public, state.private
    if sorted([*_in_sight(public), *state.hidden.deck]) != list(range(deck.size)):
        return "the cards in sight and those in the draw pile are not one deck"
    if public.deck != len(state.hidden.deck):
        return "the draw pile has another number of cards"
    if public.sets != tuple(map(deck.sets, public.collected)):
        return "somebody's sets are not those of their cards"
    for seat, mine in enumerate(private):
        is_sealed = public.phase == "point" and public.pointed[seat]
        if (mine.pointed is not None) != is_sealed:
            return "somebody points who has not pointed, or the other way round"
        if (mine.move is not None) != _has_chosen(public, seat):
            return "somebody has chosen who has not chosen, or the other way round"
    return ""


def _has_chosen(public: Public, seat: int) -> bool:
    fight = public.fight
    if fight is None or fight.quick is None or seat not in fight.fighters:
        return False
    return fight.quick.exchange.chosen[fight.fighters.index(seat)]
