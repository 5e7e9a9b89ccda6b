"""The tutorial: finished in every language by pointer and by keys, offered once, and forced on nobody."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from nerts.files import STATIC
from nerts.words import LANGUAGES, text
from tests.browser.hands import until
from tests.browser.tables import DUEL, open_table
from tests.browser.test_access import assert_no_faults
from tests.browser.test_languages import TAGS

Window = Callable[..., Page]
MINUS = "\N{MINUS SIGN}"
PHONE = {"width": 390, "height": 844}
WINDOWS = [(1440, 900), (390, 844), (320, 640), (768, 1024), (844, 390), (720, 900), (1024, 600), (1920, 1080)]


SAID = "document.querySelector('.coach .now').innerText"
LAID = """() => {
  const box = (it) => it.getBoundingClientRect();
  const [coach, button] = [".coach", "#show-me"].map((it) => document.querySelector(it));
  const says = document.querySelector(".coach .now");
  const c = box(coach);
  const meets = (p) => p.width && p.x < c.right - 1 && p.right > c.x + 1 && p.y < c.bottom - 1 && p.bottom > c.y + 1;
  const others = [...document.querySelectorAll("[data-pile], .seat, #call, #stuck, header.bar")].map(box);
  return {
    wide: document.documentElement.scrollWidth - innerWidth,
    covered: others.filter(meets).length,
    cut: [says, button].some((it) => it.scrollWidth > it.clientWidth + 1),
    reached: box(button).bottom + scrollY <= document.documentElement.scrollHeight,
  };
}"""


def goes_to(page: Page, saying: str, language: str = "en") -> None:
    """The coach says the next thing."""
    words = text("learn", f"learn-{saying}", language, name="☺").split("☺")[-1]
    expect(page.locator(".coach .now p")).to_contain_text(words)


def begin(page: Page, server: str, language: str = "en") -> None:
    page.goto(f"{server}/learn")
    goes_to(page, "work", language)
    until(page, "document.querySelector('#show-me:not([disabled])') !== null")


def pile(page: Page, name: str) -> tuple[float, float]:
    """Where a finger hits a pile's last card."""
    box = page.locator(f"[data-pile='{name}']").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] - 12


def drag(page: Page, start: str, end: str) -> None:
    page.mouse.move(*pile(page, start))
    page.mouse.down()
    page.mouse.move(*pile(page, end), steps=6)
    page.mouse.up()


def call(page: Page) -> None:
    page.click("#call")


POINTER: list[tuple[str, Callable[[Page], None]]] = [
    ("work", lambda page: drag(page, "w2", "w1")),
    ("found", lambda page: drag(page, "n", "f-h")),
    ("stock", lambda page: page.mouse.click(*pile(page, "s"))),
    ("stock-play", lambda page: drag(page, "d", "f1")),
    ("nerts", lambda page: drag(page, "n", "w3")),
    ("nerts-more", lambda page: drag(page, "n", "w1")),
    ("race", lambda page: drag(page, "n", "f2")),
    ("call", lambda page: drag(page, "n", "f2")),
    ("call-now", call),
]
KEYS = {
    "work": "21",
    "found": "nf",
    "stock": " ",
    "stock-play": "wf",
    "nerts": "n3",
    "nerts-more": "n1",
    "race": "nf",
    "call": "nf",
    "call-now": "c",
}


def wait_for_turn(page: Page) -> None:
    """The rival does something first, and the page is not to be in motion."""
    until(page, "document.querySelector('#show-me:not([disabled])') !== null")
    page.wait_for_timeout(120)


def ends(page: Page, language: str, points: list[str]) -> None:
    expect(page.locator("h1")).to_have_text(text("learn", "learn-done.head", language))
    assert page.locator(".tally tbody td:last-child").all_inner_texts() == points


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_finished_by_pointer(window: Window, server: str, language: str) -> None:
    page = window(locale=TAGS[language], viewport=PHONE)
    begin(page, server, language)
    for saying, move in POINTER:
        goes_to(page, saying, language)
        wait_for_turn(page)
        move(page)
    ends(page, language, ["4", MINUS + "8"])
    assert_no_faults(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_finished_by_keys(window: Window, server: str, language: str) -> None:
    page = window(locale=TAGS[language])
    begin(page, server, language)
    for saying, keys in KEYS.items():
        goes_to(page, saying, language)
        wait_for_turn(page)
        assert [cap.lower() for cap in page.locator(".coach .now kbd").all_inner_texts()] == (
            [text("around", "key-space", language).lower()] if keys == " " else list(keys)
        )
        for key in keys:
            page.keyboard.press(key)
    ends(page, language, ["4", MINUS + "8"])


def test_who_only_looks_is_shown_everything_and_may_lose_the_race(window: Window, server: str) -> None:
    page = window(viewport=PHONE)
    begin(page, server)
    for saying, _ in POINTER[:6]:
        goes_to(page, saying)
        wait_for_turn(page)
        page.click("#show-me")
    goes_to(page, "race")
    until(page, "document.querySelector('.coach .now p').innerText.includes('No harm done')", 20)
    page.click("#show-me")
    for saying in ("call", "call-now"):
        goes_to(page, saying)
        page.click("#show-me")
    ends(page, "en", ["3", MINUS + "7"])
    page.click("#again")
    goes_to(page, "work")


def test_another_move_is_told_kindly_and_taken_back(window: Window, server: str) -> None:
    page = window()
    begin(page, server)
    before = page.evaluate("nerts.position()")
    page.keyboard.press("n")
    page.keyboard.press("f")
    expect(page.locator(".coach .toast")).to_have_text(text("learn", "refuse-NOT_NOW"))
    until(page, f"nerts.position() === {json.dumps(before)}")


def test_in_mid_lesson_the_language_is_a_tap_away(window: Window, server: str) -> None:
    page = window(viewport=PHONE)
    begin(page, server)
    page.click("#language")
    page.click("[data-language=km]")
    goes_to(page, "work", "km")
    expect(page.locator(".seat .nm").first).to_have_text(text("learn", "learn-rival", "km"))
    page.click("#skip")
    expect(page.locator("#friends")).to_be_visible()


def test_it_is_offered_once_before_the_first_round_with_bots(window: Window, server: str) -> None:
    page = window(taught=False)
    page.goto(server)
    page.fill("#name", "Ada")
    page.click("#bots")
    expect(page.locator("#dialog-title")).to_have_text(text("around", "first-title"))
    assert_no_faults(page)
    page.click("#begin")
    until(page, "nerts.position() !== ''", 20)
    page.goto(server)
    page.click("#bots")
    until(page, "nerts.position() !== ''", 20)


def test_who_takes_the_offer_comes_to_the_table_afterwards(window: Window, server: str) -> None:
    page = window(taught=False, viewport=PHONE)
    page.goto(server)
    page.click("#bots")
    page.click("#first-learn")
    for _ in range(9):
        wait_for_turn(page)
        before = page.evaluate(SAID)
        page.click("#show-me")
        until(page, f"document.querySelector('#to-table') || {json.dumps(before)} !== {SAID}")
    page.click("#to-table")
    until(page, "nerts.position() !== ''", 20)
    assert "/t/" in page.url


def test_who_takes_the_offer_and_leaves_comes_to_the_table_too(window: Window, server: str) -> None:
    page = window(taught=False)
    page.goto(server)
    page.click("#bots")
    page.click("#first-learn")
    page.click("#skip")
    until(page, "nerts.position() !== '' && location.pathname.startsWith('/t/')", 20)


def test_a_friends_table_waits_for_nobody(window: Window, server: str) -> None:
    page = window(taught=False, viewport=PHONE)
    page.goto(open_table(server))
    expect(page.locator("#learn")).to_be_visible()
    page.fill("#name", "Ada")
    page.click("#sit")
    expect(page.locator("#stand")).to_be_visible()
    expect(page.locator("#learn")).to_have_attribute("target", "_blank")
    running = window(taught=False)
    running.goto(open_table(server, position=DUEL))
    running.fill("#name", "Bea")
    running.click("#sit")
    until(running, "nerts.position() !== ''")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_leaves_the_window_or_covers_anything(window: Window, server: str, language: str) -> None:
    page = window(locale=TAGS[language])
    begin(page, server, language)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)
        found = page.evaluate(LAID)
        assert found == {"wide": 0, "covered": 0, "cut": False, "reached": True}, (width, height)


def test_its_part_is_fetched_by_nobody_else(window: Window, server: str) -> None:
    manifest = json.loads((STATIC / "manifest.json").read_bytes())
    page = window()
    names: list[str] = []
    page.on("request", lambda request: names.append(request.url.rpartition("/")[2]))
    page.goto(server)
    expect(page.locator("#friends")).to_be_visible()
    page.click("#bots")
    until(page, "nerts.position() !== ''", 20)
    assert manifest["en-learn.js"] not in names
