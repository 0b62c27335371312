"""Sharing out the grid: slicing, selecting and, in a solo game, discarding. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.engine import IllegalAction, State, Step
from rumpus.games.swordcrafters.cards import ROUNDS
from rumpus.games.swordcrafters.crafting import own_sword
from rumpus.games.swordcrafters.grid import Shape, cells_of, cut, cuts
from rumpus.games.swordcrafters.model import (
    Discard,
    Discarded,
    Event,
    FirstPlayer,
    IconSkipped,
    LeftOver,
    Private,
    Public,
    Select,
    Selected,
    Slice,
    Sliced,
    Sword,
    SwordState,
)
from rumpus.games.swordcrafters.setup import tiles_in


def slice_group(state: SwordState, seat: int, action: Slice, shape: Shape) -> Step[SwordState, Event]:
    public = state.public
    if action.group >= len(public.groups) or public.taken[action.group] is not None:
        raise IllegalAction("S-SLICE-1", "There is no such group to slice.")
    if public.solo is not None and action.axis != public.solo.icons[public.solo.icon]:
        raise IllegalAction("S-SOLO-2", "The card wants a {axis} slice now.", axis=public.solo.icons[public.solo.icon])
    group = _mask(public.groups[action.group])
    parts = cut(group, action.axis, action.line, shape)
    if parts is None:
        raise IllegalAction("S-SLICE-2", "That line does not cut the group into exactly two.")
    groups = (
        *public.groups[: action.group],
        cells_of(parts[0]),
        cells_of(parts[1]),
        *public.groups[action.group + 1 :],
    )
    sliced = Sliced(seat, action.axis, action.line, len(groups))
    if public.solo is not None:
        after = replace(public, groups=groups, taken=(None, None), phase="discard", step=public.step + 1)
        return Step(State(after, state.private, state.hidden), (sliced,))
    is_last = public.turn + 1 == len(public.order)
    after = replace(
        public,
        groups=groups,
        taken=(None,) * len(groups),
        phase="select" if is_last else "slice",
        turn=0 if is_last else public.turn + 1,
        step=public.step + 1,
    )
    return Step(State(after, state.private, state.hidden), (sliced,))


def select(state: SwordState, seat: int, action: Select, shape: Shape) -> Step[SwordState, Event]:
    public = state.public
    if action.group >= len(public.groups):
        raise IllegalAction("S-SELECT-1", "There is no such group.")
    if public.taken[action.group] is not None:
        raise IllegalAction("S-SELECT-1", "That group has been taken.")
    sword = own_sword(public, seat, action.sword)
    has_two = len(public.swords[seat]) == 2
    if has_two and _sword_of_first_group(public, seat) == sword:
        raise IllegalAction("S-DUAL-1", "This sword has its group for this round. Name the other one.")
    cells = public.groups[action.group]
    tiles = tiles_in(cells, public.grid)
    taken = (*public.taken[: action.group], seat * 2 + sword, *public.taken[action.group + 1 :])
    swords = _with_sword(public.swords, seat, sword, _given(public.swords[seat][sword], tiles))
    has_forge = shape.forge in cells
    selected = Selected(seat, tiles, len(tiles), sword if has_two else None, has_forge)
    after = replace(public, taken=taken, swords=swords, turn=public.turn + 1, step=public.step + 1)
    private = _with_hands(state.private, seat, swords[seat])
    if after.turn < len(public.order):
        return Step(State(after, private, state.hidden), (selected,))
    return _end_selecting(State(after, private, state.hidden), selected, shape)


def _sword_of_first_group(public: Public, seat: int) -> int | None:
    return next((holder % 2 for holder in public.taken if holder is not None and holder // 2 == seat), None)


def _end_selecting(state: SwordState, selected: Selected, shape: Shape) -> Step[SwordState, Event]:
    public = state.public
    left = public.taken.index(None)
    tiles = tiles_in(public.groups[left], public.grid)
    forge_group = next(place for place, cells in enumerate(public.groups) if shape.forge in cells)
    holder = public.taken[forge_group]
    if holder is None:  # S-SELECT-4
        first, clause = (public.first + 1) % len(public.swords), "S-SELECT-4"
    else:
        first, clause = holder // 2, "S-SELECT-3"
    events: tuple[Event, ...] = (selected, LeftOver(tiles, len(tiles)))
    if public.round < ROUNDS:
        events += (FirstPlayer(first, clause),)
    return _begin_crafting(state, first, public.box + tiles, events)


def _begin_crafting(state: SwordState, first: int, box: str, events: tuple[Event, ...]) -> Step[SwordState, Event]:
    after = replace(state.public, phase="craft", first=first, box=box, turn=0, order=())
    return Step(State(after, state.private, state.hidden), events)


def discard(state: SwordState, seat: int, action: Discard, shape: Shape) -> Step[SwordState, Event]:
    public = state.public
    if action.group >= len(public.groups):
        raise IllegalAction("S-SOLO-2", "There is no such group.")
    assert public.solo is not None
    tiles = tiles_in(public.groups[action.group], public.grid)
    kept = public.groups[1 - action.group]
    after = replace(
        public,
        groups=(kept,),
        taken=(None,),
        box=public.box + tiles,
        step=public.step + 1,
        solo=replace(public.solo, icon=public.solo.icon + 1),
    )
    return _next_icon(State(after, state.private, state.hidden), (Discarded(seat, tiles, len(tiles)),), shape)


def _next_icon(state: SwordState, events: tuple[Event, ...], shape: Shape) -> Step[SwordState, Event]:
    """S-SOLO-R1: icons by which the group in hand cannot be cut are skipped."""
    public = state.public
    solo = public.solo
    assert solo is not None
    axes = {each.axis for each in cuts(_mask(public.groups[0]), shape)}
    icon = solo.icon
    while icon < len(solo.icons) and solo.icons[icon] not in axes:
        events += (IconSkipped(solo.icons[icon]),)
        icon += 1
    after = replace(public, solo=replace(solo, icon=icon), phase="slice")
    if icon < len(solo.icons):
        return Step(State(after, state.private, state.hidden), events)
    tiles = tiles_in(public.groups[0], public.grid)
    swords = _with_sword(public.swords, 0, 0, _given(public.swords[0][0], tiles))
    after = replace(after, swords=swords, taken=(0,))
    has_forge = shape.forge in public.groups[0]
    events += (Selected(0, tiles, len(tiles), None, has_forge),)
    private = _with_hands(state.private, 0, swords[0])
    return _begin_crafting(State(after, private, state.hidden), 0, public.box, events)


def _mask(cells: tuple[int, ...]) -> int:
    return sum(1 << cell for cell in cells)


def _given(sword: Sword, tiles: str) -> Sword:
    """With two players a sword may get two groups in a round."""
    hand = "".join(sorted(sword.hand + tiles))
    return replace(sword, hand=hand, taken=(*sword.taken[: len(sword.layers)], hand) if sword.shown else ())


def _with_sword(
    swords: tuple[tuple[Sword, ...], ...], seat: int, place_: int, sword: Sword
) -> tuple[tuple[Sword, ...], ...]:
    mine = (*swords[seat][:place_], sword, *swords[seat][place_ + 1 :])
    return (*swords[:seat], mine, *swords[seat + 1 :])


def _with_hands(private: tuple[Private, ...], seat: int, swords: tuple[Sword, ...]) -> tuple[Private, ...]:
    """Guarded swords: note the tiles in hand in the owner's private part, too; nothing is built in yet."""
    own = private[seat].swords
    if own is None:
        return private
    return (*private[:seat], Private(own, tuple(sword.hand for sword in swords)), *private[seat + 1 :])
