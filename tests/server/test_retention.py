"""Old tables are removed, a full disk is reported, and games go on."""

from __future__ import annotations

import asyncio
import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import Connection, Engine, event, update

from rumpus.server.store import open_store
from rumpus.server.store.schema import tables
from tests.server.harness import http, mover_of, round_at
from tests.server.running import RUMPUS, house_in_a_thread, running_server


def _age(database: str, days: int) -> None:
    """Set the last use of everything to so many days ago."""
    store = open_store(database)
    with store.engine.begin() as connection:
        connection.execute(update(tables).values(touched_at=datetime.now(UTC) - timedelta(days=days)))
    store.close()


class Disk:
    """A disk that can be full: SQLite may not enlarge its file."""

    def __init__(self, engine: Engine) -> None:
        self.is_full = False
        # At each transaction, because tables are written through a connection that is kept.
        event.listen(engine, "begin", self._limit)

    def _limit(self, connection: Connection) -> None:
        # A limit below the size of the file means just that size.
        connection.exec_driver_sql(f"PRAGMA max_page_count={1 if self.is_full else 1_000_000}")


def _tidied(database: str, *options: str) -> str:
    done = subprocess.run(
        [RUMPUS, "tidy", "--database", database, *options], capture_output=True, text=True, timeout=60, check=True
    )
    return done.stdout


async def test_tidying_by_hand_beside_a_server_removes_old_data_and_reports_it(tmp_path: Path) -> None:
    with running_server(tmp_path / "rumpus.sqlite3") as server:
        async with round_at(server) as table:
            await table.game()
            old = table.code
        _age(server.database, 91)
        async with round_at(server) as table:
            pages = await table.game()
            told = await asyncio.to_thread(_tidied, server.database, "--keep-days", "90")
            assert told.startswith("Removed 1 tables, ")
            assert "MB now" in told
            # A running game goes on meanwhile.
            mover, seat = mover_of(*pages)
            assert (await mover.act(seat))["type"] == "update"
        await asyncio.to_thread(server.stop)
        server.start()
        async with http(server) as client:
            answer = await client.get(f"/api/tables/{old}")
            assert (answer.status_code, answer.json()["code"]) == (404, "table_not_found")


async def test_a_full_disk_is_reported_and_the_game_goes_on_when_there_is_space(
    tmp_path: Path,
) -> None:
    with house_in_a_thread(tmp_path / "rumpus.sqlite3") as server:
        disk = Disk(server.store.engine)
        async with round_at(server) as table:
            ann, bo = await table.game()
            disk.is_full = True
            answer = {"type": "update"}
            while answer["type"] == "update":
                # There is a little room left in the last page of the file.
                behind, ahead = sorted((ann, bo), key=lambda page: page.public["turn"])
                await behind.until(lambda: behind.public["turn"] == ahead.public["turn"])  # noqa: B023 - awaited
                mover, seat = mover_of(ann, bo)
                answer = await mover.act(seat)
            assert answer["code"] == "storage_failed"
            assert "did not happen" in answer["message"]
            for page in (ann, bo):
                await page.ended()
                assert (page.messages[-1]["type"], page.messages[-1]["again"]) == ("bye", True)
            disk.is_full = False
            for page in (ann, bo):
                assert (await page.resume())["type"] == "welcome"
            mover, seat = mover_of(ann, bo)
            assert (await mover.act(seat))["type"] == "update"
