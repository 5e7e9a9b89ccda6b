"""The race, again: between the call and the sheet, for nobody who does not want it, and nobody waits."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import until, wait_for_phase
from tests.browser.tables import open_table, sit
from tests.browser.weather import Road, road

Window = Callable[..., Page]
RACE = """classic, draw=1
0 n 2H | w KS / KC / QS / QC | s 2S 3S 4S 5S 6S | d -
1 n 2H | w KH / KD / QH / QD | s 2C 3C 4C 5C 6C | d -
f AH@0"""
TRIES = 5
PRESS_AT = """at => setTimeout(() => document.body.dispatchEvent(
  new KeyboardEvent("keydown", { key: "f", code: "KeyF", bubbles: true, cancelable: true })), at - Date.now())"""
LEAD = 400
"""Milliseconds until the first hand lets go."""
WAY = 0.07
"""Seconds to the server: who comes second has not seen yet that he does, and is given that much back."""
GAPS = {"at the same moment": 20, "ms before": 130}
"""Milliseconds from the first hand to the second, by what is said of such a race."""


@pytest.fixture
def way(server: str) -> Iterator[Road]:
    with road(server, WAY) as found:
        yield found


def race(window: Window, way: Road, gap: int, **options: object) -> tuple[Page, Page]:
    """Two hands go for one place, as close as two windows can."""
    ada, bo = window(**options), window(**options)
    link = open_table(way.url, position=RACE, seats=[{}, {}])
    sit(ada, link, "Ada")
    sit(bo, link, "Bo")
    for page in (ada, bo):
        until(page, "nerts.position() !== ''")
        page.wait_for_load_state("networkidle")
        page.keyboard.press("n")
    at = time.time() * 1000 + LEAD
    ada.evaluate(PRESS_AT, at)
    bo.evaluate(PRESS_AT, at + gap)
    ada.wait_for_timeout(LEAD + gap + 300)
    until(bo, "nerts.position().includes('2H@0') && nerts.pending() === 0")
    return ada, bo


def raced(window: Window, way: Road, says: str) -> Page:
    """The page of somebody who has seen such a race, when the round is over."""
    for _ in range(TRIES):
        ada, bo = race(window, way, GAPS[says])
        ada.click("#call")
        wait_for_phase(bo, "scored")
        bo.wait_for_timeout(300)
        if bo.locator(".told", has_text=says).count():
            return bo
    raise AssertionError(f"no such race in {TRIES} tries")


@pytest.mark.parametrize("says", GAPS)
def test_a_close_race_is_seen_again_and_the_sheet_is_there_already(window: Window, way: Road, says: str) -> None:
    bo = raced(window, way, says)
    expect(bo.locator(".told")).to_contain_text("2 of hearts")
    expect(bo.locator("table.scores")).to_be_visible()
    expect(bo.locator("#own-result")).not_to_be_empty()
    until(bo, "document.querySelector('.again') === null", 8)
    points = bo.locator("#own-result").inner_text().split()[0].removeprefix("+")
    expect(bo.locator("tr.mine .total")).to_have_text(points)


def test_a_key_or_a_tap_ends_it_and_reaches_the_sheet(window: Window, way: Road) -> None:
    bo = raced(window, way, "ms before")
    bo.wait_for_timeout(500)
    bo.click("#ready")
    until(bo, "document.querySelector('.again') === null", 1)
    until(bo, "document.querySelector('#ready') === null")


@pytest.mark.parametrize("how", ["reduced motion", "settings"])
def test_who_does_not_want_it_does_not_get_it(window: Window, way: Road, how: str) -> None:
    options = {"reduced_motion": "reduce"} if how == "reduced motion" else {}
    ada, bo = race(window, way, 20, **options)
    if how == "settings":
        bo.evaluate("localStorage.nerts = JSON.stringify({ again: false })")
        bo.reload()
        until(bo, "nerts.position() !== ''")
        bo.wait_for_load_state("networkidle")
    ada.click("#call")
    wait_for_phase(bo, "scored")
    bo.wait_for_timeout(200)
    assert bo.locator(".again").count() == 0
    expect(bo.locator("tr.mine .total")).to_be_visible()
