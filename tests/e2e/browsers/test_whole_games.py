"""A whole game of each kind in WebKit and in Firefox: some moves by touch, the rest without a browser, and the end.

Each board is also turned and measured, as the address bar of a phone comes and goes.
"""

from __future__ import annotations

import asyncio
import re

import pytest

from rumpus.games.burrito.cards import KINDS
from tests.e2e.browsers.guest import Guest
from tests.e2e.burrito_people import kitchen
from tests.e2e.fake_people import at as fake_at
from tests.e2e.fake_people import count_quickly, dojo
from tests.e2e.sight import OUT_OF_REACH, TOO_LARGE
from tests.e2e.sword_people import goes_first, smithy
from tests.e2e.wordy_people import Deal
from tests.server import throwers, wordy_tables
from tests.server.harness import mover_of, open_table, round_at
from tests.server.restarting import deal
from tests.server.running import HouseInAThread
from tests.tables.smiths import at, seed_where

NAMES = ("Ann", "Bo", "Cy", "Di the Great Pretend", "Ed", "Flo the Undefeatable")
WINS = re.compile("wins!|share the win!|win!")
LIME = KINDS.index("lime")
SIZES = ((844, 390), (844, 340), (640, 360), (360, 640), (390, 745), (390, 664))
"""Phones in both orientations, with the address bar and without it. The last one is that of the tests."""


@pytest.fixture(autouse=True)
def quick_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    count_quickly(monkeypatch)
    throwers.count_quickly(monkeypatch)


async def _fits_any_phone(guest: Guest) -> None:
    """Nothing scrolls, every control is in reach, and a low page has its bar at the side."""
    found = []
    for width, height in SIZES:
        await guest.tab.resize(width, height)
        flaws = await guest.tab.evaluate(f"[...({TOO_LARGE})(), ...({OUT_OF_REACH})()]")
        found += [f"{width} x {height}: {each}" for each in flaws]
        is_beside = await guest.tab.evaluate("document.querySelector('header').offsetHeight === innerHeight")
        assert is_beside == (width > height), "the page has not noticed that the phone was turned"
    assert not found, "\n".join(found)


async def test_mantis_is_played_to_its_end_and_a_reload_changes_nothing(guest: Guest, house: HouseInAThread) -> None:
    async with round_at(house, await open_table(house)) as table:
        pages = [await table.page(name, seat=seat) for seat, name in enumerate(NAMES)]
        await pages[0].do("start", anyway=True)
        for page in pages:
            await page.until(lambda page=page: page.play)  # type: ignore[misc]
        mover, seat = mover_of(*pages)
        await guest.take_seat(table.code, mover.credential)
        await guest.sees("group", "What will you do?")
        await _fits_any_phone(guest)
        before = mover.prompt(seat)
        await guest.open(f"/t/{table.code}")
        await guest.tap("button", re.compile("^Score"))
        await mover.until(lambda: mover.prompt(seat) != before)
        fresh = [await table.page(page.name, credential=page.credential) for page in pages]
        await asyncio.gather(*(page.play_on(seat) for seat, page in enumerate(fresh)))
        await guest.sees("dialog", WINS)


async def test_swordcrafters_is_sliced_with_a_finger_and_built_by_dragging(
    guest: Guest, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, seed_where(goes_first, seats=2))
    async with smithy(house, "Ann", "Bo") as table:
        ann = table.smiths[0]
        await guest.take_seat(table.table.code, ann.page.credential)
        await guest.sees_any('[data-cut="0-vertical-1"]')
        await _fits_any_phone(guest)
        first, last = await guest.place('[data-cell="0"]'), await guest.place('[data-cell="8"]')
        await guest.drag(first.at(1.05, -0.1), last.at(1.05, 1.1))
        await ann.page.until(lambda: not ann.asked)
        await table.forward(lambda public: at("select")(public) and ann.asked == "select")
        await guest.tap("button", re.compile("^Group 1"))
        await guest.tap("button", re.compile("^Take"))
        await ann.page.until(lambda: not ann.asked)
        await table.forward(lambda public: at("craft")(public) and ann.asked == "craft")
        await guest.sees("button", "Done", exact=True)
        await _fits_any_phone(guest)
        await guest.tap("button", "Four sides")
        held = len(ann.hand)
        hand = await guest.box("[data-hand]")
        await guest.drag(hand.at(), (await guest.box('[data-side="left"]')).at())
        await ann.page.until(lambda: len(ann.hand) == held - 1)
        await table.forward()
        await guest.sees("dialog", WINS)


async def test_fake_swords_is_dragged_onto_piles_and_a_fight_is_chosen_by_touch(
    guest: Guest, house: HouseInAThread
) -> None:
    async with dojo(house, *NAMES, point_s=60) as table:
        seat, boss = table.public["boss"], table.boss
        await guest.take_seat(table.table.code, boss.page.credential)
        await guest.sees("button", "Spread the rest out")
        await _fits_any_phone(guest)
        card = table.public["loose"][0]
        drawn = await guest.box(f'[data-card="{card}"]')
        await guest.drag(drawn.at(), (await guest.box('[data-drop="0"]')).at())
        await boss.page.until(lambda: table.public["piles"][0] == [card])
        await guest.tap("button", "Spread the rest out")
        await boss.page.until(lambda: not table.public["loose"])
        await table.forward(fake_at("point"))
        others = [each for each in table.duellists if each.seat != seat]
        for each in others[1:]:
            await each.act("point", pile=1)
        await others[0].act("point", pile=0)
        await guest.sees("button", "Point at pile 1")
        await _fits_any_phone(guest)
        await guest.tap("button", "Point at pile 1")
        await boss.page.until(lambda: table.public["phase"] != "point")
        await table.forward(lambda public: False)
        await guest.sees("dialog", WINS)


async def test_burrito_is_passed_by_a_swipe_and_scored_by_taps(
    guest: Guest, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    fits = throwers.seed_where(lambda state: throwers.holds(state, 0, LIME) and state.public.counter == 0, seats=6)
    deal(monkeypatch, fits)
    async with kitchen(house, *NAMES) as table:
        ann = table.throwers[0]
        await guest.take_seat(table.table.code, ann.page.credential)
        await guest.sees_any('[data-phase="passing"] [data-place="0"]')
        await _fits_any_phone(guest)
        other = next(place for place, card in enumerate(ann.hand) if card != LIME)
        box = await guest.box(f'[data-place="{other}"]')
        await guest.drag(box.at(), box.at(-0.4, 0.5))
        await ann.page.until(lambda: len(ann.hand) == 4)
        await guest.tap("button", "Make a set")
        for _ in range(3):
            await guest.tap_any(f'[data-card="{LIME}"][aria-pressed="false"]')
        await ann.page.until(lambda: len(ann.hand) == 1)
        await table.to_the_end()
        await guest.sees("dialog", WINS)


async def test_wordy_is_spelt_by_taps_and_won_by_a_guess(
    guest: Guest, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, wordy_tables.decent_seed())
    options = {"clues": "first_game"}
    dealt = Deal(options)
    async with round_at(house, await open_table(house, game="wordy")) as table:
        sides = await wordy_tables.begin(table, "Ann", "Bo", options=options)
        mine, theirs = sides[dealt.first], sides[1 - dealt.first]
        await guest.take_seat(table.code, mine.page.credential)
        await guest.sees("button", "Write it down")
        await _fits_any_phone(guest)
        await _spell(guest, dealt.secrets[mine.seat])
        await guest.tap("button", "Write it down")
        await guest.tap("button", f"Yes, write {dealt.secrets[mine.seat]} down")
        await theirs.act("write", word=dealt.secrets[theirs.seat])
        await guest.sees("button", "Guess the word")
        await _fits_any_phone(guest)
        await guest.tap("button", "Guess the word")
        await _spell(guest, dealt.secrets[theirs.seat])
        await guest.tap("button", f"Guess {dealt.secrets[theirs.seat]}")
        await guest.reads("You found it!")
        await theirs.act("forfeit")
        await guest.sees("dialog", WINS)


async def _spell(guest: Guest, word: str) -> None:
    for letter in word:
        await guest.tap_any(f'[data-tile="{letter}"][aria-pressed="false"]')
    await guest.sees_any(f'[data-word="{word}"]')
