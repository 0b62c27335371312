"""Fake Swords over real sockets: before the reveal no message to others depends on where somebody points."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.games.fake_swords.cards import MOVES
from tests.server.fencing import Fencer, begin, count_quickly, lay_out, plain_round, seed_where
from tests.server.harness import Round, SocketPage, open_table, round_at, told_to_anybody
from tests.server.restarting import deal
from tests.server.running import HouseInAThread

CLOCK = ("now_ms", "at_ms", "until_ms", "began_ms", "seq", "ref")
"""Fields that differ between games."""


def _heard(page: SocketPage) -> list[Any]:
    """What a page got of the game, without clock fields."""

    def plain(value: Any) -> Any:
        if isinstance(value, dict):
            # Whose time runs is compared, not when it ends.
            told = {key: plain(each) for key, each in value.items() if key not in CLOCK}
            return told | {key: sorted(value[key]) for key in ("deadlines",) if key in value}
        return [plain(each) for each in value] if isinstance(value, list) else value

    return [
        plain(message["play"] if message["type"] == "welcome" else message)
        for message in page.messages
        if message["type"] in ("sync", "update", "welcome")
    ]


async def _told_to_others(table: Round, ann: Fencer, watching: SocketPage, screen: SocketPage) -> list[Any]:
    """Everything that Ann, a spectator, the shared screen and a newcomer got."""
    late = await table.page("Flo", role="spectator")
    pages = [ann.page, watching, screen, late]
    for page in pages:
        await page.until(lambda page=page: page.public == ann.public)  # type: ignore[misc]
    return [_heard(page) for page in pages if isinstance(page, SocketPage)]


@pytest.mark.clause("F-POINT-1")
async def test_messages_to_others_before_the_reveal_do_not_depend_on_where_anybody_points(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    count_quickly(monkeypatch)
    deal(monkeypatch, seed_where(plain_round, seats=3))
    told, shown = [], []
    for bos, cys in ((0, 0), (1, 2), (2, 1)):
        async with round_at(server, await open_table(server, game="fake_swords")) as table:
            ann, bo, cy = await begin(
                table, "Ann", "Bo", "Cy", options={"fights": "quick", "choose_s": 0, "point_s": 60}
            )
            watching, screen = await table.page("Ed", role="spectator"), await table.page("screen", role="screen")
            await lay_out((ann, bo, cy))
            await bo.act("point", pile=bos)
            await cy.act("point", pile=cys)
            assert ann.public["pointed"] == [False, True, True]
            assert bo.private["pointed"] == bos
            assert set((cy.page.play or {})["private"]) == {"2"}
            told.append(await _told_to_others(table, ann, watching, screen))
            asked = await told_to_anybody(server, table.code)
            assert b"pointed" not in asked
            await ann.act("point", pile=0)
            shown.append([pile["seats"] for pile in ann.public["reveal"]])
    assert told[0] == told[1] == told[2]
    assert shown[0] != shown[1] != shown[2]


@pytest.mark.clause("F-MODE-R3")
async def test_messages_to_others_do_not_depend_on_a_choice_before_both_have_chosen(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    count_quickly(monkeypatch)
    deal(monkeypatch, seed_where(plain_round, seats=3))
    told = []
    for move in MOVES:
        async with round_at(server, await open_table(server, game="fake_swords")) as table:
            ann, bo, cy = await begin(
                table, "Ann", "Bo", "Cy", options={"fights": "quick", "choose_s": 0, "point_s": 60}
            )
            watching, screen = await table.page("Ed", role="spectator"), await table.page("screen", role="screen")
            await lay_out((ann, bo, cy))
            for fencer, pile in ((cy, 0), (bo, 1), (ann, 1)):
                await fencer.act("point", pile=pile)
            assert ann.public["fight"]["fighters"] == [0, 1]
            await bo.act("choose", move=move)
            assert bo.private["move"] == move
            told.append(await _told_to_others(table, ann, watching, screen))
            await ann.act("choose", move="lunge")
            assert ann.public["fight"]["quick"]["played"][0]["chosen"] == ["lunge", move]
    assert told[0] == told[1] == told[2]


@pytest.mark.clause("F-POINT-1")
async def test_a_player_who_reconnects_after_pointing_still_points_at_the_same_pile(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    count_quickly(monkeypatch)
    deal(monkeypatch, seed_where(plain_round, seats=3))
    async with round_at(server, await open_table(server, game="fake_swords")) as table:
        ann, bo, cy = await begin(table, "Ann", "Bo", "Cy", options={"point_s": 60})
        await lay_out((ann, bo, cy))
        await bo.act("point", pile=2)
        page = bo.page
        assert isinstance(page, SocketPage)
        await page.drop()
        await page.connect()
        play = (await page.hello(table.code))["play"]
        assert play["private"]["1"]["pointed"] == 2
        assert play["prompts"]["1"] == []
