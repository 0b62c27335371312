"""Two people on one phone."""

from __future__ import annotations

from playwright.async_api import expect

from tests.e2e.people import Invite


async def test_two_people_on_one_phone_take_turns_and_the_page_says_whose_move_it_is(invite: Invite) -> None:
    ann = await invite("Ann")
    await ann.new_table()
    await ann.share_phone_with("Bea")
    await expect(ann.seat(2)).to_contain_text("Bea")
    await ann.start()

    status = ann.page.get_by_test_id("hot-seat").get_by_role("status")
    for _ in range(10):
        await expect(status).to_contain_text("’s move")
        name = (await status.text_content() or "").strip().removesuffix("’s move")
        other = {"Ann": "Bea", "Bea": "Ann"}[name]
        await expect(
            ann.page.get_by_test_id("hot-seat").get_by_role("button", name=f"Look as {name}")
        ).to_have_attribute("aria-pressed", "true")
        await expect(ann.choices.get_by_role("button", name=f"Steal from {other}")).to_be_visible()
        assert (await ann.act("Score")).startswith(f"{name} tries to score")
        await expect(status).to_have_text(f"{other}’s move")
