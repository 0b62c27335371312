"""Brings a page, or a file for a table, to the server that owns the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from rumpus.server.cluster import links
from rumpus.server.cluster.handover import hand_over, question_at
from rumpus.server.cluster.questions import Question, check_answer, question_of
from rumpus.server.cluster.watch import is_near
from rumpus.server.sockets import Way
from rumpus.server.store.nodes import Nodes, Owner
from rumpus.tables.errors import StorageFailed, TableElsewhere, TableNotFound
from rumpus.tables.house import House, ListedTable
from rumpus.tables.names import read_code

T = TypeVar("T")

LOOK_UPS: Final = 2
"""The number of look-ups at the same time."""
TRIES: Final = 40
AGAIN_AFTER_S: Final = 0.1
"""An owner that hangs is taken for dead within a few seconds: until then the page waits here."""
UNREACHABLE: Final = "The server of this table does not answer. Try again in a moment."


class Router:
    """Finds the owners of tables. A connection travels to a process of this machine; to other machines it is piped."""

    def __init__(
        self,
        house: House,
        nodes: Nodes,
        machine: str,
        this: Callable[[], int | None],
        bury: Callable[[], Awaitable[list[int]]],
    ) -> None:
        """`this` gives the id of this server; `bury` removes dead servers and gives their ids."""
        self._house = house
        self._this = this
        self._nodes = nodes
        self._machine = machine
        self._bury = bury
        # Not the thread of the log: a slow commit does not delay pages of tables that are elsewhere.
        self._threads = ThreadPoolExecutor(LOOK_UPS, thread_name_prefix="look-ups")

    def code_to_route(self, head: bytes) -> str | None:
        """The code of a table that this server does not serve now, from the head of an upgrade request."""
        target = head.split(b" ", 2)[1:2]
        typed = parse_qs(urlsplit(target[0]).query).get(b"t", [b""])[0] if target else b""
        if not typed:
            return None
        code = read_code(typed.decode("latin-1"))
        return None if self._house.serves(code) else code

    async def bring_page(self, code: str, page: asyncio.Transport, head: bytes) -> Way:
        """Bring a connection, with what was read of it, to the owner of the table. Raises TableNotFound if the owner
        does not answer."""
        for _ in range(TRIES):
            owner = await self._owner(code)
            if owner is None and not await self._is_given(code):
                return "here"
            if owner is None:
                continue
            if is_near(owner, self._machine):
                number: int = page.get_extra_info("socket").fileno()
                if await hand_over(owner.door, number, head):
                    return "handed over"
            # Containers of one machine do not share files.
            if owner.address:
                client = (page.get_extra_info("peername") or ("",))[0]
                greeting = links.Greeting(owner.key, len(head), client, self._this() or 0)
                if await links.pipe(page, owner.address, greeting, head):
                    return "piped"
            if owner.id not in await self._bury():
                await asyncio.sleep(AGAIN_AFTER_S)
        raise TableNotFound(UNREACHABLE)

    async def ask(self, asked: Question, answer_type: Any) -> Any:
        """Ask the server that has a table. Raises what the other server raises, or ComeBack if it does not answer."""
        owner, question = await self._owner(asked.table), question_of(asked)
        try:
            if owner is None:
                raise TableElsewhere(UNREACHABLE)
            answer = await asyncio.to_thread(self._ask, owner, question)
        except OSError:
            raise TableElsewhere(UNREACHABLE) from None
        return msgspec.json.decode(check_answer(answer), type=answer_type)

    def _ask(self, owner: Owner, question: bytes) -> bytes:
        """Blocks. Raises OSError."""
        if is_near(owner, self._machine):
            try:
                return question_at(owner.door, question)
            except OSError:
                if not owner.address:
                    raise
        return links.ask(owner.address, owner.key, question)

    async def _is_given(self, code: str) -> bool:
        """Give a table that nobody owns to another server, if there is one: this one gives its tables away, or has
        other rules."""
        node = self._this()
        if node is None:
            return False
        if not self._house.is_draining and await self._look_up(self._nodes.fits, node, code):
            return False
        to = await self._look_up(self._nodes.roomiest, node, code)
        if to is None:
            return False
        await self._look_up(self._nodes.give, code, to)
        return True

    async def listed(self) -> list[ListedTable]:
        """The public tables of the other servers, as they were a moment ago."""
        found = await self._look_up(self._nodes.listed, self._this())
        return [table for each in found for table in msgspec.json.decode(each, type=list[ListedTable])]

    async def _owner(self, code: str) -> Owner | None:
        """The other server that owns a table; None if this one may."""
        owner = await self._look_up(self._nodes.owner_of, code)
        return None if owner is None or owner.id == self._this() else owner

    async def _look_up(self, question: Callable[..., T], *args: object) -> T:
        """Ask the register, off the event loop. Raises StorageFailed."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, question, *args)
        except SQLAlchemyError as error:
            raise StorageFailed("The server cannot read its data now. Try again in a moment.") from error

    def close(self) -> None:
        self._threads.shutdown(wait=False)
