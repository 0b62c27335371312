"""Messages of the stream, encoded once for many pages: each page's stream has its own numbers."""

from __future__ import annotations

import typing
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from rumpus.engine import Prompt
from rumpus.tables.messages.to_page import UNNUMBERED, TableChanged, Told

_encode = msgspec.json.Encoder().encode


def _head(kind: Any) -> bytes:
    """The JSON of every message of a kind up to its number, which is its first field."""
    return b'{"type":"%b","%b":' % (kind.__struct_config__.tag.encode(), kind.__struct_encode_fields__[0].encode())


_HEADS: dict[type, bytes] = {kind: _head(kind) for kind in typing.get_args(Told)}
_GAP = len(str(UNNUMBERED))


class More(Struct, omit_defaults=True, gc=False):
    """What one page is told in an update beyond what everybody is told: fields of `Update` and `BriefUpdate`."""

    own: dict[str, tuple[Any, ...]] | UnsetType = UNSET
    private: dict[str, Any] | UnsetType = UNSET
    prompts: dict[str, tuple[Prompt, ...]] | UnsetType = UNSET
    ref: int | UnsetType = UNSET


class Unnumbered(Struct, frozen=True, gc=False):
    """An encoded message with a gap for its number."""

    head: bytes
    tail: bytes
    is_table: bool = False
    """Whether it is the table's info, of which only the newest counts."""

    def numbered(self, seq: int) -> bytes:
        return b"%b%d%b" % (self.head, seq, self.tail)

    def with_more(self, more: More) -> Unnumbered:
        """The message with more fields (at least one) at its end: its beginning need not be encoded again."""
        fields = _encode(more)
        return Unnumbered(self.head, b"%b,%b" % (self.tail[:-1], fields[1:]))


def unnumbered(message: Told) -> Unnumbered:
    """Encode a message that has no number yet."""
    kind = type(message)
    head = _HEADS[kind]
    return Unnumbered(head, _encode(message)[len(head) + _GAP :], kind is TableChanged)
