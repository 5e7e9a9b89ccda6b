"""Under which addresses others reach this server: what a host who sits at localhost needs to know."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection, Iterable

from nerts.server.clients import is_loopback

UNROUTED = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses of nobody; asking for the way to one tells this machine's own address without sending anything."""


class Reach:
    """Knows where the server listens, once it does."""

    def __init__(self, root_path: str, allowed: Collection[str]) -> None:
        self._root_path = root_path
        self._allowed = allowed
        self._bound: list[tuple[socket.AddressFamily, str, int]] = []

    def listen_on(self, sockets: Iterable[socket.socket]) -> None:
        inet = [sock for sock in sockets if sock.family in UNROUTED]
        self._bound = [(socket.AddressFamily(sock.family), *sock.getsockname()[:2]) for sock in inet]

    @property
    def is_open(self) -> bool:
        """Does it listen to anybody but this machine."""
        return any(not is_loopback(address) for _, address, _ in self._bound)

    def links(self) -> list[str]:
        """Links to the start page, the likeliest first; empty if there is none."""
        links = [
            self._link(host, port) for family, address, port in self._bound for host in self._hosts(family, address)
        ]
        return list(dict.fromkeys(links))

    def _hosts(self, family: socket.AddressFamily, address: str) -> list[str]:
        if is_loopback(address):
            return []
        own = own_addresses(family) if ipaddress.ip_address(address.partition("%")[0]).is_unspecified else [address]
        if not self._allowed:
            return own
        names = [name for name in self._allowed if "*" not in name and name != "localhost" and not is_loopback(name)]
        return names + [address for address in own if "*" in self._allowed and address not in names]

    def _link(self, host: str, port: int) -> str:
        return f"http://{f'[{host}]' if ':' in host else host}:{port}{self._root_path}/"


def own_addresses(family: socket.AddressFamily = socket.AF_INET) -> list[str]:
    """This machine's addresses in its networks, the one that leads outside first; empty without a network."""
    found = [_way_out(family), *_by_name(family)]
    return [address for address in dict.fromkeys(found) if _is_of_use(address)]


def _way_out(family: socket.AddressFamily) -> str:
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((UNROUTED[family], 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _by_name(family: socket.AddressFamily) -> list[str]:
    try:
        return [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, family)]
    except OSError:
        return []


def _is_of_use(address: str) -> bool:
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (ip.is_loopback or ip.is_unspecified or ip.is_link_local or ip.is_multicast)
