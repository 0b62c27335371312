"""Recordings of burrito battles: replayed bit for bit, restarted after a crash, and validated."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Raw

from rumpus.arena.volley import VERSION
from rumpus.engine import BadReplay
from rumpus.replays.format import Recording
from rumpus.replays.recordings import check, film_of, staged
from rumpus.tables.arena_wire import SNAPSHOT_HEAD_BYTES, snapshot_head
from rumpus.tables.house import House
from tests.tables.arenas import REST, Bout, HandTicker
from tests.tables.conftest import services
from tests.tables.guest import Guest
from tests.tables.memory import MemoryStorage
from tests.tables.test_duel_recordings import film, recording
from tests.tables.volleys import Thrower, VolleyShot, volley


@pytest.fixture
def bot_pace() -> float:
    """Bots never play a card: here they only fight."""
    return 1e6


def unacked(body: bytes, bodies: int = 4) -> bytes:
    """A snapshot without the acknowledged inputs."""
    seen = VolleyShot(snapshot_head(0, 0) + body, bodies).seen.copy()
    seen["bodies"]["acked"] = 0
    return bytes(seen.tobytes())


def check_against(storage: MemoryStorage, thrower: Thrower) -> None:
    """Check that the recording shows what the page has seen."""
    shown = film(recording(storage, "battle-1"))
    assert thrower.page.began is not None
    number = thrower.page.began["number"]
    seen = [frame for frame in thrower.page.frames if VolleyShot(frame, 4).number == number]
    assert len(shown) == VolleyShot(seen[-1], 4).tick + 1
    for frame in seen:
        assert unacked(shown[VolleyShot(frame, 4).tick]) == unacked(frame[SNAPSHOT_HEAD_BYTES:])


async def test_a_recording_shows_the_battle_bit_for_bit(
    house: House, ticker: HandTicker, storage: MemoryStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    fight = await volley(house, ticker, monkeypatch, "war", people=3)
    ann, bo, cy = (each for each in fight.fighters if isinstance(each, Thrower))
    await fight.until(fight.over, REST, bo.grabs, cy.grabs)
    check_against(storage, ann)
    check(recording(storage, "battle-1"))
    assert max(map(len, recording(storage, "battle-1").parts)) < 2000


async def test_a_battle_interrupted_by_a_crash_is_fought_again(
    house: House, ticker: HandTicker, storage: MemoryStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    fight = await volley(house, ticker, monkeypatch)
    ann, bo, cy, di = (each for each in fight.fighters if isinstance(each, Thrower))
    await fight.go(130, REST, bo.grabs, REST, REST)
    before = ann.page.battle
    assert before is not None
    assert len(recording(storage, "battle-1").parts) == 2
    await house.stop()
    again = House(services(storage, 1e6, ticker))
    await again.start()
    table = await again.find(fight.table.document.code)
    for thrower in (ann, bo, cy, di):
        assert isinstance(thrower.page, Guest)
        await thrower.page.arrive(table)
        thrower.seq = 1
    after = await ann.page.until(lambda: ann.page.battle)
    for same in ("battle", "arena", "fighters", "bodies"):
        assert after[same] == before[same]
    assert (after["number"] != before["number"], after["tick"]) == (True, 0)
    refought = Bout(table, ticker, *fight.fighters)
    await refought.until(refought.over, REST, REST, cy.grabs, REST)
    assert ann.page.public["bruises"] == [0, 0, 1, 0]
    check_against(storage, ann)
    await again.stop()


SETUP = {
    "version": VERSION,
    "fighters": [1, 3],
    "arena": "volley",
    "bodies": [0, 1, 2, 3],
    "setup": {"seed": 1, "kind": "brawl", "fighters": [1, 3], "bodies": 4},
}


def recorded(*parts: bytes, **changed: object) -> Recording:
    return Recording("battle-1", Raw(msgspec.json.encode({**SETUP, **changed})), parts)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"arena": "pillows"}, "pillows"),
        ({"version": VERSION - 1}, "version"),
        ({"setup": {}}, "seed"),
        ({"setup": {**SETUP["setup"], "bodies": 13}}, "13 bodies"),  # type: ignore[dict-item]
        ({"setup": {**SETUP["setup"], "bodies": -1}}, "-1 bodies"),  # type: ignore[dict-item]
        ({"setup": {**SETUP["setup"], "fighters": [1, 9]}}, "fighters"),  # type: ignore[dict-item]
        ({"setup": {**SETUP["setup"], "kind": "siege"}}, "siege"),  # type: ignore[dict-item]
        ({"setup": {**SETUP["setup"], "burritos": 99}}, "99 burritos"),  # type: ignore[dict-item]
    ],
)
def test_an_invalid_recording_is_refused(changed: dict[str, object], told: str) -> None:
    with pytest.raises(BadReplay, match=told):
        check(recorded(**changed))


@pytest.mark.parametrize("part", [b"\x01", b"\x00\x00\x00\x00", b"\x01\xff\xff\xff"])
def test_invalid_inputs_are_refused(part: bytes) -> None:
    kept = recorded(part)
    with pytest.raises(BadReplay, match="cannot be shown"):
        film_of(staged(kept), kept.parts)
    with pytest.raises(BadReplay, match="battle-1"):
        check(kept)


def test_a_recording_longer_than_any_battle_is_refused() -> None:
    with pytest.raises(BadReplay, match="longer than any battle"):
        check(recorded(b"\xff\x00\x00\x00" * 30))
