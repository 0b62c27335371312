"""`rumpus cluster try`: a PostgreSQL and several servers, and keys that kill, drain and start them."""

from __future__ import annotations

import asyncio
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread

import pytest

from rumpus.server.trial.proxy import found_haproxy
from tests.cluster.people import play_to_the_end, two_players
from tests.server.harness import http
from tests.server.running import PATIENCE_S, RUMPUS, OnPort


class TrialRun(OnPort):
    """The command in its own process. Its keys come from a pipe."""

    def __init__(self, *options: str) -> None:
        command = [str(RUMPUS), "cluster", "try", "--port", "0", *options]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, start_new_session=True
        )
        self._lines: Queue[str] = Queue()
        self._reading = Thread(target=self._read, daemon=True)
        self._reading.start()
        self.port = int(self.until(lambda line: re.search(r"http://localhost:(\d+)", line))[1])

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)

    def until(self, fits: Callable[[str], re.Match[str] | None], within_s: float = PATIENCE_S) -> re.Match[str]:
        """The first line from now on that fits. Raises Empty."""
        while (found := fits(self._lines.get(timeout=within_s))) is None:
            pass
        return found

    def sees(self, number: int, state: str, within_s: float = PATIENCE_S) -> None:
        """Wait until a server is shown in this state. Raises Empty."""
        self.until(lambda line: re.search(rf"[ ▶] {number} .*{state}", line), within_s)

    def drains(self, number: int) -> None:
        """Drain a server; again if the others took it for dead meanwhile, as happens on a very busy machine."""
        for _ in range(6):
            self.press(f"{number}d")
            with suppress(Empty):
                self.sees(number, "drained", within_s=PATIENCE_S / 6)
                return
        raise AssertionError(f"server {number} was not drained")

    def quit(self) -> int:
        """Press q, and return the exit code."""
        self.press("q")
        with self.process:
            self._reading.join(PATIENCE_S)
        return self.process.returncode

    def press(self, keys: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(keys)
        self.process.stdin.flush()


@pytest.fixture
def trial() -> Iterator[TrialRun]:
    trial = TrialRun("--nodes", "2")
    yield trial
    assert trial.quit() == 0


def test_a_proxy_stands_before_the_servers_if_there_is_one(trial: TrialRun) -> None:
    told = trial.until(lambda line: re.search("through HAProxy|There is no HAProxy", line))
    assert (told[0] == "through HAProxy") == (found_haproxy() is not None)


async def test_a_game_goes_on_while_servers_are_killed_drained_and_started(trial: TrialRun) -> None:
    for number in (1, 2):
        await asyncio.to_thread(trial.sees, number, "serves")
    async with http(trial) as client, asyncio.timeout(PATIENCE_S):
        # The proxy looks for servers now and then.
        while not (await client.get("/healthz")).is_success:  # noqa: ASYNC110 - nobody tells when it has found one
            await asyncio.sleep(0.05)
    async with two_players(trial) as players:
        playing = asyncio.gather(*(play_to_the_end(player) for player in players))
        trial.press("1k")
        await asyncio.to_thread(trial.until, lambda line: re.search("Server 1 is killed", line))
        trial.press("n")
        await asyncio.to_thread(trial.sees, 1, "serves")
        await asyncio.to_thread(trial.drains, 2)
        await playing
        assert players[0].page.public == players[1].page.public
