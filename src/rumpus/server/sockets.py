"""All connected pages of this server: admission, limits per address, and pings."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Literal, Protocol, TypeAlias
from urllib.parse import urlsplit

import structlog
from websockets.http11 import Request
from websockets.typing import Origin

from rumpus.server.addresses import Proxies
from rumpus.server.counts import Counts
from rumpus.server.guesses import Guesses
from rumpus.server.limits import LET_IN_WITHIN_S, Buckets, Limits
from rumpus.tables import metrics
from rumpus.tables.background import keep_doing
from rumpus.tables.house import House
from rumpus.tables.table import Table

logger = structlog.get_logger()

PING_EVERY_S = 8.0
Way: TypeAlias = Literal["here", "handed over", "piped"]
"""How a page reaches its table: it is served here, or another process has its connection, or bytes go through."""


class Page(Protocol):
    """The connection of a page."""

    via: int
    """The id of the other server that brings its bytes; 0 if it is connected to this one."""

    @property
    def table(self) -> Table | None:
        """The table that the page is at."""

    def ping(self) -> None: ...


class Router(Protocol):
    """Brings pages to the servers that own their tables."""

    def code_to_route(self, head: bytes) -> str | None:
        """The code of a table that this server does not serve now, from the head of an upgrade request."""

    async def bring_page(self, code: str, page: asyncio.Transport, head: bytes) -> Way:
        """Bring a connection, with what was read of it, to the owner of the table. Raises RumpusError if the owner does
        not answer."""


class Sockets:
    """Every page that is connected to this server."""

    def __init__(
        self, house: House, limits: Limits, origins: frozenset[str], proxies: Proxies, router: Router | None = None
    ) -> None:
        self.house = house
        self.router = router
        """Brings pages to other servers; None if this is the only one."""
        self.limits = limits
        self.guesses = Guesses(limits)
        self._origins = origins
        """Origins that may connect besides the one that the page was served from."""
        self._proxies = proxies
        self.arrivals = Buckets(limits.arrivals_per_second, limits.arrivals_burst)
        self._open: set[Page] = set()
        self.relayed: set[Page] = set()
        """The pages whose bytes come from other servers."""
        self.by_address = Counts(limits.pages_per_address)
        self._pinging: asyncio.Task[None] | None = None

    def origins(self, request: Request) -> list[Origin | None]:
        """The valid origins of an upgrade request: a foreign site must not use a visitor's browser to play here.

        Programs send no origin.
        """
        host = "".join(request.headers.get_all("Host"))
        return [None, *map(Origin, (f"http://{host}", f"https://{host}", *self._origins))]

    def admit(self, request: Request, peer: str) -> tuple[HTTPStatus | None, str]:
        """The status with which an upgrade request is refused, if it is, and the client's address."""
        address = self._proxies.client(peer, request.headers.get_all("X-Forwarded-For"))
        if urlsplit(request.path).path != "/ws":
            return HTTPStatus.NOT_FOUND, address
        if len(self._open) >= self.limits.pages:
            return HTTPStatus.SERVICE_UNAVAILABLE, address
        if self.by_address.is_full(address):
            return HTTPStatus.TOO_MANY_REQUESTS, address
        return None, address

    def wait(self, address: str) -> float | None:
        """In how many seconds another page of this address is admitted; None: too late."""
        return self.arrivals.of(address).reserve(LET_IN_WITHIN_S)

    def flooded(self, address: str) -> None:
        """A flooding page was closed. Its address is slowed down, not shut out, because others may share it."""
        metrics.FLOODS.inc()
        if self.arrivals.of(address).drain():
            logger.warning("socket.flooded", address=address)

    def opened(self, page: Page, address: str) -> None:
        self._open.add(page)
        if page.via:
            self.relayed.add(page)
        self.by_address.add(address)
        metrics.PAGES.inc()
        if self._pinging is None:
            self._pinging = asyncio.create_task(keep_doing("ping pages", PING_EVERY_S, self._ping))

    def closed(self, page: Page, address: str) -> None:
        self._open.discard(page)
        self.relayed.discard(page)
        self.by_address.remove(address)
        metrics.PAGES.dec()

    async def _ping(self) -> None:
        """Find pages that vanished without closing."""
        for page in list(self._open):
            page.ping()

    def stop(self) -> None:
        if self._pinging is not None:
            self._pinging.cancel()
