"""Swordcrafters on a phone, a desk and a shared screen, from the home page to the replay."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.e2e.keyboard import LOSES_FOCUS
from tests.e2e.moments import hears
from tests.e2e.people import DESK, MOVING, PHONE, SCREEN, Invite
from tests.e2e.sword_people import Player, Smithy, smithy_of, sword_house
from tests.server.running import HouseInAThread
from tests.tables.smiths import at


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    with sword_house(tmp_path_factory.mktemp("swords")) as house:
        yield house


@pytest.mark.clause("S-SLICE-1")
@pytest.mark.clause("S-TWO-1")
async def test_a_phone_a_desk_and_a_screen_play_a_game_and_watch_its_replay(
    invite: Invite, house: HouseInAThread
) -> None:
    ann, bo = await invite("Ann", PHONE, at=house, **MOVING), await invite("Bo", DESK, at=house)
    screen = await invite("Screen", SCREEN, at=house)
    code = await ann.new_table("Swordcrafters")
    await bo.join(code)
    await screen.open(f"/t/{code}/screen")
    await ann.start()
    players = Player(ann), Player(bo), Player(screen)
    await _slice(*players)
    await _select(*players)
    await _craft(*players)
    async with smithy_of(house, code, *players[:2]) as table:
        await _score(*players, table)
    await _watch_it_again(players[0])


async def _slice(ann: Player, bo: Player, screen: Player) -> None:
    """By finger, by keys, on a marked line and with a mouse: four columns and three rows."""
    await expect(ann.line).to_contain_text("Your slice!")
    await expect(bo.line).to_contain_text("Ann slices")
    await expect(screen.line).to_contain_text("Ann slices")
    await expect(bo.board.locator("[data-cut]")).to_have_count(0)
    await ann.draw((0, 1.05, -0.1), (8, 1.05, 1.1), touch=True)
    for player in (ann, bo, screen):
        await expect(player.groups).to_have_count(2)
    await expect(bo.person.announced).to_have_text("Ann slices down. There are 2 groups now.")

    await expect(bo.line).to_contain_text("Your slice!")
    lines = bo.board.locator("[data-cut]")
    await lines.first.focus()
    await bo.page.keyboard.press("ArrowRight")
    chosen = lines.nth(1)
    await expect(chosen).to_be_focused()
    assert await bo.page.evaluate(LOSES_FOCUS) == ""
    await bo.page.keyboard.press("Enter")
    await expect(chosen).to_have_attribute("aria-pressed", "true")
    await expect(bo.groups).to_have_count(2)
    await bo.page.keyboard.press("Enter")
    await expect(screen.groups).to_have_count(3)

    # A column is too narrow for a vertical cut. The clause is named, and the attempt costs nothing.
    await expect(ann.line).to_contain_text("Your slice!")
    await ann.draw((0, 0.5, 0.1), (4, 0.5, 0.9), touch=True)
    await expect(ann.refusal).to_have_attribute("data-clause", "S-SLICE-2")
    await ann.refusal.get_by_role("button", name="Why?").click()
    rules = ann.person.dialog("Rules of Swordcrafters")
    await expect(rules.locator("[aria-current]")).to_have_attribute("data-clause", "S-SLICE-2")
    await ann.person.close_dialog()
    await expect(ann.groups).to_have_count(3)
    # A tap on a marked line first shows the result.
    await ann.tap_line(2, "horizontal", 1)
    await expect(ann.spot("acts").locator(".counts")).to_have_count(2)
    await expect(ann.groups).to_have_count(3)
    await ann.button("Slice here").click()
    await expect(bo.line).to_contain_text("Your slice!")
    await bo.draw((6, 1.05, -0.1), (10, 1.05, 1.1), touch=False)
    await expect(screen.groups).to_have_count(5)


async def _select(ann: Player, bo: Player, screen: Player) -> None:
    await expect(ann.line).to_contain_text("Take a group!")
    first = ann.spot("first")
    await expect(first).to_have_attribute("data-first", "")
    await ann.group(3).click()
    await expect(ann.button("Take 3 tiles")).to_be_visible()
    await expect(ann.spot("acts")).to_contain_text("You go first next round.")
    # Another group can be looked at before one is taken.
    await ann.group(1).click()
    await expect(ann.button("Take one tile")).to_be_visible()
    await ann.select(3)
    for player in (ann, bo, screen):
        await expect(player.spot("first")).to_have_attribute("data-first", "0")
    await bo.group(2).focus()
    await bo.page.keyboard.press("Enter")
    await bo.button("Take 3 tiles").focus()
    await bo.page.keyboard.press("Enter")
    await expect(ann.line).to_contain_text("Take a group!")
    await expect(ann.group(2)).to_have_count(0)
    await ann.select(0)
    await expect(bo.line).to_contain_text("Take a group!")
    await bo.select(4)


async def _craft(ann: Player, bo: Player, screen: Player) -> None:
    await _craft_flat(ann)
    await expect(ann.line).to_contain_text("Done! Waiting for Bo")
    await expect(screen.line).to_contain_text("Crafting: Bo")
    await screen.turn_drag()
    await _craft_in_space(bo)
    for player in (ann, bo, screen):
        await expect(player.board).to_have_attribute("data-round", "2")
    await expect(ann.line).to_contain_text("Your slice!")


async def _craft_flat(ann: Player) -> None:
    """On the phone: by taps and by dragging a tile."""
    await expect(ann.line).to_contain_text("5 tiles to build in")
    await expect(ann.hand).to_have_count(5)
    # A player who chooses the flat view sees no 3D swords while the others craft.
    await ann.button("Four sides").click()
    forecast = ann.spot("forecast")
    await expect(forecast).to_be_visible()
    await expect(ann.button("Done")).to_be_disabled()
    await expect(ann.board.locator("[data-place]")).to_have_count(2)
    await ann.place("left")
    await ann.place("right")
    await expect(ann.board.locator("[data-place]")).to_have_count(2)
    await ann.button("Undo").click()
    await expect(ann.hand).to_have_count(4)
    # From the hand to a side, from side to side, and back to the hand.
    await ann.drag(ann.hand.nth(1), ann.side("right"))
    await expect(ann.hand).to_have_count(3)
    await ann.drag(ann.board.locator('[data-take="left"]'), ann.side("front"))
    await expect(ann.refusal).to_have_attribute("data-clause", "S-CRAFT-R1")
    await ann.page.get_by_role("button", name="Dismiss").click()
    await ann.drag(ann.board.locator('[data-take="right"]'), ann.spot("hand"))
    await expect(ann.hand).to_have_count(5)
    before = await forecast.text_content()
    await ann.build_in()
    await expect(forecast).not_to_have_text(before or "")
    await expect(ann.line).to_contain_text("All built in. Done?")
    await ann.finish()


async def _craft_in_space(bo: Player) -> None:
    """On the desk: the sword is turned with the mouse, built by keys, and by a tap on the blade."""
    await bo.turn_drag()
    keys = bo.page.keyboard
    for key, left in (("l", 4), ("r", 3), ("u", 4)):
        await keys.press(key)
        await expect(bo.hand).to_have_count(left)
    await keys.press("2")
    await expect(bo.hand.nth(1)).to_have_attribute("aria-pressed", "true")
    # The flat view of the four sides does the same.
    await bo.button("Four sides").click()
    await bo.place("right")
    await bo.button("Turn it").click()
    space = bo.spot("sword-3d")
    await space.focus()
    while await space.get_attribute("aria-valuetext") != "Front faces you":
        await keys.press("ArrowRight")
    await bo.tap_blade()
    await bo.build_in()
    await keys.press("d")


async def _score(ann: Player, bo: Player, screen: Player, table: Smithy) -> None:
    await table.forward(at("craft", 6))
    await table.build(1)
    await table.build(0, done=False)
    await ann.finish()
    # Every number has an explanation, and the scoring pauses for its reader.
    why = await ann.see_why(1, 0)
    await expect(why).to_contain_text("the longest sword has")
    # It does not wait for people on other pages: the parts that it has shown are kept.
    for each in (ann, bo, screen):
        await hears(each.page, "^spotlight: Length")
    await expect(why.get_by_role("link", name="S-LONG-1")).to_have_attribute("href", re.compile("#S-LONG-1$"))
    await ann.person.close_dialog()
    await ann.show_next()
    await hears(ann.page, "^spotlight: Left")
    await ann.skip_the_show()
    await ann.put_result_away()
    await expect(ann.line).to_contain_text(re.compile("win"))
    why = await ann.see_why(0, 5)
    await expect(why).to_contain_text("Counts")
    await expect(why.get_by_role("link", name="S-MAGIC-2")).to_be_visible()
    await ann.person.close_dialog()
    total = ann.board.locator('[data-score="0-8"]')
    public = table.smiths[0].public
    await expect(total).to_have_text(str(public["scores"][0]["total"]))


async def _watch_it_again(ann: Player) -> None:
    await ann.open_result()
    result = await ann.person.see_stage("Evening")
    await result.get_by_role("link", name="Watch the replay").click()
    page = ann.page
    scrubber = page.get_by_role("slider", name="Where in the game")
    await expect(scrubber).to_be_visible()
    await ann.person.button("One step on").click()
    await expect(ann.groups).to_have_count(2)
    await ann.person.button("To the end").click()
    await expect(ann.spot("score-sheet")).to_be_visible()
    await scrubber.fill("9")
    await page.get_by_label("Seen by").select_option("Ann")
    await expect(ann.board).to_have_attribute("data-phase", "craft")
