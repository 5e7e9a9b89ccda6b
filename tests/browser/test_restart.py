"""The server is killed in the middle of a round, and another one goes on with it."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from nerts.engine.proof import verify
from tests.browser.conftest import free_port, serving
from tests.browser.hands import drag, last_card, until, wait_for_phase
from tests.browser.tables import DUEL, open_table, sit
from tests.browser.test_fair_deal import LINES, checked
from tests.browser.test_replay import engine_at, shown

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
            until(page, "document.querySelector('.toast, #trouble[open]') === null", 20)
        assert [page.evaluate("nerts.position()") for page in (ada, bo)] == before
        drag(bo, last_card(bo, "n"), last_card(bo, "f-c"))
        until(ada, "nerts.position().includes('f AH@0 / AC@1')")


def test_a_dealt_round_outlives_the_server_to_its_end_its_proof_and_its_replay(window: Window, tmp_path: Path) -> None:
    port = free_port()
    ada, bo = window(), window(viewport={"width": 390, "height": 844})
    with serving("--host", "127.0.0.1", port=port, data=tmp_path) as process:
        bots = [{"bot": "hard"}] * 2
        sit(ada, open_table(f"http://127.0.0.1:{port}", rules="quick, nerts=5", seats=bots, pace="fast"), "Ada")
        sit(bo, ada.url, "Bo")
        ada.click("#start")
        wait_for_phase(ada, "playing")
        ada.keyboard.press("Space")
        ada.wait_for_timeout(2500)
        process.kill()
        process.wait()
        for page in (ada, bo):
            expect(page.locator(".toast")).to_contain_text("Connection lost")
    with serving("--host", "127.0.0.1", port=port, data=tmp_path):
        assert checked(ada) == dict.fromkeys(LINES, "yes") | {"deal": "fair"}
        ada.keyboard.press("Escape")
        with ada.context.expect_page() as opened:
            ada.click("#watch-round")
        replay = opened.value
        replay.locator("#play").wait_for()
        name = replay.url.partition("#")[0].rpartition("/")[2]
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/rounds/{name}") as answer:
            record = json.load(answer)["record"]
        assert verify(record).rounds
        box = replay.locator("#timeline").bounding_box()
        assert box is not None
        replay.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + 10)
        until(replay, "location.hash.includes('t=')")
        ms = round(1000 * float(replay.evaluate("/t=([\\d.]+)s/.exec(location.hash)[1]")))
        assert shown(replay) == engine_at(record, ms)
        expect(ada.locator("table.scores")).to_be_visible()
