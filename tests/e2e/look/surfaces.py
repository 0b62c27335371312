"""The surfaces of a table: a phone held upright and sideways, a desk and a shared screen."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.async_api import ViewportSize, expect

from tests.e2e.look.camera import Camera
from tests.e2e.look.still import PREPARED
from tests.e2e.moments import hears
from tests.e2e.people import DESK, PHONE, SCREEN, Invite, Person
from tests.e2e.sight import SIDEWAYS, UPRIGHT
from tests.server.harness import Round, let_judge
from tests.tables.page import Page

ALL = ("upright", "sideways", "desk", "screen")


class Surfaces:
    """The first of the seated has a phone, the second a desk; there is a shared screen, too."""

    def __init__(self, phone: Person, desk: Person, screen: Person, seated: Sequence[Page], camera: Camera) -> None:
        self.phone = phone
        self.desk = desk
        self.screen = screen
        self._seated = seated
        self._camera = camera

    @property
    def people(self) -> tuple[Person, Person, Person]:
        return self.phone, self.desk, self.screen

    async def result_went(self) -> None:
        """The result was shown on the screen, and the board that tells of the end is seen again."""
        await hears(self.screen.page, "^screen-end: ")
        await self.end_rests()
        await expect(self.screen.page.get_by_test_id("screen-end")).to_have_count(0)

    async def end_rests(self) -> None:
        """Go on to the last act of the end on the screen, which has begun."""
        moving = self.screen.page.locator('[data-testid="screen-end"]:not([data-stage="evening"])')
        while await moving.count():
            await self.screen.page.keyboard.press("ArrowRight")

    async def take(self, phase: str, *surfaces: str) -> None:
        """Take a picture of each of these surfaces, or of all."""
        for surface in surfaces or ALL:
            person, size = self._shown(surface)
            # What was done last was done over sockets, and the page has to hear of it.
            newest: int = max(page.play["now_ms"] for page in self._seated if page.play is not None)
            await self._camera.take(person.page, f"{phase}-{surface}", size, heard_ms=newest)

    def _shown(self, surface: str) -> tuple[Person, ViewportSize | None]:
        if surface == "desk":
            return self.desk, None
        if surface == "screen":
            return self.screen, None
        return self.phone, UPRIGHT if surface == "upright" else SIDEWAYS


async def surfaces(
    invite: Invite, table: Round, seated: Sequence[Page], camera: Camera, *, judges: Sequence[Page] = ()
) -> Surfaces:
    """The pages of two people and of a screen; the first of `judges` is the host, who lets it judge."""
    people = []
    for page, device in zip(seated, ({**PHONE, "viewport": UPRIGHT}, DESK), strict=True):
        person = await invite(page.name, device, at=table.server)
        # Without a graphics card, pictures of what is drawn in space are slow, and the browser says so.
        person.expect_trouble("GPU stall due to ReadPixels")
        credential = f"localStorage.setItem('rumpus.credential.{table.code}', '{page.credential}');"
        await person.context.add_init_script(PREPARED + credential)
        await person.open(f"/t/{table.code}")
        await expect(person.playing).to_be_visible()
        people.append(person)
    screen = await _screen_of(people[1])
    await screen.open(f"/t/{table.code}/screen")
    await expect(screen.page.get_by_test_id("screen-play")).to_be_visible()
    if judges:
        await let_judge(*judges)
        for person in people:
            await expect(person.button("Just watch")).to_have_count(0)
    return Surfaces(*people, screen, seated, camera)


async def _screen_of(person: Person) -> Person:
    """A screen in another window of somebody's browser, which has loaded most of it already."""
    page = await person.context.new_page()
    await page.set_viewport_size(SCREEN["viewport"])
    person.watch(page)
    return Person("Screen", person.context, page, person.address)
