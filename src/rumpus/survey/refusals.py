"""The English messages of all refusals, as the modules of the house write them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module, resources
from importlib.resources.abc import Traversable

from rumpus.engine.errors import IllegalAction, RumpusError, reason_of

TECHNICAL = frozenset({"BadReplay", "BadFrame", "BadAction", "FromTheFuture", "TooManyInputs", "GameFailed"})
"""Errors of programs and files. Their code has a text, which quotes the message."""
_FOR_OPERATORS = frozenset({
    "BadFirstGame", "BadName", "BotError", "BotPlayedIllegally", "DatabaseUnusable", "TooFarApart", "NoSuchBot",
    "WriteRefused", "MaybeStored", "StorageFull", "Fenced", "TableAhead", "GuestRefused", "PortInUse", "BadProxy",
})  # fmt: skip


@lru_cache(maxsize=16)
def refusals_in(package: str) -> dict[str, str]:
    """The messages of the refusals that the modules below a package raise, by their names.

    Raises ValueError if two of them begin alike, and so would have one name."""
    # All kinds of refusals are known once everything that raises them is imported.
    import_module("rumpus.server.app")
    folder = resources.files(package)
    kinds = {each.__name__ for each in _descendants(RumpusError)} - TECHNICAL - _FOR_OPERATORS
    found: dict[str, str] = {}
    for text in (text for module in _modules(folder) for text in _messages(module, kinds)):
        if found.setdefault(reason_of(text), text) != text:
            raise ValueError(f"two messages begin alike: {text!r} and {found[reason_of(text)]!r}")
    return found


def _descendants(kind: type[RumpusError]) -> Iterator[type[RumpusError]]:
    for each in kind.__subclasses__():
        yield each
        yield from _descendants(each)


def _modules(folder: Traversable) -> Iterator[ast.Module]:
    for each in folder.iterdir():
        if each.is_dir() and each.name not in ("cluster", "trial", "store", "__pycache__", "web"):
            yield from _modules(each)
        elif each.name.endswith(".py"):
            yield ast.parse(each.read_text(encoding="utf-8"))


def _messages(module: ast.Module, kinds: set[str]) -> Iterator[str]:
    tables = {
        target.id: node.value
        for node in module.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(module):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds | {"Bye"}):
            continue
        place = 1 if node.func.id in (IllegalAction.__name__, "Bye") else 0
        if place < len(node.args):
            yield from _texts(node.args[place], tables)


def _texts(node: ast.expr, tables: dict[str, ast.Dict]) -> Iterator[str]:
    """The texts that an expression can be: a literal, one of two, or one of a table of the module."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body, tables)
        yield from _texts(node.orelse, tables)
    elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in tables:
        for value in tables[node.value.id].values:
            yield from _texts(value, tables)
