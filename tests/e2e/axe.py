"""The accessibility check of axe-core, as text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.async_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

CHECKED: dict[str, Any] = {"bypass_csp": True}
"""Context options for pages into which the check's script is inserted."""

# A function and not an expression, since the pages forbid the evaluation of strings.
AT_REST = """() => document.getAnimations().every(
    (each) => each.playState !== 'running' || each.effect.getTiming().iterations === Infinity
)"""
TRIES = 3
UNREST_MS = 300


async def findings(page: Page) -> list[str]:
    """Serious and critical findings on the page as it is shown now, in light and in dark colours."""
    if not await page.evaluate("'axe' in window"):
        await page.add_script_tag(path=SCRIPT)
    await page.emulate_media(color_scheme="light")
    # Without media files, of which no page has any.
    by_day = await _run(page, "{ resultTypes: ['violations'], preload: false }")
    await page.emulate_media(color_scheme="dark")
    by_night = await _run(page, "{ resultTypes: ['violations'], preload: false, runOnly: ['color-contrast'] }")
    await page.emulate_media(color_scheme="light")
    return by_day + [f"by night: {each}" for each in by_night]


async def _run(page: Page, options: str) -> list[str]:
    # Elements that move or fade in may be reported wrongly: only lasting findings count.
    for _ in range(TRIES):
        await page.wait_for_function(AT_REST)
        found = _serious(await page.evaluate(f"axe.run({options})"))
        if not found:
            break
    return found


async def measured(page: Page, check: str) -> list[str]:
    """Findings of a script about the layout, once elements have stopped moving."""
    for _ in range(TRIES):
        await page.wait_for_function(AT_REST)
        found: list[str] = await page.evaluate(check)
        if not found:
            break
        await page.wait_for_timeout(UNREST_MS)
    return found


def _serious(found: dict[str, Any]) -> list[str]:
    return [
        f"{each['impact']} {each['id']}: {each['help']}: {node['html'][:160]} ({node['failureSummary'][:300]})"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
