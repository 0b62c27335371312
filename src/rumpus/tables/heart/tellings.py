"""What a table tells its pages, as data. It is told once everything that led to it is durable."""

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
    """A step of the game, for everybody as each may see it."""

    news: News
    actor: str | None
    """The page that acted, which is told its `ref`."""
    ref: int | None


class TableNews(Struct, frozen=True, gc=False):
    """The table anew, for everybody."""


class GameNews(Struct, frozen=True, gc=False):
    """The whole game anew, as each of these pages may see it."""

    streams: frozenset[str]


class Reply(Struct, frozen=True, gc=False):
    """To one page alone, outside its stream."""

    stream: str
    message: Done | Rejected | Answer


class Welcomed(Struct, frozen=True, gc=False):
    """A page comes in: it is sent everything, or what it missed since the message with that number."""

    page: Page
    key: str | None
    """What it is told to keep, so that it is known when it comes back."""
    since: int | None = None
    instead_of: str = ""
    """The stream that the page had before, over a connection that may not know yet that it is dead."""
    connection: str = ""
    """The name under which it asked to come in; empty if it has waited at the door."""


class Afresh(Struct, frozen=True, gc=False):
    """A page that fell behind has caught up with its reading: it is sent everything anew."""

    stream: str


class LeftWaiting(Struct, frozen=True, gc=False):
    """A page waits at the door."""

    page: Page
    message: Waiting


class Dismissed(Struct, frozen=True, gc=False):
    """Pages that the table ends the connections of."""

    streams: frozenset[str]
    bye: Bye


class Forgotten(Struct, frozen=True, gc=False):
    """Streams that are not kept any longer: those of a member who is not at the table any more."""

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
