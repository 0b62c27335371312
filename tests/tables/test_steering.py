"""Steering a fighter: which inputs count, and how the others are refused."""

from __future__ import annotations

import pytest

from rumpus.arena.duel import COUNTDOWN_TICKS, Setup
from rumpus.tables.arena_wire import InputFrame
from rumpus.tables.battle import Battle
from rumpus.tables.errors import (
    BadFrame,
    FromTheFuture,
    NoSuchBattle,
    NotAFighter,
    NotYourSeat,
    TableError,
    TooManyInputs,
)
from rumpus.tables.heart.fights import Steering
from rumpus.tables.heart.state import Page
from rumpus.tables.house import House
from rumpus.tables.messages.to_page import BattleInfo
from rumpus.tables.watchers import Watcher
from tests.tables.arenas import REST, TURNED_AWAY, Bout, Fighter, HandTicker, attack, bout, stick
from tests.tables.guest import Guest


def refusal(page: Guest, frame: bytes) -> type[TableError]:
    with pytest.raises(TableError) as refused:
        page.steer(frame)
    return type(refused.value)


@pytest.fixture
async def ann(fight: Bout) -> Fighter:
    await fight.go(20, REST, REST)
    return fight.fighters[0]


@pytest.fixture
def page(ann: Fighter) -> Guest:
    assert isinstance(ann.page, Guest)
    return ann.page


async def test_invalid_frames_are_refused(ann: Fighter, page: Guest) -> None:
    good = ann.frame(REST, REST)
    for frame in (
        b"",
        b"\x00",
        b"\x01",
        b"\x02" + good[1:],
        good[:-1],
        good + b"\x00",
        b'{"type":"ping"}',
        b"\xff" * 40,
    ):
        assert refusal(page, frame) is BadFrame
    none, too_many = good[:14] + b"\x00", good[:14] + b"\x09" + bytes(45)
    assert refusal(page, none) is BadFrame
    assert refusal(page, too_many) is BadFrame
    assert refusal(page, ann.frame(REST, seq=0)) is BadFrame


async def test_inputs_for_another_seat_are_refused(fight: Bout, ann: Fighter, page: Guest) -> None:
    assert refusal(page, ann.frame(REST, seat=1)) is NotYourSeat
    assert refusal(page, ann.frame(REST, seat=77)) is NotYourSeat
    watching = Guest("Cy")
    await watching.arrive(fight.table, role="spectator")
    screen = Guest()
    await screen.arrive(fight.table, role="screen", profile=None)
    for guest in (watching, screen):
        assert refusal(guest, ann.frame(REST)) is NotYourSeat


async def test_inputs_for_the_seat_of_a_bot_or_of_somebody_who_does_not_fight_are_refused(
    house: House, ticker: HandTicker
) -> None:
    fight = await bout(house, ticker)
    ann, bo = fight.fighters
    assert isinstance(bo.page, Guest)
    await fight.go(5, REST, REST)
    await bo.page.do("leave_seat", seat=1)
    assert refusal(bo.page, bo.frame(REST)) is NotYourSeat
    now = fight.table.state.fight
    assert now is not None
    assert now.info.fighters == (0, 1)
    assert ann.page.battle is not None


async def test_inputs_for_another_battle_are_refused(ann: Fighter, page: Guest) -> None:
    assert page.battle is not None
    assert refusal(page, ann.frame(REST, number=page.battle["number"] + 1)) is NoSuchBattle
    assert refusal(page, ann.frame(REST, number=0)) is NoSuchBattle


async def test_inputs_for_a_tick_too_far_ahead_are_refused(ann: Fighter, page: Guest) -> None:
    assert refusal(page, ann.frame(REST, seen_tick=1000)) is FromTheFuture
    assert refusal(page, ann.frame(REST, seq=2**32 - 1)) is FromTheFuture


async def test_more_inputs_than_there_are_ticks_are_refused(ann: Fighter, page: Guest) -> None:
    with pytest.raises(TooManyInputs):
        send_too_many(ann, page)


def send_too_many(ann: Fighter, page: Guest) -> None:
    for _ in range(40):
        page.steer(ann.frame(*[stick(move_y=127)] * 8))


def test_a_seat_that_does_not_fight_cannot_steer() -> None:
    bodies = (2, 0)
    info = BattleInfo(battle="battle-1", number=7, arena="duel", fighters=bodies, bodies=bodies, binds=(), tick=0)
    battle = Battle(
        info,
        Setup(seed=1),
        watchers=list,
        on_part=lambda _: None,
        on_over=lambda _: None,
        on_failure=lambda _: None,
    )
    page = Watcher(Page("a stream", "player", 0), Guest())
    with pytest.raises(NotAFighter):
        battle.steer(InputFrame(1, 7, 1, 0, REST), page)
    battle.seat([Steering("easy", "good"), Steering("", "good")])
    with pytest.raises(NotAFighter):
        battle.steer(InputFrame(2, 7, 1, 0, REST), page)
    battle.steer(InputFrame(0, 7, 1, 0, REST), page)


async def test_refused_frames_do_not_change_the_bout(house: House, ticker: HandTicker) -> None:
    """Two bouts with the same inputs. In one of them somebody also sends invalid frames."""
    quiet, loud = await bout(house, ticker), await bout(house, ticker)
    watching = Guest("Cy")
    await watching.arrive(loud.table, role="spectator")
    for tick in range(COUNTDOWN_TICKS + 60):
        for each in (quiet, loud):
            each.fighters[0].steer(attack(tick, 90))
            each.fighters[1].steer(TURNED_AWAY)
        mallory, victim = loud.fighters[1], loud.fighters[0]
        assert isinstance(mallory.page, Guest)
        for guest, frame in (
            (mallory.page, victim.frame(stick(move_x=-127), seq=victim.seq)),
            (watching, mallory.frame(stick(move_y=127), seq=mallory.seq)),
            (mallory.page, mallory.frame(REST, seq=mallory.seq, seen_tick=2**32 - 1)),
            (mallory.page, b"\x01" + bytes(range(tick % 60))),
        ):
            refusal(guest, frame)
        victim.seq -= 1
        mallory.seq -= 2
        ticker.step()
    assert quiet.fighters[0].seen.body == loud.fighters[0].seen.body
