"""Every part of a game of Throw Throw Burrito: accessible in light and dark, and fully visible on a small phone."""

from __future__ import annotations

import pytest
from playwright.async_api import ViewportSize, expect

from rumpus.games.burrito.cards import KINDS
from tests.e2e.axe import CHECKED
from tests.e2e.burrito_people import Cook, kitchen
from tests.e2e.people import Invite
from tests.e2e.sight import TOO_LARGE
from tests.e2e.tours import Tour
from tests.server.restarting import deal
from tests.server.running import HouseInAThread
from tests.server.throwers import count_quickly, holds, seed_where

WAR, DUEL = KINDS.index("war"), KINDS.index("duel")
LYING: ViewportSize = {"width": 740, "height": 360}
NAMES = ("Ann the Unforgettabl", "Bo", "Cy", "Di", "Ed", "Flo the Undefeatable", "Gus", "Hal", "Ida", "Jo", "Kim", "Lu")

OUT_OF_SIGHT = """() => [...document.querySelectorAll('[aria-label="The table"] :is(button, [data-seat], [data-pile])')]
    .filter((each) => each.checkVisibility())
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1 || box.top < 0 || box.bottom > innerHeight + 1)
    .map(([each]) => `not all in sight: ${each.outerHTML.slice(0, 120)}`)"""
COVERED = """() => [...document.querySelectorAll(
    '[aria-label="The table"] :is([data-act]:enabled, [data-place], [data-move], button[data-pile])'
)]
    .filter((each) => each.checkVisibility())
    .filter((each) => {
        const box = each.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return !(each === top || each.contains(top));
    })
    .map((each) => `covered: ${each.outerHTML.slice(0, 120)}`)"""
TOO_SMALL = """() => [...document.querySelectorAll(
    '[aria-label="The table"] :is([data-act], [data-place], [data-move], [data-seat], button[data-pile])'
)]
    .filter((each) => each.checkVisibility())
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.height < 44 || box.width < 36)
    .map(([each, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${each.outerHTML.slice(0, 120)}`)"""
CHECKS = (TOO_LARGE, OUT_OF_SIGHT, COVERED, TOO_SMALL)


async def _in_both_orientations(tour: Tour, cook: Cook, where: str) -> None:
    """In sight on a phone that is held upright and sideways."""
    await tour.measure(cook, where)
    await tour.measure(cook, f"{where}, lying", LYING)


@pytest.fixture(autouse=True)
def quick_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    count_quickly(monkeypatch)


async def test_every_part_of_a_quick_game_is_accessible(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    tour = Tour(*CHECKS)
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, WAR), seats=4))
    async with kitchen(house, *NAMES[:4], passing=False) as table:
        ann = await table.see(invite, 0, **CHECKED)
        bo = await table.see(invite, 1, **CHECKED)
        screen = await table.screen(invite, **CHECKED)
        await tour.look(ann, "before the count")
        await tour.glance(screen, "before the count, on the screen")
        await ann.act("count").click()
        await ann.is_at("passing")
        await tour.look(ann, "passing")
        await tour.glance(screen, "passing, on the screen")
        await ann.pile("own").click()
        await ann.board.get_by_test_id("late").get_by_role("button", name="Why?").click()
        await expect(ann.page.get_by_role("dialog")).to_be_visible()
        await tour.look(ann, "why not")
        await ann.person.close_dialog()
        await ann.seat(1).click()
        await tour.look(ann, "a score pile")
        await ann.person.close_dialog()
        await ann.pick(*(await ann.places_of(WAR))[:3])
        await tour.look(ann, "three cards picked")
        await ann.act("shout-war").click()
        await bo.rests("battle")
        await tour.look(bo, "choosing in secret")
        await tour.look(ann, "a battle of others")
        await tour.glance(screen, "a battle, on the screen")
        await bo.board.locator('[data-move="catch"]').click()
        await expect(bo.board.get_by_text("Nobody sees it yet.")).to_be_visible()
        await tour.look(bo, "chosen")
        await table.throwers[2].act("choose", move="throw", target=1)
        await table.throwers[3].act("choose", move="catch")
        await ann.rests("count")
        await tour.look(ann, "after the battle")
    tour.ends()


async def test_judging_is_accessible(invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch) -> None:
    tour = Tour(*CHECKS)
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, DUEL), seats=4))
    async with kitchen(house, *NAMES[:4], battles="judged") as table:
        ann = await table.see(invite, 0, **CHECKED)
        bo = await table.see(invite, 1, **CHECKED)
        screen = await table.screen(invite, **CHECKED)
        await ann.pick(*(await ann.places_of(DUEL))[:3])
        await ann.act("shout-duel").click()
        await tour.look(ann, "picking the duelists")
        await ann.act("duelist-1").click()
        await ann.act("duelist-2").click()
        await ann.rests("battle")
        await tour.look(ann, "before the paces")
        await ann.act("count").click()
        await expect(ann.board).to_have_attribute("data-stage", "fighting")
        await tour.look(ann, "ruling")
        await tour.look(bo, "reporting")
        await tour.glance(screen, "a judged battle, on the screen")
        await ann.act("lost-1").click()
        await ann.rests("count")
    tour.ends()


async def test_the_end_is_accessible(invite: Invite, house: HouseInAThread) -> None:
    tour = Tour(*CHECKS)
    async with kitchen(house, *NAMES[:3]) as table:
        await table.to_the_last_bruise()
        ann = await table.see(invite, 0, **CHECKED)
        screen = await table.screen(invite, **CHECKED)
        await table.to_the_end()
        await ann.rests("over")
        await ann.person.see_result()
        await ann.person.close_dialog()
        await tour.look(ann, "the records")
        await tour.glance(screen, "the end, on the screen")
    tour.ends()


@pytest.mark.parametrize("players", [2, 3, 6, 12])
async def test_a_small_phone_shows_the_whole_game_at_once(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    tour = Tour(*CHECKS)
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, DUEL), seats=players))
    async with kitchen(house, *NAMES[:players], battles="judged") as table:
        ann = await table.see(invite, 0)
        screen = await table.screen(invite)
        await _in_both_orientations(tour, ann, "passing")
        await tour.measure(screen, "passing, on the screen")
        await ann.pick(*(await ann.places_of(DUEL))[:3])
        await _in_both_orientations(tour, ann, "three picked")
        await ann.act("shout-duel").click()
        if players > 2:
            await _in_both_orientations(tour, ann, "picking the duelists")
            await ann.act("duelist-0").click()
            await ann.act("duelist-1").click()
        await ann.rests("battle")
        await _in_both_orientations(tour, ann, "before the paces")
    tour.ends()
