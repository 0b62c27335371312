"""Fake Swords over real sockets: illegal actions are refused by their clause, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from tests.server.fencing import Fencer, begin, count_quickly, lay_out, plain_round, play_on, seed_where
from tests.server.harness import Round, http, open_table, round_at
from tests.server.restarting import Restartable, deal, restartable
from tests.tables.seated import Everything, all_refused

OURS = resources.files("rumpus.games.fake_swords.data").joinpath("deck.json").read_text(encoding="utf-8")


@pytest.fixture
async def restarting(tmp_path: Path) -> AsyncIterator[Restartable]:
    async with restartable(tmp_path / "rumpus.sqlite3") as server:
        yield server


@pytest.fixture
async def table(restarting: Restartable, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Round]:
    count_quickly(monkeypatch)
    deal(monkeypatch, seed_where(plain_round, seats=3))
    async with round_at(restarting, await open_table(restarting, game="fake_swords")) as opened:
        yield opened


async def _closed(fencer: Fencer, prompt: str, action: dict[str, Any]) -> None:
    """Check that an action for a prompt that is closed for this player is answered with a refusal."""
    before = Everything(fencer.company)
    answer = await fencer.page.act(fencer.seat, action, prompt=prompt)
    assert (answer["type"], answer["code"]) == ("rejected", "prompt_closed"), action
    assert before.is_as_before(), action


@pytest.mark.clause("F-PILES-2")
@pytest.mark.clause("F-POINT-1")
@pytest.mark.clause("F-END-5")
async def test_bad_input_is_refused_by_its_clause_and_after_a_restart_the_game_is_as_it_was(
    table: Round, restarting: Restartable
) -> None:
    fencers = await begin(table, "Ann", "Bo", "Cy", options={"fights": "judged", "point_s": 60})
    await _while_arranging(fencers)
    await _while_pointing(fencers)
    await _while_fighting(fencers)
    everything = Everything(fencers)
    await restarting.restart(fencers)
    assert everything.is_as_before()
    await fencers[2].act("report", cause="hit", seat=0)
    assert fencers[0].public["last"]["winner"] == 1


async def _while_arranging(fencers: list[Fencer]) -> None:
    ann, bo, _cy = fencers
    a, b, c, d, e = ann.public["loose"]
    other = next(card for card in range(72) if card not in (a, b, c, d, e))

    def arranged(*piles: list[int]) -> dict[str, Any]:
        return {"type": "arrange", "piles": list(piles)}

    await all_refused(
        ann,
        "piles",
        [
            (arranged([a, b], [c, d, e]), "F-PILES-1"),
            (arranged([a], [b], [c], [d, e]), "F-PILES-1"),
            (arranged([a, b, c, d, e], [], []), "F-PILES-2"),
            (arranged([a, b], [c], [d]), "F-PILES-2"),
            (arranged([a, b], [c, d], [e, a]), "F-PILES-2"),
            (arranged([a, b], [c, d], [other]), "F-PILES-2"),
            ({"type": "move_card", "card": other, "pile": 0}, "F-PILES-2"),
            ({"type": "move_card", "card": a, "pile": 4}, "F-PILES-1"),
            ({"type": "finger", "up": True}, "F-PILES-2"),
            ({"type": "count_down"}, "F-READY-1"),
            ({"type": "point", "pile": 0}, "F-POINT-1"),
            ({"type": "report", "cause": "hit", "seat": 1, "card": ""}, "F-END-5"),
        ],
    )
    await all_refused(bo, "talk", [(arranged([a, b], [c, d], [e]), "F-PILES-1"), ({"type": "finger"}, "F-READY-1")])
    prompt = await ann.prompt("piles")
    for broken in (
        {"type": "arrange"},
        {"type": "arrange", "piles": "all"},
        {"type": "point", "pile": 9},
        {"type": "wake"},
    ):
        answer = await ann.page.act(0, broken, prompt=prompt)
        assert (answer["type"], answer["code"]) == ("rejected", "bad_action"), broken


async def _while_pointing(fencers: list[Fencer]) -> None:
    ann, bo, cy = fencers
    piles = await ann.prompt("piles")
    await lay_out(fencers)
    # Rearranging after the countdown.
    await _closed(ann, piles, {"type": "move_card", "card": ann.public["piles"][0][0], "pile": 1})
    await all_refused(
        ann,
        "point",
        [
            ({"type": "move_card", "card": ann.public["piles"][0][0], "pile": 1}, "F-PILES-3"),
            ({"type": "point", "pile": 3}, "F-POINT-1"),
            ({"type": "finger", "up": False}, "F-READY-1"),
            ({"type": "claim", "pile": 0}, "F-TALK-1"),
        ],
    )
    point = await bo.prompt("point")
    await bo.act("point", pile=1)
    await _closed(bo, point, {"type": "point", "pile": 0})
    await cy.act("point", pile=0)
    await ann.act("point", pile=1)
    # Too late.
    await _closed(cy, point, {"type": "point", "pile": 1})


async def _while_fighting(fencers: list[Fencer]) -> None:
    """Ann, the Boss, fights Bo, so that Cy is Boss of the fight."""
    ann, bo, cy = fencers
    start = await cy.prompt("start")
    await _closed(ann, start, {"type": "start_fight"})
    report = {"type": "report", "cause": "hit", "seat": 1, "card": ""}
    await all_refused(cy, "start", [(report, "F-FIGHT-2"), ({"type": "name_stand_in", "seat": 0}, "F-FIGHT-3")])
    await cy.act("start_fight")
    prompt = await cy.prompt("report")
    await _closed(bo, prompt, report)
    await _closed(ann, prompt, report)
    await all_refused(
        cy,
        "report",
        [
            ({**report, "seat": 2}, "F-END-5"),
            ({**report, "seat": None}, "F-END-5"),
            ({**report, "cause": "both"}, "F-END-4"),
            ({**report, "cause": "broken", "card": "F-C-EXEMPT"}, "F-RULE-1"),
            ({"type": "decide", "upheld": True}, "F-END-6"),
        ],
    )


@pytest.mark.clause("F-TIE-2")
@pytest.mark.clause("F-FIGHT-3")
async def test_the_boss_cannot_pick_a_fighter_who_did_not_point_there_or_a_stand_in_who_fights(
    table: Round, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, seed_where(lambda state: state.public.boss == 0, seats=4))
    fencers = await begin(table, "Ann", "Bo", "Cy", "Di", options={"fights": "quick", "choose_s": 0, "point_s": 60})
    ann = fencers[0]
    cards = ann.public["loose"]
    await ann.act("arrange", piles=[cards[:4], cards[4:5], cards[5:]])
    for fencer in fencers:
        await fencer.act("finger", up=True)
    await ann.act("count_down")
    for fencer, pile in zip(fencers, (0, 0, 0, 1), strict=True):
        await fencer.act("point", pile=pile)
    await all_refused(
        ann,
        "pick",
        [
            ({"type": "pick_fight", "pile": 0, "fighters": [0, 3]}, "F-TIE-2"),
            ({"type": "pick_fight", "pile": 0, "fighters": [1, 1]}, "F-TIE-2"),
            ({"type": "pick_fight", "pile": 1, "fighters": [0, 1]}, "F-TIE-3"),
        ],
    )
    await ann.act("pick_fight", pile=0, fighters=[0, 1])
    named = [({"type": "name_stand_in", "seat": seat}, "F-FIGHT-3") for seat in (0, 1, 5)]
    await all_refused(ann, "stand_in", named)
    await ann.act("name_stand_in", seat=3)
    assert ann.public["fight"]["boss"] == 3
    await play_on(fencers, lambda public: public["round"] == 2)


@pytest.mark.clause("F-MODE-R4")
@pytest.mark.parametrize(("piles", "answer"), [((1, 1, 0), "not_now"), ((0, 1, 1), "")])
async def test_a_host_who_fights_in_the_arena_cannot_rule_on_that_fight(
    table: Round, monkeypatch: pytest.MonkeyPatch, piles: tuple[int, ...], answer: str
) -> None:
    deal(monkeypatch, seed_where(plain_round, seats=3))
    fencers = await begin(table, "Ann", "Bo", "Cy", options={"fights": "arena", "point_s": 60})
    ann = fencers[0]
    await lay_out(fencers)
    for fencer, pile in zip(fencers, piles, strict=True):
        await fencer.act("point", pile=pile)
    battle = await ann.page.until(lambda: ann.page.battle)
    told = await ann.page.command("rule", battle=battle["battle"], losers=[1], clause="F-END-5")
    assert told.get("code", "") == answer
    if not answer:
        await ann.page.until(lambda: ann.public["last"])
        assert (ann.public["last"]["winner"], ann.public["last"]["clause"]) == (2, "F-END-5")


@pytest.mark.clause("F-CARDS-R1")
async def test_a_bad_deck_file_is_refused_with_its_line_and_a_good_one_is_played(table: Round) -> None:
    host = await table.page("Ann", seat=0)
    for text, line in (
        (OURS.replace('"purple"', '"pink"', 1), 4),
        ("{", 1),
        (OURS.replace('"F-C-PIVOT"', '"F-C-FLAMINGO"'), 8),
    ):
        answer = await host.command("configure", options={"deck": text}, settings={})
        assert (answer["type"], answer["code"]) == ("rejected", "bad_options")
        assert f"line {line}" in answer["message"]
    renamed = json.loads(OURS)
    renamed["cards"][0]["name"] = "Stork"
    await host.do("configure", options={"deck": json.dumps(renamed)}, settings={})


@pytest.mark.clause("F-CARDS-R1")
async def test_our_deck_file_can_be_fetched_as_an_example_and_has_a_schema(table: Round) -> None:
    async with http(table.server) as client:
        ours = await client.get("/api/games/fake_swords/files/deck")
        assert ours.status_code == 200, ours.text
        assert ours.json() == json.loads(OURS)
