"""A connection that does not say hello in time is closed."""

from __future__ import annotations

import pytest

from rumpus.server import socket
from tests.server.harness import Round, SocketPage


async def test_a_page_that_never_says_hello_is_disconnected(table: Round, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_WITHIN_S", 0.05)
    page = SocketPage(table.server)
    await page.connect()
    assert (await page.next("rejected", since=0))["code"] == "no_hello"
    await page.ended()
    assert page.socket is not None
    assert page.socket.close_code == 1000


async def test_a_page_that_said_hello_stays(table: Round, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_WITHIN_S", 0.05)
    page = await table.page("Ann", seat=0)
    hasty = SocketPage(table.server)
    await hasty.connect()
    await hasty.ended()
    assert (await page.ping())["type"] == "pong"
