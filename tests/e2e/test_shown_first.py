"""A page offers choices, notifies its player and shows tanks only after the animation; the lobby's texts are right."""

from __future__ import annotations

from typing import Any

from playwright.async_api import expect

from tests.e2e.people import MOVING, SCREEN, Invite, Person, gather_table, next_of

WATCHED = """() => {
    window.calls = 0;
    navigator.vibrate = (pattern) => {
        if (pattern.join() === '40,60,40') window.calls += 1;
        return true;
    };
    window.spoiled = 0;
    new MutationObserver(() => {
        const [choices, card] = ['.choices', '[data-flyer]'].map((what) => document.querySelector(what));
        if (choices && card) window.spoiled += 1;
    }).observe(document, { subtree: true, childList: true });
}"""
"""Counts how often the phone notified its player, and whether choices were visible while a card was flying."""


async def _come(invite: Invite, name: str) -> Person:
    person = await invite(name, **MOVING)
    await person.context.add_init_script(f"({WATCHED})()")
    return person


async def _says(person: Person, text: str) -> None:
    await expect(person.page.get_by_test_id("lobby-action").get_by_role("status")).to_have_text(text)


async def _look(person: Person, whose: str, cards: str) -> Any:
    await person.button(f"Look at {whose}").click()
    looked = person.page.get_by_role("dialog")
    await expect(looked).to_contain_text(cards)
    return looked


async def test_the_lobby_text_depends_on_the_reader(invite: Invite) -> None:
    ann, bob = await _come(invite, "Ann"), await _come(invite, "Bob")
    code = await ann.new_table()
    await _says(ann, "Needs one more player. Add a bot, or wait for friends.")
    await bob.join(code)
    await _says(ann, "Everybody is ready. Off we go!")
    await _says(bob, "Ann will start the game.")
    await bob.stand_up(2)
    await _says(bob, "Needs one more player. Wait for friends, or ask Ann for a bot.")
    await ann.add_bots(2)
    await _says(ann, "Bob has no seat yet.")
    await expect(ann.button("Start anyway")).to_be_visible()
    await bob.sit()
    await _says(ann, "Everybody is ready. Off we go!")
    colours = [await ann.seat(seat).evaluate("seat => seat.style.getPropertyValue('--person')") for seat in (1, 2, 3)]
    assert len(set(colours)) == 3
    await ann.page.get_by_text("Table settings").click()
    settings = ann.page.get_by_test_id("settings")
    await expect(settings.get_by_text("Turn timer")).to_be_visible()
    await expect(settings.get_by_text("The screen runs fights")).to_have_count(0)

    await ann.set_up("Ready check", True)
    await _says(ann, "Bob is not ready yet.")
    await _says(bob, "Ready when you are. Tell the table!")
    await expect(ann.button("Start anyway")).to_be_visible()
    await bob.ready()
    await _says(ann, "Everybody is ready. Off we go!")
    await _says(bob, "Ann will start the game.")


async def test_choices_and_notifications_come_after_the_card_has_been_shown(invite: Invite) -> None:
    ann, bob = await _come(invite, "Ann"), await _come(invite, "Bob")
    code = await ann.new_table()
    await bob.join(code)
    await ann.start()
    moves = {ann: 0, bob: 0}
    for _ in range(6):
        mover = await next_of([ann, bob])
        assert mover is not None
        await mover.act("Score" if moves[mover] % 2 else "Steal")
        moves[mover] += 1
    mover = await next_of([ann, bob])
    assert mover is not None
    moves[mover] += 1
    for person, asked in moves.items():
        assert await person.page.evaluate("spoiled") == 0
        assert await person.page.evaluate("calls") == asked

    # Looking at a tank is free, also at the player's own.
    other = bob if mover is ann else ann
    said = await mover.announced.text_content()
    await _look(mover, "your tank", "Score pile")
    await mover.close_dialog()
    looked = await _look(mover, f"the tank of {other.name}", "Score pile")
    assert await mover.announced.text_content() == said
    await looked.get_by_role("button", name=f"Steal from {other.name}").click()
    await expect(mover.announced).to_contain_text(f"You try to steal from {other.name}")


async def test_the_screen_does_not_cut_off_messages(invite: Invite) -> None:
    ann, screen = await invite("Bartholomew the Long"), await invite("Screen", SCREEN, audible=True, **MOVING)
    code = await gather_table(ann)
    for name in ("Wilhelmina the Tall", "Maximilian the Wide"):
        await ann.share_phone_with(name)
    await screen.open(f"/t/{code}/screen")
    await ann.start()
    # Every message must fit into its box.
    await screen.page.locator("[data-spot=line]").evaluate("""(box) => {
        window.cut = 0;
        const look = () => {
            const { left, right, bottom } = box.getBoundingClientRect();
            for (const line of box.querySelectorAll("p")) {
                const seen = line.getBoundingClientRect();
                const isInside = seen.left < right && seen.right > left;
                if (isInside) window.cut = Math.max(window.cut, seen.bottom - bottom);
            }
        };
        new MutationObserver(look).observe(box, { subtree: true, childList: true, characterData: true });
    }""")
    for _ in range(4):
        await next_of([ann])
        await ann.act()
    await next_of([ann])
    assert await screen.page.evaluate("cut") <= 1
    # It is silent until somebody has touched it, and says so.
    await expect(screen.button("Tap for sound")).to_be_visible()
    await screen.page.mouse.click(200, 200)
    await expect(screen.button("Sound is on")).to_be_visible()
