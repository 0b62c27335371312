"""Judged battles of Throw Throw Burrito in the browser: who rules, who agrees, paces, ties, and the shared screen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import expect

from rumpus.games.burrito.cards import KINDS
from tests.e2e.burrito_people import Kitchen, kitchen
from tests.e2e.people import DESK, Invite
from tests.server.restarting import deal
from tests.server.running import HouseInAThread, house_in_a_thread
from tests.server.throwers import count_quickly, holds, seed_where

NAMES = ("Ann", "Bo", "Cy", "Di")


@pytest.fixture(scope="module")
def fast_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    """A server whose arena runs twelve times as fast."""
    with house_in_a_thread(tmp_path_factory.mktemp("floor") / "rumpus.sqlite3", arena_speed=12.0) as house:
        yield house


@pytest.fixture(autouse=True)
def quick_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    count_quickly(monkeypatch)


@asynccontextmanager
async def declared(
    house: HouseInAThread, monkeypatch: pytest.MonkeyPatch, kind: str, *, seats: int = 4, **fields: Any
) -> AsyncIterator[Kitchen]:
    """The first person has declared a battle with real burritos."""
    card = KINDS.index("brawl_sun" if kind == "brawl" else kind)
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, card), seats=seats))
    async with kitchen(house, *NAMES[:seats], battles="judged") as table:
        ann = table.throwers[0]
        await ann.act("declare", kind=kind, cards=[card] * 3, **fields)
        await ann.page.until(lambda: table.public["phase"] == "battle")
        yield table


@pytest.mark.clause("B-MODE-R1")
@pytest.mark.clause("B-BRAWL-1")
async def test_fighters_agree_who_was_hit(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with declared(house, monkeypatch, "brawl") as table:
        bo = await table.see(invite, 1)
        di = await table.see(invite, 3, DESK)
        screen = await table.screen(invite)
        for cook in (bo, di, screen):
            await expect(cook.board).to_have_attribute("data-stage", "fighting")
        await bo.board.get_by_role("button", name="I was hit", exact=True).click()
        await expect(screen.board.get_by_text("Bo: a hit on Bo", exact=True)).to_be_visible()
        await expect(bo.board.get_by_text("Now the others have to agree.")).to_be_visible()
        await di.board.get_by_role("button", name="Bo was hit").click()
        await screen.hears("Splat!")
        await table.catch_up()
        assert table.public["bruises"] == [0, 1, 0, 0]
        assert table.public["hits"][3] == [0, 1, 0, 0]


@pytest.mark.clause("B-MODE-R4")
@pytest.mark.clause("B-CATCH-1")
async def test_a_report_by_the_player_outside_is_final_at_once(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with declared(house, monkeypatch, "brawl") as table:
        ann = await table.see(invite, 0)
        cy = await table.see(invite, 2)
        await expect(ann.line).to_have_text("You rule: say what you saw")
        await expect(cy.board.get_by_role("group", name="What happened?")).to_have_count(0)
        await ann.act("cause-caught").click()
        await ann.act("lost-3").click()
        await cy.is_at("count")
        await table.catch_up()
        assert table.public["last"]["cause"] == "caught"
        assert table.public["last"]["by"] == 1


@pytest.mark.clause("B-DUEL-1")
async def test_the_paces_of_a_duel_can_be_counted_on_the_screen_alone(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with declared(house, monkeypatch, "duel", duelists=[1, 2]) as table:
        screen = await table.screen(invite)
        await expect(screen.line).to_have_text("Duel: Bo, Cy, back to back")
        await screen.page.keyboard.press("c")
        await expect(screen.board).to_have_attribute("data-stage", "fighting")
        await screen.act("cause-foul").click()
        await screen.act("lost-2").click()
        await screen.is_at("count")
        await expect(screen.seat(2)).to_contain_text("one bruise")
        await screen.act("count").click()
        await screen.is_at("passing")
        # Nothing else can be done there, and nothing else is shown there.
        await expect(screen.board.get_by_role("button")).to_have_count(0)
        await expect(screen.board.locator("[data-card]")).to_have_count(0)


@pytest.mark.clause("B-TIE-1")
async def test_two_hit_at_the_same_moment_fight_a_duel(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with declared(house, monkeypatch, "war") as table:
        ann = await table.see(invite, 0)
        await expect(ann.board).to_have_attribute("data-stage", "fighting")
        await ann.act("several").click()
        await ann.act("lost-1").click()
        await ann.act("lost-2").click()
        await ann.act("report-these").click()
        await expect(ann.board.get_by_test_id("battle")).to_contain_text("Fought on after a tie")
        await table.catch_up()
        assert table.public["battle"]["fighters"] == [1, 2]
        assert table.public["bruises"] == [0, 0, 0, 0]


@pytest.mark.clause("B-MODE-R1")
async def test_with_nobody_outside_the_host_rules_if_two_fighters_disagree(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with declared(house, monkeypatch, "war", seats=2) as table:
        ann = await table.see(invite, 0)
        bo = await table.see(invite, 1)
        await ann.board.get_by_role("button", name="Bo was hit").click()
        await bo.board.get_by_role("button", name="Ann was hit").click()
        await expect(bo.act("host-rules")).to_have_count(0)
        await ann.act("host-rules").click()
        await ann.act("lost-0").click()
        await bo.is_at("count")
        await expect(bo.seat(0)).to_contain_text("one bruise")


@pytest.mark.clause("B-MODE-R2")
async def test_a_war_is_fought_on_the_floor_and_play_restarts(
    invite: Invite, fast_house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    war = KINDS.index("war")
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, war), seats=3))
    # Nobody steers here: stand-ins do.
    async with kitchen(fast_house, *NAMES[:3], battles="arena") as table:
        ann = await table.see(invite, 0)
        screen = await table.screen(invite)
        await ann.pick(*(await ann.places_of(war))[:3])
        await ann.act("shout-war").click()
        await asyncio.gather(
            *(expect(cook.page.get_by_test_id("volley-ring")).to_be_visible() for cook in (ann, screen))
        )
        await expect(ann.board).to_have_attribute("data-phase", "count", timeout=60_000)
        # The end has been shown, and the declarer counts again.
        await expect(ann.page.get_by_test_id("volley-ring")).to_have_count(0)
        await ann.act("count").click()
        await screen.is_at("passing")
        assert sum(table.public["bruises"]) == 1
