"""Battles over real sockets: two pages fight, others watch, and the replay shows it bit for bit."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from rumpus.arena.duel import OVER
from rumpus.server.store.schema import games
from rumpus.tables.arena_wire import HELD, PAUSED, STOOD_IN
from tests.server.duels import SPEED, SocketFighter, duel
from tests.server.harness import JSON, SocketPage, http
from tests.server.running import HouseInAThread, house_in_a_thread
from tests.tables.arenas import REST, TURNED_AWAY, Snapshot, attack, stick
from tests.tables.test_duel_recordings import without_acks


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    with house_in_a_thread(tmp_path_factory.mktemp("arena") / "rumpus.sqlite3", arena_speed=SPEED) as house:
        yield house


def snapshots(film: bytes) -> list[bytes]:
    shown = []
    while film:
        (length,) = struct.unpack_from("<H", film)
        shown.append(film[2 : 2 + length])
        film = film[2 + length :]
    return shown


async def film(client: httpx.AsyncClient, replay: str, battle: str = "bout-1") -> list[bytes]:
    # The first request waits for a process to start.
    answer = await client.get(f"/api/replays/{replay}/battles/{battle}", timeout=60)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/octet-stream"
    return snapshots(answer.content)


async def refused_when_tampered_with(client: httpx.AsyncClient, file: bytes) -> None:
    """Check that tampered recordings are refused."""
    for part, change, told in (
        ("battle", "bout-9", "no such battle was fought"),
        ("parts", ["AA=="], "a chunk ends within a run"),
        ("setup", {"version": 99, "fighters": [0, 1], "setup": {"seed": 1}}, "version 99 of the arena"),
        ("parts", "AAAA", "Expected `array`"),
        ("parts", json.loads(file)["recordings"][0]["parts"][:-1], "ends before it is over"),
        ("setup", staged_with_another_seed(file), "the game set it up in another way"),
    ):
        replay = json.loads(file)
        replay["recordings"][0][part] = change
        answer = await client.post("/api/replays", json=replay)
        assert answer.status_code == 400
        assert told in answer.json()["message"]
    replay = json.loads(file)
    [result] = [entry["action"] for entry in replay["entries"] if entry["action"]["type"] == "result"]
    result["losers"] = [0]
    answer = await client.post("/api/replays", json=replay)
    assert "fought again, it does not end as the replay says" in answer.json()["message"]


def staged_with_another_seed(file: bytes) -> dict[str, Any]:
    staged: dict[str, Any] = json.loads(file)["recordings"][0]["setup"]
    staged["setup"]["seed"] += 1
    return staged


async def test_two_pages_fight_others_watch_and_the_replay_shows_it_bit_for_bit(server: HouseInAThread) -> None:
    async with duel(server, attack, TURNED_AWAY, cards="F-C-BOW") as fight:
        spectator = await fight.table.page("Cy", role="spectator")
        screen = await fight.table.page("Screen", role="screen")
        assert spectator.battle is not None
        over = await fight.over(spectator)
        assert (over["cause"], over["losers"]) == ("hit", [1])
        pages: list[SocketPage] = [*(fighter.page for fighter in fight.fighters), spectator, screen]
        for page in pages:
            await page.over()
            assert Snapshot(page.frames[-1]).seen["phase"] == OVER
            assert page.events[-1] == {"type": "won", "seat": 0, "bouts": 1, "lost": 0}
        replay = fight.ann.table["replay"]
        async with http(server) as client:
            shown = await film(client, replay)
            for frame in fight.ann.frames:
                seen = Snapshot(frame)
                assert without_acks(shown[seen.tick]) == without_acks(seen.body)
            told = (await client.get(f"/api/replays/{replay}")).json()
            filmed = {"battle": "bout-1", "frame": 1, "arena": "duel", "fighters": [0, 1], "bodies": [0, 1]}
            assert told["battles"] == [filmed]
            file = (await client.get(f"/api/replays/{replay}/file")).content
            await refused_when_tampered_with(client, file)
            plain = await client.get(f"/api/replays/{replay}/battles/bout-1", headers={"accept-encoding": "identity"})
            assert snapshots(plain.content) == shown
            uploaded = (await client.post("/api/replays", content=file, headers=JSON)).json()["id"]
            assert await film(client, uploaded) == shown
            assert (await client.get(f"/api/replays/{uploaded}")).json()["battles"] == told["battles"]


async def test_a_battle_that_is_unknown_or_not_over_is_not_shown(server: HouseInAThread) -> None:
    async with duel(server, REST, REST) as fight, http(server) as client:
        await fight.until(lambda seen: seen.tick > 70)
        for replay in (*_running_games(server), "nonsense", fight.table.code):
            answer = await client.get(f"/api/replays/{replay}/battles/bout-1")
            assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def _running_games(server: HouseInAThread) -> list[str]:
    """The ids of games in the log, which no page knows."""
    with server.store.engine.connect() as connection:
        found = list(connection.execute(select(games.c.id).where(games.c.replay.is_(None))).scalars())
    assert found
    return found


async def test_a_person_fights_a_bot(server: HouseInAThread) -> None:
    async with duel(server, stick(hand_x=-127), bot="best") as fight:
        over = await fight.over()
        assert over["cause"] == "hit"
        assert over["losers"] == [0]


async def test_two_seats_on_one_device_are_steered_separately(server: HouseInAThread) -> None:
    async with duel(server, stick(move_y=127), bot="easy") as fight:
        ann = fight.ann
        await ann.do("back_to_lobby")
        await ann.do("kick", seat=1)
        await ann.do("take_seat", seat=1, profile={"name": "Bea", "avatar": "owl", "colour": "sky"})
        await ann.do("start")
        await ann.until(lambda: ann.battle)
        bea = SocketFighter(ann, 1, stick(move_y=-127))
        fight.fighters[0].seq = 1
        bea.begin()
        await fight.until(lambda seen: seen.seen["fighters"]["y"][0] > 0 > seen.seen["fighters"]["y"][1])
        await bea.end()


async def test_the_bout_waits_for_a_lost_fighter_then_a_bot_stands_in_and_the_fighter_steers_again_later(
    server: HouseInAThread,
) -> None:
    async with duel(server, REST, REST) as fight:
        bo = fight.fighters[1]
        await fight.until(lambda seen: seen.tick > 20)
        await bo.page.drop()
        await fight.until(lambda seen: seen.flags == HELD[1])
        await fight.until(lambda seen: seen.flags == STOOD_IN[1])
        await bo.page.resume()
        await fight.until(lambda seen: seen.flags == 0)
        assert bo.page.battle is not None
        await fight.until(lambda seen: seen.acked[1] >= bo.seq - 100)


async def test_a_pause_holds_the_battle(server: HouseInAThread) -> None:
    async with duel(server, REST, REST) as fight:
        await fight.until(lambda seen: seen.tick > 20)
        await fight.ann.do("pause", paused=True)
        paused = await fight.until(lambda seen: seen.flags == PAUSED)
        later = await fight.until(lambda seen: seen.flags == PAUSED)
        assert later.tick == paused.tick
        await fight.ann.do("pause", paused=False)
        await fight.until(lambda seen: seen.flags == 0 and seen.tick > paused.tick)


async def test_the_lateness_of_steps_is_in_the_metrics(server: HouseInAThread) -> None:
    async with duel(server, REST, REST) as fight, http(server) as client:
        await fight.until(lambda seen: seen.tick > 10)
        figures = (await client.get("/metrics")).text
        assert 'rumpus_step_lateness_seconds_bucket{le="0.008"}' in figures
        assert "rumpus_battles 0.0" not in figures
