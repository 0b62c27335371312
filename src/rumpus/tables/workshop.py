"""Runs work on untrusted data, each job in a process of its own: with limits on time and memory, at low priority, and
killed as soon as nobody waits for it.

A helper process loads the program once and forks for each job. Jobs are passed to it as sockets: a socket carries the
request and the answer, and closing it ends the process. On systems without fork, each job has a process that loads the
program itself, with a limit on time alone.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import socket
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import structlog

from rumpus.engine import RumpusError
from rumpus.tables import metrics

logger = structlog.get_logger()
T = TypeVar("T")

MOST_WAITING: Final = 16
MEMORY_BYTES: Final = 512 * 1024 * 1024
"""The memory of a job, besides the program itself."""
PATIENCE_S: Final = 60.0
"""The limit of wall-clock time: on a busy server a process may wait long for the CPU."""
NICE: Final = 10
CAN_FORK: Final = hasattr(os, "fork") and hasattr(socket, "send_fds")
GAMES: Final = "from rumpus.guests import join_from_environment; join_from_environment(is_guarded=False)"
HELPER: Final = (
    f"import rumpus.replays.verify; {GAMES}; from rumpus.tables.workshop import fork_for_each; fork_for_each()"
)
ONE_PIECE: Final = f"{GAMES}; from rumpus.tables.workshop import answer_once; answer_once()"
LENGTH_BYTES: Final = 8


class Overloaded(RumpusError):
    """Too many jobs are running already."""

    code = "too_fast"


class GivenUp(RumpusError):
    """The work went beyond its limits, or failed."""

    code = "given_up"


class Workshop:
    def __init__(self, at_once: int | None = None) -> None:
        self._places = asyncio.Semaphore(at_once or max(1, (os.cpu_count() or 2) - 1))
        self._waiting = 0
        self._senders: set[str] = set()
        self._helper: subprocess.Popen[bytes] | None = None
        self._to_helper: socket.socket | None = None

    @contextmanager
    def one_for(self, sender: str) -> Iterator[None]:
        """A context for the one job that a sender may run at a time. Raises Overloaded."""
        if sender in self._senders:
            raise Overloaded("Another one from your address is being looked at. Wait a moment and try again.")
        self._senders.add(sender)
        try:
            yield
        finally:
            self._senders.discard(sender)

    async def work_out(self, cpu_s: float, function: Callable[..., T], *arguments: Any) -> T:
        """Call a function of plain data with a limit of CPU seconds. If the caller is cancelled, the process ends.
        Raises Overloaded, GivenUp, and the RumpusErrors of the function."""
        if self._waiting >= MOST_WAITING:
            raise Overloaded("The server is busy. Wait a moment and try again.")
        self._waiting += 1
        try:
            async with self._places, asyncio.timeout(PATIENCE_S):
                question = pickle.dumps((cpu_s, function, arguments))
                answer = await (self._ask(question) if CAN_FORK else _ask_a_new_process(question))
        except (OSError, TimeoutError):
            answer = b""
        finally:
            self._waiting -= 1
        return _result(answer, function.__name__)  # type: ignore[no-any-return]

    async def _ask(self, question: bytes) -> bytes:
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                self._hand_over(theirs)
            except OSError:
                ours.close()
                raise
        reader, writer = await asyncio.open_connection(sock=ours)
        try:
            writer.write(len(question).to_bytes(LENGTH_BYTES) + question)
            return await reader.read()
        finally:
            writer.transport.abort()

    def _hand_over(self, work: socket.socket) -> None:
        """Pass a job to the helper, which is started if it is not running."""
        if self._helper is None or self._helper.poll() is not None:
            self.stop()
            ours, theirs = socket.socketpair()
            with theirs:
                self._helper = subprocess.Popen(  # noqa: S603 - our own program
                    # -P: do not import from the folder in which the server was started.
                    [sys.executable, "-P", "-c", HELPER],
                    stdin=theirs.fileno(),
                    stdout=subprocess.DEVNULL,
                    env=os.environ | {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
                    # Ctrl+C in a terminal must not reach the helper; the server decides when it ends.
                    start_new_session=True,
                )
            self._to_helper = ours
        assert self._to_helper is not None
        socket.send_fds(self._to_helper, [b"w"], [work.fileno()])

    def stop(self) -> None:
        if self._to_helper is not None:
            self._to_helper.close()
        if self._helper is not None:
            self._helper.wait()
        self._helper = self._to_helper = None


async def _ask_a_new_process(question: bytes) -> bytes:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-c", ONE_PIECE, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    try:
        answer, _ = await process.communicate(question)
        return answer
    finally:
        with suppress(ProcessLookupError):
            process.kill()


def _result(answer: bytes, work: str) -> Any:
    # The bytes come from our own process, which pickles plain data and our errors.
    result, error, trace = pickle.loads(answer) if answer else (None, None, "")  # noqa: S301
    if error is not None:
        raise error
    if trace or not answer:
        metrics.WORK_GIVEN_UP.inc()
        logger.error("workshop.given_up", work=work, trace=trace)
        raise GivenUp("That took too much time or memory, and was given up." if not trace else "That did not work.")
    return result


# In the other process


def answer_once() -> None:
    """Answer the request on standard input."""
    _cpu_s, function, arguments = pickle.load(sys.stdin.buffer)  # noqa: S301 - from our own server
    sys.stdout.buffer.write(pickle.dumps(_called(function, arguments)))


def fork_for_each() -> None:
    """Fork for each socket received, until the server has ended."""
    signal.signal(signal.SIGCHLD, _reap)
    with socket.socket(fileno=os.dup(sys.stdin.fileno())) as server:
        while True:
            said, handed, _, _ = socket.recv_fds(server, 1, 1)
            if not said:
                return
            work = socket.socket(fileno=handed[0])
            if not os.fork():
                server.close()
                _work(work)
            work.close()


def _reap(*_: object) -> None:
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _work(at: socket.socket) -> None:
    """In the forked process: answer one request, and exit."""
    try:
        with at.makefile("rb") as asked:
            question = asked.read(int.from_bytes(asked.read(LENGTH_BYTES)))
        cpu_s, function, arguments = pickle.loads(question)  # noqa: S301 - from our own server
        threading.Thread(target=_end_with, args=(at,), daemon=True).start()
        _limit(cpu_s)
        at.sendall(pickle.dumps(_called(function, arguments)))
    finally:
        os._exit(0)


def _called(function: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[Any, RumpusError | None, str]:
    try:
        return function(*arguments), None, ""
    except RumpusError as error:
        return None, error, ""
    except MemoryError:
        os._exit(1)
    except Exception:  # noqa: BLE001 - the server logs it
        return None, None, traceback.format_exc()


def _limit(cpu_s: float) -> None:
    import resource  # not on every system, unlike this module

    os.nice(NICE)
    signal.setitimer(signal.ITIMER_PROF, cpu_s)
    with suppress(OSError, ValueError):
        # Memory that is mapped already counts, too; systems that do not tell how much get no limit.
        mapped = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (mapped + MEMORY_BYTES, resource.RLIM_INFINITY))


def _end_with(at: socket.socket) -> None:
    """Exit when nobody waits for the answer any more."""
    with suppress(OSError):
        at.recv(1)
    os._exit(1)
