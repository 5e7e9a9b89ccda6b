"""Everybody can play: no page has a fault that axe knows of, focus stays where it was, piles say what they are."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from nerts.words import text
from tests.browser.hands import box, drag, last_card, until, wait_for_phase
from tests.browser.listener import Listener
from tests.browser.tables import DUEL, open_table, quick_table, sit

Window = Callable[..., Page]
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
OPTIONS = {"runOnly": {"type": "tag", "values": STANDARDS}, "rules": {"target-size": {"enabled": True}}}
LOOKS: list[dict[str, Any]] = [
    {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "has_touch": True, "is_mobile": True},
]

MIDDLE = """classic
0 n 9C 9H AC | w KS QD JC / KC / QS JH / - | s 2S 3S 4S 5S 6S | d 8C 4D 7H
1 n 9D AD | w KH / KD / QH / QD JS | s 2D 3D 4D 5D 6D | d TH
f AH@0 2H@1 3H@0 / AS@1"""


def assert_no_faults(page: Page) -> None:
    page.wait_for_timeout(400)  # contrast is measured when nothing fades any more
    found = Axe().run(page, options=OPTIONS)
    faults = [(fault["id"], [node["html"][:120] for node in fault["nodes"]]) for fault in found.response["violations"]]
    assert faults == []


@pytest.mark.parametrize("look", LOOKS, ids=["desktop-light", "phone-dark"])
def test_no_page_has_a_fault(window: Window, server: str, look: dict[str, Any]) -> None:
    page = window(**look)
    page.goto(server)
    assert_no_faults(page)
    sit(page, open_table(server, seats=[{"bot": "easy"}] * 3), "Ada")
    page.click("#all-options")
    assert_no_faults(page)
    sit(page, open_table(server, position=MIDDLE, seats=[{}, {"bot": "easy"}], pace="slow"), "Ada")
    until(page, "nerts.position() !== ''")
    assert_no_faults(page)


def test_the_score_sheet_has_no_fault(page: Page, server: str) -> None:
    over = MIDDLE.replace("n 9C 9H AC", "n -")
    sit(page, open_table(server, position=over, seats=[{}, {"bot": "easy"}], pace="slow"), "Ada")
    page.click("#call")
    wait_for_phase(page, "scored")
    expect(page.locator("table.scores")).to_be_visible()
    assert_no_faults(page)
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 700})
        page.wait_for_timeout(100)
        assert page.evaluate("[...document.querySelectorAll('.scroll')].every(e => e.scrollWidth <= e.clientWidth)")


def test_piles_say_what_they_are_and_covered_cards_nothing(window: Window, server: str) -> None:
    page = window()
    sit(page, open_table(server, position=MIDDLE, seats=[{}, {"bot": "easy"}], pace="slow"), "Ada")
    names = {
        pile: str(page.locator(f'[data-pile="{pile}"]').get_attribute("aria-label"))
        for pile in ("n", "w1", "s", "d", "f1")
    }
    assert "ace of clubs" in names["n"].lower()
    assert "jack of clubs" in names["w1"].lower()
    assert "7 of hearts" in names["d"].lower()
    assert "3 of hearts" in names["f1"].lower()
    everything = page.inner_html("body")
    assert "9 of hearts" not in everything.lower()  # beneath the Nerts top


def test_b33_focus_stays_on_its_pile_through_every_update(page: Page, server: str) -> None:
    page.goto(server)
    page.click("#bots")
    wait_for_phase(page, "playing", 15)
    page.focus('[data-pile="w3"]')
    seq = int(page.evaluate("nerts.seq()"))
    until(page, f"nerts.seq() > {seq} + 5", 30)
    for key in ("n", "4", "Escape", "w", "Escape"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.pile") == "w3"


def test_every_own_pile_is_large_enough_for_a_thumb(window: Window, server: str) -> None:
    page = window(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    sit(page, open_table(server, position=MIDDLE, seats=[{}, {"bot": "easy"}], pace="slow"), "Ada")
    until(page, "nerts.position() !== ''")
    for pile in ("n", "w1", "w2", "w3", "w4", "d", "s"):
        assert min(box(page, pile)["width"], box(page, pile)["height"]) >= 44
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    drag(page, last_card(page, "n"), last_card(page, "f-c"))
    until(page, "nerts.position().includes('AC@0')")


def test_a_round_through_roles_and_names_alone(window: Window, server: str) -> None:
    """As who hears the page plays it: by buttons with a role and a name, and Enter."""
    page = window()
    page.goto(f"{quick_table(server)}#play")
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Play", exact=True).press("Enter")
    page.get_by_role("list", name="Your cards").wait_for(state="attached")
    listener = Listener(page)
    end = time.monotonic() + 240
    while not page.get_by_role("table").count():
        assert time.monotonic() < end, "the round has not ended"
        call = page.get_by_role("button", name=text("table", "word-nerts"))
        if call.count():
            call.press("Enter")
        elif page.get_by_role("list", name="Your cards").count():
            listener.step()
        page.wait_for_timeout(130)
    expect(page.get_by_role("table").first).to_be_visible()
    assert listener.plays >= 10


def test_where_a_card_may_go_is_said_when_it_is_taken_up(window: Window, server: str) -> None:
    page = window()
    sit(page, open_table(server, position=DUEL), "Ada")
    said = page.locator("#live")
    page.keyboard.press("n")
    expect(said).to_contain_text("ace of hearts goes to: hearts in the middle")
    page.keyboard.press("f")
    expect(said).to_contain_text("ace of hearts played")
    page.keyboard.press("n")
    expect(said).to_contain_text("9 of clubs goes nowhere now")


def test_how_much_is_said_is_a_choice(window: Window, server: str) -> None:
    table = open_table(server, position=DUEL)
    ada, bea = window(), window()
    ada.add_init_script("localStorage.nerts = JSON.stringify({ taught: true, firsts: [], voice: 'all' })")
    bea.add_init_script("localStorage.nerts = JSON.stringify({ taught: true, firsts: [], voice: 'calls' })")
    sit(ada, table, "Ada")
    sit(bea, table, "Bea")
    until(ada, "nerts.position() !== ''")
    bea.keyboard.press("n")
    bea.keyboard.press("f")
    expect(ada.locator("#live")).to_contain_text("Bea: ace of clubs, in the middle")
    assert "ace of clubs played" not in bea.locator("#live").inner_text()
    ada.keyboard.press("n")
    ada.keyboard.press("f")
    ada.keyboard.press("c")
    bea.wait_for_timeout(600)
    assert "Ada:" not in bea.locator("#live").inner_text()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)])
def test_cards_are_as_large_as_one_likes(window: Window, server: str, size: tuple[int, int]) -> None:
    page = window(viewport={"width": size[0], "height": size[1]})
    sit(page, open_table(server, position=DUEL), "Ada")
    until(page, "document.querySelector('[data-pile=n]') !== null")
    widths = []
    for percent in (60, 100, 160):
        page.evaluate(
            "(size) => localStorage.setItem('nerts', JSON.stringify({ ...JSON.parse(localStorage.nerts), size }))",
            percent / 100,
        )
        page.reload()
        until(page, "document.querySelector('[data-pile=n]') !== null")
        page.wait_for_timeout(300)
        widths.append(page.locator("[data-pile=n]").bounding_box()["width"])  # type: ignore[index]
    assert widths[0] <= widths[1] <= widths[2]
    assert widths[0] < widths[2]
