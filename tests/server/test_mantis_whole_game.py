"""A whole game of Mantis over real sockets, from the lobby to its replay."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest

from rumpus.conformance.patch import patched
from tests.server.harness import JSON, Round, http
from tests.server.running import RUMPUS


def _printed(replay: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([RUMPUS, "replay", replay], capture_output=True, text=True)


async def test_two_people_and_a_bot_play_to_the_end_and_their_game_can_be_replayed(
    table: Round, tmp_path: Path
) -> None:
    ann, bo = await table.game(bot="random")
    # The bot may have moved by now, so the first state is read from the message that began the game.
    opening = next(each for each in ann.messages if each["type"] == "sync")["play"]["public"]
    screen = await table.page("screen", role="screen")
    await asyncio.gather(ann.play_on(0), bo.play_on(1))
    await screen.over()
    assert ann.play is not None
    assert ann.public == bo.public == screen.public
    assert ann.play["outcome"]["clause"] in ("M-END-1", "M-END-2")
    replay = ann.table["replay"]
    assert replay == bo.table["replay"] == screen.table["replay"]

    async with http(table.server) as client:
        film = (await client.get(f"/api/replays/{replay}")).json()
        file = (await client.get(f"/api/replays/{replay}/file")).content
        uploaded = (await client.post("/api/replays", content=file, headers=JSON)).json()["id"]
        again = (await client.get(f"/api/replays/{uploaded}")).json()
    assert [player["name"] for player in film["players"]][:2] == ["Ann", "Bo"]
    assert film["public"] == opening
    shown = film["public"]
    for frame in film["frames"]:
        shown = patched(shown, frame["public"]) if "public" in frame else shown
    assert shown == ann.public
    assert film["outcome"] == ann.play["outcome"]
    assert again == film

    path = tmp_path / "replay.json"
    path.write_bytes(file)
    printed = await asyncio.to_thread(_printed, path)
    assert printed.returncode == 0, printed.stderr
    assert printed.stdout.startswith("Mantis with Ann, Bo, ")
    assert f"Ended by {film['outcome']['clause']}." in printed.stdout


async def test_a_replay_of_a_running_game_does_not_exist(table: Round) -> None:
    ann, _bo = await table.game()
    assert ann.table["replay"] is None
    async with http(table.server) as client:
        assert (await client.get("/api/replays/nonsense")).status_code == 404
        assert (await client.get("/api/replays/nonsense/file")).status_code == 404


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (b"", "nor any JSON"),
        (b"{}", "not a Rumpus replay"),
        (b"\xff\xfe", "nor any JSON"),
        (b"[" * 5000, "not a Rumpus replay"),
        (b'{"format":"rumpus-replay-1","game":"chess","rules_version":1,"options":{},"seed":"' + b"0" * 32
         + b'","players":[{"name":"A"},{"name":"B"}],"entries":[]}', "'chess' is not known here"),
        (b'{"format":"rumpus-replay-1","game":"mantis","rules_version":1,"options":{},"seed":"' + b"0" * 32
         + b'","players":[{"name":"A"},{"name":"B"}],"entries":[]}', "is not over"),
        (b'{"format":"rumpus-replay-1","game":"mantis","rules_version":1,"options":{},"seed":"' + b"0" * 32
         + b'","players":[{"name":"A"},{"name":"B"}],"entries":[{"at_ms":0,"by":"x","seat":5,"action":{}}]}',
         "entry 1: there is no seat 5"),
    ],
)  # fmt: skip
async def test_a_broken_replay_file_is_refused_and_says_why(table: Round, body: bytes, told: str) -> None:
    async with http(table.server) as client:
        answer = await client.post("/api/replays", content=body, headers=JSON)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_replay"
    assert told in answer.json()["message"]


async def test_a_replay_file_that_is_too_large_is_refused(table: Round) -> None:
    async with http(table.server) as client:
        answer = await client.post("/api/replays", content=b" " * 8_100_000, headers=JSON)
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"
