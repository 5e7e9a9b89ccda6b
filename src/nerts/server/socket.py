"""The socket of a table: from the handshake to the last frame."""

from __future__ import annotations

import asyncio
from functools import partial

from starlette.websockets import WebSocket

from nerts.protocol.codec import Malformed, decode, encode
from nerts.protocol.messages import Bye, Hello, No
from nerts.server.actor import Actor, clock
from nerts.server.clients import client_address, is_own_origin, is_secure
from nerts.server.config import Config
from nerts.server.connection import CLOSE_CODES, GOODBYE_SECONDS, Connection, Witness
from nerts.server.identity import PROTOCOL
from nerts.server.services import Services
from nerts.server.wire import EXTENSION, Wire
from nerts.table.limits import Bucket, Limit

FRAMES = Limit(30, 90)
"""Of one connection, whatever they say."""
PATIENCE = Limit(0.2, 20)
"""Frames that are no message, until the connection is closed."""
SLOWDOWN = 0.1
"""Seconds until the next frame is read from somebody who sends too many."""
HELLO_SECONDS = 10.0


async def table_socket(socket: WebSocket) -> None:
    services: Services = socket.app.state.services
    hops = services.config.proxy_hops
    if not is_own_origin(socket, hops):
        return await socket.close(1008)  # before accepting: answered by 403
    address = client_address(socket, hops)
    offered = socket.scope["subprotocols"]
    pid = services.identity.read(socket) or services.identity.read_offer(offered)
    cookies = []
    if not pid:
        pid = services.identity.new()
        cookies = [services.identity.header(pid, is_secure(socket, hops))]
    await socket.accept(PROTOCOL if PROTOCOL in offered else None, cookies)
    actor = services.hall.find(socket.path_params["code"])
    refusal = _refusal(services, address, actor)
    if actor is None or refusal:
        return await _turn_away(socket, refusal)
    with services.doors.socket(address):
        return await _serve(socket, actor, pid, services.identity.blurred(address))


def _refusal(services: Services, address: str, actor: Actor | None) -> str:
    if not services.doors.may_connect(address):
        return "limit"
    if actor is None:
        return "closed" if services.doors.may(address, "misses") else "limit"
    return "stopping" if services.hall.stopping else ""


async def _turn_away(socket: WebSocket, code: str) -> None:
    """Said inside the socket, for a page cannot read why a handshake failed."""
    await socket.send_text(encode(Bye(code)).decode())
    await socket.close(CLOSE_CODES[code])


async def _serve(socket: WebSocket, actor: Actor, pid: str, address: str) -> None:
    wire: Wire = socket.scope["extensions"][EXTENSION]
    witness = _witness(socket, wire)
    connection = Connection(socket, pid, address, partial(actor.fresh_start, pid), witness)
    wire.listeners.append(partial(actor.measured, connection))
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(_read(connection, actor))
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        if connection.is_leaving:
            await asyncio.wait({writer}, timeout=GOODBYE_SECONDS)
    finally:
        for task in (writer, reader):
            task.cancel()
        await actor.leave(connection)
    if reader.done() and not reader.cancelled():
        reader.result()


def _witness(socket: WebSocket, wire: Wire) -> Witness:
    """Behind proxies the kernel here measures the way to the proxy; only the outermost knows how long the rest is. A
    header that is there twice has been added to, not set: one of them may be the browser's own."""
    config: Config = socket.app.state.services.config
    if config.proxy_hops == 0:
        return wire.kernel_rtt
    told = socket.headers.getlist(config.rtt_header) if config.rtt_header else []
    is_number = len(told) == 1 and told[0].isascii() and told[0].isdigit() and len(told[0]) < 10
    length = int(told[0]) / 1000 if is_number else None
    return lambda: length


async def _read(connection: Connection, actor: Actor) -> None:
    frames, patience = Bucket(FRAMES, since=clock()), Bucket(PATIENCE, since=clock())
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            first = await connection.read()
    except TimeoutError:
        return connection.say_goodbye("limit")
    hello = decode(first) if first is not None else None
    if not isinstance(hello, Hello):
        return connection.say_goodbye("limit")
    await actor.join(connection, hello)
    while (data := await connection.read()) is not None:
        if not frames.take(clock()):
            await asyncio.sleep(SLOWDOWN)
        message = decode(data)
        if isinstance(message, Hello):
            message = Malformed("content")  # once a socket: what answers it is the dearest of all
        if not isinstance(message, Malformed):
            await actor.receive(connection, message)
        elif patience.take(clock()):
            connection.post(encode(No(0, "MALFORMED", message.why)))
        else:
            return connection.say_goodbye("limit")
    return None
