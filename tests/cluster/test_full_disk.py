"""The disk of the database is full: people are told, nothing is lost, and games go on when there is room."""

from __future__ import annotations

import asyncio

from sqlalchemy import Engine, create_engine, text

from tests.cluster.conftest import STEADY
from tests.cluster.facts import holds
from tests.cluster.people import move_to, two_players
from tests.server.harness import http, mover_of
from tests.server.running import RunningServer, running_server


def _fill(engine: Engine) -> None:
    """Let PostgreSQL refuse rows as it does when it cannot extend a file."""
    refuse = "BEGIN RAISE SQLSTATE ''53100'' USING MESSAGE = ''could not extend file: No space left on device''; END"
    with engine.begin() as connection:
        connection.execute(text(f"CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS '{refuse}'"))
        for table in ("tables", "games", "entries"):
            rows = f"BEFORE INSERT OR UPDATE ON {table} FOR EACH ROW"
            connection.execute(text(f"CREATE TRIGGER full_{table} {rows} EXECUTE FUNCTION refuse()"))


def _make_room(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text("DROP FUNCTION refuse CASCADE"))


async def _health(server: RunningServer) -> int:
    async with http(server) as client:
        return (await client.get("/healthz")).status_code


async def test_a_full_disk_is_told_to_people_and_operators_and_loses_nothing(database: str) -> None:
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with running_server(database, *STEADY) as server:
        async with two_players(server) as players:
            _fill(engine)
            mover, seat = mover_of(*(player.page for player in players))
            act = {"ref": mover.next_ref(seat), "seat": seat, "prompt": mover.prompt(seat), "action": {"type": "score"}}
            answer = await mover.ask({"type": "act", **act})
            assert answer["code"] == "storage_failed"
            for player in players:
                await player.page.ended()
                assert "The server has no room left to save anything." in player.page.messages[-1]["message"]
                assert player.page.messages[-1]["again"] is True
            assert await _health(server) == 503
            _make_room(engine)
            # It finds out by itself, because a server that is not ready gets no pages.
            await holds(lambda: _is_healthy(server))
            await move_to(server, players)
            await asyncio.gather(*(player.play() for player in players))
            assert players[0].page.table["phase"] == "over"
    assert "The database has no room left. Make room on its disk." in server.errors
    engine.dispose()


async def _is_healthy(server: RunningServer) -> bool:
    return await _health(server) == 200
