"""A fight of Fake Swords in the arena, as spectators see it: from the reveal to the prize."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.e2e.fake_people import at, dojo, play_on
from tests.e2e.fencers import Steered, touch
from tests.e2e.people import DESK, MOVING, Invite
from tests.server.running import HouseInAThread, house_in_a_thread


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    with house_in_a_thread(tmp_path_factory.mktemp("arena") / "rumpus.sqlite3", arena_speed=2) as house:
        yield house


@pytest.fixture
def fast_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    """A server for bouts in which nobody steers."""
    with house_in_a_thread(tmp_path_factory.mktemp("arena") / "rumpus.sqlite3", arena_speed=8) as house:
        yield house


@pytest.mark.clause("F-MODE-R2")
@pytest.mark.clause("F-PRIZE-1")
async def test_a_bout_is_shown_to_its_end_whichever_seats_fight(invite: Invite, fast_house: HouseInAThread) -> None:
    """The fighters have closed their pages, so bots stand in for them; another player and the screen watch."""
    names = ("Ann", "Bo", "Cy", "Di")
    async with dojo(fast_house, *names, until=at("point"), point_s=60, fights="arena", touches=1) as table:
        boss = table.public["boss"]
        fighters = sorted((boss + step) % 4 for step in (1, 3))
        onlooker = (boss + 2) % 4
        watching = await table.see(invite, onlooker, DESK, **MOVING)
        screen = await table.screen(invite)
        for seat, pile in ((fighters[0], 0), (fighters[1], 0), (boss, 1), (onlooker, 2)):
            await table.duellists[seat].act("point", pile=pile)
        await table.catch_up()
        if table.public["fight"]["stage"] == "shorter":
            await table.duellists[boss].act("name_shorter", seat=fighters[0])
        await asyncio.gather(*(expect(each.page.get_by_test_id("ring")).to_be_visible() for each in (watching, screen)))
        # A bout that both lose at once is fought again.
        told = await screen.hears("^ring-end: .*wins!")
        won = next(seat for seat in fighters if f"{names[seat]} wins!" in told)
        await watching.hears(f"^ring-end: .*{names[won]} wins!")
        await table.catch_up()
        assert table.public["last"]["winner"] == won
        # The message about the end disappears as soon as players are about to point again.
        await play_on(table.duellists, at("countdown", round_=2))
        await expect(watching.board).to_have_attribute("data-phase", "countdown")
        assert await watching.page.get_by_test_id("ring").count() == 0


@pytest.mark.clause("F-MODE-R2")
async def test_two_fighters_on_one_phone_have_half_of_the_screen_each(invite: Invite, house: HouseInAThread) -> None:
    async with dojo(house, "Ann", "Cy", guest="Bea", until=at("point"), point_s=60, fights="arena") as table:
        ann, cy, bea = table.duellists
        person = await invite("Ann", at=house)
        steered = Steered(person.page)
        player = await table.come(person, 0)
        for each, pile in ((ann, 0), (bea, 0), (cy, 1)):
            await each.act("point", pile=pile)
        if table.public["fight"]["stage"] == "shorter":
            await table.duellists[table.public["fight"]["boss"]].act("name_shorter", seat=ann.seat)
        # The person who was asked last has the phone, not the one who pointed before.
        await expect(person.page.get_by_test_id("ring")).to_be_attached()
        await person.page.get_by_test_id("curtain").get_by_role("button").click()
        ring = person.page.get_by_role("application", name="The ring: Ann against Bea")
        await expect(ring).to_be_visible()
        await player.hears("Ann has the lower half of the glass, Bea the upper")
        # Ann walks to the left with her left thumb; Bea, on the other side of the phone, walks to the right with hers.
        link = await person.context.new_cdp_session(person.page)
        box = await ring.bounding_box()
        assert box is not None
        low = (box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.85)
        high = (box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.2)
        await touch(link, "touchStart", [low])
        await touch(link, "touchStart", [low, high])
        await touch(link, "touchMove", [(low[0] - 60, low[1]), (high[0] + 60, high[1])])
        # The floor is rotated on a page in portrait format.
        await steered.until(ann.seat, lambda wish: wish.move_y > 100)
        await steered.until(bea.seat, lambda wish: wish.move_y < -100)
