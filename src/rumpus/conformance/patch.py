"""The reader of `delta.changes`: an old value and a change give the new value. Pure, on plain JSON values."""

from __future__ import annotations

from typing import Any


def patched(old: Any, change: Any) -> Any:
    """The new value, for a reader who holds `old`."""
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
