"""People at the generic board, who choose what it offers."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from playwright.async_api import Locator, expect

from tests.e2e.people import Person
from tests.server.harness import Server, open_table, round_at

# Chooses among the offered buttons in turn until the game is over. Asides (a forfeit, talk) are left alone. The pause
# keeps it below the server's limit of messages, which a person does not reach.
PLAY_ON = """async () => {
  const over = () => document.querySelector('[data-testid="game-over"]');
  const changed = () => new Promise((done) => {
    const observer = new MutationObserver(() => { observer.disconnect(); done(); });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  });
  const pause = () => new Promise((done) => setTimeout(done, 120));
  for (let step = 1; !over(); step += 7) {
    const picks = [...document.querySelectorAll('[data-testid="picks"] .main button:not(:disabled)')];
    const change = changed();
    picks[step % picks.length]?.click();
    await Promise.all([change, pause()]);
  }
}"""

# Whether a choice was taken up: the next step with its way back, or other choices.
ANSWERED = """(before) => {
  const buttons = (part) => [...document.querySelectorAll(`[data-testid="picks"] ${part} button`)];
  const isBegun = buttons('.asides').some((button) => button.innerText.trim() === 'Back');
  const labels = buttons('.main').map((button) => button.innerText);
  return isBegun || (labels.length > 0 && labels.join() !== before.join());
}"""


def picks(person: Person) -> Locator:
    """The buttons that bring the game on."""
    return person.page.get_by_role("group", name="Your choices").get_by_role("button")


def way_back(person: Person) -> Locator:
    """The button that takes a step back. A choice may have the same name, such as the back of a sword."""
    return person.page.get_by_test_id("picks").locator(".asides").get_by_role("button", name="Back", exact=True)


async def choose(person: Person, name: str | re.Pattern[str]) -> None:
    await picks(person).filter(has_text=name).first.click()


async def choose_first(person: Person) -> None:
    """Chooses the first button, and waits until others are offered in its place, or a way back."""
    before = await picks(person).all_inner_texts()
    await picks(person).first.click()
    await person.page.wait_for_function(ANSWERED, arg=before)


async def sit_at_generic_board(
    server: Server, game: str, *people: Person, bots: int = 0, options: dict[str, Any] | None = None
) -> str:
    """A table whose pages are asked to show the generic board. The game has begun."""
    async with round_at(server, await open_table(server, game=game)) as table:
        pages = [await table.page(person.name, seat=seat) for seat, person in enumerate(people)]
        await pages[0].do("configure", options=options or {})
        for seat in range(len(pages), len(pages) + bots):
            await pages[0].do("add_bot", seat=seat, level="easy")
        await pages[0].do("start", anyway=True)
        for person, page in zip(people, pages, strict=True):
            await person.come_back(table.code, page.credential or "", query="?board=generic")
            await expect(person.playing).to_be_visible()
        return table.code


async def play_to_the_end(*people: Person) -> None:
    await asyncio.gather(*(person.page.evaluate(PLAY_ON) for person in people))
