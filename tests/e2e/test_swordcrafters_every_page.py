"""Every part of a game of Swordcrafters: accessible in light and dark, and fully visible on a small phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.async_api import expect

from tests.e2e.axe import CHECKED
from tests.e2e.moments import hears
from tests.e2e.people import Invite
from tests.e2e.sight import TOO_LARGE
from tests.e2e.sword_people import Player, Smithy, smithy, sword_house
from tests.e2e.tours import Tour
from tests.server.running import HouseInAThread
from tests.tables.smiths import at

# The check inserts its own script into the page.

OUT_OF_SIGHT = """() => [...document.querySelectorAll('[aria-label="The smithy"] :is(button, canvas, [role=slider])')]
    .filter((each) => each.checkVisibility() && !each.closest('[data-spot="scoring"]'))
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1 || box.top < 0 || box.bottom > innerHeight + 1)
    .map(([each]) => `not all in sight: ${each.outerHTML.slice(0, 120)}`)"""
CRAMPED = """() => [...document.querySelectorAll('[data-spot="workshop"] [data-spot="sword-3d"]')]
    .filter((each) => each.clientHeight < 90)
    .map((each) => `a sword in space is ${each.clientHeight} px high`)"""
CHECKS = (TOO_LARGE, OUT_OF_SIGHT, CRAMPED)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    with sword_house(tmp_path_factory.mktemp("swords")) as house:
        yield house


async def _actor(invite: Invite, table: Smithy) -> Player:
    """The player who has a prompt."""
    [seat] = [smith.seat for smith in table.smiths if smith.asked]
    return await table.see(invite, seat, **CHECKED)


async def test_every_part_of_the_game_is_accessible(invite: Invite, house: HouseInAThread) -> None:
    tour = Tour(*CHECKS, below_dialogs=True)
    async with smithy(house, "Ann", "Bo", "Cy", until=at("slice", 3), guarded=True) as table:
        player = await _actor(invite, table)
        await player.board.locator("[data-cut]").first.press("Enter")
        await tour.look(player, "slicing")
        await table.forward(at("select", 3))
        player = await _actor(invite, table)
        await player.board.locator("[data-group]").first.click()
        await tour.look(player, "selecting")
        await table.forward(at("craft", 3))
        await player.button("Turn it").click()
        await expect(player.spot("sword-3d")).to_be_visible()
        await tour.look(player, "crafting in space")
        await _look_on(tour, player)
        screen = await table.screen(invite, **CHECKED)
        await expect(screen.spot("all-swords")).to_be_visible()
        await tour.glance(screen, "the shared screen")
    tour.ends()


async def _look_on(tour: Tour, player: Player) -> None:
    """Check parts that look the same on every device."""
    await player.button("Four sides").click()
    await tour.glance(player, "crafting on the four sides")
    await player.board.locator("[data-magic]").first.click()
    await tour.glance(player, "a magic card")
    await player.person.close_dialog()
    await player.board.locator("[data-chip]").last.click()
    await tour.glance(player, "a sword")
    await player.person.close_dialog()
    await player.board.locator('[data-act="show"]').first.click()
    await tour.glance(player, "turning a guarded sword")
    await player.person.close_dialog()


async def test_a_solo_game_and_its_scoring_are_accessible(invite: Invite, house: HouseInAThread) -> None:
    tour = Tour(*CHECKS, below_dialogs=True)
    async with smithy(house, "Ann", until=at("discard", 6), opponents=4, magic="intermediate") as table:
        ann = await table.see(invite, 0, **CHECKED)
        screen = await table.screen(invite, **CHECKED)
        await tour.glance(ann, "which half goes back")
        await tour.glance(screen, "the shared screen of somebody alone")
        await ann.board.locator("[data-opponent]").first.click()
        await tour.glance(ann, "an opponent")
        await ann.person.close_dialog()
        await table.forward(at("craft", 6))
        await ann.build_all()
        await hears(ann.page, "^spotlight: ")
        await tour.glance(ann, "the scoring begins")
        # The scoring goes on while another person's page is checked.
        await hears(screen.page, "^spotlight: .*Left")
        await tour.glance(screen, "the scoring on the shared screen")
        await ann.skip_the_show()
        await ann.put_result_away()
        await expect(ann.spot("records")).to_be_visible()
        await ann.see_why(1, 6)
        await tour.glance(ann, "why")
        await ann.person.close_dialog()
        await tour.glance(ann, "the result")
    tour.ends()


def _asked(table: Smithy, phase: str) -> Callable[[dict[str, Any]], bool]:
    """Whether the first player has a prompt, in a late round."""
    return lambda public: at(phase, 5)(public) and bool(table.smiths[0].asked)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"opponents": 4}),
        (2, {"dual": True, "guarded": True, "magic": "intermediate"}),
        (3, {"guarded": True}),
        (4, {"light": True}),
        (5, {}),
    ],
    ids=["alone", "two swords each, guarded", "three, guarded", "four", "five"],
)
async def test_a_small_phone_shows_the_whole_game_at_once(
    invite: Invite, house: HouseInAThread, players: int, options: dict[str, Any]
) -> None:
    tour = Tour(*CHECKS, below_dialogs=True)
    names = ("Ann the Unforgettabl", "Bo", "Cy", "Di", "Ed")[:players]
    async with smithy(house, *names, until=at("slice", 5), **options) as table:
        ann = await table.see(invite, 0)
        for phase in ("slice", "discard" if players == 1 else "select", "craft"):
            await table.forward(_asked(table, phase))
            if phase != "craft":
                await ann.board.locator("[data-cut], [data-group]").first.press("Enter")
            await tour.measure(ann, phase)
        for way in ("Turn it", "Four sides"):
            await ann.button(way).click()
            await tour.measure(ann, way)
        await ann.build_in()
        await tour.measure(ann, "all built in")
        await ann.finish()
        await expect(ann.spot("workshop")).to_have_count(0)
        await tour.measure(ann, "waiting")
    tour.ends()
