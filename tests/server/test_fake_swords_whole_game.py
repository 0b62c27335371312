"""Fake Swords over real sockets, to the end: judged between people, quick with bots."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
import pytest

from rumpus.games.fake_swords.cards import deck_of
from tests.server.fencing import Fencer, begin, count_quickly, lay_out, plain_round, play_on, seed_where
from tests.server.harness import Round, http, open_table, round_at
from tests.server.restarting import deal
from tests.server.running import HouseInAThread

TWO_COLOURS = msgspec.json.encode(
    {
        "cards": [
            {**msgspec.to_builtins(kind), "copies": 6} for kind in deck_of().kinds if kind.colour in ("purple", "black")
        ]
    }
).decode()
"""A deck in which three sets are completed soon."""


@pytest.fixture
async def table(server: HouseInAThread, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Round]:
    count_quickly(monkeypatch)
    async with round_at(server, await open_table(server, game="fake_swords")) as opened:
        yield opened


@pytest.mark.clause("F-MODE-R1")
@pytest.mark.clause("F-WIN-1")
async def test_people_play_a_judged_game_to_the_end_and_it_can_be_watched_again(table: Round) -> None:
    fencers = await begin(table, "Ann", "Bo", "Cy", "Di", options={"fights": "judged", "deck": TWO_COLOURS})
    screen = await table.page("screen", role="screen")
    await play_on(fencers)
    ann = fencers[0].page
    replay = (await ann.over())["replay"]
    public = ann.public
    await screen.until(lambda: screen.public == public)
    assert ann.play is not None
    outcome = ann.play["outcome"]
    assert outcome["places"].index(1) == public["winner"]
    assert public["over"].startswith(("F-WIN", "F-DECK"))
    kinds = {event["type"] for event in ann.events}
    assert {"revealed", "countdown_began", "pile_taken", "round_began"} <= kinds
    async with http(table.server) as client:
        film = (await client.get(f"/api/replays/{replay}")).json()
    assert film["outcome"] == outcome


@pytest.mark.clause("F-MODE-R3")
@pytest.mark.clause("F-MODE-R4")
async def test_people_and_bots_play_a_game_with_judged_fights_in_which_bots_fight_quick(table: Round) -> None:
    fencers = await begin(table, "Ann", "Bo", "Cy", bots=1, options={"fights": "judged", "deck": TWO_COLOURS})
    assert fencers[0].page.play is not None
    assert fencers[0].page.play["options"]["bots"] == [3]
    modes = set()

    def seen(public: dict[str, object]) -> bool:
        last = public["last"]
        if isinstance(last, dict):
            modes.add(last["mode"])
            assert last["mode"] == ("quick" if 3 in last["fighters"] else "judged")
        return False

    await play_on(fencers, seen)
    await fencers[0].page.over()
    assert modes


@pytest.mark.clause("F-MODE-R3")
async def test_bots_play_a_quick_game_to_the_end(table: Round) -> None:
    host = await table.page("Ann")
    await host.do("configure", options={"fights": "quick", "choose_s": 0, "deck": TWO_COLOURS}, settings={})
    for seat, level in enumerate(("random", "easy", "good")):
        await host.do("add_bot", seat=seat, level=level)
    await host.do("start")
    await host.over()
    assert host.public["winner"] in (0, 1, 2)


@pytest.mark.clause("F-MODE-R1")
async def test_the_shared_screen_can_run_the_fight_without_phones(
    table: Round, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, seed_where(plain_round, seats=3))
    ann, bo, cy = await begin(table, "Ann", "Bo", "Cy", options={"fights": "judged", "point_s": 60})
    screen = await table.screen(ann.page, cy.page)
    await lay_out((ann, bo, cy))
    for fencer, pile in ((cy, 0), (bo, 1), (ann, 1)):
        await fencer.act("point", pile=pile)
    judge = Fencer(screen, cy.seat)
    await judge.act("start_fight")
    await judge.act("report", cause="hit", seat=ann.seat)
    await ann.page.until(lambda: ann.public["last"])
    assert (ann.public["last"]["winner"], ann.public["last"]["cause"]) == (bo.seat, "hit")


@pytest.mark.clause("F-MODE-R1")
async def test_a_fighter_cannot_judge_as_the_host_or_by_a_screen_that_only_they_admitted(
    table: Round, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, seed_where(plain_round, seats=3))
    ann, bo, cy = await begin(table, "Ann", "Bo", "Cy", options={"fights": "judged", "point_s": 60})
    screen = await table.screen(ann.page)
    await lay_out((ann, bo, cy))
    for fencer, pile in ((cy, 0), (bo, 1), (ann, 1)):
        await fencer.act("point", pile=pile)
    await cy.act("start_fight")
    await cy.prompt("report")
    report = {"type": "report", "cause": "hit", "seat": bo.seat}
    answer = await screen.act(cy.seat, report, prompt=await cy.prompt("report"))
    assert (answer["type"], answer["code"]) == ("rejected", "not_your_seat")
    ruling = {"battle": ann.public["fight"]["battle"], "losers": [bo.seat], "clause": "F-END-1"}
    answer = await ann.page.command("rule", **ruling)
    assert (answer["type"], answer["code"]) == ("rejected", "not_now")
    await cy.act("report", cause="hit", seat=ann.seat)
