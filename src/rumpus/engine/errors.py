"""Errors. Each has a code for programs and a message that is safe to show to anybody."""

from __future__ import annotations


class RumpusError(Exception):
    """The root of every error that Rumpus raises on purpose."""

    code = "error"

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class IllegalAction(RumpusError):
    """A rule of the game forbids the action. Nothing has changed."""

    code = "illegal"

    def __init__(self, clause: str, why: str) -> None:
        super().__init__(why)
        self.clause = clause
        self.why = why

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str]]:
        return (IllegalAction, (self.clause, self.why))

    def __str__(self) -> str:
        return f"{self.clause}: {self.why}"


class BadOptions(RumpusError):
    """The options do not fit the game; `field` is the one that is wrong, or empty."""

    code = "bad_options"

    def __init__(self, message: str, *, field: str = "") -> None:
        super().__init__(message)
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
