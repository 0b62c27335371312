"""The practice floor in a real browser, on a phone and at a desk, from the home page to the bout."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import expect

from rumpus.arena.shared.inputs import THRUST
from rumpus.games.sword_practice import rules
from tests.e2e.axe import CHECKED, findings, measured
from tests.e2e.fencers import ENDING, LONGEST_BOUT_MS, Fencer, Steered
from tests.e2e.people import DESK, MOVING, PHONE, SCREEN, Invite
from tests.e2e.sight import TOO_LARGE, resized
from tests.server.running import HouseInAThread, house_in_a_thread

LANDSCAPE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}


GAMEPAD = """
window.pad = {
    connected: true, index: 0, id: 'a pad', mapping: 'standard', timestamp: 0,
    axes: [0, 0, 0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
};
navigator.getGamepads = () => [null, window.pad];
"""


WITHOUT = """
HTMLCanvasElement.prototype.getContext = () => null;
for (const name of ['wakeLock', 'vibrate']) delete Navigator.prototype[name];
"""
"""A device without any drawing. No page of the tests has WebGL, which a 2D canvas replaces, and most are silent."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    """A server on which bouts end sooner than anybody could steer."""
    with house_in_a_thread(tmp_path_factory.mktemp("practice") / "rumpus.sqlite3", arena_speed=20) as house:
        yield house


@pytest.fixture
def slow_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    """A server whose bouts last until everything has been checked."""
    with house_in_a_thread(tmp_path_factory.mktemp("slow") / "rumpus.sqlite3", arena_speed=0.05) as house:
        yield house


async def test_a_person_at_a_desk_fights_an_easy_bot_by_keyboard_at_once(invite: Invite) -> None:
    ann = Fencer(await invite("Ann", DESK, audible=True, **MOVING))
    await ann.begin()
    await ann.wait_for_the_fight()
    await ann.fight_by_keys()
    # Nobody was asked for a name: guests may fight.
    await expect(ann.page.get_by_text("Guest").first).to_be_visible()
    await expect(ann.score.or_(ann.told.filter(has_text="3")).first).to_be_visible()


async def test_a_device_that_cannot_draw_or_vibrate_or_stay_awake_says_so_and_the_fight_goes_on(
    invite: Invite, house: HouseInAThread
) -> None:
    ann = Fencer(await invite("Ann", at=house))
    await ann.page.add_init_script(WITHOUT)
    await ann.begin(drawn=False)
    await expect(ann.ring.get_by_role("alert")).to_contain_text("This browser cannot draw the ring.")
    await ann.hears(ENDING)


async def test_who_has_never_fought_meets_the_dummy_once_and_may_skip_it(
    invite: Invite, slow_house: HouseInAThread
) -> None:
    ann = Fencer(await invite("Ann", DESK, at=slow_house, **CHECKED))
    await ann.person.open_home()
    await ann.person.button("Step in").click()
    await ann.person.button("Fight!", exact=True).click()
    lesson = ann.page.get_by_test_id("lesson")
    await expect(lesson).to_have_attribute("data-task", "walk")
    await expect(lesson.get_by_test_id("ring-canvas")).to_have_attribute("data-ready", "true")
    await ann.page.keyboard.down("w")
    await expect(lesson).to_have_attribute("data-task", "aim")
    await ann.page.keyboard.up("w")
    await ann.page.keyboard.down("q")
    await expect(lesson).to_have_attribute("data-task", "swing")
    await ann.page.keyboard.up("q")
    assert await findings(ann.page) == []
    await ann.person.button("Skip", exact=True).click()
    await expect(ann.ring).to_be_visible()
    # The device remembers it.
    await ann.person.open_home()
    await ann.person.button("Step in").click()
    await ann.person.button("Fight!", exact=True).click()
    await expect(ann.ring).to_be_visible()
    await expect(lesson).to_have_count(0)


async def test_a_bout_can_be_fought_with_two_thumbs_on_a_phone(invite: Invite) -> None:
    ann = Fencer(await invite("Ann"))
    await ann.begin()
    await ann.wait_for_the_fight()
    await ann.fight_by_thumbs()


async def test_cards_in_force_can_be_read_before_the_bout_and_have_buttons_during_it(invite: Invite) -> None:
    ann = Fencer(await invite("Ann", LANDSCAPE))
    await ann.begin(cards=("War Cry", "Give Ground", "Flamingo"))
    await ann.hears("^ring-rules: .*War Cry", "You move only in hops.")
    await ann.wait_for_the_fight()
    # The opponent may win soon.
    await asyncio.gather(
        expect(ann.page.get_by_test_id("ring-rules")).to_have_count(0),
        expect(ann.person.button("War cry!")).to_be_visible(),
        expect(ann.person.button("Step back!")).to_be_visible(),
        expect(ann.page.get_by_role("img", name=re.compile("^Flamingo:")).first).to_be_visible(),
    )


async def test_a_gamepad_walks_with_one_stick_swings_with_the_other_and_thrusts(invite: Invite) -> None:
    ann = Fencer(await invite("Ann", DESK))
    steered = Steered(ann.page)
    await ann.page.add_init_script(GAMEPAD)
    await ann.step_in()
    await ann.person.button("Fight!", exact=True).click()
    await expect(ann.page.get_by_text("Gamepad: left stick walks")).to_be_visible()
    # To the left of the floor, the sword up, and a thrust.
    await ann.page.evaluate("pad.axes = [-1, 0, 0, -1]; pad.buttons[7].pressed = true")
    await steered.until(0, lambda wish: wish.move_x < -100 and wish.hand_y > 100 and bool(wish.buttons & THRUST))
    await ann.page.evaluate("pad.axes = [0, 0, 0, 0]; pad.buttons[7].pressed = false")
    await steered.until(0, lambda wish: wish.move_x == 0 and not wish.buttons)


async def test_a_bout_without_cards_has_no_buttons_for_orders(invite: Invite) -> None:
    ann = Fencer(await invite("Ann"))
    await ann.begin()
    await ann.wait_for_the_fight()
    await expect(ann.person.button("War cry!")).to_have_count(0)


async def test_seven_cards_are_too_many(invite: Invite) -> None:
    ann = Fencer(await invite("Ann"))
    await ann.step_in()
    for card in ("Flamingo", "Pivot", "Slow Motion", "Dizzy", "Freeze", "Bow", "Twirl"):
        await ann.person.button(card, exact=True).click()
    await expect(ann.page.get_by_role("alert").filter(has_text="Six cards at most")).to_be_visible()
    await expect(ann.person.button("Twirl", exact=True)).to_have_attribute("aria-pressed", "false")


async def test_two_bots_fight_to_the_end_on_every_page_and_their_bouts_can_be_replayed(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "BREAK_MS", 500)
    # The best of three: most of the work is drawing bouts.
    monkeypatch.setattr(rules.SwordPractice, "_to_win", 2)
    ann = Fencer(await invite("Ann", DESK, at=house))
    await ann.begin("Watch two bots", level="Good", cards=("Freeze",))
    code = ann.page.url.rsplit("/", 1)[-1]
    screen = Fencer(await invite("Screen", SCREEN, at=house))
    await screen.person.open(f"/t/{code}/screen")
    await expect(screen.ring.or_(screen.score).first).to_be_visible()
    await expect(screen.end.or_(screen.score).first).to_be_visible(timeout=LONGEST_BOUT_MS)
    result = ann.person.dialog(re.compile("You win!|wins!"))
    await expect(result).to_be_visible(timeout=LONGEST_BOUT_MS)
    await result.get_by_role("button", name="Evening").click()
    await result.get_by_role("link", name="Watch the replay").click()
    await expect(ann.page.get_by_test_id("replay")).to_be_visible()
    await ann.person.button("Play", exact=True).click()
    film = ann.page.get_by_test_id("bout-film")
    # The bout is replayed by a process that has to start first.
    await expect(film).to_be_visible(timeout=LONGEST_BOUT_MS)
    # The modifier binds both fighters in the replay as well.
    await expect(film.get_by_role("img", name=re.compile("^Freeze:"))).to_have_count(2)
    await film.get_by_role("button", name="Speed: 1. Tap for slower.").click()
    await expect(film.get_by_role("button", name="Speed: 0.5. Tap for slower.")).to_be_visible()
    await film.get_by_role("slider").fill("100000")
    await expect(film.get_by_role("button", name="Play the bout")).to_be_visible()
    await film.get_by_role("button", name="Back to the table").click()
    await expect(film).to_have_count(0)


async def test_the_choice_of_cards_and_the_ring_are_accessible_and_fit(
    invite: Invite, slow_house: HouseInAThread
) -> None:
    ann = Fencer(await invite("Ann", at=slow_house, **CHECKED))
    await ann.step_in()
    await _is_accessible(ann, "the choice of cards")
    await ann.person.close_dialog()
    await ann.begin("Watch two bots", cards=("Freeze", "Second Wind"))
    await _is_accessible(ann, "the ring", fits=True)
    assert await ann.ring.is_visible()


async def test_the_score_is_accessible_and_fits(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    # No bout begins while the score is looked at.
    monkeypatch.setattr(rules, "BREAK_MS", 600_000)
    ann = Fencer(await invite("Ann", at=house, **CHECKED))
    await ann.begin("Watch two bots", cards=("Freeze", "Second Wind"))
    await expect(ann.score).to_be_visible(timeout=LONGEST_BOUT_MS)
    await expect(ann.ring).to_have_count(0)
    await _is_accessible(ann, "the score", fits=True)
    assert await ann.score.is_visible()


async def _is_accessible(fencer: Fencer, where: str, *, fits: bool = False) -> None:
    """On a phone in both orientations and on a desk; with `fits`, nothing scrolls either."""
    for device in (PHONE, LANDSCAPE, DESK):
        async with resized(fencer.page, device["viewport"]):
            assert await findings(fencer.page) == [], where
            if fits:
                assert await measured(fencer.page, TOO_LARGE) == [], where
