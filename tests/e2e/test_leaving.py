"""A person who reads a replay or the rules is still at the table; a person who leaves is announced."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.e2e.moments import hears
from tests.e2e.people import Invite, gather_table, play_out


async def test_watching_the_replay_does_not_cost_the_seat(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    code = await gather_table(ann, bob)
    await ann.set_up("Grace time (s)", 5)
    await ann.start()
    await play_out(ann, bob)
    result = await bob.see_stage("Evening")
    await result.get_by_role("link", name="Watch the replay").click()
    await expect(bob.page.get_by_test_id("replay")).to_be_visible()
    await (await ann.see_result()).get_by_role("button", name="Play again").click()
    offer = bob.page.get_by_test_id("rematch")
    await expect(offer).to_contain_text("Ann would like to play again.")
    await offer.get_by_role("button", name="I’m in").click()
    back = bob.page.get_by_role("link", name=f"Back to table {code}")
    asked = bob.page.get_by_role("status").filter(has_text="Your move!")
    await expect(ann.over).to_have_count(0)
    await expect(ann.choices.or_(ann.page.locator('[data-tank="1"]', has_text="to move"))).to_be_visible()
    if await ann.choices.is_visible():
        await ann.act("Score")
    # It is Bob's move now, and nobody plays for him.
    await expect(asked).to_be_visible()
    await expect(ann.page.locator(".unseen", has_text="dropped off")).to_have_count(0)
    # The seat is kept even when the replay is reloaded.
    await bob.page.reload()
    await expect(asked).to_be_visible()
    await back.click()
    await expect(bob.choices).to_be_visible()
    await bob.act("Score")
    assert not any("A bot" in line for line in await ann.log())


async def test_the_home_page_has_a_link_back_to_the_table(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    code = await gather_table(ann, bob)
    await ann.start()
    await bob.open("/rules/mantis")
    await bob.open_home()
    await bob.page.get_by_role("link", name=f"Return to {code}").click()
    await expect(bob.playing).to_be_visible()
    await bob.menu(re.compile("^Leave the table"))
    await bob.button("Leave", exact=True).click()
    await expect(bob.page.get_by_role("heading", name="See you!")).to_be_visible()
    await bob.open_home()
    await expect(bob.page.get_by_role("link", name=f"Return to {code}")).to_have_count(0)


async def test_a_player_who_leaves_is_announced_the_seat_is_marked_and_the_new_host_is_told(invite: Invite) -> None:
    ann, bob, cleo = await invite("Ann"), await invite("Bob"), await invite("Cleo")
    await gather_table(ann, bob, cleo)
    await ann.start()
    await ann.menu(re.compile("^Leave the table"))
    await ann.button("Leave", exact=True).click()
    await hears(bob.page, "^people-toast: .*You are the host now.")
    await hears(cleo.page, "^people-toast: .*Bob is the host now.")
    for person in (bob, cleo):
        await expect(person.page.locator('[data-tank="0"]')).to_contain_text("Ann's bot")
        lines = await person.log()
        assert "Ann left the table. A bot plays on." in lines
        assert "Bob is the host now." in lines
        await person.close_dialog()


async def test_the_lobby_says_who_left_and_who_is_the_host(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    await gather_table(ann, bob)
    await ann.menu(re.compile("^Leave the table"))
    await ann.button("Leave", exact=True).click()
    toast = bob.page.get_by_role("status").filter(has=bob.page.get_by_test_id("people-toast"))
    await expect(toast).to_have_text(re.compile("You are the host now."))


async def test_another_game_is_offered_and_begins_with_a_bot_after_somebody_has_left(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    await gather_table(ann, bob)
    await ann.start()
    await play_out(ann, bob)
    result = await ann.see_result()
    await (await bob.see_result()).get_by_role("button", name="Play again").click()
    await expect(result.get_by_test_id("rematch")).to_contain_text("Bob would like to play again.")
    await ann.see_stage("Evening")
    await expect(result.get_by_test_id("tally")).to_contain_text(re.compile("won 1 of 1"))
    await bob.close_dialog()
    await bob.menu(re.compile("^Leave the table"))
    await bob.button("Leave", exact=True).click()
    await hears(ann.page, "^people-toast: .*Bob left the table.")
    await result.get_by_role("button", name="Play again").click()
    await expect(ann.page.get_by_test_id("refusal")).to_contain_text("Mantis needs at least 2 players.")
    await result.get_by_role("button", name="Fill with one bot").click()
    await result.get_by_role("button", name="Play again").click()
    await expect(ann.over).to_have_count(0)
    await expect(ann.playing).to_contain_text("Pip")
