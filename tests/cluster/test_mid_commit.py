"""A server is stopped in the middle of a commit: the others take over all the same, and the sleeper is fenced."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, create_engine, text
from sqlalchemy.engine import make_url

from tests.cluster.facts import holds
from tests.cluster.recorded import acting, checked, second_page, two_pages
from tests.server.running import RunningServer


@contextmanager
def _opened(database: str) -> Iterator[Engine]:
    """The database without the limits that servers set for their connections."""
    engine = create_engine(make_url(database).set(drivername="postgresql+psycopg"))
    try:
        yield engine
    finally:
        engine.dispose()


def _counts(connection: Connection, activity: str) -> bool:
    """Whether a server of this database has such an activity."""
    here = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND "
    return bool(connection.execute(text(here + activity)).scalar_one())


async def test_a_server_that_sleeps_in_mid_commit_keeps_nobody_from_taking_over(
    mortal: tuple[RunningServer, RunningServer], database: str
) -> None:
    one, other = mortal
    async with two_pages(one) as pages:
        seat = pages[0].public["to_move"]
        mover, act = pages[seat], acting(pages[seat], seat, ref=1)
        with _opened(database) as engine, engine.connect().execution_options(isolation_level="AUTOCOMMIT") as looking:
            with engine.begin() as holding:
                # The commit has passed the fence, and waits in the middle of its transaction.
                holding.execute(text("LOCK TABLE entries IN EXCLUSIVE MODE"))
                await mover.send(act)
                await holds(lambda: _counts(looking, "wait_event_type = 'Lock' AND query LIKE 'INSERT INTO entries%'"))
                one.pause()
            try:
                await holds(lambda: _counts(looking, "state = 'idle in transaction'"))
                again = await second_page(mover, other)
                # It was not committed: the person repeats it, and it happens once.
                assert again.public["turn"] == 1
                assert (await again.ask(act))["type"] == "update"
            finally:
                one.go_on()
        for page in pages:
            await page.ended()
            assert page.messages[-1]["again"] is True
            assert not any(each.get("ref") == 1 for each in page.messages)
        assert checked(database, (mover, seat), (pages[1 - seat], 1 - seat), (again, seat)) == []
        await again.close()
