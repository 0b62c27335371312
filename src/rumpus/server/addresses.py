"""The address of a client, for limits: that of its connection, or the one that a trusted proxy forwards."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

from rumpus.engine import RumpusError

NETWORK_BITS = 64
"""The length of an IPv6 network that counts as one client: who has one of its addresses has them all."""


class BadProxy(RumpusError):
    code = "bad_proxy"


def network_of(address: str) -> str:
    """The key of a client: an IPv4 address, an IPv6 network, or any other text as it is."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, NETWORK_BITS), strict=False))


class Proxies:
    """Trusted proxies: addresses and networks separated by commas, or `*` for any peer."""

    def __init__(self, trusted: str) -> None:
        names = [name for each in trusted.split(",") if (name := each.strip())]
        self._is_anybody = "*" in names
        try:
            self._networks = [ipaddress.ip_network(name, strict=False) for name in names if name != "*"]
        except ValueError as error:
            raise BadProxy(f"A trusted proxy is an address or a network such as 10.0.0.0/8: {error}.") from None

    def trusts(self, peer: str) -> bool:
        """Whether this peer is a trusted proxy."""
        return self._is_anybody or self._is_named(peer)

    def _is_named(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)

    def client(self, peer: str, forwarded: Sequence[str]) -> str:
        """The client behind a connection with these `X-Forwarded-For` headers.

        Each proxy appends the address of its peer, so the list is read from the end, past trusted proxies. With `*`
        only the last entry counts, because the client may have written the others.
        """
        if not self.trusts(peer):
            return network_of(peer)
        hops = [hop for each in ",".join(forwarded).split(",") if (hop := _without_port(each.strip()))]
        for hop in reversed(hops):
            if not self._is_named(hop):
                return network_of(hop)
        return network_of(hops[0] if hops else peer)


def _without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
