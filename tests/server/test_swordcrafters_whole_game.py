"""Swordcrafters over real sockets, from the first slice to the replay."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.harness import Round, http, open_table, round_at
from tests.server.running import HouseInAThread
from tests.server.smithies import begin
from tests.tables.smiths import play_on

ROUNDS = 6


@pytest.fixture
async def table(server: HouseInAThread) -> AsyncIterator[Round]:
    async with round_at(server, await open_table(server, game="swordcrafters")) as opened:
        yield opened


@pytest.mark.clause("S-ROUNDS-1")
async def test_five_bots_play_to_the_end_and_everybody_can_watch_it_again(table: Round) -> None:
    host = await table.page("Ann")
    screen = await table.page("screen", role="screen")
    for seat, level in enumerate(("random", "easy", "good", "easy", "random")):
        await host.do("add_bot", seat=seat, level=level)
    await host.do("start")
    replay = (await host.over())["replay"]
    await screen.over()
    public = screen.public
    assert (public["round"], public["phase"], len(public["scores"])) == (ROUNDS, "over", 5)
    assert (public["columns"], public["rows"]) == (4, 4)
    kinds = [event["type"] for event in screen.events]
    assert [kinds.count(kind) for kind in ("sliced", "selected", "crafted", "left_over")] == [30, 30, 30, 6]
    async with http(table.server) as client:
        answer = await client.get(f"/api/replays/{replay}")
    assert answer.json()["outcome"]["points"] == [score["total"] for score in public["scores"]]


@pytest.mark.clause("S-SOLO-3")
@pytest.mark.parametrize(
    ("names", "options"),
    [
        (("Ann",), {"opponents": 4, "magic": "mixed", "magic_sides": "bii"}),
        (("Ann", "Bo"), {"dual": True, "light": True, "guarded": True}),
        (("Ann", "Bo", "Cy"), {"magic": "intermediate", "hints": False}),
    ],
    ids=["alone", "two swords each", "three"],
)
async def test_people_play_to_the_end(table: Round, names: tuple[str, ...], options: dict[str, Any]) -> None:
    smiths = await begin(table, *names, options=options)
    await play_on(smiths)
    ann = smiths[0].page
    await ann.over()
    scores = ann.public["scores"]
    assert len(scores) == len(names) + options.get("opponents", 0)
    assert ann.play is not None
    assert ann.play["outcome"]["points"] == [score["total"] for score in scores[: len(names)]]
    # Guarded sides are shown at the end, and the scores follow from what everybody sees.
    sides = [side for swords in ann.public["swords"] for sword in swords for side in sword["sides"]]
    assert not any("?" in side for side in sides)
    tiles = [sum(map(len, sword["sides"])) - 2 for swords in ann.public["swords"] for sword in swords]
    assert tiles == [length for score in scores[: len(names)] for length in score["lengths"]]


@pytest.mark.clause("S-QUAL-1")
@pytest.mark.parametrize("hints", [True, False])
async def test_a_forecast_is_given_if_the_table_allows_it(table: Round, hints: bool) -> None:
    [ann] = await begin(table, "Ann", options={"hints": hints})
    answer = await ann.page.command("consult", seat=0, question={"type": "forecast"})
    if hints:
        score = answer["answer"]["score"]
        parts = sum(score["long"]) + sum(map(sum, score["quality"])) + sum(card["points"] for card in score["magic"])
        assert (score["seat"], score["total"]) == (0, parts)
    else:
        assert (answer["type"], answer["code"]) == ("rejected", "no_such_question")
