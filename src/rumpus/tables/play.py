"""A game on a table: its run, what was told of it, and who has to answer by when."""

from __future__ import annotations

import typing
from collections import deque
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from rumpus.engine import Applied, Dice, IllegalAction, Moment, Outcome, Prompt, Run
from rumpus.engine.replay import Film, Frame, events_for
from rumpus.engine.run import Entry
from rumpus.games import AnyGame
from rumpus.tables.clock import Clock
from rumpus.tables.document import Document
from rumpus.tables.errors import BadAction, PromptClosed
from rumpus.tables.log import AppendEntry
from rumpus.tables.messages.to_page import BattleInfo, LogLine, PlaySync, Rejected
from rumpus.tables.news import News, screen_prompts

RECENT = 40
"""How many lines of the log a page gets when it comes in."""
REMEMBERED_REFS = 8
Sender: TypeAlias = int | str
"""Whoever counts refs: a member, or a shared screen by its stream."""


def takes(game: AnyGame | type[AnyGame], kind: type) -> bool:
    """Whether a game lets the table do something of that kind: tell it who left for good, or what the host rules."""
    table_action = game.types.table_action
    return kind in (typing.get_args(table_action) or (table_action,))


class Play:
    def __init__(self, game_id: str, number: int, run: Run[Any, Any, Any], clock: Clock) -> None:
        self.id = game_id
        self.number = number
        self.run = run
        self.clock = clock
        self.outcome: Outcome | None = None
        self.recent: deque[tuple[Entry, tuple[Any, ...]] | LogLine] = deque(maxlen=RECENT)
        """The log, and the news of people among it."""
        self._answers: dict[tuple[int, Sender], deque[tuple[int, Rejected | None]]] = {}
        """By seat and sender: people who share a seat count apart."""
        self._asked_ms: dict[tuple[int, str], int] = {}

    @property
    def game(self) -> AnyGame:
        return self.run.game

    def begin(self) -> Film:
        """Set the game up. Returns the opening of its film."""
        step = self.run.start()
        game = self.game
        seen = events_for(game, step.events, None)
        own = {str(seat): mine for seat in range(game.seats) if (mine := events_for(game, step.events, seat)) != seen}
        self.recent.append((Entry(0, 0, None, "table", None), step.events))
        self._note_questions()
        return Film(
            game=game.facts.name,
            rules_version=game.rules_version,
            options=game.options,
            players=(),
            public=step.state.public,
            private=step.state.private,
            frames=(Frame(at_ms=0, by="table", events=seen, own=own),),
            outcome=None,
        )

    def fold(self, entries: Sequence[AppendEntry]) -> None:
        """Play a stored log again, after a restart. Raises IllegalAction or ValueError if it does not fit the rules."""
        decode = self.game.any_action_decoder.decode
        for stored in entries:
            applied = self.run.act(stored.seat, decode(stored.action), stored.at_ms, stored.by)
            if stored.check is not None and stored.check != applied.entry.check:
                raise ValueError(f"entry {stored.number} leads to another state than it did")
            self._note_events(applied)
            if stored.seat is not None and stored.member is not None and stored.ref is not None:
                self.remember(stored.seat, stored.member, stored.ref, None)
        self.outcome = self.run.outcome
        self._note_questions()

    # Answers

    def prompts(self, seat: int) -> tuple[Prompt, ...]:
        return self.game.prompts(self.run.state, seat)

    def earlier_answer(self, seat: int, sender: Sender, ref: int) -> tuple[bool, Rejected | None]:
        """Whether a command with that ref was answered before, and how (None: accepted)."""
        for seen, answer in self._answers.get((seat, sender), ()):
            if seen == ref:
                return True, answer
        if ref <= self.last_ref(seat, sender):
            return True, Rejected("old_ref", "That was answered long ago.", ref)
        return False, None

    def last_ref(self, seat: int, sender: Sender) -> int:
        answers = self._answers.get((seat, sender))
        return answers[-1][0] if answers else 0

    def remember(self, seat: int, sender: Sender, ref: int, answer: Rejected | None) -> None:
        self._answers.setdefault((seat, sender), deque(maxlen=REMEMBERED_REFS)).append((ref, answer))

    def check_open(self, seat: int, prompt: str, document: Document) -> None:
        """Raises PromptClosed, with the clause of what is open now."""
        state = self.run.state
        mine = self.game.prompts(state, seat)
        for each in mine:
            if each.id == prompt:
                return
        if self.outcome is not None:
            raise PromptClosed("The game is over.", clause=self.outcome.clause)
        # Standing prompts (a forfeit, an offer) are open all the time: they explain nothing.
        if asked := next((each for each in mine if each.awaited), None):
            raise PromptClosed("That question is closed; another one is open for you.", clause=asked.clause)
        waiting = self.game.waiting_for(state)
        clause = ""
        if waiting:
            clause = next(each.clause for each in self.game.prompts(state, waiting[0]) if each.awaited)
        names = document.names
        told = f"It is not your move: the table waits for {', '.join(names[each] for each in waiting)}."
        raise PromptClosed(told if waiting else "Nothing can be done just now.", clause=clause)

    def explained(self, closed: PromptClosed, seat: int, raw: bytes | Raw) -> PromptClosed:
        """In real time questions close while one answers: the rule that forbids what was tried now says more."""
        if self.game.facts.pace != "real_time" or self.outcome is not None:
            return closed
        try:
            self.game.apply(self.run.state, seat, self.read_action(raw), Moment(self.clock.now_ms(), Dice(b"")))
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

    def act(self, seat: int | None, action: Any, by: str) -> Applied[Any, Any]:
        """Apply an action now. Raises IllegalAction. Wakes that are due must have been applied."""
        return self._noted(self.run.act(seat, action, self.clock.now_ms(), by))

    def due_wakes(self) -> list[tuple[Any, Applied[Any, Any]]]:
        """Apply the wakes that are due, each with the state before it."""
        steps: list[tuple[Any, Applied[Any, Any]]] = []
        if self.outcome is not None or self.run.game.wake_at_ms(self.run.state) is None:
            return steps
        before = self.run.state
        for applied in self.run.wakes_until(self.clock.now_ms()):
            steps.append((before, self._noted(applied)))
            before = applied.step.state
        return steps

    def _noted(self, applied: Applied[Any, Any]) -> Applied[Any, Any]:
        self._note_events(applied)
        self.outcome = self.run.outcome
        self._note_questions()
        return applied

    def _note_events(self, applied: Applied[Any, Any]) -> None:
        """Remember what the log tells. What nobody is told of (a tile put on a sword) takes no room in it."""
        if applied.step.events:
            self.recent.append((applied.entry, applied.step.events))

    def _note_questions(self) -> None:
        """Remember since when each awaited prompt is open, for the turn timer; some have a time of their own.

        In real time a prompt stays open however often it is answered: nobody is waited for, and nothing runs out.
        """
        if self.game.facts.pace == "real_time":
            return
        state = self.run.state
        asked: dict[tuple[int, str], int] = {}
        for seat in self.game.waiting_for(state):
            for prompt in self.game.prompts(state, seat):
                if prompt.awaited and prompt.until_ms is None:
                    key = (seat, prompt.id)
                    asked[key] = self._asked_ms.get(key, self.run.at_ms)
        self._asked_ms = asked

    def restart_timers(self) -> None:
        """Give everybody who is asked the whole time again, as after a restart of the server."""
        now_ms = self.clock.now_ms()
        self._asked_ms = dict.fromkeys(self._asked_ms, now_ms)

    def deadlines(self, turn_s: int, slow: Sequence[bool]) -> dict[int, int]:
        """By seat: when the time for its oldest awaited prompt is over."""
        found: dict[int, int] = {}
        for (seat, _), asked_ms in self._asked_ms.items():
            at_ms = asked_ms + turn_s * 1000 * (2 if slow[seat] else 1)
            found[seat] = min(at_ms, found.get(seat, at_ms))
        return found

    def entry_to_write(
        self, applied: Applied[Any, Any], news: News, ref: int | None, member: int | None
    ) -> AppendEntry:
        entry = applied.entry
        return AppendEntry(
            self.id,
            entry.number,
            entry.at_ms,
            entry.seat,
            entry.by,
            ref,
            msgspec.json.encode(entry.action).decode(),
            entry.check,
            news.frame.decode(),
            member,
        )

    def sync(
        self,
        member: int | None,
        seats: tuple[int, ...],
        deadlines: dict[str, int],
        pads: dict[str, dict[str, str]],
        battle: BattleInfo | None,
    ) -> PlaySync:
        """The whole game for a page of a member who holds these seats."""
        state, game = self.run.state, self.game
        return PlaySync(
            number=self.number,
            game=game.facts.name,
            options=game.options,
            now_ms=self.clock.now_ms(),
            public=state.public,
            private={str(seat): state.private[seat] for seat in seats},
            prompts={str(seat): game.prompts(state, seat) for seat in seats},
            waiting=game.waiting_for(state),
            deadlines=deadlines,
            refs={} if member is None else {str(seat): self.last_ref(seat, member) for seat in seats},
            pads=pads,
            recent=tuple(each if isinstance(each, LogLine) else self._line(*each, seats) for each in self.recent),
            outcome=self.outcome,
            battle=battle,
        )

    def sync_for_screen(
        self, stream: str, *, judges: bool, deadlines: dict[str, int], battle: BattleInfo | None
    ) -> PlaySync:
        """The whole game for a shared screen, with what it may answer if it may answer anything."""
        told = self.sync(None, (), deadlines, {}, battle)
        state, game = self.run.state, self.game
        open_here = {seat: screen_prompts(game.prompts(state, seat)) for seat in range(game.seats) if judges}
        return replace(
            told,
            prompts={str(seat): prompts for seat, prompts in open_here.items() if prompts},
            refs={str(seat): self.last_ref(seat, stream) for seat in open_here},
        )

    def _line(self, entry: Entry, events: tuple[Any, ...], seats: tuple[int, ...]) -> LogLine:
        game = self.game
        seen = events_for(game, events, None)
        own = {str(seat): mine for seat in seats if (mine := events_for(game, events, seat)) != seen}
        by = "" if entry.by == "person" else entry.by
        # As in an update: who acted is told only with something to see.
        return LogLine(entry.at_ms, seen, entry.seat, by, own) if seen else LogLine(entry.at_ms, (), None, "", own)
