"""`nerts play` and `nerts serve`."""

from __future__ import annotations

import asyncio
import logging
import socket
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from nerts.bots import LEVELS, PACES
from nerts.cli.keeping import or_fail, place
from nerts.cli.texts import fail, say, text
from nerts.engine.errors import RulesError
from nerts.engine.rules import Rules
from nerts.files import STATIC
from nerts.server.config import NO_LIMITS, Config
from nerts.server.run import Server, listen, make_server
from nerts.server.services import Services
from nerts.store import Unopened

LOOPBACK = "127.0.0.1"
HOME_PORT = 7787
"""Of a table on this machine alone, if nobody else has it."""


def play_here(
    bots: int,
    level: str,
    pace: str,
    preset: str,
    port: int | None,
    data: Path | None,
    keep_rounds: int,
    open_browser: bool,
) -> None:
    """One table on this machine alone. Where its rounds cannot be kept it is played all the same."""
    paces = [name for name in PACES if not PACES[name].for_tests]
    for name, value, known in (("--level", level, list(LEVELS)), ("--pace", pace, paces)):
        if value not in known:
            fail("bad-choice", 2, name=name, value=value, known=", ".join(known))
    rules = _read_rules(preset)
    _begin()
    sock = _listen(LOOPBACK, port) if port is not None else _listen_as_usual()
    config = Config(hosts=(LOOPBACK, "localhost"), limits=NO_LIMITS, store=place(data, ""), keep_rounds=keep_rounds)

    def open_table(services: Services) -> None:
        actor = services.hall.open("", rules)
        actor.table.furnish(bots, level, pace)
        link = f"http://{LOOPBACK}:{sock.getsockname()[1]}/t/{actor.table.room.code}#play"
        say("play-link", link=link)
        say("play-stop")
        if open_browser:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, link)

    try:
        server = make_server(config)
    except Unopened as error:
        say("play-unkept", why=text(error.code, **error.values))
        server = make_server(replace(config, store=None))
    _run(server, sock, open_table)


def serve_all(
    host: str,
    port: int,
    root_path: str,
    proxies: tuple[int, str],
    allowed: tuple[str, ...],
    records: Path | None,
    store: tuple[str | Path | None, int],
) -> None:
    """Tables for everybody who can reach this machine. `proxies`: how many are in front, and in which header the
    outermost tells how long a line is. `store`: where, None to keep nothing, and for how many days rounds are kept."""
    prefix = "/" + root_path.strip("/") if root_path.strip("/") else ""
    hops, rtt_header = proxies
    if rtt_header and not hops:
        fail("rtt-without-proxy", 2)
    if records is not None:
        _make_folder(records)
    _begin()
    sock = _listen(host, port)
    where, keep_rounds = store
    config = Config(prefix, hops, rtt_header, allowed, records=records, store=where, keep_rounds=keep_rounds)

    def print_links(services: Services) -> None:
        where = f"{sock.getsockname()[1]}{prefix}/"
        say("serve-here", link=f"http://localhost:{where}")
        for link in services.reach.links():
            say("serve-there", link=link)

    _run(or_fail(lambda: make_server(config)), sock, print_links)


def _begin() -> None:
    if not (STATIC / "manifest.json").is_file():
        fail("not-built", 2)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s %(message)s")


def _run(server: Server, sock: socket.socket, when_up: Callable[[Services], None]) -> None:
    server.when_up = when_up
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[sock]))


def _read_rules(text: str) -> Rules:
    try:
        return Rules.parse(text)
    except RulesError as error:
        fail("bad-rules", 2, why=str(error))


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail("bad-value", 2, name="--records", why=error.strerror or str(error))


def _listen_as_usual() -> socket.socket:
    """Where the page was last time, so that the browser knows the player's name and settings again."""
    try:
        return listen(LOOPBACK, HOME_PORT)
    except OSError:
        return _listen(LOOPBACK, 0)


def _listen(host: str, port: int) -> socket.socket:
    try:
        return listen(host, port)
    except OSError as error:
        if error.errno is not None and "in use" in (error.strerror or ""):
            fail("port-taken", 2, host=host, port=str(port))
        fail("port-refused", 2, host=host, port=str(port), why=error.strerror or str(error))
    except (TypeError, UnicodeError):  # a name that no resolver takes
        fail("bad-value", 2, name="--host", why=host)
