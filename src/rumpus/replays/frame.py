"""The frames of films and logs."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rumpus.engine.delta import SAME, changes
from rumpus.engine.events import events_for
from rumpus.engine.game import Game


class Frame(Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry of a log as it is shown: who did what, and what changed for whom."""

    at_ms: int
    by: str = ""
    seat: int | None = None
    events: tuple[Any, ...] = ()
    """As a spectator saw them."""
    own: dict[str, tuple[Any, ...]] = {}
    """As a seat saw them, where that differs."""
    public: Any = None
    private: dict[str, Any] = {}


def frame_of(
    game: Game[Any, Any, Any, Any, Any],
    before: Any,
    after: Any,
    events: tuple[Any, ...],
    at_ms: int,
    by: str,
    seat: int | None,
) -> Frame:
    """The frame of an entry."""
    seen = events_for(game, events, None)
    own = {str(each): mine for each in range(game.seats) if (mine := events_for(game, events, each)) != seen}
    private = {
        str(each): change
        for each in range(game.seats)
        if (change := changes(before.private[each], after.private[each])) is not SAME
    }
    public = changes(before.public, after.public)
    return Frame(
        at_ms=at_ms,
        by=by,
        seat=seat,
        events=seen,
        own=own,
        public=None if public is SAME else public,
        private=private,
    )
