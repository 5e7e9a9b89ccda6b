"""The server is gone, or the live connection does not come about: said calmly, with a way on (P20)."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.blocked import blocked_way
from tests.browser.hands import centre, until
from tests.browser.tables import open_table, sit

Window = Callable[..., Page]

MIDDLE = """classic
0 n 9C 5H | w KS / KC / QS / 2S | s 2C 3S 4S 5S 6S 7S 8S 9S TS | d -
1 n 9D 5H | w KH / KD / QH / QD | s 2D 3C 4C 5C 6C 7C 8C 9C TC | d -
f AH@0 2H@0 3H@0 4H@0"""
OPEN = "(document.querySelector('#trouble[open]') !== null)"


@pytest.mark.parametrize("how", ["400", "200", "hang"])
def test_a_blocked_live_connection_is_named_after_eight_seconds(window: Window, server: str, how: str) -> None:
    with blocked_way(server, how) as way:
        page = window()
        start = time.monotonic()
        page.goto(way.to(open_table(server)))
        until(page, OPEN, 14)
        assert time.monotonic() - start > 7
        panel = page.locator("#trouble")
        expect(panel).to_contain_text("The live connection is blocked")
        expect(panel.locator("#again")).to_be_focused()
        page.evaluate("document.addEventListener('copy', () => { document.title = 'copied' })")
        page.click("#details")
        expect(panel.locator("#details")).to_contain_text("copied")
        way.how = ""
        page.click("#again")
        until(page, f"!{OPEN} && document.body.dataset.phase === 'lobby'", 12)


def test_what_could_not_be_fetched_is_fetched_again(window: Window, server: str) -> None:
    """A server that goes when the first cards are out must not leave a page without its dialogs."""
    page = window()
    sit(page, open_table(server, position=MIDDLE), "Ada")
    page.route("**/static/room-*.js", lambda route: route.abort())
    page.reload()
    page.wait_for_timeout(1500)
    page.unroute("**/static/room-*.js")
    page.get_by_role("button", name="How to play").click()
    expect(page.locator("dialog[open]")).to_be_visible()


def test_a_server_that_is_gone_is_named_and_nothing_is_played_meanwhile(window: Window, server: str) -> None:
    with blocked_way(server, "") as way:
        ada, bo = window(), window(viewport={"width": 390, "height": 844})
        link = open_table(server, position=MIDDLE, standin=False)
        sit(ada, way.to(link), "Ada")
        sit(bo, link, "Bo")
        until(ada, "nerts.position() !== ''")
        before = ada.evaluate("nerts.position()")
        way.how = "gone"
        until(ada, OPEN, 14)
        panel = ada.locator("#trouble")
        expect(panel).to_contain_text("The server does not answer")
        expect(panel).to_contain_text("Your seat and points are kept.")
        for key in ("n", "f", " ", "Escape", "Escape"):
            ada.keyboard.press(key)
        ada.mouse.click(*centre(ada, "s"))
        assert ada.evaluate("nerts.position()") == before
        assert ada.evaluate("nerts.pending()") == 0
        way.how = ""
        until(ada, f"!{OPEN}", 14)  # by itself
        until(ada, "document.querySelector('.toast.r3') === null")
        ada.keyboard.press(" ")
        until(bo, "nerts.position().includes('4S')")
