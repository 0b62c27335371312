"""The messages of pages: hello, and commands."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from rumpus.engine import Seat
from rumpus.tables.messages.people import (
    CHAT_LENGTH,
    PAD_LENGTH,
    WORD_LENGTH,
    Code,
    DoorId,
    MemberId,
    PadName,
    Profile,
    Reaction,
    Ref,
    SeatLevel,
)

MOST_TOKENS = 64
"""The longest answer that a page may spell."""


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message. With a credential the page comes back to its place (a shared screen to its rights); with
    `stream` and `last_seq` it gets only what it missed."""

    table: Code
    role: Literal["player", "spectator", "screen"] = "player"
    profile: Profile | None = None
    credential: Annotated[str, Meta(max_length=100)] | None = None
    stream: Annotated[str, Meta(max_length=100)] | None = None
    last_seq: Annotated[int, Meta(ge=0)] | None = None
    word: Annotated[str, Meta(max_length=WORD_LENGTH)] | None = None
    """The table's word, if it asks for one besides its code."""
    brief: bool = False
    """The page takes brief updates."""
    sit: bool = False
    """A new player sits down at once, if there is a free place and no game is on."""


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


class AskChoices(Struct, frozen=True, tag="choices", forbid_unknown_fields=True):
    """Ask which tokens may come next in an answer; the answer is an `Offer`."""

    ref: Ref
    seat: Seat
    prompt: Annotated[str, Meta(max_length=100)] = ""
    """The prompt to answer; without one, the first tokens for all open prompts."""
    said: Annotated[tuple[Annotated[int, Meta(ge=0)], ...], Meta(max_length=MOST_TOKENS)] = ()
    """The tokens chosen so far."""


class AskCoach(Struct, frozen=True, tag="coach", forbid_unknown_fields=True):
    """Ask the coach what the open question means (answered by `Coaching`), or what a good bot would do (`Advice`)."""

    ref: Ref
    seat: Seat
    advise: bool = False


class TakeSeat(Struct, frozen=True, tag="take_seat", forbid_unknown_fields=True):
    """Sit down, or join the team that sits there. With a profile, another person on the same device sits down
    (hot-seat)."""

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
    """Store a text for a seat: notes, drafts. All its holders read and write it; the last write wins. It is not part of
    the game, and removed when the next one begins. Empty text removes it."""

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
    """Host: put a bot into an empty seat, or change the level of the bot there. Without a level it is a fitting one."""

    ref: Ref
    seat: Seat
    level: SeatLevel | None = None


class FillWithBots(Struct, frozen=True, tag="fill", forbid_unknown_fields=True):
    """Host: put bots of a fitting level into as many empty seats as `TableInfo.fills` says."""

    ref: Ref


class StepIn(Struct, frozen=True, tag="step_in", forbid_unknown_fields=True):
    """Host: let a bot play at once for somebody who dropped off, until they are back."""

    ref: Ref
    seat: Seat


class Kick(Struct, frozen=True, tag="kick", forbid_unknown_fields=True):
    """Host: empty a seat, or with `member` remove one of its holders. A person without another seat is sent away; in a
    game a bot takes over an empty seat."""

    ref: Ref
    seat: Seat
    member: MemberId | None = None


class SendAway(Struct, frozen=True, tag="send_away", forbid_unknown_fields=True):
    """Host: send a person away, with a seat or without, or a shared screen, whose link becomes invalid. In a game a bot
    takes over the seat."""

    ref: Ref
    member: MemberId | None = None
    screen: DoorId | None = None


class Admit(Struct, frozen=True, tag="admit", forbid_unknown_fields=True):
    """Host: admit or refuse somebody who waits at the door; let a shared screen judge fights.

    Anybody with a seat can do the latter for a screen that the host has admitted, and so vouch for it: a screen judges
    a battle only if somebody who does not fight in it vouches for the screen."""

    ref: Ref
    who: DoorId
    yes: bool = True


class InviteScreen(Struct, frozen=True, tag="invite_screen", forbid_unknown_fields=True):
    """Host: make a link that lets a shared screen in. The answer is a `ScreenLink`."""

    ref: Ref


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
    """Host: change the game, its options or the table's settings; whole values replace the old ones, except that files
    which the options do not name stay. Files come over HTTP: they may be larger than a message."""

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
    """Host, after a game: begin the same game with the same people at once."""

    ref: Ref


class OfferRematch(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """After a game: offer the same game with the same people, or agree to it. It begins when everybody who is here has
    agreed, or after a while. Who says no gives up their seat."""

    ref: Ref
    yes: bool = True


class BackToLobby(Struct, frozen=True, tag="back_to_lobby", forbid_unknown_fields=True):
    """Host: leave the game that is on the table and choose again, with the same people."""

    ref: Ref


class Rule(Struct, frozen=True, tag="rule", forbid_unknown_fields=True):
    """Host: decide a battle that the seats could not settle. The game judges whether the host may."""

    ref: Ref
    battle: Annotated[str, Meta(max_length=100)]
    """The id that the game gave it."""
    losers: Annotated[tuple[Seat, ...], Meta(max_length=64)]
    clause: Annotated[str, Meta(max_length=40)]


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Write to everybody, or only to the holders of the same seat (`seat`, on a device that holds several)."""

    ref: Ref
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    to: Literal["all", "team"] = "all"
    seat: Seat | None = None


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    ref: Ref
    reaction: Reaction


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Ask for a `pong`, to check the connection."""


Command: TypeAlias = (
    Act
    | Consult
    | AskChoices
    | AskCoach
    | TakeSeat
    | LeaveSeat
    | NameCaptain
    | SetPad
    | SetReady
    | SetProfile
    | Leave
    | AddBot
    | FillWithBots
    | StepIn
    | Kick
    | SendAway
    | Admit
    | InviteScreen
    | Swap
    | HandOver
    | SlowDown
    | Configure
    | Start
    | Pause
    | PlayAgain
    | OfferRematch
    | BackToLobby
    | Rule
    | Say
    | React
)
FromPage: TypeAlias = Hello | Ping | Command
