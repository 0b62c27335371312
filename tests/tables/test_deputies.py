"""Deputies: a bot that fails or answers too late does no harm."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from typing import Any

import msgspec
import pytest
import structlog

from rumpus.engine import Dice, Moment, Prompt, Run, read_options
from rumpus.engine.unions import members
from rumpus.games import GAMES, AnyGame, game_named
from rumpus.games.burrito import Burrito
from rumpus.games.burrito.model import Count, Options
from rumpus.tables.deputies import Deputies
from rumpus.tables.heart.absence import Deputy
from rumpus.tables.heart.play import begun
from rumpus.tables.house import House
from rumpus.tables.log import GroupLog
from rumpus.tables.services import Services
from rumpus.tables.thinking import PoolThinker, Thought
from tests.engine.testgame import KnockKnock
from tests.tables.guest import Guest
from tests.tables.memory import MemoryStorage

# Bots think in their own processes.
pytestmark = pytest.mark.whole


class Cheat:
    """A bot that answers every prompt with an illegal action."""

    async def think(
        self, game: AnyGame, level: str, view: Any, prompts: tuple[Prompt, ...], owner: str
    ) -> Thought | None:
        if not prompts:
            return None
        action = msgspec.json.encode({"type": "steal", "target": view.seat})
        return Thought(prompts[0].id, action, 0)


class Late:
    """A bot that answers closed prompts."""

    async def think(
        self, game: AnyGame, level: str, view: Any, prompts: tuple[Prompt, ...], owner: str
    ) -> Thought | None:
        return Thought("turn-0", b'{"type":"score"}', 0)


class Quitter:
    """A bot that gives up at the first chance, and records its prompts."""

    def __init__(self) -> None:
        self.asked: list[set[str]] = []

    async def think(
        self, game: AnyGame, level: str, view: Any, prompts: tuple[Prompt, ...], owner: str
    ) -> Thought | None:
        self.asked.append({prompt.kind for prompt in prompts})
        found = [prompt.id for prompt in prompts if prompt.kind == "forfeit"]
        return Thought(found[0], b'{"type":"forfeit"}', 0) if found else None


async def _against(thinker: Any, storage: MemoryStorage) -> tuple[House, Guest]:
    house = House(Services(GroupLog(storage), thinker, lambda code: f"http://here/t/{code}", 0.0))
    await house.start()
    table = await house.open("mantis", public=False)
    ann = Guest("Ann")
    await ann.arrive(table)
    await ann.do("take_seat", seat=0)
    await ann.do("add_bot", seat=1, level="good")
    await ann.do("start")
    return house, ann


async def test_an_illegal_answer_of_a_bot_is_replaced_by_a_legal_one(storage: MemoryStorage) -> None:
    house, ann = await _against(Cheat(), storage)
    await ann.until(lambda: ann.play)
    await ann.play_on(0, until=lambda: ann.public["turn"] > 4)
    assert {event["seat"] for event in ann.events if event["type"] == "turned"} == {0, 1}
    await house.stop()


async def test_an_answer_to_a_closed_prompt_is_dropped(storage: MemoryStorage) -> None:
    house, ann = await _against(Late(), storage)
    await ann.until(lambda: ann.play)
    if ann.prompt(0) is not None:
        await ann.act(0)
    await ann.do("react", reaction="hurry")
    assert ann.public["to_move"] == 1
    await house.stop()


async def test_when_one_of_several_answers_ends_the_game_the_others_are_dropped() -> None:
    loop = asyncio.get_running_loop()
    thought = asyncio.Semaphore(0)
    play, _ = begun("one", 1, Run(Burrito(Options(), seats=3), bytes(16)), now=0.0)
    play = play.act(play.state.public.counter, Count(), "person", now=0.0).play
    play = play.due_wakes(now=play.state.public.until_ms / 1000)[-1].play
    deputies = Deputies(Late(), pace=0.0, wake=thought.release)
    deputies.consider(play, {seat: Deputy("easy", "bot") for seat in range(3)})
    for _ in range(3):
        await thought.acquire()
    given = []
    for seat, *_ in deputies.due(loop.time()):
        given.append(seat)
        deputies.drop_all()
    assert given == [0]


@pytest.mark.clause("G-AWAY-R1")
@pytest.mark.parametrize(
    ("by", "asked"), [("bot", {"point", "forfeit"}), ("stand-in", {"point"}), ("timer", {"point"})]
)
async def test_only_a_bot_in_its_own_seat_may_give_up(by: str, asked: set[str]) -> None:
    loop = asyncio.get_running_loop()
    thought = asyncio.Semaphore(0)
    play, _ = begun("one", 1, Run(KnockKnock(seats=2), bytes(16)), now=0.0)
    quitter = Quitter()
    deputies = Deputies(quitter, pace=0.0, wake=thought.release)
    deputies.consider(play, {0: Deputy("easy", by)})
    await thought.acquire()
    assert quitter.asked == [asked]
    assert [answer.prompt for _, _, answer, _ in deputies.due(loop.time())] == (["forfeit"] if by == "bot" else [])


@pytest.mark.clause("G-AWAY-R1")
@pytest.mark.parametrize("name", GAMES)
def test_every_game_marks_the_prompts_that_give_something_up(name: str) -> None:
    """No stand-in gets a prompt that is answered by forfeiting, offering a draw or voting."""
    game = GAMES[name]
    actions = {kind.__name__ for kind in members(game.types.action)}
    named = {"Forfeit": "forfeit", "OfferDraw": "draw", "Vote": "vote"}
    assert game.conceding == {kind for action, kind in named.items() if action in actions}


@pytest.mark.parametrize("level", ["easy", "good", "best"])
async def test_bots_of_every_level_answer_from_their_own_processes(storage: MemoryStorage, level: str) -> None:
    thinker = PoolThinker(workers=1)
    house, ann = await _against(thinker, storage)
    await ann.do("add_bot", seat=1, level=level)
    for _ in range(2):
        await ann.until(lambda: ann.prompt(0))
        await ann.act(0)
    await ann.until(lambda: ann.prompt(0))
    assert {event["seat"] for event in ann.events if event["type"] == "turned"} == {0, 1}
    await house.stop()
    thinker.stop()


async def test_ctrl_c_does_not_break_a_thinking_process_that_is_starting() -> None:
    mantis = game_named("mantis")
    game = mantis(read_options(mantis.types.options, b"{}"), seats=2)
    state = game.new(Moment(0, Dice(b"seed"))).state
    seat = state.public.to_move
    thinker = PoolThinker(workers=1)
    with structlog.testing.capture_logs() as logs:
        thinking = asyncio.create_task(
            thinker.think(game, "easy", game.view(state, seat), game.prompts(state, seat), "game")
        )
        await asyncio.sleep(0)
        workers = multiprocessing.active_children()
        assert workers
        for worker in workers:
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGINT)
        assert await thinking is not None
    assert logs == []
    thinker.stop()
