"""Limits on the pages at a table: seated people and the host always find room, visitors share the rest. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.tables import screens
from rumpus.tables.document import Document, Screen
from rumpus.tables.errors import TableFull
from rumpus.tables.heart.state import Page, Role

MOST_VISITORS = 60
"""The limit of pages of people without a seat, except the host."""
MOST_STRANGE_SCREENS = 8
"""The limit of unnamed screens among those."""
PAGES_EACH = 6
"""The limit of pages of one member or screen; the oldest is closed for a new one."""


def surplus(pages: Sequence[Page], member: int | None, screen: Screen | None) -> Sequence[Page]:
    """The open pages to close for one more of the same member or screen, the oldest first."""
    if member is None and screen is None:
        return ()
    own = [each for each in pages if each.member == member and _id(each.screen) == _id(screen)]
    return own[: max(0, len(own) + 1 - PAGES_EACH)]


def check_for_visitor(table: Document, pages: Sequence[Page], role: Role) -> None:
    """Raises TableFull."""
    visitors = [each for each in pages if not _belongs(table, each)]
    strangers = [each for each in visitors if each.role == "screen"]
    if len(visitors) >= MOST_VISITORS or (role == "screen" and len(strangers) >= MOST_STRANGE_SCREENS):
        raise TableFull("This table has too many visitors just now. Try again later, or ask the host.")


def has_place(table: Document, member: int | None) -> bool:
    """Whether a member has a seat, or is the host."""
    return member is not None and (table.host == member or bool(table.seats_of(member)))


def _belongs(table: Document, page: Page) -> bool:
    if page.screen is not None:
        return screens.screen_of(table, page.screen.id) is not None
    return has_place(table, page.member)


def _id(screen: Screen | None) -> str | None:
    return None if screen is None else screen.id
