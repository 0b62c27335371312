"""Every part of a game of Fake Swords: accessible in light and dark, and fully visible on a small phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from tests.e2e.axe import CHECKED
from tests.e2e.fake_people import Dojo, at, count_quickly, dojo
from tests.e2e.people import PHONE, Invite
from tests.e2e.sight import TOO_LARGE
from tests.e2e.tours import Tour
from tests.server.running import HouseInAThread

# The check inserts its own script into the page.
LANDSCAPE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}

OUT_OF_SIGHT = """() => [...document.querySelectorAll('[aria-label="The table"] button')]
    .filter((each) => each.checkVisibility())
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1 || box.top < 0 || box.bottom > innerHeight + 1)
    .map(([each, box]) => {
        const [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom].map(Math.round);
        const where = `${left} to ${right} across, ${top} to ${bottom} down, of ${innerWidth} x ${innerHeight}`;
        return `not all in sight: ${where}: ${each.outerHTML.slice(0, 120)}`;
    })"""
COVERED = """() => [...document.querySelectorAll(
    '[aria-label="The table"] :is([data-act]:enabled, [data-point], [data-move])'
)]
    .filter((each) => each.checkVisibility())
    .filter((each) => {
        const box = each.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return !(each === top || each.contains(top) || top?.closest('[data-act]') || top?.closest('[data-card]'));
    })
    .map((each) => `covered: ${each.outerHTML.slice(0, 120)}`)"""
TOO_SMALL = """() => [...document.querySelectorAll(
    '[aria-label="The table"] :is([data-act]:not(.whole), [data-point], [data-move], [data-person])'
)]
    .filter((each) => each.checkVisibility())
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.height < 44 || box.width < 36)
    .map(([each, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${each.outerHTML.slice(0, 120)}`)"""
CHECKS = (TOO_LARGE, OUT_OF_SIGHT, COVERED, TOO_SMALL)


@pytest.fixture(autouse=True)
def quick_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    count_quickly(monkeypatch)


async def _pointing(table: Dojo, piles: tuple[int, ...]) -> None:
    """Starting with the Boss, everybody points at the pile named for them."""
    await table.forward(at("point"))
    boss = table.public["boss"]
    for step, pile in enumerate(piles):
        await table.duellists[(boss + step) % len(piles)].act("point", pile=pile)


async def test_every_part_of_a_judged_game_is_accessible(invite: Invite, house: HouseInAThread) -> None:
    tour = Tour(*CHECKS)
    async with dojo(house, "Ann", "Bo", "Cy", "Di", fights="judged", point_s=60) as table:
        boss = await table.see(invite, table.public["boss"], **CHECKED)
        await tour.look(boss, "cards to lay out")
        await boss.pick_up(table.public["loose"][0])
        await tour.look(boss, "a card picked up")
        await boss.act("lay-1").click()
        await boss.act("spread").click()
        await boss.act("claim-0").click()
        await tour.look(boss, "piles laid out")
        await _pointing(table, (1, 0, 0, 0))
        await boss.rests("pick")
        await tour.look(boss, "picking the fighters")
        people = boss.board.locator("[data-person]")
        await people.nth(0).click()
        await people.nth(1).click()
        await boss.act("fight").click()
        await boss.rests("fight")
        await tour.look(boss, "before the fight")
        if await boss.board.get_attribute("data-stage") == "shorter":
            await people.first.click()
        await boss.act("start").click()
        await expect(boss.board).to_have_attribute("data-stage", "fighting")
        await tour.look(boss, "judging")
        screen = await table.screen(invite, **CHECKED)
        await tour.glance(screen, "the fight on the shared screen")
        await boss.board.locator('[data-act^="hit-"]').first.click()
        await boss.rests("piles")
        await boss.button_why()
        await tour.look(boss, "why")
        await boss.person.close_dialog()
        await boss.board.locator("[data-seat]").first.click()
        await tour.look(boss, "somebody’s cards")
        await boss.person.close_dialog()
    tour.ends()


async def test_pointing_and_a_quick_fight_are_accessible(invite: Invite, house: HouseInAThread) -> None:
    tour = Tour(*CHECKS)
    async with dojo(house, "Ann", "Bo", "Cy", until=at("point"), fights="quick", point_s=60) as table:
        boss = table.public["boss"]
        fighter = await table.see(invite, (boss + 1) % 3, **CHECKED)
        screen = await table.screen(invite, **CHECKED)
        await tour.look(fighter, "pointing")
        await tour.glance(screen, "pointing on the shared screen")
        await _pointing(table, (1, 0, 0))
        await table.forward(at("fight", stage="fighting"))
        await tour.look(fighter, "a quick fight")
        await fighter.board.locator("[data-move]:enabled").first.click()
        await expect(fighter.board.get_by_text("Nobody sees it yet.")).to_be_visible()
        await tour.look(fighter, "chosen")
        await tour.glance(screen, "a quick fight on the shared screen")
    tour.ends()


@pytest.mark.parametrize(
    ("players", "device"),
    [(3, PHONE), (4, LANDSCAPE), (5, PHONE), (6, PHONE), (6, LANDSCAPE)],
    ids=["three", "four held sideways", "five", "six", "six held sideways"],
)
async def test_a_small_phone_shows_the_whole_game_at_once(
    invite: Invite, house: HouseInAThread, players: int, device: dict[str, Any]
) -> None:
    tour = Tour(*CHECKS)
    names = ("Ann the Unforgettabl", "Bo", "Cy", "Di", "Ed", "Flo the Undefeatable")[:players]
    async with dojo(house, *names, fights="judged", point_s=60) as table:
        seat = table.public["boss"]
        boss = await table.see(invite, seat, device)
        other = await table.see(invite, (seat + 1) % players, device)
        await tour.measure(boss, "cards to lay out")
        # Piles as unequal as possible.
        loose, count = list(table.public["loose"]), len(table.public["piles"])
        singles = [[loose.pop()] for _ in range(count - 1)]
        await table.catch_up()
        await table.boss.act("arrange", piles=[loose, *singles])
        for each in table.duellists:
            await each.act("claim", pile=0)
        await table.boss.act("finger", up=True)
        await expect(other.act("finger")).to_be_visible()
        await tour.measure(boss, "all claims on one pile")
        await tour.measure(other, "asked for a finger")
        await table.forward(at("point"))
        await tour.measure(other, "pointing")
        for each in table.duellists:
            await each.act("point", pile=0)
        await boss.rests("pick")
        await tour.measure(boss, "everybody wants one pile")
        people = boss.board.locator("[data-person]")
        await people.nth(0).click()
        await people.nth(1).click()
        await boss.act("fight").click()
        await boss.rests("fight")
        await tour.measure(boss, "before the fight")
        await table.forward(at("fight", stage="fighting"))
        await tour.measure(boss, "the fight, as Boss or fighter")
        await tour.measure(other, "the fight, as another")
    tour.ends()
