"""What the coach says at a player's side: what is asked, what the choices mean, and why a good bot chooses as it does.

A coach knows the view of one seat and nothing else. It speaks in remarks, which are sentences of the game's catalogue.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from rumpus.bots import BOTS
from rumpus.engine import Prompt, Seat, Token, View
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


def coach_for(game: AnyGame) -> Coach:
    """The coach of a game; one that comes from a file has the coach of any game."""
    name = game.facts.name
    if name not in BOTS or find_spec(f"rumpus.bots.{name}.coach") is None:
        return Coach(game)
    coach: Coach = import_module(f"rumpus.bots.{name}.coach").Coach(game)
    return coach
