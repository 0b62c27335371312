"""Spectators see the public part of the game, if the host allows them."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.e2e.people import DESK, PHONE, SCREEN, Invite, gather_table, next_of, play_on
from tests.e2e.sight import SIDEWAYS


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
async def test_a_spectator_sees_the_table_and_no_controls(invite: Invite, device: dict[str, object]) -> None:
    ann, eve = await invite("Ann"), await invite("Eve", device)
    code = await gather_table(ann, bots=1)
    await ann.start()
    await eve.watch_table(code)
    await expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    await play_on([ann], moves=2)
    # Nothing new is announced until Ann moves again.
    await next_of([ann])
    await eve.hears_the_same(await ann.announced.text_content() or "")
    await expect(eve.choices).to_have_count(0)
    await expect(eve.page.locator("[data-tank]")).to_have_count(2)
    await expect(eve.page.locator(".unseen", has_text="Your tank:")).to_have_count(0)


async def test_a_spectator_on_a_phone_in_landscape_sees_the_pile(invite: Invite) -> None:
    ann, eve = await invite("Ann"), await invite("Eve", {**PHONE, "viewport": SIDEWAYS})
    code = await gather_table(ann, bots=5)
    await ann.start()
    await next_of([ann])
    for path, asks in ((f"/t/{code}/screen", False), (f"/t/{code}", True)):
        await eve.open(path)
        if asks:
            await eve.introduce("Just watch")
        pile = eve.page.locator("[data-spot=draw]")
        await expect(pile).to_be_in_viewport(ratio=0.95)
        box = await pile.bounding_box()
        assert box is not None
        assert box["height"] > 70


async def test_the_screens_own_buttons_cover_nothing(invite: Invite) -> None:
    ann, screen = await invite("Ann"), await invite("Screen", SCREEN)
    code = await ann.new_table("Throw Throw Burrito")
    await ann.add_bots(2, 3, 4)
    await screen.open(f"/t/{code}/screen")
    for below in ("screen-lobby-table", "screen-board"):
        await expect(screen.page.get_by_test_id("screen-hint")).to_be_visible()
        board = await screen.page.get_by_test_id(below).bounding_box()
        tools = await screen.page.get_by_test_id("screen-tools").bounding_box()
        assert board is not None
        assert tools is not None
        assert tools["y"] >= board["y"] + board["height"] or tools["x"] >= board["x"] + board["width"], below
        if below == "screen-lobby-table":
            await ann.start()
            await expect(screen.page.get_by_test_id("screen-board")).to_be_visible()


async def test_a_table_without_spectators_refuses_them_with_a_message(invite: Invite) -> None:
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
