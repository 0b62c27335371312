"""A device comes back: how its tables stand, and a television that a host gives a table."""

from __future__ import annotations

import secrets
from typing import Any

import pytest

from rumpus.server.store.televisions import GOOD_FOR, Televisions
from tests.server.harness import Round, SocketPage, http, mover_of
from tests.server.running import HouseInAThread


async def _mine(server: HouseInAThread, *tables: tuple[str, str | None]) -> dict[str, Any]:
    async with http(server) as client:
        asked = {"tables": [{"code": code, "credential": credential} for code, credential in tables]}
        answer = await client.post("/api/mine", json=asked)
    assert answer.status_code == 200, answer.text
    said: dict[str, Any] = answer.json()
    return said


async def test_a_device_learns_whose_move_it_is_at_its_tables(server: HouseInAThread, table: Round) -> None:
    ann, bo = await table.game()
    mover, _ = mover_of(ann, bo)
    for page in (ann, bo):
        said = await _mine(server, (table.code, page.credential))
        assert said["gone"] == []
        (standing,) = said["tables"]
        assert standing == {
            "code": table.code,
            "game": "mantis",
            "phase": "playing",
            "is_host": page is ann,
            "your_move": page is mover,
        }
    await ann.do("pause", paused=True)
    assert not (await _mine(server, (table.code, mover.credential)))["tables"][0]["your_move"]


async def test_who_does_not_prove_it_learns_nothing_of_a_table(server: HouseInAThread, table: Round) -> None:
    await table.game()
    said = await _mine(server, (table.code, "x" * 43), ("WWWWWW", "y" * 43))
    assert said == {"tables": [], "gone": [table.code, "WWWWWW"]}


def _key() -> str:
    return secrets.token_urlsafe(32)


async def _tv(server: HouseInAThread, key: str) -> dict[str, Any]:
    async with http(server) as client:
        answer = await client.post("/api/tv", json={"key": key})
    assert answer.status_code == 200, answer.text
    said: dict[str, Any] = answer.json()
    return said


async def _give(server: HouseInAThread, page: SocketPage, tv: str) -> tuple[int, str]:
    async with http(server) as client:
        headers = {"authorization": f"Bearer {page.credential}"}
        answer = await client.post(f"/api/tables/{page.table['code']}/tv", json={"tv": tv}, headers=headers)
    return answer.status_code, "" if answer.is_success else answer.json()["code"]


async def test_a_host_gives_a_television_the_table_by_its_code(server: HouseInAThread, table: Round) -> None:
    ann = await table.page("Ann", seat=0)
    await ann.do("configure", settings={"spectators": False})
    key = _key()
    shown = await _tv(server, key)
    assert shown["table"] is None
    assert shown["link"].endswith(f"/tv/{shown['code']}")
    assert "<svg" in shown["qr"]
    assert (await _tv(server, key))["code"] == shown["code"]

    assert await _give(server, ann, f" {shown['code'].lower()} ") == (204, "")
    assert (await _tv(server, key))["table"] == table.code
    screen = SocketPage(server, "screen")
    await screen.connect()
    welcome = await screen.hello(table.code, role="screen", credential=key)
    assert welcome["type"] == "welcome"
    (named,) = [each for each in welcome["table"]["screens"] if each["id"] == welcome["screen"]]
    assert (named["state"], named["vouched"]) == ("named", [ann.you])
    await screen.close()
    # A code is good for one table.
    assert await _give(server, ann, shown["code"]) == (404, "no_such_tv")


async def test_only_the_host_can_give_a_television_the_table(server: HouseInAThread, table: Round) -> None:
    ann, bo = await table.page("Ann", seat=0), await table.page("Bo", seat=1)
    stranger = SocketPage(server, "Eve")
    stranger.table, stranger.credential = ann.table, "x" * 43
    shown = await _tv(server, _key())
    assert await _give(server, bo, shown["code"]) == (403, "not_host")
    assert await _give(server, stranger, shown["code"]) == (403, "not_your_seat")
    assert await _give(server, ann, shown["code"]) == (204, "")


async def test_a_code_that_is_wrong_or_too_old_is_refused(
    server: HouseInAThread, table: Round, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await table.page("Ann", seat=0)
    assert await _give(server, ann, "WWWWWW") == (404, "no_such_tv")
    key = _key()
    shown = await _tv(server, key)
    monkeypatch.setattr("rumpus.server.store.televisions.GOOD_FOR", -GOOD_FOR)
    assert await _give(server, ann, shown["code"]) == (404, "no_such_tv")
    monkeypatch.undo()
    assert await _give(server, ann, shown["code"]) == (204, "")


async def test_a_television_needs_a_key_that_cannot_be_guessed(server: HouseInAThread) -> None:
    async with http(server) as client:
        for key in ("", "short", "x" * 42, "x" * 42 + "\n", "x" * 101):
            assert (await client.post("/api/tv", json={"key": key})).status_code == 400, key


def test_codes_are_not_kept_for_ever_and_keys_are_stored_as_hashes(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    televisions = Televisions(server.store.engine)
    key = _key()
    first = televisions.show(key)
    assert key not in (first.code, first.key_hash)
    assert televisions.known(key) == first
    monkeypatch.setattr("rumpus.server.store.televisions.GOOD_FOR", -GOOD_FOR)
    assert televisions.known(key) is None
    televisions.show(_key())
    monkeypatch.undo()
    assert televisions.known(key) is None
