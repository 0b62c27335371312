"""One hostile address is slowed down at all servers."""

from __future__ import annotations

import asyncio

from tests.server.harness import SocketPage, http
from tests.server.running import RunningServer


async def test_who_opens_too_many_tables_at_one_server_is_refused_at_the_other(
    servers: tuple[RunningServer, RunningServer],
) -> None:
    one, other = servers
    async with http(one) as client:
        while (await client.post("/api/tables", json={"game": "mantis"})).status_code != 429:
            pass
    # The other server alone would allow more than these.
    async with http(other) as client:
        for _ in range(25):
            if (await client.post("/api/tables", json={"game": "mantis"})).status_code == 429:
                return
            # The beats of the servers bring the news.
            await asyncio.sleep(0.25)
    raise AssertionError("The other server has not heard of it.")


async def test_who_guesses_codes_at_one_server_waits_at_the_other(servers: tuple[RunningServer, RunningServer]) -> None:
    one, other = servers
    async with http(one) as client:
        guesses = [client.get(f"/api/tables/CDFG{letter}") for letter in "CDFGHJKMNPRT"]
        assert {(await guess).status_code for guess in guesses} == {404}
    # The other server alone would allow more than these.
    for _ in range(9):
        page = SocketPage(other, "Cy")
        await page.connect()
        assert (await page.hello("CDFGX"))["code"] == "table_not_found"
        await page.close()
        if any(each["type"] == "waiting" for each in page.messages):
            return
        await asyncio.sleep(0.25)
    raise AssertionError("The other server has not heard of it.")
