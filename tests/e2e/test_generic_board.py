"""The generic board draws any game: those of an operator, and ours with `?board=generic`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import expect

from tests.e2e import axe
from tests.e2e.generic_people import choose, choose_first, picks, play_to_the_end, sit_at_generic_board, way_back
from tests.e2e.people import DESK, PHONE, SCREEN, Invite
from tests.guests.files import EXAMPLES
from tests.server import fencing, throwers
from tests.server.running import HouseInAThread, RunningServer, running_server


@pytest.fixture(scope="module")
def examples_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    files = [option for file in sorted(EXAMPLES.glob("*.py")) for option in ("--game", str(file))]
    with running_server(tmp_path_factory.mktemp("examples") / "rumpus.sqlite3", "--bot-pace", "0.1", *files) as server:
        yield server


async def test_two_phones_and_a_screen_play_pig_from_the_home_page_to_its_replay(
    invite: Invite, examples_server: RunningServer
) -> None:
    ann, bob = await invite("Ann", at=examples_server), await invite("Bob", DESK, at=examples_server)
    screen = await invite("Screen", SCREEN, at=examples_server)
    code = await ann.new_table("Pig")
    await bob.join(code)
    await screen.open(f"/t/{code}/screen")
    await ann.start()
    await expect(picks(ann)).to_have_text(["Roll"])
    await expect(picks(bob)).to_have_count(0)
    await choose(ann, "Roll")
    await expect(screen.page.get_by_test_id("log").get_by_role("listitem").first).to_contain_text("Ann rolls a")
    await expect(screen.page.get_by_role("img", name=re.compile("^a die with"))).to_be_visible()
    await play_to_the_end(ann, bob)
    result = await ann.see_stage("Highlights")
    await expect(result.get_by_test_id("highlights")).to_contain_text("The last move")
    await ann.see_stage("Evening")
    await result.get_by_role("button", name=re.compile("How it ended")).click()
    await expect(ann.dialog("Rules of Pig").locator("[aria-current]")).to_have_attribute("data-clause", "P-END-1")
    await ann.page.keyboard.press("Escape")
    await result.get_by_role("link", name=re.compile("replay", re.IGNORECASE)).click()
    await expect(ann.page.get_by_test_id("replay")).to_contain_text("Ann")


async def test_a_desk_plays_pig_by_keyboard(invite: Invite, examples_server: RunningServer) -> None:
    ann = await invite("Ann", DESK, at=examples_server)
    await sit_at_generic_board(examples_server, "pig", ann, bots=1)
    await expect(picks(ann)).to_have_count(1)
    await ann.page.keyboard.press("1")
    await expect(ann.page.get_by_test_id("log")).to_contain_text("Ann rolls a")


async def test_two_people_and_a_screen_play_liars_dice_and_each_owner_alone_sees_their_dice(
    invite: Invite, examples_server: RunningServer
) -> None:
    ann, bob = await invite("Ann", at=examples_server), await invite("Bob", at=examples_server)
    screen = await invite("Screen", SCREEN, at=examples_server)
    code = await sit_at_generic_board(examples_server, "liars_dice", ann, bob)
    await screen.open(f"/t/{code}/screen")
    for person in (ann, bob):
        mine = person.page.get_by_role("group", name="Only you see this")
        await expect(mine).to_have_count(1)
        await expect(mine.get_by_role("img", name=re.compile("^a die with"))).to_have_count(5)
    await expect(screen.page.locator("[data-seat]")).to_have_count(2)
    await expect(screen.page.get_by_role("img", name=re.compile("^a die with"))).to_have_count(0)
    await play_to_the_end(ann, bob)
    await expect(screen.page.get_by_role("heading", name=re.compile("wins!"))).to_be_visible()


async def test_a_shared_phone_has_a_curtain_between_the_secrets_of_two_people(
    invite: Invite, examples_server: RunningServer
) -> None:
    ann = await invite("Ann", at=examples_server)
    await ann.new_table("Liar's Dice")
    await ann.share_phone_with("Bea")
    await ann.start()
    secret = ann.page.get_by_role("group", name="Only you see this")
    curtain = ann.page.get_by_test_id("curtain")
    await expect(curtain).to_be_visible()
    await expect(secret).to_have_count(0)
    await curtain.get_by_role("button").click()
    await expect(secret).to_have_count(1)


async def test_two_people_and_a_screen_choose_cells_of_a_grid(invite: Invite, examples_server: RunningServer) -> None:
    ann, bob = await invite("Ann", at=examples_server), await invite("Bob", DESK, at=examples_server)
    screen = await invite("Screen", SCREEN, at=examples_server)
    code = await sit_at_generic_board(examples_server, "jackdaws", ann, bob)
    await screen.open(f"/t/{code}/screen")
    cells = [person.page.get_by_role("group").get_by_role("button", name=re.compile("Row")) for person in (ann, bob)]
    for mine in cells:
        await expect(mine.first).to_be_visible()
        await mine.first.click()
    await expect(screen.page.get_by_test_id("log")).to_contain_text("has chosen")
    await play_to_the_end(ann, bob)
    await expect(screen.page.get_by_role("heading", name=re.compile("wins!|share the win!"))).to_be_visible()


async def test_many_choices_are_made_in_steps_with_a_way_back(invite: Invite, examples_server: RunningServer) -> None:
    ann = await invite("Ann", at=examples_server)
    await sit_at_generic_board(examples_server, "swordcrafters", ann)
    await expect(picks(ann).first).to_be_visible()
    while await way_back(ann).count() == 0:
        await choose_first(ann)
    # The way back is there before the table has said what may come next.
    await expect(picks(ann).first).to_be_visible()
    before = await picks(ann).all_inner_texts()
    await way_back(ann).click()
    await expect(way_back(ann)).to_have_count(0)
    await expect(picks(ann).first).to_be_visible()
    assert await picks(ann).all_inner_texts() != before


SIZES: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "sideways": {**PHONE, "viewport": {"width": 640, "height": 360}},
    "desk": DESK,
}


@pytest.mark.parametrize("size", SIZES)
async def test_the_generic_board_is_accessible_and_fits_across(
    invite: Invite, examples_server: RunningServer, size: str
) -> None:
    ann = await invite("Ann", SIZES[size], at=examples_server, **axe.CHECKED)
    for game in ("pig", "liars_dice"):
        await sit_at_generic_board(examples_server, game, ann, bots=2)
        await expect(picks(ann).first).to_be_visible()
        assert await axe.findings(ann.page) == []
        wide = await ann.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide


SHORT: dict[str, dict[str, Any]] = {
    "mantis": {},
    "wordy": {"most_turns": 5},
    "swordcrafters": {},
    "fake_swords": {"fights": "quick", "choose_s": 0, "point_s": 3},
    "burrito": {"battles": "quick", "choose_s": 0, "breather_s": 0, "stall_s": 60},
}


@pytest.mark.parametrize("game", SHORT)
async def test_a_game_of_ours_is_played_to_its_end_on_the_generic_board(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    throwers.count_quickly(monkeypatch)
    fencing.count_quickly(monkeypatch)
    people = [await invite("Ann", at=house)]
    if game == "mantis":
        people.append(await invite("Bob", DESK, at=house))
    bots = 2 if game in ("fake_swords", "burrito") else 1
    await sit_at_generic_board(house, game, *people, bots=bots, options=SHORT[game])
    await play_to_the_end(*people)
    await expect(people[0].over).to_be_visible()
