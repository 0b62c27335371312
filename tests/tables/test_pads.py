"""Pads: texts that a table stores for a seat and shows only to its people."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec import ValidationError

from rumpus.tables.house import House
from rumpus.tables.names import clean_pages
from tests.tables.conftest import Party, Teams, services
from tests.tables.guest import Guest
from tests.tables.memory import MemoryStorage


def _pads(guest: Guest) -> dict[str, Any]:
    assert guest.play is not None
    pads: dict[str, Any] = guest.play["pads"]
    return pads


async def _again(guest: Guest, teams: Teams) -> dict[str, Any]:
    """The pads that a page gets after a reload."""
    guest.drop()
    await guest.arrive(teams.table)
    return _pads(guest)


async def test_a_change_of_a_pad_is_sent_only_to_the_team(teams: Teams) -> None:
    await teams.start()
    screen, watching = Guest("screen"), Guest("Di")
    await screen.arrive(teams.table, role="screen")
    await watching.arrive(teams.table, role="spectator")
    starts = {guest: len(guest.messages) for guest in (*teams.guests, screen, watching)}
    await teams.cy.do("set_pad", seat=0, name="notes", text="An S\nis in it.")
    told = await teams.ann.next("pad", since=starts[teams.ann])
    assert told == {
        "type": "pad",
        "seq": told["seq"],
        "seat": 0,
        "name": "notes",
        "text": "An S\nis in it.",
        "member": teams.cy.you,
    }
    assert [message["type"] for message in teams.cy.messages[starts[teams.cy] :]] == ["done"]
    for guest in (teams.bo, screen, watching):
        assert guest.messages[starts[guest] :] == []


async def test_after_a_reload_only_the_team_gets_a_pad(teams: Teams) -> None:
    await teams.start()
    await teams.ann.do("set_pad", seat=0, name="notes", text="one")
    await teams.cy.do("set_pad", seat=0, name="notes", text="two")
    await teams.bo.do("set_pad", seat=1, name="draft", text="other")
    assert await _again(teams.ann, teams) == {"0": {"notes": "two"}}
    assert await _again(teams.cy, teams) == {"0": {"notes": "two"}}
    assert await _again(teams.bo, teams) == {"1": {"draft": "other"}}
    late = Guest("Di")
    await late.arrive(teams.table)
    assert _pads(late) == {}
    assert (await late.command("take_seat", seat=1))["code"] == "not_now"
    assert _pads(late) == {}


async def test_a_change_is_sent_to_other_pages_of_the_writer_but_not_to_the_one_that_wrote(teams: Teams) -> None:
    await teams.start()
    laptop = Guest("Bo")
    laptop.credential = teams.bo.credential
    await laptop.arrive(teams.table)
    start = len(laptop.messages)
    await teams.bo.do("set_pad", seat=1, name="notes", text="x")
    assert (await laptop.next("pad", since=start))["text"] == "x"


async def test_pads_survive_a_restart_of_the_server(house: House, teams: Teams, storage: MemoryStorage) -> None:
    await teams.start()
    await teams.cy.do("set_pad", seat=0, name="notes", text="kept")
    await house.stop()
    again = House(services(storage))
    await again.start()
    await teams.ann.arrive(await again.find(teams.table.document.code))
    assert _pads(teams.ann) == {"0": {"notes": "kept"}}
    await again.stop()


async def test_pads_stay_when_the_game_is_over_and_are_deleted_in_the_next(teams: Teams) -> None:
    await teams.start()
    await teams.ann.do("set_pad", seat=0, name="notes", text="kept")
    await teams.ann.act(0, {"type": "forfeit"}, prompt="forfeit")
    await teams.ann.over()
    assert await _again(teams.cy, teams) == {"0": {"notes": "kept"}}
    await teams.ann.do("play_again", anyway=True)
    await teams.cy.until(lambda: (teams.cy.play or {})["number"] == 2)
    assert _pads(teams.cy) == {"0": {}}


async def test_a_player_who_changes_sides_after_a_game_does_not_get_the_other_sides_pads(teams: Teams) -> None:
    await teams.start()
    await teams.ann.do("set_pad", seat=0, name="notes", text="ours")
    await teams.bo.do("set_pad", seat=1, name="notes", text="theirs")
    await teams.ann.act(0, {"type": "forfeit"}, prompt="forfeit")
    await teams.ann.over()
    await teams.cy.do("take_seat", seat=1)
    assert await _again(teams.cy, teams) == {}
    refused = await teams.cy.command("set_pad", seat=1, name="notes", text="x")
    assert (refused["code"], refused["type"]) == ("not_now", "rejected")
    await teams.ann.do("swap", seat=0, other=1)
    for guest in teams.guests:
        assert not any((await _again(guest, teams)).values())


async def test_pads_stay_while_a_stand_in_plays(teams: Teams) -> None:
    await teams.start()
    await teams.bo.do("set_pad", seat=1, name="notes", text="mine")
    await teams.bo.do("leave_seat", seat=1)
    assert await _again(teams.bo, teams) == {}
    await teams.bo.do("take_seat", seat=1)
    await teams.bo.until(lambda: _pads(teams.bo) == {"1": {"notes": "mine"}})


async def test_a_device_with_two_seats_has_the_pads_of_both(teams: Teams) -> None:
    await teams.bo.leave()
    await teams.ann.do("take_seat", seat=1, profile={"name": "Bea", "avatar": "owl", "colour": "rose"})
    await teams.ann.do("start", anyway=True)
    await teams.cy.until(lambda: teams.cy.play)
    await teams.ann.do("set_pad", seat=1, name="notes", text="hers")
    await teams.cy.do("set_pad", seat=0, name="notes", text="his")
    await teams.ann.next("pad", since=0)
    assert await _again(teams.ann, teams) == {"0": {"notes": "his"}, "1": {"notes": "hers"}}


async def test_only_people_in_a_seat_write_on_its_pads_and_only_during_a_game(teams: Teams) -> None:
    assert (await teams.ann.command("set_pad", seat=0, name="notes", text="x"))["code"] == "not_now"
    await teams.start()
    for seat in (0, 7):
        assert (await teams.bo.command("set_pad", seat=seat, name="notes", text="x"))["code"] == "not_your_seat"
    watching = Guest("Di")
    await watching.arrive(teams.table, role="spectator")
    assert (await watching.command("set_pad", seat=0, name="notes", text="x"))["code"] == "not_your_seat"


async def test_a_seat_has_eight_pads_and_emptying_one_makes_room(teams: Teams) -> None:
    await teams.start()
    for name in "abcdefgh":
        await teams.ann.do("set_pad", seat=0, name=name, text="x")
    assert (await teams.ann.command("set_pad", seat=0, name="i", text="x"))["code"] == "too_many_pads"
    await teams.ann.do("set_pad", seat=0, name="i", text="")
    await teams.ann.do("set_pad", seat=0, name="a", text="")
    await teams.ann.do("set_pad", seat=0, name="i", text="x")
    assert sorted((await _again(teams.cy, teams))["0"]) == list("bcdefghi")


@pytest.mark.parametrize("name", ["", "Notes", "no tes", "a" * 21, "__proto__\n"])
async def test_a_pad_has_a_short_plain_name(teams: Teams, name: str) -> None:
    with pytest.raises(ValidationError, match="regex"):
        await teams.ann.do("set_pad", seat=0, name=name, text="x")


async def test_a_pad_holds_four_thousand_characters(teams: Teams) -> None:
    await teams.start()
    await teams.ann.do("set_pad", seat=0, name="notes", text="x" * 4000)
    with pytest.raises(ValidationError, match="length <= 4000"):
        await teams.ann.do("set_pad", seat=0, name="notes", text="x" * 4001)


def test_the_text_of_a_pad_keeps_line_breaks_and_loses_invisible_characters() -> None:
    assert clean_pages("a  b\r\nc\rd\n\n e\x00f\u202eg\t") == "a  b\nc\nd\n\n e f g "


async def test_a_pad_is_not_part_of_the_game(teams: Teams, storage: MemoryStorage) -> None:
    await teams.start()
    await teams.ann.do("set_pad", seat=0, name="notes", text="quite secret")
    assert not storage.entries
    assert [code for code, saved in storage.saved.items() if b"quite secret" in saved.document]
    assert not [begun for begun in storage.begun.values() if b"quite secret" in begun.opening + begun.players]


async def test_games_with_one_person_a_seat_also_have_pads(party: Party) -> None:
    await party.start()
    await asyncio.gather(*(guest.do("set_pad", seat=n, name="notes", text="x") for n, guest in enumerate(party.guests)))
