"""There is always room for members at a table: visitors share the rest, and absent visitors are removed."""

from __future__ import annotations

import pytest

from rumpus.tables import lobby
from rumpus.tables.errors import TableFull
from rumpus.tables.heart import room
from tests.tables.conftest import Party
from tests.tables.guest import Guest


async def _visitors(party: Party, count: int, role: str = "player") -> list[Guest]:
    visitors = [Guest(f"Cy {number}") for number in range(count)]
    for visitor in visitors:
        await visitor.arrive(party.table, role=role)
    return visitors


async def test_screens_of_strangers_do_not_take_the_place_of_a_player(party: Party) -> None:
    await party.start()
    party.bo.drop()
    for _ in range(room.MOST_STRANGE_SCREENS):
        await Guest().arrive(party.table, role="screen", profile=None)
    with pytest.raises(TableFull):
        await Guest().arrive(party.table, role="screen", profile=None)
    await party.bo.arrive(party.table)
    assert party.bo.play is not None
    await Guest("Di").arrive(party.table)


async def test_visitors_do_not_take_the_place_of_a_player(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_VISITORS", 5)
    party.bo.drop()
    await _visitors(party, 5)
    with pytest.raises(TableFull):
        await Guest("Di").arrive(party.table)
    await party.bo.arrive(party.table)
    assert party.bo.messages[-1]["type"] in ("welcome", "table")


async def test_absent_visitors_make_room_but_seated_people_and_the_host_do_not(party: Party) -> None:
    visitors = await _visitors(party, lobby.MOST_MEMBERS - 2)
    with pytest.raises(TableFull):
        await Guest("Di").arrive(party.table)
    for gone in (party.bo, visitors[3], visitors[1]):
        gone.drop()
    di = Guest("Di")
    await di.arrive(party.table)
    members = {each["id"] for each in di.table["members"]}
    assert len(members) == lobby.MOST_MEMBERS
    assert visitors[3].you not in members
    assert {party.ann.you, party.bo.you, visitors[1].you} <= members


async def test_spectators_leave_places_for_players(party: Party) -> None:
    await _visitors(party, lobby.MOST_MEMBERS - lobby.KEPT_FOR_PLAYERS - 2, "spectator")
    with pytest.raises(TableFull):
        await Guest("Di").arrive(party.table, role="spectator")
    await Guest("Di").arrive(party.table)


async def test_the_oldest_page_of_a_member_makes_room_for_a_new_one(party: Party) -> None:
    more = [Guest("Bo") for _ in range(room.PAGES_EACH)]
    for page in more:
        page.credential = party.bo.credential
        await page.arrive(party.table)
    await party.bo.closed()
    assert party.bo.messages[-1]["code"] == "elsewhere"
    assert not any(page.is_closed for page in more)
    assert party.ann.seat(1)["presence"] == "here"


@pytest.mark.parametrize("is_on", [False, True], ids=["lobby", "game"])
async def test_the_host_can_send_anybody_away(party: Party, is_on: bool) -> None:
    if is_on:
        await party.start()
    visitor, watching = Guest("Cy"), Guest("Di")
    await visitor.arrive(party.table)
    await watching.arrive(party.table, role="spectator")
    for guest in (visitor, watching, party.bo):
        assert (await party.bo.command("send_away", member=guest.you))["code"] == "not_host"
        await party.ann.do("send_away", member=guest.you)
        await guest.closed()
        assert guest.messages[-1]["code"] == "kicked"
    await party.ann.until(lambda: len(party.ann.table["members"]) == 1)
    assert party.ann.seat(1)["kind"] == ("bot" if is_on else "empty")
    assert (await party.ann.command("send_away", member=party.ann.you))["code"] == "not_now"
    assert (await party.ann.command("send_away", member=99))["code"] == "no_such_member"
