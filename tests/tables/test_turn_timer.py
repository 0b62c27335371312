"""Turn timers, by the table's clock."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rumpus.games.mantis import Mantis
from tests.tables.conftest import Party, TimeMachine


@pytest.mark.clause("G-AWAY-R1")
async def test_a_stand_in_chooses_when_the_time_is_over_and_the_log_says_so(
    party: Party, time_machine: TimeMachine
) -> None:
    await party.start(turn_s=30, stand_in="random")
    late, other = party.mover, party.waiter
    seat = party.guests.index(late)
    assert other.play is not None
    assert other.play["deadlines"] == {str(seat): 30_000}
    await time_machine.forward(29)
    assert other.public["turn"] == 1
    start = len(other.messages)
    await time_machine.forward(2)
    update = await other.next("update", since=start)
    assert (update["seat"], update["by"]) == (seat, "timer")


async def test_an_answer_in_time_stops_the_timer_and_starts_that_of_the_next_player(
    party: Party, time_machine: TimeMachine
) -> None:
    await party.start(turn_s=30, stand_in="random")
    seat = party.guests.index(party.mover)
    await time_machine.forward(20)
    await party.guests[seat].act(seat)
    other = party.guests[1 - seat]
    await time_machine.forward(20)
    assert other.public["turn"] == 2
    assert other.play is not None
    assert list(other.play["deadlines"]) == [str(1 - seat)]
    assert 50_000 <= other.play["deadlines"][str(1 - seat)] < 51_000


async def test_a_player_who_needs_it_has_twice_the_time(party: Party, time_machine: TimeMachine) -> None:
    for seat in (0, 1):
        await party.ann.do("slow_down", seat=seat, slow=True)
    await party.start(turn_s=30, stand_in="random")
    await time_machine.forward(59)
    assert party.ann.public["turn"] == 1
    start = len(party.ann.messages)
    await time_machine.forward(2)
    assert (await party.ann.next("update", since=start))["by"] == "timer"


async def test_a_timer_set_in_the_middle_of_a_turn_gives_the_whole_time_and_everybody_sees_it(
    party: Party, time_machine: TimeMachine
) -> None:
    await party.start(stand_in="random")
    await time_machine.forward(300)
    await party.ann.do("configure", settings={"turn_s": 30, "stand_in": "random"})
    for guest in party.guests:
        assert guest.play is not None
        assert min(guest.play["deadlines"].values()) >= 330_000
    await time_machine.forward(20)
    assert party.bo.public["turn"] == 1


async def test_more_time_given_in_the_middle_of_a_turn_counts_at_once_and_everybody_sees_it(
    party: Party, time_machine: TimeMachine
) -> None:
    await party.start(turn_s=30, stand_in="random")
    seat = party.guests.index(party.mover)
    await party.ann.do("slow_down", seat=seat, slow=True)
    assert party.bo.play is not None
    assert party.bo.play["deadlines"] == {str(seat): 60_000}
    await time_machine.forward(50)
    assert party.bo.public["turn"] == 1


async def test_without_a_timer_the_table_waits_for_ever(party: Party, time_machine: TimeMachine) -> None:
    await party.start()
    await time_machine.forward(10_000)
    assert party.ann.public["turn"] == 1
    assert party.ann.play is not None
    assert party.ann.play["deadlines"] == {}


async def test_games_in_real_time_have_no_turn_timer(
    party: Party, time_machine: TimeMachine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Mantis, "facts", replace(Mantis.facts, pace="real_time"))
    await party.start(turn_s=30, stand_in="random")
    await time_machine.forward(100)
    assert party.ann.public["turn"] == 1
    assert party.ann.play is not None
    assert party.ann.play["deadlines"] == {}


@pytest.mark.clause("G-AWAY-R1")
async def test_a_game_can_limit_the_time_for_a_choice_where_the_table_has_no_timer(
    party: Party, time_machine: TimeMachine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Mantis, "limits", {"turn": 15})
    await party.start(stand_in="random")
    seat = party.guests.index(party.mover)
    assert party.bo.play is not None
    assert party.bo.play["deadlines"] == {str(seat): 15_000}
    await time_machine.forward(14)
    assert party.bo.public["turn"] == 1
    start = len(party.bo.messages)
    await time_machine.forward(2)
    update = await party.bo.next("update", since=start)
    assert (update["seat"], update["by"]) == (seat, "timer")
    assert update["deadlines"] != {str(seat): 15_000}


async def test_the_shorter_of_two_limits_counts(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Mantis, "limits", {"turn": 45})
    await party.start(turn_s=30, stand_in="random")
    assert party.bo.play is not None
    assert list(party.bo.play["deadlines"].values()) == [30_000]
