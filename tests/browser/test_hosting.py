"""Hosting in the midst of a match, the game that stands still, and the wait by the score sheet, in a real browser."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import until, wait_for_phase
from tests.browser.tables import open_table, server_table, sit

Window = Callable[..., Page]

MIDDLE = """classic
0 n 9C 6H 5H | w KS / KC / QS / 2S | s 2C 3S 4S 5S 6S 7S 8S 9S TS | d -
1 n 9D 5H | w KH / KD / QH / QD | s 2D 3C 4C 5C 6C 7C 8C 9C TC | d -
2 n 9D 5H | w KH / KD / QH / QD | s 2D 3C 4C 5C 6C 7C 8C 9C TC | d -
f AH@0 2H@0 3H@0 4H@0"""
BOTS = [{}, {"bot": "hard"}, {"bot": "hard"}]
SIZES = pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => hidden ? "hidden" : "visible" });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
LINES = "[...document.querySelectorAll('.chart.wide .curve:not(.casing)')].map(line => line.getAttribute('d'))"
STANDS = "document.querySelector('#pause')?.open === true"


def photograph(page: Page, name: str) -> None:
    """Into the folder that NERTS_SHOTS names, if somebody wants to look."""
    folder = os.environ.get("NERTS_SHOTS")
    if folder:
        page.wait_for_timeout(300)
        page.screenshot(path=Path(folder) / f"{name}.png")


def sized(window: Window, size: tuple[int, int]) -> Page:
    return window(viewport={"width": size[0], "height": size[1]})


def open_menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator("#dialog").get_by_role("button", name=item, exact=True).click()


def close_dialog(page: Page) -> None:
    page.keyboard.press("Escape")
    until(page, "!document.querySelector('#dialog').open")


def three(window: Window, server: str, size: tuple[int, int]) -> tuple[Page, Page, Page, str]:
    ada, bo, cy = sized(window, size), window(), window()
    link = open_table(server, position=MIDDLE, pace="fast")
    for page, name in ((ada, "Ada"), (bo, "Bo"), (cy, "Cy")):
        sit(page, link, name)
    until(ada, "nerts.position() !== ''")
    return ada, bo, cy, link


@SIZES
def test_the_host_replaces_and_removes_in_mid_round(window: Window, server: str, size: tuple[int, int]) -> None:
    ada, bo, cy, link = three(window, server, size)
    max_ = window()
    max_.goto(link)
    until(max_, "nerts.position() !== ''")
    open_menu(ada, "Players")
    row = ada.locator("#dialog .seatrow", has_text="Bo")
    row.get_by_role("button", name="Let a bot play for Bo").click()
    photograph(ada, f"ask-{size[0]}")
    ada.click("#yes")
    expect(row.locator(".bot")).to_be_visible()
    expect(bo.locator("#name")).to_be_visible()  # he watches, and may sit down again
    ada.locator("#dialog .seatrow", has_text="Cy").get_by_role("button", name="Remove Cy").click()
    ada.get_by_role("button", name="Cancel").click()
    expect(ada.locator(".asked")).to_have_count(0)
    ada.locator("#dialog .seatrow", has_text="Cy").get_by_role("button", name="Remove Cy").click()
    ada.click("#yes")
    expect(cy.locator("h1")).to_contain_text("removed")
    expect(ada.locator("#dialog [data-watcher]")).to_have_count(2, timeout=5000)
    photograph(ada, f"players-{size[0]}")
    ada.locator("#dialog [data-watcher]", has_text="Watcher").get_by_role("button").click()
    ada.click("#yes")
    expect(max_.locator("h1")).to_contain_text("removed")
    expect(ada.locator("#dialog [data-watcher]")).to_have_count(1, timeout=5000)
    before = server_table(link)["seq"]
    ada.wait_for_timeout(4000)
    assert server_table(link)["seq"] > before  # both hands are played on
    bo.fill("#name", "Bo")
    bo.click("#sit")
    expect(bo.locator(".toast")).to_contain_text("You play on with Cy")  # whose place is empty


def goes_on(page: Page, link: str, seq: int) -> None:
    """More happens than that; bots look at their cards for a while first, and after a pause for a second at least."""
    for _ in range(80):
        if server_table(link)["seq"] > seq:
            return
        page.wait_for_timeout(250)
    raise AssertionError(f"nothing has happened after event {seq}")


@SIZES
def test_alone_with_bots_the_game_stands_still_and_goes_on(window: Window, server: str, size: tuple[int, int]) -> None:
    page = sized(window, size)
    link = open_table(server, position=MIDDLE, seats=BOTS, pace="fast")
    sit(page, link, "Ada")
    until(page, "nerts.position() !== ''")

    def stands() -> None:
        until(page, STANDS)
        before = server_table(link)["position"]
        page.wait_for_timeout(2500)
        assert server_table(link)["position"] == before

    page.keyboard.press("p")
    stands()
    photograph(page, f"pause-{size[0]}")
    page.keyboard.press(" ")  # plays nothing: the button has the focus, and goes on
    until(page, f"!{STANDS}")
    open_menu(page, "Pause")
    stands()
    page.reload()
    stands()
    page.keyboard.press("p")
    until(page, f"!{STANDS}")
    page.evaluate(HIDE, True)
    page.wait_for_timeout(600)
    page.evaluate(HIDE, False)
    stands()
    page.click("#go-on")
    until(page, f"!{STANDS}")
    goes_on(page, link, server_table(link)["seq"])


def test_help_pauses_for_who_plays_with_bots_alone(window: Window, server: str) -> None:
    page = window()
    link = open_table(server, position=MIDDLE, seats=BOTS, pace="fast")
    sit(page, link, "Ada")
    until(page, "nerts.position() !== ''")
    open_menu(page, "How to play")
    page.wait_for_timeout(700)
    before = server_table(link)["seq"]
    page.wait_for_timeout(2500)
    assert server_table(link)["seq"] == before
    close_dialog(page)
    goes_on(page, link, before + 1)
    assert not page.evaluate(STANDS)


def test_among_friends_all_see_who_has_paused_and_talk(window: Window, server: str) -> None:
    ada, bo, _, link = three(window, server, (1440, 900))
    bo.keyboard.press("p")
    open_menu(bo, "How to play")
    bo.wait_for_timeout(600)
    assert not ada.evaluate(STANDS)  # not his to stop
    close_dialog(bo)
    ada.keyboard.press("p")
    until(bo, STANDS)
    expect(bo.locator("#pause")).to_contain_text("Paused by Ada")
    expect(bo.locator("#go-on")).to_have_count(0)
    photograph(bo, "pause-friends")
    bo.keyboard.press("Escape")
    assert bo.evaluate(STANDS)
    before = server_table(link)["position"]
    bo.locator("#pause").get_by_role("button", name="Chat").click()
    bo.locator("#dialog input[name=text]").fill("back in a minute")
    bo.keyboard.press("Enter")
    close_dialog(bo)
    until(bo, STANDS)
    ada.locator("#pause").get_by_role("button", name="Chat").click()
    expect(ada.locator("#dialog .said")).to_contain_text("back in a minute")
    close_dialog(ada)
    assert server_table(link)["position"] == before
    ada.click("#go-on")
    until(bo, f"!{STANDS}")


@SIZES
def test_the_chart_survives_a_reload_and_the_wait_is_told(window: Window, server: str, size: tuple[int, int]) -> None:
    ada, bo, cy, link = three(window, server, size)
    for keys in ("nf", "nf", " "):
        for key in keys:
            ada.keyboard.press(key)
        until(ada, "nerts.pending() === 0")
    assert "6H@0" in server_table(link)["position"]
    ada.wait_for_timeout(500)
    for page in (ada, bo, cy):
        page.keyboard.press("x")
    expect(ada.locator(".toast")).to_contain_text("new stocks")
    for page in (ada, bo, cy):
        page.keyboard.press("x")
    wait_for_phase(ada, "scored")
    cy.context.close()
    chart = ada.locator(".chart >> visible=true")
    expect(chart).to_have_count(1)
    drawn = ada.evaluate(LINES)
    assert len(drawn) == 3
    ada.reload()
    wait_for_phase(ada, "scored")
    expect(chart).to_have_count(1)
    assert ada.evaluate(LINES) == drawn
    waiting = ada.locator("#waiting")
    expect(waiting).to_contain_text("Waiting for Cy (1", timeout=5000)
    expect(waiting).to_contain_text("a bot stands in")
    photograph(ada, f"waiting-{size[0]}")
    bo.click("#ready")
    expect(bo.locator("#start-now")).to_have_count(0)
    ada.click("#ready")
    ada.click("#start-now")
    wait_for_phase(ada, "playing")
    open_menu(ada, "Players")
    expect(ada.locator("#dialog .seatrow", has_text="Cy").locator(".bot")).to_be_visible(timeout=5000)
