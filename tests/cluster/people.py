"""People who play on the servers of a cluster."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import websockets

from tests.server.harness import Server, http, open_table
from tests.server.persistent_player import Player
from tests.server.running import PATIENCE_S, RunningServer

AGAIN_AFTER_S = 0.1


@asynccontextmanager
async def two_players(
    server: Server, *, game: str = "mantis", public: bool = False, start: bool = True, bot: str = ""
) -> AsyncIterator[list[Player]]:
    """Two people at a table, and perhaps a bot of that level; their game has begun."""
    code = await open_table(server, game=game, public=public)
    players = [Player(server, name, seat) for seat, name in enumerate(("Ann", "Bo"))]
    for player in players:
        await player.page.connect(path=f"?t={code}")
        await player.page.hello(code)
        await player.page.do("take_seat", seat=player.seat)
    if bot:
        await players[0].page.do("add_bot", seat=2, level=bot)
    if start:
        await players[0].page.do("start", anyway=True)
        for player in players:
            await player.page.until(lambda page=player.page: page.play)  # type: ignore[misc]
    yield players
    for player in players:
        await player.page.close()


@asynccontextmanager
async def four_tables(server: Server, *, bot: str = "") -> AsyncIterator[list[list[Player]]]:
    """Four games of two people each, and perhaps a bot of that level."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(two_players(server, bot=bot)) for _ in range(4)]


async def move_to(server: RunningServer, players: list[Player]) -> None:
    """The pages go to the other server, which lets them wait until it may have the table."""
    for player in players:
        player.page.server = server
        async with asyncio.timeout(PATIENCE_S):
            await come_back(player)


async def come_back(player: Player) -> None:
    """Come back to the table, again and again if nobody takes the page yet, as a page does."""
    page = player.page
    while True:
        try:
            await player.come_back(path=f"?t={page.table['code']}")
        except (OSError, websockets.WebSocketException):
            # Nobody is there at the moment, or a proxy says so.
            page.is_closed = True
            await asyncio.sleep(AGAIN_AFTER_S)
        except AssertionError:
            # Only the end of the connection may be the reason.
            assert page.is_closed
        else:
            return


async def pages_at(server: RunningServer) -> int:
    """The number of pages that a server has."""
    async with http(server) as client:
        figures = (await client.get("/metrics")).text
    return int(float(next(line.split()[1] for line in figures.splitlines() if line.startswith("rumpus_pages "))))


async def play_to_the_end(player: Player) -> None:
    """Come back to the same address after each end of the connection, as a page does."""
    page = player.page
    while page.table["phase"] != "over":
        await player.play_until_cut_off()
        while page.is_closed and page.table["phase"] != "over":
            await come_back(player)
