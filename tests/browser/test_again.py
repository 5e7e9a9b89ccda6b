"""The race, again: between the call and the sheet, for nobody who does not want it, and nobody waits."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import until, wait_for_phase
from tests.browser.tables import open_table, sit

Window = Callable[..., Page]
RACE = """classic, draw=1
0 n 2H | w KS / KC / QS / QC | s 2S 3S 4S 5S 6S | d -
1 n 2H | w KH / KD / QH / QD | s 2C 3C 4C 5C 6C | d -
f AH@0"""
TRIES = 8


def race(window: Window, server: str, **options: object) -> tuple[Page, Page]:
    """Two hands go for one place, as close as two windows can."""
    ada, bo = window(**options), window(**options)
    link = open_table(server, position=RACE, seats=[{}, {}])
    sit(ada, link, "Ada")
    sit(bo, link, "Bo")
    for page in (ada, bo):
        until(page, "nerts.position() !== ''")
        page.wait_for_load_state("networkidle")
        page.keyboard.press("n")
    ada.keyboard.press("f")
    bo.keyboard.press("f")
    until(ada, "nerts.position().includes('2H@0')")
    return ada, bo


def raced(window: Window, server: str) -> Page:
    """The page of somebody who has seen a close race, when the round is over."""
    for _ in range(TRIES):
        ada, bo = race(window, server)
        ada.click("#call")
        wait_for_phase(bo, "scored")
        bo.wait_for_timeout(60)
        if bo.locator(".again").count():
            return bo
    raise AssertionError(f"no close race in {TRIES} tries")


def test_a_close_race_is_seen_again_and_the_sheet_is_there_already(window: Window, server: str) -> None:
    bo = raced(window, server)
    expect(bo.locator(".told")).to_contain_text("2 of hearts")
    expect(bo.locator("table.scores")).to_be_visible()
    expect(bo.locator("#own-result")).not_to_be_empty()
    until(bo, "document.querySelector('.again') === null", 8)
    points = bo.locator("#own-result").inner_text().split()[0].removeprefix("+")
    expect(bo.locator("tr.mine .total")).to_have_text(points)


def test_a_key_or_a_tap_ends_it_and_reaches_the_sheet(window: Window, server: str) -> None:
    bo = raced(window, server)
    bo.wait_for_timeout(500)
    bo.click("#ready")
    until(bo, "document.querySelector('.again') === null", 1)
    until(bo, "document.querySelector('#ready') === null")


@pytest.mark.parametrize("how", ["reduced motion", "settings"])
def test_who_does_not_want_it_does_not_get_it(window: Window, server: str, how: str) -> None:
    options = {"reduced_motion": "reduce"} if how == "reduced motion" else {}
    ada, bo = race(window, server, **options)
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
