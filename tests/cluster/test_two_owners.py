"""Two servers that both believe that they own a table: only one of them can write."""

from __future__ import annotations

from sqlalchemy import update

from rumpus.server.store import open_store
from rumpus.server.store.nodes import Nodes
from rumpus.server.store.schema import tables
from tests.cluster.recorded import acting, checked, second_page, two_pages
from tests.server.running import RunningServer


async def test_a_sleeper_that_wakes_up_to_an_action_writes_nothing_and_tells_nobody_anything(
    mortal: tuple[RunningServer, RunningServer], database: str
) -> None:
    one, other = mortal
    async with two_pages(one) as pages:
        seat = pages[0].public["to_move"]
        mover, waiter = pages[seat], pages[1 - seat]
        told = [len(page.messages) for page in pages]
        with one.paused():
            # The action waits in the sleeper's socket while the person goes on at the other server.
            await mover.send(acting(mover, seat, ref=1))
            again = await second_page(mover, other)
            act = acting(again, seat, ref=1)
            assert (await again.ask(act))["type"] == "update"
            assert (await again.ask(act))["type"] == "done"
        for page, since in zip(pages, told, strict=True):
            await page.ended()
            assert {each["type"] for each in page.messages[since:]} <= {"bye", "table"}
            assert page.messages[-1]["again"] is True
        assert checked(database, (mover, seat), (waiter, 1 - seat), (again, seat)) == []
        await again.close()


async def test_after_a_change_by_hand_of_two_owners_only_one_writes_and_the_other_tells_its_pages_to_come_back(
    servers: tuple[RunningServer, RunningServer], database: str
) -> None:
    one, other = servers
    async with two_pages(one) as pages:
        seat = pages[0].public["to_move"]
        mover, waiter, code = pages[seat], pages[1 - seat], pages[0].table["code"]
        act = acting(mover, seat, ref=1)
        with one.paused():
            # A server that is awake compares its tables with the database now and then, and might give this one up.
            _give_by_hand(database, code, other)
            again = await second_page(mover, other)
            await mover.send(act)
        # Both serve the table now, and both are asked for its first entry.
        assert (await mover.answer_to(act["ref"], 0))["type"] == "update"
        refused = await again.ask(acting(again, seat, ref=2))
        assert (refused["type"], refused["code"]) == ("rejected", "storage_failed")
        await again.ended()
        assert again.messages[-1]["again"] is True
        assert not any(each["type"] == "update" for each in again.messages)
        # Whoever comes back finds what was written.
        assert (await again.resume(path=f"?t={code}"))["play"]["public"]["turn"] == 2
        await waiter.until(lambda: waiter.public["turn"] == 2)
        assert checked(database, (mover, seat), (waiter, 1 - seat), (again, seat)) == []
        await again.close()


def _give_by_hand(database: str, code: str, server: RunningServer) -> None:
    store = open_store(database)
    try:
        node = next(each.id for each in Nodes(store.engine).all() if each.name.endswith(f"/{server.pid}"))
        with store.engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.code == code).values(owner=node))
    finally:
        store.close()
