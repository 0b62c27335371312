"""Servers on different machines: bytes of a page go through to the server that has its table."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest

from tests.cluster.conftest import STEADY
from tests.cluster.people import move_to, pages_at, two_players
from tests.server.harness import http
from tests.server.running import PATIENCE_S, RunningServer, running_server


@pytest.fixture
def servers(database: str) -> Iterator[tuple[RunningServer, RunningServer]]:
    """Two servers that take each other for servers on other machines."""
    options = ("--node-address", "127.0.0.1", *STEADY)
    one_machine, other_machine = (os.environ | {"RUMPUS_MACHINE": name} for name in ("one", "other"))
    with (
        running_server(database, *options, environment=one_machine) as one,
        running_server(database, *options, environment=other_machine) as other,
    ):
        yield one, other


async def test_a_page_is_piped_to_the_machine_that_has_its_table(servers: tuple[RunningServer, RunningServer]) -> None:
    one, other = servers
    async with two_players(one) as players:
        for player in players:
            await player.page.drop()
        await move_to(other, players)
        await asyncio.gather(*(player.play() for player in players))
        assert players[0].page.table["phase"] == "over"
        assert (await pages_at(one), await pages_at(other)) == (2, 0)


async def test_a_server_that_is_stopped_leaves_its_tables_to_the_other_machine_at_once(
    servers: tuple[RunningServer, RunningServer],
) -> None:
    one, other = servers
    async with two_players(one) as players:
        assert one.stop() == 0
        for player in players:
            await player.page.ended()
        await move_to(other, players)
        await asyncio.gather(*(player.play() for player in players))
        assert players[0].page.table["phase"] == "over"


async def test_when_the_far_machine_dies_its_pages_come_back_and_play_on(
    database: str,
) -> None:
    # Nobody waits for the end of a lease: the dead server cannot be reached.
    options = ("--node-address", "127.0.0.1", *STEADY)
    machines = [os.environ | {"RUMPUS_MACHINE": name} for name in ("one", "other")]
    with (
        running_server(database, *options, environment=machines[0]) as one,
        running_server(database, *options, environment=machines[1]) as other,
    ):
        await _outlive(one, other)


async def _outlive(one: RunningServer, other: RunningServer) -> None:
    async with two_players(one) as players:
        for player in players:
            await player.page.drop()
        await move_to(other, players)
        playing = asyncio.gather(*(player.play_until_cut_off() for player in players))
        await players[0].page.until(lambda: players[0].page.public["turn"] >= 3)
        one.kill()
        await playing
        await move_to(other, players)
        await asyncio.gather(*(player.play() for player in players))
        assert players[0].page.table["phase"] == "over"


async def test_a_file_reaches_a_table_on_another_machine(servers: tuple[RunningServer, RunningServer]) -> None:
    one, other = servers
    async with two_players(one, game="fake_swords", start=False) as players:
        headers = {
            "authorization": f"Bearer {players[0].page.credential}",
            "content-type": "application/json",
        }
        code = players[0].page.table["code"]
        async with http(other) as client:
            deck = (await client.get("/api/games/fake_swords/files/deck")).text
            brought = await client.put(f"/api/tables/{code}/files/deck", content=deck, headers=headers)
            assert brought.status_code == 204, brought.text
            refused = await client.put(f"/api/tables/{code}/files/deck", content="[", headers=headers)
            assert (refused.status_code, refused.json()["field"]) == (400, "deck")


async def test_every_server_lists_the_public_tables_of_all(servers: tuple[RunningServer, RunningServer]) -> None:
    one, other = servers
    async with two_players(one, public=True) as players, two_players(other, public=True) as others:
        codes = {each[0].page.table["code"] for each in (players, others)}
        for server in servers:
            async with http(server) as client, asyncio.timeout(PATIENCE_S):
                while await _listed(client) != codes:  # noqa: ASYNC110 - the list is as it was a moment ago
                    await asyncio.sleep(0.05)


async def _listed(client: httpx.AsyncClient) -> set[str]:
    return {each["code"] for each in (await client.get("/api/tables")).json()}


def test_a_node_address_that_others_cannot_reach_is_refused_at_the_start(database: str) -> None:
    server = RunningServer(database, "--node-address", "no-such-host.invalid")
    with pytest.raises(AssertionError, match="did not start"):
        server.start()
    assert "Other servers cannot reach this one at no-such-host.invalid" in server.errors


async def test_a_stranger_gets_nothing_out_of_the_port_between_servers(
    servers: tuple[RunningServer, RunningServer],
) -> None:
    one, _ = servers
    inner = [port for port in _ports_of(one.pid) if port != one.port]
    assert inner
    for said in (b"GET / HTTP/1.1\r\n\r\n", b'{"key":"guess","size":3}\nabc', b"x" * 5000):
        reader, writer = await asyncio.open_connection("127.0.0.1", inner[0])
        writer.write(said)
        with suppress(ConnectionResetError):
            assert await reader.read() == b""
        writer.close()


def _ports_of(pid: int) -> list[int]:
    """The ports on which a process listens."""
    inodes = {os.readlink(f"/proc/{pid}/fd/{number}") for number in os.listdir(f"/proc/{pid}/fd")}
    found = []
    for table in ("tcp", "tcp6"):
        with open(f"/proc/net/{table}") as lines:
            for line in list(lines)[1:]:
                fields = line.split()
                is_listening = fields[3] == "0A"
                if is_listening and f"socket:[{fields[9]}]" in inodes:
                    found.append(int(fields[1].rpartition(":")[2], 16))
    return found
