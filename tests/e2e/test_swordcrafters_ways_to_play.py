"""Swordcrafters in other ways: solo, with two swords, guarded, on one phone, with card files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Download, expect

from tests.e2e.moments import hears
from tests.e2e.people import DESK, Invite
from tests.e2e.sword_people import Player, smithy, smithy_of, sword_house
from tests.server.running import HouseInAThread
from tests.tables.smiths import at


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    with sword_house(tmp_path_factory.mktemp("swords")) as house:
        yield house


@pytest.mark.clause("S-SOLO-2")
@pytest.mark.clause("S-SOLO-3")
async def test_a_solo_game_is_played_to_the_end_on_a_phone_and_its_result_is_kept(
    invite: Invite, house: HouseInAThread
) -> None:
    person = await invite("Ann", at=house)
    code = await person.new_table("Swordcrafters")
    await person.set_up("Opponents in solo", "One")
    await person.start()
    ann = Player(person)
    await expect(ann.board.locator("[data-opponent]")).to_have_count(1)
    # The card gives the direction; the other one is refused.
    direction = "down" if "down" in (await ann.line.inner_text()) else "across"
    wrong = ((4, -0.1, 1.05), (7, 1.1, 1.05)) if direction == "down" else ((1, 1.05, -0.1), (13, 1.05, 1.1))
    await ann.draw(*wrong, touch=True)
    await expect(ann.refusal).to_have_attribute("data-clause", "S-SOLO-2")
    await expect(ann.groups).to_have_count(1)
    while await ann.board.get_attribute("data-phase") != "craft":
        await ann.board.locator("[data-cut]").first.press("Enter")
        await ann.button("Slice here").click()
        await expect(ann.board).to_have_attribute("data-phase", "discard")
        await ann.select(0)
        await expect(ann.board).not_to_have_attribute("data-phase", "discard")
    await ann.build_all()
    await expect(ann.board).to_have_attribute("data-round", "2")

    async with smithy_of(house, code, ann) as table:
        await table.forward(at("craft", 6))
        await ann.build_all()
        await hears(ann.page, "^spotlight: ")
        await ann.skip_the_show()
        total = table.smiths[0].public["scores"][0]["total"]
    records = ann.spot("records")
    await expect(records).to_contain_text("New best result!")
    await expect(records.get_by_role("listitem")).to_have_text([re.compile(rf"^\s*{total} points")])
    result = person.dialog(re.compile("Not won this time|You win!|wins!|share the win!"))
    await result.get_by_role("button", name="Play again").click()
    await expect(ann.board).to_have_attribute("data-round", "1")
    await expect(ann.board).to_contain_text(f"Best so far: {total}")


@pytest.mark.clause("S-OPEN-R1")
@pytest.mark.clause("S-DUAL-1")
async def test_only_the_owner_sees_all_sides_of_two_guarded_swords(invite: Invite, house: HouseInAThread) -> None:
    async with smithy(house, "Ann", "Bo", until=at("select"), dual=True, guarded=True, hints=False) as table:
        ann = await table.see(invite, 0)
        bo = await table.see(invite, 1, DESK)
        await ann.group(0).click()
        await ann.button("For sword 2").click()
        await bo.group(1).click()
        await bo.button("For sword 1").click()
        # Each sword gets one group.
        await ann.group(2).click()
        await expect(ann.button("For sword 2")).to_have_count(0)
        await ann.button("For sword 1").click()
        await bo.group(3).click()
        await bo.button("For sword 2").click()
        await expect(ann.spot("workshop")).to_be_visible()
        await expect(ann.spot("forecast")).to_have_count(0)
        # More than two tiles on a sword, so that some are on a hidden side.
        await table.forward(lambda public: at("craft", 3)(public) and len(public["swords"][0][0]["hand"]) > 1)
        await ann.build_in()
        await ann.button("Sword 1").click()
        own = [await ann.side(side).get_attribute("aria-label") for side in ("right", "back")]
        assert not any("veiled" in (told or "") for told in own)
        await ann.finish()

        await bo.board.locator('[data-chip="0"]').click()
        look = bo.page.locator('dialog[open] [data-spot="look"]')
        await look.get_by_role("button", name="Four sides").click()
        swords = look.locator('[data-spot="sword-flat"]')
        await expect(swords).to_have_count(2)
        for side, is_seen in (("left", True), ("right", False), ("front", True), ("back", False)):
            told = await swords.first.locator(f'[data-side="{side}"]').get_attribute("aria-label") or ""
            assert ("veiled" in told) != is_seen, told
        # Its owner turns it.
        await ann.board.locator('[data-act="show"]').first.click()
        turning = ann.person.dialog("Turn your sword")
        for side in ("Right", "Back"):
            await turning.get_by_role("button", name=side).click()
        await turning.get_by_role("button", name="Show these two").click()
        await expect(swords.first.locator('[data-side="right"]')).not_to_have_attribute(
            "aria-label", re.compile("veiled")
        )


@pytest.mark.clause("S-OPEN-R1")
async def test_a_shared_phone_shows_a_curtain_between_guarded_swords(invite: Invite, house: HouseInAThread) -> None:
    person = await invite("Ann", at=house)
    await person.new_table("Swordcrafters")
    await person.share_phone_with("Bea")
    await expect(person.seat(2)).to_contain_text("Bea")
    await person.set_up("Guarded swords", True)
    await person.start()
    ann = Player(person)
    curtain = person.page.get_by_test_id("curtain")
    for name in ("Ann", "Bea"):
        await expect(curtain).to_contain_text(f"Pass the phone to {name}")
        await curtain.get_by_role("button").click()
        await expect(ann.line).to_contain_text("Your slice!")
        await ann.board.locator("[data-cut]").first.press("Enter")
        await ann.button("Slice here").click()


async def _text(download: Download) -> str:
    return (await download.path()).read_text()


@pytest.mark.clause("S-PARTS-R2")
async def test_a_bad_card_file_is_refused_with_its_entry_and_inapplicable_options_are_hidden(
    invite: Invite, house: HouseInAThread, tmp_path: Path
) -> None:
    person = await invite("Ann", at=house)
    # The first file is refused.
    person.expect_trouble(r"status of 400")
    await person.new_table("Swordcrafters")
    settings = person.page.get_by_test_id("settings")
    mix = settings.get_by_label("A mix of sides")
    await expect(mix).to_have_count(0)
    await person.set_up("Magic cards", "A mix")
    await mix.select_option(label="One easy, two hard")
    await person.set_up("Lightweight", True)
    await expect(settings.get_by_label("Magic cards", exact=True)).to_have_count(0)
    await person.set_up("Lightweight", False)
    await expect(settings.get_by_label("Magic cards", exact=True).locator("option:checked")).to_have_text("Easy")

    side = {"compare": "most", "colours": ["red"], "points": [9]}
    cards = [{"id": f"mine-{place}", "beginner": side, "intermediate": side} for place in range(3)]
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"cards": [*cards[:2], {**cards[2], "beginner": {**side, "colours": ["pink"]}}]}))
    picker = settings.get_by_label("Other magic cards", exact=True)
    await picker.set_input_files(file)
    await expect(settings.get_by_test_id("file-refusal")).to_contain_text("mine.json")
    await expect(settings.get_by_test_id("file-refusal")).to_contain_text("cards[2].beginner.colours[0]")
    file.write_text(json.dumps({"cards": cards}))
    await picker.set_input_files(file)
    await expect(settings.get_by_test_id("file-refusal")).to_have_count(0)
    async with person.page.expect_download() as ours:
        await settings.get_by_role("link", name="Download ours: Other magic cards").click()
    assert json.loads(await _text(await ours.value))["cards"][0]["id"] == "most-red"
    await expect(settings.get_by_text("mine.json")).to_be_visible()
    await person.start()
    await expect(person.page.locator("[data-magic]").first).to_have_attribute("data-magic", re.compile("^mine-"))
