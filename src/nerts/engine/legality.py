"""Which moves are legal: the only place that decides it.

`why_not` answers hints, errors, wire codes, bots and the list of legal moves alike. It reads a round and changes
nothing. A refusal depends on nothing the player may not know (R25): covered cards are never compared with anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from nerts.engine import jokers
from nerts.engine.cards import ACE, FACE, JOKER, KING, RANK, UNKNOWN, owner_of
from nerts.engine.errors import Code, Reason
from nerts.engine.layout import Layout, Lift, is_undeclared
from nerts.engine.move import (
    CALL,
    DROP,
    HOME,
    LIFT,
    MAX_FOUNDATION,
    NERTS,
    NEW,
    PLAYS,
    RECYCLE,
    SHIFT,
    STOCK,
    STUCK,
    TURN,
    WASTE,
)

if TYPE_CHECKING:
    from nerts.engine.round import Round

LIFT_MS: Final = 3000
"""For so long a pile is left to the partner who has lifted a card of it (R14)."""
COUNT: Final = 15 << 18
"""Bits of a move that say how many cards it moves; no move moves none."""
RACE_MS: Final = 2000
"""A card that came this soon after the one that took its place has lost a race; later it is just a wrong card."""

NOT_YOUR_CARD: Final = Reason(Code.NOT_YOUR_CARD)
NOT_YOUR_ROLE: Final = Reason(Code.NOT_YOUR_ROLE)
NO_SUCH_PILE: Final = Reason(Code.NO_SUCH_PILE)
PILE_EMPTY: Final = Reason(Code.PILE_EMPTY)
CARD_BURIED: Final = Reason(Code.CARD_BURIED)
WRONG_RANK: Final[Reason] = jokers.WRONG_RANK
WRONG_SUIT: Final = Reason(Code.WRONG_SUIT)
NEEDS_ACE: Final = Reason(Code.NEEDS_ACE)
NO_EMPTY_PILE: Final = Reason(Code.NO_EMPTY_PILE)
FILL_RULE: Final = Reason(Code.FILL_RULE)
ACE_FIRST: Final = Reason(Code.ACE_FIRST)
STOCK_DRY: Final = Reason(Code.STOCK_DRY)
STOCK_NOT_DRY: Final = Reason(Code.STOCK_NOT_DRY)
STOCK_EMPTY: Final = Reason(Code.STOCK_EMPTY)
NOT_STUCK: Final = Reason(Code.NOT_STUCK)
NERTS_NOT_EMPTY: Final = Reason(Code.NERTS_NOT_EMPTY)
HAND_BUSY: Final = Reason(Code.HAND_BUSY)
ROUND_OVER: Final = Reason(Code.ROUND_OVER)
BAD_MOVE: Final = Reason(Code.BAD_MOVE)


def why_not(rnd: Round, team: int, move: int, hand: int | None = None, at: int | None = None) -> Reason | None:
    """Why that team, with that hand (None: its only one), may not make the move at that time; None when it may.

    `at` in ms decides ties (R18) and the air time (A29); None is later than everything and ties with nothing.
    """
    layout = rnd.layouts[team]
    kind = move & 15
    if not move & COUNT:
        return BAD_MOVE
    if rnd.ended:
        late = _late_reason(rnd, team, move, hand or 0, at)
        if late is not None:
            return late
    if rnd.split_roles and hand is not None and not _has_role(move, hand):
        return NOT_YOUR_ROLE
    if layout.hands:
        busy = _hands_reason(layout, move, hand or 0, at)
        if busy is not None:
            return busy
    if kind <= HOME or kind == LIFT:
        reason = _source_reason(layout, team, move)
        if reason is not None or kind == LIFT:
            return reason
    return _CHECKS[kind](rnd, team, move, at) if 0 < kind <= DROP else BAD_MOVE


# --- whose turn it is: hands, roles, the end of the round -------------------------------------------------------------


def _late_reason(rnd: Round, team: int, move: int, hand: int, at: int | None) -> Reason | None:
    """After the call only cards in the air may land, and only in time (R28, A29); a second call in its tick counts."""
    kind = move & 15
    if rnd.called is None:
        return ROUND_OVER
    if kind == CALL:
        return None if at == rnd.called and team not in rnd.callers else ROUND_OVER  # A28
    if kind in PLAYS and at is not None and at < rnd.called:
        return None  # it hit before the call and only its news came later
    lift = rnd.layouts[team].hands.get(hand)
    if lift is None or not in_air(lift, rnd.called):
        return ROUND_OVER
    if kind == DROP:
        return None
    in_time = at is not None and at <= rnd.called + rnd.rules.air_ms
    return None if in_time and kind in PLAYS and _lands(lift, move) else ROUND_OVER


def in_air(lift: Lift, called: int) -> bool:
    """Was it lifted before the call, however long ago (A29)."""
    return lift.at < called


def _lands(lift: Lift, move: int) -> bool:
    return lift.src == move >> 4 & 127 and lift.size == move >> 18 & 15


def _has_role(move: int, hand: int) -> bool:
    """Even hands have Nerts and work piles, odd hands stock and waste (A3); all may call or be stuck."""
    kind = move & 15
    if kind in (STUCK, CALL, DROP):
        return True
    stock_side = kind in (TURN, RECYCLE, SHIFT) or move >> 4 & 127 in (WASTE, STOCK)
    return stock_side == bool(hand & 1)


def _hands_reason(layout: Layout, move: int, hand: int, at: int | None) -> Reason | None:
    """One move of one hand is under way at a time, and nobody plays from under a partner's hand (R14)."""
    kind = move & 15
    if kind in (STUCK, CALL, DROP):
        return None
    touched = (move >> 4 & 127, move >> 11 & 127) if kind <= HOME else (move >> 4 & 127,)
    if kind in (TURN, RECYCLE, SHIFT):
        touched = (STOCK,) if kind == SHIFT else (WASTE,)
    for holder, lift in layout.hands.items():
        if holder == hand:
            busy = kind == LIFT or kind > HOME or not _lands(lift, move)
        else:
            busy = lift.src in touched and (at is None or at - lift.at <= LIFT_MS)
        if busy:
            return HAND_BUSY
    return None


# --- where the card comes from ----------------------------------------------------------------------------------------


def _source_reason(layout: Layout, team: int, move: int) -> Reason | None:
    """Is there a card to take, and is it the one that is meant (R13, R15, R20)."""
    src = move >> 4 & 127
    if src >= NEW or (move >> 37 and _foreign(team, move)):
        return NOT_YOUR_CARD
    if src == STOCK:
        return CARD_BURIED
    if src != WASTE and src > len(layout.work):
        return NO_SUCH_PILE
    pile = layout.pile(src)
    count = move >> 18 & 15
    if not pile or (count > len(pile) and 0 < src < WASTE):
        return PILE_EMPTY
    if count != 1 and not 0 < src < WASTE:
        return CARD_BURIED
    if move >> 28 & 256 and not _is_named(pile[-count], move):
        return CARD_BURIED
    return None


def _foreign(team: int, move: int) -> bool:
    return any(named not in (0, team + 1) for named in (move >> 37 & 31, move >> 42 & 31))


def _is_named(card: int, move: int) -> bool:
    """A joker is meant by any name of a joker; its identity is nobody's to name."""
    if move >> 28 & 64:
        return bool(card & JOKER)
    return not card & JOKER and card & FACE == move >> 28 & FACE


# --- onto work piles --------------------------------------------------------------------------------------------------


def _work_reason(rnd: Round, team: int, move: int, at: int | None) -> Reason | None:
    layout = rnd.layouts[team]
    reason = _target_reason(layout, move)
    if reason is not None:
        return reason
    src = move >> 4 & 127
    if src == NERTS and _last_card_bound(rnd, layout):
        return FILL_RULE
    card = layout.pile(src)[-(move >> 18 & 15)]
    pile = layout.work[(move >> 11 & 127) - 1]
    if not pile:
        return _fill_reason(rnd, layout, src, card)
    if (pile[-1] | card) & JOKER:
        return jokers.onto_reason(pile, card)
    return jokers.descends_reason(pile[-1], card)


def _target_reason(layout: Layout, move: int) -> Reason | None:
    """Is it another work pile of the layout, and is there room: from king to ace there are 13 cards."""
    dst = move >> 11 & 127
    if not 0 < dst <= len(layout.work):
        return NO_SUCH_PILE
    if dst == move >> 4 & 127:
        return BAD_MOVE
    return WRONG_RANK if len(layout.work[dst - 1]) + (move >> 18 & 15) > KING else None


def _last_card_bound(rnd: Round, layout: Layout) -> bool:
    """Must the last Nerts card go to a foundation (option last_card)."""
    return len(layout.nerts) == 1 and rnd.rules.last_card == "foundation"


def _fill_reason(rnd: Round, layout: Layout, src: int, card: int) -> Reason | None:
    """What may fill a space (R21); a free joker may stand for the king that kings_only asks for. A card that is not
    known has no face to be judged by, and stays where it is."""
    if card & RANK == UNKNOWN:
        return CARD_BURIED
    fill = rnd.rules.fill
    if fill == "nerts_forced":
        return None if src == NERTS or not layout.nerts else FILL_RULE
    if fill == "kings_only":
        return None if card & RANK == KING or is_undeclared(card) else FILL_RULE
    return None


def _slide_reason(rnd: Round, team: int, move: int, at: int | None) -> Reason | None:
    """Beneath the base of a pile, which saves the detour over a space (R23)."""
    layout = rnd.layouts[team]
    reason = _target_reason(layout, move)
    if reason is not None:
        return reason
    if move >> 18 & 15 != 1:
        return CARD_BURIED
    src = move >> 4 & 127
    pile = layout.work[(move >> 11 & 127) - 1]
    if not pile:
        return PILE_EMPTY
    if not layout.has_space():
        return NO_EMPTY_PILE
    if not rnd.rules.slide_under or (src == NERTS and _last_card_bound(rnd, layout)):
        return FILL_RULE
    card = layout.pile(src)[-1]
    unfit = _fill_reason(rnd, layout, src, card)  # it would fill the space, if only for a moment
    if unfit is not None:
        return unfit
    if (card | pile[0]) & JOKER:
        return jokers.beneath_reason(card, pile)
    return jokers.descends_reason(card, pile[0])


# --- to the foundations -----------------------------------------------------------------------------------------------


def _home_reason(rnd: Round, team: int, move: int, at: int | None) -> Reason | None:
    layout = rnd.layouts[team]
    if move >> 18 & 15 != 1:
        return CARD_BURIED  # R22
    card = layout.pile(move >> 4 & 127)[-1]
    face = move >> 22 & FACE
    if face and not ACE <= face & RANK <= KING:
        return BAD_MOVE
    if card & JOKER:
        reason = jokers.declared_reason(card, face)
        if reason is not None:
            return reason
        face = face or card & FACE
    elif face:
        return BAD_MOVE
    else:
        face = card & FACE
    return _landing_reason(rnd, team, face, (move >> 11 & 127) - NEW, at)


def _landing_reason(rnd: Round, team: int, face: int, number: int, at: int | None) -> Reason | None:
    """May a card with that face land on foundation `number`, 0 being the next new one (R29, R30)."""
    if number == 0:
        return _founding_reason(rnd, face)
    if not 0 < number <= len(rnd.foundations):
        return NO_SUCH_PILE
    pile = rnd.foundations[number - 1]
    top = pile[-1] & FACE
    if face == top + 1 or (face == top and _ties(rnd, team, number, at)):
        return ACE_FIRST if rnd.rules.ace_first and _ace_waits(rnd, rnd.layouts[team]) else None
    return _missed_reason(rnd, face, number, at)


def _founding_reason(rnd: Round, face: int) -> Reason | None:
    if face & RANK != ACE:
        return NEEDS_ACE
    if len(rnd.foundations) == MAX_FOUNDATION:
        return NO_SUCH_PILE  # sixteen packs have fewer aces
    cap = rnd.rules.foundation_cap
    if cap and sum(pile[0] & FACE == face for pile in rnd.foundations) >= cap:
        return FILL_RULE
    return None


def _ace_waits(rnd: Round, layout: Layout) -> bool:
    """Could the team play an ace (racing_demon_strict)."""
    tops = [pile[-1] for pile in (layout.nerts, layout.waste, *layout.work) if pile]
    return any(not top & JOKER and _founding_reason(rnd, top & FACE) is None for top in tops)


def _ties(rnd: Round, team: int, number: int, at: int | None) -> bool:
    """A clear tie: the same card in the same tick on the same place, from different teams (R18). Aces have no place
    in common: each founds its own (R29)."""
    if rnd.rules.tie != "both" or at is None or rnd.landed[number - 1] != at:
        return False
    pile = rnd.foundations[number - 1]
    return pile[-1] & RANK > ACE and all(owner_of(card) != team for card in pile if card & FACE == pile[-1] & FACE)


def _missed_reason(rnd: Round, face: int, number: int, at: int | None) -> Reason:
    """Why it does not land there: it lost a race, or it never fitted."""
    top = rnd.foundations[number - 1][-1] & FACE
    if face >> 4 != top >> 4:
        return NO_SUCH_PILE if top & RANK == KING else WRONG_SUIT
    landed = rnd.landed[number - 1]
    if at is not None and landed >= 0 and ACE < face & RANK <= top & RANK and at - landed < RACE_MS:
        return Reason(Code.FOUNDATION_TAKEN, max(at - landed, 0) if face == top else None)
    return NO_SUCH_PILE if top & RANK == KING else WRONG_RANK


# --- stock and waste --------------------------------------------------------------------------------------------------


def _turn_reason(rnd: Round, team: int, move: int, at: int | None) -> Reason | None:
    layout = rnd.layouts[team]
    left = len(layout.stock)
    if left >= rnd.rules.draw:
        return None
    if not left:
        return STOCK_DRY if layout.waste else STOCK_EMPTY
    return None if rnd.rules.partial_turn or not layout.waste else STOCK_DRY  # A21


def _recycle_reason(rnd: Round, team: int, move: int, at: int | None) -> Reason | None:
    layout = rnd.layouts[team]
    if len(layout.stock) >= rnd.rules.draw:
        return STOCK_NOT_DRY  # A22
    if layout.waste:
        return None
    return STOCK_NOT_DRY if layout.stock else STOCK_EMPTY


def _shift_reason(rnd: Round, team: int, move: int, at: int | None) -> Reason | None:
    layout = rnd.layouts[team]
    if not layout.waiting:
        return NOT_STUCK
    return None if layout.stock else STOCK_EMPTY


# --- words ------------------------------------------------------------------------------------------------------------


def _always(rnd: Round, team: int, move: int, at: int | None) -> Reason | None:
    return None


def _call_reason(rnd: Round, team: int, move: int, at: int | None) -> Reason | None:
    """R26; with false_call_penalty a false call is a move, and costs (A27)."""
    if rnd.layouts[team].nerts and not rnd.rules.false_call_penalty:
        return NERTS_NOT_EMPTY
    return None


_Check = Callable[["Round", int, int, "int | None"], "Reason | None"]
_CHECKS: Final[tuple[_Check, ...]] = (
    _always,
    _work_reason,
    _slide_reason,
    _home_reason,
    _turn_reason,
    _recycle_reason,
    _shift_reason,
    _always,
    _call_reason,
    _always,
    _always,
)
