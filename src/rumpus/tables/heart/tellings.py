"""What a table tells its pages, as data. It is sent once everything that led to it is durable."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from rumpus.tables.heart.news import News
from rumpus.tables.heart.state import Page
from rumpus.tables.messages.to_page import Answer, Bye, Done, Rejected, Told, Waiting


class ToAll(Struct, frozen=True, gc=False):
    """The same message for everybody's stream."""

    message: Told


class ToMembers(Struct, frozen=True, gc=False):
    """The same message for the streams of these members, except for one page."""

    members: frozenset[int]
    message: Told
    but: str = ""


class StepNews(Struct, frozen=True, gc=False):
    """A step of the game, for every page as it may see it."""

    news: News
    actor: str | None
    """The stream of the page that acted, which gets its `ref`."""
    ref: int | None


class TableNews(Struct, frozen=True, gc=False):
    """The table's info, for everybody."""


class GameNews(Struct, frozen=True, gc=False):
    """The whole game, for these pages as each may see it."""

    streams: frozenset[str]


class Reply(Struct, frozen=True, gc=False):
    """An answer to one page alone, outside its stream."""

    stream: str
    message: Done | Rejected | Answer


class Welcomed(Struct, frozen=True, gc=False):
    """A page comes in: it gets everything, or what it missed since the message with that number."""

    page: Page
    key: str | None
    """The key by which it is known when it comes back."""
    since: int | None = None
    instead_of: str = ""
    """The previous stream of the page, whose connection may not be closed yet."""
    connection: str = ""
    """The id under which it asked to come in; empty if it has waited at the door."""


class Afresh(Struct, frozen=True, gc=False):
    """A page that had fallen behind can read again: it gets everything."""

    stream: str


class LeftWaiting(Struct, frozen=True, gc=False):
    """A page waits at the door."""

    page: Page
    message: Waiting


class Dismissed(Struct, frozen=True, gc=False):
    """Pages whose connections the table closes."""

    streams: frozenset[str]
    bye: Bye


class Forgotten(Struct, frozen=True, gc=False):
    """Streams that are no longer kept: those of former members."""

    member: int


Telling: TypeAlias = (
    ToAll
    | ToMembers
    | StepNews
    | TableNews
    | GameNews
    | Reply
    | Welcomed
    | Afresh
    | LeftWaiting
    | Dismissed
    | Forgotten
)
