"""Behind Debian's nginx, as docs/operations.md has it: below a prefix, cut off or not, with the socket."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from nerts.client import TableClient
from nerts.protocol import messages as m
from nerts.server.config import NO_LIMITS, Config
from tests.server.harness import built, listening_port, running

PAGE = Path(__file__).parents[2] / "docs/operations.md"
SERVER = """
daemon off; pid {here}/pid; error_log {here}/error.log; worker_processes 1;
events {{}}
http {{
access_log {here}/access.log;
client_body_temp_path {here}/body; proxy_temp_path {here}/proxy; fastcgi_temp_path {here}/f; uwsgi_temp_path {here}/u;
scgi_temp_path {here}/s;
{site}
}}
"""


def nginx() -> str:
    path = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if path is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for words in (["update", "-q"], ["install", "-y", "-q", "--no-install-recommends", "nginx-light"]):
            subprocess.run(["apt-get", *words], env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"}, check=True)
        path = shutil.which("nginx", path="/usr/sbin")
    assert path, "this test needs nginx: on Debian, install nginx-light"
    return path


def site(port: int, ours: int, strips: bool) -> str:
    """The page's own example, with the ports of this test and without TLS."""
    found = re.search(r"```nginx\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    text = (
        found[1].replace("listen 443 ssl", f"listen 127.0.0.1:{ours}").replace("127.0.0.1:8000/", f"127.0.0.1:{port}/")
    )
    return text if strips else text.replace(f":{port}/;", f":{port};")


@contextmanager
def proxy(port: int, ours: int, strips: bool, here: Path) -> Iterator[None]:
    (here / "nginx.conf").write_text(SERVER.format(here=here, site=site(port, ours, strips)), encoding="utf-8")
    with subprocess.Popen(
        [nginx(), "-c", str(here / "nginx.conf"), "-p", str(here)], stderr=subprocess.DEVNULL
    ) as process:
        try:
            yield
        finally:
            process.terminate()


@pytest.mark.parametrize("strips", [True, False])
async def test_page_and_socket_work_behind_a_prefix(tmp_path: Path, strips: bool) -> None:
    """B56"""
    (tmp_path / "static").mkdir()
    config = Config(root_path="/nerts", proxy_hops=1, limits=NO_LIMITS, test=False, static=built(tmp_path / "static"))
    ours = listening_port()
    async with running(config) as house:
        with proxy(house.port, ours, strips, tmp_path):
            await until_listening(ours)
            front = house.at(ours)
            status, _, page = await front.ask("GET", "/nerts/")
            assert (status, b'href="/nerts/"' in page) == (200, True)
            code = (await front.json("POST", "/nerts/api/tables", {}))["code"]
            async with TableClient.join(f"http://127.0.0.1:{ours}/nerts/t/{code}") as client:
                await client.sit("Ann")
                await client.send(m.Start())
                await client.until(lambda: client.phase == "countdown")
                client.break_off()
                await client.connect()
                assert client.seat == 0
                assert client.cookie not in (tmp_path / "access.log").read_text(encoding="utf-8")


async def test_the_proxy_tells_how_long_a_line_is_and_the_browser_does_not(tmp_path: Path) -> None:
    """By the page's own line for nginx, which overwrites what a browser says of itself."""
    (tmp_path / "static").mkdir()
    static = built(tmp_path / "static")
    config = Config(root_path="/nerts", proxy_hops=1, rtt_header="X-Rtt", limits=NO_LIMITS, static=static)
    ours = listening_port()
    async with running(config) as house:
        code = await house.open()
        with proxy(house.port, ours, True, tmp_path):
            await until_listening(ours)
            origin, forged = Origin(f"http://127.0.0.1:{ours}"), {"X-Rtt": "200000"}
            url = f"ws://127.0.0.1:{ours}/nerts/ws/{code}"
            async with connect(url, origin=origin, additional_headers=forged, proxy=None) as socket:
                await socket.send('["hello",1]')
                await socket.recv()
                (person,) = house.hall.actors[code].table.room.people.values()
                assert person.line.witnessed is not None
                assert 0 < person.line.witnessed < 100


async def until_listening(port: int) -> None:
    for _ in range(100):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            return writer.close()
    raise AssertionError("nginx does not listen")
