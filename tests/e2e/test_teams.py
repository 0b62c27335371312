"""Teams in the lobby: people join them, name a captain, and have their own chat."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.async_api import Locator, expect

from tests.e2e.people import DESK, PHONE, SCREEN, Invite, Person
from tests.server.harness import open_table, round_at
from tests.server.running import HouseInAThread, house_in_a_thread
from tests.tables.teamgame import team_game


@pytest.fixture(scope="module")
def team_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    """A server that has a game for teams."""
    with team_game(), house_in_a_thread(tmp_path_factory.mktemp("teams") / "rumpus.sqlite3") as house:
        yield house


async def _come(invite: Invite, house: HouseInAThread, code: str, name: str, **device: object) -> Person:
    person = await invite(name, {**PHONE, **device}, at=house)
    await person.open(f"/t/{code}")
    await person.introduce("Join the table")
    await expect(person.lobby).to_be_visible()
    return person


def _team(person: Person, number: int) -> Locator:
    return person.page.get_by_role("region", name=f"Team {number}")


async def test_people_join_a_team_name_its_captain_and_leave_it(invite: Invite, team_house: HouseInAThread) -> None:
    code = await open_table(team_house, game="team_knock")
    ann, bo, cy = [await _come(invite, team_house, code, name) for name in ("Ann", "Bo", "Cy")]
    # Newcomers sit where nobody is, or in the smallest team.
    await expect(_team(bo, 1)).to_contain_text("Ann")
    await expect(_team(cy, 2)).to_contain_text("Bo")
    await expect(_team(bo, 1).get_by_role("listitem")).to_contain_text(["Ann", "Cy"])
    await _team(cy, 1).get_by_role("button", name="Leave the team").click()
    await expect(_team(bo, 1).get_by_role("listitem")).to_contain_text(["Ann"])
    # Works by keyboard as well.
    await _team(cy, 1).get_by_role("button", name="Join this team").press("Enter")
    await expect(_team(bo, 1).get_by_role("listitem")).to_contain_text(["Ann", "Cy"])
    await expect(_team(bo, 1).get_by_role("listitem").first).to_contain_text("Captain")
    await expect(_team(cy, 1).get_by_role("button", name="Join this team")).to_have_count(0)

    await _team(ann, 1).get_by_role("button", name=re.compile("More")).click()
    await ann.dialog("Ann & Cy").get_by_role("button", name="Make Cy the captain").click()
    await expect(_team(bo, 1).get_by_role("listitem").first).to_contain_text("Cy")
    await expect(_team(bo, 1).get_by_role("listitem").first).to_contain_text("Captain")

    await _team(cy, 1).get_by_role("button", name="Leave the team").click()
    await expect(_team(bo, 1).get_by_role("listitem")).to_contain_text(["Ann"])
    await cy.button("Join Ann", exact=True).click()
    await _team(ann, 1).get_by_role("button", name=re.compile("More")).click()
    await ann.dialog("Ann & Cy").get_by_role("button", name="Send Cy away").click()
    await expect(cy.page.get_by_role("heading", name="You were sent away")).to_be_visible()
    await expect(_team(bo, 1).get_by_role("listitem")).to_have_count(1)


async def test_a_chat_line_to_the_team_is_shown_only_to_the_team(invite: Invite, team_house: HouseInAThread) -> None:
    code = await open_table(team_house, game="team_knock")
    ann, bo, cy = [await _come(invite, team_house, code, name) for name in ("Ann", "Bo", "Cy")]
    for person in (ann, bo, cy):
        await expect(person.page.get_by_role("region", name=re.compile("^Team")).get_by_text("(you)")).to_be_visible()
    await expect(_team(cy, 1).get_by_text("Cy (you)")).to_be_visible()
    for person in (ann, bo, cy):
        await person.button(re.compile("^Chat")).click()
    await expect(bo.button("Team", exact=True)).to_have_count(0)
    # The chat starts in the team's channel, since teams have secrets.
    await cy.page.get_by_label("Only your team reads this").fill("our word is rabbit")
    await cy.page.keyboard.press("Enter")
    await cy.button("Everyone", exact=True).click()
    await cy.page.get_by_label("Say something nice").fill("hello")
    await cy.page.keyboard.press("Enter")
    lines = [person.page.get_by_test_id("chat-lines").get_by_role("listitem") for person in (ann, bo, cy)]
    await expect(lines[0]).to_contain_text(["rabbit", "hello"])
    await expect(lines[0].first).to_contain_text("Team")
    await expect(lines[1]).to_contain_text(["hello"])
    await ann.page.reload()
    await ann.button(re.compile("^Chat")).click()
    await expect(lines[0]).to_contain_text(["rabbit", "hello"])


@pytest.mark.parametrize("device", [PHONE, DESK])
async def test_a_large_team_fits_on_every_page(
    invite: Invite, team_house: HouseInAThread, device: dict[str, object]
) -> None:
    async with round_at(team_house, await open_table(team_house, game="team_knock")) as table:
        for name in ("Ann", "Bartholomew the Long", "Wwwwwwwwwwwwwwwwwwww", "Di"):
            await table.page(name, seat=0)
        ed = await _come(invite, team_house, table.code, "Ed", **device)
        await _team(ed, 1).get_by_role("button", name="Join this team").click()
        await expect(_team(ed, 1).get_by_text("(you)")).to_be_visible()
        await expect(_team(ed, 1).get_by_role("listitem")).to_have_count(5)
        screen = await invite("screen", SCREEN, at=team_house)
        await screen.open(f"/t/{table.code}/screen")
        await expect(screen.page.get_by_test_id("screen-seat-0")).to_contain_text("Bartholomew")
        for page in (ed.page, screen.page):
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        seat = await screen.page.get_by_test_id("screen-seat-0").bounding_box()
        assert seat is not None
        assert seat["y"] + seat["height"] <= SCREEN["viewport"]["height"]
