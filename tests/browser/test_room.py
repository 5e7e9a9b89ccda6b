"""Every page has room for its words: in each language, and in one that is two fifths longer than English."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from nerts.store import Store
from nerts.words import LANGUAGES
from tests.browser.conftest import free_port, serving
from tests.browser.history import ANAHIT, history, keep, known
from tests.browser.longer import LONG, lengthen
from tests.browser.tables import open_table, sit
from tests.browser.test_access import assert_no_faults
from tests.browser.test_languages import TAGS
from tests.browser.test_replay import watch
from tests.browser.test_windows import LAST, MEASURE, scored
from tests.review.matches import RACE

Window = Callable[..., Page]
SIZES = [(1440, 900), (390, 844), (320, 640)]
IN_DIALOG = MEASURE.replace('"#app *"', '"dialog[open] *"').replace('"svg, dialog"', '"svg"')


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder in which somebody has played for some weeks."""
    folder = tmp_path_factory.mktemp("room")
    keep(folder, history())
    with Store.open(folder) as store:
        store.secret_key()
    return folder


@pytest.fixture(scope="module")
def house(data: Path) -> Iterator[str]:
    port = free_port()
    with serving("--host", "127.0.0.1", port=port, data=data):
        yield f"http://localhost:{port}"


def start(page: Page, house: str) -> None:
    page.goto(house)
    page.locator("h1").wait_for()


def nowhere(page: Page, house: str) -> None:
    page.goto(f"{house}/nowhere")
    page.locator("#to-start").wait_for()


def lost(page: Page, house: str) -> None:
    page.goto(f"{house}/t/K7Q42MXR")
    page.locator("#friends").wait_for()


def drills(page: Page, house: str) -> None:
    page.goto(f"{house}/drills")
    page.locator("#begin").wait_for()


def lobby(page: Page, house: str) -> None:
    sit(page, open_table(house, seats=[{"bot": "hard"}] * 3), "Anahit Grigoryan")
    page.click("#all-options")


def scores(page: Page, house: str) -> None:
    scored(page, house, position=LAST, seats=[{"team": 0}, {"team": 1, "bot": "easy"}], pace="slow")


def analysis(page: Page, house: str) -> None:
    watch(page, house, RACE)
    page.click("#analyse")
    page.locator("#watch").wait_for()


def rules(page: Page, house: str) -> None:
    page.goto(f"{house}/rules?at=jokers")
    page.locator(".picture").first.wait_for()


def own(page: Page, house: str) -> None:
    page.goto(f"{house}/me")
    page.locator(".keys-panel").wait_for()


def settings(page: Page, house: str) -> None:
    start(page, house)
    page.click("[data-icon=gear]")
    page.locator("dialog[open] .dlgbody").wait_for()


def helping(page: Page, house: str) -> None:
    start(page, house)
    page.click("[data-icon=help]")
    page.locator("dialog[open] .dlgbody").wait_for()


def languages(page: Page, house: str) -> None:
    start(page, house)
    page.click("#language")
    page.locator("dialog[open] .dlgbody").wait_for()


PAGES = [start, nowhere, lost, lobby, scores, analysis, rules, drills, own, settings, helping, languages]


@pytest.mark.parametrize("language", [*LANGUAGES, LONG])
def test_every_page_has_room_for_its_words(window: Window, house: str, data: Path, language: str) -> None:
    page = window(locale=TAGS.get(language, "en-GB"))
    if language == LONG:
        lengthen(page)
    known(page, house, data, ANAHIT)
    wrong = []
    for shows in PAGES:
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        shows(page, house)
        measure = IN_DIALOG if page.locator("dialog[open]").count() else MEASURE
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            found, looked = page.evaluate(measure, "")
            assert looked > 5
            wrong += [f"{shows.__name__}, {width} x {height}: {each}" for each in found]
        assert_no_faults(page)
    assert wrong == [], f"{len(wrong)}: " + "\n".join(wrong[:60])
