"""Phones that lock, pages that reload and a server that is killed: everybody comes back to their seat."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from playwright.async_api import expect

from tests.e2e.moments import hears
from tests.e2e.people import LOST_CONNECTION, MOVING, Invite, Person, facts_of, gather_table, next_of, play_on
from tests.e2e.wire import Wire
from tests.server.running import RunningServer

PATIENCE_S = 60
IS_WHOLE = """(word) => {
    const text = document.createRange();
    text.selectNodeContents(word);
    const { left, right } = text.getBoundingClientRect();
    const room = word.parentElement.getBoundingClientRect();
    return left >= room.left && right <= room.right + 1;
}"""
"""Whether a word fits into its element."""


async def _see_the_same(one: Person, other: Person) -> None:
    """Check that both see the same log and the same tanks, once the cards have stopped moving."""
    await other.hears_the_same(await one.announced.text_content() or "")
    assert [facts_of(line) for line in await one.log()] == [facts_of(line) for line in await other.log()]
    await one.close_dialog()
    await other.close_dialog()
    # Either page may still show how the last card moves: what its tanks hold now is true for a moment only.
    await next_of([one, other])
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE_S):
            while await _tanks(one) != await _tanks(other):
                await one.page.wait_for_timeout(100)
    assert await _tanks(one) == await _tanks(other)


async def _tanks(person: Person) -> list[str]:
    """What the page says about the tanks of both players, without whose they are and who is to move."""
    said = [await person.page.locator(f'[data-tank="{seat}"] .unseen').first.text_content() for seat in range(2)]
    return [(each or "").partition(": ")[2].partition(", to move")[0].strip() for each in said]


async def test_a_phone_that_lost_its_network_reconnects_without_missing_anything(invite: Invite) -> None:
    ann, bob = await invite("Ann", **MOVING), await invite("Bob", **MOVING)
    wires = {ann: await Wire.of(ann.context), bob: await Wire.of(bob.context)}
    await gather_table(ann, bob)
    await ann.start()
    await play_on([ann, bob], moves=4)
    mover = await next_of([ann, bob])
    assert mover is not None
    other = bob if mover is ann else ann

    other.expect_trouble(LOST_CONNECTION)
    await other.context.set_offline(True)
    await wires[other].cut()
    lost = other.page.get_by_role("status").filter(has_text="Reconnecting")
    await expect(lost).to_be_visible()
    assert await lost.locator(".word").evaluate(IS_WHOLE), "the word is cut off"
    dropped = mover.page.locator("[data-tank] .unseen", has_text="dropped off")
    await expect(dropped).to_have_count(1)
    await expect(mover.announced).to_have_text(f"{other.name} dropped off.")
    said = await mover.act("Score")
    await expect(other.announced).not_to_have_text(said)
    wires[other].mend()
    await other.context.set_offline(False)

    await expect(other.page.get_by_test_id("announcer").get_by_text(f"{mover.name} tries to").first).to_be_attached()
    await expect(other.announced).to_have_text(f"{other.name} is back.")
    await expect(other.page.get_by_text("Reconnecting")).to_have_count(0)
    await expect(dropped).to_have_count(0)
    await _see_the_same(mover, other)
    assert await play_on([ann, bob], moves=4) == 4
    await _see_the_same(ann, bob)


async def test_a_page_that_is_reloaded_during_a_game_has_the_same_seat(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    await gather_table(ann, bob)
    await ann.start()
    await play_on([ann, bob], moves=5)
    for person in (ann, bob):
        before = await person.announced.text_content() or ""
        await person.page.reload()
        await expect(person.playing).to_be_visible()
        await expect(person.announced).to_have_text(before)
        await expect(person.page.locator(".unseen", has_text="Your tank:")).to_have_count(1)
    await _see_the_same(ann, bob)
    assert await play_on([ann, bob], moves=3) == 3


async def test_pages_reconnect_by_themselves_after_the_server_was_killed(
    invite: Invite, own_server: RunningServer
) -> None:
    ann, bob = await invite("Ann", at=own_server), await invite("Bob", at=own_server)
    await gather_table(ann, bob)
    await ann.start()
    await play_on([ann, bob], moves=6)
    before = {each: await each.announced.text_content() or "" for each in (ann, bob)}

    for person in (ann, bob):
        person.expect_trouble(LOST_CONNECTION)
    own_server.kill()
    for person in (ann, bob):
        await expect(person.page.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible()
    await asyncio.to_thread(own_server.start)

    for person in (ann, bob):
        await expect(person.page.get_by_text("Reconnecting")).to_have_count(0)
        await expect(person.announced).to_have_text(before[person])
    assert await play_on([ann, bob], moves=4) == 4
    await _see_the_same(ann, bob)


async def _bob_drops_off(ann: Person, bob: Person, grace_s: int) -> str:
    """Bob closes his page when it is his move. Returns the code of the table."""
    code = await gather_table(ann, bob)
    await ann.set_up("Grace time (s)", grace_s)
    await ann.start()
    mover = await next_of([ann, bob])
    await bob.page.close()
    if mover is ann:
        await ann.act("Score")
    await expect(ann.page.get_by_test_id("waiting")).to_contain_text("Bob dropped off.")
    return code


async def _bob_comes_back(ann: Person, bob: Person, code: str) -> None:
    bob.page = await bob.context.new_page()
    bob.watch(bob.page)
    await bob.open(f"/t/{code}")
    await expect(bob.page.locator(".unseen", has_text="Your tank:")).to_have_count(1)
    await expect(ann.page.get_by_test_id("waiting")).to_have_count(0)


async def test_a_bot_stands_in_for_an_absent_player_until_they_are_back(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    code = await _bob_drops_off(ann, bob, 5)
    await expect(ann.announced).to_contain_text("A bot plays for Bob.")
    await _bob_comes_back(ann, bob, code)
    assert await play_on([ann, bob], moves=4) == 4


async def test_the_host_lets_a_bot_play_at_once_and_who_comes_back_learns_what_it_did(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    code = await _bob_drops_off(ann, bob, 600)
    await ann.button("Let a bot play now").click()
    await expect(ann.page.get_by_test_id("announcer").get_by_text("A bot plays for Bob.").first).to_be_attached()
    # The bot has moved for Bob.
    await ann.choices.or_(ann.over).first.wait_for()
    await _bob_comes_back(ann, bob, code)
    await hears(bob.page, r"^people-toast: .*Welcome back! A bot played (one move|\d+ moves) for you\.")
    assert await play_on([ann, bob], moves=4) == 4
