"""Burrito battles over real sockets: people and bots fight brawls, wars and duels to the end, and others watch."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from rumpus.arena.volley import OVER
from rumpus.arena.volley.world import LIES
from rumpus.replays.verify import read_film
from rumpus.tables.arena_wire import HELD
from tests.server.brawls import NEVER, brawl
from tests.server.duels import SPEED
from tests.server.harness import http
from tests.server.restarting import restartable
from tests.server.running import HouseInAThread, house_in_a_thread
from tests.server.test_duel import film
from tests.server.throwers import Thrower
from tests.tables.arenas import REST, stick
from tests.tables.seated import company
from tests.tables.test_volley_recordings import unacked
from tests.tables.volleys import VolleyShot


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    database = tmp_path_factory.mktemp("arena") / "rumpus.sqlite3"
    with house_in_a_thread(database, arena_speed=SPEED, bot_pace=NEVER) as house:
        yield house


@pytest.mark.clause("B-MODE-R2", "B-BRAWL-1", "B-WAR-1", "B-DUEL-1")
@pytest.mark.parametrize(("kind", "fighters"), [("brawl", [1, 3]), ("war", [1, 2, 3]), ("duel", [1, 3])])
async def test_people_and_a_bot_fight_to_the_end(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch, kind: str, fighters: list[int]
) -> None:
    duelists = (1, 3) if kind == "duel" else ()
    async with brawl(server, monkeypatch, kind, duelists=duelists) as fight:
        screen = await fight.table.page("Screen", role="screen")
        assert screen.battle is not None
        assert (screen.battle["fighters"], screen.battle["bodies"]) == (fighters, [0, 1, 2, 3])
        over = await fight.over(screen)
        assert over["losers"]
        assert set(over["losers"]) <= set(fighters)
        for thrower in fight.throwers:
            await thrower.page.until(lambda thrower=thrower: thrower.public["last"])  # type: ignore[misc]
            assert thrower.public["last"]["losers"] == over["losers"]
        assert VolleyShot(screen.frames[-1], 4).seen["phase"] == OVER


@pytest.mark.clause("B-DECKS-1", "B-WAR-1")
async def test_a_war_of_eleven_with_twelve_bodies_and_four_burritos_has_one_loser(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with brawl(server, monkeypatch, "war", people=2, bots=10) as fight:
        page = fight.bodies[1].page
        assert page.battle is not None
        assert (page.battle["fighters"], page.battle["bodies"]) == (list(range(1, 12)), list(range(12)))
        shot = await fight.until(lambda seen: seen.tick > 4)
        assert [int(state) for state in shot.seen["burritos"]["state"]] == [LIES] * 4
        over = await fight.over(page)
        assert 0 not in over["losers"]
        await page.until(lambda: page.public["last"])
        assert page.public["last"]["losers"] == over["losers"]


@pytest.mark.clause("B-WRONG-2", "B-LOSE-1")
async def test_a_bystander_who_grabs_loses_and_takes_the_bruise(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with brawl(server, monkeypatch, people=4, bots=0) as fight:
        cy = fight.bodies[2]
        cy.plan = cy.grabs
        over = await fight.over()
        assert (over["cause"], over["losers"]) == ("grab", [2])
        await fight.ann.until(lambda: fight.ann.public["bruises"] == [0, 0, 1, 0])


async def test_only_the_owner_of_a_body_steers_it(server: HouseInAThread, monkeypatch: pytest.MonkeyPatch) -> None:
    async with brawl(server, monkeypatch, people=4, bots=0) as fight:
        bo = fight.bodies[1]
        watching = [await fight.table.page(name, role=name.lower()) for name in ("Spectator", "Screen")]
        for page in (*watching, fight.ann):
            assert (await page.refusal(bo.frame(stick(move_x=127), seq=10_000)))["code"] == "not_your_seat"
        await bo.page.do("leave_seat", seat=1)
        assert (await bo.page.refusal(bo.frame(REST)))["code"] == "not_your_seat"
        await fight.until(lambda seen: seen.tick > 20)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"number": 1}, "no_such_battle"),
        ({"seat": 1}, "not_your_seat"),
        ({"seen_tick": 2**31}, "from_the_future"),
    ],
)
async def test_invalid_inputs_are_refused_and_the_battle_goes_on(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch, fields: dict[str, int], code: str
) -> None:
    async with brawl(server, monkeypatch, people=4, bots=0) as fight:
        await fight.until(lambda seen: seen.tick > 4)
        ann = fight.bodies[0]
        assert (await fight.ann.refusal(ann.frame(REST, **{"seq": ann.seq, **fields})))["code"] == code
        tick = (await fight.until(lambda seen: seen.flags == 0)).tick
        await fight.until(lambda seen: seen.tick > tick + 10)


async def test_whatever_bytes_a_bystander_sends_the_battle_goes_on(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = random.Random(6)
    async with brawl(server, monkeypatch, people=4, bots=0) as fight:
        ann = fight.bodies[0]
        ann.plan = None
        for _ in range(200):
            frame = bytearray(ann.frame(REST, REST))
            for _ in range(1 + dice.randrange(4)):
                frame[dice.randrange(len(frame))] = dice.randrange(256)
            await fight.ann.send_raw(bytes(frame[: dice.randrange(1, len(frame) + 1)]))
            await asyncio.sleep(0.001)
        tick = (await fight.until(lambda seen: True)).tick
        await fight.until(lambda seen: seen.tick > tick + 10)
        assert (await fight.ann.ping())["type"] == "pong"


async def test_a_battle_waits_for_a_fighter_but_not_for_a_bystander(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with brawl(server, monkeypatch, people=4, bots=0) as fight:
        _, bo, cy, _ = fight.bodies
        await fight.until(lambda seen: seen.tick > 10)
        await cy.page.drop()
        await bo.page.drop()
        held = await fight.until(lambda seen: seen.flags)
        assert held.flags == HELD[1]
        await bo.page.resume()
        await fight.until(lambda seen: seen.flags == 0 and seen.tick > held.tick + 10)


async def _lose_on_purpose(ann: Thrower, bo: Thrower) -> None:
    """Bo takes every bruise, so that the game ends."""
    while ann.public["phase"] != "over":
        counter = next((each for each in (ann, bo) if "count" in each.prompts()), None)
        if counter is not None:
            await counter.act("count")
        elif "pass" in bo.prompts() and ann.public["phase"] == "passing":
            await bo.claim_wrongly()
        else:
            await asyncio.sleep(0.01)


@pytest.mark.clause("B-TWO-1", "B-WIN-1")
async def test_a_battle_interrupted_by_a_restart_is_fought_again_and_the_replay_shows_it_bit_for_bit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        restartable(tmp_path / "rumpus.sqlite3", SPEED) as server,
        brawl(server, monkeypatch, "war", people=2, bots=0) as fight,
    ):
        before = fight.ann.battle
        assert before is not None
        await fight.until(lambda seen: seen.tick > 130)
        for body in fight.bodies:
            body.plan = None
        await server.restart(fight.throwers)
        after = await fight.ann.until(lambda: fight.ann.battle)
        same = ("battle", "arena", "fighters", "bodies")
        assert [after[name] for name in same] == [before[name] for name in same]
        assert after["number"] != before["number"]
        ann, bo = fight.bodies
        ann.plan, bo.plan = ann.throws, REST
        over = await fight.over()
        assert (over["cause"], over["losers"], over["by"]) == ("hit", [1], [0])
        shots = ann.shots
        await _lose_on_purpose(*fight.throwers)
        replay = (await fight.ann.over())["replay"]
        async with http(server) as client:
            told = (await client.get(f"/api/replays/{replay}")).json()["battles"]
            filmed = {"battle": "battle-1", "arena": "volley", "fighters": [0, 1], "bodies": [0, 1]}
            assert told == [{**filmed, "frame": told[0]["frame"]}]
            shown = await film(client, replay, "battle-1")
            assert len(shown) == shots[-1].tick + 1
            for shot in shots:
                assert unacked(shown[shot.tick], 2) == unacked(shot.body, 2)
            file = (await client.get(f"/api/replays/{replay}/file")).content
        # Check the file like an upload, but in this process, where countdowns are short.
        assert json.loads(read_film(file))["battles"] == told


@pytest.mark.clause("B-AWAY-R1", "B-MODE-R2")
async def test_a_battle_restarted_because_somebody_left_appears_once_in_the_replay(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with brawl(server, monkeypatch, "war", people=3, bots=0, leaving="skip") as fight:
        _, bo, cy = fight.bodies
        await fight.until(lambda seen: seen.tick > 130)
        fight.bodies[0].plan = None
        await fight.ann.send({"type": "leave", "ref": 99})
        page = bo.page
        await page.until(lambda: page.battle and page.battle["battle"] == "battle-2")
        page.frames.clear()
        assert (page.battle or {})["bodies"] == [1, 2]
        bo.plan, cy.plan = bo.throws, REST
        await page.until(lambda: sum(page.public["bruises"]))
        assert page.public["bruises"] == [0, 0, 1]
        await _lose_on_purpose(*company(*fight.throwers[1:]))
        replay = (await page.over())["replay"]
        async with http(server) as client:
            told = (await client.get(f"/api/replays/{replay}")).json()["battles"]
            assert [each["battle"] for each in told] == ["battle-2"]
            assert len(await film(client, replay, "battle-2")) > 180
            file = (await client.get(f"/api/replays/{replay}/file")).content
        assert json.loads(read_film(file))["battles"] == told
