"""The server under load as its own process, pinned to one core, and its use of that core."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import uvloop
from msgspec import Struct

from benchmarks.report import Figure

TICKS = os.sysconf("SC_CLK_TCK")
CORES = sorted(os.sched_getaffinity(0))


class ServerProcess(Struct, frozen=True):
    address: str
    pid: int

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def resident_kb(self) -> int:
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1])
        raise RuntimeError("no VmRSS")

    async def use_in(self, seconds: float) -> Use:
        """Measure for so many seconds."""
        stolen = StolenTime()
        cpu, own, began = self.cpu_seconds(), time.process_time(), time.monotonic()
        await asyncio.sleep(seconds)
        elapsed = time.monotonic() - began
        return Use(elapsed, self.cpu_seconds() - cpu, time.process_time() - own, stolen.figure())


class Use(Struct, frozen=True):
    """CPU use during a period, in seconds."""

    elapsed: float
    server: float
    driver: float
    stolen: Figure

    def server_share(self, target: float | None = None) -> Figure:
        share = 100 * self.server / self.elapsed
        return Figure("share of one core, server", share, "%", target=target, less=target is not None)

    def driver_share(self) -> Figure:
        return Figure("share of one core, driver", 100 * self.driver / self.elapsed, "%")


class StolenTime:
    """The share of this machine's CPU time that the host gives to other machines from now on."""

    def __init__(self) -> None:
        self._stolen, self._all = self._ticks()

    @staticmethod
    def _ticks() -> tuple[int, int]:
        ticks = [int(each) for each in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
        return ticks[7], sum(ticks)

    def figure(self) -> Figure:
        stolen, ticks = self._ticks()
        share = 100 * (stolen - self._stolen) / (ticks - self._all)
        return Figure("time stolen by other machines (more than a little spoils the rest)", share, "%")


@contextmanager
def server_process(database: str, checkout: Path | None = None) -> Iterator[ServerProcess]:
    """The server, of this or another checkout, on the first core; this process, which drives it, moves to the last."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    env = os.environ | ({"PYTHONPATH": str(checkout / "src")} if checkout else {})
    command = [sys.executable, "-m", "benchmarks.load_server", str(port), database]
    process = subprocess.Popen(command, cwd=checkout, env=env, stdout=subprocess.DEVNULL)
    try:
        os.sched_setaffinity(process.pid, {CORES[0]})
        os.sched_setaffinity(0, {CORES[-1]})
        _wait_for(f"http://127.0.0.1:{port}/healthz")
        yield ServerProcess(f"127.0.0.1:{port}", process.pid)
    finally:
        process.terminate()
        process.wait(timeout=30)


def _wait_for(address: str) -> None:
    for _ in range(300):
        try:
            with urlopen(address):
                return
        except (URLError, ConnectionError):
            time.sleep(0.1)
    raise RuntimeError("the server did not start")


Measure = Callable[[ServerProcess, argparse.Namespace], Coroutine[None, None, list[Figure]]]


def measured(measure: Measure, options: argparse.Namespace, database: str = "") -> list[Figure]:
    """Run measurements against a server, with a new database if none is named."""
    with (
        tempfile.TemporaryDirectory() as folder,
        server_process(database or f"sqlite:///{folder}/load.sqlite3") as server,
    ):
        return uvloop.run(measure(server, options))
