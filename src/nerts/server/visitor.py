"""Who asks for something of his own: known by the cookie, from a page of ours, not too often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from nerts.server.api import Refused, kept, services_of
from nerts.server.clients import client_address, is_own_origin, is_secure
from nerts.server.services import Services
from nerts.store import Store
from nerts.store.people import Passkey

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Visitor:
    services: Services
    store: Store
    pid: str
    secure: bool

    @classmethod
    def of(cls, request: Request, what: str) -> Visitor:
        """`what`: the limit that counts. Raises Refused."""
        services = services_of(request)
        hops = services.config.proxy_hops
        if request.method != "GET" and not is_own_origin(request, hops):
            raise Refused(403, "ORIGIN")
        if not services.doors.may(client_address(request, hops), what):
            raise Refused(429, "LIMIT")
        if services.hall.store is None:
            raise Refused(503, "NOTHING_KEPT")
        pid = services.identity.read(request)
        if not pid:
            raise Refused(401, "NOBODY")
        return cls(services, services.hall.store, pid, is_secure(request, hops))

    def must_not_sit(self) -> None:
        """Whoever becomes somebody else would lose his seat. Raises Refused."""
        if self.services.hall.seats(self.pid):
            raise Refused(409, "SEATED")

    async def ask(self, call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Something of the store, in the log's thread. Raises Refused when it cannot be written now."""
        with kept():
            return await self.services.hall.ask(call, *arguments, **named)

    async def read(self, call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Something of the store, beside whoever writes. Raises Refused when it cannot be read now."""
        with kept():
            return await asyncio.to_thread(call, *arguments, **named)

    async def sign_in(self, passkey: Passkey, count: int) -> bool:
        """Is this browser its holder's from now on. Raises Refused."""
        guest = "" if passkey.pid == self.pid else self.pid
        with kept():
            return await self.services.hall.sign_in(passkey, count, guest)

    def become(self, response: Response, pid: str) -> None:
        """From now on the browser is that person's."""
        self.services.identity.set_cookie(response, pid, self.secure)
