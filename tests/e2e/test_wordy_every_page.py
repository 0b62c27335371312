"""Every part of a game of A Little Wordy, on a phone and on a desk: accessible, and without horizontal scrolling."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.e2e.axe import CHECKED
from tests.e2e.people import Invite
from tests.e2e.tours import Tour
from tests.e2e.wordy_people import Player, wordy_house, wordy_table
from tests.server.running import HouseInAThread
from tests.tables.wordy_sides import words_of


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    with wordy_house(tmp_path_factory.mktemp("wordy")) as house:
        yield house


TOO_WIDE = """() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`${scrollWidth} px wide on ${innerWidth}`] : [];
}"""
OUTSIDE = """() => [...document.querySelectorAll('[aria-label="The table"] :is(button, input, textarea)')]
    .filter((each) => each.checkVisibility())
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1)
    .map(([each]) => `not all in sight: ${each.outerHTML.slice(0, 120)}`)"""
CHECKS = (TOO_WIDE, OUTSIDE)


async def _answered(tour: Tour, owner: Player, where: str = "") -> None:
    """The owner answers the prompt, whatever it is."""
    form = owner.board.locator("[data-answer]")
    await expect(form).to_be_visible()
    if where:
        await tour.look(owner.person, where)
    kind = await form.get_attribute("data-answer")
    if kind == "reveal":
        await form.get_by_role("radio").first.click()
        await form.get_by_role("button", name=re.compile("^Show")).click()
    elif kind == "point":
        await form.get_by_role("radio").first.click()
        await form.get_by_role("button", name=re.compile("^Show place")).click()
    else:
        await form.locator("[data-rhyme]").first.click()
        await form.get_by_role("button", name=re.compile("^Say")).click()
    await expect(form).to_have_count(0)


async def test_every_part_of_the_game_is_accessible_and_fits_across(invite: Invite, house: HouseInAThread) -> None:
    tour = Tour(*CHECKS, below_dialogs=True)
    async with wordy_table(house, rounds=3, hints=True) as table:
        await table.come(invite, 0, 1, **CHECKED)
        screen = await table.screen(invite, **CHECKED)
        await table.start()
        ann, bo = table.people
        await ann.tap(table.deal.tiles[0])
        await tour.look(ann.person, "writing with all tiles")
        await ann.button("Clear").click()
        await ann.tap(ann.secret)
        await ann.button("Look it up").click()
        await ann.button("Write it down").click()
        await tour.glance(ann.person, "asked whether one is sure")
        await ann.button(f"Yes, write {ann.secret} down").click()
        await expect(ann.board).to_contain_text("Your word is written down.")
        await tour.glance(ann.person, "waiting for the other word")
        await tour.glance(screen, "screen while both write")
        await bo.write()
        first, second = table.people[table.deal.first], table.people[1 - table.deal.first]
        await expect(first.person.choices).to_be_visible()
        await tour.look(first.person, "a turn")
        await tour.glance(second.person, "the other's turn")
        await first.pick("relative")
        await tour.look(first.person, "building a word")
        await first.button("Other card").click()
        await first.pick("give")
        await first.button(re.compile("^Ask")).click()
        await _answered(tour, second, "giving")
        await tour.glance(second.person, "given, waiting for the other")
        await _answered(tour, first)
        await second.pick("super")
        await tour.look(second.person, "choosing a letter")
        await second.board.locator(f'[data-letter="{first.secret[0]}"]').click()
        await second.button(re.compile("^Ask about")).click()
        await _answered(tour, first, "pointing")
        await first.ask("rhyme")
        await _answered(tour, second, "rhyming")
        await second.guess(words_of(table.deal.tiles[first.seat], 3, 3)[0])
        await expect(first.person.choices).to_be_visible()
        await first.open_tab("Notes")
        await tour.glance(first.person, "notes")
        await first.open_tab("History")
        await tour.glance(first.person, "history")
        await tour.glance(screen, "screen with a history")
        await first.button("More").click()
        more = first.person.dialog("Give up or agree on a draw")
        await tour.glance(first.person, "more")
        await more.get_by_role("button", name="Give this round up").click()
        await more.get_by_role("button", name="Yes, I give up").click()
        for side in (first, second):
            await expect(side.page.get_by_test_id("round-end")).to_be_visible()
        await tour.look(second.person, "the end of a round")
        await tour.glance(screen, "screen with the end of a round")
        for side in (first, second):
            await side.button("Next round").click()
        await expect(first.line).to_have_text("Hide a word!")
    tour.ends()
