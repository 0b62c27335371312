"""Guided first games at a table: bots keep to the script, the learner is asked for it, and it waits for the learner."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest
from msgspec.structs import replace

from rumpus.engine import UnknownGame
from rumpus.engine.first_game import LEARNER, Cue, Rehearsed, first_game_of, lines_of
from rumpus.games import GAMES
from rumpus.tables.heart import guiding
from rumpus.tables.house import House
from rumpus.tables.table import Table
from tests.tables.conftest import TimeMachine, services
from tests.tables.guest import Guest
from tests.tables.memory import MemoryStorage

GUIDED = [name for name, game in GAMES.items() if game.facts.listed]


class Learner(Guest):
    """Somebody in a guided game who does what the coach says."""

    cues: tuple[Cue, ...] = ()
    kinds: Mapping[int, Rehearsed] = MappingProxyType({})

    def _take_in(self, message: dict[str, Any]) -> None:
        super()._take_in(message)
        if message["type"] == "pad" and self.play is not None:
            self.play["pads"][str(message["seat"])][message["name"]] = message["text"]

    @property
    def place(self) -> int:
        assert self.play is not None
        return guiding.read_place(self.play["pads"]["0"].get("coach", ""), len(self.cues))

    async def until_asked(self) -> Cue | None:
        """The next cue that waits for the learner; None at the end of the script."""

        def is_asked() -> bool:
            if self.place == len(self.cues):
                return True
            cue = self.cues[self.place]
            if cue.play is None:
                return True
            return cue.seat == LEARNER and bool(self.play and self.play["prompts"]["0"])

        await self.until(is_asked)
        return self.cues[self.place] if self.place < len(self.cues) else None

    async def tap(self) -> None:
        place = self.place + 1
        await self.do("set_pad", seat=0, name="coach", text=str(place))
        assert self.play is not None
        self.play["pads"]["0"]["coach"] = str(place)

    async def move(self, action: Any) -> dict[str, Any]:
        assert self.play is not None
        before = self.place
        kind = self.kinds[next(at for at in range(before, len(self.cues)) if at in self.kinds)].kind
        prompts = [prompt["id"] for prompt in self.play["prompts"]["0"] if prompt["kind"] == kind]
        answer = await self.act(0, action, prompt=prompts[0])
        if answer["type"] != "rejected":
            await self.until(lambda: self.place > before)
        return answer

    async def learn(self, until: int | None = None) -> None:
        """Do what the coach says, up to a cue or to the end of the script."""
        while (cue := await self.until_asked()) is not None and (until is None or self.place < until):
            if cue.play is None:
                await self.tap()
            else:
                assert (await self.move(cue.play))["type"] != "rejected"


async def opened(house: House, game: str = "mantis") -> tuple[Table, Learner]:
    table = await house.open_as(guiding.opened(game))
    learner = Learner("Lea")
    script = first_game_of(GAMES[game])
    assert script is not None
    learner.cues, learner.kinds = script.cues, lines_of(GAMES[game])
    await learner.arrive(table)
    return table, learner


@pytest.fixture
async def lesson(house: House) -> tuple[Table, Learner]:
    return await opened(house)


@pytest.mark.parametrize("game", GUIDED)
async def test_who_does_what_the_coach_says_comes_to_the_end_of_every_first_game(
    house: House, time_machine: TimeMachine, game: str
) -> None:
    table, learner = await opened(house, game)
    assert learner.table["guided"]
    while (cue := await _asked(learner, time_machine)) is not None:
        if cue.play is None:
            await learner.tap()
        else:
            assert (await learner.move(cue.play))["type"] != "rejected"
    assert guiding.is_over(table.document)
    await learner.leave()


async def _asked(learner: Learner, time_machine: TimeMachine) -> Cue | None:
    """The next cue for the learner; the countdowns of the game pass quickly."""
    for _ in range(200):
        if learner.place == len(learner.cues):
            return None
        cue = learner.cues[learner.place]
        if cue.play is None:
            return cue
        if cue.seat == LEARNER and learner.play and learner.play["prompts"]["0"]:
            return cue
        # Threads of the log need real time, too, which a busy machine gives them late.
        await asyncio.sleep(0.01)
        await time_machine.forward(0.5)
    raise AssertionError(f"nobody plays {learner.cues[learner.place]}")


async def test_the_others_wait_until_the_learner_has_read(lesson: tuple[Table, Learner]) -> None:
    table, learner = lesson
    await learner.learn(until=5)
    state = table.state.play
    assert state is not None
    assert learner.public["to_move"] == 1
    assert guiding.line_now(table.document, state.asked) is None
    await learner.tap()
    await learner.until(lambda: learner.public["to_move"] == 2)


async def test_a_move_that_the_coach_does_not_ask_for_is_refused_kindly(lesson: tuple[Table, Learner]) -> None:
    _, learner = lesson
    refused = await learner.move({"type": "steal", "target": 1})
    assert refused["code"] == "off_script"
    assert refused["message"] == "Not yet! The coach points at what to do first."
    # Who plays the right move without reading is not held up.
    assert (await learner.move({"type": "score"}))["type"] != "rejected"
    assert learner.place == 5


async def test_every_lesson_is_the_same_game(house: House) -> None:
    tables = [await opened(house) for _ in range(2)]
    publics = [learner.public for _, learner in tables]
    assert publics[0] == publics[1]


async def test_the_lesson_goes_on_where_it_was_left_after_a_restart_and_on_another_page(
    house: House, storage: MemoryStorage, lesson: tuple[Table, Learner]
) -> None:
    table, learner = lesson
    await learner.learn(until=10)
    learner.drop()
    await house.stop()
    later = House(services(storage))
    await later.start()
    try:
        again = await later.find(table.document.code)
        await learner.arrive(again)
        assert learner.place == 10
        await learner.learn(until=11)
        learner.drop()
        # Another device of the same person.
        other = Learner("Lea")
        other.cues, other.kinds, other.credential = learner.cues, learner.kinds, learner.credential
        await other.arrive(again)
        assert other.place == 11
        await other.learn()
        assert other.table["phase"] == "over"
    finally:
        await later.stop()


async def test_nobody_plays_for_a_learner_who_is_away(lesson: tuple[Table, Learner], time_machine: TimeMachine) -> None:
    table, learner = lesson
    await learner.learn(until=4)
    learner.drop()
    await time_machine.forward(90)
    play = table.state.play
    assert play is not None
    assert play.run.number == 0
    assert not play.clock.is_running
    await learner.arrive(table)
    await learner.learn()


async def test_a_learner_who_thinks_for_long_is_not_hurried_by_the_clock(
    house: House, time_machine: TimeMachine
) -> None:
    table, learner = await opened(house, "fake_swords")
    seen = set()
    while (cue := await _asked(learner, time_machine)) is not None:
        if learner.play and learner.play["prompts"]["0"]:
            seen |= {prompt["kind"] for prompt in learner.play["prompts"]["0"]}
            await time_machine.forward(600)
        if cue.play is None:
            await learner.tap()
        else:
            assert (await learner.move(cue.play))["type"] != "rejected"
    assert "point" in seen
    assert guiding.script_of(table.document) is not None
    await learner.leave()


async def test_who_stops_the_lesson_plays_on_against_bots(lesson: tuple[Table, Learner]) -> None:
    table, learner = lesson
    await learner.learn(until=7)
    await learner.do("set_pad", seat=0, name="coach", text="999")
    assert guiding.is_over(table.document)
    await learner.until(lambda: learner.public["to_move"] == 0)


async def test_the_place_of_a_lesson_never_goes_back(lesson: tuple[Table, Learner]) -> None:
    table, learner = lesson
    await learner.learn(until=7)
    for text in ("2", "", "nonsense", "-1"):
        await learner.do("set_pad", seat=0, name="coach", text=text)
    script = guiding.script_of(table.document)
    assert script is not None
    assert guiding.place_of(table.document, script) == 7


async def test_another_game_at_the_table_is_an_ordinary_one(lesson: tuple[Table, Learner]) -> None:
    table, learner = lesson
    await learner.learn()
    await learner.until(lambda: learner.table["phase"] == "over")
    await learner.do("play_again")
    await learner.until(lambda: learner.table["phase"] == "playing")
    assert table.document.guided == ""
    assert not learner.table["guided"]


def test_a_table_whose_script_has_changed_since_is_an_ordinary_one() -> None:
    table = replace(guiding.opened("mantis"), guided="0123456789abcdef")
    assert guiding.script_of(table) is None
    assert guiding.is_over(table)


def test_a_game_without_a_script_cannot_be_learnt_by_playing() -> None:
    with pytest.raises(UnknownGame, match="no guided first game"):
        guiding.opened("sword_practice")
