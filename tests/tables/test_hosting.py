"""Commands that only the host may use, and who the host is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rumpus.tables import lobby
from rumpus.tables.document import Document
from rumpus.tables.errors import NoSuchMember, NoSuchSeat, NotHost, NotNow, SeatTaken
from tests.tables.lobbies import ANN, BO, CY, begun, guest, joined, names, table_with


@pytest.mark.parametrize(
    "command",
    [
        lambda table: lobby.add_bot(table, BO, 2, "easy"),
        lambda table: lobby.kick(table, BO, 0),
        lambda table: lobby.swap(table, BO, 0, 1),
        lambda table: lobby.hand_over(table, BO, BO),
        lambda table: lobby.slow_down(table, BO, 1, slow=True),
        lambda table: lobby.configure(table, BO, game=None, options=None, settings=None),
        lambda table: lobby.start(table, BO, anyway=True),
        lambda table: lobby.pause(table, BO, paused=True),
        lambda table: lobby.back_to_lobby(table, BO),
    ],
)
def test_a_command_of_the_host_is_refused_to_anybody_else(command: Callable[[Document], Any]) -> None:
    with pytest.raises(NotHost, match="Only the host"):
        command(table_with("Ann", "Bo"))


def test_kicked_in_the_lobby_a_person_is_sent_away_and_the_seat_is_empty() -> None:
    table, sent_away = lobby.kick(table_with("Ann", "Bo"), ANN, 1)
    assert sent_away == (BO,)
    assert table.member(BO) is None
    assert names(table)[:2] == ["Ann", ""]


def test_kicked_in_a_game_a_person_is_sent_away_and_a_bot_plays_on() -> None:
    table, sent_away = lobby.kick(begun("Ann", "Bo"), ANN, 1)
    assert sent_away == (BO,)
    assert table.seats[1].kind == "bot"


def test_a_device_with_another_seat_stays_when_its_guest_is_kicked() -> None:
    table = lobby.take_seat(table_with("Ann", "Bo"), BO, 2, guest("Bea"))
    table, sent_away = lobby.kick(table, ANN, 2)
    assert sent_away == ()
    assert names(table)[:3] == ["Ann", "Bo", ""]


def test_a_bot_can_be_kicked_in_the_lobby_but_not_in_a_game() -> None:
    table = lobby.add_bot(table_with("Ann"), ANN, 1, "good")
    assert lobby.kick(table, ANN, 1)[0].seats[1].kind == "empty"
    with pytest.raises(NotNow, match="A person can take the bot's place"):
        lobby.kick(lobby.start(table, ANN, anyway=True), ANN, 1)


def test_an_empty_seat_cannot_be_kicked() -> None:
    with pytest.raises(NoSuchSeat, match="Nobody sits there"):
        lobby.kick(table_with("Ann"), ANN, 3)


def test_two_seats_are_swapped_in_the_lobby_and_not_in_a_game() -> None:
    assert names(lobby.swap(table_with("Ann", "Bo"), ANN, 0, 3)) == ["", "Bo", "", "Ann", "", ""]
    with pytest.raises(NotNow):
        lobby.swap(begun("Ann", "Bo"), ANN, 0, 1)


def test_the_host_hands_over_to_a_player_but_not_to_a_spectator_or_a_stranger() -> None:
    table = joined(table_with("Ann", "Bo"), "Cy", spectator=True)
    assert lobby.hand_over(table, ANN, BO).host == BO
    with pytest.raises(NoSuchMember, match="spectator"):
        lobby.hand_over(table, ANN, CY)
    with pytest.raises(NoSuchMember):
        lobby.hand_over(table, ANN, 17)


def test_when_the_host_leaves_the_next_seated_person_is_the_host() -> None:
    table = joined(table_with("Ann"), "Bo")
    table = lobby.take_seat(joined(table, "Cy"), CY, 1, None)
    assert lobby.leave(table, ANN).host == CY


def test_when_everybody_has_left_the_next_to_join_is_the_host() -> None:
    table = lobby.leave(table_with("Ann"), ANN)
    assert table.host is None
    assert joined(table, "Bo").host == BO


def test_the_role_moves_only_to_somebody_who_is_present() -> None:
    table = table_with("Ann", "Bo", "Cy")
    assert lobby.with_next_host(table, frozenset({CY})).host == CY
    assert lobby.with_next_host(table, frozenset()).host == ANN


def test_bots_get_different_names_and_are_ready() -> None:
    table = table_with("Ann")
    for seat in range(1, 6):
        table = lobby.add_bot(table, ANN, seat, "easy")
    assert len(set(names(table))) == 6
    assert all(seating.ready for seating in table.seats[1:])


def test_adding_a_bot_where_one_sits_changes_its_level_and_where_a_person_sits_is_refused() -> None:
    table = lobby.add_bot(lobby.add_bot(table_with("Ann"), ANN, 1, "easy"), ANN, 1, "best")
    assert table.seats[1].level == "best"
    with pytest.raises(SeatTaken, match="Ann sits there"):
        lobby.add_bot(table, ANN, 0, "easy")


def test_only_people_can_be_given_more_time() -> None:
    table = lobby.add_bot(table_with("Ann"), ANN, 1, "easy")
    assert lobby.slow_down(table, ANN, 0, slow=True).seats[0].slow
    with pytest.raises(NoSuchSeat, match="Only a person"):
        lobby.slow_down(table, ANN, 1, slow=True)
