"""Events as seen from one seat."""

from __future__ import annotations

from typing import Any

from rumpus.engine.game import Game


def events_for(game: Game[Any, Any, Any, Any, Any], events: tuple[Any, ...], seat: int | None) -> tuple[Any, ...]:
    """The events that one seat (None: a spectator) can see, in the form in which it sees them."""
    if type(game).event_for is Game.event_for:
        return events
    return tuple(seen for event in events if (seen := game.event_for(event, seat)) is not None)
