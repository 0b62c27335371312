"""Uploaded files for options of a game. They come over HTTP, because they may be larger than a message."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from rumpus.engine import option_fields
from rumpus.engine.errors import BadOptions
from rumpus.games import game_named
from rumpus.tables.document import Document


def kept(table: Document, options: Raw) -> Raw:
    """New options, completed by the table's files where they name no others."""
    try:
        named = msgspec.json.decode(options, type=dict[str, Raw])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        # Invalid options are refused later.
        return options
    old = msgspec.json.decode(table.options, type=dict[str, Raw])
    return Raw(msgspec.json.encode({name: old[name] for name in _files(table) if name in old} | named))


def brought(table: Document, option: str, text: str) -> Raw:
    """The options of a table with the text of a file for one of them; empty removes it. Raises BadOptions."""
    if option not in _files(table):
        raise BadOptions(f"There is no file {option}.", field=option)
    changed = msgspec.json.decode(table.options, type=dict[str, Raw]) | {option: Raw(msgspec.json.encode(text))}
    return Raw(msgspec.json.encode(changed))


def _files(table: Document) -> list[str]:
    """The options that take a file."""
    return [field.name for field in option_fields(game_named(table.game).types.options) if field.kind == "file"]
