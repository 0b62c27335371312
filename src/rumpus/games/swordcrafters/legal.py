"""How the answers of Swordcrafters are spelt. Pure.

A slice is one token. A tile is built in by its gem, then its side. When dual wielding, the sword comes last.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from rumpus.engine import Prompt, Said, Speller
from rumpus.games.swordcrafters.gems import GEMS, LETTER_OF
from rumpus.games.swordcrafters.grid import Axis, Shape, cuts
from rumpus.games.swordcrafters.model import (
    Action,
    Discard,
    Finish,
    Place,
    Select,
    Show,
    Slice,
    SwordView,
    TakeOff,
)
from rumpus.games.swordcrafters.sword import SIDES, Side, heights, holds_together

Heights: TypeAlias = tuple[int, int, int, int]


class SwordSpeller(Speller[SwordView, Action]):
    def __init__(self, shape: Shape, seats: int, *, is_dual: bool, is_guarded: bool) -> None:
        super().__init__()
        self._shape = shape
        self._is_dual = is_dual
        is_solo, slices = seats == 1, 4 if seats == 2 else seats
        lines: list[tuple[Axis, int]] = [("horizontal", line) for line in range(1, shape.rows)]
        lines += [("vertical", line) for line in range(1, shape.columns)]
        self._slice = {
            (group, *line): self.add("slice", (group, *line), action=Slice(group, *line))
            for group in range(slices)
            for line in lines
        }
        halves = (0, 1) if is_solo else ()
        self._discard = tuple(self.add("discard", group, action=Discard(group)) for group in halves)
        self._select = [] if is_solo else [self.add("select", group) for group in range(slices + 1)]
        self._place = {gem: self.add("place", gem) for gem in GEMS}
        self._side = {side: self.add("side", side) for side in SIDES}
        self._take_off = {side: self.add("take_off", side, idle=True) for side in SIDES}
        self._finish = self.add("finish", action=Finish())
        self._show = {side: self.add("show", side, idle=True) for side in (SIDES if is_guarded else ())}
        self._sword = [self.add("sword", sword) for sword in ((0, 1) if is_dual else ())]
        self._letters = [(LETTER_OF[gem], number) for gem, number in self._place.items()]

    def choices(self, view: SwordView, prompt: Prompt, said: Said) -> tuple[int, ...]:
        public = view.public
        match prompt.kind:
            case "craft":
                return self._craft_on(view, said) if said else self._craft(view)
            case "slice":
                axis = None if public.solo is None else public.solo.icons[public.solo.icon]
                ways = [
                    (group, *line) for group, cells in enumerate(public.groups) for line in _lines(cells, self._shape)
                ]
                return tuple([self._slice[way] for way in ways if axis is None or way[1] == axis])
            case "select" if said:
                used = [holder % 2 for holder in public.taken if holder is not None and holder // 2 == view.seat]
                return tuple([number for sword, number in enumerate(self._sword) if sword not in used])
            case "select":
                return tuple([self._select[group] for group, holder in enumerate(public.taken) if holder is None])
            case "discard":
                return self._discard
            case _:
                return self._show_on(said) if said else tuple(self._show.values())

    def _craft(self, view: SwordView) -> tuple[int, ...]:
        found: list[int] = []
        is_done = True
        for sword in _own_swords(view):
            found += [number for letter, number in self._letters if letter in sword.hand]
            found += [self._take_off[side] for side in sword.loose]
            is_done = is_done and not sword.hand
        if is_done:
            found.append(self._finish)
        return tuple(dict.fromkeys(found)) if self._is_dual else tuple(found)

    def _craft_on(self, view: SwordView, said: Said) -> tuple[int, ...]:
        """The side for a tile, or the sword."""
        first = self.tokens[said[0]]
        if first.kind == "token-take_off":
            return tuple([self._sword[n] for n, each in enumerate(_own_swords(view)) if first.value in each.loose])
        letter = LETTER_OF[first.value]
        able = [each.open if letter in each.hand else () for each in _own_swords(view)]
        if len(said) == 1:
            return tuple([number for side, number in self._side.items() if any(side in sides for sides in able)])
        return tuple([self._sword[n] for n, sides in enumerate(able) if self.tokens[said[1]].value in sides])

    def _show_on(self, said: Said) -> tuple[int, ...]:
        if len(said) == 2:
            return tuple(self._sword)
        shown = self.tokens[said[0]].value
        return tuple([number for side, number in self._side.items() if side != shown])

    def build(self, view: SwordView, prompt: Prompt, said: Said) -> Action | None:
        kind = self.tokens[said[0]].kind
        has_side = kind in ("token-place", "token-show")
        if len(said) < 1 + has_side + self._is_dual:
            return None
        first, *others = [self.tokens[number].value for number in said]
        sword = others[-1] if self._is_dual else 0
        match kind:
            case "token-place":
                return Place(first, others[0], sword)
            case "token-take_off":
                return TakeOff(first, sword)
            case "token-select":
                return Select(first, sword)
            case _:
                return Show((first, others[0]), sword)

    def spell(self, view: SwordView, prompt: Prompt, action: Action) -> Said:
        match action:
            case Place():
                said: Said = (self._place[action.gem], self._side[action.side])
            case TakeOff():
                said = (self._take_off[action.side],)
            case Select():
                said = (self._select[action.group],)
            case Show():
                said = (self._show[action.sides[0]], self._side[action.sides[1]])
            case _:
                raise LookupError(action)
        return (*said, self._sword[action.sword]) if self._is_dual else said


class _Sword(NamedTuple):
    """An own sword while it is crafted."""

    hand: str
    open: tuple[Side, ...]
    """The sides that can take a tile."""
    loose: tuple[Side, ...]
    """The sides whose top tile can be taken off again."""


def _own_swords(view: SwordView) -> Iterator[_Sword]:
    private, seat = view.private, view.seat
    assert private is not None
    assert seat is not None
    for number, sword in enumerate(view.public.swords[seat]):
        sides = sword.sides if private.swords is None else private.swords[number]
        hand = sword.hand if private.hands is None else private.hands[number]
        yield _Sword(hand, *_movable(heights(sides), sword.fixed))


@lru_cache(maxsize=4096)
def _movable(tall: Heights, fixed: Heights) -> tuple[tuple[Side, ...], tuple[Side, ...]]:
    open_, loose = [], []
    for place, side in enumerate(SIDES):
        if holds_together(*_changed(tall, place, 1)):
            open_.append(side)
        if tall[place] > fixed[place] and holds_together(*_changed(tall, place, -1)):
            loose.append(side)
    return tuple(open_), tuple(loose)


def _changed(tall: Heights, place: int, by: int) -> tuple[int, ...]:
    return (*tall[:place], tall[place] + by, *tall[place + 1 :])


@lru_cache(maxsize=4096)
def _lines(cells: tuple[int, ...], shape: Shape) -> tuple[tuple[Axis, int], ...]:
    """The lines that cut a group."""
    return tuple((each.axis, each.line) for each in cuts(sum(1 << cell for cell in cells), shape))
