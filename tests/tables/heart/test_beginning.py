"""From the lobby into a game, and back."""

from __future__ import annotations

import pytest
from msgspec import Raw

from rumpus.engine import BadOptions, UnknownGame
from rumpus.tables import lobby, seat_facts
from rumpus.tables.errors import NotNow, NotReady, sentence
from tests.tables.conftest import Party
from tests.tables.lobbies import ANN, BO, CHECKED, CY, begun, guest, joined, names, table_with


def test_a_game_needs_enough_players() -> None:
    with pytest.raises(NotReady, match="at least 2 players"):
        lobby.start(table_with("Ann"), ANN, anyway=True)


def test_a_game_waits_for_people_who_are_not_ready_and_names_them() -> None:
    with pytest.raises(NotReady, match=r"Not ready yet: Bo, Cy\."):
        lobby.start(table_with("Ann", "Bo", "Cy", settings=CHECKED), ANN, anyway=False)


def test_the_host_can_start_anyway() -> None:
    assert lobby.start(table_with("Ann", "Bo", settings=CHECKED), ANN, anyway=True).phase == "playing"


def test_a_game_starts_once_all_others_are_ready() -> None:
    table = lobby.set_ready(table_with("Ann", "Bo", settings=CHECKED), BO, 1, ready=True)
    assert lobby.start(table, ANN, anyway=False).phase == "playing"


def test_guests_on_the_hosts_device_need_not_be_marked_ready() -> None:
    table = lobby.take_seat(table_with("Ann", settings=CHECKED), ANN, 1, guest("Bea"))
    assert lobby.start(table, ANN, anyway=False).phase == "playing"


def test_empty_seats_are_removed_at_the_start() -> None:
    table = lobby.take_seat(table_with("Ann", "Bo"), BO, 5, None)
    assert names(lobby.start(table, ANN, anyway=True)) == ["Ann", "Bo"]


def test_a_running_game_cannot_be_started() -> None:
    with pytest.raises(NotNow, match="A game is on"):
        lobby.start(begun("Ann", "Bo"), ANN, anyway=True)


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(BadOptions) as refused:
        lobby.configure(table_with("Ann"), ANN, game=None, options=Raw(b'{"jokers": 2}'), settings=None)
    assert refused.value.field == "jokers"


def test_an_option_of_the_wrong_type_is_refused_by_name() -> None:
    with pytest.raises(BadOptions) as refused:
        lobby.configure(table_with("Ann"), ANN, game=None, options=Raw(b'{"hints": "yes"}'), settings=None)
    assert refused.value.field == "hints"


@pytest.mark.parametrize(
    ("settings", "field"),
    [(b'{"turn_s": 45}', "turn_s"), (b'{"grace_s": 1}', "grace_s"), (b'{"stand_in": "x"}', "stand_in")],
)
def test_a_setting_out_of_range_is_refused_by_name(settings: bytes, field: str) -> None:
    with pytest.raises(BadOptions) as refused:
        lobby.configure(table_with("Ann"), ANN, game=None, options=None, settings=Raw(settings))
    assert refused.value.field == field


def test_an_unknown_game_is_refused_with_the_list_of_games() -> None:
    with pytest.raises(UnknownGame, match="Known: mantis"):
        lobby.configure(table_with("Ann"), ANN, game="chess", options=None, settings=None)
    with pytest.raises(UnknownGame):
        lobby.open_table("CDFGH", "chess")


def test_options_cannot_be_changed_in_a_game_but_settings_can() -> None:
    with pytest.raises(NotNow):
        lobby.configure(begun("Ann", "Bo"), ANN, game=None, options=Raw(b'{"hints": true}'), settings=None)
    table = lobby.configure(begun("Ann", "Bo"), ANN, game=None, options=None, settings=Raw(b'{"chat": false}'))
    assert not table.settings.chat


def test_back_in_the_lobby_people_keep_their_seats_and_there_is_room_for_more() -> None:
    table = lobby.back_to_lobby(begun("Ann", "Bo"), ANN)
    assert names(table) == ["Ann", "Bo", "", "", "", ""]
    assert not any(seating.ready for seating in table.seats)


async def test_play_again_begins_a_new_game_with_the_same_people(party: Party) -> None:
    ann, bo = party.guests
    await party.start()
    await ann.do("leave_seat", seat=0)
    assert (await ann.command("play_again"))["code"] == "not_now"
    await ann.do("take_seat", seat=0)
    while ann.table["phase"] == "playing":
        mover = party.mover
        assert (await mover.act(party.guests.index(mover)))["type"] == "update"
        await ann.until(lambda: ann.table["phase"] == "over" or party.mover.prompt(ann.public["to_move"]))
    first = ann.table["replay"]
    await ann.do("play_again")
    await bo.until(lambda: bo.play is not None and bo.play["number"] == 2)
    assert bo.table["phase"] == "playing"
    assert bo.table["replay"] is None
    assert [bo.seat(0)["name"], bo.seat(1)["name"]] == ["Ann", "Bo"]
    assert bo.play is not None
    assert bo.play["outcome"] is None
    assert first


async def test_going_back_to_the_lobby_removes_the_game_from_every_page(party: Party) -> None:
    await party.start()
    await party.ann.do("back_to_lobby")
    await party.bo.until(lambda: party.bo.play is None)
    await party.bo.until(lambda: party.bo.table["phase"] == "lobby")


def test_the_lobby_shows_which_options_do_not_fit_the_seated_people() -> None:
    table = lobby.open_table("CDFGH", "swordcrafters")
    for seat, name in enumerate(("Ann", "Bo", "Cy")):
        table = lobby.take_seat(joined(table, name), seat, seat, None)
    assert seat_facts.misfit(table) == ""
    table = lobby.configure(table, ANN, game=None, options=Raw(b'{"dual":true}'), settings=None)
    assert seat_facts.misfit(table) == "Dual wielding is for two players."
    assert seat_facts.misfit(lobby.leave(table, CY)) == ""


@pytest.mark.parametrize(
    ("raised", "said"),
    [
        ("dual wielding is for two players", "Dual wielding is for two players."),
        ("Not ready yet: Bo.", "Not ready yet: Bo."),
        ("no such card: pike!", "No such card: pike!"),
        ("cards[2].beginner: no points", "cards[2].beginner: no points."),
        ("", ""),
    ],
)
def test_a_refusal_is_a_sentence(raised: str, said: str) -> None:
    assert sentence(raised) == said
