"""The messages to pages: the stream, and answers to commands."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from rumpus.arena import kind as arena
from rumpus.arena.kind import Arena, BattleBind
from rumpus.engine import Outcome, Prompt, Seat
from rumpus.tables.messages.people import Avatar, BotLevel, PersonColour, Reaction, Settings

UNNUMBERED = 0
"""The `seq` of a message before it gets its number in a page's stream."""


class HolderInfo(Struct, frozen=True):
    """Somebody who holds a seat."""

    member: int
    name: str
    avatar: Avatar
    colour: PersonColour
    here: bool
    commits: bool
    """Whether the table accepts answers for the seat from them now."""


class SeatInfo(Struct, frozen=True):
    """A seat as everybody at the table sees it. Name, avatar and colour represent all its holders."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    avatar: Avatar = "robot"
    colour: PersonColour = "sky"
    level: BotLevel | None = None
    member: int | None = None
    """The captain: the only holder, or the leader of the team."""
    ready: bool = False
    slow: bool = False
    presence: Literal["here", "away", "stand_in"] = "here"
    """away: all its holders dropped off, the table waits; stand_in: a bot plays until one is back."""
    holders: tuple[HolderInfo, ...] = ()
    """The captain first."""


class MemberInfo(Struct, frozen=True):
    id: int
    name: str
    avatar: Avatar
    colour: PersonColour
    here: bool
    spectator: bool
    """Whether they came to watch, without a seat."""


class KnockInfo(Struct, frozen=True):
    """Somebody who waits at the door for the host's nod."""

    id: str
    name: str
    avatar: Avatar
    colour: PersonColour
    spectator: bool


class ScreenInfo(Struct, frozen=True):
    """A shared screen. It shows its face (avatar and colour), by which people recognise it."""

    id: str
    avatar: Avatar
    colour: PersonColour
    state: Literal["waiting", "watching", "named"]
    """waiting: at the door; watching: it sees what a spectator sees; named: the host has admitted it, and it may
    judge."""
    here: bool
    vouched: tuple[int, ...] = ()
    """The members who vouch for it."""


class ScreenLink(Struct, frozen=True):
    """A link that lets a shared screen in."""

    link: str
    qr: str
    """Its QR code as SVG."""


class TableInfo(Struct, frozen=True):
    """Everything about a table except the game on it. Holds no secrets."""

    code: str
    link: str
    game: str
    options: Any
    settings: Settings
    phase: Literal["lobby", "playing", "over"]
    host: int | None
    seats: tuple[SeatInfo, ...]
    members: tuple[MemberInfo, ...]
    paused: bool
    screens: tuple[ScreenInfo, ...]
    knocks: tuple[KnockInfo, ...]
    replay: str | None
    """The id of the replay of the finished game."""
    notice: str = ""
    """A message for everybody, such as why a game could not go on."""
    misfit: str = ""
    """Why no game can begin under these options with the people who sit here; empty if it can."""


class BattleInfo(Struct, frozen=True, kw_only=True):
    """The current arena battle. Its motion comes in binary snapshots (`tables/arena_wire.py`)."""

    battle: str
    """The game's id of it, also used in log and replay."""
    number: int
    """Its number in binary frames. A battle that is fought again after a crash has another one."""
    arena: Arena
    """The kind of battle, and so the format of its snapshots."""
    fighters: tuple[Seat, ...]
    """The seats that fight."""
    bodies: tuple[Seat, ...]
    """The seat of each body in the snapshots; in a sword duel, the fighters."""
    binds: tuple[tuple[BattleBind, ...], ...]
    """In a sword duel, by fighter: the modifiers that bind them, in deck-list order."""
    tick: int
    """Its current tick; 60 ticks are a second."""


class PlaySync(Struct, frozen=True):
    """The whole game as one page may see it."""

    number: int
    """The number of the game at this table, from 1."""
    game: str
    options: Any
    now_ms: int
    public: Any
    private: dict[str, Any]
    """By seat: the private parts of the seats that the page holds."""
    prompts: dict[str, tuple[Prompt, ...]]
    """By seat: the prompts of the seats that the page holds; on a shared screen, those that it may answer."""
    waiting: tuple[int, ...]
    deadlines: dict[str, int]
    """By seat: the game time at which the turn timer runs out."""
    refs: dict[str, int]
    """By seat: the last `ref` of this member, from which the page goes on counting."""
    pads: dict[str, dict[str, str]]
    """By seat, for the seats that the page holds: its pads by name."""
    recent: tuple[Any, ...]
    """The latest lines of the log."""
    outcome: Outcome | None
    battle: BattleInfo | None
    """The current arena battle."""


class PeopleNews(Struct, frozen=True, omit_defaults=True):
    """Somebody left, came back, or has another role."""

    kind: Literal["left", "sent_away", "stood_up", "stand_in", "back", "host"]
    """stood_up: their seat is given up, and they are still here; stand_in: they dropped off, and a bot plays for them
    now; back: they play themselves again; host: they are the host now."""
    name: str
    member: int | None = None
    seat: int | None = None
    """The seat of the current game that a bot plays now, or that they play again."""


class LogLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """The events of one action as this page may see them, or `people` news."""

    at_ms: int
    events: tuple[Any, ...]
    seat: int | None = None
    by: str = ""
    own: dict[str, tuple[Any, ...]] = {}
    people: PeopleNews | None = None


class ChatLine(Struct, frozen=True):
    member: int
    name: str
    text: str
    team: int | None = None
    """The seat whose holders alone may read it."""


class Waiting(Struct, frozen=True, tag="waiting", omit_defaults=True):
    """The page waits; its welcome, or a refusal, follows.

    turn: too many codes were tried from its network; nod: the host decides; screen: the host has to name it."""

    why: Literal["turn", "nod", "screen"]
    avatar: Avatar | None = None
    colour: PersonColour | None = None
    """The face by which the host recognises a screen."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to `hello`. If `resumed`, the missed messages follow, and everything else is unchanged."""

    you: int | None
    credential: str | None
    screen: str | None
    """On a shared screen: its id in `table.screens`."""
    stream: str
    seq: int
    resumed: bool
    table: TableInfo
    play: PlaySync | None
    chat: tuple[ChatLine, ...]


class TableChanged(Struct, frozen=True, tag="table"):
    seq: int
    table: TableInfo


class Sync(Struct, frozen=True, tag="sync"):
    """The whole game: it began, ended (None), or the page fell behind."""

    seq: int
    play: PlaySync | None


class Update(Struct, frozen=True, gc=False, tag="update", omit_defaults=True):
    """An action was accepted: its events and changes. `engine.delta` describes the format of changes."""

    seq: int
    now_ms: int
    seat: int | None = None
    by: str = ""
    events: tuple[Any, ...] = ()
    own: dict[str, tuple[Any, ...]] | UnsetType = UNSET
    """By seat: the events as that seat saw them, if they differ from `events`."""
    public: Any = None
    private: dict[str, Any] | UnsetType = UNSET
    prompts: dict[str, tuple[Prompt, ...]] | UnsetType = UNSET
    """By seat: the changed prompts of the seats that the page holds."""
    waiting: tuple[int, ...] | UnsetType = UNSET
    deadlines: dict[str, int] | UnsetType = UNSET
    ref: int | UnsetType = UNSET
    """The `ref` of this page's action that caused it."""
    outcome: Outcome | None = None


class Done(Struct, frozen=True, gc=False, tag="done"):
    ref: int


class Rejected(Struct, frozen=True, gc=False, tag="rejected", omit_defaults=True):
    """The command was refused and nothing has changed."""

    code: str
    message: str
    ref: int | None = None
    clause: str = ""
    field: str = ""


class Answer(Struct, frozen=True, tag="answer"):
    ref: int
    answer: Any


class Chat(Struct, frozen=True, tag="chat"):
    seq: int
    line: ChatLine


class PadChanged(Struct, frozen=True, tag="pad"):
    """Another page of the seat changed one of its pads."""

    seq: int
    seat: int
    name: str
    text: str
    member: int


class Reacted(Struct, frozen=True, tag="reaction"):
    seq: int
    member: int
    name: str
    reaction: Reaction


class BattleBegan(BattleInfo, frozen=True, kw_only=True, tag="battle_began"):
    """An arena battle begins. Its snapshots follow, and the pages of its bodies send inputs."""

    seq: int


Cause: TypeAlias = arena.Cause | Literal["stopped"]
"""stopped: the game no longer asks for the battle."""


class BattleOver(Struct, frozen=True, tag="battle_over"):
    """An arena battle ended. Its effect on the game follows as an update."""

    seq: int
    battle: str
    number: int
    cause: Cause
    """The cause of the first loss."""
    losers: tuple[Seat, ...]
    """Several if they lost at the same time; then they fight again."""
    causes: tuple[Cause, ...]
    """The cause for each loser."""
    by: tuple[Seat | None, ...]
    """For each loser: the seat that threw the burrito that hit them, or caught theirs."""
    modifier: str
    """The modifier whose rule was broken, if that was the cause."""
    tick: int


class Notice(Struct, frozen=True, gc=False, tag="notice"):
    """News about the people at the table. In a game it is also a line of the log."""

    seq: int
    line: LogLine


class Pong(Struct, frozen=True, tag="pong"):
    now_ms: int


class Bye(Struct, frozen=True, tag="bye"):
    """The table closes the connection. If `again`, the page should reconnect by itself."""

    code: str
    message: str
    again: bool


Told: TypeAlias = TableChanged | Sync | Update | Chat | PadChanged | Reacted | BattleBegan | BattleOver | Notice
"""The messages of the stream, which are numbered."""
ToPage: TypeAlias = (
    Waiting
    | Welcome
    | TableChanged
    | Sync
    | Update
    | Done
    | Rejected
    | Answer
    | Chat
    | PadChanged
    | Reacted
    | BattleBegan
    | BattleOver
    | Notice
    | Pong
    | Bye
)
