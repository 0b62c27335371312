"""The practice floor over HTTP: a fight starts after one request and one hello."""

from __future__ import annotations

import pytest

from tests.server.harness import http, round_at
from tests.server.running import HouseInAThread


async def test_one_request_and_a_hello_start_a_fight(server: HouseInAThread) -> None:
    async with http(server) as client:
        opened = await client.post("/api/practice", json={"cards": ["F-C-WARCRY", "F-C-SHIELD"], "level": "easy"})
    assert opened.status_code == 201
    assert opened.json()["link"].endswith(opened.json()["code"])
    async with round_at(server, opened.json()["code"]) as table:
        ann = await table.page("Ann")
        battle = await ann.until(lambda: ann.battle)
        assert [len(binds) for binds in battle["binds"]] in ([2, 1], [1, 2])
        assert [seat["kind"] for seat in ann.table["seats"]] == ["person", "bot"]
        await ann.until(lambda: ann.frames)


async def test_two_bots_can_be_watched(server: HouseInAThread) -> None:
    async with http(server) as client:
        opened = await client.post("/api/practice", json={"watch": True, "level": "easy", "other": "best"})
    async with round_at(server, opened.json()["code"]) as table:
        ann = await table.page("Ann")
        await ann.until(lambda: ann.frames)
        assert [seat["level"] for seat in ann.table["seats"]] == ["easy", "best"]


@pytest.mark.parametrize(
    ("asked", "field", "told"),
    [
        ({"cards": ["F-C-SLOW", "F-C-DRAGON"]}, "cards", "there is no card F-C-DRAGON; known are F-C-FLAMINGO"),
        ({"cards": "F-C-SLOW"}, "cards", "Expected `array`"),
        ({"cards": ["F-C-SLOW"] * 25}, "cards", "length <= 24"),
        ({"level": "godlike"}, "level", "Invalid enum value 'godlike'"),
        ({"colour": "red"}, "data", "unknown field `colour`"),
    ],
)
async def test_a_bad_request_is_refused_with_the_reason(
    server: HouseInAThread, asked: dict[str, object], field: str, told: str
) -> None:
    async with http(server) as client:
        answer = await client.post("/api/practice", json=asked)
    assert answer.status_code == 400
    assert told in answer.json()["message"]
    assert answer.json().get("field", "") == field


async def test_the_practice_floor_is_registered_but_not_listed(server: HouseInAThread) -> None:
    async with http(server) as client:
        games = (await client.get("/api/house")).json()["games"]
        rules = (await client.get("/api/rules/sword_practice")).json()
    listed = {game["name"]: game["listed"] for game in games}
    assert listed["mantis"]
    assert not listed["sword_practice"]
    assert rules["title"] == "The practice floor"
