"""What the log says. People who leave in mid-sentence, or talk nonsense, are no news: a line at most, no traceback."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from starlette.requests import ClientDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import WebSocketException

EVERYDAY: Final = (
    asyncio.CancelledError,
    ClientDisconnect,
    ClientDisconnected,
    ConnectionError,
    UnicodeError,
    WebSocketException,
)
"""What comes of other people's connections, or of stopping in the middle of them."""
NOISE: Final = ("ASGI callable returned without", "Invalid HTTP request received", "Unsupported upgrade request")


class Calm(logging.Filter):
    """Drops what is everybody's everyday, and keeps what may be a bug of ours, traceback and all."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        return not isinstance(error, EVERYDAY) and not str(record.msg).startswith(NOISE)


def calm_down() -> None:
    """Once a process, however many servers it has."""
    for name in ("uvicorn.error", "asyncio"):
        log = logging.getLogger(name)
        if not any(isinstance(found, Calm) for found in log.filters):
            log.addFilter(Calm())
