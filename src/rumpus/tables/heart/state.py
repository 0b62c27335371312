"""The state on which a table decides: its people and the game. Immutable, and without connections."""

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
    """A connected page."""

    stream: str
    """The id of its stream."""
    role: Role
    member: int | None = None
    screen: Screen | None = None
    """The shared screen that it is, if any."""
    brief: bool = False
    """Whether it takes brief updates."""


class Knock(Struct, frozen=True):
    """A page that waits at the door, with its hello."""

    id: str
    page: Page
    hello: Hello
    key: str | None
    """The key that it gets if it is admitted, by which it is known when it comes back."""


class Said(Struct, frozen=True):
    """A line of the chat; for a team's line with the members who could read it."""

    line: ChatLine
    readers: frozenset[int] = frozenset()


class Fight(Struct, frozen=True):
    """The current arena battle."""

    game_id: str
    setup: Any
    info: BattleInfo
    parts: int = 0
    """The number of recorded parts."""


class Rematch(Struct, frozen=True):
    """Another game that was offered."""

    yes: frozenset[int]
    """The members who agree."""
    until: float
    """When it begins even if somebody has not answered."""


class State(Struct, frozen=True, gc=False):
    document: Document
    play: Play | None = None
    pages: tuple[Page, ...] = ()
    """The connected pages, the oldest first."""
    presence: Presence = Presence()
    knocks: tuple[Knock, ...] = ()
    wrong_words: tuple[float, ...] = ()
    """The times of recent wrong words at the door."""
    chat: tuple[Said, ...] = ()
    stood_in: frozenset[int] = frozenset()
    """The seats that a stand-in plays."""
    stepped_in: frozenset[int] = frozenset()
    """The seats of absent people for which the host let a bot play at once."""
    played_for: dict[int, int] = {}
    """By seat: the number of moves that a stand-in has made since its people are gone."""
    dropped: frozenset[int] = frozenset()
    """The absent members that were announced."""
    unseen: frozenset[int] = frozenset()
    """The members who have not come since the table was loaded: they did not drop off, the server was away."""
    rematch: Rematch | None = None
    host_told: int | None = None
    """The host that was announced last."""
    fight: Fight | None = None


class Seen(Protocol):
    """Read access to a state, or to the draft of the next one."""

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
    def stepped_in(self) -> frozenset[int]: ...
    @property
    def fight(self) -> Fight | None: ...
