"""What an operator does at the command line."""

from __future__ import annotations

import asyncio
import subprocess

from tests.server.running import RUMPUS, RunningServer


async def rumpus(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command."""
    return await asyncio.to_thread(
        subprocess.run, [str(RUMPUS), *arguments], capture_output=True, text=True, check=False
    )


async def name_of(server: RunningServer, database: str) -> str:
    """The name of a server in the list of servers."""
    shown = await rumpus("nodes", "--database", database)
    return next(line.split()[1] for line in shown.stdout.splitlines() if line.split()[1].endswith(f"/{server.pid}"))


async def drain(server: RunningServer, database: str) -> None:
    """Drain a server, and wait until it has no tables any more."""
    drained = await rumpus("drain", await name_of(server, database), "--database", database)
    assert drained.returncode == 0, drained.stderr
    assert "has no tables any more. It can be stopped." in drained.stdout
