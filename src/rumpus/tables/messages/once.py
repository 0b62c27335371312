"""Parts of several messages that are encoded only once."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Raw

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode


def once(part: T) -> T:
    """The part encoded as JSON. It is inserted as it is into every message, and must not be read."""
    return Raw(_encode(part))  # type: ignore[return-value]
