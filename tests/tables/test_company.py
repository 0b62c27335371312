"""Nobody waits for company: newcomers sit down at once, and bots fill the table."""

from __future__ import annotations

import pytest
from msgspec import Raw
from msgspec.structs import replace

from rumpus.games import GAMES
from rumpus.tables import company, lobby, seat_facts
from rumpus.tables.document import Document
from rumpus.tables.errors import NotHost
from rumpus.tables.house import House
from rumpus.tables.messages.people import Settings
from tests.tables.conftest import Party
from tests.tables.guest import Guest
from tests.tables.lobbies import ANN, BO, joined, names, table_with

LISTED = [name for name, game in GAMES.items() if game.facts.listed]


@pytest.mark.parametrize("game", LISTED)
def test_every_game_begins_at_once_with_bots_of_a_fitting_level(game: str) -> None:
    table = joined(company.opened(game), "Ann")
    begun = company.begun(table, ANN)
    assert begun.phase == "playing"
    assert begun.seats[0].name == "Ann"
    assert {seating.level for seating in begun.seats[1:]} == {company.FITTING_LEVEL}
    assert seat_facts.misfit(replace(begun, phase="lobby")) == ""
    facts = GAMES[game].facts
    assert len(begun.seats) == min(company.COMPANY, facts.max_seats)


def test_a_table_is_filled_to_a_good_number_of_players_and_no_further() -> None:
    table = table_with("Ann", "Bo")
    assert company.missing(table) == 2
    table = company.filled(table, ANN)
    assert [seating.kind for seating in table.seats] == ["person", "person", "bot", "bot", "empty", "empty"]
    assert company.missing(table) == 0
    assert company.filled(table, ANN) == table
    assert company.missing(lobby.start(table, ANN, anyway=True)) == 0


def test_only_the_host_fills_the_table() -> None:
    for table in (table_with("Ann", "Bo"), company.filled(table_with("Ann", "Bo"), ANN)):
        with pytest.raises(NotHost):
            company.filled(table, BO)


def test_a_newcomer_sits_in_the_first_empty_seat_or_in_the_smallest_team() -> None:
    table = lobby.take_seat(table_with("Ann", "Bo"), BO, 3, None)
    assert company.next_place(table) == 1
    teams = lobby.configure(_people(4), ANN, game="wordy", options=None, settings=None)
    for member in range(4):
        teams = company.seated(teams, member)
    assert [len(seating.holders) for seating in teams.seats] == [2, 2]


def test_nobody_is_seated_where_every_seat_is_taken_or_a_game_is_on() -> None:
    full = company.filled(table_with("Ann", "Bo", "Cy", "Di", "Ed", "Flo"), ANN)
    full = joined(full, "Gus")
    assert company.next_place(full) is None
    assert company.seated(full, 6) == full
    playing = joined(lobby.start(table_with("Ann", "Bo"), ANN, anyway=True), "Cy")
    assert company.seated(playing, 2) == playing


def _people(count: int) -> Document:
    table = lobby.open_table("CDFGH", "mantis")
    for name in ("Ann", "Bo", "Cy", "Di")[:count]:
        table = joined(table, name)
    return table


def test_whoever_sits_is_ready_unless_the_host_asks_for_a_ready_check() -> None:
    table = table_with("Ann", "Bo")
    assert lobby.start(table, ANN, anyway=False).phase == "playing"
    asked = lobby.configure(table, ANN, game=None, options=None, settings=Raw(b'{"ready_check": true}'))
    assert asked.settings == Settings(ready_check=True)
    ready = lobby.set_ready(asked, BO, 1, ready=True)
    assert lobby.start(ready, ANN, anyway=False).phase == "playing"


async def test_a_page_that_asks_for_it_sits_down_and_is_ready_as_it_comes_in(house: House) -> None:
    table = await house.open("mantis", public=False)
    ann, bo = Guest("Ann"), Guest("Bo")
    await ann.arrive(table, sit=True)
    await bo.arrive(table, sit=True)
    await ann.until(lambda: ann.seat(1)["name"] == "Bo")
    assert [ann.seat(seat)["ready"] for seat in range(3)] == [True, True, False]
    assert ann.table["fills"] == 2
    await ann.do("start")
    assert names(table.document) == ["Ann", "Bo"]


async def test_spectators_and_those_who_come_back_do_not_get_a_seat_by_themselves(party: Party) -> None:
    cy = Guest("Cy")
    await cy.arrive(party.table, sit=True, role="spectator")
    await party.bo.do("leave_seat", seat=1)
    party.bo.drop()
    await party.bo.arrive(party.table, sit=True)
    assert names(party.table.document) == ["Ann", "", "", "", "", ""]


async def test_the_host_fills_the_table_and_a_bot_without_a_level_gets_a_fitting_one(party: Party) -> None:
    await party.ann.do("add_bot", seat=5)
    assert party.ann.seat(5)["level"] == company.FITTING_LEVEL
    await party.ann.do("fill")
    assert [party.ann.seat(seat)["kind"] for seat in range(6)] == ["person", "person", "bot", "empty", "empty", "bot"]
    assert (await party.bo.command("fill"))["code"] == "not_host"


async def test_a_table_that_was_opened_to_play_now_begins_with_its_first_player(house: House) -> None:
    table = await house.open_as(company.opened("mantis"))
    ann = Guest("Ann")
    await ann.arrive(table, sit=True)
    await ann.until(lambda: ann.play)
    assert [ann.seat(seat)["kind"] for seat in range(4)] == ["person", "bot", "bot", "bot"]
