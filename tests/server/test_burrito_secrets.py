"""Throw Throw Burrito over real sockets: no message to others depends on what somebody holds, passes or may draw."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select

from rumpus.engine import Run
from rumpus.games.burrito import Burrito
from rumpus.games.burrito.cards import KINDS
from rumpus.games.burrito.model import BurritoState, Options
from rumpus.server.store.schema import games
from tests.server.harness import Round, SocketPage, http, open_table, round_at, told_to_anybody
from tests.server.restarting import deal
from tests.server.running import HouseInAThread
from tests.server.throwers import Thrower, begin, count_quickly, holds, seed_where, start_passing

CLOCK = ("now_ms", "at_ms", "until_ms", "since_ms", "ran_ms", "quiet_ms", "last_set_ms", "droughts", "seq")
OWN = ("private", "own")
"""Fields that only a seat gets."""
WAR = KINDS.index("war")


def _heard(page: SocketPage) -> list[Any]:
    """What a page got of the game, without clock fields and its own seat's secrets."""

    def plain(value: Any) -> Any:
        if isinstance(value, dict):
            # Whose time runs is compared, not when it ends.
            told = {key: plain(each) for key, each in value.items() if key not in CLOCK + OWN}
            return told | {key: sorted(value[key]) for key in ("deadlines",) if key in value}
        return [plain(each) for each in value] if isinstance(value, list) else value

    return [
        plain(message["play"] if message["type"] == "welcome" else message)
        for message in page.messages
        if message["type"] in ("sync", "update", "welcome", "rejected")
    ]


def _seeds() -> list[bytes]:
    """Seeds of different games in which Ann counts and nobody holds a set."""
    found: list[bytes] = []

    def fits(state: BurritoState) -> bool:
        is_plain = state.public.counter == 0 and len(set(state.private[1].hand)) == 5
        return is_plain and all(state.private[1].hand != hand for hand in hands)

    hands: list[tuple[int, ...]] = []
    for _ in range(2):
        seed = seed_where(fits, seats=3, battles="quick")
        found.append(seed)
        hands.append(Run(Burrito(Options(battles="quick"), seats=3), seed).start().state.private[1].hand)
    return found


async def _pass_some(throwers: list[Thrower], place: int) -> None:
    """For some rounds, everybody passes the card at that place, draws, and sends refused actions."""
    for _ in range(4):
        for thrower in throwers:
            assert (await thrower.refusal("draw", to="pass", pile="own"))[1] == "B-PASS-2"
            await thrower.act("discard", card=thrower.hand[place])
            assert (await thrower.refusal("draw", to="pass", pile="left"))[1] == "B-PASS-3"
            await thrower.act("draw", pile="own")


@pytest.mark.clause("B-SETUP-4")
@pytest.mark.clause("B-PASS-1")
async def test_messages_to_others_do_not_depend_on_hands_piles_or_passed_cards(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    count_quickly(monkeypatch)
    told = []
    for place, seed in enumerate(_seeds()):
        deal(monkeypatch, seed)
        hidden = Run(Burrito(Options(battles="quick"), seats=3), seed).start().state.hidden
        async with round_at(server, await open_table(server, game="burrito")) as table:
            throwers = await begin(table, "Ann", "Bo", "Cy")
            watching, screen = await table.page("Ed", role="spectator"), await table.page("screen", role="screen")
            await start_passing(throwers)
            await _pass_some(throwers, place)
            late = await table.page("Flo", role="spectator")
            pages = [thrower.page for thrower in throwers] + [watching, screen, late]
            sockets = [page for page in pages if isinstance(page, SocketPage)]
            now = throwers[0].public
            for page in sockets:
                await page.until(lambda page=page, now=now: page.public == now)  # type: ignore[misc]
                for pile in (*hidden.piles, *hidden.community):
                    row = ",".join(map(str, pile)).encode()
                    assert not any(row in data for data in page.raw)
            for seat, thrower in enumerate(throwers):
                assert set((thrower.page.play or {})["private"]) == {str(seat)}
            for page in (watching, screen, late):
                assert (page.play or {})["private"] == {}
                assert not any(b'"hand"' in data or b'"given"' in data for data in page.raw)
            told.append([_heard(page) for page in sockets])
            assert b"hand" not in await told_to_anybody(server, table.code)
    assert told[0] == told[1]


@pytest.mark.clause("B-MODE-R3")
async def test_messages_to_others_do_not_depend_on_a_choice_before_all_have_chosen(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    count_quickly(monkeypatch)
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, WAR), seats=3))
    told = []
    for choice in ({"move": "throw", "target": 2}, {"move": "fake", "target": 2}, {"move": "catch"}):
        async with round_at(server, await open_table(server, game="burrito")) as table:
            ann, bo, cy = await _at_war(table)
            watching = await table.page("Ed", role="spectator")
            await bo.act("choose", **choice)
            assert bo.private["choice"]["move"] == choice["move"]
            for page in (ann.page, watching):
                await page.until(lambda page=page, public=bo.public: page.public == public)  # type: ignore[misc]
            told.append([_heard(page) for page in (ann.page, cy.page, watching) if isinstance(page, SocketPage)])
            await cy.act("choose", move="catch")
    assert told[0] == told[1] == told[2]


async def _at_war(table: Round) -> list[Thrower]:
    """Ann has declared War on Bo and Cy."""
    throwers = await begin(table, "Ann", "Bo", "Cy")
    await start_passing(throwers)
    await throwers[0].act("declare", kind="war", cards=[WAR] * 3)
    for thrower in throwers[1:]:
        await thrower.prompt("exchange")
    return throwers


@pytest.mark.clause("B-SETUP-4")
async def test_a_running_game_has_no_replay_file_or_battle_even_by_its_id(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    count_quickly(monkeypatch)
    async with round_at(server, await open_table(server, game="burrito")) as table:
        throwers = await begin(table, "Ann", "Bo", "Cy")
        await start_passing(throwers)
        await throwers[0].act("discard", card=throwers[0].hand[0])
        assert throwers[0].page.table["replay"] is None
        with server.store.engine.connect() as connection:
            ids = [row.id for row in connection.execute(select(games.c.id).where(games.c.table_code == table.code))]
        assert len(ids) == 1
        async with http(server) as client:
            for path in ("", "/file", "/battles/battle-1"):
                assert (await client.get(f"/api/replays/{ids[0]}{path}")).status_code == 404


@pytest.mark.clause("B-SETUP-4")
async def test_a_player_who_reconnects_has_the_same_hand_and_goes_on(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    count_quickly(monkeypatch)
    async with round_at(server, await open_table(server, game="burrito")) as table:
        throwers = await begin(table, "Ann", "Bo", "Cy")
        await start_passing(throwers)
        ann, bo, _ = throwers
        await bo.act("discard", card=bo.hand[0])
        private = bo.private
        page = bo.page
        assert isinstance(page, SocketPage)
        await page.drop()
        await ann.page.act(0, {"type": "discard", "card": ann.hand[0]}, prompt=await ann.prompt("pass"))
        await page.connect()
        play = (await page.hello(table.code))["play"]
        assert play["private"]["1"] == private
        await bo.act("draw", pile="own")
        assert len(bo.hand) == 5
