"""Sockets are accepted from pages that this server served, and from programs, which have no origin."""

from __future__ import annotations

import pytest
import websockets
from websockets.asyncio.client import connect

from tests.server.running import HouseInAThread


async def test_a_page_of_our_own_may_connect(server: HouseInAThread) -> None:
    async with connect(server.ws_url, additional_headers={"Origin": server.url}):
        pass


async def test_a_program_without_an_origin_may_connect(server: HouseInAThread) -> None:
    async with connect(server.ws_url):
        pass


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "http://127.0.0.1.evil.example"]
)
async def test_a_page_of_another_origin_is_refused(server: HouseInAThread, origin: str) -> None:
    with pytest.raises(websockets.InvalidStatus) as refused:
        await connect(server.ws_url, additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403


async def test_there_is_one_address_for_sockets(server: HouseInAThread) -> None:
    with pytest.raises(websockets.InvalidStatus) as refused:
        await connect(server.ws_url + "/elsewhere")
    assert refused.value.response.status_code == 404
