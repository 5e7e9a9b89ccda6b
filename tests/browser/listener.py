"""Somebody who sees nothing: acts on what has a role and a name, and knows what the names say."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Gone

RANKS = ["ace", *map(str, range(2, 11)), "jack", "queen", "king"]
RED = {"hearts", "diamonds"}
PATIENCE = 2000
"""Milliseconds for a button that may just have gone."""


@dataclass(frozen=True)
class Card:
    rank: int
    suit: str

    @property
    def red(self) -> bool:
        return self.suit in RED

    def goes_home_on(self, other: Card) -> bool:
        return self.suit == other.suit and self.rank == other.rank + 1

    def goes_down_on(self, other: Card) -> bool:
        return self.red != other.red and self.rank == other.rank - 1


def read(name: str) -> Card | None:
    """The first card that a name tells of."""
    found = re.search(r"(\w+) of (hearts|spades|diamonds|clubs)", name, re.IGNORECASE)
    return Card(RANKS.index(found[1].lower()) + 1, found[2].lower()) if found else None


class Listener:
    """Plays by roles and names alone, with Enter as its only key: what can be done at once, the Nerts pile first."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.plays = 0

    def _buttons(self, group: str) -> list[tuple[str, Locator]]:
        """The buttons of a list, with their names, in the order in which they are read."""
        listed = self.page.get_by_role("list", name=group).get_by_role("button")
        names = listed.evaluate_all("all => all.map((it) => it.getAttribute('aria-label'))")
        return [(name, listed.nth(i)) for i, name in enumerate(names)]

    def _press(self, button: Locator) -> None:
        button.press("Enter", timeout=PATIENCE)

    def _home(self, card: Card, homes: list[tuple[str, Locator]]) -> Locator | None:
        for name, button in homes:
            top = read(name)
            if card.rank == 1 and name.lower().startswith("new foundation") and card.suit in name:
                return button
            if top and "complete" not in name.lower() and card.goes_home_on(top):
                return button
        return None

    def step(self) -> None:
        """One move, or a turn of the stock; nothing when the round ends meanwhile."""
        try:
            self._step()
        except (Gone, ValueError):
            self.page.wait_for_timeout(100)

    def _step(self) -> None:
        homes, own = self._buttons("Foundations"), self._buttons("Your cards")
        nerts, *work, waste, stock = own
        for name, source in (nerts, waste, *work):
            card = read(name)
            if card is None:
                continue
            goal = self._home(card, homes) or (self._down(card, work) if source not in [it[1] for it in work] else None)
            if goal is not None:
                self._press(source)
                self._press(goal)
                self.plays += 1
                return
        self._press(stock[1])

    def _down(self, card: Card, work: list[tuple[str, Locator]]) -> Locator | None:
        for name, button in work:
            top = read(name)
            if top is None or card.goes_down_on(top):
                return button
        return None
