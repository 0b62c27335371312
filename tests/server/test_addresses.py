"""Limits per address, and the client's address behind a proxy."""

from __future__ import annotations

from http import HTTPStatus
from pathlib import Path
from typing import Any, cast

import pytest
import websockets
from websockets.asyncio.client import connect
from websockets.datastructures import Headers
from websockets.http11 import Request

from rumpus.server.addresses import BadProxy, Proxies
from rumpus.server.limits import Limits
from rumpus.server.sockets import Sockets
from rumpus.server.traffic import Traffic
from rumpus.tables.house import House
from tests.server.running import house_in_a_thread

# These limits are checked before any table is looked up.
NO_HOUSE = cast(House, None)


def forwarded(*addresses: str) -> Request:
    return Request("/ws", Headers([("X-Forwarded-For", address) for address in addresses]))


async def test_the_number_of_pages_of_one_address_is_limited(tmp_path: Path) -> None:
    with house_in_a_thread(tmp_path / "rumpus.sqlite3", Limits(pages_per_address=1)) as server:
        async with connect(server.ws_url):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await connect(server.ws_url)
            assert refused.value.response.status_code == HTTPStatus.TOO_MANY_REQUESTS


PROXY = "10.0.0.1"


@pytest.mark.parametrize(
    ("trusted", "hops", "client"),
    [
        ("10.0.0.1", ["203.0.113.7"], "203.0.113.7"),
        ("10.0.0.9, 10.0.0.1", ["6.6.6.6", "203.0.113.7"], "203.0.113.7"),
        ("10.0.0.0/8", ["6.6.6.6", "203.0.113.7", "10.2.3.4"], "203.0.113.7"),
        ("10.0.0.1,192.0.2.0/24", ["6.6.6.6", "203.0.113.7", "192.0.2.77"], "203.0.113.7"),
        ("*", ["6.6.6.6", "203.0.113.7"], "203.0.113.7"),
        ("*", [], PROXY),
        ("10.0.0.0/8", ["10.9.9.9", "10.2.3.4"], "10.9.9.9"),
        ("10.0.0.1", ["203.0.113.7:4711"], "203.0.113.7"),
        ("10.0.0.1", ["[2001:db8:1:2:3:4:5:6]:4711"], "2001:db8:1:2::/64"),
        ("10.0.0.1", ["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::/64"),
        ("10.0.0.1", ["::ffff:203.0.113.7"], "203.0.113.7"),
        ("", ["203.0.113.7"], PROXY),
        ("10.0.0.9", ["203.0.113.7"], PROXY),
    ],
)
async def test_requests_and_sockets_determine_the_client_address_by_the_same_rule(
    trusted: str, hops: list[str], client: str
) -> None:
    sockets = Sockets(NO_HOUSE, Limits(), frozenset(), Proxies(trusted))
    assert sockets.admit(forwarded(*hops), PROXY) == (None, client)

    asked = []

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        asked.append(scope["client"][0])

    headers = [(b"x-forwarded-for", hop.encode()) for hop in hops]
    scope = {"type": "http", "method": "GET", "client": (PROXY, 1), "headers": headers}
    await Traffic(app, Limits(), Proxies(trusted))(scope, None, None)  # type: ignore[arg-type]
    assert asked == [client]


def test_a_proxy_on_a_dual_stack_socket_is_recognised_by_its_ipv4_address() -> None:
    assert Proxies("10.0.0.1").client("::ffff:10.0.0.1", ["203.0.113.7"]) == "203.0.113.7"


def test_an_invalid_proxy_address_is_refused_at_the_start() -> None:
    with pytest.raises(BadProxy, match="example"):
        Proxies("proxy.example")
