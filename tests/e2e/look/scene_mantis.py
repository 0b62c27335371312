"""How Mantis looks: the first move, the middle of a game and its end."""

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
MIDDLE = 24


async def test_mantis_looks_as_it_did(
    invite: Invite, look_house: HouseInAThread, camera: Callable[[str], Camera], monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, SEED)
    taken = camera("mantis")
    async with round_at(look_house, await open_table(look_house)) as table:
        pages = [await table.page(name, seat=seat) for seat, name in enumerate(NAMES)]
        await pages[0].do("start", anyway=True)
        for page in pages:
            await page.until(lambda page=page: page.play)  # type: ignore[misc]
        seats = company(*(Seated(page, seat) for seat, page in enumerate(pages)))
        first = next(each.seat for each in seats if each.prompts())
        shown = await surfaces(invite, table, (pages[first], pages[(first + 1) % len(pages)]), taken)
        await expect(shown.phone.choices).to_be_visible()
        await shown.take("first-move")
        for _ in range(MIDDLE):
            mover = next(each for each in seats if each.prompts())
            await mover.act("score", to="turn")
        while not seats[first].prompts():
            await next(each for each in seats if each.prompts()).act("score", to="turn")
        await expect(shown.phone.choices).to_be_visible()
        await shown.take("middle")
        while mover := next((each for each in seats if each.prompts()), None):
            await mover.act("score", to="turn")
        for person in (shown.phone, shown.desk):
            await person.see_result()
        await expect(shown.screen.page.get_by_test_id("screen-end")).to_be_visible()
        await shown.take("end")
    taken.ends()
