"""Somebody who sees nothing: acts on what has a role and a name, and knows what the names say."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

RANKS = ["ace", *map(str, range(2, 11)), "jack", "queen", "king"]
RED = {"hearts", "diamonds"}


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
        listed = self.page.get_by_role("list", name=group).get_by_role("button").all()
        return [(button.get_attribute("aria-label") or "", button) for button in listed]

    def _press(self, button: Locator) -> None:
        button.focus()
        button.press("Enter")

    def _home(self, card: Card, homes: list[tuple[str, Locator]]) -> Locator | None:
        for name, button in homes:
            top = read(name)
            if card.rank == 1 and name.lower().startswith("new foundation") and card.suit in name:
                return button
            if top and "complete" not in name.lower() and card.goes_home_on(top):
                return button
        return None

    def step(self) -> bool:
        """One move; false when there was none but the stock."""
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
                return True
        self._press(stock[1])
        return False

    def _down(self, card: Card, work: list[tuple[str, Locator]]) -> Locator | None:
        for name, button in work:
            top = read(name)
            if top is None or card.goes_down_on(top):
                return button
        return None
