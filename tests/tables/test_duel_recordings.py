"""Recordings of battles: written during the battle, replayed bit for bit, and started again after a crash."""

from __future__ import annotations

import struct

import msgspec
import pytest
from msgspec import Raw

from rumpus.arena.duel import VERSION
from rumpus.engine import BadReplay, battle_seed
from rumpus.replays.format import Recording
from rumpus.replays.recordings import check, film_of, staged
from rumpus.tables.arena_wire import snapshot_head
from rumpus.tables.heart import beginning
from rumpus.tables.house import House
from tests.tables.arenas import REST, TURNED_AWAY, Bout, HandTicker, Snapshot, attack, bout, settled
from tests.tables.conftest import services
from tests.tables.guest import Guest
from tests.tables.memory import MemoryStorage


def recording(storage: MemoryStorage, battle: str = "bout-1") -> Recording:
    [(setup, *parts)] = [parts for (_, recorded), parts in storage.recordings.items() if recorded == battle]
    return Recording(battle, Raw(setup), tuple(parts))


def film(kept: Recording) -> list[bytes]:
    """The snapshots of a recording, one a tick."""
    told, shown = film_of(staged(kept), kept.parts), []
    while told:
        (length,) = struct.unpack_from("<H", told)
        shown.append(told[2 : 2 + length])
        told = told[2 + length :]
    return shown


def without_acks(body: bytes) -> list[object]:
    seen = Snapshot(snapshot_head(0, 0) + body).seen.copy()
    seen["fighters"]["acked"] = 0
    return [seen.tobytes()]


async def test_a_recording_shows_the_bout_bit_for_bit(
    house: House, ticker: HandTicker, storage: MemoryStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Dizzy fighters aim by the noise of the battle. With this seed the attacker does not miss.
    monkeypatch.setattr(beginning, "new_seed", lambda: bytes(16))
    fight = await bout(house, ticker, cards="F-C-DIZZY F-C-TWIRL")
    await fight.until(fight.over, attack, TURNED_AWAY)
    seen = [Snapshot(frame) for frame in fight.fighters[1].page.frames]
    shown = film(recording(storage))
    assert len(shown) == seen[-1].tick + 1
    for each in seen:
        assert without_acks(shown[each.tick]) == without_acks(each.body)


async def test_inputs_of_bots_are_also_recorded(house: House, ticker: HandTicker, storage: MemoryStorage) -> None:
    fight = await bout(house, ticker)
    for seat, fighter in enumerate(fight.fighters):
        await fighter.page.do("leave_seat", seat=seat)
    await fight.until(fight.over)
    last = Snapshot(fight.fighters[0].page.frames[-1])
    assert without_acks(film(recording(storage))[-1]) == without_acks(last.body)


async def test_a_second_is_written_as_soon_as_it_is_over_and_is_small(
    house: House, ticker: HandTicker, storage: MemoryStorage
) -> None:
    fight = await bout(house, ticker)
    assert recording(storage).parts == ()
    await fight.go(150, attack, REST)
    parts = recording(storage).parts
    assert len(parts) == 2
    assert max(map(len, parts)) < 700


async def test_ticks_of_a_paused_bout_are_not_recorded(fight: Bout, storage: MemoryStorage) -> None:
    await fight.go(150, None, REST)
    assert recording(storage).parts == ()


async def test_a_battle_interrupted_by_a_crash_is_fought_again_from_its_terms(
    house: House, ticker: HandTicker, storage: MemoryStorage
) -> None:
    fight = await bout(house, ticker, cards="F-C-SLOW")
    ann = fight.fighters[0]
    await fight.go(130, attack, REST)
    before = ann.page.battle
    assert before is not None
    assert len(recording(storage).parts) == 2
    await house.stop()
    again = House(services(storage, ticker=ticker))
    await again.start()
    table = await again.find(fight.table.document.code)
    for fighter in fight.fighters:
        assert isinstance(fighter.page, Guest)
        await fighter.page.arrive(table)
        fighter.seq = 1
    after = await ann.page.until(lambda: ann.page.battle)
    assert {**after, "number": 0, "seq": 0, "type": ""} == {**before, "number": 0, "seq": 0, "type": "", "tick": 0}
    assert after["number"] != before["number"]
    assert recording(storage).parts == ()
    refought = Bout(table, ticker, *fight.fighters)
    await refought.until(refought.over, attack, TURNED_AWAY)
    last = Snapshot(ann.page.frames[-1])
    assert without_acks(film(recording(storage))[-1]) == without_acks(last.body)
    await again.stop()


async def test_after_a_restart_the_bout_waits_longer_for_its_fighters(
    house: House, ticker: HandTicker, storage: MemoryStorage
) -> None:
    fight = await bout(house, ticker)
    await fight.go(30, REST, REST)
    await house.stop()
    again = House(services(storage, ticker=ticker))
    await again.start()
    table = await again.find(fight.table.document.code)
    await settled(table)
    for _ in range(600):
        ticker.step()
    assert table.state.fight is not None
    assert table.battle.tick == 0
    await again.stop()


def test_the_seed_of_a_battle_is_derived_from_the_seed_of_the_game_and_its_id() -> None:
    assert battle_seed(b"0" * 16, "bout-1") == battle_seed(b"0" * 16, "bout-1")
    assert len({battle_seed(seed, name) for seed in (b"0" * 16, b"1" * 16) for name in ("bout-1", "bout-2")}) == 4
    assert 0 <= battle_seed(b"0" * 16, "bout-1") < 2**32


SETUP = msgspec.json.encode({"version": VERSION, "fighters": [0, 1], "setup": {"seed": 1, "binds": [[], []]}})


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        (b"{}", "version"),
        (SETUP.replace(b'"seed":1', b'"seed":"x"'), "seed"),
        (SETUP.replace(b'"version":%d' % VERSION, b'"version":0'), "version 0 of the arena"),
        (SETUP.replace(b"[[],[]]", b"[[]]"), "binds"),
    ],
)
def test_an_invalid_recording_is_refused(setup: bytes, told: str) -> None:
    with pytest.raises(BadReplay, match=told):
        staged(Recording("bout-1", Raw(setup), ()))


@pytest.mark.parametrize("part", [b"\x01", b"\x00\x00\x00", b"\x01\xff\xff"])
def test_invalid_inputs_are_refused(part: bytes) -> None:
    kept = Recording("bout-1", Raw(SETUP), (part,) * 20)
    with pytest.raises(BadReplay, match="cannot be shown"):
        film_of(staged(kept), kept.parts)
    with pytest.raises(BadReplay, match="bout-1"):
        check(kept)


def test_a_recording_longer_than_any_bout_is_refused() -> None:
    kept = Recording("bout-1", Raw(SETUP), (b"\xff\x00\x00" * 30,))
    with pytest.raises(BadReplay, match="longer than any battle"):
        check(kept)


def test_an_unknown_modifier_is_refused() -> None:
    setup = SETUP.replace(b"[[],[]]", b'[[{"modifier":"fly"}],[]]')
    kept = Recording("bout-1", Raw(setup), ())
    for refuse in (lambda: film_of(staged(kept), ()), lambda: check(kept)):
        with pytest.raises(BadReplay, match="fly"):
            refuse()
