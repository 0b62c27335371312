"""Later pages: arena floors, ends of games and replays, on phones in both orientations, at 200 %."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from rumpus.games.burrito.cards import KINDS
from tests.e2e.axe import CHECKED
from tests.e2e.burrito_people import kitchen
from tests.e2e.fake_people import at as fake_at
from tests.e2e.fake_people import count_quickly, dojo
from tests.e2e.people import PHONE, Invite, Person
from tests.e2e.sight import Tour
from tests.e2e.sword_people import smithy
from tests.e2e.test_any_size import NAMES
from tests.server import throwers, wordy_tables
from tests.server.harness import open_table, round_at
from tests.server.restarting import deal
from tests.server.running import HouseInAThread, house_in_a_thread
from tests.server.throwers import holds
from tests.tables.seated import Seated, company

WAR = KINDS.index("war")


@pytest.fixture(autouse=True)
def quick_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    count_quickly(monkeypatch)
    throwers.count_quickly(monkeypatch)


@pytest.fixture
def slow_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    """A server whose battles last until everything has been checked."""
    with house_in_a_thread(tmp_path_factory.mktemp("floors") / "rumpus.sqlite3", arena_speed=0.05) as house:
        yield house


async def _ends(tour: Tour, person: Person) -> None:
    """From the result to the board below it and to the replay."""
    result = person.page.get_by_test_id("end")
    await expect(result).to_be_visible()
    await tour.look(person, "the result")
    await person.close_dialog()
    await tour.look(person, "the board at its end")
    await person.over.get_by_role("button", name="Evening").click()
    await result.get_by_role("link", name="Watch the replay").click()
    where = person.page.get_by_role("slider", name="Where in the game")
    await expect(where).to_be_visible()
    last = int(await where.get_attribute("max") or 0)
    for share in (0, 0.5, 1):
        await where.fill(str(round(last * share)))
        await tour.look(person, f"the replay at {share:.0%}")
    tour.ends()


async def test_the_end_of_mantis(invite: Invite, house: HouseInAThread) -> None:
    async with round_at(house, await open_table(house)) as table:
        pages = [await table.page(name, seat=seat) for seat, name in enumerate(NAMES)]
        await pages[0].do("start", anyway=True)
        seats = [Seated(page, seat) for seat, page in enumerate(pages)]
        person = await invite(NAMES[0], PHONE, at=house, **CHECKED)
        await person.context.add_init_script(
            f"localStorage.setItem('rumpus.credential.{table.code}', '{pages[0].credential}')"
        )
        await person.open(f"/t/{table.code}")
        for each in pages:
            await each.until(lambda each=each: each.play)  # type: ignore[misc]
        company(*seats)
        while mover := next((each for each in seats if each.prompts()), None):
            await mover.act("score", to="turn")
        await _ends(Tour(), person)


@pytest.mark.parametrize("players", [1, 5])
async def test_the_end_of_swordcrafters(invite: Invite, house: HouseInAThread, players: int) -> None:
    async with smithy(house, *NAMES[:players]) as table:
        await table.forward(lambda public: public["round"] == 6)
        ann = await table.see(invite, 0, **CHECKED)
        await table.forward()
        tour = Tour()
        await tour.look(ann, "the scoring")
        await ann.skip_the_show()
        await _ends(tour, ann.person)


async def test_the_end_of_fake_swords(invite: Invite, house: HouseInAThread) -> None:
    async with dojo(house, *NAMES, fights="quick") as table:
        await table.forward(lambda public: max(public["sets"]) == 2)
        ann = await table.see(invite, 0, **CHECKED)
        await table.forward(lambda public: False)
        await _ends(Tour(), ann.person)


async def test_the_end_of_burrito(invite: Invite, house: HouseInAThread) -> None:
    async with kitchen(house, *NAMES) as table:
        await table.to_the_last_bruise()
        ann = await table.see(invite, 0, **CHECKED)
        await table.to_the_end()
        await _ends(Tour(), ann.person)


async def test_the_end_of_wordy(invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, wordy_tables.decent_seed())
    async with round_at(house, await open_table(house, game="wordy")) as table:
        sides = await wordy_tables.begin(table, *NAMES[:4], options={"clues": "first_game"})
        person = await invite(NAMES[0], PHONE, at=house, **CHECKED)
        await person.context.add_init_script(
            f"localStorage.setItem('rumpus.credential.{table.code}', '{sides[0].page.credential}')"
        )
        await person.open(f"/t/{table.code}")
        await expect(person.playing).to_be_visible()
        words = [wordy_tables.words_of(side.tiles, 6, 7)[0] for side in sides[:2]]
        for side, word in zip(sides[:2], words, strict=True):
            await side.act("write", word=word)
        mover = next(side for side in sides[:2] if "turn" in side.prompts())
        await mover.act("forfeit")
        await _ends(Tour(), person)


async def test_the_arena_of_fake_swords(invite: Invite, slow_house: HouseInAThread) -> None:
    tour = Tour()
    async with dojo(slow_house, *NAMES, until=fake_at("point"), point_s=60, fights="arena") as table:
        boss = table.public["boss"]
        fighters = sorted((boss + step) % 6 for step in (1, 3))
        fighter = await table.see(invite, fighters[0], **CHECKED)
        for step in range(6):
            seat = (boss + step) % 6
            await table.duellists[seat].act("point", pile=0 if seat in fighters else 1)
        await table.catch_up()
        while asked := next((each for each in table.duellists if each.asked), None):
            await asked.do_something()
        await expect(fighter.page.get_by_test_id("ring")).to_be_visible()
        await tour.look(fighter, "the ring")
    tour.ends()


async def test_the_arena_of_burrito(
    invite: Invite, slow_house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    tour = Tour()
    fits = throwers.seed_where(lambda state: state.public.counter == 0 and holds(state, 0, WAR), seats=6)
    deal(monkeypatch, fits)
    async with kitchen(slow_house, *NAMES, battles="arena") as table:
        thrower = await table.see(invite, 1, **CHECKED)
        await table.throwers[0].act("declare", kind="war", cards=[WAR] * 3)
        await expect(thrower.page.get_by_test_id("ring-canvas")).to_have_attribute("data-ready", "true")
        await tour.look(thrower, "the floor")
    tour.ends()
