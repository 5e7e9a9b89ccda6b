"""One team's layout: its piles, its hands, its marks."""

from __future__ import annotations

from typing import NamedTuple

from nerts.engine.cards import JOKER, RANK
from nerts.engine.move import NERTS, WASTE


class Lift(NamedTuple):
    """A card, or a run, in a hand (R14)."""

    src: int
    size: int
    """How many cards."""
    at: int
    """When it was lifted, in ms."""


class Slotted:
    """Can be pickled by any protocol: the oldest ones ask for this of a class with slots."""

    __slots__ = ()

    def __getstate__(self) -> object:
        return object.__getstate__(self)


class Layout(Slotted):
    """The piles of one team. The last item of every list is the card that can be played, or turned, next."""

    __slots__ = ("fouls", "hands", "nerts", "stock", "stuck", "waiting", "waste", "work")

    def __init__(self, nerts: list[int], work: list[list[int]], stock: list[int], waste: list[int]) -> None:
        self.nerts = nerts
        """Bottom first (R7)."""
        self.work = work
        """Base first (R8)."""
        self.stock = stock
        """Bottom first: the last card is turned first (R9)."""
        self.waste = waste
        """Oldest first (R35)."""
        self.hands: dict[int, Lift] = {}
        """What each hand of the team holds; empty hands are not in it."""
        self.stuck = False
        """The mark that counts towards "all are stuck" (A24)."""
        self.waiting = False
        """It has said so, or was marked, and has made no progress since: it may shift (R39, A25)."""
        self.fouls = 0
        """False calls (A27)."""

    def copy(self) -> Layout:
        other = Layout(self.nerts[:], [pile[:] for pile in self.work], self.stock[:], self.waste[:])
        other.hands = self.hands.copy()
        other.stuck = self.stuck
        other.waiting = self.waiting
        other.fouls = self.fouls
        return other

    def pile(self, number: int) -> list[int]:
        """The Nerts pile, the waste or a work pile by its number in a move."""
        if number == NERTS:
            return self.nerts
        return self.waste if number == WASTE else self.work[number - 1]

    def has_space(self) -> bool:
        """Is a work pile empty (R21, R23)."""
        return [] in self.work

    def new_stock(self) -> None:
        """What is left goes on the waste and all is turned over: the oldest card of the waste comes first (R36)."""
        self.stock.extend(reversed(self.waste))
        self.waste.clear()
        self.let_go()

    def let_go(self) -> None:
        """No hand holds what is gone: a partner has played it, or it went back into the stock (R14)."""
        gone = [hand for hand, lift in self.hands.items() if lift.size > len(self.pile(lift.src))]
        for hand in gone:
            del self.hands[hand]

    def shift(self) -> None:
        """The top card of the stock goes to its bottom (R39)."""
        self.stock.insert(0, self.stock.pop())

    def turn(self, draw: int) -> list[int]:
        """Up to `draw` cards from the stock onto the waste; returns them, oldest first (R34)."""
        turned = self.stock[-draw:]
        turned.reverse()
        del self.stock[-draw:]
        self.waste.extend(turned)
        return turned

    def key(self) -> tuple[object, ...]:
        """Everything that makes this layout what it is, hashable."""
        work = tuple(map(tuple, self.work))
        hands = tuple(sorted(self.hands.items()))
        piles = (tuple(self.nerts), work, tuple(self.stock), tuple(self.waste))
        return (*piles, hands, self.stuck, self.waiting, self.fouls)


def is_undeclared(card: int) -> bool:
    """A joker that stands for nothing yet."""
    return bool(card & JOKER) and not card & RANK
