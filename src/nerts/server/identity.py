"""Who somebody is: a random number in a signed cookie that no script can read and no address ever shows (B45). Only a
browser that keeps no cookie is given the signed text itself, for as long as its page lasts."""

from __future__ import annotations

import hmac
import re
import secrets
import time
from collections.abc import Callable, Sequence
from hashlib import sha256

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "nerts"
PROTOCOL = "nerts"
"""Subprotocol that a socket of ours speaks, if it is asked to name one."""
OFFER = "nerts.id."
"""Before the signed text, among the subprotocols that a page offers."""
DAY = 24 * 3600
MAX_AGE = 400 * DAY
"""As long as browsers keep any cookie; it is renewed when its holder comes again, at most once a day."""
CLOCK_SLACK = DAY
"""Seconds by which this machine's clock may have been set back since a cookie was signed."""
_PID = re.compile(r"[0-9a-f]{32}")


class Identity:
    def __init__(self, secret: str, path: str, is_forgotten: Callable[[str], bool] = lambda pid: False) -> None:
        """`is_forgotten`: of people whose number is not taken any more."""
        self._is_forgotten = is_forgotten
        self._key = secret.encode()
        self._serializer = URLSafeTimedSerializer(secret, salt="nerts identity")
        self._path = path or "/"

    def blurred(self, address: str) -> str:
        """What a table knows an address by: the same for a day, and nobody finds the address by it."""
        text = f"{int(time.time()) // DAY} {address}"
        return hmac.new(self._key, text.encode(), sha256).hexdigest()[:20] if address else ""

    def read(self, connection: HTTPConnection) -> str:
        """The person of a request, empty for nobody known."""
        return self.read_text(connection.cookies.get(COOKIE, ""))

    def read_text(self, signed: str) -> str:
        """The person whom a signed text names, empty for nobody; a clock that has been set back forgets nobody."""
        pid, age = self._loads(signed)
        good = -CLOCK_SLACK <= age <= MAX_AGE and isinstance(pid, str) and _PID.fullmatch(pid)
        return str(pid) if good and not self._is_forgotten(str(pid)) else ""

    def is_old(self, connection: HTTPConnection) -> bool:
        """Is there no good cookie, or has it been signed more than a day ago."""
        signed = connection.cookies.get(COOKIE, "")
        return not self.read_text(signed) or self._loads(signed)[1] > DAY

    def _loads(self, signed: str) -> tuple[object, float]:
        """What was signed, and how many seconds ago."""
        try:
            pid, signed_at = self._serializer.loads(signed, return_timestamp=True)
        except BadSignature:
            return None, 0.0
        return pid, time.time() - signed_at.timestamp()

    @staticmethod
    def new() -> str:
        return secrets.token_hex(16)

    def signed(self, pid: str) -> str:
        """The text that proves who somebody is: letters, digits, `-`, `_` and `.`."""
        return str(self._serializer.dumps(pid))

    def read_offer(self, offered: Sequence[str]) -> str:
        """The person whom a socket's page names where the browser keeps no cookie: in a header of the handshake, for an
        address would end up in logs (B45)."""
        tokens = [name.removeprefix(OFFER) for name in offered if name.startswith(OFFER)]
        return self.read_text(tokens[0]) if len(tokens) == 1 else ""

    def set_cookie(self, response: Response, pid: str, secure: bool) -> None:
        value = self.signed(pid)
        response.set_cookie(COOKIE, value, MAX_AGE, path=self._path, secure=secure, httponly=True, samesite="lax")

    def header(self, pid: str, secure: bool) -> tuple[bytes, bytes]:
        """The same as a header, for the answer to a handshake."""
        response = Response()
        self.set_cookie(response, pid, secure)
        return (b"set-cookie", response.headers["set-cookie"].encode("latin-1"))
