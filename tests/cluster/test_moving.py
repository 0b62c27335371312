"""A table moves to another process of the machine together with its pages, and they notice nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

from tests.cluster.operators import drain
from tests.cluster.people import pages_at, two_players
from tests.server.duels import duel
from tests.server.harness import SocketPage
from tests.server.running import RunningServer


async def test_nobody_reconnects_when_a_server_is_drained(
    servers: tuple[RunningServer, RunningServer], database: str
) -> None:
    one, other = servers
    async with two_players(one) as players, two_players(one) as others:
        everybody = [*players, *others]
        playing = [asyncio.create_task(player.play()) for player in everybody]
        await drain(one, database)
        assert await pages_at(one) == 0
        assert await pages_at(other) == 4
        # `play` fails if the connection ends.
        await asyncio.gather(*playing)
        for each in (players, others):
            assert each[0].page.public == each[1].page.public
            assert each[0].page.table["phase"] == "over"


async def test_nobody_reconnects_when_a_server_is_stopped(servers: tuple[RunningServer, RunningServer]) -> None:
    one, other = servers
    async with two_players(one) as players:
        playing = [asyncio.create_task(player.play()) for player in players]
        assert await asyncio.to_thread(one.stop) == 0
        await asyncio.gather(*playing)
        assert await pages_at(other) == 2


async def test_what_is_not_in_the_log_moves_too(servers: tuple[RunningServer, RunningServer], database: str) -> None:
    one, other = servers
    async with two_players(one) as (ann, bo):
        code = ann.page.table["code"]
        await ann.page.do("say", text="hello there")
        await ann.page.do("configure", settings={"turn_s": 60})
        await bo.page.close()
        await ann.page.until(lambda: ann.page.table["seats"][1]["presence"] == "away")
        before = dict(ann.page.play or {})
        await drain(one, database)
        assert ann.page.table["seats"][1]["presence"] == "away"
        cy = SocketPage(other, "Cy")
        await cy.connect(f"?t={code}")
        welcome = await cy.hello(code, role="spectator")
        assert [line["text"] for line in welcome["chat"]] == ["hello there"]
        assert welcome["play"]["deadlines"] == before["deadlines"]
        assert welcome["table"]["seats"][1]["presence"] == "away"
        await cy.close()
        # The stream of somebody who was gone is not kept, so they are sent everything.
        await bo.come_back(f"?t={code}")
        await ann.page.until(lambda: ann.page.table["seats"][1]["presence"] == "here")


async def test_a_message_whose_first_half_came_before_the_move_is_understood(
    servers: tuple[RunningServer, RunningServer], database: str
) -> None:
    one, _ = servers
    async with two_players(one) as (ann, bo):
        assert ann.page.socket is not None
        text = json.dumps({"type": "say", "ref": 77, "text": "half here, half there"})

        async def halves() -> AsyncIterator[str]:
            yield text[:20]
            # An answer to a ping between the halves shows that the first one has arrived.
            await (await ann.page.socket.ping())  # type: ignore[union-attr]
            await drain(one, database)
            yield text[20:]

        await ann.page.socket.send(halves())
        heard = await bo.page.next("chat", since=0)
        assert heard["line"]["text"] == "half here, half there"


async def test_a_fight_is_finished_before_its_table_moves(
    servers: tuple[RunningServer, RunningServer], database: str
) -> None:
    one, other = servers
    async with duel(one, None, bot="easy") as fight:
        draining = asyncio.create_task(drain(one, database))
        over = await fight.over()
        assert over["losers"]
        assert not fight.ann.is_closed
        await draining
        await fight.ann.until(lambda: fight.ann.table["phase"] == "over")
        assert await pages_at(other) == 1
