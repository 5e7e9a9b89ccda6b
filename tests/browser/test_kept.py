"""A finished round has an address of its own, where it is kept."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import free_port, serving
from tests.browser.hands import drag, last_card, until
from tests.browser.tables import open_table, sit
from tests.browser.test_replay import DROP, engine_at, shown
from tests.review.matches import RACE

ENDING = """classic, draw=1
0 n AH | w KS / KC / QS / QC | s 2S 3S 4S 5S 6S | d -
1 n 9D AC | w KH / KD / QH / QD | s 2C 3C 4C 5C 6C | d -
f -"""
Window = Callable[..., Page]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that keeps rounds."""
    port = free_port()
    with serving("--host", "127.0.0.1", port=port, data=tmp_path_factory.mktemp("data")):
        yield f"http://127.0.0.1:{port}"


@pytest.fixture
def link(window: Window, house: str) -> str:
    """Of a round that Ada and Bo have played, as the score sheet gives it."""
    ada, bo = window(), window()
    sit(ada, open_table(house, position=ENDING), "Ada")
    sit(bo, ada.url, "Bo")
    drag(bo, last_card(bo, "n"), last_card(bo, "f-c"))
    until(ada, "nerts.position().includes('f AC@1')")
    drag(ada, last_card(ada, "n"), last_card(ada, "f-h"))
    ada.click("#call")
    found = ada.locator("#watch-round")
    found.wait_for()
    return str(found.evaluate("it => it.href"))


def record_of(link: str) -> str:
    with urllib.request.urlopen(link.replace("/replay/", "/api/rounds/")) as answer:
        return str(json.load(answer)["record"])


def test_whoever_has_the_link_sees_the_round(window: Window, link: str, tmp_path: Path) -> None:
    page, record = window(viewport={"width": 390, "height": 844}), record_of(link)
    page.goto(link)
    page.locator("#play").wait_for()
    page.keyboard.press("End")
    assert shown(page) == engine_at(record, 10**7)
    with page.expect_download() as download:
        page.click("#save")
    download.value.save_as(tmp_path / "match.nerts")
    assert (tmp_path / "match.nerts").read_text() == record


def test_a_link_leads_to_a_moment_and_a_reload_stays_there(window: Window, link: str) -> None:
    page = window()
    page.goto(f"{link}#t=99s&seat=1")
    page.locator("#play").wait_for()
    until(page, "document.querySelector('.tray') !== null")
    until(page, "location.hash.includes('seat=1') && !location.hash.includes('t=99')")
    end = page.evaluate("location.hash")
    page.keyboard.press(",")
    until(page, f"location.hash !== {json.dumps(end)}")
    before = shown(page)
    page.reload()
    page.locator("#play").wait_for()
    assert shown(page) == before


@pytest.mark.parametrize("name", ["0" * 20, "abc", "f" * 300])
def test_a_round_that_is_not_there_is_said_to_be_gone(page: Page, house: str, name: str) -> None:
    page.goto(f"{house}/replay/{name}")
    expect(page.locator("#refused")).to_contain_text("no longer kept")
    expect(page.locator("#choose")).to_be_enabled()


def test_another_file_and_back(window: Window, link: str) -> None:
    page, record = window(), record_of(link)
    page.goto(link)
    page.locator("#play").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(DROP, ["x.nerts", RACE])
    until(page, "location.pathname === '/replay'")
    until(page, "document.body.textContent.includes('Cy')")
    page.go_back()
    until(page, f"location.pathname === '{link[link.index('/replay') :]}'")
    until(page, "document.body.textContent.includes('Bo') && !document.body.textContent.includes('Cy')")
    page.keyboard.press("Home")
    assert shown(page) == engine_at(record, 0)
