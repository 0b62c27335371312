"""How Fake Swords looks: cards to lay out, piles, picking who fights, and a judged fight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.async_api import expect

from tests.e2e.fake_people import Player, at, count_quickly, dojo
from tests.e2e.look.camera import Camera
from tests.e2e.look.surfaces import surfaces
from tests.e2e.people import Invite
from tests.server.restarting import deal
from tests.server.running import HouseInAThread

SEED = b"how fakes look.."


async def test_fake_swords_looks_as_it_did(
    invite: Invite, house: HouseInAThread, camera: Callable[[str], Camera], monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, SEED)
    count_quickly(monkeypatch)
    taken = camera("fake_swords")
    async with dojo(house, "Ann", "Bo", "Cy", "Di", fights="judged") as table:
        boss = table.public["boss"]
        pages = [each.page for each in table.duellists]
        seated = [pages[seat % 4] for seat in (boss, boss + 1)]
        shown = await surfaces(invite, table.table, seated, taken, judges=pages)
        players = [Player(person) for person in shown.people]

        async def take(phase: str, name: str, *surfaces: str) -> None:
            for player in players:
                await player.rests(phase)
            await shown.take(name, *surfaces)

        await take("piles", "loose-cards", "upright")
        loose, count = list(table.public["loose"]), len(table.public["piles"])
        singles = [[loose.pop()] for _ in range(count - 1)]
        await table.boss.act("arrange", piles=[loose, *singles])
        for each in table.duellists:
            await each.act("claim", pile=0)
        await take("piles", "piles")
        await table.forward(at("point"))
        for each in table.duellists:
            await each.act("point", pile=0)
        await take("pick", "pick")
        await table.forward(at("fight", stage="fighting"))
        for player in players:
            await expect(player.board).to_have_attribute("data-stage", "fighting")
        await take("fight", "fight")
    taken.ends()
