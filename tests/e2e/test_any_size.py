"""Every board in its main phases, with the most players, and the menu: on phones in both orientations, at 200 %."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import expect

from rumpus.games.burrito.cards import KINDS
from tests.e2e.axe import CHECKED
from tests.e2e.burrito_people import kitchen
from tests.e2e.fake_people import at as fake_at
from tests.e2e.fake_people import count_quickly, dojo
from tests.e2e.people import PHONE, Invite
from tests.e2e.sight import SIZES, Tour, flaws, resized
from tests.e2e.sword_people import Player as Smith
from tests.e2e.sword_people import smithy
from tests.e2e.wordy_people import Deal, Player
from tests.server import throwers, wordy_tables
from tests.server.harness import open_table, round_at
from tests.server.restarting import deal
from tests.server.running import HouseInAThread
from tests.server.throwers import holds
from tests.server.wordy_tables import decent_seed
from tests.tables.seated import Seated
from tests.tables.smiths import at

NAMES = ("Ann the Unforgettabl", "Bo", "Cy", "Di the Great Pretend", "Ed", "Flo the Undefeatable")
DUEL = KINDS.index("duel")


@pytest.fixture(autouse=True)
def quick_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    count_quickly(monkeypatch)
    throwers.count_quickly(monkeypatch)


@pytest.fixture(autouse=True)
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """What fits on a page depends on the deal: every run sees the same ones."""
    deal(monkeypatch, b"any size")


async def test_mantis_of_six_and_the_menu(invite: Invite, house: HouseInAThread) -> None:
    tour = Tour()
    async with round_at(house, await open_table(house)) as table:
        pages = [await table.page(name, seat=seat) for seat, name in enumerate(NAMES)]
        host = pages[0]
        await host.do("configure", options={"hints": True}, settings={})
        await host.do("start", anyway=True)
        seats = [Seated(page, seat) for seat, page in enumerate(pages)]
        for each in seats:
            await each.page.until(lambda each=each: each.page.play)  # type: ignore[misc]
        mover = next(each for each in seats if each.prompts())
        person = await invite(NAMES[0], PHONE, at=house, **CHECKED)
        await person.context.add_init_script(
            f"localStorage.setItem('rumpus.credential.{table.code}', '{mover.page.credential}')"
        )
        await person.open(f"/t/{table.code}")
        await expect(person.choices).to_be_visible()
        await tour.look(person, "one's own move")
        await person.button("Menu", exact=True).click()
        await tour.look(person, "the menu")
        await person.close_dialog()
        await person.button("What happened", exact=True).click()
        await expect(person.page.get_by_role("button", name="Rule M-SETUP-1")).to_be_visible()
        await tour.look(person, "the log with its rules")
        await person.close_dialog()
        while mover.prompts():
            await mover.act("score", to="turn")
        await expect(person.choices).to_have_count(0)
        await tour.look(person, "somebody else's move")
    tour.ends()


@pytest.mark.parametrize("players", [1, 2, 5])
async def test_swordcrafters(invite: Invite, house: HouseInAThread, players: int) -> None:
    tour = Tour()
    options: dict[int, dict[str, Any]] = {
        1: {"opponents": 4, "magic": "intermediate"},
        2: {"dual": True, "guarded": True, "magic": "intermediate"},
    }
    async with smithy(house, *NAMES[:players], until=at("slice", 5), **options.get(players, {})) as table:
        ann = await table.see(invite, 0, **CHECKED)
        for phase in ("slice", "discard" if players == 1 else "select", "craft"):
            await table.forward(lambda public, phase=phase: at(phase, 5)(public) and bool(table.smiths[0].asked))
            await tour.look(ann, phase)
            if phase == "slice":
                await _every_cut(ann, tour)
            if phase != "craft":
                await ann.board.locator("[data-cut], [data-group]").first.press("Enter")
                await tour.look(ann, f"{phase}, chosen")
        for way in ("Turn it", "Four sides"):
            await ann.button(way).click()
            await tour.look(ann, way)
        await ann.build_in()
        await tour.look(ann, "all built in")
        await ann.finish()
        await expect(ann.spot("workshop")).to_have_count(0)
        await tour.look(ann, "waiting")
    tour.ends()


async def _every_cut(smith: Smith, tour: Tour) -> None:
    """Mark every line: the two halves may have many kinds of tiles."""
    async with resized(smith.page, SIZES["small, held sideways, and a desk at 200 %"]):
        for cut in await smith.board.locator("[data-cut]").all():
            await cut.press("Enter")
            tour.found += [f"{await cut.get_attribute('data-cut')}: {each}" for each in await flaws(smith.page)]


async def test_fake_swords_of_six(invite: Invite, house: HouseInAThread) -> None:
    tour = Tour()
    async with dojo(house, *NAMES, fights="judged", point_s=60) as table:
        seat = table.public["boss"]
        boss = await table.see(invite, seat, **CHECKED)
        await tour.look(boss, "cards to lay out")
        await boss.pick_up(table.public["loose"][0])
        await tour.look(boss, "a card picked up")
        loose, count = list(table.public["loose"]), len(table.public["piles"])
        singles = [[loose.pop()] for _ in range(count - 1)]
        await table.boss.act("arrange", piles=[loose, *singles])
        for each in table.duellists:
            await each.act("claim", pile=0)
        await tour.look(boss, "all claims on one pile")
        await table.forward(fake_at("point"))
        await tour.look(boss, "pointing")
        for each in table.duellists:
            await each.act("point", pile=0)
        await boss.rests("pick")
        await tour.look(boss, "picking the fighters")
        people = boss.board.locator("[data-person]")
        await people.nth(0).click()
        await people.nth(1).click()
        await boss.act("fight").click()
        await boss.rests("fight")
        await tour.look(boss, "before the fight")
        await table.forward(fake_at("fight", stage="fighting"))
        await tour.look(boss, "judging")
    tour.ends()


async def test_a_quick_fight_of_fake_swords(invite: Invite, house: HouseInAThread) -> None:
    tour = Tour()
    async with dojo(house, *NAMES[:3], until=fake_at("point"), fights="quick", point_s=60) as table:
        seat = table.public["boss"]
        fighter = await table.see(invite, (seat + 1) % 3, **CHECKED)
        for step, pile in enumerate((1, 0, 0)):
            await table.duellists[(seat + step) % 3].act("point", pile=pile)
        await table.forward(fake_at("fight", stage="fighting"))
        await tour.look(fighter, "a quick fight")
        await fighter.board.locator("[data-move]:enabled").first.click()
        await expect(fighter.board.get_by_text("Nobody sees it yet.")).to_be_visible()
        await tour.look(fighter, "chosen")
    tour.ends()


async def test_burrito_of_six(invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch) -> None:
    tour = Tour()
    fits = throwers.seed_where(lambda state: state.public.counter == 0 and holds(state, 0, DUEL), seats=6)
    deal(monkeypatch, fits)
    async with kitchen(house, *NAMES, passing=False, battles="judged") as table:
        ann = await table.see(invite, 0, **CHECKED)
        await tour.look(ann, "before the count")
        await ann.act("count").click()
        await ann.is_at("passing")
        await tour.look(ann, "passing")
        await ann.pick(*(await ann.places_of(DUEL))[:3])
        await tour.look(ann, "three picked")
        await ann.act("shout-duel").click()
        await tour.look(ann, "picking the duelists")
        await ann.act("duelist-1").click()
        await ann.act("duelist-2").click()
        await ann.rests("battle")
        await tour.look(ann, "before the paces")
        await ann.act("count").click()
        await expect(ann.board).to_have_attribute("data-stage", "fighting")
        await tour.look(ann, "ruling")
    tour.ends()


async def test_wordy_of_two_teams(invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch) -> None:
    tour = Tour()
    deal(monkeypatch, decent_seed())
    options = {"clues": "first_game", "hints": True}
    dealt = Deal(options)
    async with round_at(house, await open_table(house, game="wordy")) as table:
        sides = await wordy_tables.begin(table, *NAMES[:4], options=options)
        person = await invite(NAMES[0], PHONE, at=house, **CHECKED)
        first = dealt.first
        await person.context.add_init_script(
            f"localStorage.setItem('rumpus.credential.{table.code}', '{sides[first].page.credential}')"
        )
        await person.open(f"/t/{table.code}")
        ann = Player(person, first, dealt)
        await expect(ann.board).to_be_visible()
        await tour.look(ann, "writing")
        await ann.tap(ann.secret)
        await ann.button("Look it up").click()
        await tour.look(ann, "looked up")
        await ann.button("Write it down").click()
        await tour.look(ann, "asked whether one is sure")
        await ann.button(f"Yes, write {ann.secret} down").click()
        await expect(ann.board).to_contain_text("Your word is written down.")
        await tour.look(ann, "written")
        await sides[1 - first].act("write", word=dealt.secrets[1 - first])
        await expect(person.choices).to_be_visible()
        await tour.look(ann, "a turn")
        await ann.pick("relative")
        await tour.look(ann, "building a word")
        await ann.button("Other card").click()
        await ann.pick("super")
        await tour.look(ann, "choosing a letter")
        await ann.board.locator("[data-letter]").first.click()
        await ann.button("Other card").click()
        await ann.button("Guess the word").click()
        await tour.look(ann, "guessing")
        await ann.button("Other card").click()
        for tab in ("Notes", "History"):
            await ann.open_tab(tab)
            await tour.look(ann, tab)
        await ann.open_tab("Play")
        await ann.pick("give")
        await ann.button(re.compile("^Ask")).click()
        await expect(ann.board.locator("[data-form]")).to_have_count(0)
        await tour.look(ann, "asked")
    tour.ends()
