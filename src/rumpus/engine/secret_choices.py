"""The time for a secret choice in games whose battles can be Quick: the option and the limit that it sets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Meta

USUAL_S: Final = 15


def choice_time(mode: str, battle: str) -> Meta:
    """How the option looks in a form; `mode` is the option that says how battles are fought."""
    return Meta(
        ge=0,
        le=120,
        title="Time for a secret choice",
        description=f"In a Quick {battle} a stand-in chooses after this time. 0 is no limit.",
        extra={"unit": "s", "needs": (mode, "quick")},
    )


def choice_limits(mode: str, choose_s: int) -> Mapping[str, int]:
    """The `limits` of a game: in the arena nobody chooses."""
    return {"exchange": choose_s} if mode != "arena" and choose_s else {}
