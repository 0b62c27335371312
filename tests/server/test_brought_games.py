"""A server with games of its operator: they are played like any other, and their mistakes stay at their tables."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.guests.files import EXAMPLES, PIG, changed_pig, line_of
from tests.server.harness import JSON, Round, SocketPage, http, open_table, round_at
from tests.server.running import RUMPUS, running_server
from tests.server.spelling import play_by_tokens
from tests.tables.page import profile

ROLL, HOLD = {"type": "roll"}, {"type": "hold"}


@pytest.fixture
async def pigsty(tmp_path: Path) -> AsyncIterator[Round]:
    """A table for Pig on a server of its own."""
    with running_server(tmp_path / "rumpus.sqlite3", "--game", str(PIG)) as server:
        async with round_at(server, await open_table(server, game="pig")) as table:
            yield table


async def _play(page: SocketPage, seat: int) -> None:
    """Hold whenever something is at stake, until the game is over."""
    while True:
        await page.until(lambda: page.table["phase"] == "over" or page.prompt(seat))
        if page.table["phase"] == "over":
            return
        answer = await page.act(seat, HOLD if page.public["pot"] else ROLL)
        assert answer["type"] == "update", answer


async def _begin(table: Round, level: str = "random") -> SocketPage:
    ann = await table.page("Ann", seat=0)
    await ann.do("add_bot", seat=1, level=level)
    await ann.do("start")
    await ann.until(lambda: ann.play)
    return ann


async def test_a_game_from_a_file_is_offered_played_with_bots_and_replayed(pigsty: Round, tmp_path: Path) -> None:
    ann = await _begin(pigsty, "good")
    screen = await pigsty.page("screen", role="screen")
    await _play(ann, 0)
    await screen.over()
    assert ann.play is not None
    assert ann.play["outcome"]["clause"] == "P-END-1"
    async with http(pigsty.server) as client:
        house = (await client.get("/api/house")).json()
        rules = (await client.get("/api/rules/pig")).json()
        board = (await client.get("/api/games/pig/board")).json()
        film = (await client.get(f"/api/replays/{ann.table['replay']}")).json()
        file = (await client.get(f"/api/replays/{ann.table['replay']}/file")).content
        again = await client.post("/api/replays", content=file, headers=JSON)
    assert [game["title"] for game in house["games"] if game["name"] == "pig"] == ["Pig"]
    assert rules["sections"][0]["clauses"][0]["id"] == "P-TURN-1"
    assert "token-roll = Roll" in board["texts"]
    assert board["shape"]["public"][0]["show"]["kind"] == "score"
    assert film["outcome"] == ann.play["outcome"]
    assert again.status_code == 201, again.text

    (tmp_path / "pig.json").write_bytes(file)
    command = [RUMPUS, "replay", tmp_path / "pig.json", "--game", PIG]
    printed = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
    assert printed.returncode == 0, printed.stderr
    assert "Ann holds and has" in printed.stdout


@pytest.mark.parametrize("name", ["liars_dice", "jackdaws"])
async def test_an_example_is_played_to_its_end_by_offered_tokens(tmp_path: Path, name: str) -> None:
    file = str(EXAMPLES / f"{name}.py")
    with running_server(tmp_path / "rumpus.sqlite3", "--game", file) as server:
        async with round_at(server, await open_table(server, game=name)) as table:
            ann = await _begin(table, "easy")
            await play_by_tokens(ann)
            assert ann.play is not None
            assert ann.play["outcome"] is not None


async def test_a_mistake_in_the_rules_is_refused_with_its_place_and_the_game_goes_on(tmp_path: Path) -> None:
    # The check at the start plays with the default goal.
    mistake = "elif table.pot:\n            if self.options.goal == 200: 1 / 0"
    path = changed_pig(tmp_path, ("elif table.pot:", mistake))
    with running_server(tmp_path / "rumpus.sqlite3", "--game", str(path)) as server:
        async with round_at(server, await open_table(server, game="my_pig")) as table:
            ann = await table.page("Ann", seat=0)
            await ann.do("configure", options={"goal": 200})
            await ann.do("take_seat", seat=1, profile=profile("Bo"))
            await ann.do("start", anyway=True)
            await ann.until(lambda: ann.play)
            while not ann.public["pot"]:
                assert (await ann.act(ann.public["turn"], ROLL))["type"] == "update"
            seat = ann.public["turn"]
            answer = await ann.act(seat, HOLD)
            assert answer["code"] == "game_failed"
            assert f"my_pig.py, line {line_of(path, '1 / 0')}, in apply" in answer["message"]
            assert (await ann.act(seat, ROLL))["type"] == "update"


async def test_a_game_that_takes_seconds_is_stopped_and_other_tables_do_not_wait(tmp_path: Path) -> None:
    slow = ("elif table.pot:", "elif table.pot:\n            [0 for _ in range(10**9 * (self.options.goal == 200))]")
    path = changed_pig(tmp_path, slow)
    with running_server(tmp_path / "rumpus.sqlite3", "--game", str(path)) as server:
        async with (
            round_at(server, await open_table(server, game="my_pig")) as table,
            round_at(server, await open_table(server)) as other,
        ):
            ann, bo = await other.game()
            eve = await table.page("Eve", seat=0)
            await eve.do("configure", options={"goal": 200})
            await eve.do("add_bot", seat=1, level="random")
            await eve.do("start")
            told = await asyncio.wait_for(_notice(eve), 60)
            assert "takes too long" in told
            assert f"my_pig.py, line {line_of(path, '10**9')}" in told
            await asyncio.gather(ann.play_on(0), bo.play_on(1))


async def _notice(page: SocketPage) -> str:
    """Play until somebody holds: the refusal, or the notice if it was the bot."""
    while True:
        await page.until(lambda: page.table["notice"] or page.prompt(0))
        if page.table["notice"]:
            return str(page.table["notice"])
        answer = await page.act(0, HOLD if page.public["pot"] else ROLL)
        if answer["type"] == "rejected":
            return str(answer["message"])


def test_a_game_that_is_left_out_is_named_and_the_server_starts_with_the_others(tmp_path: Path) -> None:
    bad = changed_pig(tmp_path, ("def new(", "def new(("))
    with running_server(tmp_path / "rumpus.sqlite3", "--game", str(bad), "--game", str(PIG)) as server:
        server.stop()
    assert f"this game is left out. {bad}, line {line_of(bad, 'def new')}" in server.errors


async def test_a_changed_file_is_taken_up_and_its_tables_go_on(tmp_path: Path) -> None:
    path = changed_pig(tmp_path)
    with running_server(tmp_path / "rumpus.sqlite3", "--game", str(path), "--reload") as server:
        async with round_at(server, await open_table(server, game="my_pig")) as table:
            ann = await _begin(table)
            await ann.until(lambda: ann.prompt(0))
            before = ann.public["moves"]
            path.write_text(path.read_text().replace("{ $seat } rolls a", "{ $seat } throws a"))
            await ann.closed()
            async with http(server) as client:
                assert "throws a" in (await client.get("/api/games/my_pig/board")).text
            await ann.resume()
            assert ann.table["phase"] == "playing"
            assert ann.public["moves"] >= before

            path.write_text(path.read_text().replace("    rulebook = ", "    rules_version = 2\n    rulebook = "))
            await ann.closed()
            await ann.resume()
            await ann.until(lambda: ann.table["phase"] == "playing" and ann.prompt(0))
            assert "this is a fresh game" in ann.table["notice"]
            await ann.act(0, ROLL)
            await ann.until(lambda: not ann.table["notice"])
