"""Line numbers in a deck file for error messages (F-CARDS-R1). Pure."""

from __future__ import annotations

import json
import re
from typing import TypeVar

import msgspec

T = TypeVar("T")
_SPACE = re.compile(r"[\s,:]*")
_STEP = re.compile(r"(\w+)|\[(\d+)\]")
_UNKNOWN = re.compile(r"unknown field `(.+?)`")
_BYTE = re.compile(r"\(byte (\d+)\)")
# Numbers are skipped, not parsed: one with very many digits would take too long.
_decoder = json.JSONDecoder(parse_int=str, parse_float=str)


def decoded(text: str, kind: type[T]) -> T:
    """Decode the file. Raises ValueError naming the wrong line."""
    try:
        _decoder.decode(text)
        return msgspec.json.decode(text, type=kind)
    except json.JSONDecodeError as error:
        raise ValueError(f"line {error.lineno}: this is not JSON: {error.msg}") from None
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$.")
        steps = [int(number) if number else name for name, number in _STEP.findall(path)]
        steps += _UNKNOWN.findall(message)
        where = f", at {path.rstrip('`')}" if path else ""
        raise ValueError(f"line {line_of(text, *steps)}: {message}{where}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        found = _BYTE.search(str(error))
        line = 1 if found is None else text.encode()[: int(found[1])].count(b"\n") + 1
        raise ValueError(f"line {line}: this is not JSON: {error}") from None


def line_of(text: str, *path: str | int) -> int:
    """The line, from 1, of the value at a path of keys and indices, or of the last part of the path that exists."""
    at = _skip(text, 0)
    found = at
    for step in path:
        inside = _place_in(text, at, step) if isinstance(step, int) else _key_in(text, at, step)
        if inside is None:
            break
        found, at = inside
    return text.count("\n", 0, found) + 1


def _skip(text: str, at: int) -> int:
    space = _SPACE.match(text, at)
    return at if space is None else space.end()


def _place_in(text: str, at: int, place: int) -> tuple[int, int] | None:
    """The offset at which an element of a list begins."""
    if text[at : at + 1] != "[":
        return None
    at = _skip(text, at + 1)
    for _ in range(place):
        at = _skip(text, _decoder.raw_decode(text, at)[1])
    return at, at


def _key_in(text: str, at: int, key: str) -> tuple[int, int] | None:
    """The offsets at which a key of an object and its value begin."""
    if text[at : at + 1] != "{":
        return None
    at = _skip(text, at + 1)
    while text[at : at + 1] == '"':
        name, end = _decoder.raw_decode(text, at)
        value = _skip(text, end)
        if name == key:
            return at, value
        at = _skip(text, _decoder.raw_decode(text, value)[1])
    return None
