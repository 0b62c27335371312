"""Starting and stopping the server: the port, the address for phones, the greeting in the terminal, signals."""

from __future__ import annotations

import asyncio
import io
import ipaddress
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from typing import cast

import ifaddr
import segno
import uvicorn
from msgspec import structs
from rich.console import Console
from rich.panel import Panel

from rumpus.engine import RumpusError
from rumpus.server.app import Config, create_app
from rumpus.server.cluster.workers import Parent
from rumpus.server.garbage import scan_only_the_young
from rumpus.server.open_files import Room, find_room
from rumpus.server.store import Store


class PortInUse(RumpusError):
    code = "port_in_use"


def bind(host: str, port: int) -> socket.socket:
    """The listening socket. Raises PortInUse with what to do about it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise PortInUse(
            f"Cannot listen on {host} port {port}: {error.strerror}. "
            f"Stop the other program, or choose another port: rumpus serve --port {port + 1}"
        ) from None
    listening.listen(2048)
    return listening


def home_address(host: str, port: int) -> str:
    """The address that phones on the same network can reach."""
    if host not in ("0.0.0.0", "::"):  # noqa: S104 - compared, not bound
        return f"http://{f'[{host}]' if ':' in host else host}:{port}"
    addresses = [ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips if isinstance(ip.ip, str)]
    found = [each for each in addresses if _is_home(each)]
    # Home networks are mostly 192.168 or 10; 172 is often a container bridge.
    found.sort(key=lambda ip: (ip.startswith("172."), not ip.startswith("192.168.")))
    return f"http://{found[0] if found else '127.0.0.1'}:{port}"


def _is_home(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    return ip.is_private and not ip.is_loopback and not ip.is_link_local


def greeting(address: str, port: int, database: str, pages: int) -> str:
    """The greeting in the terminal: the address, a QR code for phones, and how to stop."""
    qr = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(out=qr, compact=True, border=2)
    return (
        f"On this computer:  http://localhost:{port}\n"
        f"On phones here:    {address}\n\n{qr.getvalue()}\n"
        f"Games are kept in {database}\n"
        f"There is room for {pages:,} pages at the same time.\n"
        "Stop with Ctrl+C. Tables come back when you start again."
    )


async def _nothing() -> None:
    pass


class WebServer(uvicorn.Server):
    """Tells when it accepts connections, and when it is to stop."""

    on_ready: Callable[[], None] = staticmethod(lambda: None)
    before_stop: Callable[[], Awaitable[None]] = staticmethod(_nothing)
    """Awaited while everything still runs."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.before_stop()
        await super().shutdown(sockets)


def web_server(store: Store, config: Config, room: Room | None = None) -> WebServer:
    """The server, ready to run on a socket."""
    room = room or find_room()
    limits = structs.replace(
        config.limits,
        pages=min(config.limits.pages, room.pages),
        connections=min(config.limits.connections, room.connections),
    )
    app = create_app(store, structs.replace(config, limits=limits))
    server = WebServer(
        uvicorn.Config(
            app.web,
            lifespan="on",
            # uvicorn only calls the class, so a function that makes the protocol works, too.
            http=cast(type[asyncio.Protocol], app.http_protocol),
            ws=cast(type[asyncio.Protocol], app.page_protocol),
            log_config=None,
            access_log=False,
            # `addresses.py` determines the client's address, in the same way for requests and sockets.
            proxy_headers=False,
            backlog=room.backlog,
            timeout_graceful_shutdown=5,
            server_header=False,
        )
    )
    server.before_stop = app.before_stop
    return server


def greet(config: Config, listening: socket.socket, database: str, processes: int = 1) -> None:
    """Print how to join."""
    port = listening.getsockname()[1]
    console = Console(file=sys.stdout, highlight=False)
    pages = min(find_room().pages, config.limits.pages) * processes
    console.print(Panel(greeting(config.public_url, port, database, pages), title="Rumpus is open", expand=False))


def serve(
    store: Store, config: Config, listening: socket.socket, *, database: str, parent: Parent | None = None
) -> None:
    """Run until stopped. On SIGTERM and Ctrl+C accepted actions are finished, and pages reconnect by themselves
    later. A worker tells its parent when it is ready."""
    server = web_server(store, config)
    # Not earlier: whoever reads the greeting may stop the server at once.
    server.on_ready = partial(greet, config, listening, database) if parent is None else parent.tell_ready
    scan_only_the_young()
    for sent in (signal.SIGINT, signal.SIGTERM):
        # When done, uvicorn raises the signal that stopped it again. It has been handled by then.
        signal.signal(sent, lambda *_: None)
    server.run(sockets=[listening])
    store.close()
