"""The turn timer can be seen, and stands still while the host pauses."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.e2e.people import SCREEN, Invite, gather_table

SECONDS = re.compile(r"^\s*\d+ s\s*$")


async def test_the_seconds_left_are_shown_to_everybody(invite: Invite) -> None:
    ann, screen = await invite("Ann"), await invite("Screen", SCREEN)
    code = await gather_table(ann, bots=1)
    await ann.set_up("Turn timer", "30 s")
    await screen.open(f"/t/{code}/screen")
    await ann.start()
    await expect(ann.choices).to_be_visible()
    for person in (ann, screen):
        await expect(person.page.get_by_text(SECONDS)).to_be_visible()
    # It counts down.
    left = ann.page.get_by_text(SECONDS)
    before = int((await left.inner_text()).removesuffix("s"))
    assert before <= 30
    fewer = "|".join(str(seconds) for seconds in range(before))
    await expect(left).to_have_text(re.compile(rf"^\s*({fewer}) s\s*$"))

    await ann.menu("Pause the game")
    await expect(ann.page.get_by_text("The host has paused the game.")).to_be_visible()
    await expect(ann.choices).to_have_count(0)
    await ann.button("Go on", exact=True).click()
    await expect(ann.choices).to_be_visible()
