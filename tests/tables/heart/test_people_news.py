"""Notices: everybody at the table learns who leaves, loses the connection, comes back or becomes the host."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.conftest import Party, Teams, TimeMachine
from tests.tables.guest import Guest


def told(page: Guest) -> list[dict[str, Any]]:
    """The news, except that Bo came."""
    news = [each["line"]["people"] for each in page.messages if each["type"] == "notice"]
    return [each for each in news if (each["kind"], each["name"]) != ("joined", "Bo")]


async def _hears(page: Guest, *kinds: str) -> list[dict[str, Any]]:
    await page.until(lambda: [each["kind"] for each in told(page)] == list(kinds))
    return told(page)


async def test_a_player_who_leaves_a_game_is_announced_and_the_seat_shows_that_a_bot_plays(party: Party) -> None:
    await party.start()
    await party.bo.leave()
    (left,) = await _hears(party.ann, "left")
    assert (left["name"], left["seat"], left["member"]) == ("Bo", 1, party.bo.you)
    await party.ann.until(lambda: party.ann.seat(1)["name"] == "Bo's bot")


async def test_notices_are_in_the_log_for_people_who_come_later(party: Party) -> None:
    await party.start()
    await party.bo.leave()
    late = Guest("Cy")
    await late.arrive(party.table, role="spectator")
    assert late.play is not None
    assert [each["people"]["kind"] for each in late.play["recent"] if "people" in each] == ["left", "watching"]


async def test_when_the_host_leaves_the_next_host_is_announced(party: Party) -> None:
    await party.ann.leave()
    left, host = await _hears(party.bo, "left", "host")
    assert (left["name"], "seat" in left) == ("Ann", False)
    assert (host["name"], host["member"]) == ("Bo", party.bo.you)


async def test_a_host_role_that_is_handed_over_or_moves_on_is_announced(
    party: Party, time_machine: TimeMachine
) -> None:
    await party.ann.do("hand_over", member=party.bo.you)
    await _hears(party.ann, "host")
    party.bo.drop()
    await time_machine.forward(121)
    host = (await _hears(party.ann, "host", "dropped", "host"))[-1]
    assert host["member"] == party.ann.you


async def test_people_who_are_kicked_or_stand_up_are_announced(party: Party) -> None:
    await party.start()
    await party.bo.do("leave_seat", seat=1)
    (stood_up,) = await _hears(party.ann, "stood_up")
    assert (stood_up["name"], stood_up["seat"]) == ("Bo", 1)
    await party.ann.do("send_away", member=party.bo.you)
    await _hears(party.ann, "stood_up", "sent_away")


@pytest.mark.clause("G-AWAY-R1")
async def test_a_stand_in_and_the_return_of_its_player_are_announced(party: Party, time_machine: TimeMachine) -> None:
    await party.start(grace_s=5, stand_in="random")
    party.bo.drop()
    assert told(party.ann) == []
    await time_machine.forward(6)
    (stand_in,) = await _hears(party.ann, "stand_in")
    assert (stand_in["name"], stand_in["seat"]) == ("Bo", 1)
    await party.bo.arrive(party.table)
    back = (await _hears(party.ann, "stand_in", "back"))[-1]
    assert (back["name"], back["seat"]) == ("Bo", 1)


async def test_who_comes_back_learns_how_many_moves_a_bot_has_made(party: Party, time_machine: TimeMachine) -> None:
    await party.start(grace_s=5, stand_in="random")
    gone, stays = party.mover, party.waiter
    seat = party.guests.index(gone)
    gone.drop()
    await time_machine.forward(6)
    await stays.until(lambda: stays.public["to_move"] != seat or stays.table["phase"] == "over")
    made = [each for each in stays.messages if each["type"] == "update" and each.get("by") == "stand-in"]
    await gone.arrive(party.table)
    (back,) = await _hears(gone, "back")
    assert (back["seat"], back["moves"]) == (seat, len(made))
    assert made


async def test_newcomers_are_announced_and_the_first_one_is_not(party: Party) -> None:
    bo = await party.ann.next("notice", since=0)
    assert (bo["line"]["people"]["kind"], bo["line"]["people"]["name"]) == ("joined", "Bo")
    cy, di = Guest("Cy"), Guest("Di")
    await cy.arrive(party.table, role="spectator")
    await di.arrive(party.table)
    watching, joined = await _hears(party.ann, "watching", "joined")
    assert (watching["name"], joined["name"]) == ("Cy", "Di")


async def test_who_drops_off_and_is_back_before_a_bot_plays_is_announced(
    party: Party, time_machine: TimeMachine
) -> None:
    party.bo.drop()
    await time_machine.forward(3)
    assert "dropped" not in [each["kind"] for each in told(party.ann)]
    await time_machine.forward(2)
    await _hears(party.ann, "dropped")
    await party.bo.arrive(party.table)
    dropped, back = await _hears(party.ann, "dropped", "back")
    assert (dropped["name"], back["name"], "seat" in back) == ("Bo", "Bo", False)


async def test_the_host_lets_a_bot_step_in_at_once(party: Party) -> None:
    await party.start(grace_s=600, stand_in="random")
    gone, seat = party.bo, 1
    assert (await party.ann.command("step_in", seat=seat))["code"] == "not_now"
    gone.drop()
    await party.ann.until(lambda: party.ann.seat(seat)["presence"] == "away")
    await party.ann.do("step_in", seat=seat)
    await _hears(party.ann, "stand_in")
    assert party.ann.seat(seat)["presence"] == "stand_in"
    await gone.arrive(party.table)
    await _hears(party.ann, "stand_in", "back")
    assert party.ann.seat(seat)["presence"] == "here"
    assert (await party.bo.command("step_in", seat=0))["code"] == "not_host"


async def test_a_reloaded_page_is_not_announced(party: Party) -> None:
    await party.start()
    party.bo.drop()
    await party.bo.arrive(party.table)
    await party.ann.do("say", text="still here?")
    assert told(party.ann) == []


async def test_a_team_that_plays_on_is_not_played_by_a_bot(teams: Teams) -> None:
    await teams.start()
    await teams.cy.leave()
    left = (await _hears(teams.bo, "joined", "left"))[-1]
    assert (left["name"], "seat" in left) == ("Cy", False)
