"""Start page, lobby and score sheet in every window and at every text size, measured in Chromium (P24, P25)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.hands import until
from tests.browser.tables import open_table, sit

Window = Callable[..., Page]

WIDTHS = (
    320,
    344,
    360,
    390,
    414,
    480,
    540,
    600,
    640,
    667,
    700,
    719,
    721,
    740,
    768,
    800,
    844,
    880,
    915,
    960,
    1000,
    1024,
)
WIDE = (1040, 1080, 1180, 1280, 1366, 1440, 1536, 1600, 1680, 1707, 1920, 2048, 2200, 2560, 3000, 3440, 3840)
SHORT = ((568, 320), (667, 375), (844, 390), (960, 540), (1366, 625), (1280, 360))
SIZES = (
    *((width, 568 + (width * 7) % 700) for width in WIDTHS),
    *((width, width * 9 // 16) for width in WIDE),
    *SHORT,
)
TEXT = {"usual": "", "twice as large": "32px"}

MEASURE = """size => {
  if (size) document.documentElement.style.fontSize = size;
  const wrong = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) wrong.push(`page is ${root.scrollWidth} wide`);
  const name = e => `${e.tagName}.${e.className.baseVal ?? e.className}#${e.id} ${e.textContent.trim().slice(0, 30)}`;
  const seen = e => e.checkVisibility() && e.getBoundingClientRect().width > 0;
  const app = [...document.querySelectorAll("#app *")].filter(e => !e.closest("svg, dialog") && seen(e));
  for (const e of app) {
    const box = e.getBoundingClientRect();
    const turned = e.closest(".fanout, .offscreen");
    const outside = box.left < -0.5 || box.right > innerWidth + 0.5;
    if (outside && !turned && !e.closest(".scroll")) wrong.push(`outside: ${name(e)}`);
    if (e.closest(".offscreen") || ![...e.childNodes].some(n => n.nodeType === 3 && n.data.trim())) continue;
    const { display, overflowY, fontSize } = getComputedStyle(e);
    if (e.scrollWidth > e.clientWidth + 1 && display !== "inline") wrong.push(`cut: ${name(e)}`);
    if (overflowY === "hidden" && e.scrollHeight > e.clientHeight + 1) wrong.push(`low: ${name(e)}`);
    if (parseFloat(fontSize) < 11) wrong.push(`small: ${name(e)}`);
  }
  for (const e of app.filter(e => e.matches("button, input, select, a"))) {
    e.scrollIntoView({ block: "center" });
    const { left, top, width, height } = e.getBoundingClientRect();
    const least = e.matches("[type=checkbox]") ? 24 : e.matches(".home") ? 24 : 40;
    if (width < 24 || height < least) wrong.push(`tiny: ${name(e)} ${width} x ${height}`);
    const dx = Math.min(14, width / 4), dy = Math.min(14, height / 4);
    const points = [[width / 2, height / 2], [dx, dy], [width - dx, dy], [dx, height - dy], [width - dx, height - dy]];
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(left + x, top + y);
      if (hit !== e && !e.contains(hit) && hit?.closest("label") !== e.closest("label, .none")) {
        wrong.push(`covered: ${name(e)} at ${x | 0},${y | 0} by ${hit && name(hit)}`);
      }
    }
  }
  scrollTo(0, 0);
  return [wrong, app.length];
}"""


def sweep(page: Page, what: str) -> None:
    """Measure the page in all windows, at both text sizes; prints how much was looked at."""
    wrong, boxes = [], 0
    for text, size in TEXT.items():
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found, count = page.evaluate(MEASURE, size)
            wrong += [f"{width} x {height}, text {text}: {each}" for each in found]
            boxes += count
    page.evaluate("document.documentElement.style.fontSize = ''")
    print(f"{what}: {len(SIZES)} windows, {len(TEXT)} text sizes, {boxes} boxes")
    assert wrong == [], f"{len(wrong)}: " + "\n".join(wrong[:25])


def test_the_start_page_has_no_overlap_at_any_size(window: Window, server: str) -> None:
    """P24, P25"""
    page = window()
    page.goto(server)
    until(page, "document.querySelector('#friends') !== null")
    sweep(page, "start")


def test_a_page_that_leads_nowhere_has_no_overlap_at_any_size(window: Window, server: str) -> None:
    """P24, P25"""
    page = window()
    page.goto(f"{server}/t/ZZZZZZZZ")
    until(page, "document.querySelector('.narrowpanel') !== null")
    sweep(page, "no table")


@pytest.mark.parametrize("seats", [2, 12])
def test_the_lobby_has_no_overlap_at_any_size(window: Window, server: str, seats: int) -> None:
    """P24, P25"""
    page = window()
    sit(page, open_table(server, seats=[{"bot": "hard"}] * (seats - 1)), "Anahit Grigoryan")
    until(page, f"document.querySelectorAll('li.seatrow[data-seat]').length === {seats}")
    sweep(page, f"lobby, {seats} seats")


def test_the_lobby_with_all_options_has_no_overlap_at_any_size(window: Window, server: str) -> None:
    """P24, P25"""
    page = window()
    sit(page, open_table(server, seats=[{"bot": "easy"}]), "Ada")
    page.click("#all-options")
    sweep(page, "lobby, all options")


LAST = """quick
0 n - | w KS / KC / QS / 2S | s 2C 3S | d -
1 n 9D | w KH / KD / QH / QD | s 2D 3C | d -
f AH@0 2H@0 3H@0 4H@0"""


def scored(page: Page, server: str, **table: Any) -> None:
    """At the score sheet of a round that has just been called."""
    sit(page, open_table(server, **table), "Anahit Grigoryan")
    until(page, "nerts.position() !== ''")
    page.keyboard.press("c")
    until(page, "['scored', 'over'].includes(document.body.dataset.phase)")
    until(page, "document.querySelector('table.scores') !== null")


def many(teams: int) -> str:
    """The end of a round of so many."""
    lines = [f"{team} n 9D | w KH / KD / QH / QD | s 2D 3C | d -" for team in range(1, teams)]
    own = "0 n - | w KS / KC / QS / 2S | s 2C 3S | d -"
    return "\n".join(["classic", own, *lines, "f AH@0 2H@0 3H@0 4H@0"])


@pytest.mark.parametrize("seats", [2, 12])
def test_the_score_sheet_has_no_overlap_at_any_size(window: Window, server: str, seats: int) -> None:
    """P24, P25"""
    page = window()
    bots = [{"team": 0}] + [{"team": team, "bot": "easy"} for team in range(1, seats)]
    scored(page, server, position=many(seats), seats=bots, pace="slow")
    sweep(page, f"scores, {seats} seats")


def test_the_text_size_of_the_browser_counts(window: Window, server: str) -> None:
    """P24: twice the size of the browser's text is twice the size of the page's."""
    page = window()
    page.goto(server)
    until(page, "document.querySelector('#friends') !== null")
    size = "parseFloat(getComputedStyle(document.querySelector('.lead')).fontSize)"
    before = page.evaluate(size)
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    assert page.evaluate(size) == 2 * before
