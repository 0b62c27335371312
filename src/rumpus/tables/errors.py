"""Refusals of a table. Each has a code for the page and a message that says what to do."""

from __future__ import annotations

from rumpus.engine import RumpusError
from rumpus.engine.errors import Arg


def sentence(message: str) -> str:
    """The message with a capital letter, and with a full stop unless it ends with a mark.

    A message that begins with the name of a field is not changed.
    """
    said = message.strip()
    first = said.partition(" ")[0]
    if first.isalpha():
        said = said[:1].upper() + said[1:]
    return said if not said or said.endswith((".", "!", "?", "…", "”")) else f"{said}."


class TableError(RumpusError):
    """A command that the table does not carry out. Nothing has changed."""

    code = "refused"


class TableNotFound(TableError):
    code = "table_not_found"


class ComeBack(TableError):
    """The table cannot be reached just now. A page that comes back by itself will find it."""


class TableClosing(ComeBack):
    """The table, or its server, is being closed."""

    code = "table_closing"


class TableElsewhere(ComeBack):
    """Another server of the cluster serves this table."""

    code = "table_elsewhere"


class TableAhead(TableElsewhere):
    """The rules of a running game are not those of this server, but of another one."""


class TableFull(TableError):
    code = "table_full"


class TableLocked(TableError):
    code = "table_locked"


class WrongWord(TableError):
    """The table asks for a word besides its code."""

    code = "wrong_word"


class NoSpectators(TableError):
    code = "no_spectators"


class SeatTaken(TableError):
    code = "seat_taken"


class NoSuchSeat(TableError):
    code = "no_such_seat"


class NotYourSeat(TableError):
    code = "not_your_seat"


class NotCaptain(TableError):
    """Somebody else answers for that team; `clause` is the rule."""

    code = "not_captain"

    def __init__(self, message: str, *, clause: str = "", **args: Arg) -> None:
        super().__init__(message, **args)
        self.clause = clause


class NoTeam(TableError):
    """The game on the table has no teams."""

    code = "no_team"


class TooManyPads(TableError):
    code = "too_many_pads"


class NotHost(TableError):
    code = "not_host"


class NotNow(TableError):
    """The command is not possible in this phase of the table."""

    code = "not_now"


class OffScript(TableError):
    """A guided game: the coach wants something else first."""

    code = "off_script"


class NoCoach(TableError):
    """The table plays without the coach."""

    code = "no_coach"


class NotReady(TableError):
    code = "not_ready"


class NoSuchMember(TableError):
    code = "no_such_member"


class ChatIsOff(TableError):
    code = "chat_off"


class BadName(TableError):
    code = "bad_name"


class Paused(TableError):
    code = "paused"


class StorageFailed(ComeBack):
    """The log could not be written, so the action did not happen."""

    code = "storage_failed"


class MaybeStored(StorageFailed):
    """The database was lost during the commit: nobody knows whether the writes are in the log."""


class StorageFull(StorageFailed):
    """There is no room left for the log."""


class Fenced(StorageFailed):
    """Another server took this one for dead, and may serve its tables: nothing is written any more."""


class WriteRefused(StorageFailed):
    """The storage works, but refuses this group of writes."""


class TableUnreadable(TableError):
    """A stored table that cannot be loaded."""

    code = "table_unreadable"


class PromptClosed(TableError):
    """The prompt is not open for that seat; `clause` is the rule of the current prompt."""

    code = "prompt_closed"

    def __init__(self, message: str, *, clause: str, **args: Arg) -> None:
        super().__init__(message, **args)
        self.clause = clause


class BadFrame(TableError):
    """An invalid binary message."""

    code = "bad_message"


class NoSuchBattle(TableError):
    """The battle of the inputs is not running."""

    code = "no_such_battle"


class NotAFighter(TableError):
    """The seat of the inputs does not fight in this battle."""

    code = "not_a_fighter"


class FromTheFuture(TableError):
    """Inputs that are ahead of the battle, or too far ahead of the inputs before."""

    code = "from_the_future"


class TooManyInputs(TableError):
    """Inputs come faster than the battle is stepped."""

    code = "too_many_inputs"


class BadAction(TableError):
    """The action is not one of this game's, or has a wrong field."""

    code = "bad_action"
