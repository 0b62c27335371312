"""Admission: by the host's consent, by a word, and of shared screens by a tap or by a link with a secret."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import expect

from tests.e2e.axe import CHECKED, findings
from tests.e2e.people import PHONE, SCREEN, Invite, Person, gather_table

SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}


async def _fits_across(person: Person) -> None:
    width, room = await person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= room


async def test_the_host_admits_one_person_and_refuses_another(invite: Invite) -> None:
    ann, bob, eve = await invite("Ann", **CHECKED), await invite("Bob", **CHECKED), await invite("Eve")
    code = await ann.new_table()
    await ann.set_up("Ask the host", True)
    await bob.type_code(code)
    await bob.introduce("Join the table")
    await expect(bob.page.get_by_test_id("at-the-door")).to_contain_text("The host has been told")
    assert await findings(bob.page) == []
    knock = ann.page.get_by_test_id("knock")
    await expect(knock).to_contain_text("Bob would like to join.")
    await expect(knock).to_be_in_viewport()
    assert await findings(ann.page) == []
    await ann.button("Let in", exact=True).click()
    await expect(bob.lobby).to_be_visible()
    await expect(knock).to_have_count(0)
    await eve.open(f"/t/{code}")
    await eve.introduce("Just watch")
    await expect(knock).to_contain_text("Eve would like to watch.")
    await ann.button("Not now", exact=True).click()
    await expect(eve.page.get_by_role("heading", name="Maybe later")).to_be_visible()


async def test_newcomers_are_asked_for_the_word_and_it_is_not_sent_to_them(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    code = await ann.new_table()
    settings = ann.page.get_by_test_id("settings")
    await settings.get_by_text("Table settings").click()
    await settings.get_by_label("Word at the door").fill("Plum")
    await settings.get_by_label("Word at the door").press("Enter")
    await bob.type_code(code)
    word = bob.page.get_by_label("The word at the door")
    await word.fill("pear")
    await bob.introduce("Join the table")
    await expect(bob.page.get_by_text("That is not the word.")).to_be_visible()
    await word.fill(" plum ")
    await bob.introduce("Join the table")
    await expect(bob.lobby).to_be_visible()


async def test_a_screen_shows_the_code_and_waits_for_the_hosts_tap(invite: Invite) -> None:
    ann, screen = await invite("Ann"), await invite("Screen", SCREEN, **CHECKED)
    code = await gather_table(ann, bots=1)
    await ann.set_up("Locked", True)
    await ann.start()
    await screen.open(f"/t/{code}/screen")
    door = screen.page.get_by_test_id("screen-door")
    await expect(door).to_contain_text("Let this screen in")
    assert await findings(screen.page) == []
    said = re.search(r"for (.+)\.", await door.get_by_role("status").inner_text())
    assert said is not None
    await expect(ann.page.get_by_test_id("knock")).to_contain_text(f"A screen asks to be let in: {said[1]}")
    await ann.button("Let in", exact=True).click()
    await expect(screen.page.get_by_test_id("screen-play")).to_be_visible()
    # It is admitted from now on.
    await screen.page.reload()
    await expect(screen.page.get_by_test_id("screen-play")).to_be_visible()
    await ann.menu("People")
    people = ann.dialog("People")
    await people.get_by_role("button", name=said[1]).click()
    await ann.button(f"Send {said[1]} away").click()
    await expect(screen.page.get_by_test_id("trouble")).to_contain_text("sent this screen away")


async def test_show_on_tv_gives_instructions_and_its_link_opens_a_locked_table(invite: Invite) -> None:
    ann, screen = await invite("Ann", **CHECKED), await invite("Screen", SCREEN)
    code = await ann.new_table()
    await ann.set_up("Locked", True)
    await ann.button("Show on TV").click()
    dialog = ann.page.get_by_test_id("show-on-tv")
    await expect(dialog).to_contain_text(f"/t/{code}/screen")
    link = await dialog.get_by_label("Link for a shared screen").input_value()
    assert await findings(ann.page) == []
    await _fits_across(ann)
    # The phone stays where it is.
    assert ann.page.url.endswith(f"/t/{code}")
    await screen.page.goto(link)
    await expect(screen.page.get_by_test_id("screen-lobby")).to_be_visible()
    secret = link.partition("#")[2]
    assert len(secret) >= 43
    assert secret not in screen.page.url
    assert not any(secret in address for address in screen.asked if "#" not in address)


async def test_a_guest_reads_that_the_host_has_to_admit_the_tv(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    code = await ann.new_table()
    await bob.join(code)
    await ann.set_up("Spectators", False)
    await bob.button("Show on TV").click()
    dialog = bob.page.get_by_test_id("show-on-tv")
    await expect(dialog).to_contain_text("waits until Ann lets it in")
    await expect(dialog.get_by_label("Link for a shared screen")).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
async def test_the_tv_page_on_a_phone_shows_the_whole_game(invite: Invite, device: dict[str, Any]) -> None:
    ann, screen = await invite("Ann"), await invite("Screen", device, **CHECKED)
    code = await gather_table(ann, bots=3)
    await screen.open(f"/t/{code}/screen")
    await expect(screen.page.get_by_test_id("screen-lobby")).to_be_visible()
    await _fits_across(screen)
    assert await findings(screen.page) == []
    await ann.start()
    play = screen.page.get_by_test_id("screen-play")
    await expect(play).to_be_visible()
    for tank in await screen.page.locator("[data-tank]").all():
        await expect(tank).to_be_in_viewport(ratio=0.95)
    await expect(play.get_by_text(code, exact=True)).to_be_in_viewport()
    assert await findings(screen.page) == []


async def test_the_host_sends_a_spectator_away_in_a_game(invite: Invite) -> None:
    ann, eve = await invite("Ann"), await invite("Eve")
    code = await gather_table(ann, bots=1)
    await ann.start()
    await eve.watch_table(code)
    await expect(eve.playing).to_be_visible()
    await ann.menu("People")
    await ann.dialog("People").get_by_role("button", name="Eve").click()
    await ann.button("Send Eve away").click()
    await expect(eve.page.get_by_role("heading", name="You were sent away")).to_be_visible()
