"""Writes constants of an arena as TypeScript for the pages."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from types import ModuleType
from typing import Any, Final

import numpy as np

STORED: Final = {"|u1": "u8", "<u2": "u16", "<u4": "u32", "<i2": "i16"}


def written(source: str, parts: Mapping[str, Any]) -> str:
    """A file of constants; `source` is the folder that they come from."""
    head = f"// Written by `make types` from {source}. Do not edit.\n"
    lines = [f"export const {name} = {json.dumps(value, indent=2)} as const;\n" for name, value in parts.items()]
    return head + "\n" + "\n".join(lines)


def measures(numbers: ModuleType) -> dict[str, float]:
    """The numeric constants of a module. JSON writes the shortest decimals that read back as the same bits."""
    return {name: value for name, value in vars(numbers).items() if name.isupper() and isinstance(value, int | float)}


def layout(
    record: np.dtype[np.void],
    offset: Callable[[np.dtype[np.void], str], int],
    scales: Mapping[str, float],
    but: Collection[str] = (),
) -> dict[str, dict[str, object]]:
    """Offset, kind and scale of every number of a record."""
    return {
        name: {"at": offset(record, name), "kind": STORED[record[name].str], "scale": scales.get(name, 1.0)}
        for name in record.names or ()
        if name not in but
    }
