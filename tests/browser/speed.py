"""What a player waits for, measured in Chromium: `make bench-client`. Prints figures and judges nothing; the bytes are
held by tests/lab/test_bench.py."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from nerts.lab.bench import first_card_size
from nerts.words import LANGUAGES
from tests.browser.conftest import free_port, serving
from tests.browser.hands import until, wait_for_phase
from tests.browser.tables import DUEL, open_table, quick_table, sit

Window = Callable[..., Page]
RUNS = 7
RTT_MS = 150
BITS = 1.6e6
CPU = 4
BOTS = 8
WATCHED_MS = 8000

FIRST = """(() => {
  const look = () => {
    if (document.querySelector(".cards .card")) window.firstCard ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
FRAMES = """ms => new Promise((done) => {
  const times = [];
  let last = performance.now();
  const end = last + ms;
  const frame = (now) => {
    times.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(frame);
    else done(times);
  };
  requestAnimationFrame(frame);
})"""


def throttle(page: Page, cpu: float, slow: bool = False) -> CDPSession:
    """A slower machine; `slow`: a line of 1.6 Mbit/s with 150 ms there and back, for all but the WebSocket, which the
    browser does not slow down."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": cpu})
    if slow:
        line = {"offline": False, "latency": RTT_MS, "downloadThroughput": BITS / 8, "uploadThroughput": BITS / 8}
        session.send("Network.emulateNetworkConditions", line)
    return session


def seated(window: Window, link: str) -> Any:
    """The cookie of somebody who has a seat there."""
    page = window()
    sit(page, link, "Ada")
    state = page.context.storage_state()
    page.context.close()
    return state


def first_cards(window: Window, link: str, who: Any, cpu: float, slow: bool) -> float:
    """Milliseconds from the tap on a link to the first card, with nothing in the cache."""
    page = window(storage_state=who)
    throttle(page, cpu, slow)
    page.add_init_script(FIRST)
    page.goto(link)
    until(page, "window.firstCard > 0", 30)
    ms = float(page.evaluate("window.firstCard"))
    page.context.close()
    return ms


def frames(window: Window, url: str, cpu: float, size: tuple[int, int]) -> list[float]:
    """Milliseconds between frames while eight quick bots play."""
    page = window(viewport={"width": size[0], "height": size[1]})
    page.goto(f"{quick_table(url, BOTS)}#play")
    page.fill("dialog #name", "Ada")
    page.click("#begin")
    wait_for_phase(page, "playing", 30)
    throttle(page, cpu)
    page.wait_for_timeout(500)
    times: list[float] = page.evaluate(FRAMES, WATCHED_MS)
    page.context.close()
    return times


@pytest.fixture
def house(tmp_path: Path) -> object:
    port = free_port()
    with serving("--host", "127.0.0.1", port=port, data=tmp_path):
        yield f"http://127.0.0.1:{port}"


def test_figures(window: Window, house: str, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        sizes = {language: first_card_size(language) for language in LANGUAGES}
        print(f"\nbytes to the first card (gzip): {', '.join(f'{name} {size:,}' for name, size in sizes.items())}")
        link = open_table(house, position=DUEL)
        who = seated(window, link)
        for name, cpu, slow in (("as it is", 1.0, False), (f"{CPU}x CPU, {RTT_MS} ms, 1.6 Mbit/s", float(CPU), True)):
            times = sorted(first_cards(window, link, who, cpu, slow) for _ in range(RUNS))
            middle = statistics.median(times)
            print(f"first cards, {name}: median {middle:.0f} ms of {RUNS} ({times[0]:.0f} to {times[-1]:.0f})")
        for cpu in (1.0, float(CPU)):
            for size in ((1440, 900), (390, 844)):
                times = frames(window, house, cpu, size)
                late = statistics.quantiles(times, n=20)[-1]
                rate = 1000 * len(times) / sum(times)
                print(f"{BOTS} quick bots, {cpu:.0f}x, {size}: {rate:.1f} frames a second, 95 of 100 in {late:.1f} ms")
