"""Company comes along: a new table knows how strong it was at the last one of the device."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rumpus.tables.document import Document
from tests.server.harness import http, open_table, round_at
from tests.server.running import HouseInAThread


def _stored(server: HouseInAThread, code: str) -> Document:
    document = server.store.table(code)
    assert document is not None
    return msgspec.json.decode(document, type=Document)


async def test_company_at_the_next_table_is_as_strong_as_at_the_last_one(server: HouseInAThread) -> None:
    code = await open_table(server, game="mantis", now=True)
    async with round_at(server, code) as table:
        ann = await table.page("Ann")
        await ann.play_on(0)
        await ann.until(lambda: ann.table["phase"] == "over")
        known = _stored(server, code).measures
        assert [each.game for each in known] == ["mantis"]
        after: dict[str, Any] = {"code": code, "credential": ann.credential}
        for now in (True, False):
            following = await open_table(server, game="mantis", now=now, after=after)
            async with round_at(server, following) as other:
                await other.page("Ann")
                assert _stored(server, following).measures == known
        for unknown in ({"code": code, "credential": "x" * 43}, {"code": "WWWWW", "credential": "x" * 43}):
            alone = await open_table(server, game="mantis", after=unknown)
            async with round_at(server, alone) as other:
                await other.page("Ann")
                assert _stored(server, alone).measures == ()


@pytest.mark.parametrize("after", [{"code": "WWWWW"}, {"credential": "x"}, "WWWWW", {"code": 1, "credential": "x"}])
async def test_a_badly_named_table_is_refused(server: HouseInAThread, after: object) -> None:
    async with http(server) as client:
        answer = await client.post("/api/tables", json={"game": "mantis", "after": after})
    assert answer.status_code == 400
    assert "after" in answer.json()["field"]
