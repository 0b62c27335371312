"""How Throw Throw Burrito looks: cards are passed, a duel is judged, and play is about to go on."""

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
    invite: Invite, house: HouseInAThread, camera: Callable[[str], Camera], monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, seed_where(lambda state: holds(state, state.public.counter or 0, DUEL), seats=len(NAMES)))
    count_quickly(monkeypatch)
    taken = camera("burrito")
    async with kitchen(house, *NAMES, battles="judged") as table:
        seat = next(each.seat for each in table.throwers if each.hand.count(DUEL) >= 3)
        declarer, one, other = (table.throwers[(seat + step) % len(NAMES)] for step in range(3))
        judges = [each.page for each in table.throwers]
        shown = await surfaces(invite, table.table, [declarer.page, one.page], taken, judges=judges)
        cooks = [Cook(person) for person in shown.people]

        async def take(phase: str, name: str, *surfaces: str) -> None:
            for cook in cooks:
                await cook.rests(phase)
            await shown.take(name, *surfaces)

        await take("passing", "passing")
        await declarer.act("declare", kind="duel", cards=[DUEL] * 3, duelists=[one.seat, other.seat])
        await take("battle", "paces", "upright")
        await declarer.act("count")
        for cook in cooks:
            await expect(cook.board).to_have_attribute("data-stage", "fighting")
        await take("battle", "duel")
        await declarer.act("report", losers=[one.seat], by=other.seat)
        await take("count", "count")
    taken.ends()
