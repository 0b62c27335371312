"""How Throw Throw Burrito looks: before the count, while cards are passed, and in a judged duel."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.async_api import expect

from rumpus.games.burrito.cards import KINDS
from tests.e2e.burrito_people import Cook, kitchen
from tests.e2e.look.camera import Camera
from tests.e2e.look.surfaces import surfaces
from tests.e2e.people import Invite
from tests.server.restarting import deal
from tests.server.running import HouseInAThread
from tests.server.throwers import count_quickly, holds, seed_where

DUEL = KINDS.index("duel")
NAMES = ("Ann", "Bo", "Cy", "Di")


async def test_burrito_looks_as_it_did(
    invite: Invite, look_house: HouseInAThread, camera: Callable[[str], Camera], monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, DUEL), seats=len(NAMES)))
    count_quickly(monkeypatch)
    taken = camera("burrito")
    async with kitchen(look_house, *NAMES, passing=False, battles="judged") as table:
        shown = await surfaces(invite, table.table, [each.page for each in table.throwers[:2]], taken)
        cooks = [Cook(person) for person in (shown.phone, shown.desk, shown.screen)]

        async def take(phase: str) -> None:
            for cook in cooks:
                await cook.rests(phase)
            await shown.take(phase)

        await take("count")
        first = table.throwers[0]
        await first.act("count")
        await first.prompt("pass")
        await take("passing")
        await first.act("declare", kind="duel", cards=[DUEL] * 3, duelists=[1, 2])
        await take("battle")
        await first.act("count")
        for cook in cooks:
            await expect(cook.board).to_have_attribute("data-stage", "fighting")
        await shown.take("fighting")
    taken.ends()
