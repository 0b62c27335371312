"""How A Little Wordy looks: writing a word, a turn, and the end of a round."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.async_api import expect

from tests.e2e.look.camera import Camera
from tests.e2e.look.surfaces import surfaces
from tests.e2e.people import Invite
from tests.e2e.wordy_people import Deal
from tests.server import wordy_tables
from tests.server.harness import open_table, round_at
from tests.server.restarting import deal
from tests.server.running import HouseInAThread
from tests.tables.wordy_sides import written

OPTIONS = {"clues": "first_game"}


async def test_wordy_looks_as_it_did(
    invite: Invite, house: HouseInAThread, camera: Callable[[str], Camera], monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, wordy_tables.decent_seed())
    dealt = Deal(OPTIONS)
    taken = camera("wordy")
    async with round_at(house, await open_table(house, game="wordy")) as table:
        sides = await wordy_tables.begin(table, "Ann", "Bo", options=OPTIONS)
        seated = [sides[dealt.first].page, sides[1 - dealt.first].page]
        shown = await surfaces(invite, table, seated, taken)
        await shown.take("writing")
        first, second = await written(*sides, secrets=dealt.secrets)
        assert first.page is seated[0]
        await first.ask("relative")
        await second.ask("strike")
        await expect(shown.phone.choices).to_be_visible()
        await shown.take("turn")
        await first.act("forfeit")
        for person in (shown.phone, shown.desk):
            await person.see_result()
        await shown.result_went()
        await shown.take("end")
    taken.ends()
