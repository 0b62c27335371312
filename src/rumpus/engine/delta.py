"""The difference between two values, so that messages need not carry whole views. Pure.

Forms of a change:

- `{"=": value}`, or anything that is not an object: the new value;
- `{"+": [...]}`: the list got longer by these;
- `{"@": {"2": change}}`: the list keeps its length, item 2 changed so;
- any other object: fields of the object that changed, each with its change.

`web/src/lib/net/patch.ts` applies them.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import astuple


class _Same:
    def __bool__(self) -> bool:
        return False


SAME: Final = _Same()
"""What `changes` returns when nothing changed."""

SHORT = 12
PLAIN: Final = frozenset({int, str, float, bool, type(None)})


def changes(old: Any, new: Any) -> Any:
    """The change from `old` to `new` (structs, tuples and JSON scalars), or SAME."""
    if old is new:
        return SAME
    kind = type(new)
    if kind in PLAIN:
        return SAME if old == new else new
    if kind is not type(old):
        return new if kind is tuple else {"=": new}
    if kind is tuple:
        return _tuple_changes(old, new)
    fields = {}
    for name, before, after in zip(kind.__struct_fields__, astuple(old), astuple(new), strict=True):
        if before is after:
            continue
        kind = type(after)
        if kind in PLAIN:
            if before != after:
                fields[name] = after
            continue
        change = _tuple_changes(before, after) if kind is tuple is type(before) else changes(before, after)
        if change is not SAME:
            fields[name] = change
    return fields or SAME


def _tuple_changes(old: tuple[Any, ...], new: tuple[Any, ...]) -> Any:
    length = len(old)
    if len(new) > length:
        return {"+": new[length:]} if length and new[:length] == old else new
    # A short list of scalars is no longer in full than item by item.
    if len(new) < length or (length <= SHORT and type(new[0]) in PLAIN):
        return SAME if old == new else new
    items = {}
    for index, before in enumerate(old):
        after = new[index]
        if before is not after:
            change = _tuple_changes(before, after) if type(after) is tuple is type(before) else changes(before, after)
            if change is not SAME:
                items[str(index)] = change
    if not items:
        return SAME
    return {"@": items} if 2 * len(items) <= length else new
