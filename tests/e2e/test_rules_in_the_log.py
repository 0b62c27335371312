"""A line of the log names the rules it rests on, and the rule book opens at them without leaving the table."""

from __future__ import annotations

import re

from playwright.async_api import Locator, Page, expect

from tests.e2e.axe import CHECKED, findings
from tests.e2e.people import DESK, Invite, Person, gather_table, next_of

RULE = re.compile(r"^Rule M-(SCORE|STEAL)-\d$")


def _own_line(person: Person) -> Locator:
    """The line of the person's first move."""
    lines = person.page.get_by_test_id("log").get_by_role("listitem")
    return lines.filter(has_text="You try to score").last


def _book(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Rules of Mantis")


async def _read(person: Person, rule: Locator) -> None:
    """Open the rule book at a rule that the log names."""
    clause = await rule.inner_text()
    await rule.click()
    marked = _book(person.page).locator("[aria-current]")
    await expect(marked).to_have_attribute("data-clause", clause)
    await expect(marked).to_be_in_viewport()
    await expect(marked).to_be_focused()


async def test_a_rule_in_the_log_opens_the_rule_book_beside_the_game(invite: Invite) -> None:
    ann = await invite("Ann", DESK, **CHECKED)
    await gather_table(ann, bots=1)
    await ann.start()
    said = await ann.act("Score")
    address = ann.page.url
    rule = _own_line(ann).get_by_role("button", name=RULE).first
    await _read(ann, rule)
    await ann.close_dialog()
    await expect(rule).to_be_focused()
    assert ann.page.url == address
    # The announcement is the sentence alone.
    assert "M-" not in said
    assert await findings(ann.page) == []


async def test_further_rules_of_a_line_are_shown_with_the_keyboard(invite: Invite) -> None:
    ann = await invite("Ann", DESK)
    await gather_table(ann, bots=1)
    await ann.start()
    await ann.act("Score")
    # The bot has moved: nothing changes any more.
    await next_of([ann])
    more = _own_line(ann).get_by_role("button", name=re.compile("more rule"))
    await more.press("Enter")
    await expect(more).to_have_count(0)
    await ann.page.keyboard.press("Enter")
    await expect(_book(ann.page)).to_be_visible()


async def test_on_a_phone_the_rule_book_opens_over_the_log_and_leads_back_to_it(invite: Invite) -> None:
    ann = await invite("Ann")
    await gather_table(ann, bots=1)
    await ann.start()
    await ann.button("What happened", exact=True).click()
    await _read(ann, ann.page.get_by_role("button", name="Rule M-SETUP-1"))
    await ann.page.keyboard.press("Escape")
    await expect(_book(ann.page)).to_have_count(0)
    await expect(ann.dialog("What happened")).to_be_visible()
    await ann.close_dialog()
