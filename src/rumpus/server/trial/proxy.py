"""HAProxy in front of the servers of a trial, if it is installed: all pages of a table go to the same server."""

from __future__ import annotations

import shutil
import socket
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from rumpus.engine import RumpusError
from rumpus.server.cluster.own_folder import OwnFolder

ENDS_WITHIN_S: Final = 0.5
PLACES: Final = ("/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin")
CONFIG: Final = """\
global
    maxconn 4000

defaults
    mode http
    option forwardfor
    timeout connect 2s
    timeout client 30s
    timeout server 30s
    timeout tunnel 24h
    timeout check 1s

frontend pages
    bind fd@{listening}
    default_backend servers

backend servers
    balance url_param t
    hash-type consistent
    option httpchk GET /healthz
    option redispatch
    retries 3
{servers}
"""
SERVER: Final = "    server server{number} 127.0.0.1:{port} check inter 300ms fall 2 rise 1"


class ProxyFailed(RumpusError):
    code = "proxy_failed"


def found_haproxy() -> str | None:
    """The program. It is often in a folder that only administrators search."""
    return shutil.which("haproxy") or next(
        (found for place in PLACES if (found := shutil.which("haproxy", path=place)) is not None), None
    )


class Proxy:
    """A running HAProxy. It knows all places where a server may be, and asks each whether one is there."""

    def __init__(self, program: str, listening: socket.socket, ports: Sequence[int]) -> None:
        self._folder = OwnFolder()
        config = self._folder.path / "haproxy.cfg"
        servers = "\n".join(SERVER.format(number=number, port=port) for number, port in enumerate(ports, 1))
        config.write_text(CONFIG.format(listening=listening.fileno(), servers=servers), encoding="utf-8")
        self.process = subprocess.Popen(  # noqa: S603 - our own arguments
            [program, "-db", "-q", "-f", str(config)],
            pass_fds=[listening.fileno()],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        with suppress(subprocess.TimeoutExpired):
            # It ends at once if it cannot run.
            _, said = self.process.communicate(timeout=ENDS_WITHIN_S)
            self._folder.remove()
            raise ProxyFailed(f"HAProxy does not run: {said.strip()}")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
        self._folder.remove()


def free_ports(count: int) -> list[int]:
    """Ports on which nobody listens now."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports
