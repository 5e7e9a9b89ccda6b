"""How one comes in: links for others, addresses that lead nowhere, and browsers that refuse cookies."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from nerts.server.reach import own_addresses
from tests.browser import chromium
from tests.browser.conftest import ARGUMENTS, free_port, serving
from tests.browser.hands import until, wait_for_phase
from tests.browser.tables import open_table, sit

Window = Callable[..., Page]


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Port of a server that listens to every network."""
    port = free_port()
    with serving(port=port, data=tmp_path_factory.mktemp("open")):
        yield port


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
def test_a_table_at_localhost_shows_the_way_for_others(window: Window, open_server: int, host: str) -> None:
    page = window()
    page.goto(f"http://{host}:{open_server}")
    page.click("#friends")
    wait_for_phase(page, "lobby")
    code = page.url.rpartition("/")[2]
    addresses = own_addresses()
    if not addresses:
        expect(page.locator("#alone")).to_contain_text("in no network")
        return
    link = f"http://{addresses[0]}:{open_server}/t/{code}"
    expect(page.locator("#link")).to_have_text(link)
    expect(page.locator(".invite .qr")).to_be_visible()
    with urlopen(link, timeout=10) as answer:  # others get there
        assert answer.status == 200


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
def test_a_server_for_this_machine_alone_says_so(window: Window, server: str, host: str) -> None:
    page = window()
    page.goto(server.replace("127.0.0.1", host))
    page.click("#friends")
    wait_for_phase(page, "lobby")
    expect(page.locator("#alone")).to_contain_text("start it with “nerts serve”")
    assert page.locator(".qr").count() == 0


# --- addresses that lead nowhere --------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["nothing", "t", "t/", "rules/of/old", "t/abc"])
def test_an_address_that_leads_nowhere_has_a_way_on(window: Window, server: str, path: str) -> None:
    page = window()
    page.goto(f"{server}/{path}")
    expect(page.locator("h1")).to_contain_text("There is no such")
    expect(page.locator("#code")).to_be_visible()
    page.click("#to-start")
    expect(page.locator("#bots")).to_be_visible()
    page.go_back()
    expect(page.locator("h1")).to_contain_text("There is no such")


def test_a_code_with_slips_around_it_leads_to_its_table(window: Window, server: str) -> None:
    """P22"""
    link = open_table(server)
    root, _, code = link.rpartition("/")
    page = window()
    halves = f"{code[:4].lower()}-{code[4:].lower()}"
    for text in (f"%20{code}%20", f"{code}%0A", code.lower(), halves, f"%E2%80%9C{code}%E2%80%9D."):
        page.goto(f"{root}/{text}")
        wait_for_phase(page, "lobby")
        assert page.url == link


def test_a_table_that_is_not_there_offers_a_new_one(window: Window, server: str) -> None:
    page = window()
    page.goto(f"{server}/t/ZZZZZZZZ")
    expect(page.locator("h1")).to_have_text("There is no such table")
    page.click("#friends")
    wait_for_phase(page, "lobby")


def test_who_was_removed_reads_so_and_finds_another_table(window: Window, server: str) -> None:
    host, guest = window(), window()
    link = open_table(server)
    sit(host, link, "Ada")
    sit(guest, link, "Bo")
    host.get_by_label("Remove Bo").click()
    host.click("#yes")
    expect(guest.locator("h1")).to_contain_text("removed you")
    guest.click("#friends")
    until(guest, f"location.href !== '{link}' && document.querySelector('#start') !== null")


def test_a_browser_without_script_reads_what_to_do(browser: Browser, server: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server)
    expect(page.locator("h1")).to_have_text("Nerts needs JavaScript")
    expect(page.get_by_role("button", name="Load it again")).to_be_visible()
    context.close()


# --- cookies refused --------------------------------------------------------------------------------------------------

REFUSE = {"profile": {"default_content_setting_values": {"cookies": 2}}}


@contextmanager
def refusing(browser: Browser, folder: Path) -> Iterator[Page]:
    """A browser that is set to refuse all cookies, and with them all storage."""
    (folder / "Default").mkdir()
    (folder / "Default/Preferences").write_text(json.dumps(REFUSE))
    context = browser.browser_type.launch_persistent_context(folder, executable_path=chromium.find(), args=ARGUMENTS)
    try:
        yield context.pages[0]
    finally:
        context.close()


def test_refused_cookies_are_told_before_one_sits_down_and_the_seat_is_kept(
    browser: Browser, server: str, tmp_path: Path
) -> None:
    """P19"""
    link = open_table(server)
    with refusing(browser, tmp_path) as page:
        page.goto(server)
        expect(page.locator("#no-cookies")).to_contain_text("refuses cookies")
        assert page.context.cookies() == []
        page.goto(link)
        expect(page.locator("#no-cookies")).to_be_visible()
        page.fill("#name", "Ada")
        page.click("#sit")
        until(page, "document.querySelector('#sit') === null")
        page.reload()
        wait_for_phase(page, "lobby")
        expect(page.locator("#start")).to_be_visible()
        assert page.locator("li.seatrow[data-seat]").count() == 1
        assert "nerts.id" not in page.url
        page.click("#add-bot")
        page.click("#start")
        wait_for_phase(page, "playing", 15)
        page.reload()
        wait_for_phase(page, "playing")
        expect(page.locator("#stuck")).to_be_visible()


def test_where_cookies_are_kept_nothing_is_said_of_them(window: Window, server: str) -> None:
    page = window()
    page.goto(server)
    until(page, "performance.getEntriesByName(`${location.origin}/api/identity`).length === 1")
    page.wait_for_timeout(200)
    assert page.locator("#no-cookies").count() == 0
    assert page.evaluate("[sessionStorage.length, history.state]") == [0, None]
