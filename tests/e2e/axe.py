"""The accessibility check of axe-core, as text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.async_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


async def findings(page: Page) -> list[str]:
    """What is seriously or critically wrong with a page as it is shown now."""
    if not await page.evaluate("'axe' in window"):
        await page.add_script_tag(path=SCRIPT)
    # Cards in the air and cross-fades have no colours of their own to judge.
    await page.evaluate(
        "Promise.allSettled(document.getAnimations().filter(a => a.effect?.getComputedTiming().endTime < 1e5)"
        ".map(a => a.finished)).then(() => null)"
    )
    found: dict[str, Any] = await page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{each['impact']} {each['id']}: {each['help']}: {node['html'][:160]} ({node['failureSummary'][:300]})"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
