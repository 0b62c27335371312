"""Parts of several messages that are encoded only once."""

from __future__ import annotations

from typing import TypeVar, cast

import msgspec
from msgspec import Raw

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode


def once(part: T) -> T:
    """The part as JSON already. It is written as it is wherever it stands in a message, and is not to be read."""
    return cast(T, Raw(_encode(part)))
