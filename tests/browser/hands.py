"""People at the page: they look at what the page shows, choose like a fair player, and act by pointer or by keys."""

from __future__ import annotations

import random
import time
from abc import ABC, abstractmethod
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Gone

from nerts import Move, Round
from nerts.bots import LEVELS, Memory, choose
from nerts.engine.cards import FACE, SUITS, card_text
from nerts.engine.move import CALL, HOME, NEW, PLAYS, RECYCLE, SHIFT, STUCK, TURN, WORK, pile_text

PAUSE = 150
"""Milliseconds between moves: a quick person; tables refuse more than eight commands a second."""
MIDDLE_OF = """selector => {
  const r = document.querySelector(selector)?.getBoundingClientRect();
  return r ? [r.x + r.width / 2, r.y + r.height / 2] : null;
}"""
RATIO = 1.4
"""Height of a card by its width."""


class Player(ABC):
    """Plays a seat through the page; `team` is whose layout is the own one."""

    def __init__(self, page: Page, team: int) -> None:
        self.page = page
        self.team = team
        self.memory = Memory()
        self.dice = random.Random(7)

    @abstractmethod
    def make(self, move: Move) -> None:
        """Make a legal move."""

    def look(self) -> Round:
        """The round as the page knows it, own moves on their way included."""
        return Round.from_text(self.page.evaluate("nerts.position()"))

    def step(self) -> bool:
        """Make one good move, or wait a little; False when the round is over."""
        if phase(self.page) != "playing":
            return False
        rnd = self.look()
        move = choose(rnd.view(self.team), None, LEVELS["hard"], self.memory, self.dice)
        if move is None:
            self.page.wait_for_timeout(200)
            self.memory.passes = 0
            return True
        self.page.wait_for_timeout(PAUSE)
        try:
            self.make(move)
        except Gone:
            if phase(self.page) == "playing":
                raise
            return False  # somebody called while the hand was on its way
        self.memory.made(move)
        until(self.page, "nerts.pending() === 0 || document.body.dataset.phase !== 'playing'")
        return True

    def play_round(self, most: int = 1500) -> int:
        """Until the score sheet; returns the number of steps."""
        for steps in range(most):
            if not self.step():
                until(self.page, "['scored', 'over'].includes(document.body.dataset.phase)")
                return steps
        raise AssertionError(f"the round has not ended after {most} steps")


class Pointer(Player):
    """Drags and taps by turns; double taps now and then."""

    def make(self, move: Move) -> None:
        if move.kind in PLAYS:
            self._move_card(move)
        elif move.kind in (TURN, RECYCLE):
            self.page.mouse.click(*centre(self.page, "s"))
        else:
            self._press({CALL: "#call", STUCK: "#stuck", SHIFT: "#shift"}[move.kind])

    def _press(self, button: str) -> None:
        """Where the button is now, if it is: somebody's progress may just have taken it away."""
        at = self.page.evaluate(MIDDLE_OF, button)
        if at is not None:
            self.page.mouse.click(*at)

    def _move_card(self, move: Move) -> None:
        start, end = self._grip(move), self._target(move)
        if move.kind == HOME and self._only_way(move) and self.dice.random() < 0.3:
            self.page.mouse.dblclick(*start)
        elif self.dice.random() < 0.5:
            drag(self.page, start, end)
        else:
            self.page.mouse.click(*start)
            self.page.mouse.click(*end)

    def _only_way(self, move: Move) -> bool:
        return sum(m.kind == HOME and m.src == move.src for m in self.look().legal_moves(self.team)) == 1

    def _grip(self, move: Move) -> tuple[float, float]:
        """A place on the card to be taken: the visible strip of it in a work pile."""
        if move.count == 1 and move.kind != WORK:
            return last_card(self.page, pile_text(move.src))
        pile = self.look().layouts[self.team].pile(move.src)
        return strip(self.page, pile_text(move.src), len(pile), move.count)

    def _target(self, move: Move) -> tuple[float, float]:
        return last_card(self.page, foundation_or_pile(self.look(), self.team, move))


class Taps(Pointer):
    """Never drags: a tap on the card, a tap on where it goes."""

    def _move_card(self, move: Move) -> None:
        self.page.mouse.click(*self._grip(move))
        self.page.mouse.click(*self._target(move))


class Keys(Player):
    """Never touches the pointer."""

    def make(self, move: Move) -> None:
        for key in self._keys(move):
            self.page.keyboard.press(key)

    def _keys(self, move: Move) -> list[str]:
        words = {TURN: " ", RECYCLE: " ", STUCK: "x", SHIFT: "b", CALL: "c"}
        if move.kind in words:
            return [words[move.kind]]
        name = pile_text(move.src)
        source = {"n": "n", "d": "w"}.get(name) or name[1:]
        lift = [source] if move.count == 1 else [f"Shift+Digit{source}"] * move.count
        return [*lift, "f" if move.kind == HOME else str(move.dst)]


# --- the page ---------------------------------------------------------------------------------------------------------


def phase(page: Page) -> str:
    return str(page.evaluate("document.body.dataset.phase"))


def until(page: Page, expression: str, seconds: float = 10) -> None:
    """Wait for a JavaScript expression; the page's own policy forbids the polling that the library would inject."""
    deadline = time.monotonic() + seconds
    while not page.evaluate(expression):
        assert time.monotonic() < deadline, f"still not: {expression}"
        page.wait_for_timeout(20)


def wait_for_phase(page: Page, name: str, seconds: float = 10) -> None:
    until(page, f"document.body.dataset.phase === '{name}'", seconds)


def foundation_or_pile(rnd: Round, team: int, move: Move) -> str:
    """`w2`, `f3`, or the next free place of the card's suit."""
    if move.kind != HOME or move.dst > NEW:
        return pile_text(move.dst)
    face = move.joker or rnd.layouts[team].pile(move.src)[-1] & FACE
    return f"f-{SUITS[face >> 4].lower()}"


def box(page: Page, pile: str) -> dict[str, Any]:
    found = page.locator(f'[data-pile="{pile}"]').bounding_box()
    assert found is not None, f"no pile {pile}"
    return dict(found)


def centre(page: Page, pile: str) -> tuple[float, float]:
    at = box(page, pile)
    return at["x"] + at["width"] / 2, at["y"] + at["height"] / 2


def last_card(page: Page, pile: str) -> tuple[float, float]:
    """The middle of the last card, which lies lowest."""
    at = box(page, pile)
    return at["x"] + at["width"] / 2, at["y"] + at["height"] - at["width"] * RATIO / 2


def strip(page: Page, pile: str, cards: int, count: int) -> tuple[float, float]:
    """The middle of what is to be seen of the `count`-th card from the end."""
    if count == 1:
        return last_card(page, pile)
    at = box(page, pile)
    step = (at["height"] - at["width"] * RATIO) / (cards - 1)
    return at["x"] + at["width"] / 2, at["y"] + (cards - count + 0.5) * step


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=3)
    page.mouse.move(*end, steps=3)
    page.mouse.up()


def top_of(rnd: Round, team: int, pile: str) -> str:
    layout = rnd.layouts[team]
    cards = layout.nerts if pile == "n" else layout.waste if pile == "d" else layout.work[int(pile[1:]) - 1]
    return card_text(cards[-1]) if cards else ""
