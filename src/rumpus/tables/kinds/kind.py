"""What tables must know of a kind of battle: how its floor is made, and what is told of it. All else is the same."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, NamedTuple

from rumpus.arena.kinds import Floor, Ground, Minds
from rumpus.tables.messages.people import Arena
from rumpus.tables.messages.to_page import BattleBind, Cause


class Loss(NamedTuple):
    body: int
    cause: Cause
    by: int | None = None


class Kind(ABC):
    arena: ClassVar[Arena]
    version: ClassVar[int]
    """Of the laws of motion: recordings of another one are not shown."""
    ground: ClassVar[Ground]
    bad_setup: ClassVar[type[ValueError]]
    buttons: ClassVar[int]
    """All that there are, as bits."""
    most_ticks: ClassVar[int]
    """No battle is longer."""

    @property
    def setup(self) -> type:
        return self.ground.setup

    @abstractmethod
    def bodies(self, setup: Any) -> int:
        """How many bodies are on the floor."""

    def places(self, setup: Any) -> int:
        """For how many bodies the floor is that the battle goes to."""
        return self.ground.places(setup)

    @abstractmethod
    def fighters(self, setup: Any) -> tuple[int, ...]:
        """Which of the bodies fight."""

    def floor(self, places: int, rows: int) -> Floor:
        return self.ground.floor(places, rows)

    def minds(self, places: int, rows: int) -> Minds:
        return self.ground.minds(places, rows)

    @abstractmethod
    def replayed(self, setup: Any, parts: Iterable[bytes]) -> Iterator[Floor]:
        """The battle again: its floor, of one row, before the first tick and after each. Raises BadInput."""

    @abstractmethod
    def ready_ticks(self, setup: Any) -> int:
        """How long everybody stands at their places before the countdown."""

    def binds(self, setup: Any) -> tuple[tuple[BattleBind, ...], ...]:
        """By fighter: the modifiers that bind them."""
        return ()

    @abstractmethod
    def snapshot(self, floor: Any, row: int, setup: Any, acked: Sequence[int]) -> bytes:
        """What pages are shown; `acked` are the last inputs stepped, by body."""

    def blind(self, snapshot: bytes) -> tuple[int, ...]:
        """The bodies that may not see all of a snapshot."""
        return ()

    def veiled(self, floor: Any, row: int, acked: Sequence[int], body: int) -> bytes:
        """A snapshot for the eyes of a blind body. Asked only of kinds in which somebody is."""
        raise NotImplementedError("nobody is ever blind in this kind of battle")

    def modifier(self, verdict: Any) -> str:
        """The modifier whose rule was broken."""
        return ""

    def losses(self, verdict: Any) -> tuple[Loss, ...]:
        """Each loser, why they lost, and by whose doing."""
        return tuple(Loss(body, verdict.cause) for body in verdict.losers)
