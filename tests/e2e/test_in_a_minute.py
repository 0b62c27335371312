"""From the home page to the first move: one tap for somebody known, and a name and two for a newcomer."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect

from tests.e2e.people import PHONE, Invite, Person, forbid_storage, next_of
from tests.e2e.sight import resized
from tests.e2e.taps import Taps

GAMES = (
    "Mantis",
    "A Little Wordy",
    "Swordcrafters",
    "Let's Hit Each Other With Fake Swords",
    "Throw Throw Burrito",
)


def _play_now(person: Person, game: str = "Mantis") -> Locator:
    return person.button(re.compile(f"^Play now.*{game}$"))


async def test_a_newcomer_plays_after_a_name_and_two_taps_and_is_known_after_that(invite: Invite) -> None:
    ann = await invite("Ann")
    taps = Taps(ann)
    await taps.watch()
    await ann.open_home()
    await taps.tap(_play_now(ann))
    asked = ann.dialog("Who is playing?")
    # The field has the focus already.
    await expect(asked.get_by_label("Your name")).to_be_focused()
    await taps.tap(asked.get_by_role("button", name="Play now"))
    await expect(asked.get_by_role("alert")).to_have_text("What shall we call you?")
    await asked.get_by_label("Your name").press_sequentially("Ann")
    await taps.tap(asked.get_by_role("button", name="Play now"))
    await expect(ann.choices).to_be_visible()
    # One of them was in vain, to see what is said then.
    assert await taps.count() == 3

    again = Taps(ann)
    await ann.open_home()
    await again.tap(_play_now(ann))
    await expect(ann.choices).to_be_visible()
    assert await again.count() == 1
    await ann.act("Score")


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_begins_with_one_tap_of_somebody_known(invite: Invite, game: str) -> None:
    ann = await invite("Ann")
    taps = Taps(ann)
    await taps.watch()
    await ann.open_home()
    await ann.page.evaluate(
        "localStorage.setItem('rumpus.profile', JSON.stringify({ name: 'Ann', avatar: 'fox', colour: 'leaf' }))"
    )
    await ann.open_home()
    await taps.tap(_play_now(ann, game))
    await expect(ann.playing).to_be_visible()
    await expect(ann.playing).to_contain_text("Pip")
    assert await taps.count() == 1
    await expect(ann.page.get_by_test_id("refusal")).to_have_count(0)


async def test_a_table_of_ones_own_is_filled_with_one_tap_and_starts_with_another(invite: Invite) -> None:
    ann = await invite("Ann")
    await ann.new_table()
    await ann.button("Fill with 3 bots").click()
    for seat in (2, 3, 4):
        await expect(ann.seat(seat)).to_contain_text("Bot: Good company")
    await expect(ann.button(re.compile("^Fill with"))).to_have_count(0)
    await ann.start()
    await ann.act("Score")


async def test_a_browser_that_keeps_nothing_says_so_and_the_game_goes_on(invite: Invite) -> None:
    ann = await invite("Ann")
    await forbid_storage(ann.page)
    await ann.open_home()
    await expect(ann.page.get_by_role("status").filter(has_text="This browser keeps nothing")).to_be_visible()
    await _play_now(ann).click()
    await ann.dialog("Who is playing?").get_by_label("Your name").fill("Ann")
    await ann.page.keyboard.press("Enter")
    await ann.act("Score")
    # Within the page it knows its table and who it is.
    await ann.page.go_back()
    await expect(ann.page.get_by_text("You are Ann")).to_be_visible()
    await ann.page.get_by_role("link", name=re.compile("^Return to")).click()
    await expect(ann.choices).to_be_visible()


async def test_two_tabs_of_one_browser_share_the_name_and_the_seat(invite: Invite) -> None:
    ann = await invite("Ann")
    await ann.open_home()
    other = await ann.context.new_page()
    ann.watch(other)
    await other.goto(ann.address)
    await expect(other.get_by_text("Nobody knows you here yet.")).to_be_visible()
    await _play_now(ann).click()
    await ann.dialog("Who is playing?").get_by_label("Your name").fill("Ann")
    await ann.page.keyboard.press("Enter")
    await expect(ann.choices).to_be_visible()
    await expect(other.get_by_text("You are Ann")).to_be_visible()

    await other.goto(ann.page.url)
    choices = other.get_by_role("group", name="What will you do?")
    await expect(choices).to_be_visible()
    await ann.act("Score")
    # The other tab knows of it, and it is Ann's turn again.
    await next_of([ann])
    said = await ann.announced.text_content() or ""
    first, ann.page = ann.page, other
    await expect(ann.announced).to_have_text(said)
    await ann.act("Score")
    await expect(first.get_by_test_id("refusal")).to_have_count(0)
    await expect(other.get_by_test_id("refusal")).to_have_count(0)


async def test_a_phone_of_any_size_shows_a_game_to_play_without_scrolling(invite: Invite) -> None:
    ann = await invite("Ann", PHONE)
    await ann.open_home()
    play = ann.button(re.compile("^Play now")).first
    for width, height in ((844, 390), (640, 360), (360, 640), (390, 844)):
        async with resized(ann.page, {"width": width, "height": height}):
            await expect(play).to_be_in_viewport(ratio=1)
            await expect(ann.page.get_by_label("Join with a code")).to_be_in_viewport(ratio=1)
