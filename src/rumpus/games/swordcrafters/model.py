"""The data types of Swordcrafters: options, actions, events and the parts of a state."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from rumpus.engine import ByField, Clauses, FileModel, Seat, State, View, show
from rumpus.games.swordcrafters.cards import MagicFile, MagicSide, SoloCard, SoloFile, read_magic, read_solo
from rumpus.games.swordcrafters.gems import COLOURS, FORGE, GEM_OF, LETTERS, Gem
from rumpus.games.swordcrafters.grid import Axis
from rumpus.games.swordcrafters.scoring import Score
from rumpus.games.swordcrafters.sword import Side, Sides

CARD_FILE_LENGTH = 40_000


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    magic: Annotated[
        Literal["beginner", "intermediate", "mixed"],
        Meta(
            title="Magic cards",
            description="Which sides lie face up: the easy ones, the hard ones, or a mix.",
            extra={"needs": ("light", False)},
        ),
    ] = "beginner"
    magic_sides: Annotated[
        Literal["by_lot", "bbi", "bii"],
        Meta(
            title="A mix of sides",
            description="Each card's side by lot, two easy and one hard, or one easy and two hard.",
            extra={"needs": ("magic", "mixed")},
        ),
    ] = "by_lot"
    light: Annotated[
        bool,
        Meta(
            title="Lightweight",
            description="Easy magic cards only; only the best side of a sword scores quality, five points a gem.",
        ),
    ] = False
    dual: Annotated[
        bool, Meta(title="Dual wielding", description="Two players craft two swords each. Only for two players.")
    ] = False
    opponents: Annotated[
        Literal[1, 2, 3, 4],
        Meta(title="Opponents in solo", description="How many cards you play against alone. More is harder."),
    ] = 2
    guarded: Annotated[
        bool,
        Meta(title="Guarded swords", description="Others see two sides of your swords. You choose which."),
    ] = False
    hints: Annotated[
        bool, Meta(title="Forecast", description="While crafting, show what your sword would score now.")
    ] = True
    magic_file: Annotated[
        str,
        Meta(
            max_length=CARD_FILE_LENGTH,
            title="Other magic cards",
            description="A file with magic cards of your own, in the form of ours.",
            extra={"kind": "file", "model": FileModel("data/magic.json", MagicFile)},
        ),
    ] = ""
    solo_file: Annotated[
        str,
        Meta(
            max_length=CARD_FILE_LENGTH,
            title="Other solo cards",
            description="A file with solo cards of your own, in the form of ours.",
            extra={"kind": "file", "model": FileModel("data/solo.json", SoloFile)},
        ),
    ] = ""

    def __post_init__(self) -> None:
        for name, text, read in (
            ("magic_file", self.magic_file, read_magic),
            ("solo_file", self.solo_file, read_solo),
        ):
            if text:
                try:
                    read(text)
                except ValueError as error:
                    raise ValueError(f"field `{name}`: {error}") from None
        if self.light and self.magic != "beginner":
            raise ValueError("field `magic`: a lightweight game has beginner sides only (S-LIGHT-1)")


# Actions


GroupNumber: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
SwordNumber: TypeAlias = Annotated[int, Meta(ge=0, le=1)]


class Slice(Struct, frozen=True, tag="slice", forbid_unknown_fields=True):
    """Cut a group in two, along a line of the grid."""

    group: GroupNumber
    axis: Axis
    line: Annotated[int, Meta(ge=0, le=63)]


class Select(Struct, frozen=True, tag="select", forbid_unknown_fields=True):
    """Take a group, for one of the own swords."""

    group: GroupNumber
    sword: SwordNumber = 0


class Discard(Struct, frozen=True, tag="discard", forbid_unknown_fields=True):
    """Solo: put one of the two groups back into the box."""

    group: GroupNumber


class Place(Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    """Put a tile of this round on top of a side."""

    gem: Gem
    side: Side
    sword: SwordNumber = 0


class TakeOff(Struct, frozen=True, tag="take_off", forbid_unknown_fields=True):
    """Take this round's top tile of a side off again."""

    side: Side
    sword: SwordNumber = 0


class Finish(Struct, frozen=True, tag="finish", forbid_unknown_fields=True):
    """Finish crafting in this round."""


class Show(Struct, frozen=True, tag="show", forbid_unknown_fields=True):
    """Guarded swords: turn a sword so that others see these two sides."""

    sides: tuple[Side, Side]
    sword: SwordNumber = 0


Action: TypeAlias = Slice | Select | Discard | Place | TakeOff | Finish | Show


# Events


class RoundBegan(Struct, frozen=True, tag="round_began"):
    clauses: ClassVar[Clauses] = (
        "S-GRID-1",
        ByField("first", {"none": ("S-SOLO-2", "S-SOLO-R3")}, otherwise=("S-SELECT-3", "S-SETUP-4")),
    )

    round: int
    first: Seat | None
    """None in a solo game (S-SOLO-R3)."""


class IconsShown(Struct, frozen=True, tag="icons_shown"):
    """Solo: the card whose icons say how to slice in this round."""

    clauses: ClassVar[Clauses] = ("S-SOLO-2",)

    card: str
    icons: tuple[Axis, ...]


class IconSkipped(Struct, frozen=True, tag="icon_skipped"):
    clauses: ClassVar[Clauses] = ("S-SOLO-R1",)

    axis: Axis
    clause: str = "S-SOLO-R1"


class Sliced(Struct, frozen=True, gc=False, tag="sliced"):
    clauses: ClassVar[Clauses] = ("S-SLICE-2", "S-SLICE-1")

    seat: Seat
    axis: Axis
    line: int
    groups: int
    """The number of groups now."""


class Selected(Struct, frozen=True, gc=False, tag="selected"):
    clauses: ClassVar[Clauses] = (
        "S-SELECT-1",
        ByField("forge", {"yes": ("S-SELECT-3",)}),
        ByField("sword", {"none": ()}, otherwise=("S-DUAL-1",)),
    )

    seat: Seat
    tiles: str
    """The gems of the tiles, one letter each."""
    count: int
    sword: int | None
    """Dual wielding: the sword that it is for."""
    forge: bool


class Discarded(Struct, frozen=True, gc=False, tag="discarded"):
    clauses: ClassVar[Clauses] = ("S-SOLO-2", ByField("count", {"0": ("S-SOLO-R3",)}))

    seat: Seat
    tiles: str
    count: int


class LeftOver(Struct, frozen=True, tag="left_over"):
    """The group that nobody took goes to the box."""

    clauses: ClassVar[Clauses] = ("S-SELECT-2",)

    tiles: str
    count: int


class FirstPlayer(Struct, frozen=True, tag="first_player"):
    """The first player of the next round."""

    clauses: ClassVar[Clauses] = ()

    seat: Seat
    clause: str


class Crafted(Struct, frozen=True, tag="crafted"):
    clauses: ClassVar[Clauses] = ("S-CRAFT-3", "S-CRAFT-1", "S-CRAFT-R2")

    seat: Seat


class Turned(Struct, frozen=True, tag="turned"):
    """A guarded sword was turned."""

    clauses: ClassVar[Clauses] = ("S-OPEN-R1",)

    seat: Seat
    sword: int


class Scored(Struct, frozen=True, tag="scored"):
    clauses: ClassVar[Clauses] = (ByField("seat", {"none": ("S-SOLO-R2",)}), "S-LONG-1", "S-QUAL-1", "S-MAGIC-1")

    seat: Seat | None
    points: int
    name: str = ""
    """The name of an opponent of a solo game, which has no seat."""


class Ended(Struct, frozen=True, tag="ended"):
    clauses: ClassVar[Clauses] = (
        ByField("clause", {"S-WIN-R1": ("S-WIN-1",), "S-SOLO-R4": ("S-SOLO-3",)}),
        "S-ROUNDS-1",
    )

    winners: tuple[Seat, ...]
    clause: str
    shared: bool = False
    """Whether several tie for the first place, including opponents of a solo game."""


Event: TypeAlias = (
    RoundBegan
    | IconsShown
    | IconSkipped
    | Sliced
    | Selected
    | Discarded
    | LeftOver
    | FirstPlayer
    | Crafted
    | Turned
    | Scored
    | Ended
)


# The parts of a state


class Sword(Struct, frozen=True, gc=False):
    """A sword as everybody may see it."""

    sides: Sides
    """"?" is a gem on a side that others do not see."""
    fixed: tuple[int, int, int, int]
    """The number of tiles of each side when the round began: those never move (S-CRAFT-R2)."""
    hand: str
    """The tiles of this round that are not built in yet. Guarded swords: "?" each once others are built in, because
    what leaves the hand would reveal what goes to a hidden side."""
    shown: tuple[Side, ...] = ()
    """Guarded swords: the sides that others see; otherwise empty, and they see all."""
    taken: tuple[str, ...] = ()
    """Guarded swords: the tiles of each round so far, as everybody saw them."""
    layers: tuple[tuple[int, int, int, int], ...] = ()
    """Guarded swords: the number of tiles of each side after each earlier round."""


class Magic(Struct, frozen=True):
    """A magic card on the table."""

    id: str
    level: Literal["beginner", "intermediate"]
    side: MagicSide


class Solo(Struct, frozen=True):
    """A solo game: the opponents, and the card of this round."""

    opponents: tuple[SoloCard, ...]
    card: str
    icons: tuple[Axis, ...]
    icon: int
    """The index of the next icon."""
    drawn: tuple[str, ...] = ()
    """The cards of the rounds so far."""


TONES = {letter: f"var(--gem-{colour})" for letter, colour in zip(LETTERS, COLOURS, strict=True)}
CELL_NAMES = {**GEM_OF, FORGE: "forge"}
"""The colours and names of tiles on the generic board."""


class Public(Struct, frozen=True, gc=False):
    round: int
    phase: Literal["slice", "discard", "select", "craft", "over"]
    step: Annotated[int, show("nothing")]
    """Incremented with each slice, selection and round."""
    columns: Annotated[int, show("nothing")]
    rows: Annotated[int, show("nothing")]
    grid: Annotated[str, show("grid", columns_in="columns", colours=TONES, names=CELL_NAMES)]
    """The gem of each cell, row by row; # is the forge."""
    groups: Annotated[tuple[tuple[int, ...], ...], show("nothing")]
    """The groups of cells."""
    taken: Annotated[tuple[int | None, ...], show("nothing")]
    """By group: twice the seat that took it, plus the number of the sword."""
    first: Seat
    order: Annotated[tuple[Seat, ...], show("nothing")]
    """The order of turns for slicing, then for selecting."""
    turn: Annotated[int, show("nothing")]
    """The index in `order`."""
    swords: tuple[tuple[Sword, ...], ...]
    done: tuple[bool, ...]
    """By seat: whether it is done with crafting."""
    box: Annotated[str, show("nothing")]
    """The tiles that are out of the game, which everybody saw."""
    stack: Annotated[int, show("pile", "Tiles left")]
    """The number of tiles in the stacks."""
    magic: tuple[Magic, ...]
    solo: Solo | None
    scores: tuple[Score, ...] = ()
    over: Annotated[str, show("nothing")] = ""
    """The clause that ended the game."""


class Private(Struct, frozen=True, gc=False):
    swords: tuple[Sides, ...] | None
    """Guarded swords: the seat's own swords, with all sides."""
    hands: tuple[str, ...] | None = None
    """Guarded swords: by sword, the tiles of this round that are not built in yet."""


class Hidden(Struct, frozen=True, gc=False):
    stack: str
    """The tiles to come, the next first."""
    solo: tuple[str, ...]
    """The solo cards to come."""


SwordState: TypeAlias = State[Public, Private, Hidden]
SwordView: TypeAlias = View[Public, Private]


# Questions


class Forecast(Struct, frozen=True, tag="forecast", forbid_unknown_fields=True):
    """Question: what would everybody score if the game ended now? (only with hints)"""


class ForecastAnswer(Struct, frozen=True, tag="forecast"):
    score: Score
    """The seat's own score; magic cards are compared with what can be seen of the others."""
