"""The table in windows of all sizes, as boxes on the screen, text included; the big screen; the bulb."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import drag, last_card, until
from tests.browser.tables import DUEL, open_table, sit
from tests.browser.voice import Voice

Window = Callable[..., Page]

SIZES = [
    *((320, 568), (360, 640), (390, 844), (412, 915), (430, 932), (540, 720), (568, 320), (600, 960), (640, 360)),
    *((667, 375), (700, 500), (720, 1280), (740, 360), (768, 1024), (800, 600), (820, 1180), (844, 390), (900, 700)),
    *((932, 430), (960, 540), (1000, 420), (1024, 600), (1024, 768), (1024, 1366), (1100, 700), (1180, 820)),
    *((1280, 640), (1280, 800), (1366, 625), (1366, 768), (1440, 900), (1536, 730), (1600, 900), (1920, 1080)),
    *((2048, 1152), (2200, 900), (2560, 1080), (2560, 1440), (3440, 1440), (3840, 1600)),
]

FAULTS = """() => {
  const faults = [];
  const box = (e) => e.getBoundingClientRect();
  const name = (e) => `${e.tagName.toLowerCase()}.${e.className} "${e.textContent.trim().slice(0, 24)}"`;
  const shown = (e) => { const b = box(e); return b.width > 0 && b.height > 0; };
  const all = (s) => [...document.querySelectorAll(s)].filter(shown);
  for (const e of all('.t :is(.seat, .tray, .well, .nb, .btn, .ib, .bar, .ledger, .undern, .hd, .card)')) {
    const { left, top, right, bottom } = box(e);
    const isIn = left >= -9 && top >= -9 && right <= innerWidth + 9 && bottom <= innerHeight + 9;
    if (!isIn) faults.push(`${name(e)} is outside`);
  }
  for (const e of all('.t :is(.lab, .cnt, .nb, .btn, .rd, .sc, .undern, .hd, .pts, .me, .led dt)')) {
    const { scrollWidth, clientWidth } = e;
    if (scrollWidth > clientWidth + 1 && clientWidth) faults.push(`${name(e)} has ${scrollWidth} in ${clientWidth}`);
  }
  for (const e of all('.t .seat .nm')) {
    const least = Math.min(e.scrollWidth, 30);
    if (box(e).width < least - 1) faults.push(`${name(e)}: ${Math.round(box(e).width)} px of a name`);
    if (parseFloat(getComputedStyle(e).fontSize) < 12) faults.push(`${name(e)}: small text`);
  }
  const buttons = all('.t .seat, .t button.nb, .t .btn, .t .ib');
  for (const e of buttons) {
    const b = box(e);
    const small = e.matches('.btn, .nb') && Math.min(b.height, b.width) < 43.5;
    if (small) faults.push(`${name(e)} is ${Math.round(b.width)} by ${Math.round(b.height)}`);
    const hit = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
    if (!hit || !(e.contains(hit) || hit.contains(e))) faults.push(`${name(e)} lies under ${hit && name(hit)}`);
  }
  return [faults, buttons.length + all('.t .card, .t .lab, .t .nm').length];
}"""

LAYOUT = "n ?7 4C | w KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS / QD JC / TC / - | s ?9 | d 2D 3D"


def table(teams: int) -> dict[str, Any]:
    rows = "\n".join(f"{team} {LAYOUT}" for team in range(teams))
    founds = " / ".join(f"A{suit}@{team} 2{suit}@{team}" for team in range(teams) for suit in "HC")
    seats = [{"team": team, "bot": "medium" if team % 3 == 1 else ""} for team in range(teams)]
    return {"position": f"classic\n{rows}\nf {founds}", "seats": seats, "pace": "slow"}


def settled(page: Page) -> tuple[list[str], int]:
    """What is wrong when the table has had time to follow the window: bots play on meanwhile, and a card on its way may
    be anywhere."""
    faults, count = measure(page)
    for _ in range(20):
        if faults:
            page.wait_for_timeout(100)
            faults, count = measure(page)
    return faults, count


def measure(page: Page) -> tuple[list[str], int]:
    page.evaluate("() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))")
    faults, count = page.evaluate(FAULTS)
    return faults, count


def sweep(page: Page, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    measured = 0
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        faults, count = settled(page)
        measured += count
        found += [f"{width} x {height}: {fault}" for fault in faults]
    with capsys.disabled():
        print(f" {what}: {len(SIZES)} windows, {measured} boxes, {len(found)} faults ", end="")
    assert found == []


@pytest.mark.parametrize("teams", [2, 4, 7, 12])
def test_nothing_is_cut_or_covered_at_the_table(
    window: Window, server: str, teams: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """P26, P27, P28, P29"""
    page = window()
    sit(page, open_table(server, **table(teams)), "Wilhelmina")
    sweep(page, f"{teams} teams", capsys)


def test_nothing_is_cut_or_covered_with_large_text(
    window: Window, server: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """P24"""
    page = window()
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '32px' })"
    )
    sit(page, open_table(server, **table(4)), "Ada")
    sweep(page, "text of 32 px", capsys)


@pytest.mark.parametrize("teams", [2, 4, 7, 12])
def test_nothing_is_cut_or_covered_for_who_watches(
    window: Window, server: str, teams: int, capsys: pytest.CaptureFixture[str]
) -> None:
    page = window()
    page.goto(open_table(server, **table(teams)))
    page.locator(".cards .card").first.wait_for()
    sweep(page, f"{teams} teams watched", capsys)


def test_a_big_screen_shows_what_two_phones_play(window: Window, server: str) -> None:
    link = open_table(server, position=DUEL)
    screen = window(viewport={"width": 1920, "height": 1080})
    voice = Voice(screen)
    phones = [window(viewport={"width": 390, "height": 844}) for _ in range(2)]
    for page, name in zip(phones, ("Ada", "Bo"), strict=True):
        sit(page, link, name)
    screen.goto(f"{link}?screen")
    expect(screen.locator(".seat.poster")).to_have_count(2)
    expect(screen.locator(".screen button:not(.seat, [data-pile])")).to_have_count(0)
    drag(phones[0], last_card(phones[0], "n"), last_card(phones[0], "f-h"))
    drag(phones[1], last_card(phones[1], "n"), last_card(phones[1], "f-c"))
    until(screen, "nerts.position().includes('f AH@0 / AC@1')")
    expect(screen.locator(".seat.poster .cnt b").first).to_have_text("1")
    least = screen.evaluate(
        "Math.min(...[...document.querySelectorAll('.t .nm, .t .lab, .t .note, .t .rd')]"
        ".map((e) => parseFloat(getComputedStyle(e).fontSize)))"
    )
    assert least >= 20
    expect(screen.locator(".bar .clock")).to_have_text(re.compile(r"^0:[0-5]\d$"))
    voice.say("raced", screen.evaluate("nerts.seq()") + 1, 1, "n>f1", 0, 43)
    expect(screen.locator(".toast")).to_have_text("Ada beat Bo by 43 ms")


HINTED = """classic
0 n ?7 TD | w KS / 9C / 5D 4S / 2H | s ?20 | d 3C 8D 7H
1 n ?5 AD | w 9D / KC / QC / 4H | s ?30 | d ?4 KD
f AH@0"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_bulb_shows_a_card_and_where_it_goes(window: Window, server: str, size: tuple[int, int]) -> None:
    page = window(viewport={"width": size[0], "height": size[1]})
    sit(page, open_table(server, position=HINTED), "Ada")
    if size[0] > 1000:
        page.get_by_role("button", name="Show a move").click()
    else:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Show a move").click()
    expect(page.locator(".card.advised")).to_have_count(1)
    expect(page.locator(".card.target")).to_have_count(1)
    expect(page.locator(".toast")).to_contain_text("can go home")
    drag(page, last_card(page, "w4"), last_card(page, "f1"))
    expect(page.locator(".card.advised")).to_have_count(0)
