"""Servers for tests: the real command in its own process, or the same server in a thread of this process.

`running_server` runs the real command, which can be killed and restarted. `house_in_a_thread` is quicker, and accepts
limits that the command line does not offer.
"""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import uvicorn

from rumpus.server.app import Config
from rumpus.server.limits import Limits
from rumpus.server.serve import bind, web_server
from rumpus.server.store import open_store

PATIENCE_S = 60
RUMPUS = Path(sys.executable).with_name("rumpus")
NO_LIMITS = Limits(
    messages_per_second=1e6,
    messages_burst=1e6,
    consults_per_second=1e6,
    consults_burst=1e6,
    choices_per_second=1e6,
    choices_burst=1e6,
    pads_per_second=1e6,
    pads_burst=1e6,
    frames_per_second=1e6,
    frames_burst=1e6,
    patience_per_second=1e9,
    patience_burst=1e9,
    arrivals_per_second=1e6,
    arrivals_burst=1e6,
    connections_per_address=100_000,
    connections_per_second=1e6,
    connections_burst=1e6,
    running=100_000,
    running_per_address=100_000,
    requests_per_second=1e6,
    requests_burst=1e6,
    guesses_per_second=1e6,
    guesses_burst=1e6,
)


class OnPort:
    """A server on a port of this machine."""

    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"


class RunningServer(OnPort):
    """`rumpus serve` in its own process."""

    def __init__(
        self,
        database: str | Path,
        *options: str,
        port: int = 0,
        open_files: int | None = None,
        program: Path = RUMPUS,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.database = f"sqlite:///{database}" if isinstance(database, Path) else database
        self.options = options
        self.port = port
        self.open_files = open_files
        """The limit of open files, if the test sets one."""
        self.program = program
        self.environment = environment
        """All environment variables of the process; None: those of the test."""
        self.errors = ""
        """Its standard error, once it has ended."""
        self._process: subprocess.Popen[str] | None = None
        self._said: TextIO

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start, or start again on the same port. Once it prints its greeting, it accepts connections."""
        command = [str(self.program), "serve", "--host", "127.0.0.1", "--port", str(self.port), "--bot-pace", "0"]
        if self.open_files is not None:
            command = ["sh", "-c", f'ulimit -n {self.open_files} && exec "$@"', "sh", *command]
        # A file, because a server that says much would wait for ever for somebody to empty a pipe.
        self._said = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed when the process has ended
        self._process = subprocess.Popen(
            [*command, "--database", self.database, *self.options],
            stdout=subprocess.PIPE,
            stderr=self._said,
            text=True,
            start_new_session=True,
            env=self.environment,
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://localhost:(\d+)", line):
                self.port = int(found[1])
                return
        self._end()
        raise AssertionError(f"rumpus serve did not start: {self.errors}")

    def stop(self, sent: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and return the exit code."""
        assert self._process is not None
        if sent is signal.SIGINT:
            # Ctrl+C in a terminal also reaches the child processes of a program.
            os.killpg(self._process.pid, sent)
        else:
            self._process.send_signal(sent)
        return self._end()

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self.stop(signal.SIGKILL)

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Meanwhile the process does nothing, as on a machine that sleeps."""
        self.pause()
        try:
            yield
        finally:
            self.go_on()

    def pause(self) -> None:
        os.kill(self.pid, signal.SIGSTOP)
        # One thread takes the signal and stops the others: on a busy machine they go on for a while.
        while not all(map(_is_stopped, Path(f"/proc/{self.pid}/task").iterdir())):
            time.sleep(0.001)

    def go_on(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def _end(self) -> int:
        assert self._process is not None
        self._process.communicate(timeout=PATIENCE_S)
        with self._said as said:
            said.seek(0)
            self.errors += said.read()
        return self._process.returncode


def _is_stopped(thread: Path) -> bool:
    return (thread / "stat").read_text().rpartition(")")[2].split()[0] == "T"


@contextmanager
def running_server(
    database: str | Path,
    *options: str,
    open_files: int | None = None,
    program: Path = RUMPUS,
    environment: Mapping[str, str] | None = None,
) -> Iterator[RunningServer]:
    """A server on a free port, with a database file (or address). Bots answer at once."""
    server = RunningServer(database, *options, open_files=open_files, program=program, environment=environment)
    server.start()
    try:
        yield server
    finally:
        if server.is_running:
            server.stop()


class HouseInAThread(OnPort):
    """The same server, in a thread of the test run."""

    def __init__(
        self,
        database: str,
        limits: Limits,
        send_buffer: int | None = None,
        arena_speed: float = 1.0,
        bot_pace: float = 0.0,
    ) -> None:
        self._listening = bind("127.0.0.1", 0)
        if send_buffer is not None:
            # Accepted connections inherit it.
            self._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        self.port = self._listening.getsockname()[1]
        self.store = open_store(database)
        config = Config(self.url, limits=limits, bot_pace=bot_pace, arena_speed=arena_speed)
        self._server: uvicorn.Server = web_server(self.store, config)
        self._thread = threading.Thread(target=self._server.run, args=([self._listening],), name="server")
        self._thread.start()

    @property
    def connections(self) -> int:
        """The number of open connections."""
        return len(self._server.server_state.connections)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(timeout=PATIENCE_S)
        self._listening.close()
        self.store.close()


@contextmanager
def house_in_a_thread(
    database: str | Path,
    limits: Limits = NO_LIMITS,
    *,
    send_buffer: int | None = None,
    arena_speed: float = 1.0,
    bot_pace: float = 0.0,
) -> Iterator[HouseInAThread]:
    """A server with these limits. `send_buffer` is the size of the socket's send buffer for pages that do not read."""
    address = f"sqlite:///{database}" if isinstance(database, Path) else database
    house = HouseInAThread(address, limits, send_buffer, arena_speed, bot_pace)
    try:
        yield house
    finally:
        house.stop()
