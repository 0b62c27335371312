"""A game of teams: members of a team see the same, one of them confirms, and somebody always can."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.tables.house import House
from tests.tables.conftest import Teams, TimeMachine, services
from tests.tables.guest import Guest
from tests.tables.memory import MemoryStorage

FORFEIT = {"type": "forfeit"}


def point(door: int = 0) -> dict[str, Any]:
    return {"type": "point", "door": door}


async def test_members_of_a_team_get_the_view_and_prompts_of_their_seat_only(teams: Teams) -> None:
    await teams.start()
    plays = [guest.play or {} for guest in teams.guests]
    assert [list(play["private"]) for play in plays] == [["0"], ["1"], ["0"]]
    assert plays[0]["private"] == plays[2]["private"]
    assert plays[0]["prompts"] == plays[2]["prompts"]
    await teams.ann.act(0, point(2))
    await teams.cy.until(lambda: (teams.cy.play or {})["private"]["0"]["door"] == 2)
    assert "ref" not in teams.cy.messages[-1]


async def test_the_table_shows_who_is_in_a_seat_and_who_confirms(teams: Teams) -> None:
    await teams.bo.until(lambda: len(teams.bo.seat(0)["holders"]) == 2)
    seat = teams.bo.seat(0)
    assert (seat["name"], seat["member"]) == ("Ann & Cy", teams.ann.you)
    told = [(each["member"], each["name"], each["here"], each["commits"]) for each in seat["holders"]]
    assert told == [(teams.ann.you, "Ann", True, True), (teams.cy.you, "Cy", True, False)]
    assert [each["name"] for each in teams.bo.seat(1)["holders"]] == ["Bo"]


async def test_only_the_captain_confirms_and_the_refusal_says_who_and_by_which_clause(teams: Teams) -> None:
    await teams.start()
    refused = await teams.cy.act(0, point())
    assert (refused["code"], refused["clause"]) == ("not_captain", "T-TEAM-1")
    assert refused["message"].startswith("Ann confirms for your team")
    assert (await teams.ann.act(0, point()))["type"] == "update"


async def test_with_an_option_anyone_confirms_and_a_second_answer_finds_the_prompt_closed(teams: Teams) -> None:
    await teams.start(commits="anyone")
    prompt = teams.ann.prompt(0)
    assert (await teams.cy.act(0, point()))["type"] == "update"
    assert (await teams.ann.act(0, point(1), prompt=prompt))["code"] == "prompt_closed"
    assert all(each["commits"] for each in teams.ann.seat(0)["holders"])


async def test_a_named_captain_confirms_from_then_on(teams: Teams) -> None:
    await teams.start()
    await teams.ann.do("name_captain", seat=0, member=teams.cy.you)
    assert (await teams.ann.act(0, point()))["message"].startswith("Cy confirms")
    assert (await teams.cy.act(0, point()))["type"] == "update"


async def test_while_the_captain_is_absent_the_next_present_member_confirms(
    teams: Teams, time_machine: TimeMachine
) -> None:
    await teams.start(grace_s=5)
    teams.ann.drop()
    await teams.cy.until(lambda: teams.cy.seat(0)["holders"][1]["commits"])
    await time_machine.forward(4)
    # The team is present as long as one of its members is.
    assert teams.cy.seat(0)["presence"] == "here"
    assert (await teams.cy.act(0, point()))["type"] == "update"
    await teams.ann.arrive(teams.table)
    assert [each["commits"] for each in teams.ann.seat(0)["holders"]] == [True, False]
    assert (await teams.cy.act(0, FORFEIT, prompt="forfeit"))["code"] == "not_captain"


@pytest.mark.clause("G-AWAY-R1")
async def test_a_stand_in_plays_for_a_team_only_when_all_members_are_gone(
    teams: Teams, time_machine: TimeMachine
) -> None:
    await teams.start(grace_s=5, options={"long_window": True})
    teams.ann.drop()
    await time_machine.forward(6)
    assert teams.bo.seat(0)["presence"] == "here"
    assert teams.bo.public["pointed"] == [False, False]
    teams.cy.drop()
    await teams.bo.until(lambda: teams.bo.seat(0)["presence"] == "away")
    await time_machine.forward(2)
    assert teams.bo.public["pointed"] == [False, False]
    # The time counts from when the last of them left, not the first.
    await time_machine.forward(4)
    await teams.bo.until(lambda: teams.bo.seat(0)["presence"] == "stand_in" or not teams.bo.prompt(1))
    await teams.bo.until(lambda: teams.bo.public["pointed"][0] or teams.bo.public["phase"] != "pointing")
    await teams.cy.arrive(teams.table)
    assert teams.cy.seat(0)["presence"] == "here"


async def test_two_people_in_a_seat_count_their_refs_separately(teams: Teams) -> None:
    await teams.start(commits="anyone")
    prompt = teams.ann.prompt(0)
    assert (await teams.cy.act(0, point(), ref=50))["type"] == "update"
    # One ref is lower than the other person's and one is equal: each is judged separately.
    assert (await teams.ann.act(0, point(), ref=3, prompt=prompt))["code"] == "prompt_closed"
    assert (await teams.ann.act(0, point(), ref=50, prompt=prompt))["code"] == "prompt_closed"
    assert (await teams.cy.act(0, point(), ref=50))["type"] == "done"
    assert (await teams.cy.act(0, point(), ref=49))["code"] == "old_ref"


async def test_after_a_restart_everybody_continues_with_their_own_refs(
    house: House, teams: Teams, storage: MemoryStorage
) -> None:
    await teams.start(commits="anyone")
    await teams.cy.act(0, point(), ref=50)
    await teams.bo.act(1, point(), ref=7)
    await house.stop()
    again = House(services(storage))
    await again.start()
    table = await again.find(teams.table.document.code)
    for guest in teams.guests:
        await guest.arrive(table)
    assert [(guest.play or {})["refs"] for guest in teams.guests] == [{"0": 0}, {"1": 7}, {"0": 50}]
    assert (await teams.cy.act(0, point(), ref=50))["type"] == "done"
    assert (await teams.ann.act(0, FORFEIT, ref=50, prompt="forfeit"))["type"] == "update"
    await again.stop()


async def test_a_member_who_comes_back_to_their_team_sees_the_game_from_that_seat(teams: Teams) -> None:
    await teams.start()
    before = (teams.cy.play or {})["private"]
    assert before
    await teams.cy.do("leave_seat", seat=0)
    await teams.cy.until(lambda: (teams.cy.play or {})["private"] == {})
    await teams.cy.do("take_seat", seat=0)
    await teams.cy.until(lambda: (teams.cy.play or {})["private"] == before)


async def test_a_person_who_was_not_in_a_team_does_not_see_its_private_part(teams: Teams) -> None:
    await teams.start()
    late = Guest("Di")
    await late.arrive(teams.table)
    assert (await late.command("take_seat", seat=1))["code"] == "not_now"
    assert (late.play or {})["private"] == {}


async def test_if_a_member_leaves_a_team_for_good_the_others_play_on(teams: Teams) -> None:
    await teams.start()
    await teams.ann.leave()
    await teams.cy.until(lambda: teams.cy.seat(0)["name"] == "Cy")
    assert (teams.cy.table["phase"], teams.cy.table["host"]) == ("playing", teams.cy.you)
    assert (await teams.cy.act(0, point()))["type"] == "update"


async def test_a_game_that_handles_leaving_is_told_when_a_seat_is_left_for_good(teams: Teams) -> None:
    await teams.start()
    await teams.bo.leave()
    await teams.ann.over()
    assert (teams.ann.play or {})["outcome"] == {"clause": "T-FORFEIT-1", "places": [1, 2], "points": [1, 0]}


async def test_a_bot_takes_over_if_the_game_goes_on_after_somebody_left(teams: Teams) -> None:
    await teams.start(options={"rounds": 1})
    await teams.bo.leave()
    await teams.ann.until(lambda: teams.ann.seat(1)["kind"] == "bot")
    assert teams.ann.table["phase"] == "playing"
    await teams.ann.until(lambda: teams.ann.public["pointed"][1])


async def test_standing_up_or_being_kicked_is_not_leaving_for_good(teams: Teams) -> None:
    await teams.start()
    await teams.ann.do("kick", seat=1)
    await teams.ann.until(lambda: teams.ann.seat(1)["kind"] == "bot")
    assert teams.ann.table["phase"] == "playing"


async def test_the_host_kicks_one_of_a_team(teams: Teams) -> None:
    await teams.ann.do("kick", seat=0, member=teams.cy.you)
    await teams.cy.closed()
    assert teams.cy.messages[-1]["code"] == "kicked"
    await teams.bo.until(lambda: teams.bo.seat(0)["name"] == "Ann")
