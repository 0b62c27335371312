"""A tour of the parts of a game: accessible, and everything in sight, on a phone and on a desk."""

from __future__ import annotations

from playwright.async_api import Page, ViewportSize

from tests.e2e.axe import findings, measured
from tests.e2e.people import DESK
from tests.e2e.sight import Shown, resized


class Tour:
    """Checks many pages, and reports all findings at the end."""

    def __init__(self, *checks: str, below_dialogs: bool = False) -> None:
        """`checks` are scripts about the layout. A page with a dialog is measured only with `below_dialogs`."""
        self._checks = checks
        self._below_dialogs = below_dialogs
        self.found: list[str] = []

    async def look(self, shown: Shown, where: str) -> None:
        """Accessible and in sight, on a phone and on a desk."""
        await self.glance(shown, where)
        async with resized(shown.page, DESK["viewport"]):
            await self.glance(shown, f"{where}, on a desk")

    async def glance(self, shown: Shown, where: str) -> None:
        """The same in the window as it is, for parts that look the same on every device, and for the shared screen."""
        page = shown.page
        self._report(await findings(page), where)
        if self._below_dialogs or not await page.locator("dialog[open]").count():
            await self._measure(page, where)

    async def measure(self, shown: Shown, where: str, size: ViewportSize | None = None) -> None:
        """In sight only, in the window as it is or with another size."""
        if size is None:
            await self._measure(shown.page, where)
        else:
            async with resized(shown.page, size):
                await self._measure(shown.page, where)

    def ends(self) -> None:
        assert not self.found, "\n".join(self.found)

    async def _measure(self, page: Page, where: str) -> None:
        self._report(await measured(page, *self._checks), where)

    def _report(self, found: list[str], where: str) -> None:
        self.found += [f"{where}: {each}" for each in found]
