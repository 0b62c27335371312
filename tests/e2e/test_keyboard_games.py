"""The ends of the larger games by keyboard alone: whatever is pressed is found by its role and its name."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect

from rumpus.games.burrito.model import BurritoState
from tests.e2e.burrito_people import kitchen
from tests.e2e.fake_people import count_quickly, dojo
from tests.e2e.keyboard import press
from tests.e2e.people import DESK, Invite, Person
from tests.e2e.sword_people import smithy
from tests.e2e.wordy_people import Deal
from tests.server import throwers, wordy_tables
from tests.server.harness import open_table, round_at
from tests.server.restarting import deal
from tests.server.running import HouseInAThread
from tests.tables.smiths import at

FIGHT_KEYS = {
    "piles": "^Spread the rest out",
    "count": "^Count down",
    "point": "^Point at pile 1",
    "exchange": "^(Lunge|Feint|Parry)",
}
"""The buttons of Fake Swords, by what somebody is asked."""


@pytest.fixture(autouse=True)
def quick_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    count_quickly(monkeypatch)
    throwers.count_quickly(monkeypatch)


def _any(person: Person, name: str) -> Locator:
    """The buttons with such a name that can be pressed."""
    return person.page.get_by_role("button", name=re.compile(name), disabled=False)


async def _ends(person: Person) -> None:
    """The result comes, and can be left by keyboard."""
    result = await person.see_result()
    await press(person, result.get_by_role("button", name="Play again"))


async def test_the_last_round_of_swordcrafters(invite: Invite, house: HouseInAThread) -> None:
    async with smithy(house, "Ann", "Bo") as table:
        smith = table.smiths[0]
        await table.forward(lambda public: at("slice", 6)(public) and smith.asked == "slice")
        player = await table.see(invite, 0, DESK)
        ann = player.person
        await press(ann, _any(ann, "^Slice (across|down)"))
        await press(ann, _any(ann, "^Slice here"))
        await smith.page.until(lambda: not smith.asked)
        await table.forward(lambda public: at("select", 6)(public) and smith.asked == "select")
        await press(ann, _any(ann, "^Group"))
        await press(ann, _any(ann, "^Take"))
        await smith.page.until(lambda: not smith.asked)
        await table.forward(lambda public: at("craft", 6)(public) and smith.asked == "craft")
        await table.build(1)
        while smith.hand:
            before = len(smith.hand)
            await press(ann, _any(ann, "^Put .* on the"))
            await smith.page.until(lambda before=before: len(smith.hand) < before)  # type: ignore[misc]
        await press(ann, _any(ann, "^Done"))
        await press(ann, _any(ann, "^Skip"))
        await _ends(ann)


async def test_a_game_of_fake_swords(invite: Invite, house: HouseInAThread) -> None:
    async with dojo(house, "Ann", "Bo", "Cy", point_s=60) as table:
        player = await table.see(invite, 0, DESK)
        me, ann = table.duellists[0], player.person
        pressed = set()
        while table.public["phase"] != "over":
            asked = next((each for each in table.duellists if each.asked), None)
            before = table.public, me.private
            # Everything once by keyboard; what comes again is played without the page.
            if (
                asked is me
                and me.asked in FIGHT_KEYS.keys() - pressed
                and (me.asked != "piles" or table.public["loose"])
            ):
                pressed.add(me.asked)
                await press(ann, _any(ann, FIGHT_KEYS[me.asked]))
                await me.page.until(lambda before=before: (table.public, me.private) != before)  # type: ignore[misc]
                await table.catch_up()
            elif asked:
                await asked.do_something()
            else:
                await me.page.until(lambda before=before: table.public != before[0])  # type: ignore[misc]
        assert "point" in pressed
        await _ends(ann)


async def test_the_last_bruise_of_burrito(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fits(state: BurritoState) -> bool:
        return state.public.counter == 0

    deal(monkeypatch, throwers.seed_where(fits, seats=3))
    async with kitchen(house, "Ann", "Bo", "Cy") as table:
        await table.to_the_last_bruise()
        cook = await table.see(invite, 0, DESK)
        ann, me = cook.person, table.throwers[0]
        await throwers.play_on(table.throwers, lambda public: public["phase"] == "passing" and len(me.hand) == 5)
        await expect(cook.board).to_have_attribute("data-phase", "passing")
        await press(ann, _any(ann, "^Make a set"))
        for _ in range(3):
            await press(ann, ann.page.get_by_role("button", name=re.compile("^Pick .* for a set"), pressed=False))
        # Three cards that are no battle: the claim costs the last bruise.
        await press(ann, _any(ann, "^War!"))
        await table.to_the_end()
        await _ends(ann)


async def test_a_round_of_wordy(invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, wordy_tables.decent_seed())
    options = {"clues": "first_game"}
    dealt = Deal(options)
    async with round_at(house, await open_table(house, game="wordy")) as table:
        sides = await wordy_tables.begin(table, "Ann", "Bo", options=options)
        mine, theirs = sides[dealt.first], sides[1 - dealt.first]
        ann = await invite(mine.page.name, DESK, at=house)
        await ann.come_back(table.code, mine.page.credential or "")
        await expect(ann.page.get_by_role("region", name="Hide a word")).to_be_visible()
        await ann.page.keyboard.type(dealt.secrets[mine.seat].lower())
        await press(ann, _any(ann, "^Write it down"))
        await press(ann, _any(ann, "^Yes, write"))
        await theirs.act("write", word=dealt.secrets[theirs.seat])
        await press(ann, _any(ann, "^Guess the word"))
        await ann.page.keyboard.type(dealt.secrets[theirs.seat].lower())
        await press(ann, _any(ann, f"^Guess {dealt.secrets[theirs.seat]}"))
        await theirs.act("forfeit")
        await _ends(ann)
