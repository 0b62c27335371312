"""Everything can be done without a mouse, and the focus is never lost."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.e2e.keyboard import LOSES_FOCUS, press, tab_to
from tests.e2e.people import DESK, MOVING, Invite, gather_table, next_of, play_out


async def test_a_game_against_a_bot_is_played_by_keyboard_only(invite: Invite) -> None:
    ann = await invite("Ann", DESK, **MOVING)
    keyboard = ann.page.keyboard
    await ann.open_home()
    await press(ann, ann.button(re.compile("^New table.*Mantis$")))
    await tab_to(ann, ann.page.get_by_label("Your name"))
    await keyboard.type("Ann")
    await keyboard.press("Enter")
    await press(ann, ann.button("Add bot 2", exact=True), "Space")
    await press(ann, ann.button("Start the game"))
    await expect(ann.playing).to_be_visible()

    # First by Tab and Enter, as with any button, then by the keys that the buttons name.
    ways = ["tab", "space", *["key"] * 6]
    await ann.choices.or_(ann.over).first.wait_for()
    for way in ways:
        if not await ann.choices.is_visible():
            break
        before = await ann.announced.get_attribute("data-line") or ""
        score = ann.choices.get_by_role("button", name=re.compile("^Score"))
        if way == "key":
            await keyboard.press(await score.get_attribute("aria-keyshortcuts") or "")
        else:
            await press(ann, score, "Enter" if way == "tab" else "Space")
        await expect(ann.announced).not_to_have_attribute("data-line", before)
        assert await ann.page.evaluate(LOSES_FOCUS) == ""
        await ann.choices.or_(ann.over).first.wait_for()
    await play_out(ann)

    result = await ann.see_result()
    await press(ann, result.get_by_role("button", name="Evening"))
    await press(ann, result.get_by_role("button", name=re.compile("How it ended")))
    await expect(ann.dialog("Rules of Mantis")).to_be_visible()
    await keyboard.press("Escape")
    await expect(ann.dialog("Rules of Mantis")).to_have_count(0)
    await press(ann, result.get_by_role("button", name="Play again"))
    await expect(ann.over).to_have_count(0)


async def test_a_new_turn_does_not_take_the_focus_out_of_the_chat(invite: Invite) -> None:
    ann, bob = await invite("Ann", DESK), await invite("Bob")
    await gather_table(ann, bob)
    await ann.start()
    if await next_of([ann, bob]) is bob:
        await bob.act("Score")
    await press(ann, ann.choices.get_by_role("button", name=re.compile("^Score")))
    await expect(ann.choices).to_have_count(0)
    chat = ann.page.get_by_label("Say something nice")
    await tab_to(ann, chat)
    await ann.page.keyboard.type("thi")
    await bob.act("Score")
    await expect(ann.choices).to_be_visible()
    await ann.page.keyboard.type("s is mine")
    await expect(chat).to_have_value("this is mine")
    await expect(ann.choices).to_be_visible()
