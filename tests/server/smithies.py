"""Tables of Swordcrafters over real sockets."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Round
from tests.tables.seated import company
from tests.tables.smiths import Smith


async def begin(
    table: Round,
    *names: str,
    bots: int = 0,
    options: dict[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
) -> list[Smith]:
    """A game started by these people, each in the next seat, with bots in the seats after them. The first is the
    host."""
    smiths = [Smith(await table.page(name, seat=seat), seat) for seat, name in enumerate(names)]
    host = smiths[0].page
    await host.do("configure", options=options or {}, settings=settings or {})
    for seat in range(len(names), len(names) + bots):
        await host.do("add_bot", seat=seat, level="easy")
    await host.do("start", anyway=True)
    for smith in smiths:
        await smith.page.until(lambda smith=smith: smith.page.play)  # type: ignore[misc]
    return list(company(*smiths))
