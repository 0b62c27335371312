"""A guest who floods is disconnected, and the others play on."""

from __future__ import annotations

import asyncio

import pytest

from tests.hostile.attacking import under_attack
from tests.hostile.honest import Honest
from tests.hostile.wire import BINARY, CONT, PATIENCE_S, PING, PONG, TEXT, Where, frame, open_socket
from tests.server.harness import round_at
from tests.server.running import RunningServer

FLOODS = {
    "empty pings": frame(PING) * 30_000,
    "pongs that nobody asked for": frame(PONG, b"x") * 30_000,
    "empty messages": frame(TEXT) * 30_000,
    "small messages": frame(TEXT, b"{}") * 20_000,
    "inputs": frame(BINARY, bytes(8)) * 15_000,
    "pieces without an end": frame(TEXT, fin=False) + frame(CONT, fin=False) * 30_000,
}


@pytest.mark.parametrize("name", FLOODS)
def test_a_connection_that_floods_is_closed_with_a_reason(where: Where, name: str) -> None:
    with open_socket(where._replace(source=f"127.0.1.{list(FLOODS).index(name)}")) as wire:
        wire.socket.setblocking(False)
        try:
            wire.socket.send(FLOODS[name])
        finally:
            wire.socket.settimeout(PATIENCE_S)
        code, reason = wire.closed()
    assert code == 1008
    assert "too many" in reason


@pytest.mark.parametrize("name", ["pings", "texts", "long_texts", "inputs", "fragments"])
async def test_an_honest_player_plays_on_beside_eight_guests_who_flood(server: RunningServer, name: str) -> None:
    async with round_at(server) as table:
        honest = await Honest.at(table)
        over = asyncio.Event()
        playing = asyncio.create_task(honest.play(over))
        async with under_attack(name, server.port, seconds=0.5, source=f"127.0.2.{ord(name[0])}", waits=True) as seen:
            pass
        over.set()
        await playing
    assert seen["closed 1008"] >= 8, seen
    assert honest.moves >= 5
    # The bound is generous, since the machine may be busy. `make hostile` has the real figures.
    assert honest.quantile_ms(0.5) < 1000


async def test_people_behind_the_same_address_as_a_guest_who_floods_can_still_come_in(server: RunningServer) -> None:
    async with under_attack("pings", server.port, seconds=3, source="127.0.0.1"), round_at(server) as table:
        await (await Honest.at(table)).move()
