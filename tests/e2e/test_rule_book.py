"""The rule book: the game in short on one screen of a phone, examples that play, and the clauses."""

from __future__ import annotations

from playwright.async_api import expect

from rumpus.games import GAMES
from tests.e2e.people import PHONE, Invite
from tests.e2e.sight import resized

PHONES = ({"width": 390, "height": 844}, {"width": 360, "height": 640})
LISTED = [name for name, game in GAMES.items() if game.facts.listed]


async def test_the_short_version_of_every_game_fits_one_screen_of_a_phone(invite: Invite) -> None:
    ann = await invite("Ann", PHONE)
    for game in LISTED:
        await ann.open(f"/rules/{game}")
        brief = ann.page.get_by_test_id("brief")
        await expect(brief.get_by_role("listitem")).to_have_count(4)
        for size in PHONES:
            async with resized(ann.page, size):
                box = await brief.bounding_box()
                assert box is not None
                assert box["y"] >= 0, game
                assert box["y"] + box["height"] <= size["height"], (game, size, box)


async def test_an_example_plays_on_the_board_and_leads_to_its_clauses(invite: Invite) -> None:
    ann = await invite("Ann", PHONE)
    await ann.open("/rules/mantis")
    example = ann.page.get_by_test_id("example").filter(has_text="A steal that works")
    await example.get_by_role("button", name="See it played").click()
    scene = example.get_by_test_id("scene")
    told = scene.get_by_role("status").last
    await expect(told).to_contain_text("It matches: ")
    await expect(scene.locator("[data-tank]").first).to_be_visible()
    await example.get_by_role("button", name="Rule M-STEAL-1").click()
    marked = ann.page.locator("[aria-current]")
    await expect(marked).to_have_attribute("data-clause", "M-STEAL-1")
    await expect(marked).to_be_in_viewport()
    assert ann.page.url.endswith("/rules/mantis#M-STEAL-1")
    # The clause itself shows the example, too.
    await marked.get_by_role("button", name="An example").click()
    await expect(marked.get_by_test_id("example")).to_contain_text("A steal that works")

    # The search finds clauses and examples, and says when there is neither.
    search = ann.page.get_by_label("Search the rules")
    await search.fill("present")
    await expect(ann.page.get_by_test_id("example")).to_have_count(1)
    await expect(ann.page.locator("[data-clause]")).to_have_count(1)
    await search.fill("xylophone")
    await expect(ann.page.get_by_text("No rule speaks of “xylophone”.")).to_be_visible()
    await expect(ann.page.get_by_test_id("example")).to_have_count(0)
