"""Knock Knock for two teams: seats are shared, and a seat that leaves for good loses."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

from msgspec.structs import replace

from rumpus.engine import Facts, GameTypes, IllegalAction, Left, Moment, Step
from rumpus.games import GAMES
from tests.engine.testgame import KnockKnock
from tests.engine.testgame.model import Event, KnockState, TableAction


class TeamKnock(KnockKnock):
    facts: ClassVar[Facts] = replace(
        KnockKnock.facts, name="team_knock", max_seats=2, teams=True, team_clause="T-TEAM-1"
    )
    types: ClassVar[GameTypes] = replace(KnockKnock.types, table_action=TableAction | Left)

    def apply(self, state: KnockState, seat: int | None, action: Any, moment: Moment) -> Step[KnockState, Event]:
        if not isinstance(action, Left):
            return super().apply(state, seat, action, moment)
        if self.options.rounds == 1:
            raise IllegalAction("T-FORFEIT-1", "So short a game goes on without them.")
        return self._end(state, "T-FORFEIT-1", (1 - action.seat,), ())


@contextmanager
def team_game() -> Iterator[str]:
    """Registers the game by its name for the time of a test."""
    GAMES[TeamKnock.facts.name] = TeamKnock
    try:
        yield TeamKnock.facts.name
    finally:
        del GAMES[TeamKnock.facts.name]
