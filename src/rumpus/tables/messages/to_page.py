"""The messages to pages: the stream, and answers to commands."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from rumpus.arena import kind as arena
from rumpus.arena.kind import Arena, BattleBind
from rumpus.bots.coaching import Remark
from rumpus.engine import Outcome, Prompt, Seat
from rumpus.tables.messages.people import Avatar, PersonColour, Reaction
from rumpus.tables.messages.table_info import TableInfo

UNNUMBERED = 0
"""The `seq` of a message before it gets its number in a page's stream."""


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


class Shapes(Struct, frozen=True):
    """The names that brief updates leave out."""

    events: tuple[tuple[str, ...], ...]
    """By kind of event: its type and its fields."""
    public: tuple[str, ...]
    """The fields of the public part."""


class PlaySync(Struct, frozen=True, omit_defaults=True):
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
    shapes: Shapes | UnsetType = UNSET
    """For pages that take brief updates."""


class PeopleNews(Struct, frozen=True, omit_defaults=True):
    """Somebody came, left, came back, or has another role."""

    kind: Literal[
        "joined",
        "watching",
        "left",
        "sent_away",
        "stood_up",
        "dropped",
        "stand_in",
        "back",
        "host",
        "again",
        "sits_out",
    ]
    """stood_up: their seat is given up, and they are still here; dropped: they have no page open; stand_in: the same,
    and a bot plays for them now; back: they are here again, with `seat` they play themselves again; host: they are the
    host now; again: they offer another game; sits_out: they do not play it."""
    name: str
    member: int | None = None
    seat: int | None = None
    """The seat of the current game that a bot plays now, or that they play again."""
    moves: int = 0
    """How many moves a bot has made for somebody who is back."""


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


class BriefUpdate(
    Struct,
    frozen=True,
    gc=False,
    tag="u",
    omit_defaults=True,
    rename={"seq": "n", "now_ms": "t", "seat": "s", "events": "e", "public": "p", "waiting": "w"},
):
    """An `Update` in fewer bytes, for pages that ask for it. `PlaySync.shapes` has the names that are left out."""

    seq: int
    now_ms: int
    seat: int | None = None
    by: str = ""
    events: tuple[Any, ...] = ()
    """An event is a list of its kind's number and its values, or an object as it is."""
    own: dict[str, tuple[Any, ...]] | UnsetType = UNSET
    public: tuple[Any, ...] = ()
    """The changes of the public part: the number of a field, its change, the next number and so on."""
    private: dict[str, Any] | UnsetType = UNSET
    prompts: dict[str, tuple[Prompt, ...]] | UnsetType = UNSET
    waiting: tuple[int, ...] | UnsetType = UNSET
    deadlines: dict[str, int] | UnsetType = UNSET
    ref: int | UnsetType = UNSET
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
    reason: str = ""
    """The name of the message, under which catalogues have it in other languages."""
    told: dict[str, str | int] = {}
    """What it is told with."""


class Answer(Struct, frozen=True, tag="answer"):
    ref: int
    answer: Any


class OfferedToken(Struct, frozen=True, omit_defaults=True):
    """A token that may come next in an answer."""

    prompt: str
    """The id of the prompt that it answers."""
    token: int
    """Its number in the game's alphabet."""
    kind: str
    """The id of its label in the game's catalogue."""
    value: Any = None
    seat: Seat | None = None
    """The seat that it names."""
    idle: bool = False
    """Whether it only takes back or talks."""
    action: Any = None
    """The whole action, if this token completes the answer."""


class Offer(Struct, frozen=True):
    """The answer to a question for choices."""

    tokens: tuple[OfferedToken, ...]


class Meaning(Struct, frozen=True):
    """A choice, and what it means."""

    token: OfferedToken
    means: tuple[Remark, ...]


class Coaching(Struct, frozen=True):
    """What the coach says about the open questions of a seat."""

    asked: tuple[Remark, ...]
    """Empty while the seat is not asked anything."""
    choices: tuple[Meaning, ...]
    waiting: tuple[Seat, ...]
    """The seats that the table waits for."""


class Advice(Struct, frozen=True):
    """What a good bot would do."""

    prompt: str
    """Empty: it would wait."""
    tokens: tuple[OfferedToken, ...]
    """The choices that make up its answer; empty if the answer cannot be told in choices."""
    why: tuple[Remark, ...]


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


QuipMoment: TypeAlias = Literal["hello", "again", "leads", "chases", "hit", "hits", "won", "lost"]
"""The game begins, or another one; a bot leads, or somebody else does; it was hit, or has hit somebody; the end."""


class Quip(Struct, frozen=True, tag="quip"):
    """A bot says a few words. Pages have the sentences."""

    seq: int
    seat: int
    name: str
    moment: QuipMoment
    variant: int
    """Which of the sentences for this moment, from 1."""


class BattleBegan(BattleInfo, frozen=True, tag="battle_began"):
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


Told: TypeAlias = (
    TableChanged | Sync | Update | BriefUpdate | Chat | PadChanged | Reacted | Quip | BattleBegan | BattleOver | Notice
)
"""The messages of the stream. Their first field is their number."""
ToPage: TypeAlias = (
    Waiting
    | Welcome
    | TableChanged
    | Sync
    | Update
    | BriefUpdate
    | Done
    | Rejected
    | Answer
    | Chat
    | PadChanged
    | Reacted
    | Quip
    | BattleBegan
    | BattleOver
    | Notice
    | Pong
    | Bye
)
