"""Dice that ask: every roll of the rules becomes a chance node, whose outcome is given from outside.

The rules are run again with each outcome until no roll is open. That works because they roll by `below`, `pick`,
`weighted` and `shuffled`, never with raw numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Literal, NoReturn, TypeAlias, TypeVar

from msgspec import Struct

from rumpus.engine import Dice

T = TypeVar("T")
Script: TypeAlias = tuple[Any, ...]
"""The outcomes so far: a number for a roll, all things in their order for a shuffle."""


class Open(Exception):
    """A roll without an outcome yet."""

    def __init__(self, node: ChanceNode) -> None:
        super().__init__("a roll is open")
        self.node = node


class ChanceNode(Struct, frozen=True):
    """What is rolled next: a number by its weights, or the next of the things that are shuffled."""

    script: Script
    kind: Literal["number", "shuffle"]
    left: tuple[Any, ...]
    """The weights of the numbers; or the things that are not drawn yet."""
    drawn: tuple[Any, ...] = ()

    def outcomes(self) -> list[tuple[int, float]]:
        """Every outcome and its chance. Equal things are one outcome."""
        if self.kind == "number":
            total = sum(self.left)
            return [(number, weight / total) for number, weight in enumerate(self.left) if weight > 0]
        return [(self.left.index(thing), copies / len(self.left)) for thing, copies in Counter(self.left).items()]

    def after(self, outcome: int) -> ChanceNode | Script:
        """The next node of the same shuffle, or the script with which the rules can be run on."""
        if self.kind == "number":
            return (*self.script, outcome)
        drawn = (*self.drawn, self.left[outcome])
        left = self.left[:outcome] + self.left[outcome + 1 :]
        if len(set(left)) <= 1:
            return (*self.script, drawn + left)
        return ChanceNode(self.script, "shuffle", left, drawn)


class AskedDice(Dice):
    """Rolls what the script says, and raises Open when it has run out."""

    __slots__ = ("_at", "_script")

    def __init__(self, script: Script) -> None:
        super().__init__(b"")
        self._script = script
        self._at = 0

    @property
    def roll(self) -> Callable[[], float]:
        raise TypeError("the rules roll a raw number, which has no outcomes to list: use below, pick or weighted")

    def below(self, limit: int) -> int:
        return 0 if limit <= 1 else int(self._next("number", (1.0,) * limit))

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def weighted(self, weights: Sequence[float]) -> int:
        possible = [number for number, weight in enumerate(weights) if weight > 0]
        return possible[0] if len(possible) == 1 else int(self._next("number", tuple(weights)))

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        if len(set(things)) <= 1:
            return tuple(things)
        order: tuple[T, ...] = self._next("shuffle", tuple(things))
        return order

    def _next(self, kind: Literal["number", "shuffle"], left: tuple[Any, ...]) -> Any:
        if self._at == len(self._script):
            self._ask(kind, left)
        self._at += 1
        return self._script[self._at - 1]

    def _ask(self, kind: Literal["number", "shuffle"], left: tuple[Any, ...]) -> NoReturn:
        raise Open(ChanceNode(self._script, kind, left))
