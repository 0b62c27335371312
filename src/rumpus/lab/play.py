"""Games between bots, without a clock: time jumps to the next action."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple

from msgspec import Struct

from rumpus.bots import Bot, Intent, Level
from rumpus.engine import Dice, IllegalAction, Outcome, Prompt, Run
from rumpus.engine.errors import BotError, BotPlayedIllegally
from rumpus.games import AnyGame
from rumpus.lab.battles import Battle, battle_of, give
from rumpus.lab.floors import Floors

AT_ONCE = 512
"""The greatest number of games that wait for battles: more would not be faster, but need memory."""

Playing = Generator[Battle, Any, "Played"]
"""A game as a generator that yields each arena battle and is sent its verdict."""


class Played(NamedTuple):
    """A finished game."""

    outcome: Outcome
    decisions: int


def play(game: AnyGame, bots: Sequence[Bot], seed: bytes, levels: Sequence[Level] = ()) -> Played:
    """Play one game, `bots` in the order of the seats. The same seed plays the same game.

    `levels`, one per seat, are those of the bots in arena battles.

    Raises BotError when a bot plays illegally, or when nothing can happen any more.
    """
    run: Run[Any, Any, Any] = Run(game, seed)
    run.start()
    return play_on(run, bots, levels)


def play_on(run: Run[Any, Any, Any], bots: Sequence[Bot], levels: Sequence[Level] = ()) -> Played:
    """Play a started run to its end; the run then holds the last state."""
    [(_, played)] = play_all([playing(run, bots, levels)])
    return played


def play_all(games: Iterable[Playing]) -> Iterator[tuple[int, Played]]:
    """Play many games; yields each with its number when it ends. Their battles share floors without changing the
    results."""
    floors: Floors[tuple[int, Playing]] = Floors()
    coming = enumerate(games)
    going: list[tuple[tuple[int, Playing], Any]] = []
    """The games to continue, each with the verdict to send."""
    while True:
        for (number, game), verdict in going:
            try:
                floors.open((number, game), game.send(verdict))
            except StopIteration as end:
                yield number, end.value
        if floors.battles < AT_ONCE and (following := next(coming, None)) is not None:
            going = [(following, None)]
        elif floors.battles:
            going = floors.step()
        else:
            return


def playing(run: Run[Any, Any, Any], bots: Sequence[Bot], levels: Sequence[Level] = ()) -> Playing:
    """The generator that plays a started run to its end."""
    dice = [Dice(run.seed + b"/bot", seat) for seat in range(run.game.seats)]
    try:
        if run.game.facts.pace == "turns":
            return _play_turns(run, bots, dice)
        return (yield from _RealTime(run, bots, dice, levels).play())
    except IllegalAction as error:
        raise BotPlayedIllegally(f"A bot's action was refused: {error}") from error


def _play_turns(run: Run[Any, Any, Any], bots: Sequence[Bot], dice: list[Dice]) -> Played:
    """A game in which only one seat acts at a time: pauses do not matter."""
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


class _Pending(Struct, frozen=True, gc=False):
    """An answer that a bot has decided on."""

    order: int
    intent: Intent
    seen: int
    """The number of entries when it was asked."""


class _RealTime:
    """A game in which several seats may act: a heap of intents, the earliest first, after due wakes.

    A bot is asked again when its view or prompts change, unless it is about to answer a prompt that is still open. An
    answer that the rules refuse because others were faster is a late tap: it is dropped, and the bot is asked again.
    """

    def __init__(self, run: Run[Any, Any, Any], bots: Sequence[Bot], dice: list[Dice], levels: Sequence[Level]) -> None:
        self._run = run
        self._bots = bots
        self._levels = levels
        self._dice = dice
        self._heap: list[tuple[int, int, int]] = []
        self._order = 0
        self._now_ms = 0
        self._prompts: list[tuple[Prompt, ...]] = [()] * len(bots)
        self._quickest_ms = [0] * len(bots)
        """The shortest time for answering those prompts."""
        self._prompted_at: Any = None
        """The state that these prompts belong to."""
        self._pending: list[_Pending | None] = [None] * len(bots)
        self._idle = list(range(len(bots)))
        """The seats without a pending answer."""
        self._waited_at: list[Any] = [None] * len(bots)
        """The view and prompts for which a bot chose to wait."""
        self._takes_late_taps = run.game.facts.pace == "real_time"

    def play(self) -> Playing:
        run, game, heap, pending_of = self._run, self._run.game, self._heap, self._pending
        outcome_of, terms_of, wake_at_ms, ask = game.outcome, game.terms, game.wake_at_ms, self._ask
        decisions = 0
        ask()
        while (outcome := outcome_of(run.state)) is None:
            if (terms := terms_of(run.state)) is not None:
                give(run, (yield battle_of(run, terms, self._levels)))
                self._now_ms = run.at_ms
                ask()
                continue
            due_ms = wake_at_ms(run.state)
            if due_ms is not None and (not heap or due_ms <= heap[0][0]):
                run.wakes_until(due_ms)
                self._now_ms = run.at_ms
            elif heap:
                at_ms, order, seat = heappop(heap)
                pending = pending_of[seat]
                if pending is None or pending.order != order:
                    continue
                # An answer that was due during a battle comes right after it.
                self._now_ms = at_ms if at_ms > run.at_ms else run.at_ms
                decisions += self._answer(seat, pending)
            else:
                raise BotError("Nobody acts and nothing is due: the game stands still.")
            ask()
        return Played(outcome, decisions)

    def _answer(self, seat: int, pending: _Pending) -> int:
        """Returns the number of actions applied."""
        run = self._run
        self._pending[seat] = None
        self._idle.append(seat)
        try:
            run.act(seat, pending.intent.action, self._now_ms, "bot")
        except IllegalAction:
            if not self._takes_late_taps or pending.seen == run.number:
                raise
            return 0
        return 1

    def _ask(self) -> None:
        """Drop pending answers to closed prompts, then ask all idle bots."""
        state, game = self._run.state, self._run.game
        before, self._prompted_at = self._prompted_at, state
        for seat in range(game.seats) if before is None else game.asked_anew(before, state):
            self._prompts[seat] = prompts = game.prompts(state, seat)
            if prompts:
                self._quickest_ms[seat] = max([game.quickest_ms(prompt) for prompt in prompts])
            pending = self._pending[seat]
            if pending is not None and all(prompt.id != pending.intent.prompt for prompt in prompts):
                self._pending[seat] = None
                self._idle.append(seat)
        idle = self._idle
        idle.sort()
        for seat in tuple(idle):
            if self._prompts[seat] and self._intends(seat, self._prompts[seat]):
                idle.remove(seat)

    def _intends(self, seat: int, prompts: tuple[Prompt, ...]) -> bool:
        """Ask a bot. Returns whether it will answer."""
        run, waited_at = self._run, self._waited_at
        view = run.game.view(run.state, seat)
        if waited_at[seat] is not None and waited_at[seat] == (view, prompts):
            return False
        intent = self._bots[seat].choose(view, prompts, self._dice[seat])
        if intent is None:
            waited_at[seat] = (view, prompts)
            return False
        waited_at[seat] = None
        self._order = order = self._order + 1
        self._pending[seat] = _Pending(order, intent, run.number)
        after_ms, quickest_ms = intent.after_ms, self._quickest_ms[seat]
        heappush(self._heap, (self._now_ms + (after_ms if after_ms > quickest_ms else quickest_ms), order, seat))
        return True
