"""The turns of a table: a turn takes what is in the inbox, logs what it leads to, and only then tells it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable

from rumpus.tables.errors import Fenced, StorageFailed
from rumpus.tables.heart.tellings import Telling
from rumpus.tables.log import Write
from rumpus.tables.pages import Moment, Pages
from rumpus.tables.services import Services


class InTurns(ABC):
    """Something that does everything in turns, one after the other.

    A turn is a chain of callbacks. A task would cost two more switches for every action.
    """

    def __init__(self, services: Services) -> None:
        self.services = services
        self.loop = asyncio.get_running_loop()
        self.pages = Pages(services.link)
        self.is_closed = False
        self._inbox: list[Callable[[], None]] = []
        self._is_awake = False
        """Whether a turn is under way or about to begin."""
        self._timer: asyncio.TimerHandle | None = None
        """Begins a turn when something is due; it may be early."""
        self._writes: list[Write] = []
        self._told: list[tuple[Moment, list[Telling]]] = []
        """Tellings to be sent once everything staged so far is durable."""
        self._afterwards: list[Callable[[], None]] = []
        """Callbacks after that."""

    # To be defined by a table

    @abstractmethod
    def _work(self) -> None:
        """Take what is in the inbox, and stage what it leads to."""

    @abstractmethod
    def _written(self, writes: list[Write]) -> None:
        """These writes are durable."""

    @abstractmethod
    def _ended_turn(self) -> None:
        """Everything of this turn is durable and told."""

    @abstractmethod
    def _fail(self, error: BaseException) -> None:
        """A turn went wrong."""

    @abstractmethod
    def _seconds_to_next_due(self, now: float) -> float | None:
        """Seconds until there is something to do without anything in the inbox; None: never."""

    # The inbox

    def put(self, item: Callable[[], None]) -> None:
        """Run something in a turn."""
        self._inbox.append(item)
        self._wake()

    def _put_now(self, item: Callable[[], None]) -> None:
        """The same; the turn begins at once if it can, while what was received is still in the processor's cache."""
        self._inbox.append(item)
        if not self._is_awake:
            self._is_awake = True
            self._turn()

    def afterwards(self, do: Callable[[], None]) -> None:
        """Within a turn: call this once everything staged so far is durable and sent."""
        self._afterwards.append(do)

    def _wake(self) -> None:
        if not self._is_awake:
            self._is_awake = True
            self.loop.call_soon(self._turn)

    # A turn

    def _turn(self) -> None:
        """Log first, then tell."""
        try:
            self._work()
            if self._writes:
                self.services.log.append(self._writes, self._logged)
                return
            if self._told and self.loop.time() > self.services.log.ours_until:
                # What is told without being written might be told by another server's table, too.
                self._fail(Fenced("This server has lost its database, and with it its claim to the table."))
                return
            self._tell()
        except BaseException as error:  # noqa: BLE001 - it closes this table and no other one
            self._fail(error)

    def _logged(self, error: StorageFailed | None) -> None:
        """What was written in this turn is durable, or lost."""
        if error is not None:
            self._fail(error)
            return
        try:
            writes, self._writes = self._writes, []
            self._written(writes)
            self._tell()
        except BaseException as unexpected:  # noqa: BLE001 - it closes this table and no other one
            self._fail(unexpected)

    def _tell(self) -> None:
        """Tell what is durable, and end the turn."""
        told, afterwards = self._told, self._afterwards
        if told:
            self._told = []
            self.pages.tell_all(told)
        if afterwards:
            self._afterwards = []
            for do in afterwards:
                do()
        if self.is_closed:
            return
        self._ended_turn()
        if self._inbox:
            self.loop.call_soon(self._turn)
        else:
            self._is_awake = False
            self._set_timer()

    # Time

    def _set_timer(self) -> None:
        """Begin a turn when something is due. A timer that is early enough is kept, because most turns delay what is
        due."""
        now = self.loop.time()
        seconds = self._seconds_to_next_due(now)
        if self._timer is not None:
            if seconds is not None and self._timer.when() <= now + seconds:
                return
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._time_has_come)

    def _time_has_come(self) -> None:
        self._timer = None
        self._wake()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
