"""The rules with an address: six pictures, the options of a table, every rule in words, in each language."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from nerts.words import LANGUAGES, text
from tests.browser.tables import open_table, sit
from tests.browser.test_access import assert_no_faults
from tests.browser.test_languages import TAGS

Window = Callable[..., Page]
PHONE = {"width": 390, "height": 844}


def chips(page: Page, which: str = "") -> list[str]:
    return page.locator(f".optchips li{which} b").all_inner_texts()


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_pictures_are_told_to_who_cannot_see_them(window: Window, server: str, language: str) -> None:
    page = window(locale=TAGS[language])
    page.goto(f"{server}/rules?at={quote('jokers, target=50')}")
    expect(page.locator("h1")).to_have_text(text("rulebook", "book-title", language))
    told = [it.get_attribute("aria-label") for it in page.locator(".picture").all()]
    names = ("layout", "work", "home", "stock", "tie", "call")
    assert told == [text("rulebook", f"book-{name}", language) for name in names]
    assert chips(page, ".differs") == ["2", "50"]
    assert text("rules", "preset-jokers", language) in page.locator(".options h2").inner_text()
    for width, height in [(1440, 900), (768, 1024), (390, 844), (320, 640)]:
        page.set_viewport_size({"width": width, "height": height})
        wide, cut = page.evaluate(
            """[document.documentElement.scrollWidth - innerWidth,
            [...document.querySelectorAll(".picture, .optchips li, .rulebook button:not(.langbutton)")]
              .filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.outerHTML.slice(0, 80))]"""
        )
        assert wide == 0, (width, height)
        assert cut == [], (width, height)
    assert_no_faults(page)


def test_without_a_table_the_usual_rules_are_shown_and_nothing_is_framed(page: Page, server: str) -> None:
    page.goto(server)
    page.click("#rules")
    expect(page.locator(".options h2")).to_have_text("Classic")
    assert chips(page)[0] == "13"
    assert chips(page, ".differs") == []
    page.click("#learn")
    expect(page.locator("#show-me")).to_be_visible()
    page.go_back()
    expect(page.locator("h1")).to_have_text(text("rulebook", "book-title"))


@pytest.mark.parametrize(
    "asked", ["nonsense", "classic, nerts=abc", "classic, nerts=999999", "<b>, x", "classic, tie=maybe"]
)
def test_an_address_that_names_no_rules_shows_the_usual_ones(page: Page, server: str, asked: str) -> None:
    page.goto(f"{server}/rules?at={quote(asked)}")
    expect(page.locator(".options h2")).to_have_text("Classic")
    assert chips(page, ".differs") == []


def test_a_table_opens_its_own_rules_beside_it(window: Window, server: str) -> None:
    page = window()
    sit(page, open_table(server, rules="quick, jokers=1"), "Ada")
    page.locator("button[data-icon=help]").click()
    with page.expect_popup() as opened:
        page.click("#book")
    rules = opened.value
    expect(rules.locator(".options h2")).to_contain_text("Quick")
    assert "1" in chips(rules, ".differs")
    page.keyboard.press("Escape")
    expect(page.locator("#stand")).to_be_visible()


def test_keys_are_told_only_where_there_is_a_keyboard(window: Window, server: str) -> None:
    for touch in (False, True):
        page = window(has_touch=touch, is_mobile=touch, viewport=PHONE)
        page.goto(f"{server}/rules")
        expect(page.locator("#words h3").last).to_be_visible()
        assert page.locator("kbd").count() == (0 if touch else 11)


def test_pictures_stay_pictures_in_forced_colours_and_in_the_dark(window: Window, server: str) -> None:
    page = window(forced_colors="active", color_scheme="dark")
    page.goto(f"{server}/rules")
    expect(page.locator(".picture")).to_have_count(6)
    inks = page.evaluate("[...document.querySelectorAll('.drawn .face path, .drawn .face use')].length")
    assert inks > 40
    assert_no_faults(page)
