"""A calm table at the page: chosen by the host, told to all, and a pile that rests."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from nerts.words import text
from tests.browser.hands import until
from tests.browser.tables import open_table, server_table, sit
from tests.browser.test_access import assert_no_faults

Window = Callable[..., Page]
PHONE = {"width": 390, "height": 844}
RACE = """classic
0 n 9C 6H 5H | w KS / KC / QS / 2S | s 2C 3S 4S 5S 6S 7S 8S 9S TS | d -
1 n 9D 5H | w KH / KD / QH / QD | s 2D 3C 4C 5C 6C 7C 8C 9C TC | d -
f AH@0 2H@0 3H@0 4H@0"""


def home(page: Page) -> None:
    page.keyboard.press("n")
    page.keyboard.press("f")


def test_a_pile_rests_and_the_same_card_stays_beside(window: Window, server: str) -> None:
    ada, bo = window(), window(viewport=PHONE)
    link = open_table(server, position=RACE, calm=True)
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        sit(page, link, name)
        until(page, "nerts.position() !== ''")
        page.wait_for_timeout(400)
    expect(ada.locator(".bar .rd")).to_contain_text(text("table", "calm"))
    home(ada)
    for page in (ada, bo):
        expect(page.locator(".card.rests")).to_have_count(1)
    until(ada, "nerts.pending() === 0")
    home(ada)
    expect(ada.locator(".toast")).to_have_text(text("hands", "refuse-RESTS"))
    bo.keyboard.press("n")
    expect(bo.locator("[data-pile=f1].goal")).to_be_visible()
    bo.keyboard.press("f")
    until(bo, "nerts.pending() === 0")
    assert "5H@0 5H@1" in server_table(link)["position"]
    expect(bo.locator(".toast")).to_contain_text("Both stay")
    expect(ada.locator(".card.rests")).to_have_count(0)
    home(ada)
    until(ada, "nerts.pending() === 0")
    assert "5H@1 6H@0" in server_table(link)["position"]


def test_the_host_chooses_it_and_everybody_is_told(window: Window, server: str) -> None:
    ada, bo = window(), window(viewport=PHONE)
    link = open_table(server, timing={"countdown": 300})
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        sit(page, link, name)
    calm = text("lobby", "table-calm")
    ada.get_by_role("checkbox", name=calm).check()
    expect(bo.get_by_role("checkbox", name=calm)).to_be_checked()
    expect(bo.get_by_role("checkbox", name=calm)).to_be_disabled()
    pace = ada.get_by_role("radiogroup", name=text("lobby", "bot-pace"))
    expect(pace.get_by_role("radio", name=text("lobby", "pace-gentle"))).to_be_checked()
    expect(pace.get_by_role("radio").first).to_be_disabled()
    assert_no_faults(ada)
    ada.click("#start")
    for page in (ada, bo):
        expect(page.locator(".toast")).to_have_text(text("hands", "calm-declared"))
        expect(page.locator("#live")).to_contain_text(text("hands", "calm-declared"))
