"""The bots of all workers of a machine think in one pool of processes, so that there are as many as there are cores.

The pool has a process of its own, which the parent of the workers starts. Workers ask it over a local socket.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

import structlog

from rumpus.server.cluster.own_folder import OwnFolder
from rumpus.tables.thinking import NoThought, OtherProcesses, PoolThinker, Question, Thought

logger = structlog.get_logger()

THINKERS: Final = "RUMPUS_THINKERS"
"""The environment variable by which a worker knows where the pool is."""
PROGRAM: Final = "from rumpus.server.cluster.thinkers import main; main()"
LENGTH_BYTES: Final = 4
TRIES: Final = 50
AGAIN_AFTER_S: Final = 0.1
"""A pool that has ended is started again within a few seconds: until then bots wait."""
RENEW: Final = 0
"""The number of a message that renews the pool."""


class ThinkingProcess:
    """In the parent of the workers: the process with the pool."""

    def __init__(self) -> None:
        self._folder = OwnFolder()
        self.path = str(self._folder.path / "thinkers")
        self._process: subprocess.Popen[bytes] | None = None

    def keep_running(self) -> None:
        """Start the process, or start it again if it has ended."""
        if self._process is None or self._process.poll() is not None:
            if self._process is not None:
                logger.error("thinkers.ended", exit_code=self._process.returncode)
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, "-P", "-c", PROGRAM, self.path],
                # It ends with this pipe, even if the parent is killed.
                stdin=subprocess.PIPE,
                start_new_session=True,
            )

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
        self._folder.remove()


def thinker_of_worker() -> PoolThinker | SharedThinker:
    """The pool of the machine, or one of its own for a process that is no worker."""
    path = os.environ.get(THINKERS, "")
    return SharedThinker(path) if path else PoolThinker()


class SharedThinker(OtherProcesses):
    """In a worker: asks the pool of the machine."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._numbers = count(1)
        self._asked: dict[int, asyncio.Future[Thought | None]] = {}
        self._writer: asyncio.StreamWriter | None = None
        self._reading: asyncio.Task[None] | None = None
        self._connecting = asyncio.Lock()

    async def answer(self, question: Question, owner: str) -> Thought | None:
        for _ in range(TRIES):
            number = next(self._numbers)
            answered: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
            self._asked[number] = answered
            try:
                await self._send((number, owner, question))
                return await answered
            except OSError:
                await asyncio.sleep(AGAIN_AFTER_S)
            finally:
                del self._asked[number]
        logger.warning("thinkers.unreachable")
        raise NoThought

    async def renew(self) -> None:
        with suppress(OSError):
            await self._send((RENEW, "", None))

    async def _send(self, message: Any) -> None:
        async with self._connecting:
            if self._writer is None:
                reader, self._writer = await asyncio.open_unix_connection(self._path)
                self._reading = asyncio.get_running_loop().create_task(self._read(reader))
            self._writer.write(encoded(message))
            await self._writer.drain()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            while True:
                number, thought, is_answered = await next_message(reader)
                asked = self._asked.get(number)
                if asked is None or asked.done():
                    continue
                if is_answered:
                    asked.set_result(thought)
                else:
                    asked.set_exception(NoThought())
        self._writer = None
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(ConnectionResetError())

    def stop(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        if self._writer is not None:
            self._writer.close()
            self._writer = None


def encoded(message: Any) -> bytes:
    data = pickle.dumps(message)
    return len(data).to_bytes(LENGTH_BYTES) + data


async def next_message(reader: asyncio.StreamReader) -> Any:
    size = int.from_bytes(await reader.readexactly(LENGTH_BYTES))
    return pickle.loads(await reader.readexactly(size))  # noqa: S301 - from our own process


# In the process with the pool


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    path = sys.argv[1]
    Path(path).unlink(missing_ok=True)
    asyncio.run(_serve(path))


async def _serve(path: str) -> None:
    loop = asyncio.get_running_loop()
    pool, is_over = PoolThinker(), asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, is_over.set)
    loop.add_reader(sys.stdin.fileno(), is_over.set)
    async with await asyncio.start_unix_server(lambda reader, writer: _answer_all(pool, reader, writer), path):
        await is_over.wait()
    pool.stop()


async def _answer_all(pool: PoolThinker, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer the questions of one worker, until it ends."""
    thinking: set[asyncio.Task[None]] = set()

    async def answer(number: int, owner: str, question: Question) -> None:
        try:
            reply = (number, await pool.answer(question, owner), True)
        except NoThought:
            reply = (number, None, False)
        writer.write(encoded(reply))

    with suppress(OSError, asyncio.IncompleteReadError):
        while True:
            number, owner, question = await next_message(reader)
            if number == RENEW:
                await pool.renew()
                continue
            task = asyncio.get_running_loop().create_task(answer(number, owner, question))
            thinking.add(task)
            task.add_done_callback(thinking.discard)
    for task in thinking:
        task.cancel()
    writer.close()
