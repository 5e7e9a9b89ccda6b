"""Six languages: the browser's at first, any other in a tap, and none that nobody asked for."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from nerts.files import STATIC
from nerts.words import LANGUAGES, text
from tests.browser.hands import until
from tests.browser.tables import DUEL, open_table, sit
from tests.browser.test_access import assert_no_faults

Window = Callable[..., Page]
TAGS = {"en": "en-GB", "ms": "ms-MY", "hy": "hy-AM", "gu": "gu-IN", "ja": "ja-JP", "km": "km-KH"}


def fetched(page: Page) -> set[str]:
    """Languages of the catalogues that came."""
    plain = {hashed: name for name, hashed in json.loads((STATIC / "manifest.json").read_bytes()).items()}
    names = page.evaluate("performance.getEntriesByType('resource').map((it) => it.name.split('/').pop())")
    found = (re.match(r"(\w\w)-\w+\.js", plain.get(name, "")) for name in names)
    return {match[1] for match in found if match}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_speaks_as_the_browser_does_and_fetches_no_other_language(
    window: Window, server: str, language: str
) -> None:
    page = window(locale=TAGS[language])
    page.goto(server)
    expect(page.locator("h1")).to_have_text(text("doors", "headline", language))
    page.click("#bots")
    until(page, "nerts.position() !== ''", 20)
    assert page.evaluate("document.documentElement.lang") == language
    assert fetched(page) == {language}


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_language_is_a_tap_away_and_stays(window: Window, server: str, size: tuple[int, int]) -> None:
    page = window(viewport={"width": size[0], "height": size[1]})
    page.goto(server)
    for language in ("hy", "km", "en", "ja"):
        page.click(f".langrow [lang={language}]")
        expect(page.locator("h1")).to_have_text(text("doors", "headline", language))
    page.reload()
    expect(page.locator("h1")).to_have_text(text("doors", "headline", "ja"))
    page.click("#language")
    expect(page.locator("[data-language=ja]")).to_have_attribute("aria-checked", "true")
    assert_no_faults(page)


def test_at_a_table_the_round_goes_on(window: Window, server: str) -> None:
    page = window(viewport={"width": 390, "height": 844})
    sit(page, open_table(server, position=DUEL), "Ada")
    before = page.evaluate("nerts.position()")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Language: English").click()
    page.click("[data-language=gu]")
    until(page, "document.documentElement.lang === 'gu' && !document.querySelector('dialog[open]')")
    assert page.evaluate("nerts.position()") == before
    expect(page.get_by_role("button", name=text("table", "menu", "gu"))).to_be_visible()


def test_a_language_that_cannot_be_fetched_changes_nothing(window: Window, server: str) -> None:
    page = window()
    page.goto(server)
    expect(page.locator("h1")).to_have_text(text("doors", "headline", "en"))
    manifest = json.loads((STATIC / "manifest.json").read_bytes())
    names = {manifest[f"km-{part}.js"] for part in ("doors", "table")}

    def refuse(route: Route) -> None:
        if route.request.url.rpartition("/")[2] in names:
            route.abort()
        else:
            route.continue_()

    page.route("**/static/*.js", refuse)
    page.click(".langrow [lang=km]")
    expect(page.locator(".toast")).to_have_text(text("table", "language-unreachable", "en"))
    expect(page.locator("h1")).to_have_text(text("doors", "headline", "en"))


class Held:
    """Requests that wait until they are let go; later ones go at once."""

    def __init__(self, page: Page, pattern: str) -> None:
        self.waiting: list[Route] = []
        self.open = False
        page.route(pattern, lambda route: self.take(route))

    def take(self, route: Route) -> None:
        if self.open:
            route.continue_()
        else:
            self.waiting.append(route)

    def let_go(self) -> None:
        assert self.waiting
        self.open = True
        for route in self.waiting:
            route.continue_()


def test_the_last_choice_counts_however_slow_the_one_before(window: Window, server: str) -> None:
    page = window()
    page.goto(server)
    held = Held(page, "**/static/hy-*.js")
    page.click(".langrow [lang=hy]")
    page.click(".langrow [lang=km]")
    expect(page.locator("h1")).to_have_text(text("doors", "headline", "km"))
    held.let_go()
    page.wait_for_timeout(500)
    expect(page.locator("h1")).to_have_text(text("doors", "headline", "km"))
    page.reload()
    expect(page.locator("h1")).to_have_text(text("doors", "headline", "km"))


def test_a_page_that_is_opened_while_a_language_comes_speaks_it_too(window: Window, server: str) -> None:
    page = window()
    page.goto(server)
    held = Held(page, "**/static/ja-*.js")
    page.click(".langrow [lang=ja]")
    page.click("#replay")
    expect(page.locator("h1")).to_have_text(text("replay", "replay-open", "en"))
    held.let_go()
    expect(page.locator("h1")).to_have_text(text("replay", "replay-open", "ja"))
