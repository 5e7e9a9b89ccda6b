"""The bus of one process."""

from __future__ import annotations

import logging
from collections.abc import Callable

log = logging.getLogger("nerts.store")


class LocalBus:
    """Calls each listener at once, in the order in which they came."""

    def __init__(self) -> None:
        self._listeners: dict[str, dict[object, Callable[[bytes], None]]] = {}

    def publish(self, subject: str, data: bytes) -> None:
        for callback in list(self._listeners.get(subject, {}).values()):
            try:
                callback(data)
            except Exception:
                log.exception("a listener to %s has failed", subject)

    def subscribe(self, subject: str, callback: Callable[[bytes], None]) -> Callable[[], None]:
        key = object()
        self._listeners.setdefault(subject, {})[key] = callback

        def unsubscribe() -> None:
            listeners = self._listeners.get(subject, {})
            listeners.pop(key, None)
            if not listeners:
                self._listeners.pop(subject, None)

        return unsubscribe
