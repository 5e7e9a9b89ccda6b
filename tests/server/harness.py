"""A real server on loopback, in this process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from nerts.server.config import NO_LIMITS, Config
from nerts.server.hall import Hall
from nerts.server.run import Server, listen, make_server

HOST = "127.0.0.1"


class House:
    """A running server and how to reach it."""

    def __init__(self, server: Server, port: int, root_path: str) -> None:
        self.server = server
        self.port = port
        self.url = f"http://{HOST}:{port}{root_path}"

    @property
    def hall(self) -> Hall:
        return self.server._services.hall

    def at(self, port: int) -> House:
        """The same server, reached by another port."""
        return House(self.server, port, "")

    def link(self, code: str) -> str:
        return f"{self.url}/t/{code}"

    async def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """One request, written out by hand so that nothing is added or followed."""
        reader, writer = await asyncio.open_connection(HOST, self.port)
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        fields = {"Host": f"{HOST}:{self.port}", "Connection": "close", "Content-Length": str(len(data))} | (
            headers or {}
        )
        head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + data)
        try:
            raw = await reader.read()
        finally:
            writer.close()
        head_text, _, content = raw.partition(b"\r\n\r\n")
        status, *lines = head_text.decode("latin-1").split("\r\n")
        answered = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        return int(status.split()[1]), answered, content

    async def json(self, method: str, path: str, body: Any = None) -> Any:
        status, _, content = await self.ask(method, path, body)
        assert status < 400, content
        return json.loads(content)

    async def json_of(self, path: str) -> Any:
        """What a page of this server is told when it asks by POST."""
        status, _, content = await self.ask("POST", path, {}, {"Origin": self.url})
        assert status < 400, content
        return json.loads(content)

    async def open(self, **asked: Any) -> str:
        """A table as anybody may open it; returns its code."""
        return str((await self.json("POST", "/api/tables", asked))["code"])

    async def set_up(self, **asked: Any) -> str:
        """A table by the hook for tests."""
        return str((await self.json("POST", "/test/table", asked))["code"])


@asynccontextmanager
async def running(config: Config | None = None, **changes: Any) -> AsyncIterator[House]:
    config = replace(config or Config(limits=NO_LIMITS, test=True), **changes)
    sock = listen(HOST, 0)
    server = make_server(config)
    up = asyncio.Event()
    server.when_up = lambda services: up.set()
    task = asyncio.create_task(server.serve(sockets=[sock]))
    await up.wait()
    try:
        yield House(server, sock.getsockname()[1], config.root_path)
    finally:
        server.should_exit = True
        async with asyncio.timeout(5):
            await task
        sock.close()


def listening_port() -> int:
    """A port that was free a moment ago."""
    with listen(HOST, 0) as sock:
        return int(sock.getsockname()[1])


def built(folder: Path) -> Path:
    """A client as the build leaves it, small."""
    files = {
        "manifest.json": b'{"main.js":"main-1A.js","style.css":"style-2B.css"}',
        "main-1A.js": b"export {};\n",
        "main-1A.js.br": b"\x0b\x05\x80export {};\n\x03",
        "style-2B.css": b"body{}\n",
    }
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return folder
