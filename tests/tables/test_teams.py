"""Teams: several people in one seat, who may join, who is the captain, and who stays."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from rumpus.tables import lobby
from rumpus.tables.document import Document
from rumpus.tables.errors import (
    NoSuchMember,
    NotCaptain,
    NotHost,
    NotNow,
    NotReady,
    NotYourSeat,
    SeatTaken,
    TableLocked,
)
from rumpus.tables.messages.people import Settings
from tests.tables.lobbies import ANN, BO, CHECKED, CY, guest, joined, table_with
from tests.tables.teamgame import TeamKnock, team_game

DI, ED = 3, 4


@pytest.fixture(autouse=True)
def _game() -> Iterator[None]:
    with team_game():
        yield


def two_teams(*others: str) -> Document:
    """Ann and Cy in seat 0, Bo in seat 1; other people have no seat."""
    table = lobby.open_table("CDFGH", "team_knock")
    for name in ("Ann", "Bo", "Cy", *others):
        table = joined(table, name)
    for member, seat in ((ANN, 0), (BO, 1), (CY, 0)):
        table = lobby.take_seat(table, member, seat, None)
    return table


def on() -> Document:
    return lobby.start(two_teams("Di"), ANN, anyway=True)


def team(table: Document, seat: int) -> list[str]:
    return [holder.name for holder in table.seats[seat].holders]


def test_somebody_who_takes_an_occupied_seat_joins_the_team_and_the_first_member_is_captain() -> None:
    table = two_teams()
    assert team(table, 0) == ["Ann", "Cy"]
    assert table.seats[0].member == ANN
    assert table.seats_of(CY) == (0,)


def test_a_game_without_teams_has_one_person_a_seat() -> None:
    with pytest.raises(SeatTaken, match="Ann sits there"):
        lobby.take_seat(joined(table_with("Ann"), "Bo"), BO, 0, None)


def test_taking_ones_own_seat_again_changes_nothing() -> None:
    table = two_teams()
    assert lobby.take_seat(table, CY, 0, None) is table


@pytest.mark.clause("W-TEAM-1")
def test_a_team_can_have_as_many_people_as_the_table() -> None:
    names = [f"Guest {number}" for number in range(lobby.MOST_MEMBERS - 3)]
    table = two_teams(*names)
    for member in range(3, lobby.MOST_MEMBERS):
        table = lobby.take_seat(table, member, member % 2, None)
    assert table.people == lobby.MOST_MEMBERS
    assert {len(team(table, seat)) for seat in range(2)} == {lobby.MOST_MEMBERS // 2}


def test_when_the_captain_changes_teams_the_next_member_becomes_captain() -> None:
    table = lobby.take_seat(two_teams(), ANN, 1, None)
    assert (team(table, 0), team(table, 1)) == (["Cy"], ["Bo", "Ann"])


def test_members_of_a_team_need_a_device_each() -> None:
    table = two_teams()
    with pytest.raises(SeatTaken, match="a device each"):
        lobby.take_seat(table, CY, 0, guest("Bea"))
    with pytest.raises(SeatTaken, match="a device each"):
        lobby.take_seat(table, BO, 0, guest("Bea"))
    table = lobby.take_seat(lobby.leave_seat(table, BO, 1), ANN, 1, guest("Bea"))
    with pytest.raises(SeatTaken, match="a device each"):
        lobby.take_seat(table, ANN, 1, None)
    assert team(lobby.take_seat(table, BO, 1, None), 1) == ["Bea", "Bo"]


def test_a_bot_does_not_share_its_seat() -> None:
    table = lobby.add_bot(lobby.leave_seat(two_teams(), BO, 1), ANN, 1, "good")
    assert team(lobby.take_seat(table, CY, 1, None), 1) == ["Cy"]
    with pytest.raises(SeatTaken, match="Ann sits there"):
        lobby.add_bot(two_teams(), ANN, 0, "good")


def test_a_team_of_two_is_called_by_both_names_and_a_larger_one_by_the_captains() -> None:
    table = two_teams("Di")
    assert table.names == ("Ann & Cy", "Bo")
    assert lobby.take_seat(table, DI, 0, None).names == ("Ann's team", "Bo")
    table = lobby.set_profile(table, CY, guest("Cyrus of the long name"[:20]))
    assert table.names[0] == "Ann's team"


def test_all_seats_have_different_names() -> None:
    table = lobby.take_seat(two_teams("Di"), DI, 0, None)
    table = lobby.set_profile(table, BO, guest("Ann's team"))
    assert table.names == ("Ann's team", "Ann's team 2")


def test_team_mates_with_the_same_name_get_a_number() -> None:
    table = lobby.take_seat(two_teams("Ann"), DI, 0, None)
    assert team(table, 0) == ["Ann", "Cy", "Ann 2"]
    assert team(lobby.set_profile(table, CY, guest("Bo")), 0) == ["Ann", "Bo 2", "Ann 2"]
    assert team(lobby.set_profile(table, CY, guest("Cy")), 0) == ["Ann", "Cy", "Ann 2"]


def test_the_others_keep_the_seat_when_a_member_leaves_the_team() -> None:
    assert team(lobby.leave_seat(on(), CY, 0), 0) == ["Ann"]
    assert team(lobby.leave_seat(on(), ANN, 0), 0) == ["Cy"]
    table = lobby.leave(on(), ANN)
    assert (team(table, 0), table.seats[0].kind, table.host) == (["Cy"], "person", CY)


def test_a_bot_takes_over_when_the_last_of_a_team_has_left() -> None:
    table = lobby.leave_seat(lobby.leave_seat(on(), ANN, 0), CY, 0)
    assert (table.seats[0].kind, table.seats[0].name, table.seats[0].holders) == ("bot", "Cy's bot", ())


def test_nobody_can_remove_somebody_else_from_a_team() -> None:
    with pytest.raises(NotYourSeat):
        lobby.leave_seat(two_teams(), BO, 0)


def test_the_host_takes_one_person_out_of_a_team_or_all_of_them() -> None:
    table, gone = lobby.kick(two_teams(), ANN, 0, CY)
    assert (team(table, 0), gone, table.member(CY)) == (["Ann"], (CY,), None)
    table, gone = lobby.kick(lobby.take_seat(two_teams(), CY, 1, None), ANN, 1)
    assert (team(table, 1), gone) == ([], (BO, CY))
    table, gone = lobby.kick(two_teams(), ANN, 0)
    assert (team(table, 0), gone) == ([], (CY,))
    with pytest.raises(NoSuchMember):
        lobby.kick(two_teams(), ANN, 0, BO)
    with pytest.raises(NotHost):
        lobby.kick(two_teams(), BO, 0, CY)


def test_the_captain_or_the_host_names_another_captain() -> None:
    table = lobby.hand_over(two_teams("Di"), ANN, BO)
    table = lobby.take_seat(table, DI, 0, None)
    assert team(lobby.name_captain(table, ANN, 0, DI), 0) == ["Di", "Ann", "Cy"]
    assert team(lobby.name_captain(table, BO, 0, CY), 0) == ["Cy", "Ann", "Di"]
    with pytest.raises(NotCaptain, match="Only the captain or the host"):
        lobby.name_captain(table, CY, 0, CY)
    with pytest.raises(NoSuchMember, match="not in that team"):
        lobby.name_captain(table, ANN, 0, BO)


def test_a_guest_on_the_captains_device_hands_the_team_over_and_keeps_the_name() -> None:
    table = lobby.take_seat(lobby.leave_seat(two_teams(), BO, 1), ANN, 1, guest("Bea"))
    table = lobby.name_captain(lobby.take_seat(table, BO, 1, None), ANN, 1, BO)
    table = lobby.set_profile(table, ANN, guest("Anna"))
    assert (team(table, 0), team(table, 1)) == (["Anna", "Cy"], ["Bo", "Bea"])


def test_any_member_can_mark_a_team_as_ready() -> None:
    table = replace(lobby.hand_over(two_teams(), ANN, BO), settings=CHECKED)
    with pytest.raises(NotReady, match="Ann & Cy"):
        lobby.start(table, BO, anyway=False)
    assert lobby.start(lobby.set_ready(table, CY, 0, ready=True), BO, anyway=False).phase == "playing"


def test_the_hosts_own_team_need_not_be_marked_ready() -> None:
    table = replace(lobby.hand_over(two_teams(), ANN, CY), settings=CHECKED)
    table = lobby.set_ready(table, BO, 1, ready=True)
    assert lobby.start(table, CY, anyway=False).phase == "playing"


def test_nobody_new_joins_a_team_with_secrets_during_a_game() -> None:
    with pytest.raises(NotNow, match="this side has secrets"):
        lobby.take_seat(on(), DI, 1, None)


def test_a_team_without_secrets_can_be_joined_during_a_game_but_not_at_a_locked_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TeamKnock, "facts", replace(TeamKnock.facts, information="open"))
    assert team(lobby.take_seat(on(), DI, 1, None), 1) == ["Bo", "Di"]
    with pytest.raises(TableLocked):
        lobby.take_seat(replace(on(), settings=Settings(locked=True)), DI, 1, None)


def test_nobody_sees_both_sides_of_a_game_with_secrets() -> None:
    with pytest.raises(NotNow, match="You have a seat already"):
        lobby.take_seat(on(), CY, 1, None)
    table = lobby.leave_seat(on(), CY, 0)
    with pytest.raises(NotNow, match="another side"):
        lobby.take_seat(table, CY, 1, None)
    assert team(lobby.take_seat(table, CY, 0, None), 0) == ["Ann", "Cy"]
    assert lobby.take_seat(lobby.back_to_lobby(table, ANN), CY, 1, None).seats_of(CY) == (1,)


def test_two_teams_are_swapped_as_a_whole() -> None:
    table = lobby.swap(two_teams(), ANN, 0, 1)
    assert (team(table, 0), team(table, 1)) == (["Bo"], ["Ann", "Cy"])


def test_if_the_game_changes_to_one_without_teams_only_the_captains_keep_their_seats() -> None:
    table = lobby.configure(two_teams(), ANN, game="mantis", options=None, settings=None)
    assert [team(table, seat) for seat in range(2)] == [["Ann"], ["Bo"]]
    assert table.member(CY) is not None
    assert table.seats_of(CY) == ()
    assert table.names == ("Ann", "Bo", "", "", "", "")


def test_a_stored_table_from_before_teams_can_be_read() -> None:
    old = (
        b'{"code":"CDFGH","game":"team_knock","options":{},"settings":{"grace_s":30},"phase":"playing","host":0,'
        b'"seats":[{"kind":"person","name":"Ann","avatar":"fox","colour":"sea","level":null,"member":0,"guest":false,'
        b'"ready":true,"slow":false},{"kind":"bot","name":"Pip","avatar":"robot","colour":"sky","level":"good",'
        b'"member":null,"guest":false,"ready":true,"slow":false}],"members":[{"id":0,"profile":{"name":"Ann",'
        b'"avatar":"fox","colour":"sea"},"credential_hash":"","spectator":false}],"joined":1,"played":1,"game_id":"g"}'
    )
    table = msgspec.json.decode(old, type=Document)
    assert (table.names, team(table, 0), table.settings.commits) == (("Ann", "Pip"), ["Ann"], "captain")
    assert msgspec.json.decode(msgspec.json.encode(table), type=Document) == table
