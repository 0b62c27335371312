"""A game on a table: its run, its latest log lines, answered refs and prompt times. Immutable."""

from __future__ import annotations

import typing
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from rumpus.bots.fitting import USUAL_TEMPO_MS
from rumpus.bots.following import Hands
from rumpus.engine import Applied, Dice, IllegalAction, Moment, Outcome, Run
from rumpus.engine.run import MOST_WAKES, Entry
from rumpus.games import AnyGame
from rumpus.replays.film import Film, film_from
from rumpus.replays.frame import Frame
from rumpus.tables.document import Document
from rumpus.tables.errors import BadAction, PromptClosed
from rumpus.tables.heart.asked import Asked, asked_after, asked_by
from rumpus.tables.heart.clock import Clock
from rumpus.tables.heart.lines import Lines, Noticed, line_of, noticed, with_line
from rumpus.tables.log import AppendEntry
from rumpus.tables.messages.to_page import LogLine, Rejected

REMEMBERED_REFS = 8
Sender: TypeAlias = int | str
"""The sender of refs: a member, or a shared screen by its stream."""


def takes(game: AnyGame | type[AnyGame], kind: type) -> bool:
    """Whether a game takes table actions of that type, such as `Left` or `Ruling`."""
    table_action = game.types.table_action
    return kind in (typing.get_args(table_action) or (table_action,))


class Play(Struct, frozen=True, gc=False):
    id: str
    number: int
    run: Run[Any, Any, Any]
    """Never mutated: a step works on a copy."""
    clock: Clock
    asked: Asked
    outcome: Outcome | None = None
    recent: Lines = ()
    """At least the latest entries of the log, and news of people between them."""
    answers: dict[tuple[int, Sender], tuple[int | Rejected, ...]] = {}
    """The refs of accepted commands, and the refusals of others, in the order of their refs. By seat and sender,
    because people who share a seat count refs separately."""
    asked_ms: dict[tuple[int, str], int] = {}
    """The opening time of each awaited prompt, for the turn timer."""
    hands: dict[int, Hands] = {}
    """How fast people act in a game against the clock, by seat."""
    tempo_ms: float = float(USUAL_TEMPO_MS)
    """How fast people are expected to be at first."""
    quips: int = 0
    """How often bots have spoken."""
    quipped_ms: int = 0
    """When they spoke last."""

    @property
    def game(self) -> AnyGame:
        return self.run.game

    @property
    def state(self) -> Any:
        return self.run.state

    # Answers

    def earlier_answer(self, seat: int, sender: Sender, ref: int) -> tuple[bool, Rejected | None]:
        """Whether a command with that ref was answered before, and how (None: accepted)."""
        if ref > self.last_ref(seat, sender):
            return False, None
        for answer in self.answers.get((seat, sender), ()):
            if answer == ref:
                return True, None
            if isinstance(answer, Rejected) and answer.ref == ref:
                return True, answer
        return True, Rejected("old_ref", "That was answered long ago.", ref)

    def last_ref(self, seat: int, sender: Sender) -> int:
        answers = self.answers.get((seat, sender))
        last = answers[-1] if answers else 0
        return (last.ref or 0) if isinstance(last, Rejected) else last

    def remembering(self, seat: int, sender: Sender, ref: int, answer: Rejected | None) -> Play:
        key = (seat, sender)
        kept = (*self.answers.get(key, ())[1 - REMEMBERED_REFS :], ref if answer is None else answer)
        return replace(self, answers=self.answers | {key: kept})

    def check_open(self, seat: int, prompt: str, document: Document) -> None:
        """Raises PromptClosed, with the clause of the prompt that is open now."""
        mine = self.asked.prompts[seat]
        for each in mine:
            if each.id == prompt:
                return
        if self.outcome is not None:
            raise PromptClosed("The game is over.", clause=self.outcome.clause)
        # Standing prompts (a forfeit, an offer) are always open, so they explain nothing.
        if asked := next((each for each in mine if each.awaited), None):
            raise PromptClosed("That question is closed; another one is open for you.", clause=asked.clause)
        waiting = self.asked.waiting
        if not waiting:
            raise PromptClosed("Nothing can be done just now.", clause="")
        clause = next(each.clause for each in self.asked.prompts[waiting[0]] if each.awaited)
        names = ", ".join(document.names[each] for each in waiting)
        raise PromptClosed("It is not your move: the table waits for {names}.", clause=clause, names=names)

    def explained(self, closed: PromptClosed, seat: int, raw: bytes | Raw, now: float) -> PromptClosed:
        """In real-time games prompts close while people answer: name the rule that forbids the action now instead."""
        if self.game.facts.pace != "real_time" or self.outcome is not None:
            return closed
        try:
            self.game.apply(self.state, seat, self.read_action(raw), Moment(self.clock.now_ms(now), Dice(b"")))
        except IllegalAction as error:
            return PromptClosed(error.why, clause=error.clause)
        except BadAction:
            pass
        return closed

    def read_action(self, raw: bytes | Raw) -> Any:
        """Raises BadAction naming the field."""
        try:
            return self.game.action_decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadAction(f"Not an action of {self.game.facts.title}: {error}") from None

    # Steps

    def act(self, seat: int | None, action: Any, by: str, now: float) -> Stepped:
        """Apply an action. Raises IllegalAction. Wakes that are due must have been applied."""
        run = self.run.fork()
        return self._stepped(run, run.act(seat, action, self.clock.now_ms(now), by))

    def due_wakes(self, now: float) -> list[Stepped]:
        """Apply the wakes that are due, one after the other."""
        steps: list[Stepped] = []
        if self.outcome is not None:
            return steps
        play, now_ms = self, self.clock.now_ms(now)
        while (applied := (run := play.run.fork()).next_wake(now_ms)) is not None:
            if len(steps) == MOST_WAKES:
                raise RuntimeError(f"{self.game.facts.title} wants to be woken for ever at {run.at_ms} ms")
            steps.append(play._stepped(run, applied))
            play = steps[-1].play
        return steps

    def _stepped(self, run: Run[Any, Any, Any], applied: Applied[Any, Any]) -> Stepped:
        game, entry, events = run.game, applied.entry, applied.step.events
        asked = asked_after(self.asked, game, self.run.state, run.state)
        what = noticed(game, events)
        is_real_time = game.facts.pace == "real_time"
        after = Play(
            self.id,
            self.number,
            run,
            self.clock,
            asked,
            run.outcome,
            # Entries without events (a tile put on a sword) are not listed.
            with_line(self.recent, line_of(entry, what)) if events else self.recent,
            self.answers,
            _questions(asked, run, self.asked_ms),
            self._hands_after(entry) if is_real_time else self.hands,
            self.tempo_ms,
            self.quips,
            self.quipped_ms,
        )
        return Stepped(self, after, applied, what)

    def _hands_after(self, entry: Entry) -> dict[int, Hands]:
        if entry.seat is None or entry.by != "person":
            return self.hands
        before = self.hands.get(entry.seat) or Hands(self.tempo_ms)
        return self.hands | {entry.seat: before.acted(entry.at_ms)}

    def noting(self, line: LogLine) -> Play:
        return replace(self, recent=with_line(self.recent, msgspec.json.encode(line)))

    # Time

    def with_timers_restarted(self, now: float) -> Play:
        """Restart all turn timers, as after a restart of the server."""
        return replace(self, asked_ms=dict.fromkeys(self.asked_ms, self.clock.now_ms(now)))

    def deadlines(self, turn_s: int, slow: Sequence[bool]) -> dict[int, int]:
        """By seat: when the time for its oldest awaited prompt is over. `turn_s` is the turn timer; 0: none."""
        found: dict[int, int] = {}
        for (seat, prompt), asked_ms in self.asked_ms.items():
            limit_s = self._limit_s(seat, prompt, turn_s)
            if limit_s:
                at_ms = asked_ms + limit_s * 1000 * (2 if slow[seat] else 1)
                found[seat] = min(at_ms, found.get(seat, at_ms))
        return found

    def _limit_s(self, seat: int, prompt: str, turn_s: int) -> int:
        """The seconds for a prompt: the turn timer, or a shorter limit of the game."""
        limits = self.game.limits
        own_s = next((limits.get(each.kind, 0) for each in self.asked.prompts[seat] if each.id == prompt), 0)
        return min(own_s or turn_s, turn_s or own_s)


class Stepped(Struct, frozen=True, gc=False):
    """A step of a game: before, after, what was applied, and what is seen of it."""

    before: Play
    play: Play
    applied: Applied[Any, Any]
    noticed: Noticed


def begun(
    game_id: str, number: int, run: Run[Any, Any, Any], now: float, tempo_ms: float = USUAL_TEMPO_MS
) -> tuple[Play, Film]:
    """Start a game with people who are so fast; returns it with the opening of its film."""
    step, game = run.start(), run.game
    what = noticed(game, step.events)
    asked = asked_by(game, run.state)
    recent = with_line((), line_of(Entry(0, 0, None, "table", None), what))
    play = Play(game_id, number, run, Clock(0, now), asked, run.outcome, recent, asked_ms=_questions(asked, run, {}))
    play = replace(play, tempo_ms=tempo_ms)
    frame = Frame(0, "table", events=what.events, own={str(seat): own for seat, own in what.own.items()})
    return play, film_from(game, step.state, (frame,))


def folded(play: Play, entries: Sequence[AppendEntry]) -> Play:
    """Fold a stored log. Raises IllegalAction or ValueError if it does not fit the rules."""
    decode = play.game.any_action_decoder.decode
    for stored in entries:
        run = play.run.fork()
        applied = run.act(stored.seat, decode(stored.action), stored.at_ms, stored.by)
        if stored.check is not None and stored.check != applied.entry.check:
            raise ValueError(f"entry {stored.number} leads to another state than it did")
        play = play._stepped(run, applied).play
        if stored.seat is not None and stored.member is not None and stored.ref is not None:
            play = play.remembering(stored.seat, stored.member, stored.ref, None)
    return play


def _questions(asked: Asked, run: Run[Any, Any, Any], before: dict[tuple[int, str], int]) -> dict[tuple[int, str], int]:
    """The opening time of each awaited prompt, except those with a deadline of the game.

    In real-time games prompts stay open however often they are answered, so only those with a limit of the game have a
    timer.
    """
    limits, is_real_time = run.game.limits, run.game.facts.pace == "real_time"
    if is_real_time and not limits:
        return before
    found: dict[tuple[int, str], int] = {}
    for seat in asked.waiting:
        for prompt in asked.prompts[seat]:
            if prompt.awaited and prompt.until_ms is None and (not is_real_time or prompt.kind in limits):
                key = (seat, prompt.id)
                found[key] = before.get(key, run.at_ms)
    return found
