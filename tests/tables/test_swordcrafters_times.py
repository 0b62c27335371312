"""The table's turn timer in Swordcrafters applies to slicing, selecting and crafting."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.games.swordcrafters.gems import GEM_OF
from rumpus.tables.house import House
from tests.tables.conftest import TimeMachine
from tests.tables.guest import Guest
from tests.tables.seated import company
from tests.tables.smiths import Smith, at, play_on

# Plays whole games.
pytestmark = pytest.mark.whole

TURN_S = 30


async def _party(house: House, *names: str, **options: Any) -> list[Smith]:
    table = await house.open("swordcrafters", public=False)
    smiths = []
    for seat, name in enumerate(names):
        guest = Guest(name)
        await guest.arrive(table)
        await guest.do("take_seat", seat=seat)
        smiths.append(Smith(guest, seat))
    host = smiths[0].page
    await host.do("configure", options=options, settings={"turn_s": TURN_S, "stand_in": "easy"})
    await host.do("start", anyway=True)
    for smith in smiths:
        await smith.page.until(lambda smith=smith: smith.page.play)  # type: ignore[misc]
    return list(company(*smiths))


def _timed(smith: Smith) -> set[int]:
    assert smith.page.play is not None
    return {int(seat) for seat in smith.page.play["deadlines"]}


@pytest.mark.clause("G-AWAY-R1")
@pytest.mark.parametrize("phase", ["slice", "select"])
async def test_a_stand_in_plays_for_somebody_who_takes_too_long(
    house: House, time_machine: TimeMachine, phase: str
) -> None:
    smiths = await _party(house, "Ann", "Bo", "Cy")
    await play_on(smiths, at(phase))
    [late] = [smith for smith in smiths if smith.asked]
    other = smiths[(late.seat + 1) % 3]
    assert _timed(other) == {late.seat}
    step = other.public["step"]
    await time_machine.forward(TURN_S - 1)
    assert other.public["step"] == step
    start = len(other.page.messages)
    await time_machine.forward(2)
    update = await other.page.next("update", since=start)
    assert (update["seat"], update["by"]) == (late.seat, "timer")
    # The next player has the whole time.
    await other.page.until(lambda: other.public["step"] == step + 1)
    assert late.seat not in _timed(other)
    await time_machine.forward(TURN_S - 1)
    assert other.public["step"] == step + 1


@pytest.mark.clause("G-AWAY-R1")
@pytest.mark.clause("S-CRAFT-3")
@pytest.mark.parametrize("options", [{}, {"guarded": True}, {"dual": True}], ids=["open", "guarded", "dual"])
async def test_a_stand_in_places_the_remaining_tiles_of_somebody_who_takes_too_long(
    house: House, time_machine: TimeMachine, options: dict[str, Any]
) -> None:
    ann, bo = smiths = await _party(house, "Ann", "Bo", **options)
    await play_on(smiths, lambda public: at("craft")(public) and all(sword[0]["hand"] for sword in public["swords"]))
    assert _timed(ann) == {0, 1}
    built = ann.sides[0]
    # Placing a tile gives no more time, and the stand-in may still move the tile (S-CRAFT-R2).
    await time_machine.forward(TURN_S - 5)
    await ann.act("place", gem=GEM_OF[ann.hand[0]], side="left", sword=0)
    while bo.asked == "craft":
        await bo.do_something()
    number = ann.public["round"]
    assert _timed(bo) == {0}
    start = len(bo.page.messages)
    await time_machine.forward(6)
    await bo.page.until(lambda: bo.public["round"] == number + 1)
    updates = [message for message in bo.page.messages[start:] if message["type"] == "update"]
    assert {message["by"] for message in updates if message.get("events")} == {"timer"}
    assert ann.sides[0].startswith(built)
    assert [sword["hand"] for sword in ann.public["swords"][0]] == [""] * len(ann.public["swords"][0])


@pytest.mark.clause("G-AWAY-R1")
async def test_the_timer_plays_a_whole_round_of_a_solo_game_if_nobody_does(
    house: House, time_machine: TimeMachine
) -> None:
    [ann] = await _party(house, "Ann")
    for _ in range(40):
        if ann.public["round"] == 2:
            break
        number = len(ann.page.messages)
        await time_machine.forward(TURN_S + 1)
        await ann.page.next("update", since=number)
    await ann.page.until(lambda: ann.public["round"] == 2)
