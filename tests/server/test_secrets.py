"""Secrets never leave the server during a game: the seed, the order of the cards, and credentials."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import select

from rumpus.engine import Run
from rumpus.games.mantis import Mantis
from rumpus.server.store import Store, open_store
from rumpus.server.store.schema import games, tables
from tests.server.harness import Round, SocketPage, http, mover_of, round_at
from tests.server.running import HouseInAThread, running_server

MOST_IN_A_TANK = 15
"""There are so many cards of a colour."""


def _seed(store: Store, code: str) -> str:
    with store.engine.connect() as connection:
        seed: str = connection.execute(select(games.c.seed).where(games.c.table_code == code)).scalar_one()
    return seed


def _told(pages: Sequence[SocketPage]) -> bytes:
    return b"\n".join(b"\n".join(page.raw) for page in pages)


async def test_the_seed_and_face_down_cards_are_sent_to_nobody(table: Round, server: HouseInAThread) -> None:
    pages = await table.game()
    watching = await table.page("Cy", role="spectator")
    screen = await table.page("screen", role="screen")
    for _ in range(6):
        mover, seat = mover_of(*pages)
        await mover.act(seat)
        await pages[1 - seat].until(lambda seat=seat: pages[1 - seat].public == pages[seat].public)  # type: ignore[misc]
    everyone = (*pages, watching, screen)
    async with http(server) as client:
        public = [
            await client.get(path) for path in ("/api/tables", f"/api/tables/{table.code}", "/metrics", "/api/house")
        ]
    told = _told(everyone) + b"".join(answer.content for answer in public)
    seed = _seed(server.store, table.code)
    assert seed.encode() not in told
    run = Run(Mantis(seats=2), bytes.fromhex(seed))
    deck = run.start().state.hidden.deck
    drawn = pages[0].public["drawn"]
    assert tuple(drawn) == deck[:6]
    for start in range(6, len(deck) - 2):
        # Any three consecutive cards of the draw pile. Small numbers are also those of the cards in tanks.
        three = deck[start : start + 3]
        if max(three) >= MOST_IN_A_TANK:
            assert json.dumps(three)[1:-1].replace(" ", "").encode() not in told
    assert b'"hidden":' not in told
    assert b'"deck":' not in told


async def test_a_credential_is_sent_only_to_its_own_page_and_stored_as_a_hash(
    table: Round, server: HouseInAThread
) -> None:
    pages = await table.game()
    for page in pages:
        others = [other for other in pages if other is not page]
        assert page.credential is not None
        assert page.credential.encode() in _told([page])
        assert page.credential.encode() not in _told(others)
    with server.store.engine.connect() as connection:
        kept = connection.execute(select(tables.c.document).where(tables.c.code == table.code)).scalar_one()
    assert not [page for page in pages if (page.credential or "").encode() in kept]


async def test_the_logs_have_neither_seeds_nor_credentials(tmp_path: Path) -> None:
    database = tmp_path / "rumpus.sqlite3"
    with running_server(database, "--log-level", "debug", "--log-json") as server:
        async with round_at(server) as table:
            pages = await table.game(bot="random")
            await pages[0].refusal(
                json.dumps({"type": "hello", "table": table.code, "credential": pages[0].credential})
            )
            await pages[0].command("configure", options={"jokers": pages[0].credential})
            code = table.code
        server.stop()
        seed = _stored_seed(database, code)
    assert "house.open" in server.errors
    for page in pages:
        assert (page.credential or "") not in server.errors
    assert seed not in server.errors


def _stored_seed(database: Path, code: str) -> str:
    store = open_store(f"sqlite:///{database}")
    seed = _seed(store, code)
    store.close()
    return seed
