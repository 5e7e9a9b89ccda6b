"""Running the application in this process, and stopping it."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import cast

import uvicorn

from nerts.protocol.codec import MAX_FRAME
from nerts.server.app import create_app
from nerts.server.config import Config
from nerts.server.logs import calm_down
from nerts.server.services import Services
from nerts.server.wire import MeasuringProtocol, RequestProtocol

PING_SECONDS = 2.0
"""Also keeps the connection open through proxies that cut silent ones (B11)."""
PONG_SECONDS = 20.0
STOP_SECONDS = 2


YOUNG, MIDDLE, OLD = 2_000, 10, 1_000_000
"""Thresholds of the garbage collector. Looking through everything takes half a second at 500 tables, in which nobody is
answered; nearly all garbage is freed without it, and the rest as tables end (hall.py)."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises OSError when the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=1024)


class Server(uvicorn.Server):
    """Says goodbye before it goes, and ends with code 0 when asked to stop (B50)."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self._services = services
        self.when_up: Callable[[Services], None] = lambda services: None
        """Called once the server takes connections."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, OLD)
        self._services.reach.listen_on(sockets or [])
        await self._services.hall.bring_back()
        await super().startup(sockets)
        self.when_up(self._services)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.hall.stop()
        await super().shutdown(sockets)


def make_server(config: Config) -> Server:
    calm_down()
    app = create_app(config)
    services: Services = app.state.services
    settings = uvicorn.Config(
        app,
        http=cast("type[RequestProtocol]", partial(RequestProtocol, doors=services.doors)),
        ws=MeasuringProtocol,
        ws_max_size=MAX_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="off",
        timeout_keep_alive=10,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    return Server(settings, services)
