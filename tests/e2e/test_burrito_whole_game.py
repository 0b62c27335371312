"""Throw Throw Burrito in the browser: passing at full speed, late taps, declaring, and a whole game with bots."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from rumpus.games.burrito.cards import KINDS
from rumpus.games.burrito.model import BurritoState
from tests.e2e.burrito_people import kitchen
from tests.e2e.people import DESK, PHONE, Invite
from tests.server.restarting import deal
from tests.server.running import HouseInAThread
from tests.server.throwers import count_quickly, holds, seed_where

WAR, DUEL, LIME = (KINDS.index(kind) for kind in ("war", "duel", "lime"))


@pytest.fixture(autouse=True)
def quick_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    count_quickly(monkeypatch)


@pytest.mark.clause("B-PASS-1")
@pytest.mark.clause("B-PASS-2")
async def test_cards_are_passed_and_drawn_on_a_phone_and_everybody_sees_the_piles(
    invite: Invite, house: HouseInAThread
) -> None:
    async with kitchen(house, "Ann", "Bo", "Cy") as table:
        ann = await table.see(invite, 0)
        bo = await table.see(invite, 1, DESK)
        screen = await table.screen(invite)
        first, *kept = await ann.hand()
        await expect(ann.pile("own")).to_have_attribute("data-count", "10")
        # A sixth card is not drawn, and the page says why.
        await ann.pile("own").click()
        await ann.hears("^late B-PASS-2: ")
        await ann.place(1).click()
        await expect(ann.pile("next")).to_have_attribute("data-count", "11")
        await expect(bo.pile("own")).to_have_attribute("data-count", "11")
        await ann.pile("own").click()
        await expect(ann.pile("own")).to_have_attribute("data-count", "9")
        # The page shows what it expects; the table's answer comes a moment later.
        await table.throwers[0].page.until(lambda: table.public["flow"]["piles"][0] == 9)
        await expect(ann.place(1)).to_have_attribute("data-card", str(table.throwers[0].hand[-1]))
        assert (await ann.hand())[1:] == kept
        # Others see only numbers.
        await expect(screen.board.locator("[data-card]")).to_have_count(0)
        await expect(screen.seat(1)).to_contain_text("11 cards on the pile")
        # The same by keyboard: pass the first card, draw it.
        await bo.page.keyboard.press("1")
        await expect(bo.pile("own")).to_have_attribute("data-count", "11")
        await bo.page.keyboard.press("d")
        await expect(bo.pile("own")).to_have_attribute("data-count", "10")
        await expect(bo.place(1)).to_have_attribute("data-card", str(first))
        await expect(bo.person.page.get_by_text("You drew")).to_have_count(1)


@pytest.mark.clause("B-PASS-1")
async def test_the_page_responds_to_taps_without_a_connection_and_corrects_itself_later(
    invite: Invite, house: HouseInAThread
) -> None:
    async with kitchen(house, "Ann", "Bo", "Cy") as table:
        bo = await table.see(invite, 1)
        bo.person.expect_trouble("WebSocket connection|ERR_INTERNET_DISCONNECTED")
        hand = await bo.hand()
        await bo.person.context.set_offline(True)
        # The page still responds at once.
        await bo.place(1).click()
        await expect(bo.cards).to_have_count(4)
        await bo.person.context.set_offline(False)
        await table.throwers[0].page.until(lambda: table.public["flow"]["hands"][1] == 4)
        assert await bo.hand() == hand[1:]


@pytest.mark.clause("B-SET-1")
@pytest.mark.clause("B-SET-2")
async def test_three_matching_cards_are_tapped_and_scored(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, LIME), seats=3))
    async with kitchen(house, "Ann", "Bo", "Cy") as table:
        ann = await table.see(invite, 0)
        screen = await table.screen(invite)
        await ann.pick(*(await ann.places_of(LIME))[:3])
        await expect(ann.cards).to_have_count(2)
        await expect(screen.seat(0)).to_contain_text("1 points, one set")
        await ann.seat(0).click()
        await expect(ann.person.dialog("Your score pile")).to_contain_text("Three lime: 1")


@pytest.mark.clause("B-WAR-1")
@pytest.mark.clause("B-MODE-R3")
@pytest.mark.clause("B-LOSE-2")
async def test_a_war_is_declared_fought_in_secret_and_play_restarts(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, WAR), seats=3))
    async with kitchen(house, "Ann", "Bo", "Cy") as table:
        ann = await table.see(invite, 0)
        bo = await table.see(invite, 1, DESK)
        screen = await table.screen(invite)
        await bo.seat(0).click()
        reading = bo.person.dialog("The score pile of Ann")
        await expect(reading).to_be_visible()
        await ann.pick(*(await ann.places_of(WAR))[:3])
        await ann.act("shout-war").click()
        # A dialog is closed when a battle is declared.
        await expect(reading).to_have_count(0)
        for cook in (ann, bo, screen):
            await cook.is_at("battle")
            await expect(cook.board.get_by_test_id("battle")).to_contain_text("War!")
        await expect(ann.act("grab")).to_be_visible()
        await bo.page.keyboard.press("1")
        await expect(bo.board.get_by_text("Throw at Cy! Nobody sees it yet.")).to_be_visible()
        await table.throwers[2].act("choose", move="catch")
        await screen.hears("Caught!")
        await expect(ann.person.announced).to_contain_text("Bo takes a bruise")
        await expect(screen.seat(1)).to_contain_text("−1")
        await ann.act("count").click()
        for cook in (ann, bo, screen):
            await cook.is_at("passing")


@pytest.mark.clause("B-DUEL-1")
async def test_a_duel_is_declared_by_keyboard_and_its_fighters_are_picked(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, DUEL), seats=4))
    async with kitchen(house, "Ann", "Bo", "Cy", "Di") as table:
        ann = await table.see(invite, 0, DESK)
        for place in (await ann.places_of(DUEL))[:3]:
            await ann.page.keyboard.press(f"Shift+Digit{place}")
        await ann.page.keyboard.press("u")
        await expect(ann.board.get_by_role("group", name="Who fights the Duel? Pick two.")).to_be_visible()
        await ann.page.keyboard.press("2")
        await ann.page.keyboard.press("4")
        await ann.is_at("battle")
        await table.catch_up()
        assert table.public["battle"]["fighters"] == [1, 3]


@pytest.mark.clause("B-WRONG-1")
@pytest.mark.clause("B-WRONG-2")
async def test_a_false_claim_and_a_grab_by_a_bystander_cost_a_bruise(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fits(state: BurritoState) -> bool:
        return state.public.counter == 0 and holds(state, 0, WAR) and len(set(state.private[1].hand)) > 2

    deal(monkeypatch, seed_where(fits, seats=3))
    async with kitchen(house, "Ann", "Bo", "Cy") as table:
        ann = await table.see(invite, 0)
        bo = await table.see(invite, 1)
        hand = await bo.hand()
        different = [hand.index(card) + 1 for card in sorted(set(hand))]
        await bo.pick(*different[:3])
        await bo.act("shout-duel").click()
        await bo.act("duelist-0").click()
        await bo.act("duelist-2").click()
        await expect(ann.person.announced).to_contain_text("That is none.")
        await expect(bo.seat(1)).to_contain_text("one bruise")
        assert sorted(await bo.hand()) == sorted(hand)
        await bo.act("count").click()
        await ann.is_at("passing")
        await ann.pick(*(await ann.places_of(WAR))[:3])
        await ann.act("shout-war").click()
        await ann.act("grab").click()
        await expect(ann.act("grab")).to_contain_text("Tap again")
        await ann.act("grab").click()
        await expect(bo.seat(0)).to_contain_text("one bruise")


@pytest.mark.clause("B-WIN-1")
async def test_people_and_bots_play_a_quick_game_to_its_end(invite: Invite, house: HouseInAThread) -> None:
    async with kitchen(house, "Ann", "Bo", bots=1) as table:
        ann = await table.see(invite, 0, PHONE)
        screen = await table.screen(invite)
        await table.to_the_end()
        for cook in (ann, screen):
            await cook.is_at("over")
            records = cook.board.get_by_test_id("records")
            await expect(records).to_contain_text("Cards a minute")
            await expect(records).to_contain_text("Longest drought")
            await expect(records).to_contain_text("Who hit whom")
        await ann.person.see_result()
