"""Texts of people are shown as they wrote them, and never executed."""

from __future__ import annotations

from playwright.async_api import expect

from tests.e2e.people import DESK, Invite, Person, gather_table

EVIL = "<img src=x onerror=alert(1)><b>hi</b>"


async def _say(person: Person, text: str) -> None:
    await person.page.get_by_label("Say something nice").fill(text)
    await person.button("Send", exact=True).click()


async def test_html_in_the_chat_is_shown_as_text(invite: Invite) -> None:
    ann, bob = await invite("Ann", DESK), await invite("Bob", DESK)
    await gather_table(ann, bob)
    await ann.start()
    await _say(ann, EVIL)
    await _say(bob, "Hello 🦐")
    for person in (ann, bob):
        lines = person.page.get_by_test_id("chat-lines").get_by_role("listitem")
        await expect(lines.first).to_contain_text(f"Ann {EVIL}")
        await expect(lines.last).to_contain_text("Bob Hello 🦐")
        await expect(lines.locator("img, b b")).to_have_count(0)


async def test_a_new_message_is_counted_on_the_phone_until_it_is_read(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob", DESK)
    await gather_table(ann, bob)
    await ann.start()
    await _say(bob, "Good luck!")
    await ann.button("Chat: one new message").click()
    await expect(ann.dialog("Chat").get_by_text("Good luck!")).to_be_visible()
    await ann.close_dialog()
    await expect(ann.button("Chat", exact=True)).to_be_visible()


async def test_a_chat_that_the_host_switches_off_disappears(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    await gather_table(ann, bob)
    await expect(bob.button("Chat", exact=True)).to_be_visible()
    await ann.set_up("Chat", False)
    for person in (ann, bob):
        await expect(person.button("Chat", exact=True)).to_have_count(0)
    await ann.start()
    await expect(bob.playing).to_be_visible()
    await expect(bob.button("Chat", exact=True)).to_have_count(0)


async def test_names_with_markup_and_emoji_are_shown_as_text(invite: Invite) -> None:
    names = ["<b>Ann</b><i>", "🦐🎉 Bob & <script>"]
    ann, bob = [await invite(name, DESK) for name in names]
    await gather_table(ann, bob)
    await expect(ann.seat(2)).to_contain_text(names[1])
    await ann.start()
    await expect(bob.page.locator("[data-tank]").first).to_contain_text(names[0])
    # Who goes first reads "you", and the other one the name.
    said = [await each.announced.text_content() or "" for each in (ann, bob)]
    assert any(name in each for name in names for each in said)


async def test_a_reaction_floats_over_the_table_with_a_name(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    await gather_table(ann, bob)
    await ann.button("Reactions", exact=True).click()
    await ann.button("Wow!", exact=True).click()
    await expect(bob.page.get_by_text("Ann: Wow!")).to_be_attached()
