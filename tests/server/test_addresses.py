"""Whose page it is: how many one address may open, and which address counts behind a proxy."""

from __future__ import annotations

from http import HTTPStatus
from pathlib import Path
from typing import cast

import pytest
import websockets
from websockets.asyncio.client import connect
from websockets.datastructures import Headers
from websockets.http11 import Request

from rumpus.server.addresses import Proxies
from rumpus.server.limits import Limits
from rumpus.server.socket import Sockets
from rumpus.tables.house import House
from tests.server.running import house_in_a_thread

# Who may come in is decided without a look at the tables.
NO_HOUSE = cast(House, None)


def forwarded(*addresses: str) -> Request:
    return Request("/ws", Headers({"X-Forwarded-For": ", ".join(addresses)}))


async def test_one_address_may_open_only_so_many_pages(tmp_path: Path) -> None:
    with house_in_a_thread(tmp_path / "rumpus.sqlite3", Limits(pages_per_address=1)) as server:
        async with connect(server.ws_url):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await connect(server.ws_url)
            assert refused.value.response.status_code == HTTPStatus.TOO_MANY_REQUESTS


@pytest.mark.parametrize("trusted", ["10.0.0.1", "10.0.0.9, 10.0.0.1", "*"])
def test_behind_a_trusted_proxy_the_address_is_the_one_it_forwards(trusted: str) -> None:
    sockets = Sockets(NO_HOUSE, Limits(), frozenset(), Proxies(trusted))
    assert sockets.admit(forwarded("6.6.6.6", "203.0.113.7"), "10.0.0.1") == (None, "203.0.113.7")


@pytest.mark.parametrize("trusted", ["", "10.0.0.9"])
def test_anybody_else_cannot_choose_an_address(trusted: str) -> None:
    sockets = Sockets(NO_HOUSE, Limits(), frozenset(), Proxies(trusted))
    assert sockets.admit(forwarded("203.0.113.7"), "10.0.0.1") == (None, "10.0.0.1")
