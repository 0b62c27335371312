"""Events as sentences and tokens as labels, from the catalogue that the pages use, too."""

from __future__ import annotations

import re
import typing
from functools import lru_cache
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from rumpus.engine.game import Game
from rumpus.engine.spelling import Token
from rumpus.engine.state import Seat
from rumpus.engine.texts import catalogue_text

YOU: Final = "you"
"""Who reads a sentence, in a list of names."""


class Sentences:
    """Formats events with the players' names."""

    def __init__(self, game: type[Game[Any, Any, Any, Any, Any]], names: typing.Sequence[str]) -> None:
        self._bundle = _catalogue(game)
        self._names = names

    def knows(self, event: type[Struct]) -> bool:
        """Whether the catalogue has a sentence for this kind of event."""
        return bool(self._bundle.has_message(str(event.__struct_config__.tag)))

    def say(self, event: Struct, reader: int | None = None) -> str:
        """The sentence of one event. Raises KeyError if the catalogue has none.

        `reader` is the seat that it speaks to: the message learns from `$you` which field of the event that is.
        """
        tag = str(type(event).__struct_config__.tag)
        seats = seat_fields(type(event))
        told: dict[str, Any] = {"you": _place_of(reader, event, seats)}
        for name in event.__struct_fields__:
            value = getattr(event, name)
            value = self._name(value, reader) if name in seats else self._word(name, value)
            if isinstance(value, tuple):
                told["count"] = len(value)
                value = listed([str(each) for each in value])
            told[name] = telling(value)
        said = self._said(tag, told)
        return said[:1].upper() + said[1:] if said.startswith((f"{YOU} ", f"{YOU},")) else said

    def has_label(self, token: Token) -> bool:
        return bool(self._bundle.has_message(token.kind))

    def label(self, token: Token, viewer: int) -> str:
        """The label of a token as a seat reads it; plain words if the catalogue has none.

        The message gets `$seat`, and `$value` or, if that is a tuple, `$first`, `$second` and `$third`.
        """
        values = token.value if isinstance(token.value, tuple) else (token.value,)
        names = ("first", "second", "third") if isinstance(token.value, tuple) else ("value",)
        seat = None if token.seat is None else self._names[(viewer + token.seat) % len(self._names)]
        if self.has_label(token):
            told = {name: telling(value) for name, value in zip(names, values, strict=False)}
            return self._said(token.kind, {**told, "seat": telling(seat)})
        words = (token.kind.removeprefix("token-").replace("_", " "), *values, seat)
        return " ".join(str(word) for word in words if word is not None)

    def _said(self, message: str, told: dict[str, Any]) -> str:
        said, errors = self._format(message, told)
        if errors:
            raise errors[0]
        # Spaces that do not break stay: French has one before some marks.
        return re.sub(r"[ \t\r\n]+", " ", said).strip()

    def _name(self, value: Any, reader: int | None) -> Any:
        if isinstance(value, tuple):
            others = tuple(self._names[seat] for seat in value if seat != reader)
            return others if len(others) == len(value) else (YOU, *others)
        return None if value is None else self._names[value]

    def _word(self, field: str, value: Any) -> Any:
        # The catalogue translates terms such as colours; other values are shown as they are.
        if isinstance(value, tuple):
            return tuple(self._word(field, each) for each in value)
        if not isinstance(value, str):
            return value
        term = f"{field}-{value}"
        if not self._bundle.has_message(term):
            return value
        return self._format(term, {})[0]

    def _format(self, message: str, told: dict[str, Any]) -> tuple[str, list[Exception]]:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        said, errors = self._bundle.format_pattern(pattern, told)
        return str(said), errors


def has_message(game: type[Game[Any, Any, Any, Any, Any]], name: str) -> bool:
    """Whether the catalogue of a game has a message of that name."""
    return bool(_catalogue(game).has_message(name))


def listed(words: typing.Sequence[str]) -> str:
    """Several words as one, as a page lists them in English."""
    if len(words) < 3:
        return " and ".join(words)
    return f"{', '.join(words[:-1])}, and {words[-1]}"


def _place_of(reader: int | None, event: Struct, seats: typing.Collection[str]) -> str:
    """The fields of an event that are the reader, such as "victim" or "into-seat"; else the first list with them."""
    fields = {name: getattr(event, name) for name in sorted(seats)}
    if reader is None:
        return "none"
    alone = [name for name, value in fields.items() if not isinstance(value, tuple) and value == reader]
    among = [name for name, value in fields.items() if isinstance(value, tuple) and reader in value]
    return "-".join(alone) or next(iter(among), "none")


def telling(value: Any) -> Any:
    """A value as messages select by it: Fluent has neither null nor booleans."""
    return "none" if value in (None, "") else ("no", "yes")[value] if isinstance(value, bool) else value


@lru_cache(maxsize=64)
def _catalogue(game: type[Game[Any, Any, Any, Any, Any]]) -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue_text(game)))
    return bundle


@lru_cache(maxsize=1024)
def seat_fields(struct: type[Struct]) -> frozenset[str]:
    """The fields of a struct that hold one or several seats."""
    hints = typing.get_type_hints(struct, include_extras=True)
    return frozenset(field.name for field in msgspec.structs.fields(struct) if _has_seat(hints[field.name]))


def _has_seat(hint: Any) -> bool:
    return hint == Seat or any(_has_seat(part) for part in typing.get_args(hint))
