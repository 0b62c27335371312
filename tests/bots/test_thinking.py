"""Thinking in another process, and the pause before a bot acts."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import msgspec
import pytest

from rumpus.bots import LEVELS, Level
from rumpus.bots.pauses import LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS
from rumpus.bots.thinking import think
from rumpus.engine import Dice, Moment, Prompt
from rumpus.engine.errors import BotError
from rumpus.games.mantis import Mantis

GAME = Mantis(seats=4)
STATE = GAME.new(Moment(0, Dice(b"thinking"))).state
SEAT = STATE.public.to_move
VIEW = msgspec.json.encode(GAME.view(STATE, SEAT))
PROMPTS = GAME.prompts(STATE, SEAT)


def thought(level: str, seed: bytes = b"seed", prompts: tuple[Prompt, ...] = PROMPTS) -> tuple[str, bytes, int] | None:
    return think("mantis", b"{}", 4, level, VIEW, prompts, seed, None)


@pytest.mark.parametrize("level", LEVELS)
def test_a_thought_is_an_action_the_rules_accept(level: Level) -> None:
    answer = thought(level)
    assert answer is not None
    prompt, action, _ = answer
    assert prompt == PROMPTS[0].id
    GAME.apply(STATE, SEAT, GAME.action_decoder.decode(action), Moment(0, Dice(b"")))


def test_thinking_in_another_process_gives_the_same_action() -> None:
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        answer = pool.submit(think, "mantis", b"{}", 4, "best", VIEW, PROMPTS, b"seed", None).result()
    assert answer == thought("best")


def test_without_a_prompt_there_is_nothing_to_think_about() -> None:
    assert [thought(level, prompts=()) for level in LEVELS] == [None] * 4


def test_pauses_are_as_long_as_those_of_a_person_and_vary() -> None:
    pauses = [answer[2] for seed in range(50) if (answer := thought("good", bytes([seed]))) is not None]
    assert len(pauses) == 50
    assert min(pauses) >= SHORTEST_PAUSE_MS
    assert max(pauses) <= LONGEST_PAUSE_MS
    assert len(set(pauses)) > 30


def test_the_pause_does_not_depend_on_the_thought() -> None:
    pauses = {answer[2] for level in LEVELS if (answer := thought(level)) is not None}
    assert len(pauses) == 1


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(BotError, match="genius"):
        thought("genius")
