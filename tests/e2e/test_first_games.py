"""Somebody who has read nothing learns every game by playing, from what the coach says and points at alone."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect

from tests.e2e.people import Invite, Person, forbid_storage

LISTED = ("mantis",)


TO_TAP = """() => {
  const coach = document.querySelector('[data-testid="coach"]');
  const next = [...coach.querySelectorAll('button:enabled')].find((b) => /^(Next|Done)$/.test(b.innerText.trim()));
  const thing = next ?? document.querySelector('[data-testid="coach-ring"][data-tap="true"]');
  if (!thing) return null;
  const { x, y, width, height } = thing.getBoundingClientRect();
  const sign = coach.innerText + (next ? '' : `${x} ${y}`);
  if (sign === window.tapped) return null;
  window.tapped = sign;
  return [x + width / 2, y + height / 2, thing.innerText.trim()];
}"""
"""Where the coach wants a tap now, once for each, and what is written there."""


class Pupil:
    """Does what the coach says: taps on, or taps what has a ring with a finger."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    @property
    def coach(self) -> Locator:
        return self.page.get_by_test_id("coach")

    def on(self, name: str = "Next|Done") -> Locator:
        return self.coach.get_by_role("button", name=re.compile(f"^({name})$"), disabled=False)

    async def begin(self, game: str) -> None:
        await self.person.open_home()
        poster = self.page.get_by_test_id(f"poster-{game}")
        await poster.get_by_role("button", name=re.compile("^Learn by playing")).click()
        await expect(self.coach).to_be_visible()

    async def step(self) -> bool:
        """One tap. Returns whether it was the last one."""
        # Found in one look: the next moment the coach may be further.
        x, y, name = await (await self.page.wait_for_function(TO_TAP)).json_value()
        await self.page.touchscreen.tap(x, y)
        return bool(name == "Done")


@pytest.mark.parametrize("game", LISTED)
async def test_a_newcomer_comes_to_the_end_of_a_first_game_without_a_refusal(invite: Invite, game: str) -> None:
    pupil = Pupil(await invite("Nell"))
    await pupil.begin(game)
    for number in range(200):
        if await pupil.step():
            break
        await expect(pupil.page.get_by_test_id("refusal")).to_have_count(0)
        if number == 3 and game == "mantis":
            # Somebody who leaves in the middle finds the lesson where it was.
            said = await pupil.coach.get_by_role("status").inner_text()
            await pupil.page.reload()
            await expect(pupil.coach.get_by_role("status")).to_have_text(said)
    else:
        raise AssertionError("the lesson never ends")
    await expect(pupil.coach).to_have_count(0)


async def test_a_move_that_the_coach_does_not_wait_for_is_no_refusal_but_a_hint(invite: Invite) -> None:
    pupil = Pupil(await invite("Nell"))
    await pupil.begin("mantis")
    await pupil.person.button(re.compile("^Steal from Pip")).click()
    await expect(pupil.coach.get_by_role("status")).to_contain_text("Wait a moment! ")
    await expect(pupil.page.get_by_test_id("refusal")).to_have_count(0)
    await pupil.coach.get_by_role("button", name="Stop the lesson").click()
    await pupil.on("Stop").click()
    await expect(pupil.coach).to_have_count(0)
    # The coach stays at the side of whoever wants it.
    await pupil.person.button("Menu").click()
    await pupil.page.get_by_role("switch", name="Coach is off").click()
    await pupil.page.keyboard.press("Escape")
    await pupil.coach.get_by_role("button", name="Your advice").click()
    await expect(pupil.coach.get_by_role("status")).to_contain_text("I would do this: ")
    await pupil.coach.get_by_role("button", name="My choices").click()
    await expect(pupil.person.dialog("What your choices mean")).to_contain_text("Steal from Gizmo")


async def test_a_first_game_goes_on_in_a_browser_that_keeps_nothing(invite: Invite) -> None:
    pupil = Pupil(await invite("Nell"))
    await forbid_storage(pupil.page)
    await pupil.begin("mantis")
    for _ in range(4):
        await pupil.step()
    await expect(pupil.page.get_by_test_id("refusal")).to_have_count(0)
    # Within the page the lesson is where it was.
    said = await pupil.coach.get_by_role("status").inner_text()
    await pupil.page.go_back()
    await pupil.page.get_by_role("link", name=re.compile("^Return to")).click()
    await expect(pupil.coach.get_by_role("status")).to_have_text(said)
