"""How Mantis looks: one's own move, the move of another, and the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.async_api import expect

from tests.e2e.look.camera import Camera
from tests.e2e.look.surfaces import surfaces
from tests.e2e.people import Invite
from tests.server.harness import open_table, round_at
from tests.server.restarting import deal
from tests.server.running import HouseInAThread
from tests.tables.seated import Seated, company

SEED = b"how mantis looks"
NAMES = ("Ann", "Bo", "Cy", "Di the Great")
BEFORE = 29
"""The number of moves before the first picture; five are left. Each move costs a page time, so pages see few."""


async def test_mantis_looks_as_it_did(
    invite: Invite, house: HouseInAThread, camera: Callable[[str], Camera], monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, SEED)
    taken = camera("mantis")
    async with round_at(house, await open_table(house)) as table:
        pages = [await table.page(name, seat=seat) for seat, name in enumerate(NAMES)]
        await pages[0].do("start", anyway=True)
        for page in pages:
            await page.until(lambda page=page: page.play)  # type: ignore[misc]
        seats = company(*(Seated(page, seat) for seat, page in enumerate(pages)))

        async def move() -> Seated | None:
            """Whoever is asked tries to score; who is asked next, if the game goes on."""
            await next(each for each in seats if each.prompts()).act("score", to="turn")
            return next((each for each in seats if each.prompts()), None)

        for _ in range(BEFORE):
            first = await move()
        assert first is not None
        second = seats[(first.seat + 1) % len(seats)]
        shown = await surfaces(invite, table, (first.page, second.page), taken)
        await expect(shown.phone.choices).to_be_visible()
        await shown.take("own-move")
        assert await move() is second
        await expect(shown.desk.choices).to_be_visible()
        await shown.take("move-of-another")
        while await move():
            pass
        for person in (shown.phone, shown.desk):
            await person.see_result()
        await expect(shown.screen.page.get_by_test_id("screen-end")).to_be_visible()
        await shown.end_rests()
        await shown.take("end")
    taken.ends()
