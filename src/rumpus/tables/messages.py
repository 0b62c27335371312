"""The wire: every message between a page and its table. The TypeScript types are generated from this module.

A page says `hello` first, then sends commands; each carries a `ref` and is answered by `done`, `rejected`, `answer`,
or, for an accepted action, by the `update` that carries its `ref`. Messages with a `seq` form the page's stream: they
count up by one without gaps, and after a dropped connection the page names the last one it has.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from rumpus.engine import Outcome, Prompt, Seat

Avatar: TypeAlias = Literal[
    "shrimp", "crab", "octopus", "fox", "owl", "cat", "bear", "frog", "robot", "ghost", "cactus", "rocket"
]
PersonColour: TypeAlias = Literal["tomato", "tangerine", "sun", "leaf", "sea", "sky", "grape", "rose"]
BotLevel: TypeAlias = Literal["random", "easy", "good", "best"]
Arena: TypeAlias = Literal["duel", "volley"]
"""What kind of battle it is: with swords, or with burritos."""
Reaction: TypeAlias = Literal["laugh", "wow", "clap", "sad", "angry", "hurry"]

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=12)]
Ref: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
MemberId: TypeAlias = Annotated[int, Meta(ge=0)]
CHAT_LENGTH = 200
PAD_LENGTH = 4000
SHORTEST_CM = 50
TALLEST_CM = 250
PadName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z_]{1,20}(?!\n)$")]


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """How a guest appears at a table."""

    name: Name
    avatar: Avatar
    colour: PersonColour
    height_cm: Annotated[int, Meta(ge=0, le=TALLEST_CM)] = 0
    """For games in which it matters who is shorter; 0: not told."""

    def __post_init__(self) -> None:
        if 0 < self.height_cm < SHORTEST_CM:
            raise ValueError(f"a height is from {SHORTEST_CM} to {TALLEST_CM} cm, or 0 if it is not told")


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run, whatever game is on it."""

    public: Annotated[
        bool, Meta(title="Public table", description="List it on the home page, so that anyone here can join.")
    ] = False
    locked: Annotated[bool, Meta(title="Locked", description="Nobody new can sit down, even with the code.")] = False
    spectators: Annotated[
        bool, Meta(title="Spectators", description="People without a seat may watch what lies open on the table.")
    ] = True
    chat: Annotated[bool, Meta(title="Chat", description="Players can write to each other.")] = True
    turn_s: Annotated[
        Literal[0, 30, 60, 90],
        Meta(title="Turn timer", description="Seconds for a choice; 0 is no timer. Then the stand-in bot chooses."),
    ] = 0
    grace_s: Annotated[
        int,
        Meta(
            ge=5,
            le=3600,
            title="Grace time",
            description="Seconds that the table waits for someone who dropped off before a bot plays for them.",
            extra={"unit": "s"},
        ),
    ] = 60
    stand_in: Annotated[
        BotLevel, Meta(title="Stand-in bot", description="The level of the bot that plays for absent players.")
    ] = "good"
    commits: Annotated[
        Literal["captain", "anyone"],
        Meta(
            title="Who confirms for a team",
            description="Everybody in a team sees and drafts the same. Its captain gives the answer, or anyone in it.",
        ),
    ] = "captain"
    screen_judges: Annotated[
        bool,
        Meta(
            title="The screen runs fights",
            description="Whoever stands at the shared screen may start and judge a fight there, for its Boss.",
        ),
    ] = True


# From the page


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message. With a credential the page comes back to its place; with `stream` and `last_seq` it gets
    only what it missed."""

    table: Code
    role: Literal["player", "spectator", "screen"] = "player"
    profile: Profile | None = None
    credential: Annotated[str, Meta(max_length=100)] | None = None
    stream: Annotated[str, Meta(max_length=100)] | None = None
    last_seq: Annotated[int, Meta(ge=0)] | None = None


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Answer a prompt. `ref` counts up per seat and member; one seen before gets the same answer again and does
    nothing."""

    ref: Ref
    seat: Seat
    prompt: Annotated[str, Meta(max_length=100)]
    action: Raw


class Consult(Struct, frozen=True, tag="consult", forbid_unknown_fields=True):
    """Ask the game a question that changes nothing (odds)."""

    ref: Ref
    seat: Seat
    question: Raw


class TakeSeat(Struct, frozen=True, tag="take_seat", forbid_unknown_fields=True):
    """Sit down; where people sit already and the game has teams, join them. With a profile, somebody else on the
    same device sits down (hot-seat)."""

    ref: Ref
    seat: Seat
    profile: Profile | None = None


class LeaveSeat(Struct, frozen=True, tag="leave_seat", forbid_unknown_fields=True):
    ref: Ref
    seat: Seat


class NameCaptain(Struct, frozen=True, tag="name_captain", forbid_unknown_fields=True):
    """Captain or host: make another holder the captain of a seat."""

    ref: Ref
    seat: Seat
    member: MemberId


class SetPad(Struct, frozen=True, tag="set_pad", forbid_unknown_fields=True):
    """Keep text for a seat: notes, drafts. All its holders read and write it, and the last one to write wins. It is
    no part of the game, and gone when the next one begins. Empty text removes it."""

    ref: Ref
    seat: Seat
    name: PadName
    text: Annotated[str, Meta(max_length=PAD_LENGTH)]


class SetReady(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    ref: Ref
    seat: Seat
    ready: bool


class SetProfile(Struct, frozen=True, tag="profile", forbid_unknown_fields=True):
    ref: Ref
    profile: Profile


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Leave the table for good."""

    ref: Ref


class AddBot(Struct, frozen=True, tag="add_bot", forbid_unknown_fields=True):
    """Host: put a bot into an empty seat, or change the level of the bot there."""

    ref: Ref
    seat: Seat
    level: BotLevel


class Kick(Struct, frozen=True, tag="kick", forbid_unknown_fields=True):
    """Host: empty a seat, or with `member` take one of its holders out of it. A person without another seat is sent
    away; in a game a bot takes over an empty seat."""

    ref: Ref
    seat: Seat
    member: MemberId | None = None


class Swap(Struct, frozen=True, tag="swap", forbid_unknown_fields=True):
    """Host: exchange what is in two seats."""

    ref: Ref
    seat: Seat
    other: Seat


class HandOver(Struct, frozen=True, tag="hand_over", forbid_unknown_fields=True):
    """Host: make another member the host."""

    ref: Ref
    member: MemberId


class SlowDown(Struct, frozen=True, tag="slow_down", forbid_unknown_fields=True):
    """Host: give a seat twice the time on the turn timer."""

    ref: Ref
    seat: Seat
    slow: bool


class Configure(Struct, frozen=True, tag="configure", forbid_unknown_fields=True):
    """Host: change the game, its options or the table's settings; whole values replace the old ones."""

    ref: Ref
    game: Annotated[str, Meta(max_length=40)] | None = None
    options: Raw | UnsetType = UNSET
    settings: Raw | UnsetType = UNSET


class Start(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Host: begin. With `anyway`, also if somebody is not ready."""

    ref: Ref
    anyway: bool = False


class Pause(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Host: stop the game's clock, or let it run again."""

    ref: Ref
    paused: bool


class PlayAgain(Struct, frozen=True, tag="play_again", forbid_unknown_fields=True):
    """Host, after a game: the same game with the same people, at once."""

    ref: Ref


class BackToLobby(Struct, frozen=True, tag="back_to_lobby", forbid_unknown_fields=True):
    """Host: leave the game that is on the table and choose again, with the same people."""

    ref: Ref


class Rule(Struct, frozen=True, tag="rule", forbid_unknown_fields=True):
    """Host: say how a battle ended that the seats could not settle, and by which clause. The game judges whether the
    host may."""

    ref: Ref
    battle: Annotated[str, Meta(max_length=100)]
    """The id that the game gave it."""
    losers: Annotated[tuple[Seat, ...], Meta(max_length=64)]
    clause: Annotated[str, Meta(max_length=40)]


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Write to everybody, or to those alone who hold the same seat (`seat`, on a device that holds several)."""

    ref: Ref
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    to: Literal["all", "team"] = "all"
    seat: Seat | None = None


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    ref: Ref
    reaction: Reaction


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Asks for a `pong`, to see that the connection is alive."""


Command: TypeAlias = (
    Act
    | Consult
    | TakeSeat
    | LeaveSeat
    | NameCaptain
    | SetPad
    | SetReady
    | SetProfile
    | Leave
    | AddBot
    | Kick
    | Swap
    | HandOver
    | SlowDown
    | Configure
    | Start
    | Pause
    | PlayAgain
    | BackToLobby
    | Rule
    | Say
    | React
)
FromPage: TypeAlias = Hello | Ping | Command


# To the page


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
    screens: int
    """How many shared screens are connected."""
    replay: str | None
    """The replay of the game that is over."""
    notice: str = ""
    """Something that everybody should know, such as why a game could not go on."""


class BattleBind(Struct, frozen=True):
    """A modifier that binds a fighter of a battle."""

    modifier: str
    value: float


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


class LogLine(Struct, frozen=True, omit_defaults=True):
    """What one action led to, as this page may see it."""

    at_ms: int
    events: tuple[Any, ...]
    seat: int | None = None
    by: str = ""
    own: dict[str, tuple[Any, ...]] = {}


class ChatLine(Struct, frozen=True):
    member: int
    name: str
    text: str
    team: int | None = None
    """The seat whose holders alone can read it."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to `hello`. If `resumed`, the missed messages follow and the rest here is what it was."""

    you: int | None
    credential: str | None
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


class Update(Struct, frozen=True, tag="update", omit_defaults=True):
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


class Done(Struct, frozen=True, tag="done"):
    ref: int


class Rejected(Struct, frozen=True, tag="rejected", omit_defaults=True):
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


class BattleOver(Struct, frozen=True, tag="battle_over"):
    """A battle in the arena ended. What that means in the game follows as an update."""

    seq: int
    battle: str
    number: int
    cause: Literal["hit", "broken", "caught", "foul", "grab", "lot", "stopped"]
    """hit by a blade or a burrito; a rule broken; a throw caught; a foul; a grab by somebody outside; drawn by lot;
    stopped: the game does not ask for it any more."""
    losers: tuple[Seat, ...]
    """Several: in the same moment, and they fight again."""
    by: Seat | None
    """Who threw the burrito that hit the first of them, or caught theirs."""
    modifier: str
    """The modifier whose rule was broken, if that was the cause."""
    tick: int


class Pong(Struct, frozen=True, tag="pong"):
    now_ms: int


class Bye(Struct, frozen=True, tag="bye"):
    """The table ends the connection. If `again`, the page should come back by itself."""

    code: str
    message: str
    again: bool


ToPage: TypeAlias = (
    Welcome
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
    | Pong
    | Bye
)
