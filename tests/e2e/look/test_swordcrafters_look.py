"""How Swordcrafters looks: slicing, selecting, crafting, and the scores."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.async_api import expect

from tests.e2e.look.camera import Camera
from tests.e2e.look.surfaces import surfaces
from tests.e2e.people import Invite
from tests.e2e.sword_people import Player, smithy
from tests.server.restarting import deal
from tests.server.running import HouseInAThread
from tests.tables.smiths import at

SEED = b"how swords look."
ROUND = 6
"""The last round, so that the end is near."""


async def test_swordcrafters_looks_as_it_did(
    invite: Invite, house: HouseInAThread, camera: Callable[[str], Camera], monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, SEED)
    taken = camera("swordcrafters")
    async with smithy(house, "Ann", "Bo", "Cy", until=at("slice", ROUND)) as table:
        first = next(smith for smith in table.smiths if smith.asked)
        other = table.smiths[(first.seat + 1) % len(table.smiths)]
        shown = await surfaces(invite, table.table, [first.page, other.page], taken)
        table.players = [Player(person) for person in shown.people]
        await shown.take("slice", "upright", "sideways")
        await table.forward(at("select", ROUND))
        await shown.take("select", "upright", "desk", "screen")
        await table.forward(at("craft", ROUND))
        await shown.take("craft")
        await table.forward()
        for person in (shown.phone, shown.desk):
            # The scores have been told one after the other.
            await expect(person.button("Show again")).to_be_visible()
            await person.see_result()
            await person.close_dialog()
        await shown.result_went()
        await shown.take("end")
    taken.ends()
