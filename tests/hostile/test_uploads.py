"""Uploads cannot overload the server: every file costs little, and no bot waits for it."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from rumpus.arena.duel import VERSION
from rumpus.engine import Run
from rumpus.games.burrito.model import Count, Discard, Draw, Options
from rumpus.games.burrito.rules import Burrito
from rumpus.replays.format import Player, to_replay
from rumpus.replays.verify import CPU_S
from tests.server.harness import Round, SocketPage, http, round_at
from tests.server.running import RunningServer, running_server

MEGABYTES = 4
SETUP = {"version": VERSION, "fighters": [0, 1], "setup": {"seed": 1, "binds": [[], []]}}
PRACTICE: dict[str, Any] = {
    "format": "rumpus-replay-1",
    "game": "sword_practice",
    "rules_version": 1,
    "options": {},
    "seed": "0" * 32,
    "players": [{"name": "Ann"}, {"name": "Bo"}],
    "entries": [],
}


def _file(**fields: Any) -> bytes:
    return json.dumps({**PRACTICE, **fields}).encode()


def _battles(part: bytes, parts: int, count: int = 500) -> bytes:
    told = [base64.b64encode(part).decode()] * parts
    return _file(recordings=[{"battle": f"bout-{each}", "setup": SETUP, "parts": told} for each in range(count)])


def long_runs() -> bytes:
    """Three bytes for 255 ticks, as often as they fit."""
    return _battles(b"\xff\x00\x00" * 1660, MEGABYTES, count=150)


def short_runs() -> bytes:
    """Battles of the maximum length, with one tick a run."""
    return _battles(b"\x01\x00\x00" * 1240, 4, count=200)


def deep() -> bytes:
    return _file(options={}).replace(b'"options": {}', b'"options": ' + b"[" * 2_000_000 + b"]" * 2_000_000)


def long_log() -> bytes:
    entry = {"at_ms": 0, "by": "person", "action": {"type": "wake"}}
    return _file(entries=[entry] * 60_000)


def wide_actions() -> bytes:
    entry = {"at_ms": 0, "by": "person", "seat": 0, "action": {"type": "ready", "x": [0] * 1_000_000}}
    return _file(entries=[entry])


@cache
def slow_log() -> bytes:
    """A legal log that takes so long to fold that the check is stopped: twelve people with messy piles pass cards for
    ever."""
    run: Run[Any, Any, Any] = Run(Burrito(Options(messy=True), seats=12), bytes(16))
    run.start()
    boss = next(seat for seat in range(12) if run.game.prompts(run.state, seat))
    entries = [run.act(boss, Count(), 0).entry]
    entries += [applied.entry for applied in run.wakes_until(60_000)]
    while len(entries) < 60_000:
        for seat in range(12):
            card = run.state.private[seat].hand[0]
            entries.append(run.act(seat, Discard(card), 60_000).entry)
            entries.append(run.act(seat, Draw(), 60_000).entry)
    players = tuple(Player(f"P{seat}") for seat in range(12))
    return to_replay(run.game, bytes(16), players, entries).to_json()


def noise() -> bytes:
    return os.urandom(MEGABYTES * 1_000_000)


SHAPES: tuple[Callable[[], bytes], ...] = (long_runs, short_runs, deep, long_log, wide_actions, slow_log, noise)


def _helper(server: RunningServer) -> int:
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    [helper] = [int(each) for each in children if b"fork_for_each" in Path(f"/proc/{each}/cmdline").read_bytes()]
    return helper


def _checked_s(server: RunningServer) -> float:
    """The CPU time of all checks so far, as the system counts it once they have ended."""
    helper = _helper(server)
    while Path(f"/proc/{helper}/task/{helper}/children").read_text():
        time.sleep(0.01)
    user, system = Path(f"/proc/{helper}/stat").read_text().rpartition(")")[2].split()[13:15]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def _server(tmp_path: Path) -> AsyncIterator[RunningServer]:
    with running_server(tmp_path / "rumpus.sqlite3", "--trusted-proxies", "127.0.0.1") as server:
        yield server


async def _upload(client: httpx.AsyncClient, body: bytes, sender: int) -> httpx.Response:
    """An upload from its own address."""
    headers = {"x-forwarded-for": f"192.0.2.{sender}", "content-type": "application/json"}
    return await client.post("/api/replays", content=body, headers=headers, timeout=None)


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)
async def test_an_upload_costs_little_whatever_is_in_it(shape: Callable[[], bytes], tmp_path: Path) -> None:
    async with _server(tmp_path) as server, http(server) as client:
        # The first check loads the program for all later ones.
        assert (await _upload(client, b"[]", 1)).status_code == 400
        before = await asyncio.to_thread(_checked_s, server)
        answer = await _upload(client, shape(), 2)
        assert answer.status_code == 400, answer.text
        spent = await asyncio.to_thread(_checked_s, server) - before
        print(f"{shape.__name__}: {spent:.2f} s of CPU, {answer.text}")
        assert spent < CPU_S + 0.1
        assert (await client.get("/healthz")).status_code == 200


async def _answered_s(table: Round) -> float:
    """How long a bot takes to answer."""
    pages = await table.game(bot="best")
    slowest = 0.0
    for _ in range(5):
        await _persons_turn(pages)
        seat = pages[0].public["to_move"]
        began = time.perf_counter()
        await pages[seat].act(seat)
        await _persons_turn(pages)
        slowest = max(slowest, time.perf_counter() - began)
    return slowest


async def _persons_turn(pages: tuple[SocketPage, SocketPage]) -> None:
    ann = pages[0]
    await ann.until(lambda: ann.play is not None and ann.play["waiting"] and ann.play["waiting"][0] < 2)
    seat = ann.public["to_move"]
    await pages[seat].until(lambda: pages[seat].prompt(seat))


async def test_no_bot_waits_for_the_checks_of_eight_files(tmp_path: Path) -> None:
    async with _server(tmp_path) as server, http(server) as client:
        async with round_at(server) as table:
            alone = await _answered_s(table)
        body = slow_log()
        uploading = [asyncio.ensure_future(_upload(client, body, sender)) for sender in range(8)]
        async with round_at(server) as table:
            beside = await _answered_s(table)
        answers = await asyncio.gather(*uploading)
        print(f"a bot answers within {alone:.2f} s alone, {beside:.2f} s beside the uploads")
        assert {answer.status_code for answer in answers} == {400}
        assert beside < alone + 5


async def test_an_address_has_one_file_checked_at_a_time(tmp_path: Path) -> None:
    async with _server(tmp_path) as server, http(server) as client:
        answers = await asyncio.gather(*(_upload(client, long_log(), 7) for _ in range(4)))
        told = [(answer.status_code, answer.json()["code"]) for answer in answers]
        assert set(told) == {(400, "bad_replay"), (429, "too_fast")}


async def test_a_check_is_stopped_when_its_sender_disconnects(tmp_path: Path) -> None:
    async with _server(tmp_path) as server, http(server) as client:
        assert (await _upload(client, b"[]", 1)).status_code == 400
        body, before = slow_log(), await asyncio.to_thread(_checked_s, server)
        async with http(server) as impatient:
            uploading = asyncio.ensure_future(_upload(impatient, body, 2))
            await asyncio.to_thread(_wait_for_a_check, server)
            uploading.cancel()
        await asyncio.to_thread(_checked_s, server)
        figures = (await client.get("/metrics")).text
        # The check was neither finished nor stopped by its limit.
        assert "rumpus_work_given_up_total 0.0" in figures
        assert await asyncio.to_thread(_checked_s, server) - before < CPU_S
        # The address may send the next one.
        assert (await _upload(client, b"[]", 2)).status_code == 400


def _wait_for_a_check(server: RunningServer) -> None:
    helper = _helper(server)
    while not Path(f"/proc/{helper}/task/{helper}/children").read_text():
        time.sleep(0.01)
