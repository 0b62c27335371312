"""Shared screens: which of them the host has admitted, and what those may do. Pure.

An unnamed screen may watch if spectators may. A named one may always watch, and may judge a battle if somebody who does
not fight in it vouches for the screen: a fighter must not judge from another page.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence
from typing import get_args

from msgspec.structs import replace

from rumpus.tables.document import Document, Screen
from rumpus.tables.errors import NoSuchMember, TableFull
from rumpus.tables.messages.people import Avatar, PersonColour, Settings
from rumpus.tables.names import credential_hash, new_id

MOST_NAMED = 8


def watches_freely(settings: Settings) -> bool:
    """Whether a screen may watch without asking: if a spectator could come in by the code alone."""
    return settings.spectators and not (settings.locked or settings.nod or settings.word)


def newcomer(key: str, others: Iterable[Screen]) -> Screen:
    """A new unnamed screen, with a unique face."""
    taken = {(each.avatar, each.colour) for each in others}
    faces: list[tuple[Avatar, PersonColour]] = [
        (avatar, colour)
        for avatar in get_args(Avatar)
        for colour in get_args(PersonColour)
        if (avatar, colour) not in taken
    ]
    avatar, colour = random.choice(faces)
    return Screen(new_id(), credential_hash(key), avatar, colour, ())


def named(table: Document, screen: Screen, by: int, here: Collection[str]) -> Document:
    """The table with a screen that a member vouches for. The oldest absent screen makes room for it."""
    known = screen_of(table, screen.id)
    if known is not None:
        vouched = known.vouched if by in known.vouched else (*known.vouched, by)
        return _with(table, [replace(each, vouched=vouched) if each is known else each for each in table.screens])
    screens = list(table.screens)
    if len(screens) >= MOST_NAMED:
        gone = next((each for each in screens if each.id not in here), None)
        if gone is None:
            raise TableFull("This table has {most} shared screens already. Send one away first.", most=MOST_NAMED)
        screens.remove(gone)
    return _with(table, [*screens, replace(screen, vouched=(by,))])


def revoked(table: Document, screen: str) -> Document:
    return _with(table, [each for each in table.screens if each.id != screen])


def screen_of(table: Document, screen: str) -> Screen | None:
    return next((each for each in table.screens if each.id == screen), None)


def known_by(table: Document, key: str | None) -> Screen | None:
    """The named screen with that key."""
    known = "" if key is None else credential_hash(key)
    return next((each for each in table.screens if each.key_hash == known), None)


def found(screen: Screen | None) -> Screen:
    if screen is None:
        raise NoSuchMember("That screen is not here any more.")
    return screen


def may_judge(table: Document, screen: str, fighters: Sequence[int]) -> bool:
    """Whether a screen may answer for seats while these fight in a battle that others judge."""
    known = screen_of(table, screen)
    if known is None or not table.settings.screen_judges:
        return False
    outside = [
        member
        for member in known.vouched
        if table.member(member) is not None and not any(table.seats[seat].is_held_by(member) for seat in fighters)
    ]
    return bool(outside)


def _with(table: Document, screens: list[Screen]) -> Document:
    return replace(table, screens=tuple(screens))
