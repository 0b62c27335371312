"""The draft of a state of Fake Swords."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rumpus import engine
from rumpus.engine import Moment
from rumpus.games.fake_swords.cards import Deck
from rumpus.games.fake_swords.events import Event
from rumpus.games.fake_swords.model import Fight, FightState, Hidden, Options, Private, Public

NOTHING = Private()


class Draft(engine.Draft[Options, Public, Private, Hidden, Event]):
    __slots__ = ("deck",)

    def __init__(self, options: Options, deck: Deck, state: FightState, moment: Moment) -> None:
        super().__init__(options, state, moment)
        self.deck = deck

    def change_fight(self, **fields: Any) -> None:
        public = self.public
        assert public.fight is not None
        self.public = replace(public, fight=replace(public.fight, **fields))

    @property
    def fight(self) -> Fight:
        fight = self.public.fight
        assert fight is not None
        return fight

    def forget_choices(self) -> None:
        self.private = (NOTHING,) * self.seats
