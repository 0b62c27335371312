"""Teams over real sockets: nothing private to one team reaches the other, spectators or a shared screen."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from rumpus.server.limits import Limits
from rumpus.server.store.schema import entries, games
from tests.engine.testgame.model import WORDS
from tests.server.harness import Round, SocketPage, http, open_table, round_at
from tests.server.running import HouseInAThread, house_in_a_thread
from tests.tables.teamgame import team_game


@pytest.fixture
async def table(server: HouseInAThread) -> AsyncIterator[Round]:
    with team_game() as game:
        async with round_at(server, await open_table(server, game=game)) as opened:
            yield opened


async def _teams(table: Round) -> tuple[SocketPage, ...]:
    """Ann (host) and Cy in seat 0, Bo and Di in seat 1, in a game that has begun."""
    pages = [await table.page(name, seat=seat) for name, seat in (("Ann", 0), ("Bo", 1), ("Cy", 0), ("Di", 1))]
    # Long enough that no window closes by itself.
    await pages[0].do("configure", options={"long_window": True}, settings={"commits": "anyone"})
    await pages[0].do("start", anyway=True)
    for page in pages:
        await page.until(lambda page=page: page.play)  # type: ignore[misc]
    return tuple(pages)


async def test_a_teams_chat_pads_and_view_reach_nobody_else(table: Round, server: HouseInAThread) -> None:
    ann, bo, cy, di = await _teams(table)
    watching = await table.page("Ed", role="spectator")
    screen = await table.page("screen", role="screen")
    others = (bo, di, watching, screen)
    await cy.do("say", text="zebra-in-the-chat", to="team")
    await cy.do("set_pad", seat=0, name="notes", text="zebra-on-the-pad")
    await ann.do("set_pad", seat=0, name="zebra", text="anything")
    await ann.act(0, {"type": "point", "door": 2})
    for page in (ann, cy):
        await page.until(lambda page=page: (page.play or {})["private"]["0"]["door"] == 2)  # type: ignore[misc]
    # Pages that reconnect or reload get no more than before.
    for page in others:
        await page.drop()
        await page.resume()
        await page.drop()
        await page.connect()
        if page is screen:
            await page.hello(table.code, role="screen")
        else:
            await page.hello(table.code)
    late = await table.page("Flo")
    await ann.do("say", text="that is all")
    for page in (*others, late):
        await page.until(lambda page=page: b"that is all" in b"".join(page.raw))  # type: ignore[misc]
    async with http(server) as client:
        answers = [await client.get(path) for path in ("/api/tables", f"/api/tables/{table.code}", "/metrics")]
    told = b"".join(b"".join(page.raw) for page in (*others, late)) + b"".join(each.content for each in answers)
    assert b"zebra" not in told
    assert b'"door":2' not in told
    team = b"".join(ann.raw) + b"".join(cy.raw)
    assert team.count(b"zebra-in-the-chat") == 2
    assert team.count(b"zebra-on-the-pad") == 1


async def test_the_keepers_word_reaches_only_the_keepers_team(table: Round) -> None:
    pages = await _teams(table)
    keeper = pages[0].public["keeper"]
    inside = [page for seat, page in zip((0, 1, 0, 1), pages, strict=True) if seat == keeper]
    outside = [page for page in pages if page not in inside]
    word = (inside[0].play or {})["private"][str(keeper)]["word"]
    assert word in WORDS
    for page in inside:
        assert word.encode() in b"".join(page.raw)
    for page in outside:
        assert word.encode() not in b"".join(page.raw)


async def test_only_one_of_two_simultaneous_actions_for_a_seat_is_applied(table: Round) -> None:
    ann, bo, cy, di = await _teams(table)
    same = {"type": "act", "ref": 1, "seat": 0, "prompt": "point-1", "action": {"type": "point", "door": 1}}
    answers = await asyncio.gather(ann.ask(same), cy.ask(same))
    assert sorted(answer["type"] for answer in answers) == ["rejected", "update"]
    assert [answer["code"] for answer in answers if answer["type"] == "rejected"] == ["prompt_closed"]
    for page in (bo, di):
        await page.until(lambda page=page: page.public["pointed"] == [True, False])  # type: ignore[misc]


async def test_the_log_records_which_member_of_a_team_acted(table: Round, server: HouseInAThread) -> None:
    _, _, cy, _ = await _teams(table)
    await cy.act(0, {"type": "point", "door": 1})
    with server.store.engine.connect() as connection:
        logged = select(entries.c.seat, entries.c.member).join(games, games.c.id == entries.c.game_id)
        assert connection.execute(logged.where(games.c.table_code == table.code)).all() == [(0, cy.you)]


async def test_pads_written_too_fast_are_refused_and_the_page_stays(tmp_path: Path) -> None:
    limits = Limits(pads_per_second=0.001, pads_burst=2)
    with team_game() as game, house_in_a_thread(tmp_path / "rumpus.sqlite3", limits) as house:
        async with round_at(house, await open_table(house, game=game)) as table:
            ann, bo = await table.game()
            for text in "ab":
                await ann.do("set_pad", seat=0, name="notes", text=text)
            refused = await ann.command("set_pad", seat=0, name="notes", text="c")
            assert (refused["code"], refused["message"]) == ("too_fast", "Too many notes. Wait a moment.")
            await bo.do("set_pad", seat=1, name="notes", text="d")
            await ann.ping()


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"type": "set_pad", "seat": 0, "name": "../x", "text": ""}, "name"),
        ({"type": "set_pad", "seat": 0, "name": "notes", "text": 7}, "text"),
        ({"type": "set_pad", "seat": -1, "name": "notes", "text": ""}, "seat"),
        ({"type": "say", "text": "x", "to": "bots"}, "to"),
        ({"type": "name_captain", "seat": 0, "member": -1}, "member"),
        ({"type": "kick", "seat": 0, "member": "Ann"}, "member"),
    ],
)
async def test_invalid_commands_are_refused_with_the_field(table: Round, fields: dict[str, object], field: str) -> None:
    ann = await table.page("Ann", seat=0)
    refused = await ann.refusal(json.dumps({"ref": 7, **fields}))
    assert (refused["code"], refused["ref"], refused["field"]) == ("bad_message", 7, field)


async def test_the_longest_pad_fits_into_a_message(table: Round) -> None:
    ann, *_ = await _teams(table)
    text = "\U0001f980" * 4000
    await ann.send_raw(
        json.dumps({"type": "set_pad", "ref": 7, "seat": 0, "name": "a" * 20, "text": text}, ensure_ascii=False)
    )
    assert (await ann.answer_to(7, 0))["type"] == "done"
