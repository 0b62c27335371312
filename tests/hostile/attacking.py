"""Attackers in their own process, so that they slow down neither the honest pages nor their clocks.

`python -m tests.hostile.attacking NAME PORT GUESTS SECONDS FROM [waits]` prints what they saw as JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.hostile.attacks import attack
from tests.hostile.wire import Where

ATTACKER = "127.0.0.66"
"""All addresses of 127.0.0.0/8 are local: guests use different ones, as on the internet."""


class Seen(dict[str, int]):
    """What the attackers saw, once the attack is over."""


@asynccontextmanager
async def under_attack(
    name: str, port: int, *, guests: int = 8, seconds: float = 2.0, source: str = ATTACKER, waits: bool = False
) -> AsyncIterator[Seen]:
    """Run an attack in the background. Leaving the context waits until the guests have stopped, and with `waits` until
    the server has disconnected each of them once."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.hostile.attacking",
        name,
        str(port),
        str(guests),
        str(seconds),
        source,
        *(["waits"] if waits else []),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    seen = Seen()
    # Its first line says that the attack begins.
    assert await process.stdout.readline() == b"attacking\n"
    try:
        yield seen
    finally:
        rest, _ = await process.communicate()
        seen.update(json.loads(rest or b"{}"))


def main() -> None:
    name, port, guests, seconds, source, *waits = sys.argv[1:]
    where = Where("127.0.0.1", int(port), source)
    # On a machine with few cores, attackers must slow down the server, not the clocks that measure it.
    os.nice(10)
    print("attacking", flush=True)
    print(json.dumps(attack(name, where, int(guests), float(seconds), waits=bool(waits))))


if __name__ == "__main__":
    main()
