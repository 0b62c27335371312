"""Everything that a table decides by: its people and the game on it. Immutable, and without connections."""

from __future__ import annotations

from typing import Any, Literal, Protocol, TypeAlias

from msgspec import Struct

from rumpus.tables.document import Document, Screen
from rumpus.tables.heart.play import Play
from rumpus.tables.heart.presence import Presence
from rumpus.tables.messages.from_page import Hello
from rumpus.tables.messages.to_page import BattleInfo, ChatLine

Role: TypeAlias = Literal["player", "spectator", "screen"]


class Page(Struct, frozen=True):
    """A page that is connected."""

    stream: str
    """Its own name, until it is closed for good."""
    role: Role
    member: int | None = None
    screen: Screen | None = None
    """Which shared screen it is."""


class Knock(Struct, frozen=True):
    """A page that waits at the door, and what it said."""

    id: str
    page: Page
    hello: Hello
    key: str | None
    """What it is told to keep if it is let in, so that it is known when it comes back."""


class Said(Struct, frozen=True):
    """A line of the chat; one of a team with the members who could read it."""

    line: ChatLine
    readers: frozenset[int] = frozenset()


class Fight(Struct, frozen=True):
    """A battle in the arena that is on."""

    game_id: str
    setup: Any
    info: BattleInfo
    parts: int = 0
    """How much of it is recorded."""


class State(Struct, frozen=True, gc=False):
    document: Document
    play: Play | None = None
    pages: tuple[Page, ...] = ()
    """The oldest first."""
    presence: Presence = Presence()
    knocks: tuple[Knock, ...] = ()
    wrong_words: tuple[float, ...] = ()
    """When somebody last said a wrong word at the door."""
    chat: tuple[Said, ...] = ()
    stood_in: frozenset[int] = frozenset()
    """The seats that a bot plays for somebody who dropped off."""
    host_told: int | None = None
    """Who everybody was last told to be the host."""
    fight: Fight | None = None


class Seen(Protocol):
    """A table to look at: its state, or the draft of the next one."""

    @property
    def document(self) -> Document: ...
    @property
    def play(self) -> Play | None: ...
    @property
    def pages(self) -> tuple[Page, ...]: ...
    @property
    def presence(self) -> Presence: ...
    @property
    def knocks(self) -> tuple[Knock, ...]: ...
    @property
    def fight(self) -> Fight | None: ...
