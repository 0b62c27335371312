"""Every page, on a phone, a desk and a screen: accessible in light and dark, and without horizontal scrolling."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest
from playwright.async_api import expect

from tests.e2e.axe import CHECKED, findings
from tests.e2e.people import DESK, PHONE, SCREEN, Invite, Person, gather_table, play_out

Look: TypeAlias = Callable[[Person, str], Awaitable[None]]


async def _is_accessible(person: Person, where: str) -> None:
    assert await findings(person.page) == [], where


async def _fits_across(person: Person, where: str) -> None:
    width, room = await person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= room, f"{where} is {width} px wide on {room}"


async def _fits(person: Person, where: str) -> None:
    await _fits_across(person, where)
    height, room = await person.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert height <= room, f"{where} is {height} px high on {room}"


async def _tour(invite: Invite, device: dict[str, Any], look: Look) -> None:
    """Visit every page of a table's life. The motion is reduced, so that pages stand still.

    The shared screen does not depend on people's devices: it is checked only together with phones.
    """
    screen = await invite("Screen", SCREEN, **CHECKED) if device is PHONE else None
    ann = await invite("Ann", device, **CHECKED)
    bob = await invite("Bob", device, **CHECKED)
    await ann.open_home()
    await look(ann, "home")
    await ann.button("Say hello").click()
    await look(ann, "profile")
    code = await gather_table(ann, bots=2)
    await look(ann, "lobby of the host")
    await ann.page.get_by_text("Table settings").click()
    await look(ann, "table settings")
    await ann.seat(2).click()
    await look(ann, "a seat")
    await ann.close_dialog()
    await bob.open(f"/t/{code}")
    await expect(bob.button("Join the table")).to_be_visible()
    await look(bob, "joining")
    if screen is not None:
        await screen.open(f"/t/{code}/screen")
        await expect(screen.page.get_by_test_id("screen-lobby")).to_be_visible()
        await look(screen, "screen with the lobby")
    await bob.introduce("Just watch")
    await expect(bob.lobby).to_be_visible()
    await look(bob, "lobby of a guest")
    await ann.start()
    await expect(ann.choices).to_be_visible()
    await look(ann, "play")
    await look(bob, "watching")
    if screen is not None:
        await look(screen, "screen with the game")
    await ann.button("Menu", exact=True).click()
    await look(ann, "menu")
    await ann.close_dialog()
    await play_out(ann)
    result = await ann.see_result()
    await look(ann, "end")
    if screen is not None:
        await expect(screen.page.get_by_test_id("screen-end")).to_be_visible()
        await look(screen, "screen with the end")
    await result.get_by_role("link", name="Watch the replay").click()
    await expect(ann.page.get_by_role("slider", name="Where in the game")).to_be_visible()
    await look(ann, "replay")
    await ann.open("/replay")
    await expect(ann.page.get_by_role("heading", name="Watch a replay")).to_be_visible()
    await look(ann, "replay to choose")
    await ann.open("/rules/mantis#M-STEAL-1")
    await expect(ann.page.locator("[aria-current]")).to_be_in_viewport()
    await look(ann, "rules")
    await ann.open("/replay/one/too/many")
    await expect(ann.page.get_by_role("heading", name="Nobody sits here")).to_be_visible()
    await look(ann, "no page")


async def _is_fine(person: Person, where: str) -> None:
    await _is_accessible(person, where)
    await _fits_across(person, where)


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
async def test_every_page_is_accessible_and_fits_across(invite: Invite, device: dict[str, Any]) -> None:
    await _tour(invite, device, _is_fine)


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
