"""What the coach says at a player's side: what is asked, what the choices mean, and why a good bot chooses as it does.

A coach knows the view of one seat and nothing else. It speaks in remarks, which are sentences of the game's catalogue.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from rumpus.bots import BOTS
from rumpus.engine import Dice, IllegalAction, Moment, Prompt, Seat, Token, View, clauses_of
from rumpus.engine.rulebook import rulebook_of
from rumpus.engine.sentences import has_message
from rumpus.games import AnyGame

LEVEL = "good"
"""The level of the bot whose advice is given."""


class Remark(Struct, frozen=True, omit_defaults=True):
    """A sentence of a game's catalogue. A page leaves out one that the catalogue does not have."""

    text: str
    """Its id."""
    args: dict[str, str | int] = {}
    seats: dict[str, Seat] = {}
    """Arguments that are names of players, by their seats."""


Remarks = tuple[Remark, ...]


class Coach:
    """The coach of any game: its sentences are named after kinds of prompts, tokens and actions."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def asked(self, view: View[Any, Any], prompt: Prompt) -> Remark:
        """What a prompt asks for."""
        return Remark(f"coach-asked-{prompt.kind}")

    def means(self, view: View[Any, Any], prompt: Prompt, token: Token, action: Any) -> Remarks:
        """What a choice means; `action` is None if more has to be chosen."""
        args: dict[str, str | int] = {"value": token.value} if isinstance(token.value, str | int) else {}
        return (Remark(f"coach-means-{token.kind.removeprefix('token-')}", args),)

    def why(self, view: View[Any, Any], prompt: Prompt, action: Any) -> Remarks:
        """Why a good bot does that. Without bots of its own, a game is played through many times."""
        return (Remark("coach-tried"),)


class BookCoach(Coach):
    """The coach of a game without one of its own: where the game has no sentence, it quotes the rule book."""

    def asked(self, view: View[Any, Any], prompt: Prompt) -> Remark:
        own = super().asked(view, prompt)
        return own if self._has(own) else self._quoted((prompt.clause,))

    def means(self, view: View[Any, Any], prompt: Prompt, token: Token, action: Any) -> Remarks:
        own = super().means(view, prompt, token, action)
        if action is None or self._has(own[0]):
            return own
        return (self._quoted(self._clauses(view, action)),)

    def _clauses(self, view: View[Any, Any], action: Any) -> tuple[str, ...]:
        """The clauses of what an action does in a state that the seat takes for possible."""
        dice = Dice(b"coach")
        try:
            state = self.game.possible_state(view, dice)
            step = self.game.apply(state, view.seat, action, Moment(0, dice))
        except IllegalAction:
            # It may depend on the time, or on what only others know.
            return ()
        return clauses_of(step.events[0]) if step.events else ()

    def _quoted(self, clauses: tuple[str, ...]) -> Remark:
        known = rulebook_of(type(self.game)).clauses
        rule = " ".join(known[each].replace("*", "").replace("`", "") for each in clauses if each in known)
        return Remark("coach-rule", {"rule": rule}) if rule else Remark("")

    def _has(self, remark: Remark) -> bool:
        return has_message(type(self.game), remark.text)


def coach_for(game: AnyGame) -> Coach:
    """The coach of a game; one that comes from a file has a coach that knows its rule book."""
    name = game.facts.name
    if name not in BOTS or find_spec(f"rumpus.bots.{name}.coach") is None:
        return BookCoach(game)
    coach: Coach = import_module(f"rumpus.bots.{name}.coach").Coach(game)
    return coach
