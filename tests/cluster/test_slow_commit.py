"""A commit that takes long delays the tables that it is for, and no others."""

from __future__ import annotations

import asyncio

from sqlalchemy import create_engine, text

from tests.cluster.facts import holds
from tests.cluster.people import two_players
from tests.server.harness import SocketPage, http, mover_of
from tests.server.running import RunningServer

LOCK = 42


async def test_pages_of_tables_on_other_servers_do_not_wait_for_a_slow_commit(
    servers: tuple[RunningServer, RunningServer], database: str
) -> None:
    one, other = servers
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    async with two_players(one) as elsewhere, two_players(other) as players:
        code = elsewhere[0].page.table["code"]
        with engine.begin() as connection:
            wait = f"BEGIN PERFORM pg_advisory_xact_lock({LOCK}); RETURN NEW; END"
            connection.execute(text(f"CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS '{wait}'"))
            rows = "BEFORE INSERT ON entries FOR EACH ROW"
            connection.execute(text(f"CREATE TRIGGER slow {rows} EXECUTE FUNCTION wait()"))
        with engine.connect() as connection, connection.begin() as held:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            mover, seat = mover_of(*(player.page for player in players))
            act = {"ref": mover.next_ref(seat), "seat": seat, "prompt": mover.prompt(seat), "action": {"type": "score"}}
            acting = asyncio.create_task(mover.ask({"type": "act", **act}))

            async def is_committing() -> bool:
                waiting = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'advisory'")
                return bool(connection.execute(waiting).scalar_one())

            await holds(is_committing)
            page = SocketPage(other, "Cy")
            await page.connect(path=f"?t={code}")
            assert (await page.hello(code))["type"] == "welcome"
            async with http(other) as client:
                assert (await client.get("/api/tables")).status_code == 200
            await page.close()
            assert not acting.done()
            held.rollback()
        assert (await acting)["type"] in ("update", "done")
    engine.dispose()
