"""What changed between two values: small messages instead of whole views. Pure.

A change is, for the reader who holds the old value:

- `{"=": value}`, or anything that is not an object: the new value;
- `{"+": [...]}`: the list got longer by these;
- `{"@": {"2": change}}`: the list keeps its length, item 2 changed so;
- any other object: fields of the object that changed, each with its change.

`web/src/lib/net/patch.ts` is the reader.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple


class _Same:
    def __bool__(self) -> bool:
        return False


SAME: Final = _Same()
"""What `changes` returns when nothing changed."""

SHORT = 12


def changes(old: Any, new: Any) -> Any:
    """The change from `old` to `new` (structs, tuples and JSON scalars), or SAME."""
    if old is new:
        return SAME
    if isinstance(new, Struct):
        if type(old) is not type(new):
            return {"=": new}
        fields = {
            name: change
            for name, before, after in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
            if before is not after and (change := changes(before, after)) is not SAME
        }
        return fields or SAME
    if old == new:
        return SAME
    if type(new) is tuple and type(old) is tuple:
        return _tuple_changes(old, new)
    return new


def _tuple_changes(old: tuple[Any, ...], new: tuple[Any, ...]) -> Any:
    length = len(old)
    if len(new) > length:
        return {"+": new[length:]} if length and new[:length] == old else new
    # A short row of plain values is as small written out as item by item.
    if len(new) < length or not length or (length <= SHORT and not isinstance(new[0], (Struct, tuple))):
        return new
    items = {
        str(index): changes(before, after)
        for index, (before, after) in enumerate(zip(old, new, strict=True))
        if before is not after and before != after
    }
    return {"@": items} if 2 * len(items) <= len(new) else new
