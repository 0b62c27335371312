"""The home page knows where one belongs: tables, replays, and a television for the table."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.e2e.people import NOT_FOUND, PHONE, SCREEN, Invite, Person, gather_table, next_of, play_out
from tests.e2e.sight import SIDEWAYS


async def test_the_home_page_says_at_which_table_it_is_ones_move(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    code = await gather_table(ann, bob)
    await bob.open_home()
    await expect(bob.page.get_by_role("link", name=f"Return to {code}, gathering")).to_be_visible()
    await bob.open(f"/t/{code}")
    await ann.start()
    mover = await next_of([ann, bob])
    assert mover is not None
    other = bob if mover is ann else ann
    await mover.open_home()
    back = mover.page.get_by_role("link", name=f"Return to {code}, your move")
    await expect(back).to_be_visible()
    await other.open_home()
    await expect(
        other.page.get_by_role("link", name=re.compile(f"^Return to {code}Mantis$|^Return to {code} "))
    ).to_be_visible()
    await expect(other.page.get_by_text("your move")).to_have_count(0)
    await back.click()
    await expect(mover.choices).to_be_visible()


async def test_a_table_that_does_not_know_the_device_any_more_is_forgotten(invite: Invite) -> None:
    ann = await invite("Ann")
    code = await gather_table(ann)
    await ann.page.evaluate(f"localStorage.setItem('rumpus.credential.{code}', 'x'.repeat(43))")
    await ann.open_home()
    await expect(ann.page.get_by_role("link", name=re.compile("^Return to"))).to_have_count(0)


async def test_the_home_page_has_the_latest_replays(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    await gather_table(ann, bob)
    await ann.start()
    await play_out(ann, bob)
    await ann.see_result()
    await ann.open_home()
    await ann.page.get_by_role("link", name="Mantis with Ann, Bob").click()
    await expect(ann.page.get_by_test_id("replay")).to_be_visible()


async def _tv(person: Person) -> str:
    """Make this device the TV. Returns the code that it shows."""
    await person.open_home()
    await person.page.get_by_role("link", name="This device is the TV").click()
    spelled = person.page.get_by_text(re.compile("^Code of this screen: "))
    await expect(person.page.get_by_test_id("waiting-tv").get_by_role("img", name=re.compile("^QR"))).to_be_visible()
    return (await spelled.first.text_content() or "").removeprefix("Code of this screen: ").replace(" ", "").strip()


async def test_the_host_types_the_code_that_the_tv_shows(invite: Invite) -> None:
    ann, tv = await invite("Ann"), await invite("TV", SCREEN)
    ann.expect_trouble(NOT_FOUND)
    shown = await _tv(tv)
    await gather_table(ann, bots=1)
    # Nobody else may watch, so only a named screen gets in.
    await ann.set_up("Spectators", False)
    await ann.button("Show on TV").click()
    dialog = ann.page.get_by_test_id("show-on-tv")
    await dialog.get_by_role("button", name="Show it there").click()
    await expect(dialog.get_by_role("alert")).to_have_text("Type the six letters that the TV shows.")
    await dialog.get_by_label("Code on the TV").fill("WWWWWW")
    await dialog.get_by_role("button", name="Show it there").click()
    await expect(dialog.get_by_role("alert")).to_contain_text("No TV shows the code WWWWWW now.")
    await dialog.get_by_label("Code on the TV").fill(shown.lower())
    await ann.page.keyboard.press("Enter")
    await expect(dialog.get_by_role("status").filter(has_text="Done!")).to_be_visible()
    await expect(tv.page.get_by_test_id("screen-lobby")).to_be_visible()
    await expect(tv.page.get_by_text("Ann")).to_be_visible()
    # It is known when it comes back.
    await tv.page.reload()
    await expect(tv.page.get_by_test_id("screen-lobby")).to_be_visible()


async def test_the_host_scans_the_code_that_the_tv_shows(invite: Invite) -> None:
    ann, tv = await invite("Ann"), await invite("TV", {**PHONE, "viewport": SIDEWAYS})
    shown = await _tv(tv)
    await ann.open(f"/tv/{shown}")
    await expect(ann.page.get_by_test_id("give-tv")).to_contain_text("this phone is the host of none")
    code = await gather_table(ann, bots=1)
    await ann.open(f"/tv/{shown}")
    await ann.button(f"Show table {code}").click()
    await expect(ann.page.get_by_role("status").filter(has_text=f"Table {code} is on the TV.")).to_be_visible()
    await expect(tv.page.get_by_test_id("screen-lobby")).to_be_visible()
    await ann.page.get_by_role("link", name=f"To table {code}").click()
    await expect(ann.lobby).to_be_visible()
