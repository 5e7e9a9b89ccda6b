"""Around the cards: keyboards of all scripts, translated pages, hidden tabs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import centre, until, wait_for_phase
from tests.browser.tables import open_table, sit

Window = Callable[..., Page]

MIDDLE = """classic
0 n 9C 5H | w KS / KC / QS / 2S | s 2C 3S 4S 5S 6S 7S 8S 9S TS | d -
1 n 9D 5D | w KH / KD / QH / QD | s 2D 3C 4C 5C 6C 7C 8C 9C TC | d -
f AH@0 2H@0 3H@0 4H@0"""

PRESS = """([key, code]) => (document.activeElement ?? document.body).dispatchEvent(
  new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }))"""
SCRIPTS = {
    "Russian": (("\u0442", "KeyN"), ("\u0430", "KeyF"), (" ", "Space")),
    "Greek": (("\u03bd", "KeyN"), ("\u03c6", "KeyF"), (" ", "Space")),
    "Hebrew": (("מ", "KeyN"), ("כ", "KeyF"), (" ", "Space")),
    "Khmer": (("ន", "KeyN"), ("ថ", "KeyF"), ("\u200b", "Space")),
    "Dvorak": (("n", "KeyL"), ("f", "KeyY"), (" ", "Space")),
}


@pytest.mark.parametrize("script", SCRIPTS)
def test_letter_keys_play_on_every_keyboard_layout(window: Window, server: str, script: str) -> None:
    """P18"""
    page = window()
    sit(page, open_table(server, position=MIDDLE), "Ada")
    until(page, "nerts.position() !== ''")
    nerts, home, turn = SCRIPTS[script]
    page.evaluate(PRESS, nerts)
    page.evaluate(PRESS, home)
    until(page, "nerts.position().includes('4H@0 5H@0')")
    page.evaluate(PRESS, turn)
    until(page, "nerts.position().includes('d 2C 3S 4S')")


def test_a_key_is_chosen_on_a_cyrillic_keyboard(window: Window, server: str) -> None:
    """P18"""
    page = window()
    page.goto(server)
    page.get_by_role("button", name="Settings").click()
    field = page.get_by_label("Key for: Nerts pile")
    field.focus()
    page.evaluate(PRESS, ("й", "KeyQ"))
    expect(field).to_have_value("Q")
    page.evaluate(PRESS, ("2", "Digit2"))
    expect(field).to_have_value("Q")
    page.keyboard.press("Escape")


WRAP = """() => {
  const texts = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (data.trim() && parentElement.tagName !== "FONT" && !parentElement.closest("svg")) found.push(texts.currentNode);
  }
  for (const text of found) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    text.replaceWith(outer);
    outer.append(inner);
    inner.textContent = text.data;
  }
  return found.length;
}"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_translated_page_keeps_counting(window: Window, server: str, size: tuple[int, int]) -> None:
    """P21: the browser's translation takes every text away from under the page's feet."""
    ada, bo = window(viewport={"width": size[0], "height": size[1]}), window()
    link = open_table(server, position=MIDDLE)
    sit(ada, link, "Ada")
    sit(bo, link, "Bo")
    until(ada, "nerts.position() !== ''")
    assert ada.evaluate(WRAP) > 5
    count = ada.locator(".undern b, .nb.off .big").first
    expect(count).to_have_text("2")
    ada.keyboard.press("n")
    ada.keyboard.press("f")
    until(ada, "nerts.position().includes('5H@0')")
    expect(count).to_have_text("1")
    assert ada.evaluate(WRAP) >= 0
    bo.mouse.click(*centre(bo, "s"))
    ada.keyboard.press("x")
    expect(ada.locator(".toast")).to_contain_text("stuck")
    ada.evaluate(WRAP)
    bo.keyboard.press("n")
    bo.keyboard.press("1")
    bo.keyboard.press("x")
    expect(ada.locator(".toast")).to_contain_text("new stocks")
    assert ada.evaluate("document.querySelector('.seats .cnt').closest('[translate=no]') !== null")


HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => hidden ? "hidden" : "visible" });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_hidden_tab_counts_down_and_marks_the_deal(window: Window, server: str) -> None:
    """P23"""
    ada, bo = window(), window()
    link = open_table(server)
    sit(ada, link, "Ada")
    sit(bo, link, "Bo")
    plain = bo.title()
    icon = "document.querySelector('link[rel=icon]').href"
    before = bo.evaluate(icon)
    bo.evaluate(HIDE, True)
    bo.evaluate(
        "() => { window.titles = []; new MutationObserver(() => titles.push(document.title))"
        ".observe(document.querySelector('title'), { childList: true }); }"
    )
    ada.click("#start")
    until(bo, "titles.some(t => t.startsWith('2'))")
    assert bo.evaluate(icon).startswith("data:image/svg")
    wait_for_phase(ada, "playing")
    until(bo, "document.title.includes('has begun')")
    told = [title[0] for title in bo.evaluate("titles")]
    assert told == ["3", "2", "1", "▶"]
    bo.evaluate(HIDE, False)
    assert (bo.title(), bo.evaluate(icon)) == (plain, before)
