"""Reconnecting: no message is lost or sent twice, and nobody else gets the seat."""

from __future__ import annotations

import asyncio

from rumpus.tables.watchers import HISTORY
from tests.server.harness import Round, SocketPage, mover_of


async def _turns(pages: tuple[SocketPage, SocketPage], number: int) -> None:
    """Play a few turns. For a page that is not connected its other page acts."""
    for _ in range(number):
        mover, seat = mover_of(*pages)
        turn = mover.public["turn"]
        await mover.act(seat)
        other = pages[1 - seat]
        await other.until(lambda other=other, turn=turn: other.public["turn"] > turn)  # type: ignore[misc]


async def test_a_page_that_comes_back_gets_exactly_the_missed_messages(table: Round) -> None:
    pages = await table.game()
    watching = await table.page("Cy", role="spectator")
    await watching.drop()
    had = len(watching.messages)
    await _turns(pages, 3)
    welcome = await watching.resume()
    assert welcome["resumed"]
    assert welcome["play"] is None
    await watching.until(lambda: watching.public["turn"] == 4)
    missed = [message for message in watching.messages[had + 1 :] if message["type"] == "update"]
    assert len(missed) == 3
    assert watching.public == pages[0].public


async def test_a_player_who_loses_the_connection_during_a_game_plays_on(table: Round) -> None:
    pages = await table.game()
    await _turns(pages, 2)
    mover, seat = mover_of(*pages)
    await mover.drop()
    other = pages[1 - seat]
    await other.until(lambda: other.seat(seat)["presence"] == "away")
    assert (await mover.resume())["resumed"]
    await other.until(lambda: other.seat(seat)["presence"] == "here")
    await _turns(pages, 2)


async def test_a_page_that_missed_too_many_messages_gets_the_whole_game(table: Round) -> None:
    pages = await table.game()
    watching = await table.page("Cy", role="spectator")
    await watching.drop()
    await _turns(pages, HISTORY + 1)
    welcome = await watching.resume()
    assert not welcome["resumed"]
    assert watching.public == pages[0].public
    assert len(watching.public["drawn"]) == HISTORY + 1


async def test_a_message_number_that_does_not_exist_yet_is_answered_with_the_whole_game(table: Round) -> None:
    ann, _bo = await table.game()
    await ann.drop()
    await ann.connect()
    welcome = await ann.hello(table.code, stream=ann.stream, last_seq=10_000)
    assert not welcome["resumed"]
    assert welcome["play"] is not None


async def test_a_reload_comes_back_to_its_seat_by_the_credential_alone(table: Round) -> None:
    ann, _bo = await table.game()
    reloaded = SocketPage(table.server, "Somebody else")
    reloaded.credential = ann.credential
    await reloaded.connect()
    welcome = await reloaded.hello(table.code)
    assert welcome["you"] == ann.you
    assert set(welcome["play"]["prompts"]) == {"0"}
    assert reloaded.seat(0)["name"] == "Ann"
    await reloaded.close()


async def test_a_wrong_credential_makes_a_newcomer_and_does_not_give_the_seat(table: Round) -> None:
    ann, _bo = await table.game()
    thief = SocketPage(table.server, "Cy")
    thief.credential = f"{ann.credential}x"
    await thief.connect()
    welcome = await thief.hello(table.code, stream=ann.stream, last_seq=0)
    assert welcome["you"] not in (0, 1)
    assert not welcome["resumed"]
    assert welcome["play"]["prompts"] == {}
    assert (await thief.act(0, prompt="turn-1", ref=1))["code"] == "not_your_seat"
    await thief.close()


async def test_a_page_on_a_new_network_replaces_its_old_connection(table: Round) -> None:
    ann, bo = await table.game()
    moved = SocketPage(table.server, "Ann")
    moved.credential, moved.stream, moved.seq = ann.credential, ann.stream, ann.seq
    moved.table, moved.play = ann.table, ann.play
    await moved.connect()
    assert (await moved.hello(table.code, stream=ann.stream, last_seq=ann.seq))["resumed"]
    await ann.ended()
    await bo.ping()
    assert bo.seat(0)["presence"] == "here"
    await moved.close()


async def test_a_page_that_disconnects_before_its_welcome_does_not_count_as_present(table: Round) -> None:
    ann = await table.page("Ann", seat=0)
    hasty = SocketPage(table.server, "Cy")
    await hasty.connect()
    await hasty.send(
        {"type": "hello", "table": table.code, "profile": {"name": "Cy", "avatar": "fox", "colour": "sea"}}
    )
    await hasty.drop()
    await ann.until(lambda: len(ann.table["members"]) == 2)
    await ann.until(lambda: not ann.table["members"][1]["here"])


async def test_a_person_who_is_kicked_gets_a_message_and_cannot_come_back_by_the_old_credential(table: Round) -> None:
    ann, bo = await table.page("Ann", seat=0), await table.page("Bo", seat=1)
    await ann.do("kick", seat=1)
    bye = await bo.next("bye", since=0)
    assert (bye["code"], bye["again"]) == ("kicked", False)
    await bo.ended()
    was = bo.you
    await bo.connect()
    assert (await bo.hello(table.code))["you"] != was
    assert bo.seat(1)["kind"] == "empty"


async def test_two_pages_that_come_back_at_the_same_time_see_the_same(table: Round) -> None:
    pages = await table.game()
    await asyncio.gather(*(page.drop() for page in pages))
    await asyncio.gather(*(page.resume() for page in pages))
    await _turns(pages, 2)
    assert pages[0].public == pages[1].public
