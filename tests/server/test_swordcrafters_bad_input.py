"""Swordcrafters over real sockets: illegal actions are refused by their clause, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from rumpus.games.swordcrafters.gems import GEM_OF
from tests.server.harness import Round, SocketPage, http, open_table, round_at
from tests.server.restarting import Restartable, restartable
from tests.server.smithies import begin
from tests.tables.seated import Everything, all_refused
from tests.tables.smiths import Smith, at, play_on

H, V = "horizontal", "vertical"
OURS = resources.files("rumpus.games.swordcrafters.data")


@pytest.fixture
async def restarting(tmp_path: Path) -> AsyncIterator[Restartable]:
    async with restartable(tmp_path / "rumpus.sqlite3") as server:
        yield server


@pytest.fixture
async def table(restarting: Restartable) -> AsyncIterator[Round]:
    async with round_at(restarting, await open_table(restarting, game="swordcrafters")) as opened:
        yield opened


def _slice(group: int, axis: str, line: int) -> dict[str, Any]:
    return {"type": "slice", "group": group, "axis": axis, "line": line}


def _mover(smiths: list[Smith]) -> tuple[Smith, Smith]:
    """The player of two whose turn it is, and the other."""
    mover = next(smith for smith in smiths if smith.asked)
    return mover, smiths[1 - mover.seat]


async def _closed(smith: Smith, prompt: str, action: dict[str, Any], clause: str) -> None:
    """Check that an action for a prompt that is closed for this player is answered with a refusal."""
    before = Everything(smith.company)
    answer = await smith.page.act(smith.seat, action, prompt=prompt)
    assert (answer["type"], answer["code"], answer["clause"]) == ("rejected", "prompt_closed", clause), action
    assert before.is_as_before(), action


@pytest.mark.clause("S-SLICE-2")
@pytest.mark.clause("S-TWO-1")
async def test_bad_input_is_refused_by_its_clause_and_after_a_restart_the_game_is_as_it_was(
    table: Round, restarting: Restartable
) -> None:
    smiths = await begin(table, "Ann", "Bo")
    await _while_slicing(smiths)
    await _while_selecting(smiths)
    await _while_crafting(smiths)
    everything = Everything(smiths)
    await restarting.restart(smiths)
    assert everything.is_as_before()
    await play_on(smiths)
    assert smiths[0].public["phase"] == "over"


async def _while_slicing(smiths: list[Smith]) -> None:
    """The grid has 4 columns and 3 rows, all one group."""
    mover, other = _mover(smiths)
    along_the_border = [
        (_slice(0, axis, line), "S-SLICE-2") for axis, line in ((H, 0), (H, 3), (V, 0), (V, 4), (V, 63))
    ]
    await all_refused(
        mover,
        "slice",
        [
            *along_the_border,
            (_slice(1, H, 1), "S-SLICE-1"),
            ({"type": "select", "group": 0, "sword": 0}, "S-SLICE-1"),
            ({"type": "place", "gem": "red", "side": "left", "sword": 0}, "S-SLICE-1"),
            ({"type": "finish"}, "S-SLICE-1"),
            ({"type": "discard", "group": 0}, "S-SLICE-1"),
            ({"type": "show", "sides": ["left", "back"], "sword": 0}, "S-OPEN-R1"),
        ],
    )
    prompt = await mover.prompt("slice")
    for broken in ({"type": "slice"}, _slice(-1, H, 1), _slice(0, "diagonal", 1), _slice(0, H, 64), {"type": "cheat"}):
        answer = await mover.page.act(mover.seat, broken, prompt=prompt)
        assert (answer["type"], answer["code"]) == ("rejected", "bad_action"), broken
    await mover.act("slice", group=0, axis=V, line=1)
    # A second slice in a row.
    await _closed(mover, prompt, _slice(1, V, 2), "S-TWO-1")
    await all_refused(other, "slice", [(_slice(0, V, 1), "S-SLICE-2"), (_slice(0, V, 2), "S-SLICE-2")])
    await other.act("slice", group=0, axis=H, line=1)
    single = [(_slice(0, axis, line), "S-SLICE-2") for axis in (H, V) for line in range(4)]
    await all_refused(mover, "slice", single)
    await mover.act("slice", group=2, axis=V, line=3)
    await other.act("slice", group=2, axis=H, line=1)


async def _while_selecting(smiths: list[Smith]) -> None:
    mover, other = _mover(smiths)
    assert len(mover.public["groups"]) == 5
    await all_refused(
        mover,
        "select",
        [
            ({"type": "select", "group": 5, "sword": 0}, "S-SELECT-1"),
            ({"type": "select", "group": 0, "sword": 1}, "S-DUAL-1"),
            (_slice(1, H, 2), "S-SELECT-1"),
            ({"type": "finish"}, "S-SELECT-1"),
        ],
    )
    prompt = await mover.prompt("select")
    await mover.act("select", group=1, sword=0)
    await _closed(mover, prompt, {"type": "select", "group": 0, "sword": 0}, "S-TWO-1")
    taken = [({"type": "select", "group": 1, "sword": 0}, "S-SELECT-1"), (_slice(1, H, 2), "S-SELECT-1")]
    await all_refused(other, "select", taken)
    for smith, group in ((other, 2), (mover, 3), (other, 4)):
        await smith.act("select", group=group, sword=0)


async def _while_crafting(smiths: list[Smith]) -> None:
    ann, bo = smiths
    tiles = str(ann.sword()["hand"])
    mine = GEM_OF[tiles[0]]
    absent = next(gem for letter, gem in GEM_OF.items() if letter not in tiles)
    await all_refused(
        ann,
        "craft",
        [
            ({"type": "place", "gem": absent, "side": "left", "sword": 0}, "S-CRAFT-1"),
            ({"type": "place", "gem": mine, "side": "front", "sword": 0}, "S-CRAFT-R1"),
            ({"type": "place", "gem": mine, "side": "back", "sword": 0}, "S-CRAFT-R1"),
            ({"type": "place", "gem": mine, "side": "left", "sword": 1}, "S-DUAL-1"),
            ({"type": "take_off", "side": "left", "sword": 0}, "S-CRAFT-R2"),
            ({"type": "finish"}, "S-CRAFT-1"),
            ({"type": "select", "group": 0, "sword": 0}, "S-CRAFT-3"),
            (_slice(0, H, 2), "S-CRAFT-3"),
        ],
    )
    await ann.act("place", gem=mine, side="left", sword=0)
    again = ({"type": "place", "gem": GEM_OF[tiles[1]], "side": "left", "sword": 0}, "S-CRAFT-R1")
    await all_refused(ann, "craft", [again, ({"type": "finish"}, "S-CRAFT-1")])
    prompt = await ann.prompt("craft")
    while ann.asked == "craft":
        await ann.do_something()
    assert bo.asked == "craft"
    # Nothing can be changed after `finish`.
    for action in ({"type": "take_off", "side": "left", "sword": 0}, {"type": "finish"}):
        await _closed(ann, prompt, action, "S-CRAFT-3")


@pytest.mark.clause("S-CRAFT-R2")
@pytest.mark.clause("S-OPEN-R1")
async def test_a_player_who_is_done_can_turn_a_guarded_sword_but_place_nothing(table: Round) -> None:
    smiths = await begin(table, "Ann", "Bo", options={"guarded": True})
    await play_on(smiths, at("craft"))
    ann = smiths[0]
    while ann.asked == "craft":
        await ann.do_something()
    gems = "".join(GEM_OF)
    side = {"side": "left", "sword": 0}
    late: list[dict[str, Any]] = [
        {"type": "place", "gem": GEM_OF[gems[0]], **side},
        {"type": "take_off", **side},
        {"type": "finish"},
    ]
    await all_refused(ann, "show", [(action, "S-CRAFT-R2") for action in late])
    twice = {"type": "show", "sides": ["left", "left"], "sword": 0}
    await all_refused(ann, "show", [(twice, "S-OPEN-R1"), ({**twice, "sword": 1}, "S-DUAL-1")])
    await ann.act("show", sides=["right", "back"], sword=0)
    assert smiths[1].public["swords"][0][0]["shown"] == ["right", "back"]


@pytest.mark.clause("S-DUAL-1")
async def test_with_two_swords_each_gets_one_group_a_round(table: Round) -> None:
    smiths = await begin(table, "Ann", "Bo", options={"dual": True})
    await play_on(smiths, at("select"))
    first, second = _mover(smiths)
    await first.act("select", group=0, sword=1)
    await second.act("select", group=1, sword=0)
    await all_refused(first, "select", [({"type": "select", "group": 2, "sword": 1}, "S-DUAL-1")])
    await first.act("select", group=2, sword=0)


@pytest.mark.clause("S-SOLO-2")
async def test_in_a_solo_game_a_slice_must_follow_the_card(table: Round) -> None:
    [ann] = await begin(table, "Ann")
    wanted = ann.public["solo"]["icons"][0]
    other = H if wanted == V else V
    wrong = [(_slice(0, other, 2), "S-SOLO-2"), ({"type": "discard", "group": 0}, "S-SOLO-2")]
    await all_refused(ann, "slice", [*wrong, ({"type": "select", "group": 0, "sword": 0}, "S-SOLO-2")])
    await ann.act("slice", group=0, axis=wanted, line=2)
    await all_refused(ann, "discard", [({"type": "discard", "group": 2}, "S-SOLO-2"), (_slice(0, H, 1), "S-SOLO-2")])


def _file(name: str, spoil: Callable[[dict[str, Any]], object]) -> str:
    """Our cards, with something changed."""
    cards = json.loads(OURS.joinpath(name).read_text(encoding="utf-8"))
    spoil(cards)
    return json.dumps(cards)


@pytest.mark.clause("S-PARTS-R2")
@pytest.mark.parametrize(
    ("option", "text", "entry"),
    [
        ("magic_file", "{", "not JSON"),
        ("magic_file", '{"cards": []}', "cards: at least 3"),
        (
            "magic_file",
            _file("magic.json", lambda file: file["cards"][2]["beginner"].pop("points")),
            "cards[2].beginner",
        ),
        (
            "magic_file",
            _file("magic.json", lambda file: file["cards"][4]["intermediate"].update(colours=["red", "red"])),
            "cards[4] (most-amber): intermediate.colours",
        ),
        ("magic_file", _file("magic.json", lambda file: file["cards"][1].update(id="most-red")), "cards[1] (most-red)"),
        ("solo_file", _file("solo.json", lambda file: file["cards"][3].update(length=2)), "cards[3] (sir-bends-a-lot)"),
        ("solo_file", _file("solo.json", lambda file: file["cards"][0].update(luck=7)), "cards[0]"),
    ],
)
async def test_a_bad_card_file_is_refused_with_its_entry_and_the_options_stay_as_they_were(
    table: Round, option: str, text: str, entry: str
) -> None:
    ann = await table.page("Ann", seat=0)
    before = ann.table["options"]
    answer = await ann.command("configure", options={option: text})
    assert (answer["type"], answer["code"], answer["field"]) == ("rejected", "bad_options", option)
    assert entry in answer["message"]
    assert ann.table["options"] == before


@pytest.mark.clause("S-PARTS-R2")
@pytest.mark.parametrize(("option", "name"), [("magic_file", "magic.json"), ("solo_file", "solo.json")])
async def test_our_cards_can_be_fetched_as_an_example_file_and_have_a_schema(
    table: Round, option: str, name: str
) -> None:
    async with http(table.server) as client:
        ours = await client.get(f"/api/games/swordcrafters/files/{option}")
        schema = await client.get(f"/api/games/swordcrafters/files/{option}/schema")
        missing = [
            (await client.get(f"/api/games/{path}")).status_code
            for path in ("swordcrafters/files/light", "swordcrafters/files/none/schema", "chess/files/magic_file")
        ]
    assert missing == [404, 404, 404]
    assert ours.text == OURS.joinpath(name).read_text(encoding="utf-8")
    assert name in ours.headers["content-disposition"]
    card = schema.json()["$defs"]["MagicCard" if name == "magic.json" else "SoloCard"]
    assert set(card["required"]) == set(ours.json()["cards"][0])
    ann = await table.page("Ann", seat=0)
    await ann.do("configure", options={option: ours.text})


@pytest.mark.clause("S-PARTS-R2")
async def test_a_table_plays_with_its_own_cards(table: Round) -> None:
    side = {"compare": "most", "colours": ["red"], "points": [9]}
    names = ("mine-a", "mine-b", "mine-c")
    text = json.dumps({"cards": [{"id": name, "beginner": side, "intermediate": side} for name in names]})
    [ann] = await begin(table, "Ann", options={"magic_file": text})
    assert sorted(card["id"] for card in ann.public["magic"]) == list(names)


async def test_dual_wielding_with_three_players_is_refused_and_the_table_is_unchanged(table: Round) -> None:
    ann: SocketPage = await table.page("Ann", seat=0)
    await ann.do("configure", options={"dual": True})
    for seat in (1, 2):
        await ann.do("add_bot", seat=seat, level="easy")
    answer = await ann.command("start")
    assert (answer["code"], answer["field"]) == ("bad_options", "dual")
    assert (ann.table["phase"], ann.play) == ("lobby", None)
    await ann.do("configure", options={"dual": False})
    await ann.do("start")
    await ann.until(lambda: ann.play)
