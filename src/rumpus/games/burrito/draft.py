"""The draft of a state of Throw Throw Burrito."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rumpus import engine
from rumpus.games.burrito.events import Event
from rumpus.games.burrito.model import Battle, Hidden, Options, Private, Public
from rumpus.games.burrito.seating import active


class Draft(engine.Draft[Options, Public, Private, Hidden, Event]):
    __slots__ = ()

    def change_battle(self, **fields: Any) -> None:
        self.public = replace(self.public, battle=replace(self.battle, **fields))

    @property
    def battle(self) -> Battle:
        battle = self.public.battle
        assert battle is not None
        return battle

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that are not skipped."""
        return active(self.seats, self.public.skipped)
