"""Throw Throw Burrito over real sockets: illegal actions are refused by their clause, and nothing changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rumpus.games.burrito.cards import KINDS
from rumpus.games.burrito.model import BurritoState
from tests.server.harness import Round, SocketPage, open_table, round_at
from tests.server.restarting import Restartable, deal, restartable
from tests.server.throwers import Thrower, begin, count_quickly, holds, seed_where, start_passing
from tests.tables.seated import Everything, all_refused

SUN, MOON, WAR, DUEL = (KINDS.index(name) for name in ("brawl_sun", "brawl_moon", "war", "duel"))
FLOOD = 60


@pytest.fixture
async def restarting(tmp_path: Path) -> AsyncIterator[Restartable]:
    async with restartable(tmp_path / "rumpus.sqlite3") as server:
        yield server


@pytest.fixture
async def table(restarting: Restartable, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Round]:
    count_quickly(monkeypatch)
    async with round_at(restarting, await open_table(restarting, game="burrito")) as opened:
        yield opened


def _mixed(state: BurritoState) -> bool:
    """Whether Ann counts and holds both kinds of Brawl, two of one of them."""
    return state.public.counter == 0 and holds(state, 0, SUN, 2) and holds(state, 0, MOON, 1)


def _declare(kind: str, card: int, *duelists: int) -> dict[str, Any]:
    return {"type": "declare", "kind": kind, "cards": [card] * 3, "duelists": list(duelists)}


@pytest.mark.clause("B-PASS-2")
@pytest.mark.clause("B-SET-4")
async def test_illegal_actions_are_refused_by_their_clauses_and_the_hand_is_unchanged(
    table: Round, monkeypatch: pytest.MonkeyPatch, restarting: Restartable
) -> None:
    deal(monkeypatch, seed_where(_mixed, seats=3))
    throwers = await begin(table, "Ann", "Bo", "Cy")
    await all_refused(throwers[0], "count", [({"type": "draw", "pile": "own"}, "B-START-1")])
    await start_passing(throwers)
    ann = throwers[0]
    missing = next(card for card in range(7) if card not in ann.hand)
    other = next(card for card in ann.hand if card not in (SUN, MOON))
    await all_refused(
        ann,
        "pass",
        [
            ({"type": "draw", "pile": "own"}, "B-PASS-2"),
            ({"type": "draw", "pile": "left"}, "B-PASS-2"),
            ({"type": "discard", "card": missing}, "B-PASS-1"),
            ({"type": "lay_set", "cards": [missing] * 3}, "B-SET-1"),
            ({"type": "lay_set", "cards": [SUN, SUN, other]}, "B-SET-R1"),
            ({"type": "lay_set", "cards": [SUN, SUN, MOON]}, "B-SET-4"),
            ({"type": "lay_set", "cards": [SUN]}, "B-SET-1"),
            (_declare("war", WAR), "B-SET-1"),
            ({"type": "declare", "kind": "duel", "cards": [SUN, SUN, MOON], "duelists": [1, 1]}, "B-DUEL-1"),
            ({"type": "declare", "kind": "duel", "cards": [SUN, SUN, MOON], "duelists": [1, 3]}, "B-DUEL-1"),
            ({"type": "grab"}, "B-WRONG-R2"),
            ({"type": "report", "losers": [1]}, "B-MODE-R1"),
            ({"type": "choose", "move": "catch"}, "B-MODE-R3"),
            ({"type": "vote"}, "B-END-R1"),
            ({"type": "count"}, "B-START-1"),
        ],
    )
    await ann.act("discard", card=other)
    await all_refused(ann, "pass", [({"type": "draw", "pile": "left"}, "B-PASS-3")])
    everything = Everything(throwers)
    await restarting.restart(throwers)
    assert everything.is_as_before()
    # Declaring mixed Brawls costs a bruise, and everybody sees it.
    await ann.act("declare", kind="brawl", cards=[SUN, SUN, MOON])
    assert ann.public["bruises"] == [1, 0, 0]
    assert sorted(ann.hand).count(SUN) >= 2


async def _all_frozen(throwers: list[Thrower], prompts: list[str], clause: str) -> None:
    """Check that every action with cards is refused by that clause, and that nothing changes."""
    for thrower in throwers:
        # An answer comes after everything that was told before.
        assert isinstance(thrower.page, SocketPage)
        await thrower.page.ping()
    before = Everything(throwers)
    for thrower, prompt in zip(throwers, prompts, strict=True):
        for action in (
            {"type": "discard", "card": thrower.hand[0]},
            {"type": "draw", "pile": "own"},
            {"type": "lay_set", "cards": thrower.hand[:3]},
            {"type": "declare", "kind": "war", "cards": thrower.hand[:3]},
        ):
            answer = await thrower.page.act(thrower.seat, action, prompt=prompt)
            told = (answer["type"], answer["code"], answer["clause"])
            assert told == ("rejected", "prompt_closed", clause), action
            assert before.is_as_before()


@pytest.mark.clause("B-MULTI-R1")
async def test_within_the_window_cards_are_frozen_for_all(table: Round, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, WAR), seats=4))
    throwers = await begin(table, "Ann", "Bo", "Cy", "Di", options={"window_ms": 5000})
    await start_passing(throwers)
    prompts = [await thrower.prompt("pass") for thrower in throwers]
    await throwers[0].act("declare", kind="war", cards=[WAR] * 3)
    await _all_frozen(throwers[1:3], prompts[1:3], "B-MULTI-R1")


@pytest.mark.clause("B-BATTLE-1", "B-LOSE-2", "B-WRONG-2")
@pytest.mark.parametrize("battles", ["quick", "judged"])
async def test_during_a_battle_cards_are_frozen_for_all_and_a_bystander_who_grabs_takes_a_bruise(
    table: Round, monkeypatch: pytest.MonkeyPatch, battles: str
) -> None:
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, WAR), seats=4))
    throwers = await begin(table, "Ann", "Bo", "Cy", "Di", options={"battles": battles})
    await start_passing(throwers)
    ann, bo = throwers[:2]
    prompts = [await thrower.prompt("pass") for thrower in throwers]
    await ann.act("declare", kind="war", cards=[WAR] * 3)
    await bo.prompt("exchange" if battles == "quick" else "report")
    await _all_frozen(throwers[1:], prompts[1:], "B-BATTLE-1")
    await ann.act("grab")
    assert (ann.public["bruises"], ann.public["last"]["cause"]) == ([1, 0, 0, 0], "grab")
    await _all_frozen(throwers[1:], prompts[1:], "B-LOSE-2")


@pytest.mark.clause("B-TWO-3")
async def test_only_two_players_may_draw_from_any_pile(table: Round) -> None:
    throwers = await begin(table, "Ann", "Bo")
    await start_passing(throwers)
    ann = throwers[0]
    for pile in ("own", "left", "right"):
        await ann.act("discard", card=ann.hand[0])
        await ann.act("draw", pile=pile)
    await all_refused(ann, "pass", [({"type": "draw", "pile": "left"}, "B-PASS-2")])


@pytest.mark.clause("B-MODE-R4")
async def test_a_report_by_somebody_who_may_not_is_refused(table: Round, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, SUN), seats=4))
    throwers = await begin(table, "Ann", "Bo", "Cy", "Di", options={"battles": "judged"})
    await start_passing(throwers)
    ann, bo, cy, di = throwers
    await ann.act("declare", kind="brawl", cards=[SUN] * 3)
    for thrower in (ann, bo, di):
        await thrower.prompt("report")
    # Cy does not fight either, but Ann rules.
    assert await cy.refusal("report", to="grab", losers=[1]) == ("illegal", "B-MODE-R4")
    assert await bo.refusal("report", to="report", losers=[2]) == ("illegal", "B-MISS-1")
    assert await bo.refusal("report", to="report", losers=[1, 1]) == ("illegal", "B-MODE-R1")
    await bo.act("report", losers=[1])
    assert ann.public["battle"] is not None
    await ann.act("report", losers=[3], cause="foul")
    assert ann.public["bruises"] == [0, 0, 0, 1]
    await ann.prompt("count")


@pytest.mark.clause("B-PASS-2")
@pytest.mark.clause("B-PASS-R2")
async def test_a_flood_of_actions_is_answered_one_by_one_and_all_see_the_same(table: Round) -> None:
    throwers = await begin(table, "Ann", "Bo", "Cy")
    await start_passing(throwers)
    for thrower, answers in zip(throwers, await asyncio.gather(*map(_flood, throwers)), strict=True):
        assert len(answers) == FLOOD
        assert {answer["type"] for answer in answers} <= {"update", "rejected"}
        refused = {answer["clause"] for answer in answers if answer["type"] == "rejected"}
        assert refused <= {"B-PASS-1", "B-PASS-2", "B-PASS-3", "B-PASS-R2", "B-SET-R1"}
        assert len(thrower.hand) <= 5
        await thrower.page.until(lambda thrower=thrower: thrower.public == throwers[0].public)  # type: ignore[misc]
    flow = throwers[0].public["flow"]
    assert sum(flow["hands"]) + sum(flow["piles"]) + sum(flow["community"]) == 120
    assert flow["hands"] == [len(thrower.hand) for thrower in throwers]


async def _flood(thrower: Thrower) -> list[dict[str, Any]]:
    """Send many actions at once, without waiting for any answer."""
    prompt = await thrower.prompt("pass")
    page = thrower.page
    start = len(page.messages)
    refs = []
    for number in range(FLOOD):
        refs.append(page.next_ref(thrower.seat))
        kinds: tuple[dict[str, Any], ...] = (
            {"type": "discard", "card": number // 2 % 7},
            {"type": "draw", "pile": ("own", "left", "right")[number % 3]},
        )
        act = {"type": "act", "seat": thrower.seat, "prompt": prompt, "ref": refs[-1], "action": kinds[number % 2]}
        await page.send(act)
    return [await page.answer_to(ref, start) for ref in refs]
