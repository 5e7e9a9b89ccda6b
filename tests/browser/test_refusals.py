"""A lost race: by whom, by how much, and which card travels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import last_card, until
from tests.browser.tables import open_table, sit
from tests.browser.voice import Voice

LAYOUTS = """classic
0 n 3S 4S {own} | w 9S / 7C / 8D / QS | s 7D 8S 9C 7S | d 2D 4D
1 n 3C 8C {own} | w 9D / 7H / 8S / QC | s 7S 8D 9H 7D | d 2S 8H
f """
FLIGHTS = """window.flights = []; const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (this.classList.contains('card')) {
    const [from, to] = frames.map((frame) => new DOMMatrix(frame.transform));
    if (Math.hypot(from.e - to.e, from.f - to.f) > 10) window.flights.push(frames);  // the edges of a pile may settle
  }
  return animate.call(this, frames, options); }; null"""


class Judge(Voice):
    """Answers plays to the middle itself."""

    def __init__(self, page: Page) -> None:
        self.held: list[Any] = []
        super().__init__(page)

    def passes(self, message: list[Any]) -> bool:
        if message[0] != "do" or ">f" not in message[2]:
            return True
        self.held.append(message)
        return False

    def wait_for_play(self) -> int:
        for _ in range(200):
            if self.held:
                return int(self.held[0][1])
            self.page.wait_for_timeout(25)
        raise AssertionError("nothing was played")


@pytest.mark.parametrize(("height", "size"), [(4, (1440, 900)), (4, (390, 844)), (12, (1024, 700)), (1, (844, 390))])
def test_only_the_card_that_lost_its_race_travels(
    window: Callable[..., Page], server: str, height: int, size: tuple[int, int]
) -> None:
    """P30: with a king the pile is complete, and comes back."""
    ranks = "A23456789TJQK"
    pile = " ".join(f"{rank}H@1" for rank in ranks[:height])
    page = window(viewport={"width": size[0], "height": size[1]})
    judge = Judge(page)
    position = LAYOUTS.format(own=f"{ranks[height]}H") + pile
    sit(page, open_table(server, position=position, seats=[{}, {}], standin=False), "Ada")
    until(page, "nerts.position() !== ''")
    page.wait_for_timeout(500)
    page.mouse.dblclick(*last_card(page, "n"))
    c = judge.wait_for_play()
    page.wait_for_timeout(500)
    judge.say("m", page.evaluate("nerts.seq()") + 1, 1, "n>f1", "8C")
    page.wait_for_timeout(1200)
    page.evaluate(FLIGHTS)
    judge.say("no", c, "FOUNDATION_TAKEN", "43 1")
    expect(page.locator(".toast")).to_contain_text("43 ms")
    page.wait_for_timeout(300)
    assert len(page.evaluate("flights")) <= 1
