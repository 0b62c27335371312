"""How Fake Swords looks: cards to lay out, piles, picking who fights, and the moment before a fight."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.fake_people import Player, at, count_quickly, dojo
from tests.e2e.look.camera import Camera
from tests.e2e.look.surfaces import surfaces
from tests.e2e.people import Invite
from tests.server.restarting import deal
from tests.server.running import HouseInAThread

SEED = b"how fakes look.."


async def test_fake_swords_looks_as_it_did(
    invite: Invite, look_house: HouseInAThread, camera: Callable[[str], Camera], monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, SEED)
    count_quickly(monkeypatch)
    taken = camera("fake_swords")
    async with dojo(look_house, "Ann", "Bo", "Cy", "Di", fights="judged") as table:
        boss = table.public["boss"]
        seated = [table.duellists[seat % 4].page for seat in (boss, boss + 1)]
        shown = await surfaces(invite, table.table, seated, taken)
        players = [Player(person) for person in (shown.phone, shown.desk, shown.screen)]

        async def take(phase: str, name: str) -> None:
            for player in players:
                await player.rests(phase)
            await shown.take(name)

        await take("piles", "loose-cards")
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
        # A fight has a clock that never stands still: this is the moment before.
        await table.forward(at("fight"))
        await take("fight", "fight")
    taken.ends()
