"""The accessibility check of axe-core, as text, and scripts that measure a page at rest."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.async_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

CHECKED: dict[str, Any] = {"bypass_csp": True}
"""Context options for pages into which the check's script is inserted."""

TRIES = 3
UNREST_MS = 300

# One call a check: a page is waited for, checked, and its findings chosen without asking the browser in between.
# The second frame comes after everything that a page does because its size has changed.
AT_REST = """const atRest = async () => {
    const ask = window.askForPicture ?? requestAnimationFrame;
    const frame = () => new Promise((done) => ask(() => done()));
    const isMoving = (each) => each.playState === 'running' && each.effect.getTiming().iterations !== Infinity;
    const until = performance.now() + 60_000;
    await frame();
    await frame();
    while (document.getAnimations().some(isMoving)) {
        if (performance.now() > until) throw new Error('The page does not come to rest.');
        await frame();
    }
};"""

# Every rule has one impact: rules of a minor or moderate one cannot find what counts here. No page has media files to
# load first. Elements that move or fade in may be reported wrongly: only lasting findings count.
RUN = f"""async ([only, tries]) => {{
    {AT_REST}
    const counts = ['serious', 'critical'];
    const ignored = axe._audit.rules.filter((each) => !counts.includes(each.impact));
    const rules = Object.fromEntries(ignored.map((each) => [each.id, {{ enabled: false }}]));
    const options = {{ resultTypes: ['violations'], preload: false, ...(only ? {{ runOnly: only }} : {{ rules }}) }};
    let found = [];
    for (let tried = 0; tried < tries; tried += 1) {{
        await atRest();
        const {{ violations }} = await axe.run(options);
        found = violations
            .filter((each) => counts.includes(each.impact))
            .flatMap((each) => each.nodes.map((node) => {{
                const [html, why] = [node.html.slice(0, 160), node.failureSummary.slice(0, 300)];
                return `${{each.impact}} ${{each.id}}: ${{each.help}}: ${{html}} (${{why}})`;
            }}));
        if (!found.length) break;
    }}
    return found;
}}"""


async def findings(page: Page) -> list[str]:
    """Serious and critical findings on the page as it is shown now, in the colours of day and night.

    Other colours are a new picture of the whole page, so each check begins with those of the last one's end.
    """
    has_axe, is_dark = await page.evaluate("['axe' in window, matchMedia('(prefers-color-scheme: dark)').matches]")
    if not has_axe:
        await page.add_script_tag(path=SCRIPT)
    found = await _run(page, is_dark=is_dark)
    await page.emulate_media(color_scheme="light" if is_dark else "dark")
    return found + await _run(page, is_dark=not is_dark, only=["color-contrast"])


async def _run(page: Page, *, is_dark: bool, only: list[str] | None = None) -> list[str]:
    found: list[str] = await page.evaluate(RUN, [only, TRIES])
    return [f"by night: {each}" for each in found] if is_dark else found


async def measured(page: Page, *checks: str) -> list[str]:
    """Findings of scripts about the layout, once elements have stopped moving."""
    found: list[str] = await page.evaluate(_measuring(checks), [TRIES, UNREST_MS])
    return found


def _measuring(checks: Sequence[str]) -> str:
    return f"""async ([tries, unrest]) => {{
        {AT_REST}
        const found = [];
        for (const check of [{", ".join(f"({check})" for check in checks)}]) {{
            let its = [];
            for (let tried = 0; tried < tries; tried += 1) {{
                await atRest();
                its = check();
                if (!its.length) break;
                await new Promise((done) => setTimeout(done, unrest));
            }}
            found.push(...its);
        }}
        return found;
    }}"""
