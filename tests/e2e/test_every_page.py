"""Every page, on a phone, a desk and a screen: accessible in light and dark, and without horizontal scrolling."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.e2e.axe import CHECKED, findings
from tests.e2e.people import DESK, SCREEN, Invite, Person, gather_table, play_out
from tests.e2e.sight import resized


async def _is_accessible(person: Person, where: str) -> None:
    assert await findings(person.page) == [], where


async def _fits_across(person: Person, where: str) -> None:
    width, room = await person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= room, f"{where} is {width} px wide on {room}"


async def _fits(person: Person, where: str) -> None:
    await _fits_across(person, where)
    height, room = await person.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert height <= room, f"{where} is {height} px high on {room}"


async def _glance(person: Person, where: str) -> None:
    await _is_accessible(person, where)
    await _fits_across(person, where)


async def _look(person: Person, where: str) -> None:
    """The same on a phone and on a desk."""
    await _glance(person, where)
    async with resized(person.page, DESK["viewport"]):
        await _glance(person, f"{where}, on a desk")


async def test_every_page_is_accessible_and_fits_across(invite: Invite) -> None:
    """Visit every page of a table's life. The motion is reduced, so that pages stand still."""
    screen = await invite("Screen", SCREEN, **CHECKED)
    ann = await invite("Ann", **CHECKED)
    bob = await invite("Bob", **CHECKED)
    await ann.open_home()
    await _look(ann, "home")
    await ann.button(re.compile("^Play now.*Mantis$")).click()
    await expect(ann.dialog("Who is playing?")).to_be_visible()
    await _look(ann, "a name to play now")
    await ann.close_dialog()
    await screen.open("/tv")
    await expect(screen.page.get_by_role("img", name=re.compile("^QR code"))).to_be_visible()
    await _glance(screen, "a TV without a table")
    await ann.button("Say hello").click()
    await _look(ann, "profile")
    code = await gather_table(ann, bots=2)
    await _look(ann, "lobby of the host")
    await ann.page.get_by_text("Table settings").click()
    await _look(ann, "table settings")
    await ann.seat(2).click()
    await _look(ann, "a seat")
    await ann.close_dialog()
    await bob.open(f"/t/{code}")
    await expect(bob.button("Join the table")).to_be_visible()
    await _look(bob, "joining")
    await screen.open(f"/t/{code}/screen")
    await expect(screen.page.get_by_test_id("screen-lobby")).to_be_visible()
    await _glance(screen, "screen with the lobby")
    await bob.introduce("Just watch")
    await expect(bob.lobby).to_be_visible()
    await _look(bob, "lobby of a guest")
    await ann.start()
    await expect(ann.choices).to_be_visible()
    await _look(ann, "play")
    await _look(bob, "watching")
    await _glance(screen, "screen with the game")
    await ann.button("Menu", exact=True).click()
    await _look(ann, "menu")
    await ann.close_dialog()
    await play_out(ann)
    result = await ann.see_result()
    await _look(ann, "end")
    await expect(screen.page.get_by_test_id("screen-end")).to_be_visible()
    await _glance(screen, "screen with the end")
    await ann.see_stage("Highlights")
    await expect(result.get_by_test_id("highlights").get_by_role("link").first).to_be_visible()
    await _look(ann, "highlights")
    await ann.see_stage("Evening")
    await _look(ann, "the evening")
    await result.get_by_role("link", name="Watch the replay").click()
    await expect(ann.page.get_by_role("slider", name="Where in the game")).to_be_visible()
    await _look(ann, "replay")
    await ann.open("/replay")
    await expect(ann.page.get_by_role("heading", name="Watch a replay")).to_be_visible()
    await _look(ann, "replay to choose")
    await ann.open("/rules/mantis#M-STEAL-1")
    await expect(ann.page.locator("[aria-current]")).to_be_in_viewport()
    await _look(ann, "rules")
    await ann.open("/replay/one/too/many")
    await expect(ann.page.get_by_role("heading", name="Nobody sits here")).to_be_visible()
    await _look(ann, "no page")


@pytest.mark.parametrize("players", range(2, 7))
async def test_a_phone_shows_the_whole_game_at_once(invite: Invite, players: int) -> None:
    ann = await invite("Ann the Unforgettabl")
    await gather_table(ann, bots=players - 1)
    await ann.start()
    await expect(ann.choices).to_be_visible()
    for _ in range(3):
        await _fits(ann, f"the game of {players} on one's own move")
        for button in await ann.choices.get_by_role("button").all():
            await expect(button).to_be_in_viewport(ratio=0.99)
            box = await button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44, "a finger does not hit it"
        for tank in await ann.page.locator("[data-tank]").all():
            await expect(tank).to_be_in_viewport(ratio=0.95)
        await ann.act(re.compile("^Score"))
        await _fits(ann, f"the game of {players} while others move")
