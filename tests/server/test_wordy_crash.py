"""A server that is killed during an answer and during a race: the game is restored and goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Round, open_table, round_at
from tests.server.restarting import come_back
from tests.server.running import RunningServer, running_server
from tests.server.wordy_tables import begin
from tests.tables.wordy_sides import Side, race_word, to_race, words_of, written


@pytest.fixture
def killed(tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(tmp_path / "rumpus.sqlite3", "--log-level", "debug", "--log-json") as server:
        yield server


@pytest.fixture
async def table(killed: RunningServer) -> AsyncIterator[Round]:
    async with round_at(killed, await open_table(killed, game="wordy")) as opened:
        yield opened


def _known(sides: list[Side]) -> list[Any]:
    return [(side.public, side.private, side.prompts(), (side.page.play or {})["pads"]) for side in sides]


async def _killed(server: RunningServer, sides: list[Side]) -> None:
    server.kill()
    server.start()
    await come_back(sides)


@pytest.mark.clause("W-PEND-R1")
async def test_a_game_killed_during_an_answer_and_during_a_race_goes_on(table: Round, killed: RunningServer) -> None:
    sides = await begin(table, "Ann", "Bo", options={"clues": "first_game"})
    for side in sides:
        await side.page.do("set_pad", seat=side.seat, name="notes", text=f"notes of {side.seat}")
        # Set the pads as the page will get them when it comes in again.
        assert side.page.play is not None
        side.page.play["pads"] = {str(side.seat): {"notes": f"notes of {side.seat}"}}
    for side in sides:
        # The refused word is not even in the server's log.
        await side.refusal("write", to="write", word=max(words_of(side.tiles), key=len) + "ZZ")
    asker, owner = await written(*sides, secrets=[max(words_of(side.tiles), key=len) for side in sides])

    await asker.ask("give")
    asked = owner.private["asking"]
    await owner.act("reveal", letter=asked["letters"][-1])
    before = _known(sides)
    await _killed(killed, sides)
    assert _known(sides) == before
    assert owner.private["chosen"] == asked["letters"][-1]
    assert list(asker.prompts()) == ["reveal", "draw", "forfeit"]
    assert asker.prompts()["reveal"]["until_ms"] == asker.public["pending"]["until_ms"]
    # An earlier choice stands and cannot be made again.
    assert await owner.refusal("reveal", letter=asked["letters"][0]) == ("illegal", "W-C-R3")
    await asker.answer()
    assert asker.private["told"][0]["letter"] == asked["letters"][-1]
    assert asker.public["berries"][owner.seat] == 1

    # Berries are equal again; then both guess right.
    await owner.act("ask", clue="give")
    await asker.answer()
    await owner.answer()
    assert asker.public["berries"] == [1, 1]
    await to_race(asker, owner)
    for side in sides:
        await side.page.until(lambda side=side: side.public["phase"] == "racing")  # type: ignore[misc]
    before = _known(sides)
    await _killed(killed, sides)
    assert _known(sides) == before
    assert await asker.refusal("race", to="race", word=owner.secret + "Z") == ("illegal", "W-TIE-1")
    await asker.act("race", word=race_word(asker))
    for side in sides:
        await side.page.over()
    assert (asker.page.play or {})["outcome"]["clause"] == "W-TIE-1"
    assert (owner.page.play or {})["outcome"]["places"][asker.seat] == 1
    await asyncio.to_thread(killed.stop)
    assert "house.open" in killed.errors
    assert not [side.secret for side in sides if side.secret in killed.errors]
