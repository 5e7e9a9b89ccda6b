"""A PostgreSQL of the tests' own: Debian's programs, installed here when root, and a database in a temporary folder."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg

MISSING = "The tests of the store need PostgreSQL: install it, or set PG_BIN to the folder of its programs."
NOBODY = 65534
"""Whom PostgreSQL runs as when root runs the tests: it refuses root."""
FAST_SHUTDOWN = signal.SIGINT


def find() -> Path | None:
    """The folder of the programs."""
    folders = [Path(os.environ["PG_BIN"])] if "PG_BIN" in os.environ else _usual()
    return next((folder for folder in folders if (folder / "initdb").is_file()), None)


def _usual() -> list[Path]:
    found = shutil.which("postgres")
    beside = [Path(found).resolve().parent] if found else []
    return beside + sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def install() -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", "postgresql"]):
        subprocess.run(
            ["apt-get", *arguments], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True
        )


def main() -> str | None:
    if not find() and shutil.which("apt-get") and os.geteuid() == 0:
        install()
    return None if find() else MISSING


@contextmanager
def running() -> Iterator[str]:
    """The URL of an empty database; a socket in its folder, no port."""
    programs = find()
    assert programs, MISSING
    with TemporaryDirectory(prefix="nerts-pg-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
        data = folder / "data"
        initdb = [
            programs / "initdb",
            "-D",
            data,
            "-U",
            "nerts",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        ]
        subprocess.run(_unprivileged(initdb), cwd=folder, check=True, stdout=subprocess.DEVNULL)
        command = _unprivileged(
            [programs / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"]
        )
        log = folder / "log"
        with log.open("w") as out, subprocess.Popen(command, cwd=folder, stdout=out, stderr=out) as server:
            url = f"postgresql://nerts@/postgres?host={folder}"
            try:
                _wait(lambda: server.poll() is None, url, log)
                yield url
            finally:
                server.send_signal(FAST_SHUTDOWN)
                server.wait(30)


def _unprivileged(command: list[Any]) -> list[Any]:
    drop = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    return (drop if os.geteuid() == 0 else []) + command


def _wait(alive: Callable[[], bool], url: str, log: Path) -> None:
    end = time.monotonic() + 30
    while True:
        try:
            psycopg.connect(url).close()
        except psycopg.OperationalError:
            assert alive(), log.read_text()
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.05)
        else:
            return


if __name__ == "__main__":
    sys.exit(main())
