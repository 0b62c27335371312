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
ROUND = 4


async def test_swordcrafters_looks_as_it_did(
    invite: Invite, look_house: HouseInAThread, camera: Callable[[str], Camera], monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, SEED)
    taken = camera("swordcrafters")
    async with smithy(look_house, "Ann", "Bo", "Cy") as table:
        shown = await surfaces(invite, table.table, [smith.page for smith in table.smiths[:2]], taken)
        players = [Player(person) for person in (shown.phone, shown.desk, shown.screen)]
        for phase in ("slice", "select", "craft"):
            await table.forward(at(phase, ROUND))
            for player in players:
                await expect(player.board).to_have_attribute("data-round", str(ROUND))
                await expect(player.board).to_have_attribute("data-phase", phase)
            await shown.take(phase)
        await table.forward()
        for player in players[:2]:
            await player.skip_the_show()
            await player.person.see_result()
            await player.person.close_dialog()
        await shown.result_went()
        await shown.take("end")
    taken.ends()
