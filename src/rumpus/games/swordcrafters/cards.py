"""Magic cards and solo cards, read from files that people can replace by their own (S-PARTS-R2). Pure."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import resources
from operator import le
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from rumpus.games.swordcrafters.gems import COLOURS, Colour
from rumpus.games.swordcrafters.grid import Axis
from rumpus.games.swordcrafters.sword import holds_together

T = TypeVar("T")
FILES = "rumpus.games.swordcrafters.data"
MAGIC_ON_TABLE = 3
MOST_OPPONENTS = 4
ROUNDS = 6

Comparison: TypeAlias = Literal["most", "least", "most_pairs", "most_triads", "largest_difference"]
COLOURS_COMPARED: dict[Comparison, tuple[int, ...]] = {
    "most": (1, 2, 3, 4, 5, 6),
    "least": (1, 2, 3, 4, 5, 6),
    "most_pairs": (2,),
    "most_triads": (3,),
    "largest_difference": (2,),
}
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9-]+$")]


class MagicSide(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a magic card: what is counted, and the points of the places."""

    compare: Comparison
    colours: Annotated[tuple[Colour, ...], Meta(min_length=1, max_length=6)]
    points: Annotated[tuple[Annotated[int, Meta(ge=0, le=50)], ...], Meta(min_length=1, max_length=3)]
    """The points of first, second and third place; missing places score nothing."""


class MagicCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    beginner: MagicSide
    intermediate: MagicSide


class SoloCard(Struct, frozen=True, forbid_unknown_fields=True):
    """Four icons for a round, or an opponent for the scoring (S-SOLO-R2)."""

    id: Id
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    icons: tuple[Axis, Axis, Axis, Axis]
    length: Annotated[int, Meta(ge=0, le=24)]
    runs: tuple[tuple[Colour, int], ...]
    """The best run of each side that has one: its colour and how many gems, at least 2."""
    gems: tuple[int, int, int, int, int, int]
    """The number of gems of each colour, in the order of COLOURS, including its two guards."""


class MagicFile(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[MagicCard, ...]
    about: str = ""


class SoloFile(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[SoloCard, ...]
    about: str = ""


def read_magic(text: str | bytes) -> tuple[MagicCard, ...]:
    """Read the magic cards of a file. Raises ValueError naming the wrong entry."""
    cards = _read(text, MagicFile).cards
    if len(cards) < MAGIC_ON_TABLE:
        raise ValueError(f"cards: at least {MAGIC_ON_TABLE} magic cards are needed, and there are {len(cards)}")
    _check_each(cards, _wrong_with_magic)
    return cards


def read_solo(text: str | bytes) -> tuple[SoloCard, ...]:
    """Read the solo cards of a file. Raises ValueError naming the wrong entry."""
    cards = _read(text, SoloFile).cards
    if len(cards) < ROUNDS + MOST_OPPONENTS:
        least = ROUNDS + MOST_OPPONENTS
        raise ValueError(f"cards: at least {least} solo cards are needed, and there are {len(cards)}")
    _check_each(cards, wrong_with_opponent)
    return cards


def _read(text: str | bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$.")
        raise ValueError(f"{path.rstrip('`')}: {message}" if path else message) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ValueError(f"not JSON: {error}") from None


def _check_each(cards: tuple[Any, ...], wrong_with: Callable[[Any], str]) -> None:
    seen: set[str] = set()
    for place, card in enumerate(cards):
        if wrong := wrong_with(card):
            raise ValueError(f"cards[{place}] ({card.id}): {wrong}")
        if card.id in seen:
            raise ValueError(f"cards[{place}] ({card.id}): another card has this id")
        seen.add(card.id)


def _wrong_with_magic(card: MagicCard) -> str:
    for name, side in (("beginner", card.beginner), ("intermediate", card.intermediate)):
        if len(set(side.colours)) < len(side.colours):
            return f"{name}.colours: a colour stands there twice"
        if len(side.colours) not in COLOURS_COMPARED[side.compare]:
            return f"{name}.colours: {side.compare} does not compare {len(side.colours)} colours"
        if list(side.points) != sorted(side.points, reverse=True):
            return f"{name}.points: a later place is worth more than an earlier one"
    return ""


def wrong_with_opponent(card: SoloCard) -> str:
    """Why an opponent's sword is impossible (S-SOLO-R2), or ""."""
    if len(set(card.icons)) < 2:
        return "icons: every card mixes both directions"
    if any(count < 0 for count in card.gems):
        return "gems: a count below 0"
    if sum(card.gems) > card.length + 2:
        return f"gems: {sum(card.gems)} gems on {card.length} tiles and 2 guards"
    if sum(card.gems) < 2:
        return "gems: each of the 2 guards has one"
    if len(card.runs) > 4:
        return "runs: a sword has four sides"
    together = dict.fromkeys(COLOURS, 0)
    for place, (colour, gems) in enumerate(card.runs):
        if gems < 2:
            return f"runs[{place}]: a run has at least 2 gems"
        if gems > longest_side(card.length):
            return f"runs[{place}]: a sword of {card.length} tiles has no side of {gems} gems"
        together[colour] += gems
    runs = sorted((gems for _, gems in card.runs), reverse=True)
    if not any(all(map(le, runs, sides)) for sides in side_lengths(card.length)):
        return f"runs: no sword of {card.length} tiles has sides for runs of {', '.join(map(str, runs))} gems"
    for colour, gems in together.items():
        if gems > card.gems[COLOURS.index(colour)]:
            return f"runs: {gems} {colour} gems in runs, and the sword has {card.gems[COLOURS.index(colour)]}"
    return ""


@lru_cache(maxsize=64)
def side_lengths(length: int) -> frozenset[tuple[int, ...]]:
    """The possible numbers of gems on the sides of a sword of so many tiles, guards included, the longest side
    first."""
    numbers = range(length + 1)
    return frozenset(
        tuple(sorted((left, right, front + 1, length - left - right - front + 1), reverse=True))
        for left in numbers
        for right in numbers
        for front in range(length - left - right + 1)
        if holds_together(left, right, front, length - left - right - front)
    )


def longest_side(length: int) -> int:
    """The most gems on one side of a sword of so many tiles, a guard included."""
    return max(sides[0] for sides in side_lengths(length))


@lru_cache(maxsize=8)
def magic_cards(text: str = "") -> tuple[MagicCard, ...]:
    """The magic cards of an uploaded file, or ours."""
    return read_magic(text or _ours("magic.json"))


@lru_cache(maxsize=8)
def solo_cards(text: str = "") -> tuple[SoloCard, ...]:
    return read_solo(text or _ours("solo.json"))


def _ours(name: str) -> str:
    return resources.files(FILES).joinpath(name).read_text(encoding="utf-8")
