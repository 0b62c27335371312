"""What a table tells a page: the stream, and answers to commands."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from rumpus.arena import kind as arena
from rumpus.arena.kind import Arena, BattleBind
from rumpus.engine import Outcome, Prompt, Seat
from rumpus.tables.messages.people import Avatar, BotLevel, PersonColour, Reaction, Settings

UNNUMBERED = 0
"""The `seq` of a message of the stream until a page is told it."""


class HolderInfo(Struct, frozen=True):
    """Somebody who holds a seat."""

    member: int
    name: str
    avatar: Avatar
    colour: PersonColour
    here: bool
    commits: bool
    """Whether the table takes an answer for the seat from them now."""


class SeatInfo(Struct, frozen=True):
    """A seat as everybody at the table sees it. Name, avatar and colour stand for all who hold it."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    avatar: Avatar = "robot"
    colour: PersonColour = "sky"
    level: BotLevel | None = None
    member: int | None = None
    """The captain: whoever holds the seat alone, or leads its team."""
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
    """They came to watch, and want no seat."""


class KnockInfo(Struct, frozen=True):
    """Somebody who waits at the door for the host's nod."""

    id: str
    name: str
    avatar: Avatar
    colour: PersonColour
    spectator: bool


class ScreenInfo(Struct, frozen=True):
    """A shared screen. Everybody knows it by the same face, which it shows itself."""

    id: str
    avatar: Avatar
    colour: PersonColour
    state: Literal["waiting", "watching", "named"]
    """waiting: at the door; watching: it sees what a spectator sees; named: the host let it in, and it may judge."""
    here: bool
    vouched: tuple[int, ...] = ()
    """The members who let it judge."""


class ScreenLink(Struct, frozen=True):
    """A link that lets a shared screen in."""

    link: str
    qr: str
    """The same as a picture, in SVG."""


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
    """The replay of the game that is over."""
    notice: str = ""
    """Something that everybody should know, such as why a game could not go on."""
    misfit: str = ""
    """Why no game can begin under these options with those who sit here."""


class BattleInfo(Struct, frozen=True, kw_only=True):
    """A battle in the arena that is on. What moves comes in snapshots, which are binary (`tables/arena_wire.py`)."""

    battle: str
    """The id that the game gave it, the same in its log and its replay."""
    number: int
    """What frames name it by. A battle that is fought again after a crash has another one."""
    arena: Arena
    """Which floor it is fought on, and so what its snapshots look like."""
    fighters: tuple[Seat, ...]
    """The seats that fight."""
    bodies: tuple[Seat, ...]
    """The seats of body 0, 1, ... of the snapshots; in a duel with swords, the fighters."""
    binds: tuple[tuple[BattleBind, ...], ...]
    """With swords, by fighter: what binds them, in the order of the deck list."""
    tick: int
    """How far it is: 60 ticks are a second."""


class PlaySync(Struct, frozen=True):
    """The whole game as one page may see it."""

    number: int
    """Which game of this table it is, counted from 1."""
    game: str
    options: Any
    now_ms: int
    public: Any
    private: dict[str, Any]
    """By seat, for the seats that the page holds."""
    prompts: dict[str, tuple[Prompt, ...]]
    """By seat, for the seats that the page holds; on a shared screen, those that it may answer."""
    waiting: tuple[int, ...]
    deadlines: dict[str, int]
    """By seat: the game time at which the turn timer runs out."""
    refs: dict[str, int]
    """By seat: the last `ref` that the table has seen of this member, so that a page knows where to go on."""
    pads: dict[str, dict[str, str]]
    """By seat, for the seats that the page holds: what the table keeps for it, by name."""
    recent: tuple[Any, ...]
    """The latest lines of the log."""
    outcome: Outcome | None
    battle: BattleInfo | None
    """The battle in the arena that is on."""


class PeopleNews(Struct, frozen=True, omit_defaults=True):
    """Somebody went, came back, or has another role."""

    kind: Literal["left", "sent_away", "stood_up", "stand_in", "back", "host"]
    """stood_up: their seat is given up, and they are still here; stand_in: they dropped off, and a bot plays for them
    now; back: they play themselves again; host: they are the host now."""
    name: str
    member: int | None = None
    seat: int | None = None
    """The seat of a game that is on, which a bot plays now or that they play again."""


class LogLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """What one action led to, as this page may see it, or `people` news."""

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
    """The seat whose holders alone can read it."""


class Waiting(Struct, frozen=True, tag="waiting", omit_defaults=True):
    """The page waits; its welcome, or a refusal, follows.

    turn: too many codes were tried from its network; nod: the host decides; screen: the host names it."""

    why: Literal["turn", "nod", "screen"]
    avatar: Avatar | None = None
    colour: PersonColour | None = None
    """The face by which the host knows a screen."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to `hello`. If `resumed`, the missed messages follow and the rest here is what it was."""

    you: int | None
    credential: str | None
    screen: str | None
    """On a shared screen: which one of `table.screens` it is."""
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
    """The game anew: it began, went away (None), or the page fell behind."""

    seq: int
    play: PlaySync | None


class Update(Struct, frozen=True, gc=False, tag="update", omit_defaults=True):
    """An action was accepted: what happened and what changed. `engine.delta` says how to read the changes."""

    seq: int
    now_ms: int
    seat: int | None = None
    by: str = ""
    events: tuple[Any, ...] = ()
    own: dict[str, tuple[Any, ...]] | UnsetType = UNSET
    """By seat: the events as that seat saw them, where that differs from `events`."""
    public: Any = None
    private: dict[str, Any] | UnsetType = UNSET
    prompts: dict[str, tuple[Prompt, ...]] | UnsetType = UNSET
    """By seat: the prompts of the seats that the page holds, where they changed."""
    waiting: tuple[int, ...] | UnsetType = UNSET
    deadlines: dict[str, int] | UnsetType = UNSET
    ref: int | UnsetType = UNSET
    """The action of this page that led here."""
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
    """Another page that holds the seat wrote on one of its pads."""

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
    """A battle is staged in the arena. Its snapshots follow, and the pages of its bodies send inputs."""

    seq: int


Cause: TypeAlias = arena.Cause | Literal["stopped"]
"""stopped: the game does not ask for it any more."""


class BattleOver(Struct, frozen=True, tag="battle_over"):
    """A battle in the arena ended. What that means in the game follows as an update."""

    seq: int
    battle: str
    number: int
    cause: Cause
    """Why the first of them lost."""
    losers: tuple[Seat, ...]
    """Several: in the same moment, and they fight again."""
    causes: tuple[Cause, ...]
    """For each loser: why."""
    by: tuple[Seat | None, ...]
    """For each loser: who threw the burrito that hit them, or caught theirs."""
    modifier: str
    """The modifier whose rule was broken, if that was the cause."""
    tick: int


class Notice(Struct, frozen=True, gc=False, tag="notice"):
    """News of the people at the table. In a game it is a line of the log, too."""

    seq: int
    line: LogLine


class Pong(Struct, frozen=True, tag="pong"):
    now_ms: int


class Bye(Struct, frozen=True, tag="bye"):
    """The table ends the connection. If `again`, the page should come back by itself."""

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
