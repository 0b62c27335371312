"""Two people in one ring, each on their own device."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.e2e.fencers import Fencer
from tests.e2e.people import DESK, Invite


async def test_a_second_person_replaces_the_bot_and_a_bot_fights_for_somebody_who_disconnects(invite: Invite) -> None:
    ann = Fencer(await invite("Ann", DESK))
    bob = Fencer(await invite("Bob"))
    await ann.begin(cards=("Slow Motion",))
    code = ann.page.url.rsplit("/", 1)[-1]
    await bob.person.watch_table(code)
    await expect(bob.ring.or_(bob.score).first).to_be_visible()
    await bob.person.button(re.compile("^Play for ")).click()
    await expect(ann.page.get_by_text("Bob").first).to_be_visible()
    # Until now the bot had the sword. Bob steers from the next bout at the latest.
    await expect(bob.page.get_by_role("application", name=re.compile("Bob"))).to_be_visible(timeout=60_000)
    await bob.page.close()
    await expect(ann.page.get_by_text("A bot fights for Bob")).to_be_visible(timeout=60_000)
