"""Hints for the generic board: how a field of a view is drawn. A game gives them in the annotations of its types. Pure.

hand: Annotated[tuple[int, ...], show("cards")]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Meta, Struct

SHOW_KEY = "show"

ShowAs: TypeAlias = Literal["score", "count", "cards", "dice", "pile", "grid", "text", "nothing"]
"""score: a number that is large at its seat; count: a number with a title; cards: values as cards in a row; dice:
numbers from 1 to 6 as dice; pile: a number of cards that lie face down; grid: rows of cells; text: a sentence; nothing:
the field is not drawn."""


class Show(Struct, frozen=True, omit_defaults=True):
    """How one field is drawn."""

    kind: ShowAs
    title: str = ""
    """The name of the field on the board; by default the name in the code, in words."""
    columns: int = 0
    """For a grid in one tuple or text: how many cells a row has."""
    columns_in: str = ""
    """The public field that says how many cells a row has."""
    places: tuple[str, ...] = ()
    """For a row of numbers, each of which counts something: what each of them counts."""
    colours: dict[str, str] = {}
    """The colour of a value (or a place), by the value as text: a colour of the palette ("leaf") or of CSS."""
    pictures: dict[str, str] = {}
    """An SVG picture of a value, by the value as text. It replaces the value's text."""
    names: dict[str, str] = {}
    """What a value is called, by the value as text."""


def show(
    kind: ShowAs,
    title: str = "",
    *,
    columns: int = 0,
    columns_in: str = "",
    places: Sequence[str] = (),
    colours: Mapping[object, str] | None = None,
    pictures: Mapping[object, str] | None = None,
    names: Mapping[object, str] | None = None,
) -> Meta:
    """A hint for `Annotated`."""
    parts = [{str(value): text for value, text in (given or {}).items()} for given in (colours, pictures, names)]
    return Meta(extra={SHOW_KEY: Show(kind, title, columns, columns_in, tuple(places), *parts)})
