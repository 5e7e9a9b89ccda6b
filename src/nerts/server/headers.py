"""Headers that every answer carries, errors too."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nerts.server.clients import Names

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
STARTS = ("http.response.start", "websocket.http.response.start")


class SecurityHeaders:
    """Adds them to whatever the application answers; Strict-Transport-Security is the business of who ends TLS."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await self._app(scope, receive, send_with_headers)


class KnownHosts:
    """Turns away who asks for a server of another name."""

    def __init__(self, app: ASGIApp, names: Names, hops: int) -> None:
        self._app, self._names, self._hops = app, names, hops

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._names.know(HTTPConnection(scope), self._hops):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})  # before accepting: answered by 403
        else:
            body = b'{"error":"HOST","arg":""}'
            await Response(body, 400, media_type="application/json")(scope, receive, send)


class RootPath:
    """Serves below a prefix, whether or not the proxy in front has cut it off (B56)."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self._app = app
        self._root = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._root and scope["type"] != "lifespan":
            path = scope["path"]
            whole = path if (path + "/").startswith(self._root + "/") else self._root + path
            scope = {**scope, "root_path": self._root, "path": whole}
        await self._app(scope, receive, send)
