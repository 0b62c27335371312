"""Joining a table and sitting down."""

from __future__ import annotations

import pytest

from rumpus.tables import lobby
from rumpus.tables.errors import (
    NoSpectators,
    NoSuchSeat,
    NotNow,
    NotYourSeat,
    SeatTaken,
    TableFull,
    TableLocked,
)
from rumpus.tables.messages.people import Settings
from tests.tables.lobbies import ANN, BO, CY, begun, guest, joined, names, table_with


def test_the_first_to_join_is_the_host() -> None:
    table = joined(joined(lobby.open_table("CDFGH", "mantis"), "Ann"), "Bo")
    assert table.host == ANN


def test_a_spectator_who_comes_first_is_not_the_host() -> None:
    table = joined(joined(lobby.open_table("CDFGH", "mantis"), "Ann", spectator=True), "Bo")
    assert table.host == BO


def test_a_person_who_sits_down_is_in_that_seat() -> None:
    assert names(table_with("Ann", "Bo")) == ["Ann", "Bo", "", "", "", ""]


def test_a_taken_seat_is_refused_and_says_who_sits_there() -> None:
    with pytest.raises(SeatTaken, match="Ann sits there"):
        lobby.take_seat(joined(table_with("Ann"), "Bo"), BO, 0, None)


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(NoSuchSeat):
        lobby.take_seat(table_with("Ann"), ANN, 6, None)


def test_moving_to_another_seat_leaves_the_old_one_empty() -> None:
    assert names(lobby.take_seat(table_with("Ann"), ANN, 3, None)) == ["", "", "", "Ann", "", ""]


def test_a_guest_on_the_same_device_has_their_own_seat_and_name() -> None:
    table = lobby.take_seat(table_with("Ann"), ANN, 1, guest("Bea"))
    assert names(table)[:2] == ["Ann", "Bea"]
    assert table.seats_of(ANN) == (0, 1)


def test_the_guest_stays_seated_when_the_owner_of_the_device_moves() -> None:
    table = lobby.take_seat(table_with("Ann"), ANN, 1, guest("Bea"))
    assert names(lobby.take_seat(table, ANN, 4, None)) == ["", "Bea", "", "", "Ann", ""]


def test_a_seat_can_be_taken_from_a_bot_in_the_lobby() -> None:
    table = lobby.add_bot(table_with("Ann"), ANN, 1, "good")
    assert lobby.take_seat(joined(table, "Bo"), BO, 1, None).seats[1].kind == "person"


def test_a_bots_seat_can_be_taken_over_in_a_game_and_a_persons_cannot() -> None:
    table = lobby.start(lobby.add_bot(table_with("Ann"), ANN, 1, "good"), ANN, anyway=True)
    table = joined(table, "Bo")
    assert names(lobby.take_seat(table, BO, 1, None)) == ["Ann", "Bo"]
    with pytest.raises(SeatTaken):
        lobby.take_seat(table, BO, 0, None)


def test_a_player_cannot_change_seats_in_a_game() -> None:
    table = lobby.start(lobby.add_bot(table_with("Ann"), ANN, 1, "good"), ANN, anyway=True)
    with pytest.raises(NotNow, match="You have a seat already"):
        lobby.take_seat(table, ANN, 1, None)


def test_standing_up_in_the_lobby_empties_the_seat() -> None:
    assert names(lobby.leave_seat(table_with("Ann", "Bo"), BO, 1))[:2] == ["Ann", ""]


def test_standing_up_in_a_game_leaves_a_bot_of_the_tables_level_in_the_seat() -> None:
    table = lobby.leave_seat(begun("Ann", "Bo"), BO, 1)
    assert (table.seats[1].kind, table.seats[1].level, table.seats[1].name) == ("bot", "good", "Bo's bot")


def test_nobody_can_empty_another_persons_seat() -> None:
    with pytest.raises(NotYourSeat):
        lobby.leave_seat(table_with("Ann", "Bo"), BO, 0)


def test_leaving_the_table_empties_all_seats_of_that_device() -> None:
    table = lobby.take_seat(table_with("Ann", "Bo"), BO, 4, guest("Bea"))
    table = lobby.leave(table, BO)
    assert names(table) == ["Ann", "", "", "", "", ""]
    assert [member.profile.name for member in table.members] == ["Ann"]


def test_a_table_has_at_most_forty_people() -> None:
    table = lobby.open_table("CDFGH", "mantis")
    for number in range(lobby.MOST_MEMBERS):
        table = joined(table, f"Guest {number}")
    with pytest.raises(TableFull, match="40 people"):
        joined(table, "One too many")


def test_a_locked_table_admits_no_newcomers_and_nobody_new_sits_down() -> None:
    table = joined(table_with("Ann", "Bo", settings=Settings(locked=True)), "Cy", spectator=True)
    with pytest.raises(TableLocked, match="Ask the host"):
        joined(table, "Di")
    with pytest.raises(TableLocked):
        lobby.take_seat(table, CY, 2, None)
    assert lobby.take_seat(table, BO, 2, None).seats[2].name == "Bo"


def test_a_table_without_spectators_sends_them_to_the_host() -> None:
    table = table_with("Ann", settings=Settings(spectators=False))
    with pytest.raises(NoSpectators, match="Ask the host for a seat"):
        joined(table, "Bo", spectator=True)


def test_a_spectator_who_sits_down_is_a_player() -> None:
    table = joined(table_with("Ann"), "Bo", spectator=True)
    table = lobby.hand_over(lobby.take_seat(table, BO, 1, None), ANN, BO)
    assert table.host == BO


def test_people_with_the_same_name_get_a_number() -> None:
    assert names(table_with("Ann", "Ann", "Ann"))[:3] == ["Ann", "Ann 2", "Ann 3"]


def test_a_new_profile_shows_in_the_seat_but_not_in_that_of_a_guest() -> None:
    table = lobby.take_seat(table_with("Ann"), ANN, 1, guest("Bea"))
    table = lobby.set_profile(table, ANN, guest("Anna"))
    assert names(table)[:2] == ["Anna", "Bea"]


def test_everybody_has_a_different_colour_while_there_are_enough() -> None:
    table = table_with("Ann", "Bo", "Cy")
    table = lobby.take_seat(table, ANN, 3, guest("Bea"))
    table = lobby.add_bot(table, ANN, 4, "good")
    table = lobby.take_seat(joined(table, "Di"), 3, 5, None)
    table = lobby.set_profile(table, BO, guest("Bo"))
    colours = [seating.colour for seating in table.seats]
    assert colours[0] == "rose", "the first to wish for a colour has it"
    assert len(set(colours)) == 6
    assert [member.profile.colour for member in table.members] == [*colours[:3], colours[5]]


def test_a_colour_that_somebody_gave_up_can_be_taken_again() -> None:
    table = lobby.leave(table_with("Ann", "Bo"), ANN)
    assert lobby.set_profile(table, BO, guest("Bo")).seats[1].colour == "rose"


def test_more_people_than_colours_can_sit_down() -> None:
    table = lobby.open_table("CDFGH", "burrito")
    for seat in range(12):
        table = lobby.take_seat(joined(table, f"P{seat}"), seat, seat, None)
    assert len({seating.colour for seating in table.seats}) == 8
