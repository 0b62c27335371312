"""The questions of one server to another: they concern its tables."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct

from rumpus.engine import RumpusError
from rumpus.tables.heart.fitting import known_from
from rumpus.tables.heart.standing import standing
from rumpus.tables.house import House


class BroughtFile(Struct, frozen=True, tag="file"):
    """A file for an option of a table."""

    table: str
    credential: str
    option: str
    text: str


class NamedScreen(Struct, frozen=True, tag="screen"):
    """The host of a table lets in a shared screen."""

    table: str
    credential: str
    key_hash: str


class HowStands(Struct, frozen=True, tag="standing"):
    """Asks how somebody stands at a table; the answer is a `Standing`, or None."""

    table: str
    credential: str


class HowFits(Struct, frozen=True, tag="fits"):
    """Asks how strong company is at a table of somebody; the answer is a list of `GameMeasure`."""

    table: str
    credential: str


class OpenTable(Struct, frozen=True, tag="open"):
    """Asks the new owner of a table to load it now."""

    table: str


Question: TypeAlias = BroughtFile | NamedScreen | HowStands | HowFits | OpenTable


class Refusal(Struct, frozen=True):
    """An error of the other server; empty if there was none, and then there may be an answer."""

    code: str = ""
    message: str = ""
    field: str = ""
    answer: Raw = Raw(b"null")
    reason: str = ""
    told: dict[str, str | int] = {}


class RefusedThere(RumpusError):
    """The refusal of another server."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.code = refusal.code
        self.field = refusal.field
        self.reason = refusal.reason
        self.told = refusal.told


def question_of(asked: Question) -> bytes:
    return msgspec.json.encode(asked)


async def answered(house: House, question: bytes) -> bytes:
    """Do what another server asks for. Returns the answer for it."""
    refusal = Refusal()
    try:
        asked = msgspec.json.decode(question, type=Question)
        table = await house.find(asked.table)
        if isinstance(asked, BroughtFile):
            await table.bring_file(asked.credential, asked.option, asked.text)
        elif isinstance(asked, NamedScreen):
            await table.name_screen(asked.credential, asked.key_hash)
        elif isinstance(asked, HowStands):
            refusal = Refusal(answer=Raw(msgspec.json.encode(standing(table.state, asked.credential))))
        elif isinstance(asked, HowFits):
            refusal = Refusal(answer=Raw(msgspec.json.encode(known_from(table.document, asked.credential))))
    except msgspec.MsgspecError:
        refusal = Refusal("bad_request", "That cannot be read.")
    except RumpusError as error:
        field = getattr(error, "field", "")
        refusal = Refusal(error.code, error.message, field, reason=error.reason, told=error.told)
    return msgspec.json.encode(refusal)


def check_answer(answer: bytes) -> Raw:
    """The answer in JSON. Raises RefusedThere."""
    refusal = msgspec.json.decode(answer, type=Refusal)
    if refusal.code:
        raise RefusedThere(refusal)
    return refusal.answer
