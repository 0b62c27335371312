"""A storage in memory that can be told to fail."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.tables.errors import StorageFailed
from rumpus.tables.log import (
    AppendEntry,
    BeginGame,
    BeginRecording,
    EndGame,
    ForgetTable,
    RecordPart,
    SaveTable,
    StoredGame,
    Write,
)


class MemoryStorage:
    def __init__(self) -> None:
        self.groups: list[tuple[Write, ...]] = []
        self.saved: dict[str, SaveTable] = {}
        self.begun: dict[str, BeginGame] = {}
        self.ended: dict[str, EndGame] = {}
        self.entries: dict[str, list[AppendEntry]] = {}
        self.recordings: dict[tuple[str, str], list[bytes]] = {}
        """By game and battle: the setup, then the chunks."""
        self.is_failing = False

    def write(self, writes: Sequence[Write]) -> None:
        if self.is_failing:
            raise StorageFailed("The disk is full.")
        self.groups.append(tuple(writes))
        for write in writes:
            match write:
                case SaveTable():
                    self.saved[write.code] = write
                case BeginGame():
                    self.begun[write.id] = write
                case AppendEntry():
                    self.entries.setdefault(write.game_id, []).append(write)
                case BeginRecording():
                    self.recordings[write.game_id, write.battle] = [write.setup]
                case RecordPart():
                    parts = self.recordings[write.game_id, write.battle]
                    assert write.part == len(parts)
                    parts.append(write.data)
                case EndGame():
                    self.ended[write.id] = write
                case ForgetTable():
                    self.saved.pop(write.code, None)

    def tidy(self) -> None:
        """Nothing to do in memory."""

    def probe(self) -> None:
        if self.is_failing:
            raise StorageFailed("The disk is full.")

    def table(self, code: str) -> bytes | None:
        found = self.saved.get(code)
        return None if found is None else found.document

    def codes(self, phase: str) -> list[str]:
        return [each.code for each in self.saved.values() if each.phase == phase]

    def count_tables(self) -> int:
        return len(self.saved)

    def game(self, game_id: str) -> StoredGame | None:
        begun = self.begun.get(game_id)
        if begun is None:
            return None
        entries = tuple(self.entries.get(game_id, ()))
        return StoredGame(begun.id, begun.game, begun.rules_version, begun.options, begun.players, begun.seed, entries)
