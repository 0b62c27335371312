"""States that fit a player's view: hands, piles and secret choices. Pure."""

from __future__ import annotations

from collections import Counter

from rumpus.engine import Dice, State
from rumpus.games.burrito.cards import HAND, KINDS, SET, copies, decks_for, worth
from rumpus.games.burrito.model import (
    Battle,
    BurritoState,
    BurritoView,
    Choice,
    Hidden,
    Options,
    Private,
    Public,
)
from rumpus.games.burrito.passing import DRAWN
from rumpus.games.burrito.seating import left_of

TRIES = 20


def possible_state(options: Options, view: BurritoView, dice: Dice) -> BurritoState:
    """A state that the viewer cannot tell from the real one; all of them are equally likely.

    Known are the score piles, the viewer's hand, the cards shown for a false claim while cards are frozen, and the
    cards passed to the left neighbour as far as they must still lie there or be in their hand. Everything else may lie
    anywhere: nothing is inferred from what others keep or pass.
    """
    public, mine = view.public, view.private
    flow, seats = public.flow, len(public.waits)
    hands = _shown(public)
    top: tuple[int, ...] = ()
    left = None
    if view.seat is not None and mine is not None:
        hands[view.seat] = list(mine.hand)
        left = left_of(view.seat, seats, public.skipped)
        if left != view.seat:
            known = Counter(hands[left]) | Counter(mine.held)
            hands[left] = list(known.elements())
            top = mine.given
    pool = _unseen(public, seats, hands)
    if left is not None and options.messy:
        top = _survivors(top, flow.piles[left], pool, dice)
    pool.subtract(top)
    cards = list(dice.shuffled(tuple(pool.elements())))
    piles: list[tuple[int, ...]] = []
    for seat in range(seats):
        missing = flow.hands[seat] - len(hands[seat])
        hands[seat] += cards[:missing]
        del cards[:missing]
        known_cards = top if seat == left else ()
        base = flow.piles[seat] - len(known_cards)
        pile = (*cards[:base], *known_cards)
        del cards[:base]
        piles.append(dice.shuffled(pile) if known_cards and options.messy else pile)
    first = flow.community[0]
    community = (tuple(cards[:first]), tuple(cards[first:]))
    private = tuple(
        [
            mine
            if mine is not None and seat == view.seat
            else Private(tuple(hands[seat]), choice=_possible_choice(public.battle, seat, dice))
            for seat in range(seats)
        ]
    )
    return State(public, private, Hidden(tuple(piles), community, (0,) * seats))


def _shown(public: Public) -> list[list[int]]:
    """By seat: the cards of a false claim, which cannot be passed on before play restarts."""
    hands: list[list[int]] = [[] for _ in public.waits]
    for declared in public.declared:
        if not declared.genuine and declared.seat not in public.skipped:
            hands[declared.seat] = list(declared.cards)
    return hands


def _unseen(public: Public, seats: int, hands: list[list[int]]) -> Counter[int]:
    decks = decks_for(seats)
    pool = Counter({card: copies(card, decks) for card in range(len(KINDS))})
    for score in public.score:
        pool.subtract({card: SET * number for card, number in Counter(score).items()})
    for hand in hands:
        pool.subtract(hand)
    return pool


def _survivors(passes: tuple[int, ...], size: int, pool: Counter[int], dice: Dice) -> tuple[int, ...]:
    """Messy piles: a sample of the passed cards that still lie in the neighbour's pile of this size.

    Each draw since took a uniformly random card of the pile. Cards passed earlier than remembered are unknown.
    """
    drawn = passes.count(DRAWN)
    before = size + drawn - (len(passes) - drawn)
    for _ in range(TRIES):
        pile: list[int] = [DRAWN] * max(0, before)
        for card in passes:
            if card != DRAWN:
                pile.append(card)
            elif pile:
                del pile[dice.below(len(pile))]
        known = Counter([card for card in pile if card != DRAWN])
        if known.total() <= size and all(pool[card] >= number for card, number in known.items()):
            return tuple(known.elements())
    return ()


def _possible_choice(battle: Battle | None, seat: int, dice: Dice) -> Choice | None:
    if battle is None or battle.quick is None or seat not in battle.fighters:
        return None
    if not battle.quick.chosen[battle.fighters.index(seat)]:
        return None
    others = [each for each in battle.fighters if each != seat]
    move = dice.below(3)
    return Choice("catch") if move == 2 else Choice("throw" if move == 0 else "fake", dice.pick(others))


def contradiction(options: Options, state: BurritoState) -> str:
    """A contradiction between counts, cards, points and knowledge, or ""."""
    public, hidden, private = state.public, state.hidden, state.private
    flow, seats = public.flow, len(private)
    if Counter(cards_of(state)) != {card: copies(card, decks_for(seats)) for card in range(len(KINDS))}:
        return "the cards are not one whole deck"
    if flow.hands != tuple([len(mine.hand) for mine in private]) or max(flow.hands) > HAND:
        return "somebody's hand has another number of cards"
    if flow.piles != tuple(map(len, hidden.piles)) or flow.community != tuple(map(len, hidden.community)):
        return "a pile has another number of cards"
    if public.points != tuple(map(_points, public.score, public.bruises)):
        return "somebody's points are not sets minus bruises"
    for seat, mine in enumerate(private):
        left = left_of(seat, seats, public.skipped)
        if not options.messy and mine.given != hidden.piles[left][len(hidden.piles[left]) - len(mine.given) :]:
            return "somebody passed what does not lie on the neighbour's pile"
        if Counter(mine.held) - Counter(private[left].hand):
            return "somebody's neighbour does not hold what they must"
        if (mine.choice is not None) != _has_chosen(public.battle, seat):
            return "somebody has chosen who has not chosen, or the other way round"
    return ""


def _points(score: tuple[int, ...], bruises: int) -> int:
    return sum(map(worth, score)) - bruises


def cards_of(state: BurritoState) -> list[int]:
    """All cards of the game, wherever they lie."""
    hidden = state.hidden
    cards = [card for mine in state.private for card in mine.hand]
    for pile in (*hidden.piles, *hidden.community):
        cards += pile
    for score in state.public.score:
        cards += [card for card in score for _ in range(SET)]
    return cards


def _has_chosen(battle: Battle | None, seat: int) -> bool:
    if battle is None or battle.quick is None or seat not in battle.fighters:
        return False
    return battle.quick.chosen[battle.fighters.index(seat)]
