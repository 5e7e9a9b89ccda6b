"""The server is killed in the middle of a round, and another one goes on with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import free_port, serving
from tests.browser.hands import drag, last_card, until
from tests.browser.tables import DUEL, open_table, sit

Window = Callable[..., Page]


def test_a_round_goes_on_when_the_server_was_killed(window: Window, tmp_path: Path) -> None:
    port = free_port()
    ada, bo = window(), window(viewport={"width": 390, "height": 844})
    with serving("--host", "127.0.0.1", port=port, data=tmp_path) as process:
        sit(ada, open_table(f"http://127.0.0.1:{port}", position=DUEL), "Ada")
        sit(bo, ada.url, "Bo")
        drag(ada, last_card(ada, "n"), last_card(ada, "f-h"))
        until(bo, "nerts.position().includes('f AH@0')")
        process.kill()
        process.wait()
        for page in (ada, bo):
            expect(page.locator(".toast")).to_contain_text("Connection lost")
        before = [page.evaluate("nerts.position()") for page in (ada, bo)]
    with serving("--host", "127.0.0.1", port=port, data=tmp_path):
        for page in (ada, bo):
            until(page, "document.querySelector('.toast') === null", 20)
        assert [page.evaluate("nerts.position()") for page in (ada, bo)] == before
        drag(bo, last_card(bo, "n"), last_card(bo, "f-c"))
        until(ada, "nerts.position().includes('f AH@0 / AC@1')")
