"""The interface of a kind of battle for tables, lab and replays: its floor, its bots and its results."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Literal, NamedTuple, Protocol, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from rumpus.arena.shared.exact import Flags
from rumpus.arena.shared.inputs import Inputs

Arena: TypeAlias = Literal["duel", "volley"]
"""The names of the kinds: duels with swords, volleys with burritos."""
Cause: TypeAlias = Literal["hit", "broken", "caught", "foul", "grab", "lot"]
"""Hit by a blade or a burrito; broke a rule; own throw was caught; foul; grab by a bystander; drawn by lot."""


class Floor(Protocol):
    """Battles side by side; each row is a slot for one."""

    @property
    def rows(self) -> int: ...
    @property
    def over(self) -> Flags: ...
    def open(self, setup: Any) -> int: ...
    def keep(self, rows: NDArray[np.intp], many: int) -> None: ...
    def close(self, row: int) -> None: ...
    def step(self, inputs: Inputs, still: Flags | None = None) -> None: ...
    def verdict(self, row: int) -> Any: ...


class Minds(Protocol):
    """The bots of a floor."""

    def grow(self, rows: int) -> None: ...
    def keep(self, rows: NDArray[np.intp], many: int) -> None: ...
    def seat(self, row: int, body: int, level: str) -> None: ...
    def forget(self, row: int) -> None: ...
    def decide(self, floor: Any) -> Inputs: ...


class BattleBind(Struct, frozen=True):
    """A modifier that binds a fighter of a battle."""

    modifier: str
    value: float


class Loss(NamedTuple):
    body: int
    cause: Cause
    by: int | None = None


class Kind(ABC):
    arena: ClassVar[Arena]
    version: ClassVar[int]
    """The version of the simulation; recordings of other versions are not shown."""
    setup: ClassVar[type]
    """The type of this kind's setup."""
    bad_setup: ClassVar[type[ValueError]]
    buttons: ClassVar[int]
    """All valid buttons, as bits."""

    @abstractmethod
    def bodies(self, setup: Any) -> int:
        """The number of bodies in the battle."""

    @abstractmethod
    def places(self, setup: Any) -> int:
        """The number of bodies for which the battle's floor is made."""

    @abstractmethod
    def fighters(self, setup: Any) -> tuple[int, ...]:
        """The bodies that fight."""

    @abstractmethod
    def most_ticks(self, setup: Any) -> int:
        """The maximal length of the battle."""

    @abstractmethod
    def floor(self, places: int, rows: int) -> Floor: ...

    @abstractmethod
    def minds(self, places: int, rows: int) -> Minds:
        """The bots of a floor."""

    @abstractmethod
    def replayed(self, setup: Any, parts: Iterable[bytes]) -> Iterator[Floor]:
        """Step a recorded battle: yields its floor (one row) before the first tick and after each. Raises BadInput."""

    @abstractmethod
    def ready_ticks(self, setup: Any) -> int:
        """How long everybody stands still before the countdown."""

    def binds(self, setup: Any) -> tuple[tuple[BattleBind, ...], ...]:
        """The modifiers that bind each fighter."""
        return ()

    @abstractmethod
    def snapshot(self, floor: Any, row: int, setup: Any, acked: Sequence[int]) -> bytes:
        """The snapshot for pages; `acked` are the last inputs stepped, by body."""

    def blind(self, snapshot: bytes) -> tuple[int, ...]:
        """The bodies that may not see all of a snapshot."""
        return ()

    def veiled(self, floor: Any, row: int, acked: Sequence[int], body: int) -> bytes:
        """The snapshot for a blind body. Called only for bodies that `blind` names."""
        raise NotImplementedError("nobody is ever blind in this kind of battle")

    def modifier(self, verdict: Any) -> str:
        """The modifier whose rule was broken."""
        return ""

    def losses(self, verdict: Any) -> tuple[Loss, ...]:
        """Each loser, the cause, and who did it."""
        return tuple(Loss(body, verdict.cause) for body in verdict.losers)
