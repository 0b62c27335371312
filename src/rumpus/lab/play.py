"""One game between bots, without any clock: time jumps to whatever happens next."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from typing import Any, NamedTuple

from rumpus.bots import Bot, Intent, Level
from rumpus.engine import Dice, IllegalAction, Outcome, Run
from rumpus.engine.errors import BotError, BotPlayedIllegally
from rumpus.games import AnyGame
from rumpus.lab.battles import fight


class Played(NamedTuple):
    """A game that was played to its end."""

    outcome: Outcome
    decisions: int


def play(game: AnyGame, bots: Sequence[Bot], seed: bytes, levels: Sequence[Level] = ()) -> Played:
    """Play one game, `bots` in the order of the seats. The same seed plays the same game.

    `levels`, one a seat, say how well they fight where a game has battles in the arena.

    Raises BotError when a bot plays illegally, or when nothing can happen any more.
    """
    run: Run[Any, Any, Any] = Run(game, seed)
    run.start()
    dice = [Dice(seed + b"/bot", seat) for seat in range(game.seats)]
    try:
        if game.facts.pace == "turns":
            return _play_turns(run, bots, dice)
        return _RealTime(run, bots, dice, levels).play()
    except IllegalAction as error:
        raise BotPlayedIllegally(f"A bot's action was refused: {error}") from error


def _play_turns(run: Run[Any, Any, Any], bots: Sequence[Bot], dice: list[Dice]) -> Played:
    """Nobody waits for a bot's pause when only one seat can act anyway."""
    game = run.game
    waiting_for, prompts, view, act = game.waiting_for, game.prompts, game.view, run.act
    choose = [bot.choose for bot in bots]
    decisions = 0
    while True:
        while waiting := waiting_for(run.state):
            seat = waiting[0]
            state = run.state
            intent = choose[seat](view(state, seat), prompts(state, seat), dice[seat])
            if intent is None:
                raise BotError(f"The bot in seat {seat} has no answer to an open prompt.")
            act(seat, intent.action, run.at_ms, "bot")
            decisions += 1
        if (outcome := run.outcome) is not None:
            return Played(outcome, decisions)
        _jump_to_next_wake(run)


def _jump_to_next_wake(run: Run[Any, Any, Any]) -> None:
    due_ms = run.game.wake_at_ms(run.state)
    if due_ms is None:
        raise BotError("Nobody acts and nothing is due: the game stands still.")
    run.wakes_until(due_ms)


class _RealTime:
    """A game in which several seats may act: a heap of intents, the earliest first, due wakes before them.

    A bot is asked again when its view or prompts change, unless it is about to answer a prompt that is still open.
    """

    def __init__(self, run: Run[Any, Any, Any], bots: Sequence[Bot], dice: list[Dice], levels: Sequence[Level]) -> None:
        self._run = run
        self._bots = bots
        self._levels = levels
        self._dice = dice
        self._heap: list[tuple[int, int, int]] = []
        self._order = 0
        self._pending: list[tuple[int, Intent] | None] = [None] * len(bots)
        self._seen: list[Any] = [None] * len(bots)

    def play(self) -> Played:
        run = self._run
        decisions = 0
        self._ask()
        while (outcome := run.outcome) is None:
            if (terms := run.game.terms(run.state)) is not None:
                fight(run, terms, self._levels)
                self._ask()
                continue
            due_ms = run.game.wake_at_ms(run.state)
            if due_ms is not None and (not self._heap or due_ms <= self._heap[0][0]):
                run.wakes_until(due_ms)
            elif self._heap:
                decisions += self._answer_first()
            else:
                raise BotError("Nobody acts and nothing is due: the game stands still.")
            self._ask()
        return Played(outcome, decisions)

    def _answer_first(self) -> int:
        at_ms, order, seat = heapq.heappop(self._heap)
        pending = self._pending[seat]
        if pending is None or pending[0] != order:
            return 0
        self._pending[seat] = None
        self._seen[seat] = None
        self._run.act(seat, pending[1].action, at_ms, "bot")
        return 1

    def _ask(self) -> None:
        game, state = self._run.game, self._run.state
        for seat, bot in enumerate(self._bots):
            prompts = game.prompts(state, seat)
            pending = self._pending[seat]
            if pending is not None:
                if any(prompt.id == pending[1].prompt for prompt in prompts):
                    continue
                self._pending[seat] = None
            view = game.view(state, seat)
            if not prompts or self._seen[seat] == (view, prompts):
                continue
            self._seen[seat] = (view, prompts)
            intent = bot.choose(view, prompts, self._dice[seat])
            if intent is not None:
                self._order += 1
                self._pending[seat] = (self._order, intent)
                after_ms = max([intent.after_ms, *map(game.quickest_ms, prompts)])
                heapq.heappush(self._heap, (self._run.at_ms + after_ms, self._order, seat))
