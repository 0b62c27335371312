"""The replay of a finished game of A Little Wordy: from each side, with everything open, as a file and as text."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rumpus.conformance.patch import patched
from tests.server.harness import JSON, Round, http, open_table, round_at
from tests.server.restarting import deal
from tests.server.running import RUMPUS, HouseInAThread
from tests.server.wordy_tables import begin, decent_seed
from tests.tables.wordy_sides import Side, to_move, words_of, written


@pytest.fixture
async def table(server: HouseInAThread, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Round]:
    deal(monkeypatch, decent_seed())
    async with round_at(server, await open_table(server, game="wordy")) as opened:
        yield opened


async def _played(table: Round) -> list[Side]:
    """Best of three: a round with every kind of answer that ends with a right guess, then one that is forfeited."""
    sides = await begin(table, "Ann", "Bo", "Cy", options={"clues": "first_game", "rounds": 3})
    mover, other = await written(*sides)
    for clue in ("give", "rhyme", "super"):
        for _ in range(2):
            await mover.ask(clue)
            await other.answer()
            if clue == "give":
                await mover.answer()
            mover, other = other, mover
    for clue in ("first", "strike", "relative", "builder"):
        for _ in range(2):
            await mover.ask(clue, [other.secret])
            mover, other = other, mover
    await mover.act("guess", word=words_of(mover.rack, 3, 4)[0])
    await other.ask("strike")
    await mover.ask("first")
    await other.act("guess", word=mover.secret)
    assert mover.public["phase"] == "review"
    for side in sides[:2]:
        await side.act("accept")
    mover, other = await written(*sides)
    loser = sides[1 - sides[0].public["results"][0]["winner"]]
    await loser.act("forfeit")
    for side in sides:
        await side.page.over()
    return sides


def _shown(film: dict[str, Any]) -> tuple[Any, list[Any]]:
    """The last frame: the public part, and each side's private part."""
    public, private = film["public"], list(film["private"])
    for frame in film["frames"]:
        public = patched(public, frame["public"]) if "public" in frame else public
        for seat, change in frame.get("private", {}).items():
            private[int(seat)] = patched(private[int(seat)], change)
    return public, private


def _printed(replay: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([RUMPUS, "replay", replay], capture_output=True, text=True)


async def test_a_finished_game_can_be_replayed_from_every_side_and_as_a_file(table: Round, tmp_path: Path) -> None:
    sides = await _played(table)
    ann = sides[0]
    replay = ann.page.table["replay"]
    async with http(table.server) as client:
        film = (await client.get(f"/api/replays/{replay}")).json()
        file = (await client.get(f"/api/replays/{replay}/file")).content
        uploaded = (await client.post("/api/replays", content=file, headers=JSON)).json()["id"]
        again = (await client.get(f"/api/replays/{uploaded}")).json()
    assert again == film
    assert [player["name"] for player in film["players"]] == ["Ann & Cy", "Bo"]
    public, private = _shown(film)
    assert public == ann.public
    assert private == [side.private for side in sides[:2]]
    assert film["outcome"] == (ann.page.play or {})["outcome"]
    # Each side of the film has its own word, and the answers to its own clues.
    secrets = film_secrets(film)
    assert secrets == [list(result["secrets"]) for result in ann.public["results"]]
    told = [event for frame in film["frames"] for seat in ("0", "1") for event in frame.get("own", {}).get(seat, ())]
    assert {event["clue"] for event in told if event["type"] == "told"} == set(ann.public["clues"]) - {"burn"}
    assert not [event for frame in film["frames"] for event in frame.get("events", ()) if event["type"] == "told"]

    path = tmp_path / "replay.json"
    path.write_bytes(file)
    printed = await asyncio.to_thread(_printed, path)
    assert printed.returncode == 0, printed.stderr
    text = printed.stdout
    assert text.startswith("A Little Wordy with Ann & Cy, Bo")
    assert f"Ended by {film['outcome']['clause']}." in text
    # Sentences have names and words, and neither markup nor missing texts.
    assert not [part for part in ("{", "}", "\u2068", "_", "None") if part in text]
    assert ann.public["results"][0]["secrets"][0] in text


def film_secrets(film: dict[str, Any]) -> list[list[str]]:
    """By round: the words of both sides, as the film has them before anybody else knew them."""
    found: list[list[str]] = []
    private = list(film["private"])
    for frame in film["frames"]:
        for seat, change in frame.get("private", {}).items():
            private[int(seat)] = patched(private[int(seat)], change)
        words = [each["secret"] for each in private]
        if all(words) and words not in found:
            found.append(words)
    return found


async def test_a_running_game_has_no_film_and_a_finished_one_is_not_listed(
    table: Round,
) -> None:
    sides = await begin(table, "Ann", "Bo")
    await written(*sides)
    assert sides[0].page.table["replay"] is None
    mover, _ = to_move(*sides)
    await mover.act("forfeit")
    replay = (await sides[0].page.over())["replay"]
    async with http(table.server) as client:
        assert (await client.get(f"/api/replays/{replay}")).status_code == 200
        listed = (await client.get("/api/tables")).text + (await client.get(f"/api/tables/{table.code}")).text
    assert replay not in listed
