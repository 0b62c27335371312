"""A card that turns over shows its back, then its front without mirroring, in Chromium and in Firefox."""

from __future__ import annotations

import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from tests.e2e.browsers import firefox
from tests.server.harness import Round, open_table, round_at
from tests.server.running import HouseInAThread
from tests.tables.seated import Seated, company

HOLDS = """
    // The turn of a card stands still wherever it is put, and nothing that waits for it goes on.
    const [animate, wait] = [Element.prototype.animate, window.setTimeout];
    window.turn = null;
    Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options);
        const card = this.closest('[data-flyer]');
        const turns = [...frames].some((frame) => /rotateY/.test(frame.transform));
        if (card && (turns || (window.turn && this.dataset.face))) {
            window.turn ??= { card, held: [] };
            window.turn.held.push(animation);
            animation.pause();
        }
        return animation;
    };
    window.setTimeout = (then, ms, ...more) => (window.turn && ms > 50 ? 0 : wait(then, ms, ...more));
"""
IS_HELD = """new Promise((done) => {
    const look = () => (window.turn ? done(true) : requestAnimationFrame(look));
    look();
})"""
AT = """new Promise((done) => {
    const { held, card } = window.turn;
    // The shares of the way are given, not those of the time: how fast it goes does not matter here.
    for (const each of held) {
        each.effect.updateTiming({ easing: 'linear' });
        each.currentTime = each.effect.getTiming().duration * SHARE;
    }
    const front = card.querySelector('[data-face="front"]');
    const seen = (x, y) => {
        // A point of the card has its place in space where an element there has it.
        const point = front.appendChild(document.createElement('i'));
        Object.assign(point.style, { position: 'absolute', left: `${x * 100}%`, top: `${y * 100}%` });
        const { left, top } = point.getBoundingClientRect();
        point.remove();
        return [left, top];
    };
    requestAnimationFrame(() => requestAnimationFrame(() => done(PLACES.map(([x, y]) => seen(x, y)))));
})"""
LEFT_TO_THE_BROWSER = """[...window.turn.card.querySelectorAll('*')].filter((each) => {
    const { backfaceVisibility, transformStyle } = getComputedStyle(each);
    return backfaceVisibility !== 'visible' || transformStyle !== 'flat';
}).length"""
COLOURS = """async ([picture, places]) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const brush = canvas.getContext('2d');
    brush.drawImage(image, 0, 0);
    return places.map(([x, y]) => [...brush.getImageData(Math.round(x), Math.round(y), 1, 1).data].slice(0, 3));
}"""
PAINT = """(() => {
    const front = window.turn.card.querySelector('[data-face="front"] .card');
    const probe = document.createElement('canvas').getContext('2d');
    probe.fillStyle = getComputedStyle(front).backgroundColor;
    probe.fillRect(0, 0, 1, 1);
    return [...probe.getImageData(0, 0, 1, 1).data].slice(0, 3);
})()"""

# Points of a front that have only its colour, and points of its sign, all as shares of the card.
PLAIN = ((0.85, 0.13), (0.13, 0.9), (0.87, 0.9))
SIGN = tuple((0.1 + 0.02 * x, 0.08 + 0.02 * y) for x in range(12) for y in range(7))


class Tab(Protocol):
    """A page of any browser."""

    async def open(self, address: str) -> None: ...

    async def evaluate(self, script: str) -> Any: ...

    async def picture(self) -> str: ...


class Chromium:
    def __init__(self, page: Page) -> None:
        self._page = page

    async def open(self, address: str) -> None:
        await self._page.goto(address)

    async def evaluate(self, script: str) -> Any:
        return await self._page.evaluate(script)

    async def picture(self) -> str:
        # Do not restart animations for the screenshot.
        return base64.b64encode(await self._page.screenshot(animations="allow")).decode()


@pytest_asyncio.fixture(loop_scope="session")
async def eye(browser: Browser) -> AsyncIterator[Page]:
    """An empty page that reads the colours of a screenshot."""
    page = await browser.new_page()
    yield page
    await page.close()


@asynccontextmanager
async def _table(house: HouseInAThread) -> AsyncIterator[tuple[Round, list[Seated]]]:
    async with round_at(house, await open_table(house)) as table:
        pages = await table.game()
        yield table, list(company(*(Seated(page, seat) for seat, page in enumerate(pages))))


class Card:
    """The turning card, as it is shown."""

    def __init__(self, tab: Tab, eye: Page) -> None:
        self._tab = tab
        self._eye = eye

    async def seen(self, share: float, places: Any) -> list[Any]:
        """The colours at these points of the card at this share of the turn."""
        script = AT.replace("SHARE", str(share)).replace("PLACES", json.dumps(places))
        where = await self._tab.evaluate(script)
        colours: list[Any] = await self._eye.evaluate(COLOURS, [await self._tab.picture(), where])
        return colours


def _alike(one: Any, other: Any) -> bool:
    return all(abs(a - b) <= 12 for a, b in zip(one, other, strict=True))


async def _turns(tab: Tab, eye: Page, house: HouseInAThread) -> None:
    async with _table(house) as (table, seats):
        key = f"rumpus.credential.{table.code}"
        await tab.open(f"{house.url}/rules/mantis")
        await tab.evaluate(f"localStorage.setItem('{key}', '{seats[0].page.credential}')")
        await tab.open(f"{house.url}/t/{table.code}")
        await tab.evaluate(
            "new Promise((done) => { const look = () => document.querySelector('[data-spot=draw]')"
            " ? done(true) : requestAnimationFrame(look); look(); })"
        )
        mover = next(each for each in seats if each.prompts())
        await mover.act("score", to="turn")
        await tab.evaluate(IS_HELD)
        card = Card(tab, eye)
        paint = await tab.evaluate(PAINT)

        assert await tab.evaluate(LEFT_TO_THE_BROWSER) == 0
        backs = [await card.seen(share, PLAIN) for share in (0, 0.25)]
        assert all(not _alike(colours[0], colours[1]) for colours in backs), "the back has bands of three colours"
        for share in (0.75, 1):
            fronts = await card.seen(share, PLAIN)
            assert all(_alike(colour, paint) for colour in fronts), (share, fronts, paint)
        signed = await card.seen(1, SIGN)
        mirrored = await card.seen(1, [(1 - x, y) for x, y in SIGN])
        assert not all(_alike(colour, paint) for colour in signed), "the sign stands in the left corner"
        assert all(_alike(colour, paint) for colour in mirrored), "the card is not seen in a mirror"


async def test_a_card_of_mantis_turns_from_its_back_to_its_front(
    browser: Browser, eye: Page, house: HouseInAThread
) -> None:
    device: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "no-preference"}
    async with await browser.new_context(**device) as context:
        await context.add_init_script(HOLDS)
        await _turns(Chromium(await context.new_page()), eye, house)


async def test_a_card_of_mantis_also_turns_in_firefox(eye: Page, house: HouseInAThread, tmp_path: Path) -> None:
    program = firefox.found()
    if program is None:
        pytest.skip("There is no Firefox on this machine.")
    async with firefox.firefox(program, tmp_path) as tab:
        await tab.resize(1280, 800)
        await tab.before_scripts(HOLDS)
        await _turns(tab, eye, house)
