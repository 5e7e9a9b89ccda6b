"""What a table keeps in mind of each team to tell whether it is stuck (A24): when it last stirred, which cards of its
stock it has seen, and what the search said last."""

from __future__ import annotations

from dataclasses import dataclass, field

from nerts.engine.cards import FACE, JOKER
from nerts.engine.move import TURN, Move
from nerts.engine.round import Round
from nerts.engine.stuck import is_stuck


@dataclass(slots=True)
class Watch:
    stirred: list[int]
    """Table time of each team's last own move, or of a landing or restock by anybody."""
    seen: list[int]
    """A bit for each face that has lain on the team's waste since its stock was last shuffled. The order of a stock
    changes by nothing but its team's own moves, so a card once seen there is known wherever it is now."""
    proofs: dict[int, tuple[object, bool | None]] = field(default_factory=dict)

    @classmethod
    def over(cls, rnd: Round, now: int) -> Watch:
        return cls([now] * len(rnd.layouts), [_bits(layout.waste) for layout in rnd.layouts])

    def moved(self, team: int, move: Move, turned: tuple[int, ...], now: int) -> None:
        self.stirred[team] = now
        if move.kind == TURN:
            self.seen[team] |= _bits(turned)

    def stirred_all(self, now: int) -> None:
        """A landing may help anybody."""
        self.stirred = [now] * len(self.stirred)

    def restocked(self, rnd: Round, now: int) -> None:
        self.stirred_all(now)
        if rnd.rules.all_stuck == "shuffle":
            self.seen = [0] * len(self.seen)

    def is_stuck(self, rnd: Round, team: int, limit: int) -> bool | None:
        """Can the team know that it is stuck. Searched anew only when what the answer follows from has changed."""
        key = self._key(rnd, team)
        known = self.proofs.get(team)
        if known is None or known[0] != key:
            known = self.proofs[team] = (key, is_stuck(rnd, team, limit, self.seen[team]))
        return known[1]

    def _key(self, rnd: Round, team: int) -> object:
        """Turning and renewing a stock change neither the circle of its cards nor, once it has been renewed, which of
        them come up. Not every move between work piles can be taken back: some fix a joker, or empty a pile that only a
        king may fill."""
        layout = rnd.layouts[team]
        circle = (*layout.waste, *reversed(layout.stock))
        passed = len(layout.waste) if len(layout.waste) % rnd.rules.draw else 0
        work = tuple(map(tuple, layout.work))
        return (sum(map(len, rnd.foundations)), len(layout.nerts), work, circle, passed, self.seen[team])


def _bits(cards: list[int] | tuple[int, ...]) -> int:
    bits = 0
    for card in cards:
        bits |= 0 if card & JOKER else 1 << (card & FACE)  # two jokers look alike: neither is known by its face
    return bits
