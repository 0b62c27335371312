"""Burrito battles on the arena's floor in the browser: who fights, an early throw by key and by touch, the end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import expect

from rumpus.games.burrito.cards import KINDS
from tests.e2e.burrito_people import Cook, Kitchen, kitchen
from tests.e2e.people import DESK, PHONE, Invite
from tests.server.restarting import deal
from tests.server.running import HouseInAThread
from tests.server.throwers import count_quickly, holds, seed_where

SLOWLY = 60_000
"""No battle lasts longer than this."""


@pytest.fixture(autouse=True)
def quick_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    count_quickly(monkeypatch)


def first_holds(monkeypatch: pytest.MonkeyPatch, card: int, seats: int) -> None:
    """The first seat has three cards to declare a battle with."""
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, card), seats=seats))


async def declare(table: Kitchen, kind: str, card: int, **fields: Any) -> None:
    await table.catch_up()
    await table.throwers[0].act("declare", kind=kind, cards=[card] * 3, **fields)


async def throw_by_key(cook: Cook) -> None:
    await cook.page.keyboard.down("f")
    await cook.page.wait_for_timeout(150)
    await cook.page.keyboard.up("f")


async def throw_by_thumb(cook: Cook) -> None:
    """Drag the right thumb away from where it touched, wait for power, and release."""
    await cook.touch((300, 420), (320, 360), hold_ms=150)


@pytest.mark.clause("B-DUEL-1", "B-CANT-1")
@pytest.mark.parametrize(("device", "throw"), [(DESK, throw_by_key), (PHONE, throw_by_thumb)], ids=["key", "thumb"])
async def test_throwing_before_burrito_loses_a_duel(
    invite: Invite,
    house: HouseInAThread,
    monkeypatch: pytest.MonkeyPatch,
    device: dict[str, Any],
    throw: Callable[[Cook], Awaitable[None]],
) -> None:
    duel = KINDS.index("duel")
    first_holds(monkeypatch, duel, 3)
    async with kitchen(house, "Ann", "Bo", "Cy", battles="arena") as table:
        ann = await table.see(invite, 0, device)
        screen = await table.screen(invite)
        await declare(table, "duel", duel, duelists=[0, 2])
        ring = ann.board.get_by_test_id("volley-ring")
        await expect(ring.get_by_role("application", name="The burrito battle: Ann, Cy")).to_be_visible()
        while not any("loses!" in text for text in await screen.told()):
            await throw(ann)
            await ann.page.wait_for_timeout(150)
        await screen.hears("Ann loses!", "Threw too soon.")
        await expect(ring).to_have_count(0, timeout=SLOWLY)
        # The bruise is shown after the arena's message.
        await ann.hears("A bruise!")
        await table.catch_up()
        assert table.public["bruises"] == [1, 0, 0]


@pytest.mark.clause("B-BRAWL-1")
async def test_the_declarer_of_a_brawl_watches_the_neighbours_throw(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    brawl = KINDS.index("brawl_sun")
    first_holds(monkeypatch, brawl, 4)
    # Nobody else has a page that steers: stand-ins throw for the two neighbours.
    async with kitchen(house, "Ann", "Bo", "Cy", "Di", battles="arena") as table:
        ann = await table.see(invite, 0)
        await declare(table, "brawl", brawl)
        ring = ann.board.get_by_test_id("volley-ring")
        await asyncio.gather(
            expect(ring.get_by_role("application", name="The burrito battle: Bo, Di")).to_be_visible(),
            expect(ring.get_by_test_id("ring-canvas")).to_have_attribute("data-ready", "true"),
        )
        await ann.hears("Burrito!")
        told = await ann.hears("loses!")
        assert ("Bo loses!" in told) != ("Di loses!" in told)
        await table.catch_up()
        assert table.public["bruises"][1] + table.public["bruises"][3] == 1
        # The message about the end disappears as soon as cards are passed again.
        await table.throwers[0].act("count")
        await ann.is_at("passing")
        assert await ring.count() == 0
