"""Burrito battles on the arena's floor in the browser: who fights, paces, an early throw, bots that throw, the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import expect

from rumpus.games.burrito.cards import KINDS
from tests.e2e.burrito_people import Kitchen, kitchen
from tests.e2e.people import DESK, Invite
from tests.server.restarting import deal
from tests.server.running import HouseInAThread, house_in_a_thread
from tests.server.throwers import count_quickly, holds, seed_where, start_passing

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
SLOWLY = 60_000
"""A battle may last; it does not last longer."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    with house_in_a_thread(tmp_path_factory.mktemp("floor") / "rumpus.sqlite3") as house:
        yield house


@pytest.fixture(autouse=True)
def quick_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    count_quickly(monkeypatch)


def first_holds(monkeypatch: pytest.MonkeyPatch, card: int, seats: int) -> None:
    """The first seat has three cards to declare with."""
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, card), seats=seats))


async def declare(table: Kitchen, kind: str, card: int, **fields: Any) -> None:
    await table.catch_up()
    await table.throwers[0].act("declare", kind=kind, cards=[card] * 3, **fields)


@pytest.mark.clause("B-DUEL-1")
@pytest.mark.clause("B-CANT-1")
async def test_throwing_before_the_word_loses_a_duel(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    duel = KINDS.index("duel")
    first_holds(monkeypatch, duel, 3)
    async with kitchen(house, "Ann", "Bo", "Cy", battles="arena") as table:
        ann = await table.see(invite, 0, DESK, **STILL)
        screen = await table.screen(invite, **STILL)
        await declare(table, "duel", duel, duelists=[0, 2])
        ring = ann.board.get_by_test_id("volley-ring")
        await expect(ring.get_by_role("application", name="The burrito battle: Ann, Cy")).to_be_visible()
        await expect(ring.get_by_text("too soon loses")).to_be_visible()
        ended = screen.board.get_by_test_id("volley-end")
        while not await ended.is_visible():
            await ann.page.keyboard.down("f")
            await ann.page.wait_for_timeout(150)
            await ann.page.keyboard.up("f")
            await ann.page.wait_for_timeout(150)
        await expect(ended).to_contain_text("Ann loses!")
        await expect(ended).to_contain_text("Threw too soon.")
        await expect(ring).to_have_count(0, timeout=SLOWLY)
        await table.catch_up()
        assert table.public["bruises"] == [1, 0, 0]


@pytest.mark.clause("B-BRAWL-1")
async def test_whoever_declared_a_brawl_watches_two_bots_throw(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    brawl = KINDS.index("brawl_sun")
    first_holds(monkeypatch, brawl, 4)
    async with kitchen(house, "Ann", bots=3, passing=False, battles="arena") as table:
        ann = await table.see(invite, 0, **STILL)
        # Bots act from the word on: no page is waited for after it.
        await table.catch_up()
        await start_passing(table.throwers)
        await declare(table, "brawl", brawl)
        ring = ann.board.get_by_test_id("volley-ring")
        await expect(ring.get_by_text("You are not in it.")).to_be_visible()
        await expect(ring.get_by_test_id("ring-canvas")).to_have_attribute("data-ready", "true")
        await expect(ring.get_by_test_id("volley-told")).to_have_text("Burrito!", timeout=SLOWLY)
        fighters = await ring.get_by_role("application").get_attribute("aria-label")
        title = ring.get_by_test_id("volley-end").get_by_role("heading")
        await expect(title).to_contain_text("loses!", timeout=2 * SLOWLY)
        loser = (await title.inner_text()).removesuffix(" loses!")
        assert fighters is not None
        assert loser in fighters
        await table.catch_up()
        assert table.public["bruises"][1] + table.public["bruises"][3] >= 1
