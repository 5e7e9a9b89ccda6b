"""One round: the state of all layouts and foundations, and the only way to change it.

    rnd = Round.deal(Rules.preset("jokers"), teams=4, seed=secrets.token_bytes(32))
    for move in rnd.legal_moves(0): ...
    rnd.play(0, Move.parse("n>w2"))

Deterministic: the same deal and the same moves give the same text, in every process. Time comes in as `at`.
"""

from __future__ import annotations

import hashlib
from typing import Final, Self

from nerts.engine import jokers
from nerts.engine.cards import FACE, JOKER, KING, OWNER, RANK
from nerts.engine.deal import check_seed, shuffle, shuffled_pack
from nerts.engine.errors import LAST_MS, BadArgument, IllegalMove, Reason, kind_of, whole
from nerts.engine.events import Called, Event, FalseCalled, Played, Restocked, StuckOut
from nerts.engine.layout import Layout, Lift, Slotted
from nerts.engine.legality import BAD_MOVE, in_air, why_not
from nerts.engine.move import (
    CALL,
    DROP,
    HOME,
    LIFT,
    NERTS,
    NEW,
    RECYCLE,
    SHIFT,
    SLIDE,
    STUCK,
    TURN,
    WASTE,
    Move,
    is_sound,
)
from nerts.engine.moves import LegalMoves
from nerts.engine.notation import oddities, read_position, write_position
from nerts.engine.rules import MAX_TEAMS, OPTIONS, Rules, check_teams
from nerts.engine.scoring import RoundScore, score_round
from nerts.engine.stuck import is_stuck
from nerts.engine.view import View

NO_SALT: Final = bytes(32)
MAX_HAND: Final = 2
"""A team has three hands at most (R2)."""


class Round(Slotted):
    """A round in play. Mutable, cheap to copy; equal when its text is equal."""

    __slots__ = (
        "called",
        "callers",
        "ended",
        "foundations",
        "landed",
        "layouts",
        "marks",
        "over",
        "restocked",
        "rules",
        "salt",
        "split_roles",
        "tick",
        "waiting",
    )

    def __init__(self, rules: Rules, layouts: list[Layout]) -> None:
        """Before any foundation; takes the layouts for its own. Raises BadArgument."""
        kind_of("rules", rules, Rules)
        for layout in kind_of("layouts", layouts, list):
            kind_of("layouts", layout, Layout)
        whole("teams", len(layouts), 1, MAX_TEAMS)
        self.rules = rules
        self.layouts = layouts
        self.foundations: list[list[int]] = []
        """In order of founding; complete ones keep their place and number (R33)."""
        self.landed: list[int] = []
        """When the last card of each foundation landed, in ms; -1 when it is not known."""
        self.waiting: list[list[int]] = [[] for _ in range(64)]
        """Which foundations (by index) wait for a face: the reverse of `foundations`."""
        self.tick = 0
        """Latest time seen, ms."""
        self.marks = 0
        """How many teams are marked stuck."""
        self.restocked = False
        """All got new stocks, and nobody has made progress since (R40)."""
        self.called: int | None = None
        """When the round was called, ms (R28)."""
        self.callers: list[int] = []
        self.over = False
        """Ended without a call: all were stuck again (R40)."""
        self.ended = False
        """Called or over."""
        self.salt = NO_SALT
        """What stocks are shuffled from with all_stuck=shuffle (A23)."""
        self.split_roles = rules.team_roles == "split"

    # --- making rounds ------------------------------------------------------------------------------------------------

    @classmethod
    def deal(cls, rules: Rules, teams: int, seed: bytes, nerts: list[int] | None = None) -> Self:
        """Deal from a seed of 32 bytes (A38). `nerts`: cards in each Nerts pile, else as the rules say.

        Raises RulesError when the rules do not allow that many teams, BadArgument for anything else that cannot be.
        """
        check_teams(rules, teams)
        check_seed(seed)
        sizes = _sizes(rules, teams, nerts)
        work = rules.work_piles_for(teams)
        layouts = [_dealt(shuffled_pack(seed, team, rules.jokers), sizes[team], work) for team in range(teams)]
        rnd = cls(rules, layouts)
        if rules.all_stuck == "shuffle":
            rnd.salt = hashlib.sha256(b"nerts restock" + seed).digest()
        return rnd

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a position (docs/notation.md); raises InvalidText, which names the line."""
        return read_position(cls, text)

    def to_text(self) -> str:
        """The position as text; `from_text` reads back the same round."""
        return write_position(self)

    def copy(self) -> Self:
        """An independent round in the same state."""
        other = type(self)(self.rules, [layout.copy() for layout in self.layouts])
        other.foundations = [pile[:] for pile in self.foundations]
        other.landed = self.landed[:]
        other.waiting = [waiting[:] for waiting in self.waiting]
        other.tick, other.marks, other.restocked = self.tick, self.marks, self.restocked
        other.called, other.callers = self.called, self.callers[:]
        other.over, other.ended, other.salt = self.over, self.ended, self.salt
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def key(self) -> tuple[object, ...]:
        """Hashable; equal for rounds that are equal in everything."""
        layouts = tuple(layout.key() for layout in self.layouts)
        foundations = tuple(map(tuple, self.foundations))
        marks = (self.restocked, self.called, tuple(self.callers), self.over)
        return (self.rules, layouts, foundations, tuple(self.landed), self.tick, marks, self.salt)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Round) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Round.from_text({self.to_text()!r})"

    def validate(self) -> list[str]:
        """What is odd about the position, in words; empty for one that whole packs could have reached."""
        return oddities(self)

    # --- asking -------------------------------------------------------------------------------------------------------

    def why_not(self, team: int, move: Move, hand: int | None = None, at: int | None = None) -> Reason | None:
        """Why the move may not be made, or None: the only legality predicate (see `legality.why_not`).

        Raises BadArgument for a team that does not play, a hand or a time that cannot be, or what is no move at all.
        """
        if type(team) is not int or not 0 <= team < len(self.layouts) or hand is not None or at is not None:
            self._check(team, hand, at)
        if type(move) is not Move:
            move = Move(move)
        return why_not(self, team, move, hand, at) if is_sound(move) else BAD_MOVE

    def _check(self, team: int, hand: int | None = None, at: int | None = None) -> None:
        whole("team", team, 0, len(self.layouts) - 1)
        if hand is not None:
            whole("hand", hand, 0, MAX_HAND)
        if at is not None:
            whole("at", at, 0, LAST_MS)

    def legal_moves(self, team: int, hand: int | None = None) -> LegalMoves:
        """The moves of a team, or of one hand of it: iterable, `in`, `.count()`."""
        self._check(team, hand)
        return LegalMoves(self, team, hand)

    def is_stuck(self, team: int, limit: int = 20_000) -> bool | None:
        """Can it be proved that the team can make no progress by own moves without shifting (docs/rules.md, Stuck).

        None: more than `limit` positions would have to be looked at.
        """
        self._check(team)
        return is_stuck(self, team, whole("limit", limit, 1, 10**9))

    def scores(self) -> list[RoundScore]:
        """What each team would get if the round ended now (R41-R43)."""
        return score_round(self)

    def view(self, team: int | None) -> View:
        """What that team, or a spectator (None), may know: a read-only window that stays live."""
        if team is not None:
            self._check(team)
        return View(self, team)

    def airborne(self, at: int) -> list[tuple[int, int]]:
        """Team and hand of each card that may still land after the call (A29)."""
        whole("at", at, 0, LAST_MS)
        if self.called is None or at > self.called + self.rules.air_ms:
            return []
        called = self.called
        hands = ((team, hand, lift) for team, layout in enumerate(self.layouts) for hand, lift in layout.hands.items())
        return [(team, hand) for team, hand, lift in hands if in_air(lift, called)]

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, team: int, move: Move, at: int | None = None, hand: int | None = None) -> list[Event]:
        """Make a move and say what it did. Raises IllegalMove or BadArgument, and then nothing has changed.

        `at` is when it hit, in ms: a card that hits the same place in the same tick as the one before it ties (R18).
        """
        reason = self.why_not(team, move, hand, at)
        if reason is not None:
            raise IllegalMove(reason, str(Move(move)))
        move = Move(move)
        before = (self.restocked, len(self.callers), self.layouts[team].fouls)
        tie = self._will_tie(team, move)
        turned = self.push(team, move, at, hand)
        return [self._played(team, move, turned, tie), *self._consequences(team, before)]

    def push(self, team: int, move: int, at: int | None = None, hand: int | None = None) -> list[int]:
        """Make a move that is known to be legal: **does not check**. Returns the cards a turn brought, oldest first."""
        layout = self.layouts[team]
        kind = move & 15
        if at is not None and at > self.tick:
            self.tick = at
        if kind <= HOME:
            self._move_card(layout, team, move, at)
            if layout.hands:
                layout.hands.pop(hand or 0, None)
                layout.let_go()
        elif kind == TURN:
            return layout.turn(self.rules.draw)
        elif kind == RECYCLE:
            layout.new_stock()
        else:
            self._word(layout, team, move, at, hand or 0)
        return []

    def _word(self, layout: Layout, team: int, move: int, at: int | None, hand: int) -> None:
        kind = move & 15
        if kind == SHIFT:
            layout.shift()
        elif kind == STUCK:
            self._mark(layout)
        elif kind == CALL:
            self._call(layout, team, at)
        elif kind == LIFT:
            layout.hands[hand] = Lift(move >> 4 & 127, move >> 18 & 15, self.tick if at is None else at)
        elif kind == DROP:
            layout.hands.pop(hand, None)

    def _move_card(self, layout: Layout, team: int, move: int, at: int | None) -> None:
        src, dst, count = move >> 4 & 127, move >> 11 & 127, move >> 18 & 15
        pile = layout.pile(src)
        cards = pile[-count:]
        del pile[-count:]
        kind = move & 15
        if kind == HOME:
            self._land(cards[0], move >> 22 & FACE, dst - NEW, at)
        elif kind == SLIDE:
            jokers.slide_beneath(layout.work[dst - 1], cards[0])
        else:
            target = layout.work[dst - 1]
            if target:
                jokers.cover(target, cards[0])
            target.extend(cards)
        if NERTS < src < WASTE and self.rules.joker_identity == "while_covered":
            jokers.release(pile)
        if kind == HOME or src in (NERTS, WASTE):
            self._progress(layout, kind == HOME)
        if src == NERTS and not layout.nerts and self.rules.call == "automatic" and self.called in (None, at):
            self._call(layout, team, at)  # R26, A28

    def _land(self, card: int, declared: int, number: int, at: int | None) -> None:
        """Put a card on foundation `number`, 0 being the next new one; a tie changes nothing but the pile (R18)."""
        face = declared or card & FACE
        card = card & (OWNER | JOKER) | face
        landed = -1 if at is None else at
        if number == 0:
            self.foundations.append([card])
            self.landed.append(landed)
            self.waiting[face + 1].append(len(self.foundations) - 1)
            return
        pile = self.foundations[number - 1]
        if pile[-1] & FACE != face:
            self.waiting[face].remove(number - 1)
            if face & RANK < KING:
                self.waiting[face + 1].append(number - 1)
        pile.append(card)
        self.landed[number - 1] = landed

    def _progress(self, layout: Layout, landed: bool) -> None:
        """A24: a card has left the Nerts pile or the waste, or landed on a foundation. A new place may help anybody, so
        a landing ends all marks; what others do in their own layouts cannot."""
        layout.waiting = False
        self.restocked = False
        if not self.marks:
            return
        for marked in self.layouts if landed else [layout]:
            self.marks -= marked.stuck
            marked.stuck = False

    def _mark(self, layout: Layout) -> None:
        """When all are marked, everybody gets a new stock, and the second time the round is over (R38, R40)."""
        layout.waiting = True
        if not layout.stuck:
            layout.stuck = True
            self.marks += 1
        if self.marks < len(self.layouts):
            return
        if self.restocked:
            self.over = self.ended = True
            return
        self._restock()

    def _restock(self) -> None:
        for team, layout in enumerate(self.layouts):
            layout.new_stock()
            layout.stuck = False
            if self.rules.all_stuck == "restock_shift" and layout.stock:
                layout.shift()
            elif self.rules.all_stuck == "shuffle":
                shuffle(layout.stock, self.salt, b"nerts restock" + bytes([team]))
        if self.rules.all_stuck == "shuffle":
            self.salt = hashlib.sha256(self.salt).digest()
        self.marks = 0
        self.restocked = True

    def _call(self, layout: Layout, team: int, at: int | None) -> None:
        if layout.nerts:
            layout.fouls += 1  # A27
            return
        if self.called is None:
            self.called = self.tick if at is None else at
        self.callers.append(team)
        self.ended = True

    # --- telling ------------------------------------------------------------------------------------------------------

    def _will_tie(self, team: int, move: Move) -> bool:
        if move.kind != HOME or move.dst == NEW:
            return False
        card = self.layouts[team].pile(move.src)[-1]
        return self.foundations[move.dst - NEW - 1][-1] & FACE == (move.joker or card & FACE)

    def _played(self, team: int, move: Move, turned: list[int], tie: bool) -> Played:
        layout = self.layouts[team]
        if move.kind == TURN:
            return Played(team, move, tuple(turned), tuple(turned[-1:]))
        if move.kind > HOME:
            return Played(team, move)
        if move.src == NERTS:
            shown = tuple(layout.nerts[-1:])
            return Played(team, move, shown, shown, tie)
        return Played(team, move, (), tuple(layout.waste[-1:]) if move.src == WASTE else (), tie)

    def _consequences(self, team: int, before: tuple[bool, int, int]) -> list[Event]:
        restocked, callers, fouls = before
        events: list[Event] = []
        if len(self.callers) > callers:
            events.append(Called(team))
        if self.layouts[team].fouls > fouls:
            events.append(FalseCalled(team))
        if self.restocked and not restocked:
            events.append(Restocked())
        if self.over:
            events.append(StuckOut())
        return events


def _sizes(rules: Rules, teams: int, nerts: object) -> list[int]:
    """How many cards each Nerts pile gets (R7)."""
    if nerts is None:
        return [rules.nerts_for(team) for team in range(teams)]
    if not isinstance(nerts, list | tuple) or len(nerts) != teams:
        raise BadArgument("nerts", f"a list with one number for each of {teams} teams was expected")
    option = OPTIONS["nerts"]
    return [whole("nerts", size, option.low, option.high) for size in nerts]


def _dealt(cards: list[int], nerts: int, work: int) -> Layout:
    """A38: the Nerts pile first, then one card to each work pile, the rest in order is the stock."""
    piles = [[card] for card in cards[nerts : nerts + work]]
    return Layout(cards[:nerts], piles, cards[nerts + work :][::-1], [])
