"""Everybody reads their own language, and long words fit."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import ViewportSize, expect

from tests.e2e.axe import CHECKED, measured
from tests.e2e.people import PHONE, Invite, Person, gather_table
from tests.e2e.sight import OUT_OF_REACH
from tests.server.harness import open_table, round_at
from tests.server.running import HouseInAThread

SIZES: tuple[ViewportSize, ...] = ({"width": 360, "height": 640}, {"width": 844, "height": 390})
MOST_BYTES = 120_000
TOO_WIDE = """() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`${scrollWidth} px wide on ${innerWidth}`] : [];
}"""
# Text that is wider than its button, its field or its heading, where it cannot be scrolled.
CUT_OFF = """() => [...document.querySelectorAll('button, a, h1, h2, h3, p, label, select')]
    .filter((each) => each.checkVisibility() && !each.closest('.unseen'))
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible')
    .map((each) => `cut off: ${each.textContent.trim().slice(0, 60)}`)"""


async def speaking(person: Person, language: str) -> None:
    """The device of somebody who has chosen a language."""
    await person.context.add_init_script(f"localStorage.setItem('rumpus.language', '{language}')")


async def test_long_words_fit_on_the_home_page_in_the_lobby_and_on_a_board(invite: Invite) -> None:
    ann = await invite("Ann", PHONE, **CHECKED)
    found: list[str] = []

    async def look(where: str) -> None:
        for size in SIZES:
            await ann.page.set_viewport_size(size)
            checks = (TOO_WIDE, OUT_OF_REACH) if where == "board" else (TOO_WIDE, CUT_OFF)
            found.extend(f"{where}, {size['width']}: {each}" for each in await measured(ann.page, *checks))

    await speaking(ann, "en-XA")
    await ann.open("/")
    await expect(ann.button(re.compile("^Ñéw tááblé")).first).to_be_visible()
    await look("home")
    await gather_table(ann, bots=3)
    await look("lobby")
    await ann.button("Stáárt thé gáámé", exact=True).click()
    await expect(ann.playing).to_be_visible()
    await expect(ann.page.get_by_role("button", name=re.compile("^Sçóóré")).first).to_be_visible()
    await look("board")
    assert not found, "\n".join(found)


async def test_a_language_is_chosen_on_the_page_and_kept(invite: Invite) -> None:
    ann = await invite("Ann")
    await ann.open_home()
    await expect(ann.page.locator("html")).to_have_attribute("lang", "en")
    await ann.page.get_by_label("Language", exact=True).select_option(label="Deutsch")
    await expect(ann.button(re.compile("^Neuer Tisch")).first).to_be_visible()
    await ann.page.reload()
    await expect(ann.button(re.compile("^Neuer Tisch")).first).to_be_visible()
    await expect(ann.page.locator("html")).to_have_attribute("lang", "de")


async def test_everybody_at_a_table_reads_the_language_of_their_browser(invite: Invite, house: HouseInAThread) -> None:
    async with round_at(house, await open_table(house)) as table:
        pages = [await table.page(name, seat=seat) for seat, name in enumerate(("Ann", "Bob"))]
        await pages[0].do("start", anyway=True)
        ann, bob = await invite("Ann", at=house, locale="es-MX"), await invite("Bob", at=house)
        for person, page in zip((ann, bob), pages, strict=True):
            key = f"rumpus.credential.{table.code}"
            await person.context.add_init_script(f"localStorage.setItem('{key}', '{page.credential}')")
            await person.open(f"/t/{table.code}")
        for person, language, log in ((ann, "es", "Qué ha pasado"), (bob, "en", "What happened")):
            await expect(person.page.locator("html")).to_have_attribute("lang", language)
            await person.button(log, exact=True).click()
            await expect(person.page.get_by_test_id("sentence").first).to_contain_text(
                "cartas" if language == "es" else "cards"
            )


@pytest.mark.parametrize(
    ("language", "new_table"), [("de", "Neuer Tisch"), ("es", "Nueva mesa"), ("fr", "Nouvelle table")]
)
async def test_the_home_page_in_another_language_takes_less_than_120_kb(
    invite: Invite, language: str, new_table: str
) -> None:
    ann = await invite("Ann")
    await speaking(ann, language)
    link = await ann.context.new_cdp_session(ann.page)
    sizes: list[float] = []
    await link.send("Network.enable")
    link.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    await ann.open("/")
    await expect(ann.button(re.compile(f"^{new_table}")).first).to_be_visible()
    await ann.page.wait_for_load_state("networkidle")
    await ann.page.evaluate("document.fonts.ready.then(() => null)")
    assert len(sizes) >= 5, "the sizes were not counted"
    assert sum(sizes) < MOST_BYTES, sum(sizes)


async def test_a_language_that_does_not_exist_is_english(invite: Invite) -> None:
    ann = await invite("Ann")
    await speaking(ann, "xx")
    await ann.open_home()
    await expect(ann.page.locator("html")).to_have_attribute("lang", "en")
