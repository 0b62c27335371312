"""Records messages that a page shows only for a moment, because a slow machine may look too late."""

from __future__ import annotations

from playwright.async_api import BrowserContext, Error, Page

KEEPS = """new MutationObserver(() => {
    const told = (window.told ??= []);
    const names = [
        'volley-told', 'volley-end', 'ring-told', 'ring-rules', 'ring-end', 'countdown',
        'people-toast', 'refusal', 'late', 'screen-end',
    ];
    const shown = names.map((name) => `[data-testid="${name}"]`);
    const places = ['[data-highlight]', '[data-spot="spotlight"]', '[role="application"] ul'];
    for (const each of document.querySelectorAll([...places, ...shown])) {
        const words = each.textContent.trim().replace(/\\s+/g, ' ');
        const name = each.dataset.highlight ?? each.dataset.testid ?? each.dataset.spot ?? 'list';
        const text = `${name}${each.dataset.clause ? ` ${each.dataset.clause}` : ''}: ${words}`;
        if (words && !told.includes(text)) told.push(text);
    }
}).observe(document, { childList: true, subtree: true, characterData: true });"""
FINDS = "(wanted) => (window.told ?? []).find((text) => wanted.every((each) => new RegExp(each).test(text)))"
PATIENCE_MS = 90_000
"""No battle in the arena lasts longer than this."""


async def keep(context: BrowserContext) -> None:
    """Record them on all pages that are opened from now on."""
    await context.add_init_script(KEEPS)


async def told(page: Page) -> list[str]:
    """All recorded messages, and those of the arena, oldest first. Each follows the name of the element that showed it,
    and the clause if there is one."""
    found: list[str] = await page.evaluate("window.told ?? []")
    return found


async def hears(page: Page, *patterns: str) -> str:
    """Wait until a message that matches all these patterns was shown or announced, and return it."""
    try:
        found = await page.wait_for_function(FINDS, arg=patterns, polling=100, timeout=PATIENCE_MS)
    except Error as error:
        raise AssertionError(f"Nothing with {patterns} in {await told(page)}") from error
    text: str = await found.json_value()
    return text
