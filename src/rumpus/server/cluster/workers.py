"""Several processes behind one port: a parent that holds the listening socket, and workers that share it.

Not one socket for each worker: a worker that hangs would swallow its share of the connections.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from types import FrameType
from typing import Final

import structlog

from rumpus.engine import RumpusError
from rumpus.server.cluster.handover import CAN_HAND_OVER
from rumpus.server.cluster.own_folder import OwnFolder
from rumpus.server.cluster.thinkers import THINKERS, ThinkingProcess

logger = structlog.get_logger()

READY: Final = b"1"
RESTARTED_AFTER_S: Final = 0.5
STOPPED_WITHIN_S: Final = 40.0
LOOK_EVERY_S: Final = 0.1


class WorkersImpossible(RumpusError):
    """Workers were asked for where there can be none; the message says why and what to do."""

    code = "workers_impossible"


def number_of(asked: str) -> int:
    """The number of workers that an operator asks for: a number, or `auto` for one a core. Raises WorkersImpossible."""
    if asked == "auto":
        return os.cpu_count() or 1
    if not asked.isascii() or not asked.isdigit() or not 1 <= int(asked) <= 256:
        raise WorkersImpossible(f"--workers is a number from 1 to 256, or auto, and not {asked!r}.")
    return int(asked)


def check_possible(number: int, *, is_shared: bool) -> None:
    """Raises WorkersImpossible."""
    if number > 1 and not is_shared:
        raise WorkersImpossible(
            "SQLite belongs to one process. For several workers or machines name a PostgreSQL: "
            "--database postgresql://user:password@host/name"
        )
    if number > 1 and not CAN_HAND_OVER:
        raise WorkersImpossible("This system cannot hand connections from process to process: use one worker.")


class Worker:
    """A process with the parent's arguments and socket."""

    def __init__(
        self,
        arguments: Sequence[str],
        listening: socket.socket,
        variables: Mapping[str, str] | None = None,
        figures_at: str = "",
    ) -> None:
        """At `figures_at` it tells the other workers its figures."""
        reading, writing = os.pipe()
        fds = (listening.fileno(), writing)
        command = [sys.executable, "-c", "from rumpus.cli import main; main()", *arguments]
        environment = os.environ | {WORKER: f"{fds[0]}:{fds[1]}:{figures_at}"} | dict(variables or {})
        # A session of its own: Ctrl+C in a terminal goes to the parent, which decides when the workers end.
        self.process = subprocess.Popen(command, pass_fds=fds, env=environment, start_new_session=True)  # noqa: S603 - our own arguments
        os.close(writing)
        self._reading = reading

    def wait_until_ready(self) -> bool:
        """Wait until it accepts connections. Returns False if it has ended instead."""
        with open(self._reading, "rb") as ready:
            return ready.read(1) == READY


WORKER: Final = "RUMPUS_WORKER"
"""The environment variable by which a worker knows the numbers of the listening socket and of the parent's pipe, and
where it tells its figures."""


class Parent:
    """In a worker: the process that started it."""

    def __init__(self, listening: socket.socket, pipe: int, figures_at: str) -> None:
        self.listening = listening
        self.figures_at = figures_at
        self._pipe = pipe

    def tell_ready(self) -> None:
        """Connections are accepted from now on."""
        os.write(self._pipe, READY)
        os.close(self._pipe)


def parent_of_worker() -> Parent | None:
    """None if this process is no worker."""
    given = os.environ.pop(WORKER, "")
    if not given:
        return None
    listening, pipe, figures_at = given.split(":", 2)
    _end_with_parent()
    return Parent(socket.socket(fileno=int(listening)), int(pipe), figures_at)


def _end_with_parent() -> None:
    """Stop when the parent has ended, even if it was killed."""
    parent = os.getppid()

    def look() -> None:
        while os.getppid() == parent:
            time.sleep(LOOK_EVERY_S)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=look, name="end with the parent", daemon=True).start()


class Workers:
    """Keeps a number of workers running until it is told to stop."""

    def __init__(self, number: int, arguments: Sequence[str], listening: socket.socket) -> None:
        self._number = number
        self._arguments = arguments
        self._listening = listening
        self._workers: list[Worker] = []
        self._thinkers = ThinkingProcess()
        self._is_stopping = threading.Event()
        self._figures = OwnFolder()

    def start(self) -> None:
        """Start all of them. Raises WorkersImpossible if one does not start."""
        for sent in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sent, self._told_to_stop)
        self._thinkers.keep_running()
        starting = [self._started(place) for place in range(self._number)]
        self._workers = starting
        ready = [worker.wait_until_ready() for worker in starting]
        if not all(ready):
            self.stop()
            raise WorkersImpossible("A worker did not start; what it said is above.")

    def _started(self, place: int) -> Worker:
        figures_at = str(self._figures.path / str(place))
        return Worker(self._arguments, self._listening, {THINKERS: self._thinkers.path}, figures_at=figures_at)

    def run(self) -> None:
        """Restart workers that end, until SIGTERM or Ctrl+C comes; then stop all."""
        while not self._is_stopping.wait(LOOK_EVERY_S):
            self._thinkers.keep_running()
            for place, worker in enumerate(self._workers):
                if (code := worker.process.poll()) is not None:
                    logger.error("worker.ended", pid=worker.process.pid, exit_code=code)
                    self._is_stopping.wait(RESTARTED_AFTER_S)
                    if not self._is_stopping.is_set():
                        self._workers[place] = self._started(place)
        self.stop()

    def _told_to_stop(self, _sent: int, _frame: FrameType | None) -> None:
        self._is_stopping.set()

    def stop(self) -> None:
        for worker in self._workers:
            if worker.process.poll() is None:
                worker.process.terminate()
        for worker in self._workers:
            try:
                worker.process.wait(STOPPED_WITHIN_S)
            except subprocess.TimeoutExpired:
                worker.process.kill()
                worker.process.wait()
        self._thinkers.stop()
        self._figures.remove()
