"""Tables of A Little Wordy over real sockets."""

from __future__ import annotations

from typing import Any

from rumpus.games.wordy.model import WordyState
from tests.server.harness import Round, SocketPage
from tests.tables.seated import company
from tests.tables.wordy_sides import Side, seed_where, words_of


def has_long_words(state: WordyState) -> bool:
    """Whether both sides have words too long to occur by chance, and a double letter for Burn the Copies."""
    return all(len(words_of(each.tiles, 6, 7)) > 20 and len(set(each.tiles)) < 11 for each in state.private)


def decent_seed() -> bytes:
    return seed_where(has_long_words, clues="first_game")


async def begin(
    table: Round, *names: str, options: dict[str, Any] | None = None, settings: dict[str, Any] | None = None
) -> list[Side]:
    """A game in which the people sit in seats 0 and 1 in turn. The first is the host."""
    sides = [Side(await table.page(name, seat=place % 2), place % 2) for place, name in enumerate(names)]
    host = sides[0].page
    await host.do("configure", options=options or {}, settings=settings or {})
    await host.do("start", anyway=True)
    for side in sides:
        await side.page.until(lambda side=side: side.page.play)  # type: ignore[misc]
    return list(company(*sides))


def told(page: SocketPage, owner: int) -> bytes:
    """Every byte that reached a page before the word of a side was guessed or shown."""
    kept = []
    for raw, message in zip(page.raw, page.messages, strict=True):
        if message["type"] == "update" and any(_shows(event, owner) for event in message.get("events", ())):
            break
        kept.append(raw)
    return b"\n".join(kept)


def _shows(event: dict[str, Any], owner: int) -> bool:
    if event["type"] == "guessed_right":
        return bool(event["seat"] != owner)
    return bool(event["type"] == "secret_shown" and event["seat"] == owner)
