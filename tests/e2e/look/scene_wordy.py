"""How A Little Wordy looks: writing a word, a turn, and the end of a round."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.async_api import expect

from tests.e2e.look.camera import Camera
from tests.e2e.look.surfaces import surfaces
from tests.e2e.people import Invite
from tests.server import wordy_tables
from tests.server.harness import open_table, round_at
from tests.server.restarting import deal
from tests.server.running import HouseInAThread
from tests.tables.wordy_sides import words_of


async def test_wordy_looks_as_it_did(
    invite: Invite, look_house: HouseInAThread, camera: Callable[[str], Camera], monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, wordy_tables.decent_seed())
    taken = camera("wordy")
    async with round_at(look_house, await open_table(look_house, game="wordy")) as table:
        sides = await wordy_tables.begin(table, "Ann", "Bo", options={"clues": "first_game"})
        shown = await surfaces(invite, table, [side.page for side in sides], taken)
        await shown.take("writing")
        for side in sides:
            await side.act("write", word=words_of(side.tiles, 6, 7)[0])
        mover = next(side for side in sides if "turn" in side.prompts())
        await expect((shown.phone, shown.desk)[mover.seat].choices).to_be_visible()
        await shown.take("turn")
        await mover.act("forfeit")
        for person in (shown.phone, shown.desk):
            await person.see_result()
        await shown.result_went()
        await shown.take("end")
    taken.ends()
