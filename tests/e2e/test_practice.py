"""The practice floor in a real browser: from the home page to a foam sword in the hand, on a phone and at a desk."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from tests.e2e.axe import findings
from tests.e2e.conftest import OPTIONS
from tests.e2e.fencers import LONGEST_BOUT_MS, Fencer
from tests.e2e.people import DESK, PHONE, SCREEN, Invite
from tests.server.running import RunningServer, running_server

LANDSCAPE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
ENDING = re.compile(r"wins!|Both at once!")
# The check puts a script of its own into the page.
STILL: dict[str, Any] = {"reduced_motion": "reduce", "bypass_csp": True}


@pytest.fixture
def quick_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server on which bouts are over sooner than anybody could steer."""
    with running_server(tmp_path / "rumpus.sqlite3", *OPTIONS, "--arena-speed", "4") as server:
        yield server


async def test_somebody_at_a_desk_fights_an_easy_bot_by_keyboard_at_once(invite: Invite) -> None:
    ann = Fencer(await invite("Ann", DESK))
    await ann.begin()
    await ann.wait_for_the_fight()
    await ann.fight_by_keys()
    await expect(ann.end).to_contain_text(ENDING)
    # Nobody was asked for a name: guests fight, too.
    await expect(ann.page.get_by_text("Guest").first).to_be_visible()
    await expect(ann.score.or_(ann.told.filter(has_text="3")).first).to_be_visible()


async def test_two_thumbs_are_enough_on_a_phone(invite: Invite) -> None:
    ann = Fencer(await invite("Ann"))
    await ann.begin()
    await ann.wait_for_the_fight()
    await ann.fight_by_thumbs()
    await expect(ann.end).to_contain_text(ENDING)


async def test_cards_in_force_can_be_read_before_and_have_buttons_during_the_bout(invite: Invite) -> None:
    ann = Fencer(await invite("Ann", LANDSCAPE))
    await ann.begin(cards=("War Cry", "Give Ground", "Flamingo"))
    rules = ann.page.get_by_test_id("ring-rules")
    await expect(rules).to_contain_text("War Cry")
    await expect(rules).to_contain_text("You move only in hops.")
    await ann.wait_for_the_fight()
    await expect(rules).to_have_count(0)
    await expect(ann.person.button("War cry!")).to_be_visible()
    await expect(ann.person.button("Step back!")).to_be_visible()
    await expect(ann.page.get_by_role("img", name=re.compile("^Flamingo:")).first).to_be_visible()


async def test_a_plain_bout_has_no_buttons_that_nobody_needs(invite: Invite) -> None:
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


async def test_two_bots_fight_on_every_page_to_the_end_and_their_bouts_can_be_seen_again(
    quick_server: RunningServer, invite: Invite
) -> None:
    ann = Fencer(await invite("Ann", DESK, at=quick_server))
    await ann.begin("Watch two bots", level="Good")
    code = ann.page.url.rsplit("/", 1)[-1]
    screen = Fencer(await invite("Screen", SCREEN, at=quick_server))
    await screen.person.open(f"/t/{code}/screen")
    await expect(screen.ring.or_(screen.score).first).to_be_visible()
    await expect(screen.end.or_(screen.score).first).to_be_visible(timeout=LONGEST_BOUT_MS)
    result = ann.person.dialog(re.compile("wins!"))
    await expect(result).to_be_visible(timeout=LONGEST_BOUT_MS)
    await result.get_by_role("link", name="Watch the replay").click()
    await expect(ann.page.get_by_test_id("replay")).to_be_visible()
    await ann.person.button("Play", exact=True).click()
    film = ann.page.get_by_test_id("bout-film")
    await expect(film).to_be_visible()
    await film.get_by_role("button", name="Speed: 1. Tap for slower.").click()
    await expect(film.get_by_role("button", name="Speed: 0.5. Tap for slower.")).to_be_visible()
    await film.get_by_role("slider").fill("100000")
    await expect(film.get_by_role("button", name="Play the bout")).to_be_visible()
    await film.get_by_role("button", name="Back to the table").click()
    await expect(film).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE, LANDSCAPE, DESK], ids=["phone", "landscape", "desk"])
async def test_door_ring_and_score_are_accessible_and_fit(
    quick_server: RunningServer, invite: Invite, device: dict[str, Any]
) -> None:
    ann = Fencer(await invite("Ann", device, at=quick_server, **STILL))
    await ann.step_in()
    assert await findings(ann.page) == [], "choice of cards"
    await ann.person.close_dialog()
    await ann.begin("Watch two bots", cards=("Freeze", "Second Wind"))
    assert await findings(ann.page) == [], "ring"
    await _fits(ann)
    await expect(ann.score).to_be_visible(timeout=LONGEST_BOUT_MS)
    assert await findings(ann.page) == [], "score"
    await _fits(ann)


async def _fits(fencer: Fencer) -> None:
    wide, high, across, down = await fencer.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight, innerWidth, innerHeight]"
    )
    assert (wide, high) <= (across, down)
