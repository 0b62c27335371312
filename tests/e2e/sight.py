"""Checks at any page size that every control is visible, large enough for a thumb, and not covered."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Final, Protocol

from playwright.async_api import Page, ViewportSize

from tests.e2e.axe import measured

SIDEWAYS: Final[ViewportSize] = {"width": 844, "height": 390}
UPRIGHT: Final[ViewportSize] = {"width": 390, "height": 844}
SIZES: Final[Mapping[str, ViewportSize]] = {
    "held sideways": SIDEWAYS,
    "small, held sideways, and a desk at 200 %": {"width": 640, "height": 360},
    "upright": UPRIGHT,
    "small, upright": {"width": 360, "height": 640},
}
LARGE_TEXT: Final[Mapping[str, ViewportSize]] = {"upright": UPRIGHT, "held sideways": SIDEWAYS}
TEXT_SIZE = "(size) => { document.documentElement.style.fontSize = size; }"

TOO_LARGE = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [
        scrollWidth > innerWidth ? `${scrollWidth} px wide on ${innerWidth}` : '',
        scrollHeight > innerHeight ? `${scrollHeight} px high on ${innerHeight}` : '',
    ].filter(Boolean);
}"""

# A dialog, a score sheet and a list marked as scrollable may scroll; the parts to play with may not, unless the text is
# large. Lines to cut along are as long as the grid allows, and their cells have their own size.
OUT_OF_REACH = """() => {
    const found = [];
    const isLarge = document.documentElement.style.fontSize !== '';
    // What lies over everything, a floor, a board.
    const ground = ['dialog[open]', '[data-testid$="ring"]', '[data-testid="play"], [data-testid="replay"]']
        .map((each) => document.querySelector(each))
        .find((each) => each?.checkVisibility());
    const isLonger = (each) => each.scrollHeight > each.clientHeight + 1;
    const scrolls = (each) => /auto|scroll/.test(getComputedStyle(each).overflowY) && isLonger(each);
    const mayScroll = (each) =>
        isLarge || each.closest('dialog') || each.matches('[tabindex="0"], textarea, :has(> table, > * > table)');
    const cuts = (each) => getComputedStyle(each).overflow !== 'visible';
    const THUMB = 44, CARD = 36, CELL = 32;
    const isCard = (each) => each.matches('[data-card], [data-place], [data-tile], [data-slot]');
    // Badges lie over the edge of what they belong to; words that end in dots are cut on purpose.
    const BADGE = 8;
    const sticksOut = (each, box) => {
        const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            if (!text.textContent.trim() || text.parentElement.closest('.unseen')) continue;
            const { overflow, textOverflow } = getComputedStyle(text.parentElement);
            if (overflow !== 'visible' || textOverflow === 'ellipsis' || isCard(each)) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            const its = range.getBoundingClientRect();
            if (its.width === 0) continue;
            if (its.left < box.left - BADGE || its.right > box.right + BADGE) return true;
        }
        return false;
    };
    const targets = 'button, a[href], input:not([type=checkbox], [type=radio]), select, textarea, [role=slider]';
    for (const each of ground.querySelectorAll(`${targets}, [data-testid="play"] [data-cell]`)) {
        if (!each.checkVisibility({ visibilityProperty: true }) || each.closest('.unseen, [inert]')) continue;
        const box = each.getBoundingClientRect();
        const say = (what) => {
            const [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom].map(Math.round);
            const where = `${left} to ${right} across, ${top} to ${bottom} down, of ${innerWidth} x ${innerHeight}`;
            found.push(`${what}: ${where}: ${each.outerHTML.replace(/ class="[^"]*"/, '').slice(0, 140)}`);
        };
        let edges = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        let isInList = false;
        for (let up = each.parentElement; up && up !== document.body; up = up.parentElement) {
            if (scrolls(up)) {
                if (!mayScroll(up)) say('must be scrolled to');
                isInList = true;
                break;
            }
            if (!cuts(up)) continue;
            const its = up.getBoundingClientRect();
            edges = {
                left: Math.max(edges.left, its.left),
                top: Math.max(edges.top, its.top),
                right: Math.min(edges.right, its.right),
                bottom: Math.min(edges.bottom, its.bottom),
            };
        }
        if (box.left < edges.left - 1 || box.right > edges.right + 1) say('not all in sight');
        else if (!isInList && (box.top < edges.top - 1 || box.bottom > edges.bottom + 1)) say('not all in sight');
        if (each.matches('[data-cell], [data-score]')) {
            if (Math.min(box.width, box.height) < CELL) say('too small to cut');
            continue;
        }
        // What the button for the last step does as well may be small, and so may notes, of which eleven are in a row.
        if (each.matches('[data-cut], [data-take], [data-place-note]')) continue;
        if (sticksOut(each, box)) say('its words stick out');
        if (box.height < THUMB - 0.5 || box.width < (isCard(each) ? CARD : THUMB) - 0.5) say('too small');
        // Cards overlap in a pile, and one button may lie over all of it.
        if (isInList || isCard(each)) continue;
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (top && !(each === top || each.contains(top) || top.closest('label')?.contains(each))) {
            if (!each.disabled) say(`covered by ${top.outerHTML.slice(0, 80)}`);
        }
    }
    return found;
}"""


async def flaws(page: Page) -> list[str]:
    """Controls that cannot be reached on the page as it is shown now."""
    return await measured(page, TOO_LARGE, OUT_OF_REACH)


async def flaws_at_any_size(page: Page) -> list[str]:
    """The same at every page size, and with text of twice the usual size."""
    before = page.viewport_size
    assert before is not None
    found = []
    for name, size in SIZES.items():
        await page.set_viewport_size(size)
        found += [f"{name}: {each}" for each in await flaws(page)]
    await page.evaluate(TEXT_SIZE, "200%")
    for name, size in LARGE_TEXT.items():
        await page.set_viewport_size(size)
        found += [f"large text, {name}: {each}" for each in await flaws(page)]
    await page.evaluate(TEXT_SIZE, "")
    await page.set_viewport_size(before)
    return found


@asynccontextmanager
async def resized(page: Page, size: ViewportSize) -> AsyncIterator[None]:
    """The page in a window of another size."""
    before = page.viewport_size
    assert before is not None
    await page.set_viewport_size(size)
    yield
    await page.set_viewport_size(before)


class Shown(Protocol):
    """Anything that is shown in a browser."""

    page: Page


class Tour:
    """Checks many pages, and reports all findings at the end."""

    def __init__(self) -> None:
        self.found: list[str] = []

    async def look(self, shown: Shown, where: str) -> None:
        self.found += [f"{where}, {each}" for each in await flaws_at_any_size(shown.page)]

    def ends(self) -> None:
        assert not self.found, "\n".join(self.found)
