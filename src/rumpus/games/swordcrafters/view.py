"""States that fit a player's view: unseen tiles in the stacks and on guarded sides, in any order. Pure."""

from __future__ import annotations

from rumpus.engine import Dice, State
from rumpus.games.swordcrafters.cards import ROUNDS, solo_cards
from rumpus.games.swordcrafters.gems import ALL_LETTERS, FORGE
from rumpus.games.swordcrafters.model import Hidden, Options, Private, Public, Sword, SwordState, SwordView
from rumpus.games.swordcrafters.setup import UNKNOWN, all_tiles
from rumpus.games.swordcrafters.sword import GUARDED, Sides, heights, holds_together


def possible_state(options: Options, view: SwordView, dice: Dice, seats: int) -> SwordState:
    """A state that the viewer cannot tell from the real one; all of them are equally likely."""
    public = view.public
    private = []
    for seat in range(seats):
        if view.private is not None and seat == view.seat:
            private.append(view.private)
        elif options.guarded:
            crafted = [_possible_sword(sword, dice) for sword in public.swords[seat]]
            private.append(Private(tuple(sides for sides, _ in crafted), tuple(hand for _, hand in crafted)))
        else:
            private.append(Private(None))
    stack = "".join(dice.shuffled(_unseen(public, seats)))
    return State(public, tuple(private), Hidden(stack, _possible_solo(options, public, dice)))


def _possible_sword(sword: Sword, dice: Dice) -> tuple[Sides, str]:
    """A possible sword and hand: the unseen gems of each round, in random order on its unseen places and in hand."""
    sides = [list(side) for side in sword.sides]
    hand = sword.hand
    before = (0, 0, 0, 0)
    layers = (*sword.layers, heights(sword.sides))
    for number, tiles in enumerate(sword.taken):
        after = layers[number]
        places = [(side, place + GUARDED[side]) for side in range(4) for place in range(before[side], after[side])]
        left = list(tiles)
        for side, place in places:
            if sides[side][place] != UNKNOWN:
                left.remove(sides[side][place])
        rest = iter(dice.shuffled(left))
        for side, place in places:
            if sides[side][place] == UNKNOWN:
                sides[side][place] = next(rest)
        if number == len(sword.layers):
            hand = "".join(sorted(rest))
        before = after
    found = ["".join(side) for side in sides]
    return (found[0], found[1], found[2], found[3]), hand


def _unseen(public: Public, seats: int) -> list[str]:
    """The tiles in the stacks: all that nobody has seen."""
    left = {letter: all_tiles(seats).count(letter) for letter in ALL_LETTERS}
    for letter in _seen(public):
        left[letter] -= 1
    return [letter for letter, copies in left.items() for _ in range(copies)]


def _seen(public: Public) -> str:
    seen = public.box
    if public.phase in ("slice", "select", "discard"):
        # Taken groups are also counted in a hand.
        gone = {
            cell for cells, holder in zip(public.groups, public.taken, strict=True) if holder is None for cell in cells
        }
        seen += "".join(public.grid[cell] for cell in gone if public.grid[cell] != FORGE)
    for mine in public.swords:
        for sword in mine:
            seen += sword.hand if not sword.taken else ""
            seen += "".join(sword.taken) if sword.taken else _built(sword.sides)
    return seen


def _built(sides: Sides) -> str:
    return sides[0] + sides[1] + sides[2][1:] + sides[3][1:]


def _possible_solo(options: Options, public: Public, dice: Dice) -> tuple[str, ...]:
    solo = public.solo
    if solo is None:
        return ()
    seen = {card.id for card in solo.opponents} | set(solo.drawn)
    rest = [card.id for card in solo_cards(options.solo_file) if card.id not in seen]
    return dice.shuffled(rest)[: ROUNDS - public.round]


def contradiction(state: SwordState, seats: int) -> str:
    public = state.public
    if sorted(state.hidden.stack) != sorted(_unseen(public, seats)):
        return "the tiles seen and those in the stacks are not all the tiles"
    if public.stack != len(state.hidden.stack):
        return "the stacks hold another number of tiles"
    for mine, private in zip(public.swords, state.private, strict=True):
        for number, sword in enumerate(mine):
            if not holds_together(*heights(sword.sides)):
                return "a sword falls apart"
            if private.swords is not None and private.hands is not None:
                wrong = _contradiction_of_guarded(sword, private.swords[number], private.hands[number])
                if wrong:
                    return wrong
    return ""


def _contradiction_of_guarded(sword: Sword, real: Sides, hand: str) -> str:
    if heights(real) != heights(sword.sides) or len(hand) != len(sword.hand):
        return "a guarded sword has another shape than it shows"
    if sorted(_built(real) + hand) != sorted("".join(sword.taken)):
        return "a guarded sword is not made of the tiles taken for it"
    for shown, gems in zip((*sword.sides, sword.hand), (*real, hand), strict=True):
        if any(seen not in (UNKNOWN, gem) for seen, gem in zip(shown, gems, strict=True)):
            return "a guarded sword has other gems than it shows"
    return ""
