"""Announcements for screen readers, and sounds."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.e2e.people import DESK, Invite, gather_table, play_on


async def test_events_are_announced_with_the_sentence_of_the_log(invite: Invite) -> None:
    ann = await invite("Ann", DESK, audible=True)
    await gather_table(ann, bots=1)
    await ann.start()
    await expect(ann.page.get_by_test_id("announcer")).to_have_attribute("aria-live", "polite")
    for _ in range(3):
        said = await ann.act()
        # The next turn is only announced, since the board shows it.
        told = re.sub(r" (\S+ is|You are) to move\.$", "", said)
        await expect(ann.page.get_by_test_id("log").get_by_text(told)).to_be_visible()


async def test_the_game_can_be_played_with_reduced_motion(invite: Invite) -> None:
    ann = await invite("Ann", reduced_motion="reduce")
    await gather_table(ann, bots=2)
    await ann.start()
    assert await play_on([ann], moves=4) == 4
    moving = await ann.page.evaluate(
        "document.getAnimations().filter(a => (a.effect?.getComputedTiming().duration ?? 0) > 400).length"
    )
    assert moving == 0


async def test_sound_stays_off_after_a_reload(invite: Invite) -> None:
    ann = await invite("Ann", DESK, audible=True)
    await gather_table(ann, bots=1)
    await ann.start()
    for state, then in (("Sound is on", "Sound is off"), ("Sound is off", "Sound is on")):
        await ann.button("Menu", exact=True).click()
        await ann.page.get_by_role("switch", name=state).click()
        await expect(ann.page.get_by_role("switch", name=then)).to_be_visible()
        await ann.page.reload()
        await ann.button("Menu", exact=True).click()
        await expect(ann.page.get_by_role("switch", name=then)).to_be_visible()
        await ann.close_dialog()
