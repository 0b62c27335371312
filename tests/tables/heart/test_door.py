"""Admission: by the code alone, with the table's word, or after the host's consent."""

from __future__ import annotations

import asyncio

import pytest

from rumpus.tables.errors import TableError
from rumpus.tables.heart import door
from tests.tables.conftest import Party, TimeMachine
from tests.tables.guest import Guest


async def _refusal(guest: Guest, party: Party, **hello: object) -> str:
    with pytest.raises(TableError) as refused:
        await guest.arrive(party.table, **hello)
    return refused.value.code


async def _knocking(party: Party, name: str = "Pip", **hello: object) -> Guest:
    guest = Guest(name)
    await guest.arrive(party.table, **hello)
    assert (await guest.next("waiting", since=0))["why"] == "nod"
    await party.ann.until(lambda: any(each["name"] == name for each in party.ann.table["knocks"]))
    return guest


async def test_a_person_who_waits_is_shown_to_the_host_and_let_in_by_one_tap(party: Party) -> None:
    await party.ann.do("configure", settings={"nod": True})
    pip = await _knocking(party)
    assert pip.table == {}
    assert (await pip.command("say", text="hello?"))["code"] == "not_your_seat"
    (knock,) = party.ann.table["knocks"]
    assert (knock["name"], knock["avatar"], knock["spectator"]) == ("Pip", "fox", False)
    await party.ann.do("admit", who=knock["id"])
    await pip.next("welcome", since=0)
    assert pip.credential
    await party.bo.until(lambda: not party.bo.table["knocks"])
    await pip.do("take_seat", seat=2)


async def test_a_person_who_is_refused_gets_a_message_and_has_seen_nothing(party: Party) -> None:
    await party.ann.do("configure", settings={"nod": True})
    pip = await _knocking(party, role="spectator")
    await party.ann.do("admit", who=party.ann.table["knocks"][0]["id"], yes=False)
    await pip.closed()
    assert [each["type"] for each in pip.messages] == ["waiting", "bye"]
    assert pip.messages[-1]["code"] == "not_let_in"
    await party.ann.until(lambda: not party.ann.table["knocks"])


async def test_only_the_host_opens_the_door(party: Party) -> None:
    await party.ann.do("configure", settings={"nod": True})
    await _knocking(party)
    answer = await party.bo.command("admit", who=party.bo.table["knocks"][0]["id"])
    assert answer["code"] == "not_host"
    assert (await party.ann.command("admit", who="nobody"))["code"] == "no_such_member"


async def test_a_person_who_stops_waiting_is_no_longer_shown(party: Party) -> None:
    await party.ann.do("configure", settings={"nod": True})
    pip = await _knocking(party)
    pip.drop()
    await party.ann.until(lambda: not party.ann.table["knocks"])


async def test_members_come_back_without_a_nod_or_a_word(party: Party) -> None:
    await party.ann.do("configure", settings={"nod": True, "word": "plum"})
    party.bo.drop()
    await party.bo.arrive(party.table)
    assert party.bo.messages[-1]["type"] in ("welcome", "table")


async def test_only_a_limited_number_of_people_can_wait(party: Party) -> None:
    await party.ann.do("configure", settings={"nod": True})
    for number in range(door.MOST_WAITING):
        await _knocking(party, f"Pip {number}")
    assert await _refusal(Guest("Moss"), party) == "table_full"


async def test_the_word_ignores_case_and_extra_spaces(party: Party) -> None:
    await party.ann.do("configure", settings={"word": "Plum  Pie"})
    assert await _refusal(Guest("Pip"), party) == "wrong_word"
    assert await _refusal(Guest("Pip"), party, word="plum") == "wrong_word"
    pip = Guest("Pip")
    await pip.arrive(party.table, word=" PLUM pie ")
    assert pip.you is not None


async def test_after_many_wrong_words_newcomers_wait_for_the_host_instead_of_being_refused(
    party: Party, time_machine: TimeMachine
) -> None:
    await party.ann.do("configure", settings={"word": "plum"})
    for _ in range(door.WRONG_WORDS):
        assert await _refusal(Guest("Moss"), party, word="pear") == "wrong_word"
    # The right word and a wrong one have to wait alike, so that guessing reveals nothing.
    await _knocking(party, "Moss", word="pear")
    pip = await _knocking(party, "Pip", word="plum")
    await party.ann.do("admit", who=party.ann.table["knocks"][1]["id"])
    await pip.next("welcome", since=0)
    await time_machine.forward(door.WRONG_WORDS_WITHIN_S)
    fig = Guest("Fig")
    await fig.arrive(party.table, word="plum")
    assert fig.you is not None


async def test_the_word_is_not_sent_to_people_who_wait(party: Party) -> None:
    await party.ann.do("configure", settings={"word": "plum", "nod": True})
    pip = await _knocking(party, word="plum")
    assert b"plum" not in b"".join(pip.raw)


async def test_a_table_that_everybody_left_admits_the_next_person(party: Party) -> None:
    await party.ann.do("configure", settings={"nod": True, "word": "plum"})
    await asyncio.gather(party.ann.leave(), party.bo.leave())
    pip = Guest("Pip")
    await pip.arrive(party.table)
    assert pip.table["host"] == pip.you
