"""A cluster to try out: a PostgreSQL, several servers on this machine that take each other for other machines, a proxy
in front of them, and keys that kill, pause, drain and start them."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.live import Live

from rumpus.server.cluster.node import MACHINE
from rumpus.server.cluster.workers import Worker
from rumpus.server.serve import bind, home_address
from rumpus.server.store import open_store
from rumpus.server.store.nodes import NodeInfo, Nodes
from rumpus.server.trial.postgres import running_postgres
from rumpus.server.trial.proxy import Proxy, found_haproxy, free_ports
from rumpus.server.trial.screen import HELP, Shown, screen

LOOK_EVERY_S: Final = 0.25
HOST: Final = "0.0.0.0"  # noqa: S104 - phones on the network must reach it
MOST: Final = 9
WITH_PROXY: Final = "Pages come through HAProxy, which sends all pages of a table to the same server."
WITHOUT_PROXY: Final = "There is no HAProxy here, so the servers share one port."


class Trial:
    """The servers of a trial."""

    def __init__(self, database: str, listening: socket.socket, ports: Sequence[int] = ()) -> None:
        """Behind a proxy each server has one of these ports; otherwise all share the listening socket."""
        self._database = database
        self._listening = listening
        self._ports = ports
        self._workers: dict[int, Worker] = {}
        """By their numbers, which the keys name."""
        self._paused: set[int] = set()
        self._cpu: dict[int, tuple[float, float]] = {}
        self._began = 0
        self.chosen = 1
        store = open_store(database)
        self._register = Nodes(store.engine)

    def add(self) -> str:
        """Start another server."""
        if len(self._workers) >= MOST:
            return f"There are {MOST} servers already."
        self._began += 1
        number = next(each for each in range(1, MOST + 1) if each not in self._workers)
        arguments = ["serve", "--database", self._database, "--node-address", "127.0.0.1"]
        # As if each were on a machine of its own: bytes of pages go through, and connections do not travel.
        machine = {MACHINE: f"machine {self._began}"}
        if self._ports:
            with bind("127.0.0.1", self._ports[number - 1]) as own:
                self._workers[number] = Worker([*arguments, "--trusted-proxies", "127.0.0.1"], own, machine)
        else:
            self._workers[number] = Worker(arguments, self._listening, machine)
        return f"Server {number} starts."

    def press(self, key: str) -> str:
        """Do what a key stands for. Returns what to say about it."""
        if key.isdigit() and int(key) in self._workers:
            self.chosen = int(key)
            return f"Server {key} is chosen."
        if key == "n":
            return self.add()
        worker = self._workers.get(self.chosen)
        if worker is None:
            return "Choose a server by its number."
        pid = worker.process.pid
        if key == "k":
            worker.process.kill()
            # Its number is free for the next one at once.
            worker.process.wait()
            del self._workers[self.chosen]
            self._paused.discard(self.chosen)
            return f"Server {self.chosen} is killed. Its tables go on elsewhere."
        if key == "p":
            is_paused = self.chosen in self._paused
            os.kill(pid, signal.SIGCONT if is_paused else signal.SIGSTOP)
            self._paused ^= {self.chosen}
            return f"Server {self.chosen} {'goes on' if is_paused else 'is paused'}."
        if key == "d":
            joined = [each.id for each in self._register.all() if each.name == _name_of(pid)]
            self._register.drain(joined)
            return f"Server {self.chosen} is drained." if joined else f"Server {self.chosen} has not joined yet."
        if key == "s":
            worker.process.terminate()
            return f"Server {self.chosen} stops."
        return ""

    def look(self) -> list[Shown]:
        """The servers now. Those that have ended are dropped."""
        known = {each.name: each for each in self._register.all()}
        for number, worker in list(self._workers.items()):
            if worker.process.poll() is not None:
                del self._workers[number]
                self._paused.discard(number)
        return [self._shown(number, worker, known) for number, worker in sorted(self._workers.items())]

    def _shown(self, number: int, worker: Worker, known: dict[str, NodeInfo]) -> Shown:
        pid = worker.process.pid
        node = known.get(_name_of(pid))
        if node is None:
            state = "starts"
        elif number in self._paused:
            state = "paused"
        else:
            state = "drained" if node.draining and not node.tables else "draining" if node.draining else "serves"
        tables, pages, silent_s = (0, 0, 0.0) if node is None else (node.tables, node.pages, node.silent_s)
        return Shown(number, number == self.chosen, pid, state, tables, pages, self._share_of_core(pid), silent_s)

    def _share_of_core(self, pid: int) -> float:
        """The share of a core that a process has used since the last look."""
        try:
            with open(f"/proc/{pid}/stat") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:
            return 0.0
        used, now = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), time.monotonic()
        before, at = self._cpu.get(pid, (used, now))
        self._cpu[pid] = used, now
        return (used - before) / (now - at) if now > at else 0.0

    def stop(self) -> None:
        for worker in self._workers.values():
            os.kill(worker.process.pid, signal.SIGCONT)
            worker.process.terminate()
        for worker in self._workers.values():
            worker.process.wait()


def _name_of(pid: int) -> str:
    return f"{socket.gethostname()}/{pid}"


def run_trial(nodes: int, port: int) -> None:
    """Until somebody presses q."""
    listening = bind(HOST, port)
    console = Console(highlight=False)
    haproxy = found_haproxy()
    ports = [] if haproxy is None else free_ports(MOST)
    with running_postgres() as postgres:
        trial = Trial(postgres.new_database("rumpus"), listening, ports)
        proxy = None if haproxy is None else Proxy(haproxy, listening, ports)
        try:
            for _ in range(nodes):
                trial.add()
            address = home_address(HOST, listening.getsockname()[1])
            console.print(f"Open {address} or http://localhost:{listening.getsockname()[1]}")
            console.print(f"{WITHOUT_PROXY if proxy is None else WITH_PROXY}\n{HELP}")
            _watch(trial, console)
        finally:
            trial.stop()
            if proxy is not None:
                proxy.stop()


def _watch(trial: Trial, console: Console) -> None:
    said: deque[str] = deque(maxlen=4)
    with _keys() as pressed, Live(console=console, auto_refresh=False, transient=False) as live:
        shown = None
        while True:
            while pressed:
                key = pressed.popleft()
                if key == "q":
                    return
                if told := trial.press(key):
                    said.append(told)
                    if not console.is_terminal:
                        console.print(told)
            servers = trial.look()
            if console.is_terminal:
                live.update(screen(servers, said), refresh=True)
            elif (now := [(each.number, each.state, each.tables, each.pages) for each in servers]) != shown:
                shown = now
                console.print(screen(servers, said))
            time.sleep(LOOK_EVERY_S)


@contextmanager
def _keys() -> Iterator[deque[str]]:
    """The keys that are pressed, without waiting for Enter. The end of the input is the key q."""
    pressed: deque[str] = deque()

    def read() -> None:
        while key := sys.stdin.read(1):
            if key.strip():
                pressed.append(key.lower())
        pressed.append("q")

    restore = _each_key_at_once() if sys.stdin.isatty() else None
    threading.Thread(target=read, name="keys", daemon=True).start()
    try:
        yield pressed
    except KeyboardInterrupt:
        pass
    finally:
        if restore is not None:
            restore()


def _each_key_at_once() -> Callable[[], object]:
    import termios
    import tty

    before = termios.tcgetattr(sys.stdin)
    tty.setcbreak(sys.stdin)
    return lambda: termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
