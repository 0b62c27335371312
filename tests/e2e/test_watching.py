"""Spectators see what lies open on the table, if the host lets them."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.e2e.people import DESK, PHONE, Invite, gather_table, next_of, play_on


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
async def test_a_spectator_sees_the_table_and_no_controls(invite: Invite, device: dict[str, object]) -> None:
    ann, eve = await invite("Ann"), await invite("Eve", device)
    code = await gather_table(ann, bots=1)
    await ann.start()
    await eve.watch_table(code)
    await expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    await play_on([ann], moves=2)
    # Nothing is said anew until Ann moves again.
    await next_of([ann])
    await expect(eve.announced).to_have_text(await ann.announced.text_content() or "")
    await expect(eve.choices).to_have_count(0)
    await expect(eve.page.locator("[data-tank]")).to_have_count(2)
    await expect(eve.page.locator(".unseen", has_text="Your tank:")).to_have_count(0)


async def test_without_spectators_nobody_watches_and_is_told_so(invite: Invite) -> None:
    ann, eve, eli = await invite("Ann"), await invite("Eve"), await invite("Eli")
    code = await gather_table(ann, bots=1)
    await eve.watch_table(code)
    await expect(eve.lobby).to_be_visible()
    await eli.open(f"/t/{code}")
    await expect(eli.button("Just watch")).to_be_visible()
    await ann.set_up("Spectators", False)
    await expect(eve.page.get_by_test_id("trouble").get_by_role("alert")).to_contain_text("spectators")
    # A page that was open before still offers it.
    await eli.introduce("Just watch")
    await expect(eli.page.get_by_test_id("trouble").get_by_role("alert")).to_contain_text("spectators")
    await eli.page.reload()
    await expect(eli.button("Join the table")).to_be_visible()
    await expect(eli.button("Just watch")).to_have_count(0)
