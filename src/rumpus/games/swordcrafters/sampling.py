"""Random answers to every prompt of Swordcrafters. Pure."""

from __future__ import annotations

from rumpus.engine import Dice, Prompt
from rumpus.games.swordcrafters.gems import GEM_OF
from rumpus.games.swordcrafters.grid import Shape, cuts
from rumpus.games.swordcrafters.model import (
    Action,
    Discard,
    Finish,
    Place,
    Public,
    Select,
    Show,
    Slice,
    SwordView,
    TakeOff,
)
from rumpus.games.swordcrafters.sword import SIDES, can_lose, can_take, heights

TAKE_OFF_SHARE = 20
"""One in so many answers while crafting takes a tile off again."""


def sample_action(view: SwordView, prompt: Prompt, dice: Dice, shape: Shape, swords: int) -> Action:
    public, seat = view.public, view.seat
    assert seat is not None
    match prompt.kind:
        case "craft":
            return _craft(view, seat, dice)
        case "slice":
            return _slice(public, dice, shape)
        case "select":
            return _select(public, seat, dice, swords)
        case "discard":
            return Discard(dice.below(2))
        case _:
            first, second = dice.shuffled(SIDES)[:2]
            return Show((first, second), dice.below(swords))


def _craft(view: SwordView, seat: int, dice: Dice) -> Action:
    own, hands = (view.private.swords, view.private.hands) if view.private is not None else (None, None)
    full: list[int] = []
    for number, sword in enumerate(view.public.swords[seat]):
        if sword.hand:
            full.append(number)
    if dice.below(TAKE_OFF_SHARE) == 0 and (taken := _take_off(view, seat, dice)) is not None:
        return taken
    if not full:
        return Finish()
    number = full[0] if len(full) == 1 else dice.pick(full)
    sword = view.public.swords[seat][number]
    sides = sword.sides if own is None else own[number]
    while True:
        side = dice.below(4)
        if can_take(sides, side):
            return Place(GEM_OF[dice.pick(sword.hand if hands is None else hands[number])], SIDES[side], number)


def _take_off(view: SwordView, seat: int, dice: Dice) -> TakeOff | None:
    own = view.private.swords if view.private is not None else None
    able = []
    for number, sword in enumerate(view.public.swords[seat]):
        sides = sword.sides if own is None else own[number]
        tall = heights(sides)
        able += [
            TakeOff(SIDES[side], number)
            for side in range(4)
            if tall[side] > sword.fixed[side] and can_lose(sides, side)
        ]
    return dice.pick(able) if able else None


def _slice(public: Public, dice: Dice, shape: Shape) -> Slice:
    wanted = None if public.solo is None else public.solo.icons[public.solo.icon]
    ways = []
    for number, cells in enumerate(public.groups):
        group = sum(1 << cell for cell in cells)
        ways += [(number, each) for each in cuts(group, shape) if wanted is None or each.axis == wanted]
    number, cut = dice.pick(ways)
    return Slice(number, cut.axis, cut.line)


def _select(public: Public, seat: int, dice: Dice, swords: int) -> Select:
    group = dice.pick([place for place, holder in enumerate(public.taken) if holder is None])
    used = [holder % 2 for holder in public.taken if holder is not None and holder // 2 == seat]
    sword = 0 if swords == 1 else 1 - used[0] if used else dice.below(2)
    return Select(group, sword)
