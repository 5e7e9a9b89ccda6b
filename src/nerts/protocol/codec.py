"""Bytes to messages and back. What comes in is a message or a `Malformed`, never an exception."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import fields

from nerts.protocol.messages import Message, ToClient, ToServer

MAX_FRAME = 4096
"""Bytes of the longest message that is read from a browser."""
MAX_DEPTH = 4
"""Brackets inside brackets; the deepest honest message has two. Held before parsing, for the parser recurses."""

_server_door = msgspec.json.Decoder(ToServer)
_client_door = msgspec.json.Decoder(ToClient)
_encoder = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Malformed:
    """Something that is no message of ours, and which check it failed: size, depth or content."""

    why: str


def decode(data: bytes) -> ToServer | Malformed:
    """Read what a browser sent."""
    if len(data) > MAX_FRAME:
        return Malformed("size")
    if _is_deep(data):
        return Malformed("depth")
    try:
        return _server_door.decode(data)
    except (msgspec.DecodeError, ValueError):
        return Malformed("content")


def _is_deep(data: bytes) -> bool:
    # Counting first spares nearly every message the scan.
    return data.count(b"[") + data.count(b"{") > MAX_DEPTH and _nesting(data) > MAX_DEPTH


def _nesting(data: bytes) -> int:
    depth = deepest = 0
    in_string = escaped = False
    for byte in data:
        if in_string:
            in_string, escaped = escaped or byte != 0x22, byte == 0x5C and not escaped
        elif byte == 0x22:
            in_string = True
        elif byte in b"[{":
            depth += 1
            deepest = max(deepest, depth)
        elif byte in b"]}":
            depth -= 1
    return deepest


def decode_server(data: bytes | str) -> ToClient:
    """Read what a server sent. For clients, who trust their server: raises `msgspec.DecodeError`."""
    return _client_door.decode(data)


def encode(message: Message) -> bytes:
    """Write a message, without trailing items that have their default value."""
    tag, defaults = _shape(type(message))
    values = [getattr(message, name) for name, _ in defaults]
    while values and values[-1] == defaults[len(values) - 1][1]:
        values.pop()
    return _encoder.encode([tag, *values])


@cache
def _shape(kind: type[Message]) -> tuple[str, tuple[tuple[str, Any], ...]]:
    return str(kind.__struct_config__.tag), tuple((field.name, _default(field)) for field in fields(kind))


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default
