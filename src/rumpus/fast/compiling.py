"""How functions are compiled: at their first call, and then kept on disk."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from rumpus.extra import missing

try:
    from numba import njit, types
except ImportError as error:
    raise missing(error) from None

F = TypeVar("F", bound=Callable[..., Any])
SOURCES = ("fast", "games", "sights")
"""The folders whose rules and numbers are part of the compiled code."""


def compiled(function: F) -> F:
    """A loop that Python calls, as machine code. It holds no lock of Python while it runs."""
    made: Any = njit(cache=True, nogil=True, error_model="numpy")(function)
    # Numba looks for changes in the file of the loop alone, but the machine code contains all the parts that it calls.
    made._cache._cache_file._source_stamp = sources_digest()
    return cast(F, made)


def part(function: F) -> F:
    """A function that compiled code calls: it is compiled into each of its callers, and not kept by itself."""
    made: Any = njit(nogil=True, error_model="numpy")(function)
    unliteral: Any = types.unliteral
    resolve = made.get_call_template

    def resolve_once(given: tuple[Any, ...], named: dict[str, Any]) -> Any:
        # Otherwise it is compiled again for every constant that it is called with.
        return resolve(
            tuple(unliteral(each) for each in given),
            {name: unliteral(each) for name, each in named.items()},
        )

    made.get_call_template = resolve_once
    return cast(F, made)


def inlined(function: F) -> F:
    """A part with one caller, which it becomes a piece of: the machine code is the same, and made in less time."""
    made: Any = njit(nogil=True, error_model="numpy", inline="always")(function)
    return cast(F, made)


@cache
def sources_digest() -> str:
    """Changes with any of the sources."""
    digest = hashlib.sha256()
    package = Path(__file__).parents[1]
    for folder in SOURCES:
        for path in sorted((package / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()
