"""People and settings of a table: types used in both directions."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

Avatar: TypeAlias = Literal[
    "shrimp", "crab", "octopus", "fox", "owl", "cat", "bear", "frog", "robot", "ghost", "cactus", "rocket"
]
PersonColour: TypeAlias = Literal["tomato", "tangerine", "sun", "leaf", "sea", "sky", "grape", "rose"]
PERSON_COLOURS: tuple[PersonColour, ...] = get_args(PersonColour)
BotLevel: TypeAlias = Literal["random", "easy", "good", "best"]
SeatLevel: TypeAlias = Literal["company", "random", "easy", "good", "best"]
"""The level of a bot with a seat of its own. Company is as strong as the people at its table (`heart/fitting.py`)."""
SEAT_LEVELS: tuple[SeatLevel, ...] = get_args(SeatLevel)
Reaction: TypeAlias = Literal["laugh", "wow", "clap", "sad", "angry", "hurry"]

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=12)]
DoorId: TypeAlias = Annotated[str, Meta(max_length=40)]
"""The id of somebody who waits at the door, or of a shared screen."""
Ref: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
MemberId: TypeAlias = Annotated[int, Meta(ge=0)]
CHAT_LENGTH = 200
WORD_LENGTH = 40
PAD_LENGTH = 4000
SHORTEST_CM = 50
TALLEST_CM = 250
PadName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z_]{1,20}(?!\n)$")]


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """The appearance of a person at a table."""

    name: Name
    avatar: Avatar
    colour: PersonColour
    height_cm: Annotated[int, Meta(ge=0, le=TALLEST_CM)] = 0
    """For games in which it matters who is shorter; 0: unknown."""

    def __post_init__(self) -> None:
        if 0 < self.height_cm < SHORTEST_CM:
            raise ValueError(f"a height is from {SHORTEST_CM} to {TALLEST_CM} cm, or 0 if it is not told")


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table, independent of its game."""

    public: Annotated[
        bool, Meta(title="Public table", description="List it on the home page, so that anyone here can join.")
    ] = False
    locked: Annotated[bool, Meta(title="Locked", description="Nobody new can sit down, even with the code.")] = False
    spectators: Annotated[
        bool, Meta(title="Spectators", description="People without a seat may watch what lies open on the table.")
    ] = True
    nod: Annotated[
        bool,
        Meta(title="Ask the host", description="Whoever comes with the code waits until the host lets them in."),
    ] = False
    word: Annotated[
        str,
        Meta(
            max_length=WORD_LENGTH,
            title="Word at the door",
            description="Whoever comes with the code must say this word, too. Empty: there is none.",
        ),
    ] = ""
    ready_check: Annotated[
        bool,
        Meta(title="Ready check", description="Everybody says when they are ready. Otherwise whoever sits is ready."),
    ] = False
    chat: Annotated[bool, Meta(title="Chat", description="Players can write to each other.")] = True
    coach: Annotated[
        bool,
        Meta(title="Coach", description="Whoever likes may ask the coach what a choice means, and what to do."),
    ] = True
    bot_words: Annotated[
        bool, Meta(title="Bots talk", description="Now and then a bot says a few words. It never tells a secret.")
    ] = True
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
            description="Whoever stands at a shared screen that the host let in may start and judge a fight there.",
        ),
    ] = True
