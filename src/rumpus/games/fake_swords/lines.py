"""Where in a deck file something stands: people who typed it in want to know the line (F-CARDS-R1). Pure."""

from __future__ import annotations

import json
import re
from typing import TypeVar

import msgspec

T = TypeVar("T")
_CARDS = re.compile(r'"cards"\s*:\s*\[')
_BETWEEN = re.compile(r"[\s,]*")
_PLACE = re.compile(r"cards\[(\d+)\]((?:\.\w+)*)")


def decoded(text: str, kind: type[T]) -> T:
    """The file as its type. Raises ValueError naming the line that is wrong."""
    try:
        json.loads(text)
        return msgspec.json.decode(text, type=kind)
    except json.JSONDecodeError as error:
        raise ValueError(f"line {error.lineno}: this is not JSON: {error.msg}") from None
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$.")
        found = _PLACE.search(path)
        line = line_of(text, int(found[1]), found[2].rpartition(".")[2]) if found else line_of(text)
        raise ValueError(f"line {line}: {message}" + (f", at {path.rstrip('`')}" if path else "")) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise ValueError(f"line 1: this is not JSON: {error}") from None


def line_of(text: str, place: int | None = None, field: str = "") -> int:
    """The line of a card in the list (of a field of it, if it has it), or of the list itself. Counted from 1."""
    begun = _CARDS.search(text)
    if begun is None:
        return 1
    start = end = begun.end()
    if place is not None:
        decoder = json.JSONDecoder()
        for _ in range(place + 1):
            skipped = _BETWEEN.match(text, end)
            start = end if skipped is None else skipped.end()
            end = decoder.raw_decode(text, start)[1]
    within = text.find(f'"{field}"', start, end) if field else -1
    return text.count("\n", 0, max(start, within)) + 1
