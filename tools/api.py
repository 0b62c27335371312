"""The public interface in Markdown, made from the source: `docs/API.md` is this text.

`python -m tools.api` writes it; a test fails when the file differs.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

PUBLIC: Final = ("rumpus.engine", "rumpus.games", "rumpus.play")
HEAD: Final = """# The public interface

Made by `make docs` from the docstrings.

These are the names that a program of yours may use. They change only with a new version number and a line in the
[changelog](../CHANGELOG.md). Everything else in the package may change at any time, even if its name has no
underscore. So may the methods and fields that are not listed here.
"""


class Definition(NamedTuple):
    """Where a name gets its meaning."""

    node: ast.stmt
    doc: str


def api() -> str:
    """The text of docs/API.md."""
    told: dict[Definition, str] = {}
    return "\n".join([HEAD, *(_module(name, told) for name in PUBLIC)])


def public_names(module: str) -> tuple[str, ...]:
    """The names that a module lists, in the order of the alphabet."""
    return tuple(sorted(import_module(module).__all__, key=str.lower))


def definition(module: str, name: str) -> Definition:
    """Follows imports from module to module until the name is defined. Raises LookupError."""
    body = _tree(module).body
    for node, following in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return definition(node.module or "", alias.name)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name:
            return Definition(node, _first_paragraph(ast.get_docstring(node) or ""))
        elif name in _assigned(node):
            return Definition(node, _first_paragraph(_text(following)))
    raise LookupError(f"{module} does not define {name}")


def _module(module: str, told: dict[Definition, str]) -> str:
    """`told` are the definitions that stand in the text already, with their modules."""
    lines = [f"## `{module}`", "", _first_paragraph(ast.get_docstring(_tree(module)) or ""), ""]
    for name in public_names(module):
        found = definition(module, name)
        node, doc = found
        lines += [f"### `{_heading(name, node)}`", ""]
        if told.setdefault(found, module) != module:
            lines += [f"The same as in `{told[found]}`.", ""]
            continue
        lines += [doc, ""]
        members = list(_members(node)) if isinstance(node, ast.ClassDef) else []
        lines += [*members, ""] if members else []
    return "\n".join(lines)


def _heading(name: str, node: ast.stmt) -> str:
    if isinstance(node, ast.FunctionDef):
        return f"{name}{_signature(node)}"
    if not isinstance(node, ast.ClassDef):
        return name
    made = next((each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"), None)
    return f"class {name}" + (_signature(made).removesuffix(" -> None") if made else "")


def _members(kind: ast.ClassDef) -> Iterator[str]:
    """The public fields of a class, and its public methods that have a docstring. What a class only repeats from its
    base has none."""
    for node, following in zip(kind.body, [*kind.body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and not _assigned(node)[0].startswith("_"):
            kept = ast.unparse(node.annotation)
            if _text(following) or not kept.startswith("ClassVar"):
                yield _item(f"{_assigned(node)[0]}: {kept}", _text(following))
        elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_") and ast.get_docstring(node):
            is_value = any("property" in ast.unparse(each) for each in node.decorator_list)
            yield _item(node.name + ("" if is_value else _signature(node)), ast.get_docstring(node) or "")


def _item(what: str, doc: str) -> str:
    return f"- `{what}`" + (f": {_first_paragraph(doc)}" if doc else "")


def _signature(node: ast.FunctionDef) -> str:
    arguments = [each.strip() for each in _arguments(node.args)]
    if arguments and arguments[0] in ("self", "cls"):
        arguments = arguments[1:]
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"({', '.join(arguments)}){returns}"


def _arguments(given: ast.arguments) -> Iterator[str]:
    without = len(given.args) - len(given.defaults)
    for place, argument in enumerate(given.args):
        yield _argument(argument, given.defaults[place - without] if place >= without else None)
    if given.vararg:
        yield f"*{_argument(given.vararg, None)}"
    elif given.kwonlyargs:
        yield "*"
    for argument, default in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        yield _argument(argument, default)
    if given.kwarg:
        yield f"**{_argument(given.kwarg, None)}"


def _argument(argument: ast.arg, default: ast.expr | None) -> str:
    equals = f" = {ast.unparse(default)}" if default is not None else ""
    return ast.unparse(argument) + equals


def _assigned(node: ast.stmt) -> tuple[str, ...]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return tuple(target.id for target in targets if isinstance(target, ast.Name))


def _text(node: ast.stmt | None) -> str:
    """The text of a string that stands after an assignment, as its documentation."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return ""


def _first_paragraph(doc: str) -> str:
    return " ".join(doc.strip().split("\n\n")[0].split())


@cache
def _tree(module: str) -> ast.Module:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise LookupError(f"there is no module {module}")
    return ast.parse(Path(spec.origin).read_text(encoding="utf-8"))


if __name__ == "__main__":
    sys.stdout.write(api())
