"""Crafting: this round's tiles are put onto the sword, and may be moved until their owner is done. Pure."""

from __future__ import annotations

from rumpus.engine import IllegalAction, State, Step
from rumpus.games.swordcrafters.gems import GEM_OF, LETTER_OF
from rumpus.games.swordcrafters.model import (
    Event,
    Place,
    Private,
    Public,
    Show,
    Sword,
    SwordState,
    TakeOff,
    Turned,
)
from rumpus.games.swordcrafters.setup import as_seen, hand_as_seen
from rumpus.games.swordcrafters.sword import PLACE_OF, Sides, can_lose, can_take, heights


def own_sword(public: Public, seat: int, number: int) -> int:
    if number >= len(public.swords[seat]):
        raise IllegalAction("S-DUAL-1", "You have one sword. Two are for dual wielding.")
    return number


def place(state: SwordState, seat: int, number: int, action: Place) -> SwordState:
    letter = LETTER_OF[action.gem]
    hand = _real_hand(state, seat, number)
    if letter not in hand:
        raise IllegalAction("S-CRAFT-1", "You have no {gem} tile left to build in.", gem=action.gem)
    sides = _real_sides(state, seat, number)
    side = PLACE_OF[action.side]
    if not can_take(sides, side):
        raise IllegalAction("S-CRAFT-R1", "The {side} needs both crossing tiles below it first.", side=action.side)
    return _with(state, seat, number, _changed(sides, side, sides[side] + letter), hand.replace(letter, "", 1))


def take_off(state: SwordState, seat: int, number: int, action: TakeOff) -> SwordState:
    sword = state.public.swords[seat][number]
    sides = _real_sides(state, seat, number)
    side = PLACE_OF[action.side]
    if heights(sides)[side] <= sword.fixed[side]:
        raise IllegalAction("S-CRAFT-R2", "There is no tile of this round on the {side}.", side=action.side)
    if not can_lose(sides, side):
        raise IllegalAction("S-CRAFT-R1", "Other tiles rest on the top one of the {side}.", side=action.side)
    hand = "".join(sorted(_real_hand(state, seat, number) + sides[side][-1]))
    return _with(state, seat, number, _changed(sides, side, sides[side][:-1]), hand)


def finish(state: SwordState, seat: int) -> SwordState:
    public = state.public
    if any(sword.hand for sword in public.swords[seat]):
        left = "".join(_real_hand(state, seat, number) for number in range(len(public.swords[seat])))
        gems = ", ".join(GEM_OF[letter] for letter in left)
        raise IllegalAction("S-CRAFT-1", "These tiles have to be built in first: {gems}.", gems=gems)
    mine = tuple(_fixed(sword) for sword in public.swords[seat])
    swords = (*public.swords[:seat], mine, *public.swords[seat + 1 :])
    done = (*public.done[:seat], True, *public.done[seat + 1 :])
    return State(_public(public, swords, done), state.private, state.hidden)


def _fixed(sword: Sword) -> Sword:
    tall = heights(sword.sides)
    layers = (*sword.layers, tall) if sword.shown else ()
    return Sword(sword.sides, tall, "", sword.shown, sword.taken, layers)


def show(state: SwordState, seat: int, number: int, action: Show, *, guarded: bool) -> Step[SwordState, Event]:
    """S-OPEN-R1: the owner of a guarded sword turns it."""
    if not guarded:
        raise IllegalAction("S-OPEN-R1", "At this table everybody sees all sides of every sword.")
    if action.sides[0] == action.sides[1]:
        raise IllegalAction("S-OPEN-R1", "Show two different sides.")
    public = state.public
    sword = public.swords[seat][number]
    sides = as_seen(_real_sides(state, seat, number), sword, action.sides)
    turned = Sword(sides, sword.fixed, sword.hand, action.sides, sword.taken, sword.layers)
    after = _swapped(public, seat, number, turned)
    return Step(State(after, state.private, state.hidden), (Turned(seat, number),))


def _real_sides(state: SwordState, seat: int, number: int) -> Sides:
    own = state.private[seat].swords
    return state.public.swords[seat][number].sides if own is None else own[number]


def _real_hand(state: SwordState, seat: int, number: int) -> str:
    own = state.private[seat].hands
    return state.public.swords[seat][number].hand if own is None else own[number]


def _with(state: SwordState, seat: int, number: int, sides: Sides, hand: str) -> SwordState:
    public, private = state.public, state.private
    sword = public.swords[seat][number]
    seen, seen_hand = sides, hand
    own, hands = private[seat].swords, private[seat].hands
    if own is not None and hands is not None:
        mine = Private((*own[:number], sides, *own[number + 1 :]), (*hands[:number], hand, *hands[number + 1 :]))
        private = (*private[:seat], mine, *private[seat + 1 :])
        seen, seen_hand = as_seen(sides, sword, sword.shown), hand_as_seen(hand, sword)
    built = Sword(seen, sword.fixed, seen_hand, sword.shown, sword.taken, sword.layers)
    return State(_swapped(public, seat, number, built), private, state.hidden)


def _swapped(public: Public, seat: int, number: int, sword: Sword) -> Public:
    mine = public.swords[seat]
    mine = (sword,) if len(mine) == 1 else (*mine[:number], sword, *mine[number + 1 :])
    return _public(public, (*public.swords[:seat], mine, *public.swords[seat + 1 :]), public.done)


def _public(public: Public, swords: tuple[tuple[Sword, ...], ...], done: tuple[bool, ...]) -> Public:
    # Written out, because placements are most frequent and `replace` takes three times as long.
    return Public(
        public.round,
        public.phase,
        public.step,
        public.columns,
        public.rows,
        public.grid,
        public.groups,
        public.taken,
        public.first,
        public.order,
        public.turn,
        swords,
        done,
        public.box,
        public.stack,
        public.magic,
        public.solo,
        public.scores,
        public.over,
    )


def _changed(sides: Sides, side: int, gems: str) -> Sides:
    changed = list(sides)
    changed[side] = gems
    return (changed[0], changed[1], changed[2], changed[3])
