"""Battles at a table: staged when the game asks for one, shown to all, and over when the arena has judged."""

from __future__ import annotations

from math import inf

from rumpus.arena.duel import COUNTDOWN_TICKS, OVER
from rumpus.tables.house import House
from tests.tables.arenas import REST, TURNED_AWAY, Bout, Fighter, HandTicker, Snapshot, attack, bout, stick
from tests.tables.guest import Guest
from tests.tables.page import profile


async def test_everybody_gets_the_fighters_and_their_modifiers(house: House, ticker: HandTicker) -> None:
    fight = await bout(house, ticker, cards="F-C-SLOW F-C-WARCRY")
    for fighter in fight.fighters:
        began = await fighter.page.until(lambda page=fighter.page: page.battle)  # type: ignore[misc]
        assert (began["battle"], began["fighters"], began["tick"]) == ("bout-1", [0, 1], 0)
        binds = [{"modifier": "pace", "value": 0.4}, {"modifier": "cry", "value": 1.0}]
        assert began["binds"] == [binds, binds]


async def test_people_who_come_later_also_get_the_battle_and_its_snapshots(fight: Bout) -> None:
    await fight.go(40, REST, REST)
    screen, spectator = Guest(), Guest("Cy")
    await screen.arrive(fight.table, role="screen", profile=None)
    await spectator.arrive(fight.table, role="spectator")
    await fight.go(2, REST, REST)
    for guest in (screen, spectator):
        assert guest.battle is not None
        assert guest.battle["tick"] == 40
        assert Snapshot(guest.frames[-1]).tick in (41, 42)


async def test_a_page_gets_thirty_snapshots_a_second(fight: Bout) -> None:
    await fight.go(60, REST, REST)
    for fighter in fight.fighters:
        ticks = [Snapshot(frame).tick for frame in fighter.page.frames]
        assert len(ticks) == 30
        assert ticks == sorted(set(ticks))
        assert max(map(len, fighter.page.frames)) <= 160


async def test_a_server_that_may_have_lost_the_table_shows_nobody_its_battle(fight: Bout) -> None:
    await fight.go(10, REST, REST)
    log, page = fight.table.services.log, fight.fighters[0].page
    log.ours_until = 0.0
    seen = len(page.frames)
    await fight.go(10, REST, REST)
    assert len(page.frames) == seen
    log.ours_until = inf
    await fight.go(10, REST, REST)
    assert len(page.frames) > seen


async def test_a_snapshot_acknowledges_the_applied_inputs(fight: Bout) -> None:
    ann, bo = fight.fighters
    await fight.go(10, REST, REST)
    await fight.go(2, REST, None)
    newest = ann.seen.acked
    assert ann.seq - 3 < newest[0] < ann.seq
    assert newest[1] == bo.seq - 1


async def test_a_fighter_who_is_hit_loses_and_the_game_gets_the_result(fight: Bout) -> None:
    await fight.until(fight.over, attack, TURNED_AWAY)
    over = fight.over()
    assert over is not None
    assert (over["battle"], over["cause"], over["losers"]) == ("bout-1", "hit", [1])
    page = fight.fighters[1].page
    await page.over()
    assert [event["type"] for event in page.events] == ["bout_won", "won"]
    kinds = [message["type"] for message in page.messages]
    assert kinds.index("battle_over") < kinds.index("update")
    assert Snapshot(page.frames[-1]).seen["phase"] == OVER


async def test_nobody_is_hit_before_the_countdown_is_over(fight: Bout) -> None:
    await fight.go(COUNTDOWN_TICKS - 1, attack, attack)
    assert fight.over() is None


async def test_the_next_bout_is_another_battle(house: House, ticker: HandTicker) -> None:
    fight = await bout(house, ticker, bouts=3)
    ann, _ = fight.fighters
    first = ann.page.battle
    await fight.until(fight.over, attack, TURNED_AWAY)
    await ann.page.until(lambda: ann.page.prompt(0))
    await ann.page.act(0, {"type": "go_on"})
    second = await ann.page.until(lambda: ann.page.battle)
    assert first is not None
    assert (second["battle"], second["number"] != first["number"]) == ("bout-2", True)


async def test_inputs_for_the_previous_battle_are_ignored(house: House, ticker: HandTicker) -> None:
    fight = await bout(house, ticker, bouts=3)
    ann, bo = fight.fighters
    late = bo.frame(REST)
    await fight.until(fight.over, attack, TURNED_AWAY)
    assert isinstance(bo.page, Guest)
    bo.page.steer(late)
    assert ann.page.battle is None


async def test_two_fighters_on_one_device_are_steered_separately(house: House, ticker: HandTicker) -> None:
    table = await house.open("sword_practice", public=False)
    ann = Guest("Ann")
    await ann.arrive(table)
    await ann.do("take_seat", seat=0)
    await ann.do("take_seat", seat=1, profile=profile("Bea"))
    await ann.do("configure", options={"bouts": 1})
    await ann.do("start")
    await ann.until(lambda: ann.battle)
    fight = Bout(table, ticker, Fighter(ann, 0), Fighter(ann, 1))
    await fight.go(COUNTDOWN_TICKS + 30, stick(move_y=127), stick(move_y=-127))
    above, below = Snapshot(ann.frames[-1]).seen["fighters"]["y"]
    assert above > 0 > below


async def test_a_blind_fighter_does_not_get_the_position_of_the_other_but_everybody_else_does(
    house: House, ticker: HandTicker
) -> None:
    fight = await bout(house, ticker, cards="F-C-EYES")
    watching = Guest("Cy")
    await watching.arrive(fight.table, role="spectator")
    await fight.go(COUNTDOWN_TICKS + 10, stick(move_y=127), REST)
    seen = [fighter.seen.seen["fighters"] for fighter in fight.fighters]
    assert not seen[0]["x"][1]
    assert not seen[1]["x"][0]
    assert seen[0]["x"][0]
    assert all(Snapshot(watching.frames[-1]).seen["fighters"]["x"])


async def test_many_battles_are_stepped_together_and_independently(house: House, ticker: HandTicker) -> None:
    fights = [await bout(house, ticker) for _ in range(20)]
    for tick in range(COUNTDOWN_TICKS + 60):
        for number, fight in enumerate(fights):
            if fight.fighters[0].page.battle is not None:
                fight.fighters[0].steer(attack(tick) if number == 7 else REST)
                fight.fighters[1].steer(TURNED_AWAY)
        ticker.step()
    await fights[7].fighters[0].page.until(fights[7].over)
    assert [fight.over() is not None for fight in fights] == [number == 7 for number in range(20)]


async def test_removing_a_game_from_the_table_stops_its_battle(fight: Bout) -> None:
    ann, bo = fight.fighters
    await fight.go(10, REST, REST)
    await ann.page.do("back_to_lobby")
    stopped = await bo.page.next("battle_over", since=0)
    assert (stopped["cause"], stopped["losers"]) == ("stopped", [])
    seen = len(bo.page.frames)
    await fight.go(10)
    assert len(bo.page.frames) == seen
