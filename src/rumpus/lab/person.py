"""A person at the command line among bots: what happens is told in sentences, and answers are typed as numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from rumpus.bots import Intent
from rumpus.engine import Applied, Dice, Prompt, Run, Said, View
from rumpus.engine.events import events_for
from rumpus.engine.sentences import Sentences
from rumpus.games import AnyGame

SEAT = 0
LOOK = "v"


class Person:
    """Answers the prompts of a seat, as a bot does, by asking somebody for one token after another."""

    def __init__(self, game: AnyGame, sentences: Sentences, ask: Callable[[str], str]) -> None:
        self._game = game
        self._sentences = sentences
        self._ask = ask

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        if not any(prompt.awaited for prompt in prompts):
            return None
        open_, said = prompts, Said()
        while True:
            ways = [(prompt, token) for prompt in open_ for token in self._game.choices(view, prompt, said)]
            if not ways:
                return None
            # What brings the game on comes first.
            ways.sort(key=lambda way: (not way[0].awaited, self._game.tokens[way[1]].idle))
            chosen = self._chosen(view, [token for _, token in ways])
            if chosen is None:
                open_, said = prompts, Said()
                continue
            prompt, token = ways[chosen]
            open_, said = (prompt,), (*said, token)
            action = self._game.answer(view, prompt, said)
            if action is not None:
                return Intent(prompt.id, action)

    def _chosen(self, view: View[Any, Any], tokens: list[int]) -> int | None:
        """The place of the token that is chosen; None to begin the answer again."""
        labels = [self._sentences.label(self._game.tokens[token], SEAT) for token in tokens]
        menu = "  ".join(f"{number} {label}" for number, label in enumerate(labels, start=1))
        shown = menu
        while True:
            typed = self._ask(f"{shown}\n(0: begin again, {LOOK}: look)").strip()
            if typed.isdecimal() and int(typed) <= len(tokens):
                return int(typed) - 1 if int(typed) else None
            shown = menu if typed != LOOK else f"{msgspec.json.format(msgspec.json.encode(view)).decode()}\n{menu}"


class ToldRun(Run[Any, Any, Any]):
    """A run that tells what the person's seat can see."""

    __slots__ = ("_say", "_sentences")

    def __init__(self, game: AnyGame, seed: bytes, sentences: Sentences, say: Callable[[str], None]) -> None:
        super().__init__(game, seed)
        self._sentences = sentences
        self._say = say
        self._tell(self.start().events)

    def act(self, seat: int | None, action: Any, at_ms: int, by: str = "person") -> Applied[Any, Any]:
        applied = super().act(seat, action, at_ms, by)
        self._tell(applied.step.events)
        return applied

    def _tell(self, events: tuple[Any, ...]) -> None:
        for event in events_for(self.game, events, SEAT):
            self._say(self._sentences.say(event))
