"""A real server, a real browser, and a window of its own for each test, which must end without an error."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium

ARGUMENTS = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-sandbox")
DESKTOP = {"width": 1440, "height": 900}
TAUGHT = """try {
  localStorage.nerts ??= JSON.stringify({ taught: true, firsts: ["nerts", "ace", "stock", "space"] });
} catch { /* it may be forbidden */ }"""
PATIENCE = 20.0
"""Seconds for a server to come up on a busy machine."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_until_up(url: str, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None, f"the server has ended with code {process.returncode}"
        try:
            urllib.request.urlopen(f"{url}/healthz", timeout=PATIENCE).close()
        except OSError:
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)
        else:
            return


@contextmanager
def serving(*options: str, port: int, data: Path, package: Path | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """A running server with the test hooks on, a data folder of its own, and the package of another folder, if any."""
    command = [str(Path(sys.executable).with_name("nerts")), "serve", "--port", str(port), "--data", str(data)]
    environment = os.environ | {"NERTS_TEST": "1"} | ({"PYTHONPATH": str(package)} if package else {})
    process = subprocess.Popen([*command, *options], env=environment, stdout=subprocess.DEVNULL)
    try:
        wait_until_up(f"http://127.0.0.1:{port}", process)
        yield process
    finally:
        process.terminate()
        process.wait(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a running server."""
    port = free_port()
    with serving("--host", "127.0.0.1", port=port, data=tmp_path_factory.mktemp("server")):
        yield f"http://127.0.0.1:{port}"


# For a module only: while Playwright is up, its event loop runs in this thread and lets no asynchronous test run.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    assert path, chromium.MISSING
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def window(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens windows that share nothing, so that each is a person of its own; takes what Browser.new_context takes, and
    `taught=False` for somebody who has never been here: the others are taught nothing."""
    contexts, errors = [], list[str]()

    def open_window(*, taught: bool = True, **options: object) -> Page:
        context = browser.new_context(**{"viewport": DESKTOP, **options})  # type: ignore[arg-type]
        if taught:
            context.add_init_script(TAUGHT)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield open_window
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def page(window: Callable[..., Page]) -> Page:
    return window()
