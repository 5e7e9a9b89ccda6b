"""What a viewer may know: the one place that decides it.

The faces of covered Nerts cards, of the stock, and of waste cards that others have buried are nobody's to see (R25,
R34). A team knows its whole waste: it has turned those cards itself. Everything else lies face up.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from nerts.engine.cards import FACE, JOKER, OWNER, UNKNOWN
from nerts.engine.errors import BadArgument, kind_of, whole
from nerts.engine.layout import Layout

if TYPE_CHECKING:
    from nerts.engine.errors import Reason
    from nerts.engine.move import Move
    from nerts.engine.moves import LegalMoves
    from nerts.engine.round import Round
    from nerts.engine.rules import Rules


def _covered(cards: list[int], seen: int) -> list[int]:
    """The same cards with all but the last `seen` unknown."""
    hidden = max(len(cards) - seen, 0)
    return [card & OWNER | UNKNOWN for card in cards[:hidden]] + cards[hidden:]


def remembered(layout: Layout, seen: int) -> Layout:
    """A layout as its own team knows it: of the stock, the cards whose faces are in `seen`, a bit for each face."""
    stock = [card if _is_remembered(card, seen) else card & OWNER | UNKNOWN for card in layout.stock]
    return Layout(_covered(layout.nerts, 1), layout.work, stock, layout.waste)


def _is_remembered(card: int, seen: int) -> bool:
    return not card & JOKER and bool(seen >> (card & FACE) & 1)


def unaccounted(layout: Layout, foundations: list[list[int]], pack: list[int]) -> list[int]:
    """The cards of a team's pack that lie nowhere where the team can see them, each once."""
    team = pack[0] & OWNER
    home = [card for pile in foundations for card in pile if card & OWNER == team]
    lying = [layout.nerts, *layout.work, layout.stock, layout.waste, home]
    left = Counter(pack)
    left.subtract(card & (OWNER | JOKER) if card & JOKER else card for pile in lying for card in pile)
    return [card for card, count in left.items() if count > 0]


class View:
    """A read-only, live window onto a round, as one team (or a spectator: None) sees it. Bots get this and no more.

    Its copies, pickled ones too, are pictures: they stay as they are, and hold nothing that the viewer may not know.
    """

    __slots__ = ("_round", "team")

    def __init__(self, rnd: Round, team: int | None) -> None:
        """Raises BadArgument for a team that does not play."""
        from nerts.engine.round import Round

        kind_of("rnd", rnd, Round)
        if team is not None:
            whole("team", team, 0, len(rnd.layouts) - 1)
        self._round = rnd
        self.team = team

    def __reduce__(self) -> tuple[type[View], tuple[Round, int | None]]:
        return type(self), (self.censored(), self.team)

    def __eq__(self, other: object) -> bool:
        """Does the same viewer see the same."""
        return isinstance(other, View) and self.team == other.team and self.censored() == other.censored()

    __hash__ = None  # type: ignore[assignment]

    @property
    def rules(self) -> Rules:
        return self._round.rules

    @property
    def teams(self) -> range:
        return range(len(self._round.layouts))

    @property
    def ended(self) -> bool:
        return self._round.ended

    @property
    def restocked(self) -> bool:
        """All have new stocks and nobody has made progress since."""
        return self._round.restocked

    @property
    def foundations(self) -> list[list[int]]:
        """All foundations in order of founding; not to be changed."""
        return self._round.foundations

    def waiting(self, face: int) -> list[int]:
        """Numbers of the foundations that wait for that face."""
        whole("face", face, 0, FACE)
        return [index + 1 for index in self._round.waiting[face]]

    def _layout(self, team: int) -> Layout:
        return self._round.layouts[whole("team", team, 0, len(self._round.layouts) - 1)]

    def nerts_left(self, team: int) -> int:
        return len(self._layout(team).nerts)

    def nerts_top(self, team: int) -> int | None:
        pile = self._layout(team).nerts
        return pile[-1] if pile else None

    def work(self, team: int) -> list[list[int]]:
        """The work piles of a team, base first; not to be changed."""
        return self._layout(team).work

    def waste_top(self, team: int) -> int | None:
        pile = self._layout(team).waste
        return pile[-1] if pile else None

    def waste(self, team: int) -> list[int]:
        """The waste, oldest first; of other teams all but the top is unknown."""
        pile = self._layout(team).waste
        return pile[:] if team == self.team else _covered(pile, 1)

    def stock_left(self, team: int) -> int:
        return len(self._layout(team).stock)

    def is_marked(self, team: int) -> bool:
        """Is the team marked stuck (A24)."""
        return self._layout(team).stuck

    def is_waiting(self, team: int) -> bool:
        """May the team shift (R39)."""
        return self._layout(team).waiting

    def why_not(self, move: Move, hand: int | None = None) -> Reason | None:
        return self._round.why_not(self._own(), move, hand)

    def legal_moves(self, hand: int | None = None) -> LegalMoves:
        """The own team's legal moves: what is legal depends on nothing unseen."""
        return self._round.legal_moves(self._own(), hand)

    def _own(self) -> int:
        if self.team is None:
            raise BadArgument("team", "a spectator has no moves")
        return self.team

    def censored(self) -> Round:
        """An independent round in which everything unseen is unknown, and times are left out."""
        rnd = self._round.copy()
        rnd.layouts = [self._censor(layout, team) for team, layout in enumerate(rnd.layouts)]
        rnd.landed = [-1] * len(rnd.landed)
        rnd.tick = 0
        rnd.salt = bytes(32)
        return rnd

    def _censor(self, layout: Layout, team: int) -> Layout:
        layout.nerts = _covered(layout.nerts, 1)
        layout.stock = _covered(layout.stock, 0)
        layout.waste = self.waste(team)
        return layout

    def to_text(self) -> str:
        """The view as position text: `?12` stands for twelve unseen cards."""
        return self.censored().to_text()
