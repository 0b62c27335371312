"""Bots in A Little Wordy are no quicker in the race than a person, and their pauses reveal nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rumpus.engine import Prompt
from rumpus.games import AnyGame
from rumpus.games.wordy.rules import QUICKEST_IN_RACE_MS
from rumpus.tables.house import House
from rumpus.tables.log import GroupLog
from rumpus.tables.services import Services
from rumpus.tables.thinking import Thought, quick_thought
from tests.tables.conftest import TimeMachine
from tests.tables.guest import Guest
from tests.tables.memory import MemoryStorage
from tests.tables.wordy_party import WordyParty, kinds
from tests.tables.wordy_sides import race_word, to_race


@pytest.fixture
def bot_pace() -> float:
    return 1.0


@pytest.mark.clause("W-TIE-R2")
async def test_a_bot_in_the_race_takes_as_long_as_a_person(house: House, time_machine: TimeMachine) -> None:
    party = await WordyParty.at(house, "Ann", "Bo")
    await party.ann.do("configure", settings={"stand_in": "random"})
    await to_race(*await party.swapped())
    await party.bo.do("leave_seat", seat=1)
    await party.ann.until(lambda: party.ann.seat(1)["kind"] == "bot")
    await time_machine.forward(3.1)
    await party.ann.until(lambda: party.ann.public["phase"] == "racing")
    await time_machine.forward(QUICKEST_IN_RACE_MS / 1000 - 0.5)
    assert party.ann.public["phase"] == "racing"
    # A bot of level random is much slower than a quick person.
    await time_machine.forward(QUICKEST_IN_RACE_MS / 1000 * 12)
    await party.ann.over()
    assert [event["seat"] for event in party.ann.events if event["type"] == "race_won"] == [1]
    assert party.ann.public["results"][0]["race_word"]


@pytest.mark.clause("W-TIE-R2")
async def test_a_quicker_person_beats_the_bot(house: House, time_machine: TimeMachine) -> None:
    party = await WordyParty.at(house, "Ann", "Bo")
    await party.ann.do("configure", settings={"stand_in": "random"})
    await to_race(*await party.swapped())
    await party.bo.do("leave_seat", seat=1)
    await time_machine.forward(3.1)
    await party.ann.until(lambda: party.ann.public["phase"] == "racing")
    await time_machine.forward(3)
    party.sides[0].company = ()
    await party.sides[0].act("race", word=race_word(party.sides[0]))
    await party.ann.over()
    await time_machine.forward(5)
    assert kinds(party.ann).count("race_won") == 1


class Slow:
    """A bot that thinks longer about some prompts than about others, and always pauses for twenty seconds."""

    def __init__(self, thinks_s: float) -> None:
        self.thinks_s = thinks_s

    async def think(
        self, game: AnyGame, level: str, view: Any, prompts: tuple[Prompt, ...], owner: str
    ) -> Thought | None:
        thought = quick_thought(game, view, prompts)
        if thought is None:
            return None
        await asyncio.sleep(self.thinks_s)
        return Thought(thought.prompt, thought.action, 20_000)


@pytest.mark.clause("W-C-R3")
@pytest.mark.parametrize("thinks_s", [0.0, 8.0])
async def test_the_pause_of_a_bot_hides_how_long_it_thought(
    storage: MemoryStorage, time_machine: TimeMachine, thinks_s: float
) -> None:
    house = House(Services(GroupLog(storage), Slow(thinks_s), lambda code: f"http://here/t/{code}", 1.0))
    await house.start()
    table = await house.open("wordy", public=False)
    ann = Guest("Ann")
    await ann.arrive(table)
    await ann.do("take_seat", seat=0)
    await ann.do("add_bot", seat=1, level="good")
    await ann.do("start")
    await ann.until(lambda: ann.play)
    await time_machine.forward(thinks_s)
    await time_machine.forward(16 - thinks_s)
    assert ann.public["written"] == [False, False]
    await time_machine.forward(5)
    await ann.until(lambda: ann.public["written"] == [False, True])
    assert (ann.play or {})["now_ms"] < 27_000
    await house.stop()
