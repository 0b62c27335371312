"""Errors. Each has a code for programs and a message that is safe to show to anybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

Arg: TypeAlias = str | int
"""What a message may be told with."""

_WORDS = re.compile(r"[a-z0-9]+")
_MOST_WORDS = 10


class RumpusError(Exception):
    """The root of every error that Rumpus raises on purpose.

    The message is English. What varies in it are arguments, `TableFull("{most} people are here.", most=8)`, so that a
    page can say the same in another language: it finds the text by the name of the message.
    """

    code = "error"

    def __init__(self, message: str, **args: Arg) -> None:
        self.message = message.format(**args) if args else message
        super().__init__(self.message)
        self.reason = reason_of(message)
        self.told = args


def reason_of(message: str) -> str:
    """The name of a message in the catalogues: its first words, and the names of its arguments among them."""
    return "-".join(_WORDS.findall(message.lower().replace("'", ""))[:_MOST_WORDS])


class IllegalAction(RumpusError):
    """A rule of the game forbids the action. Nothing has changed."""

    code = "illegal"

    def __init__(self, clause: str, why: str, **args: Arg) -> None:
        super().__init__(why, **args)
        self.clause = clause
        self.why = self.message
        self._made_of = (clause, why, args)

    def __reduce__(self) -> tuple[Callable[..., IllegalAction], tuple[str, str, dict[str, Arg]]]:
        return (_illegal, self._made_of)

    def __str__(self) -> str:
        return f"{self.clause}: {self.why}"


def _illegal(clause: str, why: str, args: dict[str, Arg]) -> IllegalAction:
    return IllegalAction(clause, why, **args)


class BadOptions(RumpusError):
    """The options do not fit the game; `field` is the one that is wrong, or empty."""

    code = "bad_options"

    def __init__(self, message: str, *, field: str = "", **args: Arg) -> None:
        super().__init__(message, **args)
        self.field = field


class UnknownGame(RumpusError):
    """No game of that name is registered."""

    code = "unknown_game"


class NoSuchQuestion(RumpusError):
    """The game, or the table's options, do not answer that question."""

    code = "no_such_question"


class BadReplay(RumpusError):
    """A replay file that cannot be read or does not follow the rules; the message says where."""

    code = "bad_replay"


class BotError(RumpusError):
    """A bot did something no player may do."""

    code = "bot_error"


class BotPlayedIllegally(BotError):
    """A bot's action was refused by the rules."""

    code = "bot_played_illegally"
