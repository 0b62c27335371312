"""Assembles the server: sockets go straight to the tables, everything else through Litestar."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from rumpus import __version__
from rumpus.engine import RumpusError
from rumpus.guests import Guests
from rumpus.server.addresses import Proxies
from rumpus.server.battle_films import BattleFilms
from rumpus.server.cluster.figures import Figures
from rumpus.server.cluster.node import Node
from rumpus.server.cluster.thinkers import thinker_of_worker
from rumpus.server.compressed import Compressed
from rumpus.server.garbage import collect_when_quiet
from rumpus.server.http_connection import Connections, HttpConnection
from rumpus.server.http_messages import Problem
from rumpus.server.limits import Buckets, Limits
from rumpus.server.reloading import LOOK_EVERY_S, Reloading
from rumpus.server.routes import api, get_health, get_life, get_metrics
from rumpus.server.security import with_security_headers
from rumpus.server.shared_limits import SharedLimits
from rumpus.server.socket import PageSocket
from rumpus.server.sockets import Sockets
from rumpus.server.store import Keep, Store
from rumpus.server.traffic import Traffic
from rumpus.server.web_files import app_page, web_routes
from rumpus.tables.background import keep_doing
from rumpus.tables.house import House
from rumpus.tables.log import GroupLog
from rumpus.tables.services import Services
from rumpus.tables.ticker import Ticker
from rumpus.tables.workshop import Workshop

logger = structlog.get_logger()

MOST_BODY_BYTES = 65_536
"""The limit of a request body, unless its route has another."""
REMOVE_EVERY_S = 300.0
REMOVE_FOR_S = 2.0
"""The time limit of one removal of old data; a stopping server waits for it."""
STATUS_BY_CODE = {
    "not_found": 404,
    "table_not_found": 404,
    "no_such_tv": 404,
    "unknown_game": 404,
    "too_fast": 429,
    "too_large": 413,
    "storage_failed": 503,
    "busy": 503,
    "table_closing": 503,
    "table_elsewhere": 503,
    "not_host": 403,
    "not_your_seat": 403,
}


class App(Struct, frozen=True):
    """The two halves of the server: the ASGI app with its HTTP connections, and the protocol that takes over
    WebSockets."""

    web: Any
    http_protocol: Callable[..., HttpConnection]
    page_protocol: Callable[..., PageSocket]
    before_stop: Callable[[], Awaitable[None]]
    """To be awaited before anything is closed: tables move to other servers, if there are any."""


class Config(Struct, frozen=True):
    """What an operator can choose."""

    public_url: str
    """The address that links and QR codes begin with."""
    origins: frozenset[str] = frozenset()
    limits: Limits = Limits()
    trusted_proxies: str = ""
    """Trusted proxies: addresses and networks separated by commas, or *."""
    bot_pace: float = 1.0
    arena_speed: float = 1.0
    """The speed of battles, as a factor."""
    keep: Keep = Keep()
    guests: Guests | None = None
    """The brought games, if there are any."""
    node_host: str = ""
    """The name or address by which other servers of the cluster reach this machine; empty if there are none."""
    lease_s: float = 2.0
    """How long the server may be silent before others of the cluster take over its tables."""
    figures_at: str = ""
    """Where a worker tells the others of its machine its figures; empty if it is the only one."""
    reload: bool = False
    """Whether their files are taken up when they change."""


def create_app(store: Store, config: Config) -> App:
    """The whole server over an open store. The app's lifespan opens and closes the house."""
    thinker = thinker_of_worker()
    workshop = Workshop()
    base = config.public_url.rstrip("/")
    limits = config.limits
    proxies = Proxies(config.trusted_proxies)
    connections = Connections(limits, proxies)
    requests = Buckets(limits.requests_per_second, limits.requests_burst)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        services = Services(
            GroupLog(store), thinker, lambda code: f"{base}/t/{code}", config.bot_pace, Ticker(config.arena_speed)
        )
        house = House(services)
        app.state.house = house
        shared = SharedLimits()
        node = Node(store, house, config.node_host, config.lease_s, shared) if store.is_shared else None
        if node is not None:
            cluster.append(node)
            await node.join()
        router = None if node is None else node.router
        sockets.append(Sockets(house, limits, config.origins | {base}, proxies, router))
        app.state.router = router
        app.state.placement = None if node is None else node.placement
        app.state.guesses = sockets[0].guesses
        await house.start()

        async def remove_old() -> None:
            await asyncio.to_thread(store.remove_old, config.keep, house.codes, REMOVE_FOR_S)

        background = [
            asyncio.create_task(keep_doing("retention", REMOVE_EVERY_S, remove_old), name="retention"),
            asyncio.create_task(collect_when_quiet(lambda: services.log.committed_at), name="garbage"),
        ]
        if config.reload and config.guests is not None:

            async def taken_up(game: str) -> None:
                # Their processes have the earlier version.
                await thinker.renew()
                await asyncio.to_thread(workshop.stop)
                await house.reopen(game)

            reloading = Reloading(config.guests, taken_up)
            background.append(asyncio.create_task(keep_doing("reloading", LOOK_EVERY_S, reloading.look)))
        app.state.figures = figures = Figures(Path(config.figures_at)) if config.figures_at else None
        if figures is not None:
            await figures.open()
        if node is not None:
            shared.share("requests", requests)
            shared.share("connections", connections.arrivals)
            shared.share("arrivals", sockets[0].arrivals)
            shared.share("guesses", sockets[0].guesses.buckets)
            shared.share_count("open_pages", sockets[0].by_address)
            shared.share_count("open_connections", connections.by_address)
            await node.begin(sockets[0])
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            sockets[0].stop()
            if figures is not None:
                figures.close()
            if node is not None:
                node.stop_taking()
            await house.stop()
            if node is not None:
                await node.leave()
            thinker.stop()
            await asyncio.to_thread(workshop.stop)

    async def before_stop() -> None:
        for node in cluster:
            await node.hand_on()

    sockets: list[Sockets] = []
    cluster: list[Node] = []
    """This server as a node, if there may be others."""
    web = Litestar(
        route_handlers=[api, get_health, get_life, get_metrics, *web_routes()],
        lifespan=[open_house],
        state=State(
            {
                "store": store,
                "compressed": Compressed(),
                "workshop": workshop,
                "battle_films": BattleFilms(store, workshop),
                "buckets": requests,
            }
        ),
        exception_handlers={
            RumpusError: _refused,
            ValidationException: _not_understood,
            RecursionError: _nested_too_deeply,
            HTTPException: _http_error,
            Exception: _failed,
        },
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=800, exclude=["^/api/replays/", "^/assets/"]
        ),
        openapi_config=OpenAPIConfig(
            title="Rumpus", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=MOST_BODY_BYTES,
        logging_config=None,
        debug=False,
    )

    def page_protocol(*, server_state: Any, **_: Any) -> PageSocket:
        return PageSocket(sockets[0], server_state.connections, server_state.tasks)

    return App(
        with_security_headers(Traffic(web, limits, proxies)),
        partial(HttpConnection, connections),
        page_protocol,
        before_stop,
    )


def _nested_too_deeply(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    return Response(Problem("bad_request", "That is nested too deeply."), status_code=400)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("http.failed", method=request.method, path=request.url.path, exc_info=error)
    return Response(Problem("failed", "Something went wrong."), status_code=500)


def _refused(_request: Request[Any, Any, Any], error: RumpusError) -> Response[Problem]:
    field = getattr(error, "field", "")
    problem = Problem(error.code, error.message, field, error.reason, error.told)
    return Response(problem, status_code=STATUS_BY_CODE.get(error.code, 400))


def _not_understood(_request: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    message, field = str(extra.get("message", error.detail)), str(extra.get("key", ""))
    return Response(Problem("bad_request", message, field), status_code=400)


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        # For a mistyped address our page is more helpful than a line of JSON.
        return app_page(404)
    if error.status_code >= 500:
        logger.error("http.failed", path=request.url.path, detail=error.detail)
    codes = {404: "not_found", 405: "method_not_allowed", 413: "too_large", 415: "unsupported_media_type"}
    messages = {404: "There is nothing here.", 413: "That file is too large."}
    code = codes.get(error.status_code, "bad_request" if error.status_code < 500 else "failed")
    message = messages.get(error.status_code, error.detail if error.status_code < 500 else "Something went wrong.")
    return Response(Problem(code, message), status_code=error.status_code, headers=error.headers)
