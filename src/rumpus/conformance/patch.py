"""Applies the result of `delta.changes` to an old value. Pure, on plain JSON values."""

from __future__ import annotations

from typing import Any


def patched(old: Any, change: Any) -> Any:
    """`old` with the change applied."""
    if not isinstance(change, dict):
        return change
    if "=" in change:
        return change["="]
    if "+" in change:
        return [*old, *change["+"]]
    if "@" in change:
        items = list(old)
        for index, item in change["@"].items():
            items[int(index)] = patched(items[int(index)], item)
        return items
    return {**old, **{name: patched(old.get(name), field) for name, field in change.items()}}
