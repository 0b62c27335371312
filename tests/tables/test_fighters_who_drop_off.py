"""Fighters who lose the connection: the bout stands still for a while, then a bot fights until they are back."""

from __future__ import annotations

from rumpus.tables.arena_wire import HELD, PAUSED, READY, STOOD_IN
from rumpus.tables.battle import HOLD_TICKS, QUIET_TICKS
from rumpus.tables.house import House
from tests.tables.arenas import REST, Bout, HandTicker, Snapshot, bout
from tests.tables.conftest import TimeMachine
from tests.tables.guest import Guest


async def test_a_bout_waits_for_the_pages_of_its_fighters(fight: Bout) -> None:
    ann = fight.fighters[0]
    await fight.go(60, REST, None)
    assert (ann.seen.tick, ann.seen.flags) == (0, HELD[1])
    await fight.go(10, REST, REST)
    assert ann.seen.tick > 5
    assert ann.seen.flags == 0


async def test_fighters_are_held_until_they_have_had_time_to_read_their_modifiers(
    house: House, ticker: HandTicker
) -> None:
    fight = await bout(house, ticker, cards="F-C-SLOW")
    ann = fight.fighters[0]
    flags = [Snapshot(frame).flags for frame in ann.page.frames]
    assert set(flags) == {READY}
    assert ann.seen.tick == 0
    await fight.go(6, REST, REST)
    assert ann.seen.flags == 0
    assert ann.seen.tick > 2


async def test_the_bout_stands_still_for_a_fighter_who_loses_the_connection(fight: Bout) -> None:
    ann = fight.fighters[0]
    await fight.go(20, REST, REST)
    await fight.go(QUIET_TICKS + 20, REST, None)
    assert ann.seen.flags == HELD[1]
    before = ann.seen.tick
    await fight.go(30, REST, None)
    assert ann.seen.tick == before
    assert (await fight.fighters[1].page.command("say", text="I am back"))["type"] == "done"
    await fight.go(10, REST, REST)
    assert ann.seen.flags == 0
    assert before < ann.seen.tick <= before + 10


async def test_after_the_wait_a_bot_fights_until_the_fighter_is_back(fight: Bout) -> None:
    ann = fight.fighters[0]
    await fight.go(20, REST, REST)
    await fight.go(QUIET_TICKS + HOLD_TICKS + 10, REST, None)
    assert ann.seen.flags == STOOD_IN[1]
    assert ann.seen.tick > 20 + QUIET_TICKS
    await fight.go(4, REST, REST)
    assert ann.seen.flags == 0


async def test_the_total_wait_for_a_fighter_who_disconnects_repeatedly_is_limited(fight: Bout) -> None:
    ann = fight.fighters[0]
    flags = []
    for _ in range(5):
        await fight.go(10, REST, REST)
        await fight.go(QUIET_TICKS + HOLD_TICKS // 4, REST, None)
        flags.append(ann.seen.flags)
    assert (flags[0], flags[-1]) == (HELD[1], STOOD_IN[1])


async def test_a_reloaded_page_steers_on_with_inputs_counted_from_one(fight: Bout) -> None:
    ann, bo = fight.fighters
    await fight.go(30, REST, REST)
    assert isinstance(ann.page, Guest)
    ann.page.drop()
    await fight.go(5, None, REST)
    await ann.page.arrive(fight.table)
    ann.seq = 1
    await fight.go(10, REST, REST)
    assert 0 < bo.seen.acked[0] < 11
    assert bo.seen.flags == 0


async def test_a_bot_in_the_seat_of_somebody_who_left_fights_at_once(fight: Bout) -> None:
    ann, bo = fight.fighters
    await fight.go(20, REST, REST)
    await bo.page.do("leave_seat", seat=1)
    before = ann.seen.tick
    await fight.go(10, REST, None)
    assert ann.seen.tick >= before + 8
    assert ann.seen.flags == 0


async def test_nothing_moves_while_the_table_is_paused(fight: Bout) -> None:
    ann, bo = fight.fighters
    await fight.go(20, REST, REST)
    await ann.page.do("pause", paused=True)
    before = ann.seen.tick
    await fight.go(5 * HOLD_TICKS, REST, None)
    assert (bo.seen.tick, bo.seen.flags) == (before, PAUSED)
    await ann.page.do("pause", paused=False)
    await fight.go(10, REST, REST)
    assert bo.seen.flags == 0
    assert before < bo.seen.tick <= before + 10


async def test_a_paused_bout_sends_few_snapshots(fight: Bout) -> None:
    ann = fight.fighters[0]
    await fight.go(20, REST, REST)
    await ann.page.do("pause", paused=True)
    before = len(ann.page.frames)
    await fight.go(60, REST, REST)
    assert 1 <= len(ann.page.frames) - before <= 4


async def test_a_bout_between_bots_waits_for_nobody(house: House, ticker: HandTicker) -> None:
    fight = await bout(house, ticker, bouts=3)
    ann = fight.fighters[0]
    for seat, fighter in enumerate(fight.fighters):
        await fighter.page.do("leave_seat", seat=seat)
    await fight.go(20)
    assert ann.seen.tick > 15
    assert ann.seen.flags == 0


async def test_a_bout_does_not_wait_for_a_fighter_for_whom_a_bot_already_plays(
    fight: Bout, time_machine: TimeMachine
) -> None:
    ann, bo = fight.fighters
    await ann.page.do("configure", settings={"grace_s": 5})
    await fight.go(20, REST, REST)
    assert isinstance(bo.page, Guest)
    bo.page.drop()
    await time_machine.forward(6)
    await ann.page.until(lambda: ann.page.seat(1)["presence"] == "stand_in")
    before = ann.seen.tick
    await fight.go(QUIET_TICKS + 20, REST, None)
    assert (ann.seen.flags, ann.seen.tick >= before + QUIET_TICKS + 18) == (0, True)
    await bo.page.arrive(fight.table)
    bo.seq = 1
    await fight.go(10, REST, REST)
    assert ann.seen.acked[1] > 0
