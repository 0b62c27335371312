"""A kind of battle, as those see it who stage some: its floor, its bots, and what is told of it."""

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
"""The names of the kinds: with swords, or with burritos."""
Cause: TypeAlias = Literal["hit", "broken", "caught", "foul", "grab", "lot"]
"""hit by a blade or a burrito; a rule broken; a throw caught; a foul; a grab by somebody outside; drawn by lot."""


class Floor(Protocol):
    """Battles side by side; rows are slots."""

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
    """Of the laws of motion: recordings of another one are not shown."""
    setup: ClassVar[type]
    """What sets a battle of this kind up."""
    bad_setup: ClassVar[type[ValueError]]
    buttons: ClassVar[int]
    """All that there are, as bits."""
    most_ticks: ClassVar[int]
    """No battle is longer."""

    @abstractmethod
    def bodies(self, setup: Any) -> int:
        """How many bodies are on the floor."""

    @abstractmethod
    def places(self, setup: Any) -> int:
        """For how many bodies the floor is that the battle goes to."""

    @abstractmethod
    def fighters(self, setup: Any) -> tuple[int, ...]:
        """Which of the bodies fight."""

    @abstractmethod
    def floor(self, places: int, rows: int) -> Floor: ...

    @abstractmethod
    def minds(self, places: int, rows: int) -> Minds:
        """The bots of a floor."""

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
