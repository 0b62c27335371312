"""Swordcrafters over real sockets: no message to others depends on the hidden sides of a guarded sword."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rumpus.games.swordcrafters.gems import GEM_OF
from tests.server.harness import Round, SocketPage, open_table, round_at, told_to_anybody
from tests.server.restarting import deal
from tests.server.running import HouseInAThread
from tests.server.smithies import begin
from tests.tables.page import profile
from tests.tables.smiths import Smith, seed_where


def _has_mixed_half(state: Any) -> bool:
    """Whether Ann goes first, and the left half of the grid has six different tiles for her."""
    half = {state.public.grid[cell] for cell in range(12) if cell % 4 < 2}
    return state.public.first == 0 and len(half) == 6


async def _selected(ann: Smith, bo: Smith) -> None:
    """Ann has the six tiles of the left half, and the forge."""
    for smith, group, axis, line in (
        (ann, 0, "vertical", 2),
        (bo, 1, "horizontal", 1),
        (ann, 2, "horizontal", 2),
        (bo, 2, "vertical", 3),
    ):
        await smith.act("slice", group=group, axis=axis, line=line)
    forge = next(number for number, cells in enumerate(ann.public["groups"]) if cells == [6])
    rest = [number for number in range(1, 5) if number != forge]
    for smith, group in ((ann, 0), (bo, rest[0]), (ann, forge), (bo, rest[1])):
        await smith.act("select", group=group, sword=0)


async def _crafted(ann: Smith, hidden: slice) -> None:
    """Ann builds three sides the same way in every game; the hidden tiles come in another order."""
    left, front, *others = list(ann.hand[:4])
    right, back = others[hidden]
    for letter, side in ((left, "left"), (right, "right"), (front, "front"), (back, "back")):
        await ann.act("place", gem=GEM_OF[letter], side=side, sword=0)
    # One tile is moved on the way.
    await ann.act("take_off", side="back", sword=0)
    await ann.act("place", gem=GEM_OF[back], side="back", sword=0)


def _heard(page: SocketPage) -> list[Any]:
    """What a page got of the game, without fields that differ in every game."""

    def plain(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: plain(each) for key, each in value.items() if key not in ("now_ms", "at_ms", "seq", "ref")}
        return [plain(each) for each in value] if isinstance(value, list) else value

    return [
        plain(message["play"] if message["type"] == "welcome" else message)
        for message in page.messages
        if message["type"] in ("sync", "update", "welcome")
    ]


@pytest.mark.clause("S-OPEN-R1")
async def test_messages_to_others_do_not_depend_on_hidden_sides(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, seed_where(_has_mixed_half, seats=2, guarded=True))
    told, asked, turned = [], [], []
    for hidden in (slice(None), slice(None, None, -1)):
        async with round_at(server, await open_table(server, game="swordcrafters")) as table:
            ann, bo = await begin(table, "Ann", "Bo", options={"guarded": True})
            watching, screen = await table.page("Ed", role="spectator"), await table.page("screen", role="screen")
            await _selected(ann, bo)
            await _crafted(ann, hidden)
            assert (await bo.page.command("consult", seat=1, question={"type": "forecast"}))["type"] == "answer"
            assert (await bo.page.command("consult", seat=0, question={"type": "forecast"}))["type"] == "rejected"
            late = await table.page("Flo", role="spectator")
            others = [page for page in (bo.page, watching, screen, late) if isinstance(page, SocketPage)]
            for page in others:
                await page.until(lambda page=page, public=ann.public: page.public == public)  # type: ignore[misc]
                assert set((page.play or {})["private"]) == ({"1"} if page is bo.page else set())
            told.append([_heard(page) for page in others])
            asked.append((await told_to_anybody(server, table.code)).count(b"hands"))
            shown = ann.sword()
            assert [len(side.strip("?")) for side in shown["sides"]] == [1, 0, 2, 1]
            assert shown["hand"] == "??"
            assert sorted(ann.hand + ann.built) == sorted(shown["taken"][0])
            # Only turning the sword shows the other sides.
            await ann.act("show", sides=["right", "back"], sword=0)
            turned.append(json.dumps(bo.public["swords"][0][0]["sides"]))
    assert told[0] == told[1]
    assert asked == [0, 0]
    assert turned[0] != turned[1]


@pytest.mark.clause("S-OPEN-R1")
async def test_nobody_can_have_two_seats_in_a_guarded_game(server: HouseInAThread) -> None:
    async with round_at(server, await open_table(server, game="swordcrafters")) as table:
        ann, _bo = await begin(table, "Ann", "Bo", bots=1, options={"guarded": True})
        answer = await ann.page.command("take_seat", seat=2, profile=profile("Cy"))
        assert (answer["type"], answer["code"]) == ("rejected", "not_now")
    async with round_at(server, await open_table(server, game="swordcrafters")) as table:
        ann, _bo = await begin(table, "Ann", "Bo", bots=1)
        await ann.page.do("take_seat", seat=2, profile=profile("Cy"))


async def _has(table: Round, ann: Smith, expected: dict[str, Any]) -> None:
    """Check that Ann's pages, old and new, show what she has built."""
    assert ann.sword() == expected
    page = await table.page("Ann again", credential=ann.page.credential)
    assert page.public["swords"][0][0] == expected


@pytest.mark.clause("S-CRAFT-R2")
@pytest.mark.parametrize("guarded", [False, True])
async def test_a_player_who_reconnects_while_crafting_has_the_same_tiles_in_place(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch, guarded: bool
) -> None:
    deal(monkeypatch, seed_where(_has_mixed_half, seats=2, guarded=guarded))
    async with round_at(server, await open_table(server, game="swordcrafters")) as table:
        ann, bo = await begin(table, "Ann", "Bo", options={"guarded": guarded})
        await _selected(ann, bo)
        for side in ("left", "right"):
            await ann.act("place", gem=GEM_OF[ann.hand[0]], side=side, sword=0)
        built, own = ann.sword(), ann.private
        page = ann.page
        assert isinstance(page, SocketPage)
        await page.drop()
        await page.resume()
        await _has(table, ann, built)
        assert ann.private == own
        await page.drop()
        await page.connect()
        play = (await page.hello(table.code))["play"]
        assert play["private"]["0"] == own
        # Placing tiles adds nothing to the log, which still ends with the slices.
        assert [event["type"] for line in play["recent"] for event in line["events"]].count("sliced") == 4
        assert all(line["events"] for line in play["recent"])
        await _has(table, ann, built)
        # She can still move them, and go on.
        await ann.act("take_off", side="right", sword=0)
        while ann.asked == "craft":
            await ann.do_something()
        assert bo.public["done"] == [True, False]
