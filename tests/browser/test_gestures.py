"""What fingers and browsers do to a card on its way, named after the cases of tests/CASES.md."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Pointer, box, centre, drag, last_card, top_of, until
from tests.browser.tables import open_table, server_table, sit

Window = Callable[..., Page]

ACES = """classic
0 n 9C 2C AC | w KS / KC / QS / - | s 2S 3S 4S 5S 6S 7S 8S 9S TS | d -
1 n 9D AD | w KH / KD / QH / QD | s 2D 3D 4D 5D 6D | d -
f -"""

ON_THE_WAY = """(name) => {
  const gripped = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
  const to = name === 'blur' ? window : gripped;
  const options = { bubbles: true, pointerId: 1, isPrimary: true, button: 0 };
  to.dispatchEvent(name === 'blur' ? new Event('blur') : new PointerEvent(name, options));
}"""


def seated(window: Window, server: str) -> Page:
    page = window()
    sit(page, open_table(server, position=ACES), "Ada")
    until(page, "nerts.position().startsWith('classic')")
    return page


def half_a_drag(page: Page, pile: str, target: str) -> None:
    (x, y), (to_x, to_y) = last_card(page, pile), centre(page, target)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)


def assert_nothing_hangs(page: Page, before: str) -> None:
    """The card is back, nothing was played, and an ordinary drag works."""
    until(page, "nerts.pending() === 0")
    assert server_table(page.url)["position"].splitlines()[1:4] == before.splitlines()[1:4]
    drag(page, last_card(page, "n"), last_card(page, "f-c"))
    until(page, "nerts.position().includes('f AC@0')")


@pytest.mark.parametrize("how", ["escape", "second button", "pointercancel", "blur"])
def test_broken_off_drag_leaves_no_card_in_the_air(window: Window, server: str, how: str) -> None:
    """B10"""
    page = seated(window, server)
    before = str(server_table(page.url)["position"])
    half_a_drag(page, "n", "w4")
    if how == "escape":
        page.keyboard.press("Escape")
    elif how == "second button":
        page.mouse.down(button="right")
        page.mouse.up(button="right")
    else:
        page.evaluate(ON_THE_WAY, how)
    page.mouse.up()
    assert_nothing_hangs(page, before)


@pytest.mark.parametrize("pile", ["n", "w1"])
def test_three_quick_clicks_play_one_card(window: Window, server: str, pile: str) -> None:
    """B12: the card that the first play uncovers waits for a gesture of its own."""
    page = seated(window, server)
    x, y = last_card(page, pile)
    page.mouse.click(x, y, click_count=3, delay=20)
    page.wait_for_timeout(600)
    until(page, "nerts.pending() === 0")
    lines = str(server_table(page.url)["position"]).splitlines()
    assert lines[1].startswith("0 n 9C 2C | " if pile == "n" else "0 n 9C 2C AC |")
    assert lines[3] == ("f AC@0" if pile == "n" else "f -")


def test_clicks_on_the_stock_are_one_turn_each(window: Window, server: str) -> None:
    """B12"""
    page = seated(window, server)
    for _ in range(2):
        page.mouse.click(*centre(page, "s"))
    until(page, "nerts.pending() === 0")
    assert " s 8S 9S TS " in str(server_table(page.url)["position"])


def test_card_stays_under_the_pointer_and_drops_on_the_nearest_pile(window: Window, server: str) -> None:
    """B42: let go beside the pile, within a card's width of it."""
    page = seated(window, server)
    x, y = last_card(page, "n")
    target = box(page, "w4")
    to = (target["x"] + target["width"] / 2, target["y"] + target["height"] + target["width"] * 0.4)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(*to, steps=8)
    page.mouse.up()
    until(page, "nerts.pending() === 0")
    assert top_of(Pointer(page, 0).look(), 0, "w4") == "AC"


def test_card_let_go_over_nothing_goes_back(window: Window, server: str) -> None:
    """B42"""
    page = seated(window, server)
    before = str(server_table(page.url)["position"])
    drag(page, last_card(page, "n"), (3, 3))
    assert_nothing_hangs(page, before)


def test_invite_is_copied_without_a_clipboard_interface(window: Window, server: str) -> None:
    """B53: plain http in the home network has none."""
    page = window()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    reach = {"links": ["http://192.0.2.7:8000/"], "open": True}
    page.route("**/api/reach", lambda route: route.fulfill(json=reach))  # this server is for this machine alone
    page.goto(server)
    page.click("#friends")
    page.wait_for_url("**/t/*")
    page.evaluate("document.addEventListener('copy', () => { document.title = 'copied' })")
    before = page.locator("#copy").inner_text()
    page.click("#copy")
    until(page, "document.title === 'copied'")
    expect(page.locator("#copy")).not_to_have_text(before)


LONG = """classic
0 n 9C 2C AC | w KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS / KC / QS / - | s 2S 4S 6S | d -
1 n 9D AD | w KH / KD / QH / QD | s 2D 3D 4D 5D 6D | d -
f -"""
LOW = {"width": 320, "height": 480}
HEIGHTS = """() => {
  const box = (it) => it.getBoundingClientRect();
  const { x, right } = box(document.querySelector("[data-pile=w1]"));
  const cards = [...document.querySelectorAll(".cards .card")].map(box);
  const on = cards.filter((it) => Math.abs(it.x - x) < 3 && it.right <= right + 3);
  return new Set(on.map((it) => Math.round(it.y))).size;
}"""


def spread(page: Page, cards: int) -> None:
    """So many cards of the first work pile lie at heights of their own."""
    until(page, f"({HEIGHTS})() === {cards}")


def test_a_folded_pile_spreads_under_a_mouse_that_rests(window: Window, server: str) -> None:
    page = window(viewport=LOW)
    sit(page, open_table(server, position=LONG), "Ada")
    until(page, "nerts.position().startsWith('classic')")
    folded = page.evaluate(HEIGHTS)
    assert folded < 13
    page.mouse.move(*last_card(page, "w1"))
    spread(page, 13)
    page.mouse.move(*centre(page, "n"))
    spread(page, folded)


def test_a_folded_pile_spreads_under_a_finger_and_takes_nothing_up(window: Window, server: str) -> None:
    page = window(viewport=LOW, has_touch=True)
    sit(page, open_table(server, position=LONG), "Ada")
    until(page, "nerts.position().startsWith('classic')")
    assert page.evaluate(HEIGHTS) < 13
    x, y = last_card(page, "w1")
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    spread(page, 13)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    expect(page.locator(".card.lift")).to_have_count(0)
    page.touchscreen.tap(*last_card(page, "w1"))
    expect(page.locator(".card.lift").first).to_be_visible()
