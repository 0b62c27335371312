"""The kinds of cards: ours, or those of an uploaded file (F-CARDS-R1). Pure."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from rumpus.games.fake_swords.lines import decoded, line_of

FILES = "rumpus.games.fake_swords.data"
FEWEST_CARDS = 24
"""Of four colours: enough for six sets."""
MOST_CARDS = 240
CARDS_A_SET = 3
SETS_TO_WIN = 3

Colour: TypeAlias = Literal["purple", "green", "yellow", "black"]
COLOURS: tuple[Colour, ...] = ("purple", "green", "yellow", "black")
Move: TypeAlias = Literal["lunge", "feint", "parry"]
MOVES: tuple[Move, ...] = ("lunge", "feint", "parry")

Modifier: TypeAlias = Literal[
    "hop", "tether", "pace", "other_hand", "no_retreat", "short_arm",
    "spin", "fetch", "paces", "one_pile", "sit", "blind",
    "freeze", "cry", "switch", "give_ground", "twirl", "bow",
    "second_wind", "shield", "head_start", "half_target", "any_limb",
]  # fmt: skip
MODIFIERS: dict[Colour, tuple[Modifier, ...]] = {
    "purple": ("hop", "tether", "pace", "other_hand", "no_retreat", "short_arm"),
    "green": ("spin", "fetch", "paces", "one_pile", "sit", "blind"),
    "yellow": ("freeze", "cry", "switch", "give_ground", "twirl", "bow"),
    "black": ("second_wind", "shield", "head_start", "half_target", "any_limb"),
}
"""The arena's modifiers by the card colour that they suit: the whole fight, the start, a touch, an advantage."""

Effect: TypeAlias = Literal[
    "none", "bar", "stray", "idle", "turned", "lot", "double", "back",
    "second_wind", "shield", "first_clash", "half", "counter",
]  # fmt: skip
"""The effect of a card in a Quick fight (F-MODE-R3) on a fighter whom it binds:

- bar: a move cannot be chosen; stray: a choice becomes another one every second time; idle: a win scores nothing;
- turned: what loses wins; lot: the exchange is drawn by lot; double: a loss counts twice; back: a won exchange is gone;
- second_wind: the first hit does not count; shield: the first lunge that beats one is a clash; first_clash: the
  first clash is won; half: a hit counts by lot; counter: a win by that move counts twice.
"""
When: TypeAlias = Literal["whole", "first", "touch", "move", "win", "loss"]
"""first: in the first exchange; touch: after a touch; move, win, loss: after that move, own win or loss."""
EFFECTS: dict[Colour, tuple[tuple[Effect, ...], tuple[When, ...]]] = {
    "purple": (("none", "bar"), ("move", "win", "loss", "whole")),
    "green": (("none", "bar", "stray", "idle", "turned", "lot"), ("first",)),
    "yellow": (("none", "bar", "stray", "idle", "turned", "lot", "double", "back"), ("touch",)),
    "black": (("none", "second_wind", "shield", "first_clash", "half", "counter"), ("whole",)),
}

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9-]+$")]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Factor: TypeAlias = Annotated[float, Meta(ge=0.1, le=1.0)]
"""A slower fighter could not fight within the time limit."""


class ArenaRule(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card does in the arena."""

    text: Text
    modifier: Modifier | None = None
    """None: no effect."""
    value: Factor = 1.0
    """The speed factor of `pace`."""
    exempt: Factor | None = None
    """The speed factor of a fighter whom the card does not bind because of Exempt; None: no effect."""


class QuickRule(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card does in a Quick fight."""

    text: Text
    effect: Effect = "none"
    when: When = "whole"
    move: Move | Literal["any"] | None = None


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card. Its colour says whom it binds and from when (F-RULE-2 to F-RULE-5)."""

    id: Id
    colour: Colour
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    text: Text
    """The text on the card."""
    arena: ArenaRule
    quick: QuickRule
    copies: Annotated[int, Meta(ge=1, le=20)] = 3
    icon: Annotated[str, Meta(max_length=40)] = ""
    exempt: bool = False
    """Whether purple cards do not bind its fighter."""
    overrides: tuple[Id, ...] = ()
    """The cards that are ignored while this one is in force."""


class DeckFile(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[Kind, ...]
    about: str = ""


class Deck:
    """A deck: cards are numbers in deck-list order; the copies of a kind are consecutive."""

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.kinds = kinds
        self.kind_of: tuple[int, ...] = tuple(place for place, kind in enumerate(kinds) for _ in range(kind.copies))
        """By card: the index of its kind."""
        self.colour_of: tuple[int, ...] = tuple(COLOURS.index(kinds[place].colour) for place in self.kind_of)
        """By card: the index of its colour in COLOURS."""
        self.size = len(self.kind_of)
        self.by_id: dict[str, Kind] = {kind.id: kind for kind in kinds}

    def kind(self, card: int) -> Kind:
        return self.kinds[self.kind_of[card]]

    def names(self, cards: tuple[int, ...]) -> tuple[str, ...]:
        kinds, kind_of = self.kinds, self.kind_of
        return tuple([kinds[kind_of[card]].name for card in cards])

    def sets(self, cards: tuple[int, ...]) -> int:
        """F-SET-1."""
        counts = [0, 0, 0, 0]
        for card in cards:
            counts[self.colour_of[card]] += 1
        return sum(count // CARDS_A_SET for count in counts)


def read_deck(text: str) -> Deck:
    """Read a deck from a file. Raises ValueError naming the wrong line."""
    deck = Deck(decoded(text, DeckFile).cards)
    for place, kind in enumerate(deck.kinds):
        if wrong := _wrong_with(kind, deck.kinds[:place], deck):
            field, why = wrong
            raise ValueError(f"line {line_of(text, 'cards', place, *field.split('.'))}, card {kind.id!r}: {why}")
    if not FEWEST_CARDS <= deck.size <= MOST_CARDS:
        raise ValueError(
            f"line {line_of(text, 'cards')}: a deck has {FEWEST_CARDS} to {MOST_CARDS} cards, and this has {deck.size}"
        )
    return deck


def _wrong_with(kind: Kind, before: tuple[Kind, ...], deck: Deck) -> tuple[str, str] | None:
    """The path of a wrong field, and why it is wrong; or None."""
    effects, times = EFFECTS[kind.colour]
    needs_move = kind.quick.effect in ("bar", "counter")
    checks = (
        ("id", kind.id in [each.id for each in before], "another card has this id"),
        ("name", kind.name in [each.name for each in before], "another card has this name"),
        (
            "arena.modifier",
            kind.arena.modifier is not None and kind.arena.modifier not in MODIFIERS[kind.colour],
            f"a {kind.colour} card in the arena is one of {', '.join(MODIFIERS[kind.colour])}",
        ),
        (
            "quick.effect",
            kind.quick.effect not in effects,
            f"a {kind.colour} card in a Quick fight is one of {', '.join(effects)}",
        ),
        (
            "quick.when",
            kind.quick.effect != "none" and kind.quick.when not in times,
            f"a {kind.colour} card acts at one of {', '.join(times)}",
        ),
        ("quick.move", needs_move and kind.quick.move is None, f"{kind.quick.effect} needs a move"),
        (
            "arena.exempt",
            kind.arena.exempt is not None and kind.arena.modifier != "pace",
            "only a pace is another one for those who are exempt",
        ),
        ("exempt", kind.exempt and kind.colour != "black", "only a black card is an advantage"),
        (
            "overrides",
            any(other not in deck.by_id for other in kind.overrides),
            "it overrides a card that is not there",
        ),
        ("overrides", kind.id in kind.overrides, "it overrides itself"),
    )
    return next(((field, why) for field, is_wrong, why in checks if is_wrong), None)


@lru_cache(maxsize=32)
def deck_of(text: str = "") -> Deck:
    """The deck of an uploaded file, or ours."""
    return read_deck(text or resources.files(FILES).joinpath("deck.json").read_text(encoding="utf-8"))
