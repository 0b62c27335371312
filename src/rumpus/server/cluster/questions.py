"""The questions of one server to another: they bring files for its tables, and have it load tables."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from rumpus.engine import RumpusError
from rumpus.tables.house import House


class BroughtFile(Struct, frozen=True, tag="file"):
    """A file for an option of a table."""

    table: str
    credential: str
    option: str
    text: str


class OpenTable(Struct, frozen=True, tag="open"):
    """Asks the new owner of a table to load it now."""

    table: str


class Refusal(Struct, frozen=True):
    """An error of the other server; empty if there was none."""

    code: str = ""
    message: str = ""
    field: str = ""


class RefusedThere(RumpusError):
    """The refusal of another server."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.code = refusal.code
        self.field = refusal.field


def question_of(asked: BroughtFile | OpenTable) -> bytes:
    return msgspec.json.encode(asked)


async def answered(house: House, question: bytes) -> bytes:
    """Do what another server asks for. Returns the answer for it."""
    refusal = Refusal()
    try:
        asked = msgspec.json.decode(question, type=BroughtFile | OpenTable)
        table = await house.find(asked.table)
        if isinstance(asked, BroughtFile):
            await table.bring_file(asked.credential, asked.option, asked.text)
    except msgspec.MsgspecError:
        refusal = Refusal("bad_request", "That cannot be read.")
    except RumpusError as error:
        refusal = Refusal(error.code, error.message, getattr(error, "field", ""))
    return msgspec.json.encode(refusal)


def check_answer(answer: bytes) -> None:
    """Raises RefusedThere."""
    refusal = msgspec.json.decode(answer, type=Refusal)
    if refusal.code:
        raise RefusedThere(refusal)
