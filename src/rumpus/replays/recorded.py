"""A run that can be stored as a replay."""

from __future__ import annotations

from typing import Any

from rumpus.engine.game import Game
from rumpus.engine.run import Applied, Entry, Run
from rumpus.replays.format import Player, Replay, to_replay


class RecordedRun(Run[Any, Any, Any]):
    """A run that remembers its entries, so that it can be stored as a replay."""

    __slots__ = ("entries",)

    def __init__(self, game: Game[Any, Any, Any, Any, Any], seed: bytes) -> None:
        """The seed of a run that is to be stored has 16 bytes."""
        super().__init__(game, seed)
        self.entries: list[Entry] = []

    def act(self, seat: int | None, action: Any, at_ms: int, by: str = "person") -> Applied[Any, Any]:
        applied = super().act(seat, action, at_ms, by)
        self.entries.append(applied.entry)
        return applied

    def replay(self, names: tuple[str, ...] = ()) -> Replay:
        """The entries so far as a replay, with the names of the players by seat."""
        known = names or tuple(f"Player {seat + 1}" for seat in range(self.game.seats))
        return to_replay(self.game, self.seed, tuple(Player(name) for name in known), self.entries)
