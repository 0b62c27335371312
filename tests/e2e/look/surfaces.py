"""The surfaces of a table side by side: a phone held both ways, a desk and a shared screen."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.async_api import expect

from tests.e2e.axe import CHECKED
from tests.e2e.look.camera import Camera
from tests.e2e.moments import hears
from tests.e2e.people import DESK, PHONE, SCREEN, Invite, Person
from tests.e2e.sight import SIDEWAYS, UPRIGHT
from tests.server.harness import Round
from tests.tables.page import Page


class Surfaces:
    """The first of these pages is on a phone, the second on a desk; a screen is there, too."""

    def __init__(self, phone: Person, desk: Person, screen: Person, camera: Camera) -> None:
        self.phone = phone
        self.desk = desk
        self.screen = screen
        self._camera = camera

    async def result_went(self) -> None:
        """The result was shown on the screen, and the board that tells of the end is seen again."""
        await hears(self.screen.page, "^screen-end: ")
        await expect(self.screen.page.get_by_test_id("screen-end")).to_have_count(0)

    async def take(self, phase: str) -> None:
        await self._camera.take(self.phone.page, f"{phase}-upright", UPRIGHT)
        await self._camera.take(self.phone.page, f"{phase}-sideways", SIDEWAYS)
        await self._camera.take(self.desk.page, f"{phase}-desk")
        await self._camera.take(self.screen.page, f"{phase}-screen")


async def surfaces(invite: Invite, table: Round, seated: Sequence[Page], camera: Camera) -> Surfaces:
    people = []
    for page, device in zip(seated, (PHONE, DESK), strict=True):
        person = await invite(page.name, device, at=table.server, **CHECKED)
        await person.come_back(table.code, page.credential or "")
        await expect(person.playing).to_be_visible()
        people.append(person)
    screen = await invite("Screen", SCREEN, at=table.server, **CHECKED)
    await screen.open(f"/t/{table.code}/screen")
    await expect(screen.page.get_by_test_id("screen-play")).to_be_visible()
    return Surfaces(*people, screen, camera)
