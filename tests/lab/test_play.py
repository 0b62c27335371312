"""One game in the lab: turns, clocks, and bots that misbehave."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.bots import Intent, make_bot
from rumpus.engine import Dice, Prompt, View
from rumpus.engine.errors import BotError, BotPlayedIllegally
from rumpus.games.mantis import Mantis
from rumpus.games.mantis.model import Steal
from rumpus.lab.play import play
from tests.lab.bell import PATIENCE_MS, QUIET_MS, ROUNDS, Bell, Press


class Presser:
    """Presses so many ms after the bell, or never."""

    def __init__(self, after_ms: int | None) -> None:
        self.after_ms = after_ms

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        return None if self.after_ms is None else Intent(prompts[0].id, Press(), self.after_ms)


class Sleeper:
    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        return None


class SelfThief:
    """Steals from itself, which M-STEAL-3 forbids."""

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        return Intent(prompts[0].id, Steal(view.public.to_move))


def test_the_faster_bot_presses_first_in_game_time() -> None:
    played = play(Bell(seats=2), [Presser(400), Presser(300)], b"seed")
    first = QUIET_MS + 300
    assert played.outcome.points == (0, 3, first, 2 * first, 3 * first)
    assert played.decisions == ROUNDS


def test_equally_fast_bots_act_in_the_order_of_their_answers() -> None:
    played = play(Bell(seats=2), [Presser(300), Presser(300)], b"seed")
    assert played.outcome.points[:2] == (3, 0)


def test_a_wake_comes_before_an_answer_at_the_same_moment() -> None:
    played = play(Bell(seats=2), [Presser(PATIENCE_MS), Presser(None)], b"seed")
    assert played.outcome.points == (0, 0)
    assert played.decisions == 0


def test_the_clock_runs_on_when_no_bot_wants_anything() -> None:
    played = play(Bell(seats=2), [Presser(None), Presser(None)], b"seed")
    assert played.outcome.places == (1, 1)


def test_random_bots_play_a_game_of_reactions() -> None:
    game = Bell(seats=3)
    played = play(game, [make_bot(game, "random")] * 3, b"seed")
    assert played.decisions == ROUNDS


def test_a_game_that_does_not_say_what_is_legal_is_played_at_random_at_every_level() -> None:
    game = Bell(seats=2)
    played = [play(game, [make_bot(game, "best"), make_bot(game, "easy")], b"seed") for _ in range(2)]
    assert played[0] == played[1]


def test_a_bot_that_plays_illegally_is_named_with_the_clause() -> None:
    with pytest.raises(BotPlayedIllegally, match="M-STEAL-3"):
        play(Mantis(seats=2), [SelfThief(), SelfThief()], b"seed")


def test_a_bot_that_does_not_move_stops_the_game() -> None:
    with pytest.raises(BotError, match="no answer"):
        play(Mantis(seats=2), [Sleeper(), Sleeper()], b"seed")
