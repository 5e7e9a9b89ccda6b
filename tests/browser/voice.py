"""Stands between a page and the server."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


class Voice:
    """Lets everything through, and may say something in the server's place."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.route_web_socket("**/ws/**", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()

        def up(frame: str | bytes) -> None:
            if self.passes(json.loads(frame)):
                server.send(frame)

        socket.on_message(up)
        server.on_message(socket.send)

    def passes(self, message: list[Any]) -> bool:
        """May the server hear what the page says."""
        return True

    def say(self, *message: object) -> None:
        self._socket.send(json.dumps(message))
