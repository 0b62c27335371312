"""A whole game as readable text: who did what, what everybody was told, and what changed for whom. Pure.

Stored as golden files, so that a change of the rules shows as a diff of texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rumpus.engine.delta import SAME, changes
from rumpus.engine.dice import Dice
from rumpus.engine.events import events_for
from rumpus.engine.game import Game
from rumpus.engine.random_play import RandomPlay
from rumpus.engine.rulebook import rulebook_of
from rumpus.engine.run import Run
from rumpus.engine.sentences import Sentences

MOST_ENTRIES = 1000


def playthrough_text(game: Game[Any, Any, Any, Any, Any], seed: int, names: Sequence[str]) -> str:
    """The text of one game played at random from this seed; the same seed gives the same text."""
    seed_bytes = seed.to_bytes(16, "big")
    run: Run[Any, Any, Any] = Run(game, seed_bytes)
    writer = _Writer(game, names)
    step = run.start()
    writer.line(f"game: {game.facts.name}, rules version {game.rules_version}")
    writer.line(f"options: {_json(game.options)}")
    writer.line(f"seed: {seed}")
    writer.line(f"names: {', '.join(names)}")
    writer.line("", "0: set-up")
    writer.events(step.events)
    writer.views(step.state)
    writer.prompts(step.state)
    play = RandomPlay(run, Dice(seed_bytes + b"/playthrough"), sorted(rulebook_of(type(game)).clauses))
    while run.outcome is None and run.number < MOST_ENTRIES:
        before = run.state
        deed = play.next()
        if deed is None:
            break
        applied = run.act(deed.seat, deed.action, deed.at_ms, deed.by)
        who = "the table" if deed.seat is None else names[deed.seat]
        writer.line("", f"{applied.entry.number}: at {applied.entry.at_ms} ms {who}: {_json(deed.action)}")
        writer.events(applied.step.events)
        writer.changes(before, run.state)
        writer.prompts(run.state)
    writer.line("", "the end")
    writer.views(run.state)
    writer.line(f"outcome: {_json(run.outcome)}")
    return writer.text()


class _Writer:
    def __init__(self, game: Game[Any, Any, Any, Any, Any], names: Sequence[str]) -> None:
        self._game = game
        self._names = names
        self._sentences = Sentences(type(game), names)
        self._lines: list[str] = []

    def line(self, *lines: str) -> None:
        self._lines += lines

    def text(self) -> str:
        return "\n".join(self._lines) + "\n"

    def events(self, events: tuple[Any, ...]) -> None:
        """The events as a spectator is told, then as each seat is told if that differs."""
        shown = events_for(self._game, events, None)
        self._say("", shown)
        for seat, name in enumerate(self._names):
            own = events_for(self._game, events, seat)
            if own != shown:
                self._say(f"for {name}: ", own)

    def _say(self, whom: str, events: tuple[Any, ...]) -> None:
        self.line(*(f"  {whom}{self._sentences.say(event)}  {_json(event)}" for event in events))

    def views(self, state: Any) -> None:
        self.line(f"  public: {_json(self._game.view(state, None).public)}")
        for seat, name in enumerate(self._names):
            private = self._game.view(state, seat).private
            if private.__struct_fields__:
                self.line(f"  private to {name}: {_json(private)}")

    def changes(self, before: Any, after: Any) -> None:
        """The changes in each view: the public part once, then the private parts."""
        game = self._game
        old, new = game.view(before, None), game.view(after, None)
        self._change("public", changes(old.public, new.public))
        for seat, name in enumerate(self._names):
            mine = changes(game.view(before, seat).private, game.view(after, seat).private)
            self._change(f"private to {name}", mine)

    def _change(self, part: str, change: Any) -> None:
        if change is not SAME:
            self.line(f"  {part} now: {_json(change)}")

    def prompts(self, state: Any) -> None:
        for seat, name in enumerate(self._names):
            asked = ", ".join(_prompt_text(prompt) for prompt in self._game.prompts(state, seat))
            if asked:
                self.line(f"  asked of {name}: {asked}")


def _prompt_text(prompt: Any) -> str:
    until = "" if prompt.until_ms is None else f" until {prompt.until_ms} ms"
    return f"{prompt.id} ({prompt.clause}{'' if prompt.awaited else ', not awaited'}){until}"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
