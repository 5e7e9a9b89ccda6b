"""People at the door of a server: each with a cookie, as a browser has it."""

from __future__ import annotations

import json
from typing import Any

from nerts.server.identity import COOKIE
from nerts.store import Played, PlayedSeat, Unit
from tests.server.authenticator import Authenticator
from tests.server.harness import HOST, House
from tests.store.units import played, seat


class Browser:
    def __init__(self, house: House, origin: str = "") -> None:
        self.house = house
        self.origin = origin or house.url
        self.cookie = ""

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """Status and what is told; takes the cookie that comes along."""
        fields = {"Origin": self.origin} if method == "POST" else {}
        if self.cookie:
            fields["Cookie"] = f"{COOKIE}={self.cookie}"
        status, told, content = await self.house.ask(method, path, body, fields | headers)
        if COOKIE in told.get("set-cookie", ""):
            self.cookie = told["set-cookie"].split(";")[0].removeprefix(f"{COOKIE}=")
        content = joined(content) if told.get("transfer-encoding") == "chunked" else content
        is_json = told.get("content-type", "").startswith("application/json")
        return status, json.loads(content) if is_json else content

    async def come(self) -> Browser:
        await self.ask("GET", "/")
        return self

    @property
    def pid(self) -> str:
        return self.house.server._services.identity.read_text(self.cookie)

    async def me(self, zone: str = "UTC") -> Any:
        status, told = await self.ask("GET", f"/api/me?zone={zone}")
        assert status == 200, told
        return told

    async def post(self, path: str, body: Any = None) -> Any:
        status, told = await self.ask("POST", path, body or {})
        assert status < 300, told
        return told

    async def make_passkey(self) -> Authenticator:
        key = self.authenticator()
        await self.post("/api/me/passkeys", key.make(await self.post("/api/me/passkeys/new", {"name": "Ann"})))
        return key

    async def sign_in(self, key: Authenticator) -> tuple[int, Any]:
        return await self.ask("POST", "/api/me/in", key.sign(await self.post("/api/me/in/new")))

    def authenticator(self) -> Authenticator:
        return Authenticator(HOST, self.origin)


def joined(chunks: bytes) -> bytes:
    """What was sent in pieces, each with its length before it."""
    whole = b""
    while chunks:
        size, _, rest = chunks.partition(b"\r\n")
        length = int(size, 16)
        whole, chunks = whole + rest[:length], rest[length + 2 :]
    return whole


def keep(house: House, *rounds: Played) -> None:
    """Rounds that have been played here."""
    store = house.hall.store
    assert store is not None
    epoch = store.ownership.claim("past", "test")
    store.log.append([Unit("past", epoch, played=rounds, ended=True)])


def round_of(name: str, *people: Browser, **values: Any) -> Played:
    """A round of those people, and a bot."""
    seats: list[PlayedSeat] = [seat(number, who.pid, f"Name{number}") for number, who in enumerate(people)]
    return played(name, *seats, seat(len(seats)), **values)
