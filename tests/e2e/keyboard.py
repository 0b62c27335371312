"""People who have only a keyboard and what a screen reader tells them: roles and names."""

from __future__ import annotations

from playwright.async_api import Locator, expect

from tests.e2e.people import Person

STOPS = 400
"""More tab stops than any page has."""

LOSES_FOCUS = """() => {
    const here = document.activeElement;
    if (!here || here === document.body) return 'nothing has the focus';
    // Places that only hold the focus until there is something to choose.
    if (here.matches('main, section, dialog, [tabindex="-1"]')) return '';
    const style = getComputedStyle(here);
    const isMarked = here.matches(':focus-visible') && (style.outlineStyle !== 'none' || style.boxShadow !== 'none');
    return isMarked ? '' : `no mark on ${here.outerHTML}`;
}"""


async def tab_to(person: Person, target: Locator) -> None:
    """To the next of these elements."""
    await expect(target.first).to_be_visible()
    for _ in range(STOPS):
        await person.page.keyboard.press("Tab")
        if await target.evaluate_all("all => all.includes(document.activeElement)"):
            assert await person.page.evaluate(LOSES_FOCUS) == ""
            return
    raise AssertionError(f"the Tab key does not come to {target}")


async def press(person: Person, target: Locator, key: str = "Enter") -> None:
    await tab_to(person, target)
    await person.page.keyboard.press(key)
