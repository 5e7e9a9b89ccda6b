"""A stranger plays: whole rounds through the real page."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Keys, Pointer, Taps, drag, last_card, phase, top_of, until, wait_for_phase
from tests.browser.tables import DUEL, open_table, sit

Window = Callable[..., Page]
BOTS = 3
"""That a table of the start page has: the own team comes after them."""


def start_with_bots(page: Page, server: str) -> None:
    page.goto(server)
    page.fill("#name", "Kim")
    page.click("#bots")
    wait_for_phase(page, "playing", 15)


def own_team(page: Page) -> int:
    """With bots the own seat is the last one to be taken, and teams are seats."""
    return int(str(page.locator(".ledger [data-seat]").first.get_attribute("data-seat")))


def test_a_round_by_pointer_ends_on_the_score_sheet(page: Page, server: str) -> None:
    start_with_bots(page, server)
    steps = Pointer(page, own_team(page)).play_round()
    assert steps > 10
    expect(page.locator("table")).to_contain_text("Kim")
    expect(page.locator("#ready")).to_be_visible()


def test_a_round_by_taps_alone(window: Window, server: str) -> None:
    page = window(viewport={"width": 390, "height": 844})
    start_with_bots(page, server)
    assert Taps(page, BOTS).play_round() > 10
    expect(page.locator("#ready")).to_be_visible()


def test_a_round_by_keyboard_alone(page: Page, server: str) -> None:
    page.goto(server)
    page.focus("#bots")
    page.keyboard.press("Enter")
    wait_for_phase(page, "playing", 15)
    assert Keys(page, own_team(page)).play_round() > 10
    page.focus("#ready")
    page.keyboard.press("Enter")
    wait_for_phase(page, "playing", 15)


def test_two_pages_that_joined_by_link_see_each_others_cards(window: Window, server: str) -> None:
    link = open_table(server, position=DUEL)
    ada, bo = window(), window(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit(ada, link, "Ada")
    sit(bo, link, "Bo")
    drag(ada, last_card(ada, "n"), last_card(ada, "f-h"))
    until(bo, "nerts.position().includes('f AH@0')")
    bo.locator('[data-pile="n"]').tap()
    bo.locator('[data-pile="f-c"]').tap()
    until(ada, "nerts.position().includes('f AH@0 / AC@1')")
    assert top_of(Pointer(ada, 0).look(), 0, "n") == "9C"
    assert top_of(Pointer(ada, 0).look(), 1, "n") == "9D"


def test_a_refused_card_returns_with_its_reason(window: Window, server: str) -> None:
    page = window()
    sit(page, open_table(server, position=DUEL), "Ada")
    sit(window(), page.url, "Bo")
    before = page.evaluate("nerts.position()")
    drag(page, last_card(page, "n"), last_card(page, "w1"))
    expect(page.locator(".toast")).to_be_visible()
    page.wait_for_timeout(400)
    assert page.evaluate("nerts.position()") == before
    assert phase(page) == "playing"


def test_the_first_card_lies_soon_after_the_server_is_up(page: Page, capsys: pytest.CaptureFixture[str]) -> None:
    """From the printed link, and a name, to a card on the table; within 3 s where nothing else runs."""
    command = [str(Path(sys.executable).with_name("nerts")), "play", "--no-browser", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            link = process.stdout.readline().split()[-1]
            begin = time.monotonic()
            page.goto(link)
            page.fill("dialog #name", "Ada")
            page.keyboard.press("Enter")
            page.locator(".cards .card").first.wait_for()
            seconds = time.monotonic() - begin
        finally:
            process.terminate()
    with capsys.disabled():
        print(f" first card after {seconds:.2f} s ", end="")
    assert seconds < 15


WON = """quick, target=3
0 n 9C | w TH / KC / QS / QC | s 2S 3S | d -
1 n 9D AC | w KH / KD / QH / QD | s 2C 3C | d -
f AH@0 2H@0 3H@0"""


def test_a_match_is_won_and_played_again_by_the_same_people(window: Window, server: str) -> None:
    ada, bo = window(), window(viewport={"width": 390, "height": 844})
    link = open_table(server, position=WON, pace="slow")
    sit(ada, link, "Ada")
    sit(bo, link, "Bo")
    drag(ada, last_card(ada, "n"), last_card(ada, "w1"))  # the last Nerts card: the call comes by itself
    for page in (ada, bo):
        wait_for_phase(page, "over")
        expect(page.locator("h1")).to_contain_text("You win" if page is ada else "Ada")
        page.click("#ready")
    for page in (ada, bo):
        wait_for_phase(page, "playing", 15)
        assert Pointer(page, 0).look().foundations == []
