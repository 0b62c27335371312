"""Counts the taps that somebody needs."""

from __future__ import annotations

from playwright.async_api import Locator

from tests.e2e.people import Person


class Taps:
    """The taps of a person on a phone; the taps that the browser saw are counted, not those that a test wanted."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self.wanted = 0

    async def watch(self) -> None:
        """To be called before the page is opened. The count survives navigations within the page."""
        await self._person.page.add_init_script(
            "window.taps = 0; addEventListener('pointerdown', () => (window.taps += 1), { capture: true })"
        )

    async def tap(self, target: Locator) -> None:
        self.wanted += 1
        await target.tap()

    async def count(self) -> int:
        seen = int(await self._person.page.evaluate("window.taps"))
        assert seen == self.wanted, "the page was loaded again, or the test tapped in another way"
        return seen
