"""A paused game: nobody acts, and no time passes."""

from __future__ import annotations

from tests.tables.conftest import Party, TimeMachine


async def test_a_paused_game_refuses_actions_until_the_host_resumes_it(party: Party) -> None:
    await party.start()
    mover = party.mover
    seat = party.guests.index(mover)
    await party.ann.do("pause", paused=True)
    refused = await mover.act(seat)
    assert refused["code"] == "paused"
    await party.ann.do("pause", paused=False)
    assert (await mover.act(seat))["type"] == "update"


async def test_the_turn_timer_stands_still_while_the_game_is_paused(party: Party, time_machine: TimeMachine) -> None:
    await party.start(turn_s=30, stand_in="random")
    await time_machine.forward(20)
    await party.ann.do("pause", paused=True)
    await time_machine.forward(600)
    await party.ann.do("pause", paused=False)
    await time_machine.forward(9)
    assert party.bo.public["turn"] == 1
    start = len(party.bo.messages)
    await time_machine.forward(2)
    assert (await party.bo.next("update", since=start))["by"] == "timer"


async def test_no_stand_in_plays_while_the_game_is_paused(party: Party, time_machine: TimeMachine) -> None:
    await party.start(grace_s=5, stand_in="random")
    gone, stays = party.mover, party.waiter
    if stays is party.bo:
        await party.ann.do("hand_over", member=stays.you)
    await stays.do("pause", paused=True)
    gone.drop()
    await time_machine.forward(60)
    assert stays.public["turn"] == 1
    start = len(stays.messages)
    await stays.do("pause", paused=False)
    assert (await stays.next("update", since=start))["by"] == "stand-in"


async def test_only_a_running_game_can_be_paused(party: Party) -> None:
    assert (await party.ann.command("pause", paused=True))["code"] == "not_now"
