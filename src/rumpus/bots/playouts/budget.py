"""How much a bot may think: a number of steps, and at most until a time."""

from __future__ import annotations

from time import perf_counter


class Budget:
    """The steps left for one choice. A step is one action in a game that is only thought of.

    Without a time limit only steps count, so that a choice depends on view and dice alone.
    """

    __slots__ = ("_ends_at", "_left")

    def __init__(self, steps: int, time_limit_ms: float | None = None) -> None:
        self._left = steps
        self._ends_at = None if time_limit_ms is None else perf_counter() + time_limit_ms / 1000

    def spend(self) -> bool:
        """Take one step. False if none is left or the time is up; then the thought has to end."""
        if self._left <= 0 or (self._ends_at is not None and perf_counter() >= self._ends_at):
            self._left = 0
            return False
        self._left -= 1
        return True

    @property
    def is_spent(self) -> bool:
        return self._left <= 0
