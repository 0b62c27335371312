"""How functions are compiled: at their first call, and then kept on disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from rumpus.extra import missing

try:
    from numba import njit
except ImportError as error:
    raise missing(error) from None

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """A function of numbers and arrays as machine code. It holds no lock of Python while it runs."""
    made: Any = njit(cache=True, nogil=True, error_model="numpy")(function)
    return cast(F, made)
