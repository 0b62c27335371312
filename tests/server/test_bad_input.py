"""Every message of a page is answered, nothing else changes, and the table goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import websockets

from rumpus.server.limits import Limits
from tests.server.harness import Round, SocketPage, mover_of, round_at
from tests.server.running import house_in_a_thread


async def _sees_turn(page: SocketPage, turn: int) -> None:
    await page.until(lambda: page.public["turn"] >= turn)


@pytest.fixture
async def ann_and_bo(table: Round) -> AsyncIterator[tuple[SocketPage, SocketPage]]:
    """A game that both can continue after the test, seeing the same."""
    ann, bo = await table.game()
    yield ann, bo
    for _ in range(2):
        mover, seat = mover_of(ann, bo)
        turn = mover.public["turn"]
        assert (await mover.act(seat))["type"] == "update"
        await asyncio.gather(*(_sees_turn(page, turn + 1) for page in (ann, bo)))
    assert ann.public == bo.public
    assert len(ann.public["drawn"]) == ann.public["turn"] - 1


@pytest.mark.parametrize(
    ("sent", "told"),
    [
        ('{"type":"fly","ref":7}', "Invalid value 'fly'"),
        ('{"ref":7}', "missing required field `type`"),
        ('{"type":"start","ref":7,"speed":9}', "unknown field `speed`"),
        ('{"type":"take_seat","ref":7,"seat":"two"}', "Expected `int`, got `str` - at `$.seat`"),
        ('{"type":"take_seat","ref":7,"seat":-1}', "`int` >= 0"),
        ('{"type":"say","ref":7,"text":"' + "x" * 201 + '"}', "length <= 200"),
        ('{"type":"welcome","ref":7}', "Invalid value 'welcome'"),
    ],
)
async def test_an_unknown_message_is_refused_with_its_ref(
    ann_and_bo: tuple[SocketPage, SocketPage], sent: str, told: str
) -> None:
    refused = await ann_and_bo[0].refusal(sent)
    assert (refused["code"], refused["ref"]) == ("bad_message", 7)
    assert told in refused["message"]


async def test_a_message_of_the_wrong_type_names_the_field(ann_and_bo: tuple[SocketPage, SocketPage]) -> None:
    assert (await ann_and_bo[0].refusal('{"type":"take_seat","ref":7,"seat":"two"}'))["field"] == "seat"


@pytest.mark.parametrize(
    "sent", ["", "hello", "{", "[" * 15_000, b"\xff\xfe\x00", '{"type":"\\ud800"}', "null", "[]", "7"]
)
async def test_text_that_is_not_a_json_object_is_refused(
    ann_and_bo: tuple[SocketPage, SocketPage], sent: str | bytes
) -> None:
    assert (await ann_and_bo[0].refusal(sent))["code"] == "bad_message"


async def test_a_huge_message_is_refused_and_the_connection_stays(ann_and_bo: tuple[SocketPage, SocketPage]) -> None:
    refused = await ann_and_bo[0].refusal(json.dumps({"type": "say", "ref": 1, "text": "x" * 20_000}))
    assert refused["code"] == "too_large"
    assert "16384 bytes" in refused["message"]


async def test_an_enormous_message_ends_only_that_connection(
    table: Round, ann_and_bo: tuple[SocketPage, SocketPage]
) -> None:
    rude = await table.page("Cy")
    assert rude.socket is not None
    await rude.send_raw("x" * 1_100_000)
    await rude.ended()
    assert rude.socket.close_code == 1009


async def test_a_fragmented_message_is_joined(ann_and_bo: tuple[SocketPage, SocketPage]) -> None:
    ann = ann_and_bo[0]
    assert ann.socket is not None
    start = len(ann.messages)
    await ann.socket.send(['{"type":', '"ping', '"}'])
    await ann.next("pong", since=start)


@pytest.mark.clause("M-TURN-1")
async def test_an_action_out_of_turn_names_the_rule_and_whose_turn_it_is(
    ann_and_bo: tuple[SocketPage, SocketPage],
) -> None:
    mover, seat = mover_of(*ann_and_bo)
    other = ann_and_bo[1 - seat]
    refused = await other.act(1 - seat, prompt="turn-1")
    assert (refused["code"], refused["clause"]) == ("prompt_closed", "M-TURN-1")
    assert mover.name in refused["message"]


async def test_an_action_for_another_persons_seat_is_refused(ann_and_bo: tuple[SocketPage, SocketPage]) -> None:
    _mover, seat = mover_of(*ann_and_bo)
    refused = await ann_and_bo[1 - seat].act(seat, prompt="turn-1", ref=1)
    assert refused["code"] == "not_your_seat"


async def test_an_action_for_a_seat_that_does_not_exist_is_refused(ann_and_bo: tuple[SocketPage, SocketPage]) -> None:
    assert (await ann_and_bo[0].act(17, prompt="turn-1", ref=1))["code"] == "not_your_seat"


async def test_an_answer_to_a_closed_prompt_is_refused_with_the_clause_of_the_open_one(
    ann_and_bo: tuple[SocketPage, SocketPage],
) -> None:
    mover, seat = mover_of(*ann_and_bo)
    refused = await mover.act(seat, prompt="turn-99")
    assert (refused["code"], refused["clause"]) == ("prompt_closed", "M-TURN-1")


@pytest.mark.clause("M-STEAL-3")
@pytest.mark.parametrize("whom", ["self", "nobody"])
async def test_an_illegal_action_names_its_rule(ann_and_bo: tuple[SocketPage, SocketPage], whom: str) -> None:
    mover, seat = mover_of(*ann_and_bo)
    refused = await mover.act(seat, {"type": "steal", "target": seat if whom == "self" else 5})
    assert (refused["code"], refused["clause"]) == ("illegal", "M-STEAL-3")


@pytest.mark.parametrize(
    "action",
    [
        {"type": "wake"},
        {"type": "result", "battle": "1", "losers": [0], "clause": "M-END-1", "by": "me"},
        {"type": "ruling", "battle": "1", "losers": [0], "clause": "M-END-1"},
        {"type": "fly"},
        {"type": "steal"},
        {"type": "steal", "target": "Bo"},
        {"type": "score", "twice": True},
        {},
        [],
        None,
        "score",
    ],
)
async def test_an_action_that_no_player_may_take_is_refused(
    ann_and_bo: tuple[SocketPage, SocketPage], action: Any
) -> None:
    mover, seat = mover_of(*ann_and_bo)
    start = len(mover.messages)
    ref = mover.next_ref(seat)
    await mover.send({"type": "act", "ref": ref, "seat": seat, "prompt": "turn-1", "action": action})
    refused = await mover.answer_to(ref, start)
    assert refused["code"] == "bad_action"
    assert "Not an action of Mantis" in refused["message"]


async def test_an_action_that_is_not_valid_utf_8_is_refused_and_the_table_goes_on(
    ann_and_bo: tuple[SocketPage, SocketPage],
) -> None:
    mover, seat = mover_of(*ann_and_bo)
    ref = mover.next_ref(seat)
    head = f'{{"type":"act","ref":{ref},"seat":{seat},"prompt":"turn-1","action":{{"type":"'.encode()
    assert (await mover.refusal(head + b'\xff\xfe"}}'))["code"] in ("bad_action", "bad_message")


async def test_an_action_sent_twice_is_applied_once_and_answered_twice(
    ann_and_bo: tuple[SocketPage, SocketPage],
) -> None:
    mover, seat = mover_of(*ann_and_bo)
    other = ann_and_bo[1 - seat]
    message = {"type": "act", "ref": 1, "seat": seat, "prompt": "turn-1", "action": {"type": "score"}}
    first = await mover.ask(message)
    again = await mover.ask(message)
    assert (first["type"], first["ref"]) == ("update", 1)
    assert again == {"type": "done", "ref": 1}
    assert len(mover.public["drawn"]) == 1
    await other.until(lambda: len(other.public["drawn"]) == 1)
    # The next action counts on from here.
    assert mover.play is not None
    mover.play["refs"][str(seat)] = 1


async def test_a_refused_action_sent_twice_is_refused_in_the_same_words(
    ann_and_bo: tuple[SocketPage, SocketPage],
) -> None:
    mover, seat = mover_of(*ann_and_bo)
    steal = {"type": "steal", "target": seat}
    ref = mover.next_ref(seat)
    assert await mover.act(seat, steal, ref=ref) == await mover.act(seat, {"type": "score"}, ref=ref)


@pytest.mark.parametrize(
    ("options", "field"), [({"jokers": 2}, "jokers"), ({"hints": "yes"}, "hints"), ([1], ""), ("x", "")]
)
async def test_unknown_options_are_refused_by_name(table: Round, options: Any, field: str) -> None:
    ann = await table.page("Ann", seat=0)
    refused = await ann.command("configure", options=options)
    assert (refused["code"], refused.get("field", "")) == ("bad_options", field)
    assert ann.table["options"] == {"hints": False}


async def test_an_unknown_game_is_refused(table: Round) -> None:
    ann = await table.page("Ann", seat=0)
    assert (await ann.command("configure", game="chess"))["code"] == "unknown_game"


async def test_a_taken_seat_is_refused(ann_and_bo: tuple[SocketPage, SocketPage], table: Round) -> None:
    late = await table.page("Cy")
    assert (await late.command("take_seat", seat=0))["code"] == "seat_taken"


async def test_a_full_table_refuses_the_next_person(table: Round) -> None:
    first = await table.page("Guest 1")
    assert first.socket is not None
    others = [await table.page(f"Guest {number}") for number in range(2, 41)]
    last = SocketPage(table.server, "One too many")
    await last.connect()
    refused = await last.hello(table.code)
    assert (refused["type"], refused["code"]) == ("rejected", "table_full")
    await others[7].close()
    await first.until(lambda: any(not each["here"] for each in first.table["members"]))
    assert (await last.hello(table.code))["type"] == "welcome"
    await last.close()
    assert (await first.ping())["type"] == "pong"


async def test_a_wrong_code_is_refused_and_the_right_one_can_still_be_given(table: Round) -> None:
    page = SocketPage(table.server)
    await page.connect()
    refused = await page.hello("XXXXX")
    assert (refused["code"], refused["message"]) == (
        "table_not_found",
        "There is no table XXXXX. Check the code with your host.",
    )
    assert (await page.hello(f" {table.code.lower()} "))["type"] == "welcome"
    await page.close()


async def test_a_newcomer_without_a_profile_or_with_an_invisible_name_is_refused(table: Round) -> None:
    page = SocketPage(table.server)
    await page.connect()
    assert "who you are" in (await page.hello(table.code, profile=None))["message"]
    invisible = {"name": "\u200b", "avatar": "fox", "colour": "sea"}
    assert (await page.hello(table.code, profile=invisible))["code"] == "bad_name"
    unknown = {"name": "Ann", "avatar": "dragon", "colour": "sea"}
    assert (await page.hello(table.code, profile=unknown))["field"] == "profile.avatar"
    await page.close()


async def test_a_command_before_hello_and_a_second_hello_are_refused(table: Round) -> None:
    page = SocketPage(table.server)
    await page.connect()
    refused = await page.command("start")
    assert refused["code"] == "no_hello"
    await page.hello(table.code)
    start = len(page.messages)
    await page.send({"type": "hello", "table": table.code})
    assert (await page.next("rejected", since=start))["code"] == "not_now"
    await page.do("take_seat", seat=0)
    await page.close()


async def test_messages_right_after_hello_are_handled_in_order(table: Round) -> None:
    page = SocketPage(table.server)
    await page.connect()
    await page.send(
        {"type": "hello", "table": table.code, "profile": {"name": "Ann", "avatar": "fox", "colour": "sea"}}
    )
    assert (await page.command("take_seat", seat=0))["type"] == "done"
    assert page.messages[0]["type"] == "welcome"
    await page.close()


async def test_only_a_page_that_sends_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    few = Limits(messages_per_second=0.001, messages_burst=10)
    with house_in_a_thread(tmp_path / "rumpus.sqlite3", few) as server:
        async with round_at(server) as table:
            ann, bo = await table.page("Ann"), await table.page("Bo")
            for _ in range(9):
                await ann.ping()
            refused = await ann.command("take_seat", seat=0)
            assert refused["code"] == "too_fast"
            await bo.do("take_seat", seat=0)


async def test_a_client_that_opens_tables_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    few = Limits(requests_per_second=0.001, requests_burst=2)
    with house_in_a_thread(tmp_path / "rumpus.sqlite3", few) as server:
        async with round_at(server), round_at(server):
            with pytest.raises(AssertionError, match="too_fast"):
                async with round_at(server):
                    pass


async def test_too_many_pages_from_one_address_are_refused(tmp_path: Path) -> None:
    with house_in_a_thread(tmp_path / "rumpus.sqlite3", Limits(pages_per_address=2)) as server:
        async with round_at(server) as table:
            await table.page("Ann")
            bo = await table.page("Bo")
            with pytest.raises(websockets.InvalidStatus) as refused:
                await table.page("Cy")
            assert refused.value.response.status_code == 429
            await bo.close()
            await table.page("Cy")
