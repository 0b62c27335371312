"""The messages of a Fluent file: their names and the arguments that they use."""

from __future__ import annotations

from typing import Any

from fluent.syntax import FluentParser, ast, visitor


class BadCatalogue(ValueError):
    """A file with something that is no Fluent; the message says where."""


class _Arguments(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the name is Fluent's
        self.found.add(str(node.id.name))


def messages_of(text: str, place: str = "") -> dict[str, frozenset[str]]:
    """The arguments of each message, by its name. Raises BadCatalogue."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise BadCatalogue(f"{place}: this is no Fluent: {(entry.content or '').partition(chr(10))[0][:80]}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise BadCatalogue(f"{place}: {entry.id.name} stands twice")
            arguments = _Arguments()
            arguments.visit(entry)
            found[entry.id.name] = frozenset(arguments.found)
    return found
