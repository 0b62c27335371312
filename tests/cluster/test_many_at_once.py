"""Many pages come at once to a table that nobody owns."""

from __future__ import annotations

import asyncio

from sqlalchemy import text

from rumpus.server.store import open_store
from tests.server.harness import SocketPage, open_table
from tests.server.running import RunningServer

PEOPLE = 25
"""Each of them has two pages."""
FAIL_ONCE = """
CREATE SEQUENCE claims;
CREATE FUNCTION fail_once() RETURNS trigger AS $$
BEGIN
    IF nextval('claims') = 1 THEN RAISE EXCEPTION 'the first claim fails'; END IF;
    RETURN NEW;
END $$ LANGUAGE plpgsql;
CREATE TRIGGER claimed BEFORE UPDATE OF owner ON tables FOR EACH ROW
    WHEN (OLD.owner IS NULL AND NEW.owner IS NOT NULL) EXECUTE FUNCTION fail_once();
"""


def _let_the_first_claim_fail(database: str) -> None:
    store = open_store(database)
    try:
        with store.engine.begin() as connection:
            connection.execute(text(FAIL_ONCE))
    finally:
        store.close()


def _claims(database: str) -> int:
    """How often somebody tried to make the table their own."""
    store = open_store(database)
    try:
        with store.engine.connect() as connection:
            return int(connection.execute(text("SELECT last_value FROM claims")).scalar_one())
    finally:
        store.close()


async def _come_back(page: SocketPage, server: RunningServer) -> int:
    """Come back as long as the server asks for it. Returns how often it did."""
    page.server, code, turned = server, page.table["code"], 0
    while True:
        await page.connect(path=f"?t={code}")
        since = len(page.messages)
        await page.send({"type": "hello", "table": code, "credential": page.credential})
        told = (await page.until(lambda: page.messages[since:]))[0]  # noqa: B023 - awaited
        if told["type"] == "welcome":
            return turned
        assert told["type"] == "bye", told
        assert told["again"], told
        turned += 1
        await page.ended()


async def test_fifty_pages_at_once_meet_at_one_table_though_the_first_claim_fails(
    servers: tuple[RunningServer, RunningServer], database: str
) -> None:
    one = servers[0]
    code = await open_table(one)
    pages = [SocketPage(one, f"P{number}") for number in range(2 * PEOPLE)]
    for number, page in enumerate(pages):
        if number % 2:
            page.credential = pages[number - 1].credential
        await page.connect(path=f"?t={code}")
        welcome = await page.hello(code)
        assert welcome["type"] == "welcome", welcome
    # A table in its lobby belongs to nobody when the last server has stopped.
    for server in reversed(servers):
        server.stop()
    for page in pages:
        await page.ended()
    for server in servers:
        server.start()
    _let_the_first_claim_fail(database)
    turned = await asyncio.gather(*(_come_back(page, servers[number % 2]) for number, page in enumerate(pages)))
    assert _claims(database) >= 2
    assert sum(turned) >= 1
    for page in pages:
        await page.until(lambda page=page: sum(each["here"] for each in page.table["members"]) == PEOPLE)  # type: ignore[misc]
    # It is one table: everybody sees what one of them does.
    await pages[0].do("take_seat", seat=0)
    for page in pages:
        await page.until(lambda page=page: page.seat(0)["name"] == "P0")  # type: ignore[misc]
        await page.close()
