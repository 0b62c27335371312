"""The host's rulings over real sockets: applied if the game accepts them, refused with a reason otherwise."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rumpus.games.burrito.cards import KINDS
from tests.server.harness import Round, open_table, round_at
from tests.server.restarting import Restartable, deal, restartable
from tests.server.throwers import Thrower, begin, count_quickly, holds, seed_where, start_passing
from tests.tables.seated import Everything

WAR = KINDS.index("war")
SOMETHING: dict[str, Any] = {"battle": "x", "losers": [1], "clause": "M-1"}


@pytest.fixture
async def restarting(tmp_path: Path) -> AsyncIterator[Restartable]:
    async with restartable(tmp_path / "rumpus.sqlite3") as server:
        yield server


async def _judged_war(table: Round, monkeypatch: pytest.MonkeyPatch) -> list[Thrower]:
    """Ann, the host, and Bo have thrown real burritos at each other, and nobody else is there to judge."""
    count_quickly(monkeypatch)
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, WAR), seats=2))
    throwers = await begin(table, "Ann", "Bo", options={"battles": "judged"})
    await start_passing(throwers)
    await throwers[0].act("declare", kind="war", cards=[WAR] * 3)
    for thrower in throwers:
        await thrower.prompt("report")
    return throwers


def _ruling(thrower: Thrower, **fields: Any) -> dict[str, Any]:
    return {"battle": thrower.public["battle"]["id"], "losers": [1], "clause": "B-HIT-1", **fields}


@pytest.mark.clause("B-MODE-R1")
async def test_the_host_rules_if_fighters_disagree_and_the_ruling_survives_a_restart(
    restarting: Restartable, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with round_at(restarting, await open_table(restarting, game="burrito")) as table:
        throwers = await _judged_war(table, monkeypatch)
        ann, bo = throwers
        await ann.act("report", losers=[1])
        await bo.act("report", losers=[0])
        await ann.page.do("rule", **_ruling(ann))
        await bo.page.until(lambda: bo.public["bruises"] == [0, 1])
        await restarting.restart(throwers)
        assert ann.public["bruises"] == bo.public["bruises"] == [0, 1]


async def test_a_ruling_is_refused_with_a_reason_and_nothing_changes(
    restarting: Restartable, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with round_at(restarting, await open_table(restarting, game="burrito")) as table:
        throwers = await _judged_war(table, monkeypatch)
        ann, bo = throwers
        watching = await table.page("Cy", role="spectator")
        before = Everything(throwers)
        for page, fields, told in (
            (bo.page, {}, ("not_host", "")),
            (watching, {}, ("not_host", "")),
            (ann.page, {"battle": "battle-9"}, ("illegal", "B-BATTLE-1")),
            (ann.page, {"losers": []}, ("illegal", "B-BATTLE-1")),
            (ann.page, {"losers": [7]}, ("illegal", "B-BATTLE-1")),
            (ann.page, {"losers": [7], "clause": "B-WRONG-2"}, ("illegal", "B-WRONG-2")),
        ):
            answer = await page.command("rule", **_ruling(ann, **fields))
            assert (answer["type"], answer["code"], answer.get("clause", "")) == ("rejected", *told), fields
            assert answer["message"]
            assert before.is_as_before(), fields
        for fields in ({"losers": "Bo"}, {"losers": [1] * 65}, {"clause": "B" * 41}, {"battle": 1}, {"seat": 0}):
            answer = await ann.page.command("rule", **_ruling(ann, **fields))
            assert (answer["type"], answer["code"]) == ("rejected", "bad_message"), fields
        await ann.page.do("pause", paused=True)
        assert (await ann.page.command("rule", **_ruling(ann)))["code"] == "paused"
        await ann.page.do("pause", paused=False)
        await ann.page.do("rule", **_ruling(ann))


async def test_a_game_without_battles_refuses_rulings(table: Round) -> None:
    ann = await table.page("Ann", seat=0)
    early = await ann.command("rule", **SOMETHING)
    await ann.do("add_bot", seat=1, level="random")
    await ann.do("start")
    for answer in (early, await ann.command("rule", **SOMETHING)):
        assert (answer["type"], answer["code"]) == ("rejected", "not_now")
        assert answer["message"]
