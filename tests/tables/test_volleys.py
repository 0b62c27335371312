"""Burrito battles at a table: everybody is on the floor, some fight, and the arena judges."""

from __future__ import annotations

import pytest

from rumpus.arena.volley import COUNTDOWN_TICKS, OVER, THROW
from rumpus.tables.arena_wire import HELD, PAUSED, READY, STOOD_IN
from rumpus.tables.battle import HOLD_TICKS, QUIET_TICKS
from rumpus.tables.errors import NotYourSeat
from rumpus.tables.house import House
from tests.tables.arenas import REST, Bout, HandTicker, Snapshot, bout, stick
from tests.tables.guest import Guest
from tests.tables.volleys import Thrower, volley

# Fights whole battles.
pytestmark = pytest.mark.whole


@pytest.fixture
def bot_pace() -> float:
    """Bots never play a card: here they only fight."""
    return 1e6


@pytest.fixture
async def brawl(house: House, ticker: HandTicker, monkeypatch: pytest.MonkeyPatch) -> Bout:
    """Bo and Di fight; Ann and Cy are bystanders."""
    return await volley(house, ticker, monkeypatch)


def throwers(fight: Bout) -> list[Thrower]:
    return [each for each in fight.fighters if isinstance(each, Thrower)]


@pytest.mark.clause("B-MODE-R2", "B-BRAWL-1")
async def test_everybody_gets_the_fighters_and_the_bodies_on_the_floor(brawl: Bout) -> None:
    for thrower in throwers(brawl):
        began = thrower.page.battle
        assert began is not None
        assert (began["arena"], began["fighters"], began["bodies"]) == ("volley", [1, 3], [0, 1, 2, 3])
        assert {shot.flags for shot in thrower.shots} == {READY}
        assert [bool(body["flags"] & 2) for body in thrower.shot.seen["bodies"]] == [False, True, False, True]
    await brawl.go(6, REST, REST, REST, REST)
    assert throwers(brawl)[0].shot.flags == 0
    assert throwers(brawl)[0].shot.tick > 2


@pytest.mark.parametrize(("kind", "fighters"), [("brawl", [1, 3]), ("war", [1, 2, 3]), ("duel", [0, 2])])
@pytest.mark.clause("B-MODE-R2", "B-WAR-1", "B-DUEL-1")
async def test_bots_and_stand_ins_fight_to_the_end_and_the_game_gets_the_result(
    house: House, ticker: HandTicker, monkeypatch: pytest.MonkeyPatch, kind: str, fighters: list[int]
) -> None:
    duelists = (0, 2) if kind == "duel" else ()
    fight = await volley(house, ticker, monkeypatch, kind, people=2, duelists=duelists)
    ann = fight.fighters[0].page
    assert ann.battle is not None
    assert ann.battle["fighters"] == fighters
    await fight.until(fight.over, REST)
    over = fight.over()
    assert over is not None
    assert set(over["losers"]) <= set(fighters)
    [by] = over["by"]
    assert by in (None, *fighters)
    await ann.until(lambda: ann.public["last"])
    assert ann.public["last"]["losers"] == over["losers"]
    assert ann.public["last"]["by"] == by
    assert throwers(fight)[0].shots[-1].seen["phase"] == OVER


@pytest.mark.clause("B-WRONG-2")
async def test_a_bystander_who_grabs_a_burrito_loses(brawl: Bout) -> None:
    ann, _, cy, _ = throwers(brawl)
    await brawl.until(brawl.over, REST, REST, cy.grabs, REST)
    over = brawl.over()
    assert over is not None
    assert (over["cause"], over["losers"], over["by"]) == ("grab", [2], [None])
    await ann.page.until(lambda: ann.page.public["bruises"] == [0, 0, 1, 0])


async def test_a_battle_does_not_wait_for_bystanders_and_they_have_no_stand_ins(brawl: Bout) -> None:
    bo = throwers(brawl)[1]
    await brawl.go(QUIET_TICKS + HOLD_TICKS + 20, None, REST, None, REST)
    assert (bo.shot.flags, bo.shot.tick > QUIET_TICKS + HOLD_TICKS) == (0, True)


@pytest.mark.clause("B-AWAY-R1")
async def test_a_battle_goes_on_when_a_bystander_leaves_for_good_and_its_loser_is_bruised(
    house: House, ticker: HandTicker, monkeypatch: pytest.MonkeyPatch
) -> None:
    fight = await volley(house, ticker, monkeypatch, leaving="skip")
    ann, bo, cy, di = throwers(fight)
    # When the host leaves, the seats after hers move up on the floor.
    assert isinstance(ann.page, Guest)
    await ann.page.leave()
    for thrower in (bo, cy, di):
        await thrower.page.until(
            lambda page=thrower.page: page.battle and page.battle["bodies"] == [1, 2, 3]  # type: ignore[misc]
        )
        thrower.page.frames.clear()
    rest, page = Bout(fight.table, ticker, bo, cy, di), bo.page
    await rest.until(lambda: sum(page.public["bruises"]), REST, cy.grabs, REST)
    assert page.public["bruises"] == [0, 0, 1, 0]
    assert page.public["last"]["cause"] == "grab"


async def test_a_bystander_may_walk_about(brawl: Bout) -> None:
    ann = throwers(brawl)[0]
    before = ann.shot.seen["bodies"]["x"].tolist()
    await brawl.go(COUNTDOWN_TICKS + 30, stick(move_y=127), REST, stick(move_y=-127), REST)
    seen = ann.shot.seen["bodies"]
    assert seen["y"][0] > 0 > seen["y"][2]
    assert seen["x"].tolist()[1::2] == before[1::2]
    assert all(seen["acked"])


async def test_a_battle_waits_for_a_fighter_who_loses_the_connection_and_then_a_bot_stands_in(brawl: Bout) -> None:
    ann = throwers(brawl)[0]
    await brawl.go(20, REST, REST, REST, REST)
    await brawl.go(QUIET_TICKS + 20, REST, REST, REST, None)
    assert ann.shot.flags == HELD[3]
    held = ann.shot.tick
    await brawl.go(HOLD_TICKS, REST, REST, REST, None)
    assert ann.shot.flags == STOOD_IN[3]
    assert ann.shot.tick > held
    await brawl.go(4, REST, REST, REST, REST)
    assert ann.shot.flags == 0


@pytest.mark.clause("B-DUEL-1", "B-CANT-1")
async def test_a_short_disconnection_with_a_charged_throw_is_not_an_early_throw(
    house: House, ticker: HandTicker, monkeypatch: pytest.MonkeyPatch
) -> None:
    fight = await volley(house, ticker, monkeypatch, "duel", duelists=(1, 3))
    ready = stick(buttons=THROW)
    await fight.go(60, REST, ready, REST, REST)
    await fight.go(QUIET_TICKS + 20, REST, None, REST, REST)
    assert throwers(fight)[0].shot.flags == HELD[1]
    await fight.go(20, REST, ready, REST, REST)
    assert fight.over() is None
    # Releasing before "Burrito!" is a foul.
    await fight.until(fight.over, REST, REST, REST, REST)
    over = fight.over()
    assert over is not None
    assert (over["cause"], over["losers"]) == ("foul", [1])


async def test_a_pause_stops_the_battle(brawl: Bout) -> None:
    ann, bo, _, _ = throwers(brawl)
    await brawl.go(20, REST, REST, REST, REST)
    await ann.page.do("pause", paused=True)
    await brawl.go(4, REST, REST, REST, REST)
    before = bo.shot.tick
    await brawl.go(60, REST, REST, REST, REST)
    assert (bo.shot.tick, bo.shot.flags) == (before, PAUSED)
    await ann.page.do("pause", paused=False)
    await brawl.go(10, REST, REST, REST, REST)
    assert bo.shot.tick > before


async def test_a_seat_without_a_body_cannot_steer(brawl: Bout) -> None:
    ann, bo, _, _ = throwers(brawl)
    spectator = Guest("Eve")
    await spectator.arrive(brawl.table, role="spectator")
    assert spectator.battle is not None
    for seat in (0, 1, 4, 255):
        with pytest.raises(NotYourSeat):
            spectator.steer(ann.frame(REST, seat=seat))
    assert isinstance(ann.page, Guest)
    with pytest.raises(NotYourSeat):
        ann.page.steer(bo.frame(REST))
    await bo.page.do("leave_seat", seat=1)
    assert isinstance(bo.page, Guest)
    with pytest.raises(NotYourSeat):
        bo.page.steer(bo.frame(REST))


@pytest.mark.parametrize(("seats", "most"), [(2, 153), (6, 281), (12, 473)])
async def test_a_snapshot_has_only_the_bodies_of_its_battle(
    house: House, ticker: HandTicker, monkeypatch: pytest.MonkeyPatch, seats: int, most: int
) -> None:
    fight = await volley(house, ticker, monkeypatch, "war", seats=seats, people=1)
    ann = fight.fighters[0].page
    assert {len(frame) for frame in ann.frames} == {most}


async def test_battles_of_all_kinds_and_sizes_go_on_side_by_side(
    house: House, ticker: HandTicker, monkeypatch: pytest.MonkeyPatch
) -> None:
    fights = [await volley(house, ticker, monkeypatch, "war", seats=seats) for seats in (2, 4, 8)]
    swords = await bout(house, ticker)
    before = [throwers(fight)[0].shot.tick for fight in fights]
    for _ in range(200):
        for fight in (*fights, swords):
            for fighter in fight.fighters:
                fighter.steer(REST)
        ticker.step()
    for fight, earlier in zip(fights, before, strict=True):
        assert throwers(fight)[0].shot.tick >= earlier + 100
    assert Snapshot(swords.fighters[0].page.frames[-1]).tick >= 198
