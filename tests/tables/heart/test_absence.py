"""Lost connections: the table waits, then a bot plays until the player is back."""

from __future__ import annotations

import pytest

from tests.tables.conftest import Party, TimeMachine
from tests.tables.guest import Guest


@pytest.fixture
def bot_pace() -> float:
    """A stand-in pauses before it acts, so that its player can come back during a thought."""
    return 1.0


async def _stand_in_acts(seen_by: Guest, time_machine: TimeMachine) -> dict[str, object]:
    start = len(seen_by.messages)
    await time_machine.forward(3)
    return await seen_by.next("update", since=start)


@pytest.mark.clause("G-AWAY-R1")
async def test_a_stand_in_plays_after_the_grace_time_until_the_player_returns(
    party: Party, time_machine: TimeMachine
) -> None:
    await party.start(grace_s=5, stand_in="random")
    gone, stays = party.mover, party.waiter
    seat = party.guests.index(gone)
    gone.drop()
    await stays.until(lambda: stays.seat(seat)["presence"] == "away")
    await time_machine.forward(6)
    await stays.until(lambda: stays.seat(seat)["presence"] == "stand_in")
    while stays.public["to_move"] == seat:
        update = await _stand_in_acts(stays, time_machine)
        assert (update["seat"], update["by"]) == (seat, "stand-in")

    await stays.act(1 - seat)
    assert stays.public["to_move"] == seat
    turn = stays.public["turn"]
    await gone.arrive(party.table)
    await time_machine.forward(60)
    assert gone.seat(seat)["presence"] == "here"
    assert (stays.public["to_move"], stays.public["turn"]) == (seat, turn)
    assert (await gone.act(seat))["type"] == "update"


async def test_no_stand_in_plays_for_a_player_who_is_back_within_the_grace_time(
    party: Party, time_machine: TimeMachine
) -> None:
    await party.start(grace_s=60, stand_in="random")
    gone, stays = party.mover, party.waiter
    seat = party.guests.index(gone)
    gone.drop()
    await time_machine.forward(59)
    await gone.arrive(party.table)
    await time_machine.forward(59)
    assert stays.seat(seat)["presence"] == "here"
    assert stays.public["turn"] == 1


async def test_a_second_page_of_the_same_player_keeps_the_seat_when_the_first_one_closes(
    party: Party, time_machine: TimeMachine
) -> None:
    await party.start(grace_s=5, stand_in="random")
    phone, stays = party.mover, party.waiter
    laptop = Guest(phone.name)
    laptop.credential = phone.credential
    await laptop.arrive(party.table)
    phone.drop()
    await time_machine.forward(60)
    assert stays.seat(party.guests.index(phone))["presence"] == "here"
    assert stays.public["turn"] == 1


async def test_the_role_of_host_moves_on_when_the_host_is_gone_for_good(
    party: Party, time_machine: TimeMachine
) -> None:
    ann, bo = party.guests
    ann.drop()
    await time_machine.forward(119)
    assert bo.table["host"] == ann.you
    await time_machine.forward(2)
    await bo.until(lambda: bo.table["host"] == bo.you)


async def test_the_host_stays_host_while_nobody_else_is_present(party: Party, time_machine: TimeMachine) -> None:
    ann, bo = party.guests
    bo.drop()
    ann.drop()
    await time_machine.forward(600)
    await ann.arrive(party.table)
    assert ann.table["host"] == ann.you
