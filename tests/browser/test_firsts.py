"""Marks of the first rounds: one at a time, gone with what they ask for, and never in the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from nerts.words import LANGUAGES, text
from tests.browser.hands import until
from tests.browser.tables import open_table, sit
from tests.browser.test_access import assert_no_faults
from tests.browser.test_languages import TAGS

Window = Callable[..., Page]
PHONE = {"width": 390, "height": 844}
START = """classic
0 n 9C 8C 4D | w 5S / AC / QS / QC | s 2S 3S 4S 5S 6S | d -
1 n 9D AC | w KH / KD / QH / QD | s 2C 3C 4C 5C 6C | d -
f -"""


def is_marked(page: Page, first: str, language: str = "en") -> None:
    expect(page.locator(".first b")).to_have_text(text("firsts", f"first-{first}.head", language))


def play(page: Page, keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_each_mark_goes_with_what_it_asks_for(window: Window, server: str) -> None:
    page = window(taught=False)
    sit(page, open_table(server, position=START), "Ada")
    is_marked(page, "nerts")
    assert_no_faults(page)
    play(page, "n1")
    is_marked(page, "ace")
    play(page, "2f")
    is_marked(page, "space")
    play(page, "n2")
    is_marked(page, "stock")
    play(page, " ")
    expect(page.locator(".first")).to_have_count(0)
    assert sorted(page.evaluate("JSON.parse(localStorage.nerts).firsts")) == ["ace", "nerts", "space", "stock"]


def test_got_it_shows_the_next_and_skip_ends_all_for_good(window: Window, server: str) -> None:
    page = window(taught=False, viewport=PHONE)
    sit(page, open_table(server, position=START), "Ada")
    is_marked(page, "nerts")
    page.click("#first-known")
    is_marked(page, "ace")
    page.click("#first-skip")
    expect(page.locator(".first")).to_have_count(0)
    page.reload()
    until(page, "nerts.position() !== '' && document.querySelector('[data-pile=n]') !== null")
    page.wait_for_timeout(500)
    expect(page.locator(".first")).to_have_count(0)


def test_the_cards_under_a_mark_can_be_played(window: Window, server: str) -> None:
    page = window(taught=False, viewport=PHONE)
    sit(page, open_table(server, position=START), "Ada")
    is_marked(page, "nerts")
    box = page.locator(".first").bounding_box()
    assert box
    hit = "([x, y]) => document.elementFromPoint(x, y).closest('.first') === null"
    assert page.evaluate(hit, [box["x"] + box["width"] / 2, box["y"] + 20])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mark_stays_in_the_window(window: Window, server: str, language: str) -> None:
    page = window(taught=False, locale=TAGS[language])
    sit(page, open_table(server, position=START), "Ada")
    is_marked(page, "nerts", language)
    for width, height in [(1440, 900), (390, 844), (320, 568), (844, 390), (768, 1024)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        box = page.locator(".first").bounding_box()
        assert box
        assert min(box["x"], box["y"]) >= 0, (width, height)
        assert box["x"] + box["width"] <= width, (width, height)
        assert box["y"] + box["height"] <= height, (width, height)
