"""Throw Throw Burrito over real sockets, to the end and as a replay."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from rumpus.engine import Run
from rumpus.games.burrito.cards import FIRST_BATTLE, KINDS
from rumpus.games.burrito.model import BurritoState
from tests.server.harness import Round, http, open_table, round_at
from tests.server.restarting import deal
from tests.server.running import HouseInAThread
from tests.server.throwers import Thrower, begin, count_quickly, holds, play_on, seed_where, start_passing

WAR = KINDS.index("war")


@pytest.fixture
async def table(server: HouseInAThread, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Round]:
    count_quickly(monkeypatch)
    async with round_at(server, await open_table(server, game="burrito")) as opened:
        yield opened


async def _blunder(throwers: list[Thrower]) -> None:
    """Somebody takes a bruise by a false claim, so that the round ends."""
    number = throwers[0].public["round"]
    bruised = throwers[0].public["bruises_left"]
    await throwers[bruised % len(throwers)].claim_wrongly()
    if throwers[0].public["round"] == number:
        for thrower in throwers:
            await thrower.page.until(lambda thrower=thrower: thrower.public["phase"] != "window")  # type: ignore[misc]


@pytest.mark.clause("B-WIN-1")
@pytest.mark.clause("B-MODE-R3")
async def test_people_play_a_quick_game_to_the_end_and_it_can_be_watched_again(
    table: Round, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, WAR), seats=3))
    throwers = await begin(table, "Ann", "Bo", "Cy")
    screen = await table.page("screen", role="screen")
    ann = throwers[0]
    await start_passing(throwers)
    await ann.act("declare", kind="war", cards=[WAR] * 3)
    for thrower in throwers[1:]:
        await thrower.prompt("exchange")
    await throwers[1].act("choose", move="throw", target=2)
    await throwers[2].act("choose", move="catch")
    assert ann.public["bruises"] == [0, 1, 0]
    assert ann.public["hits"][2] == [0, 1, 0]
    while ann.public["phase"] != "over":
        await play_on(throwers, lambda public: public["phase"] == "passing")
        if ann.public["phase"] == "passing":
            for thrower in throwers:
                await thrower.do_something() if thrower.asked else None
            if ann.public["phase"] == "passing":
                await _blunder(throwers)
    replay = (await ann.page.over())["replay"]
    await screen.until(lambda: screen.public == ann.public)
    assert ann.page.play is not None
    outcome = ann.page.play["outcome"]
    ends = ann.public["rounds"]
    assert outcome["points"] == [sum(end["points"][seat] for end in ends) for seat in range(3)]
    assert outcome["places"][ann.public["winner"]] == 1
    assert sum(map(sum, (end["passed"] for end in ends))) > 0
    async with http(table.server) as client:
        film = (await client.get(f"/api/replays/{replay}")).json()
    assert film["outcome"] == outcome
    # Every action has its time, also those of passing, in the order of their arrival.
    times = [frame["at_ms"] for frame in film["frames"]]
    assert times == sorted(times)
    assert len(set(times)) > len(times) // 4
    assert len([frame for frame in film["frames"] if frame.get("by") == "person"]) > 20


def _sets(state: BurritoState) -> dict[int, int]:
    """By seat: the battle card of which the seat holds three."""
    cards = range(FIRST_BATTLE, len(KINDS))
    return {seat: card for seat in range(3) for card in cards if holds(state, seat, card)}


@pytest.mark.clause("B-MULTI-1", "B-MULTI-R1")
async def test_two_battles_declared_at_the_same_time_become_one_war_with_one_bruise(
    table: Round, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = seed_where(lambda state: len(_sets(state)) > 1, seats=3, battles="quick", window_ms=2000)
    deal(monkeypatch, seed)
    throwers = await begin(table, "Ann", "Bo", "Cy", options={"window_ms": 2000})
    await start_passing(throwers)
    held = _sets(Run(throwers[0].game, seed).start().state)
    answers = []
    for seat, card in list(held.items())[:2]:
        kind = KINDS[card].split("_")[0]
        action = {"type": "declare", "kind": kind, "cards": [card] * 3, "duelists": [0, 1] if kind == "duel" else []}
        answers.append(throwers[seat].page.act(seat, action, prompt=await throwers[seat].prompt("pass")))
    assert {answer["type"] for answer in await asyncio.gather(*answers)} == {"update"}
    for thrower, (move, target) in zip(throwers, (("throw", 1), ("fake", 0), ("throw", 1)), strict=True):
        await thrower.prompt("exchange")
        assert thrower.public["battle"]["clause"] == "B-MULTI-1"
        await thrower.act("choose", move=move, target=target)
    public = throwers[0].public
    assert (public["bruises"], public["bruises_left"]) == ([0, 1, 0], 5)
    assert public["last"]["fighters"] == [0, 1, 2]
    assert len(public["declared"]) == 2
    assert public["counter"] == public["declared"][0]["seat"]


@pytest.mark.clause("B-DECKS-1")
async def test_twelve_people_pass_cards_with_two_decks(table: Round) -> None:
    names = [f"P{number}" for number in range(12)]
    throwers = await begin(table, *names)
    await start_passing(throwers)
    for thrower in throwers:
        await thrower.act("discard", card=thrower.hand[0])
    assert throwers[0].public["flow"]["piles"] == [11] * 12
    assert throwers[0].public["bruises_left"] == 12


@pytest.mark.clause("B-AWAY-R1")
async def test_a_player_who_leaves_is_skipped_if_the_table_is_set_so(table: Round) -> None:
    throwers = await begin(table, "Ann", "Bo", "Cy", options={"leaving": "skip"})
    await start_passing(throwers)
    ann, bo, cy = throwers
    await bo.page.send({"type": "leave", "ref": 99})
    await ann.page.until(lambda: ann.public["skipped"] == [1])
    await ann.page.act(0, {"type": "discard", "card": ann.hand[0]}, prompt=await ann.prompt("pass"))
    await cy.page.until(lambda: cy.public["flow"]["piles"] == [10, 0, 11])


@pytest.mark.clause("B-MODE-R1")
async def test_the_shared_screen_can_rule_and_count_without_phones(
    table: Round, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, WAR), seats=3))
    throwers = await begin(table, "Ann", "Bo", "Cy", options={"battles": "judged"})
    ann = throwers[0]
    screen = Thrower(await table.screen(ann.page), 0)
    await screen.act("count")
    await ann.act("declare", kind="war", cards=[WAR] * 3)
    await screen.act("report", losers=[2])
    await ann.page.until(lambda: ann.public["bruises"] == [0, 0, 1])
    await screen.act("count")
    await ann.prompt("pass")


@pytest.mark.clause("B-MODE-R4")
async def test_with_nobody_outside_the_host_rules_if_fighters_disagree(
    table: Round, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, WAR), seats=2))
    ann, bo = await begin(table, "Ann", "Bo", options={"battles": "judged"})
    await start_passing((ann, bo))
    await ann.act("declare", kind="war", cards=[WAR] * 3)
    await ann.act("report", losers=[1])
    await bo.act("report", losers=[0])
    battle = ann.public["battle"]["id"]
    ruling = {"battle": battle, "losers": [0], "clause": "B-CATCH-1"}
    assert (await bo.page.command("rule", **ruling))["type"] == "rejected"
    refused = await ann.page.command("rule", **{**ruling, "losers": [5]})
    assert (refused["type"], refused["clause"]) == ("rejected", "B-BATTLE-1")
    await ann.page.do("rule", **ruling)
    await bo.page.until(lambda: bo.public["bruises"] == [1, 0])
    assert bo.public["last"]["cause"] == "caught"


@pytest.mark.clause("B-MODE-R3")
@pytest.mark.clause("B-END-R1")
async def test_bots_play_a_quick_game_to_the_end(table: Round) -> None:
    host = await table.page("Ann")
    await host.do(
        "configure", options={"battles": "quick", "choose_s": 0, "window_ms": 200, "breather_s": 0}, settings={}
    )
    for seat in range(4):
        await host.do("add_bot", seat=seat, level="random")
    await host.do("start")
    while host.table["phase"] != "over":
        seen = len(host.messages)
        await host.until(lambda seen=seen: len(host.messages) > seen)  # type: ignore[misc]
    assert host.public["winner"] in range(4)
    assert all(passed > 0 for end in host.public["rounds"] for passed in end["passed"])
