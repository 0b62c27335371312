"""Several processes behind one port."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.cluster.conftest import STEADY
from tests.cluster.people import four_tables, play_to_the_end, two_players
from tests.server.harness import http
from tests.server.persistent_player import Player
from tests.server.running import PATIENCE_S, RunningServer, running_server


@pytest.fixture
def server(database: str) -> Iterator[RunningServer]:
    with running_server(database, "--workers", "2", *STEADY) as server:
        yield server


def _children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _workers(server: RunningServer) -> list[int]:
    """The processes that serve pages."""
    return [pid for pid in _children(server.pid) if pid not in _thinkers(server)]


def _thinkers(server: RunningServer) -> list[int]:
    """The process in whose children the bots of all workers think."""
    return [pid for pid in _children(server.pid) if b"thinkers" in Path(f"/proc/{pid}/cmdline").read_bytes()]


async def test_pages_of_one_table_meet_whichever_process_accepts_their_connections(server: RunningServer) -> None:
    async with four_tables(server) as tables:
        await asyncio.gather(*(player.play() for players in tables for player in players))
        for players in tables:
            assert {player.page.table["phase"] for player in players} == {"over"}
            assert players[0].page.public == players[1].page.public


async def test_a_table_can_be_looked_at_and_given_a_file_through_any_process(server: RunningServer) -> None:
    async with two_players(server, game="fake_swords", start=False) as (ann, _bo):
        await _bring_files(server, ann)


async def _bring_files(server: RunningServer, ann: Player) -> None:
    code = ann.page.table["code"]
    headers = {"authorization": f"Bearer {ann.page.credential}", "content-type": "application/json"}
    async with http(server) as client:
        deck = (await client.get("/api/games/fake_swords/files/deck")).text
    for _ in range(8):
        # Every client has a connection of its own, which any process may accept.
        async with http(server) as client:
            assert (await client.get(f"/api/tables/{code}")).json()["host"] == "Ann"
            assert (await client.get(f"/api/tables/{code}/qr.svg")).is_success
            brought = await client.put(f"/api/tables/{code}/files/deck", content=deck, headers=headers)
            assert brought.status_code == 204, brought.text
            refused = await client.put(f"/api/tables/{code}/files/deck", content="[", headers=headers)
            assert (refused.status_code, refused.json()["field"]) == (400, "deck")


async def test_a_device_learns_how_its_table_stands_and_a_television_gets_it_through_any_process(
    server: RunningServer,
) -> None:
    async with two_players(server, start=False) as (ann, _bo):
        code, credential = ann.page.table["code"], ann.page.credential
        headers = {"authorization": f"Bearer {credential}"}
        for _ in range(8):
            key = secrets.token_urlsafe(32)
            async with http(server) as client:
                mine = await client.post("/api/mine", json={"tables": [{"code": code, "credential": credential}]})
                assert [each["is_host"] for each in mine.json()["tables"]] == [True], mine.text
                shown = (await client.post("/api/tv", json={"key": key})).json()["code"]
            async with http(server) as client:
                given = await client.post(f"/api/tables/{code}/tv", json={"tv": shown}, headers=headers)
                assert given.status_code == 204, given.text
            async with http(server) as client:
                assert (await client.post("/api/tv", json={"key": key})).json()["table"] == code
        await ann.page.until(lambda: len(ann.page.table["screens"]) == 8)


async def test_a_killed_process_is_replaced_and_its_games_go_on(database: str) -> None:
    with running_server(database, "--workers", "2", *STEADY) as server:
        async with four_tables(server) as tables:
            playing = [asyncio.create_task(play_to_the_end(player)) for players in tables for player in players]
            victim = _workers(server)[0]
            os.kill(victim, signal.SIGKILL)
            await asyncio.wait_for(asyncio.gather(*playing), PATIENCE_S)
            for players in tables:
                assert players[0].page.public == players[1].page.public
        async with asyncio.timeout(PATIENCE_S):
            while len(workers := _workers(server)) < 2:  # noqa: ASYNC110 - nobody tells of another's process
                await asyncio.sleep(0.05)
        assert victim not in workers


async def test_bots_of_all_processes_think_in_one_pool_and_go_on_when_it_was_killed(server: RunningServer) -> None:
    async with four_tables(server, bot="good") as tables:
        await asyncio.gather(*(player.play(turns=2) for players in tables for player in players))
        # Nobody else has processes to think in.
        assert not any(_children(worker) for worker in _workers(server))
        [pool] = _thinkers(server)
        helpers = _children(pool)
        assert helpers
        os.kill(pool, signal.SIGKILL)
        await asyncio.gather(*(player.play() for players in tables for player in players))
        assert {players[0].page.table["phase"] for players in tables} == {"over"}
        assert pool not in _thinkers(server)
        assert not any(map(_runs, helpers))


async def test_any_process_tells_the_figures_of_all(server: RunningServer) -> None:
    async with four_tables(server):
        for _ in range(6):
            # Every client has a connection of its own, which any process may accept.
            async with http(server) as client:
                figures = (await client.get("/metrics")).text
            assert _samples(figures, "rumpus_worker_up") == {"0": 1, "1": 1}
            assert sum(_samples(figures, "rumpus_pages").values()) == 8
            assert sum(_samples(figures, "rumpus_games_begun_total").values()) == 4
            assert figures.count("# TYPE rumpus_pages gauge") == 1


async def test_figures_are_told_while_a_process_hangs(server: RunningServer) -> None:
    hanging = _workers(server)[0]
    os.kill(hanging, signal.SIGSTOP)
    try:
        async with http(server) as client:
            figures = (await client.get("/metrics")).text
        assert sorted(_samples(figures, "rumpus_worker_up").values()) == [0, 1]
    finally:
        os.kill(hanging, signal.SIGCONT)


def _samples(figures: str, name: str) -> dict[str, float]:
    """By worker: the sum of a figure."""
    found: Counter[str] = Counter()
    for family in text_string_to_metric_families(figures):
        for sample in family.samples:
            if sample.name == name:
                found[sample.labels["worker"]] += int(sample.value)
    return dict(found)


def test_a_stopped_server_stops_its_processes(server: RunningServer) -> None:
    workers = _children(server.pid)
    assert server.stop() == 0
    assert not any(map(_runs, workers))


async def test_workers_end_with_a_killed_server(database: str) -> None:
    with running_server(database, "--workers", "2") as server:
        workers = _children(server.pid)
        server.kill()
        async with asyncio.timeout(PATIENCE_S):
            while any(_runs(pid) for pid in workers):  # noqa: ASYNC110 - nobody tells of the end of another's process
                await asyncio.sleep(0.05)


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("2", "SQLite belongs to one process. For several workers or machines name a PostgreSQL"),
        ("many", "--workers is a number from 1 to 256, or auto"),
        ("0", "--workers is a number from 1 to 256, or auto"),
    ],
)
def test_workers_that_cannot_be_are_refused_with_a_reason(tmp_path: Path, asked: str, told: str) -> None:
    server = RunningServer(tmp_path / "rumpus.sqlite3", "--workers", asked)
    with pytest.raises(AssertionError, match="did not start"):
        server.start()
    assert told in server.errors
