"""Where requests come from, and whether a page of this server makes them."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection

from starlette.requests import HTTPConnection

from nerts.server.intake import forwarded, network


def client_address(connection: HTTPConnection, hops: int) -> str:
    """Where a request or a socket comes from."""
    peer = network(connection.client.host if connection.client is not None else "")
    return forwarded(peer, connection.headers.getlist("x-forwarded-for"), hops)


def is_secure(connection: HTTPConnection, hops: int) -> bool:
    """Does the browser use https."""
    scheme = connection.headers.get("x-forwarded-proto", "") if hops else ""
    return (scheme or connection.url.scheme) in ("https", "wss")


def told_host(connection: HTTPConnection, hops: int) -> str:
    """The name and port that the browser was given for this server."""
    forwarded_host = connection.headers.get("x-forwarded-host", "") if hops else ""
    return (forwarded_host or connection.headers.get("host", "")).strip().lower()


def is_own_origin(connection: HTTPConnection, hops: int) -> bool:
    """Was the request made by a page of this server: its Origin is the scheme, the name and the port it went to."""
    scheme = "https" if is_secure(connection, hops) else "http"
    host = told_host(connection, hops).removesuffix(":443" if scheme == "https" else ":80")
    return bool(host) and connection.headers.get("origin") == f"{scheme}://{host}"


class Names:
    """The names that this server goes by. A page of somebody else's whose name leads here is not let in."""

    def __init__(self, allowed: Collection[str]) -> None:
        """`allowed`: names, `*.example.org` for all below one, `*` for any; none: own names, addresses and loopback."""
        own = socket.gethostname().lower()
        names = allowed or ("localhost", "*.localhost", own, socket.getfqdn().lower(), f"{own}.local")
        self._names = frozenset(name.lower() for name in names)
        self._own_addresses = not allowed

    def know(self, connection: HTTPConnection, hops: int) -> bool:
        host = bare_host(told_host(connection, hops))
        if host in self._names or "*" in self._names:
            return True
        if any(host.endswith(name[1:]) for name in self._names if name.startswith("*.")):
            return True
        return self._own_addresses and self._is_own_address(host, connection.scope.get("server"))

    @staticmethod
    def _is_own_address(host: str, server: tuple[str, int | None] | None) -> bool:
        """The address that the connection came in by is this machine's."""
        return is_loopback(host) or (server is not None and network(host) == network(server[0]))


def is_loopback(host: str) -> bool:
    """Is it an address of this machine for itself alone."""
    try:
        return ipaddress.ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return False


def bare_host(host: str) -> str:
    """Without the port, and an IPv6 address without its brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]
