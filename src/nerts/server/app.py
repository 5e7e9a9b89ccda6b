"""The application: which address leads where."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from nerts.server import api, passkeys, people, replays, testhooks
from nerts.server.clients import Names
from nerts.server.config import Config
from nerts.server.headers import KnownHosts, RootPath, SecurityHeaders
from nerts.server.services import Services
from nerts.server.socket import table_socket

ROUTES: list[BaseRoute] = [
    Route("/", api.page),
    Route("/t/{code}", api.page),
    Route("/replay", api.page),
    Route("/me", api.page),
    Route("/learn", api.page),
    Route("/rules", api.page),
    Route("/practice", api.page),
    Route("/drills", api.page),
    Route("/replay/{round}", api.page),
    Route("/static/{name}", api.file),
    Route("/favicon.ico", api.icon),
    Route("/manifest.webmanifest", api.web_manifest),
    Route("/worker.js", api.worker),
    Route("/api/identity", api.identify, methods=["POST"]),
    Route("/api/replay", replays.show_record, methods=["POST"]),
    Route("/api/me", people.show),
    Route("/api/me/export", people.export),
    Route("/api/me/delete", people.delete, methods=["POST"]),
    Route("/api/me/out", people.sign_out, methods=["POST"]),
    Route("/api/me/passkeys", passkeys.make, methods=["POST"]),
    Route("/api/me/passkeys/new", passkeys.new, methods=["POST"]),
    Route("/api/me/passkeys/remove", passkeys.remove, methods=["POST"]),
    Route("/api/me/in", passkeys.sign_in, methods=["POST"]),
    Route("/api/me/in/new", passkeys.ask, methods=["POST"]),
    Route("/api/rounds/{round}", replays.show_round),
    Route("/api/reach", api.reach),
    Route("/api/tables", api.create_table, methods=["POST"]),
    Route("/api/tables/{code}", api.show_table),
    Route("/healthz", api.health),
    WebSocketRoute("/ws/{code}", table_socket),
]


async def wrong_method(request: Request, error: Exception) -> Response:
    return api.answer({"error": "METHOD", "arg": ""}, 405)


async def failed(request: Request, error: Exception) -> Response:
    return api.answer({"error": "FAILED", "arg": ""}, 500)


def create_app(config: Config) -> Starlette:
    app = Starlette(
        routes=ROUTES + (testhooks.ROUTES if config.test else []),
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(RootPath, root_path=config.root_path),
            Middleware(KnownHosts, names=Names(config.hosts), hops=config.proxy_hops),
        ],
        exception_handlers={api.Refused: api.refused, 404: api.lost, 405: wrong_method, Exception: failed},
    )
    app.router.redirect_slashes = False  # to the host that a proxy asked for; `api.lost` does it by the path
    app.state.services = Services.of(config)
    return app
