"""Pages whose whole history is kept, for the history checker."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from rumpus.server.store import open_store
from tests.cluster.folded import stored_games
from tests.cluster.history import History, complaints
from tests.server.harness import Server, SocketPage, open_table
from tests.server.running import RunningServer


class RecordedPage(SocketPage):
    """A page that also keeps what it sent."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server, name)
        self.sent: list[dict[str, Any]] = []

    async def send(self, message: dict[str, Any]) -> None:
        self.sent.append(message)
        await super().send(message)


@asynccontextmanager
async def two_pages(server: RunningServer) -> AsyncIterator[list[RecordedPage]]:
    """Two people in a game of Mantis."""
    pages, code = [RecordedPage(server, name) for name in ("Ann", "Bo")], await open_table(server)
    for seat, page in enumerate(pages):
        await page.connect(path=f"?t={code}")
        await page.hello(code)
        await page.do("take_seat", seat=seat)
    await pages[0].do("start", anyway=True)
    for page in pages:
        await page.until(lambda page=page: page.play)  # type: ignore[misc]
    yield pages
    for page in pages:
        await page.close()


async def second_page(page: RecordedPage, server: RunningServer) -> RecordedPage:
    """Another page of the same person, at another server."""
    again = RecordedPage(server, page.name)
    again.credential = page.credential
    await again.connect(path=f"?t={page.table['code']}")
    assert (await again.hello(page.table["code"]))["type"] == "welcome"
    return again


def acting(page: RecordedPage, seat: int, ref: int) -> dict[str, Any]:
    return {"type": "act", "ref": ref, "seat": seat, "prompt": page.prompt(seat), "action": {"type": "score"}}


def checked(database: str, *pages: tuple[RecordedPage, int]) -> list[str]:
    """What the log says against what these pages, each with its seat, were told."""
    store = open_store(database)
    try:
        # Pages of one person have sent their actions together.
        sent = {seat: [each for page, held in pages for each in page.sent if held == seat] for _, seat in pages}
        histories = [
            History(page.name, (seat,), page.raw, sent[seat], is_at_the_end=not page.is_closed) for page, seat in pages
        ]
        return complaints(stored_games(store, pages[0][0].table["code"]), histories)
    finally:
        store.close()
