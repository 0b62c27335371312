"""Chat and reactions."""

from __future__ import annotations

import pytest
from msgspec import ValidationError

from tests.tables.conftest import Party
from tests.tables.guest import Guest


async def test_what_a_player_says_is_heard_by_everybody(party: Party) -> None:
    start = len(party.bo.messages)
    await party.ann.do("say", text="  hello \u202e there ")
    told = await party.bo.next("chat", since=start)
    assert told["line"] == {"member": party.ann.you, "name": "Ann", "text": "hello there"}


async def test_whoever_comes_later_reads_what_was_said(party: Party) -> None:
    await party.ann.do("say", text="<script>alert(1)</script>")
    late = Guest("Cy")
    await late.arrive(party.table)
    assert [line["text"] for line in late.messages[0]["chat"]] == ["<script>alert(1)</script>"]


async def test_a_line_said_with_a_hello_is_read_once(party: Party) -> None:
    late = Guest("Cy")
    party.ann.post({"type": "say", "ref": 1, "text": "before"})
    await late.arrive(party.table)
    party.ann.post({"type": "say", "ref": 2, "text": "after"})
    await late.until(lambda: any(message["type"] == "chat" for message in late.messages))
    told = [message["line"]["text"] for message in late.messages if message["type"] == "chat"]
    assert [line["text"] for line in late.messages[0]["chat"]] + told == ["before", "after"]


async def test_the_chat_can_be_switched_off(party: Party) -> None:
    await party.ann.do("configure", settings={"chat": False})
    refused = await party.bo.command("say", text="hello")
    assert refused["code"] == "chat_off"
    assert "switched off" in refused["message"]


async def test_a_line_is_no_longer_than_two_hundred_characters(party: Party) -> None:
    await party.ann.do("say", text="x" * 200)
    with pytest.raises(ValidationError, match="length <= 200"):
        await party.ann.do("say", text="x" * 201)


async def test_a_line_with_nothing_to_read_is_refused(party: Party) -> None:
    assert "nothing to read" in (await party.ann.command("say", text=" \u200b "))["message"]


async def test_only_people_with_a_seat_can_write_but_spectators_can_react(party: Party) -> None:
    watching = Guest("Cy")
    await watching.arrive(party.table, role="spectator")
    assert "Take a seat" in (await watching.command("say", text="hello"))["message"]
    start = len(party.ann.messages)
    await watching.do("react", reaction="clap")
    told = await party.ann.next("reaction", since=start)
    assert (told["name"], told["reaction"]) == ("Cy", "clap")


async def test_a_reaction_that_does_not_exist_is_refused(party: Party) -> None:
    with pytest.raises(ValidationError, match="Invalid enum value"):
        await party.ann.do("react", reaction="shrug")
