"""Which rule forbids a move: the code, or None.

When several rules forbid it the first of these is named: text, end of the round, roles, hands, whose pile, which card,
what the card is declared as, whether the place exists, whether it takes the card.
"""

from __future__ import annotations

from tests.reference import cards as c
from tests.reference.moves import Parsed, parse
from tests.reference.state import Cards, Foundation, State, Team

PARTNER_MS = 3000
"""For so long nobody touches the pile a partner has lifted a card of."""
RACE_MS = 2000
"""A card that comes later than this after the one in its place has lost no race: it is just wrong."""


def why_not(state: State, team: int, text: str, hand: int | None = None, at: int | None = None) -> str | None:
    move = parse(text)
    if move is None:
        return "BAD_MOVE"
    return (
        _round_over(state, team, move, hand or 0, at)
        or _role(state, move, hand)
        or _hand(state.teams[team], move, hand or 0, at)
        or _move(state, team, move, at)
    )


def _move(state: State, team: int, move: Parsed, at: int | None) -> str | None:
    mine = state.teams[team]
    if move.kind in ("carry", "slide", "lift"):
        return _card_move(state, team, move, at)
    if move.kind == "turn":
        return _turn(state, mine)
    if move.kind == "recycle":
        return _recycle(state, mine)
    if move.kind == "shift":
        return _shift(mine)
    if move.kind == "call":
        return _call(state, mine)
    return None


# --- the end of the round, hands, roles ------------------------------------------------------------------------------


def _round_over(state: State, team: int, move: Parsed, hand: int, at: int | None) -> str | None:
    if state.over:
        return "ROUND_OVER"
    if state.called is None:
        return None
    if move.kind == "call":  # A28
        same = at is not None and at == state.called and team not in state.callers
        return None if same else "ROUND_OVER"
    if move.kind in ("carry", "slide") and at is not None and at < state.called:
        return None  # it hit before the call, and only its news came later
    lift = state.teams[team].held(hand)
    if lift is None or lift.at >= state.called:
        return "ROUND_OVER"  # A29
    in_time = at is not None and at <= state.called + state.number("air_ms")
    lands = move.kind in ("carry", "slide") and lift.source == move.source and in_time
    return None if lands or move.kind == "drop" else "ROUND_OVER"


def _role(state: State, move: Parsed, hand: int | None) -> str | None:
    """A3: one partner has Nerts and work piles, the next stock and waste, a third the same as the first."""
    if state.options["team_roles"] != "split" or hand is None or move.kind in ("stuck", "call", "drop"):
        return None
    of_stock = move.kind in ("turn", "recycle", "shift") or move.pile in ("d", "s")
    return None if of_stock == (hand % 2 == 1) else "NOT_YOUR_ROLE"


def _hand(mine: Team, move: Parsed, hand: int, at: int | None) -> str | None:
    """R14: a hand that holds a card only lands it or puts it back, and nobody touches the pile a partner holds from."""
    if move.kind in ("stuck", "call", "drop"):
        return None
    for holder, lift in mine.lifts:
        mine_lands = move.kind in ("carry", "slide") and move.source == lift.source
        if holder == hand and not mine_lands:
            return "HAND_BUSY"
        left_alone = at is None or at - lift.at <= PARTNER_MS
        if holder != hand and left_alone and lift.source.split(":")[0] in _touched(move):
            return "HAND_BUSY"
    return None


def _touched(move: Parsed) -> tuple[str, ...]:
    return ("d",) if move.kind in ("turn", "recycle") else (move.pile, move.to)


# --- stock, stuck, call ----------------------------------------------------------------------------------------------


def _turn(state: State, mine: Team) -> str | None:
    if not mine.stock and not mine.waste:
        return "STOCK_EMPTY"
    return None if may_turn(state, mine) else "STOCK_DRY"


def may_turn(state: State, mine: Team) -> bool:
    if len(mine.stock) >= state.number("draw"):
        return True
    if not mine.stock:
        return False
    return bool(state.options["partial_turn"]) or not mine.waste  # A21: a small new stock is turned whole


def _recycle(state: State, mine: Team) -> str | None:
    if not mine.stock and not mine.waste:
        return "STOCK_EMPTY"
    dry = len(mine.stock) < state.number("draw") and mine.waste  # A21: without a waste what is left can be turned
    return None if dry else "STOCK_NOT_DRY"


def _shift(mine: Team) -> str | None:
    if not mine.waiting:
        return "NOT_STUCK"
    return None if mine.stock else "STOCK_EMPTY"


def _call(state: State, mine: Team) -> str | None:
    if mine.nerts and not state.options["false_call_penalty"]:
        return "NERTS_NOT_EMPTY"
    return None


# --- moving cards ----------------------------------------------------------------------------------------------------


def pile_of(mine: Team, name: str) -> Cards | None:
    if name == "n":
        return mine.nerts
    if name == "d":
        return mine.waste
    if name == "s":
        return mine.stock
    number = int(name[1:])
    return mine.work[number - 1] if number <= len(mine.work) else None


def _card_move(state: State, team: int, move: Parsed, at: int | None) -> str | None:
    if any(whose not in (None, team) for whose in (move.whose, move.theirs)) or move.pile[0] == "f":
        return "NOT_YOUR_CARD"  # R13
    return _take(state.teams[team], move) or ("" if move.kind == "lift" else _put(state, team, move, at)) or None


def _take(mine: Team, move: Parsed) -> str | None:
    """May these cards be taken?"""
    source = pile_of(mine, move.pile)
    if source is None:
        return "NO_SUCH_PILE"
    if move.pile == "s":
        return "CARD_BURIED"  # R21, R32: never from the stock
    if not source:
        return "PILE_EMPTY"
    if move.count > 1 and move.pile in ("n", "d"):
        return "CARD_BURIED"  # R15, R24, R35
    if len(source) < move.count:
        return "PILE_EMPTY"
    return None if move.named is None or _is_meant(move.named, source[-move.count]) else "CARD_BURIED"


def _is_meant(named: str, card: str) -> bool:
    """Any name of a joker means a joker."""
    return c.is_joker(card) if c.is_joker(named) else named == card


def _put(state: State, team: int, move: Parsed, at: int | None) -> str | None:
    mine = state.teams[team]
    source = pile_of(mine, move.pile)
    assert source
    taken = source[-move.count :]
    if move.kind == "slide":
        return _slide(state, mine, move, taken)
    if move.to[0] == "w":
        return _onto_work(state, mine, move, taken)
    return _onto_foundation(state, team, move, taken, at)


def last_nerts_forbidden(state: State, mine: Team, move: Parsed) -> bool:
    return state.options["last_card"] == "foundation" and move.pile == "n" and len(mine.nerts) == 1


def _onto_work(state: State, mine: Team, move: Parsed, taken: Cards) -> str | None:
    target = pile_of(mine, move.to)
    if target is None:
        return "NO_SUCH_PILE"
    if move.pile == move.to:
        return "BAD_MOVE"
    if last_nerts_forbidden(state, mine, move):
        return "FILL_RULE"
    if not target:
        return _into_space(state, mine, move, taken)
    return _fits(taken[0], target)


def _into_space(state: State, mine: Team, move: Parsed, taken: Cards) -> str | None:
    fill = state.options["fill"]
    if fill == "nerts_forced" and mine.nerts and move.pile != "n":
        return "FILL_RULE"
    if fill == "kings_only" and not (taken[0] == "*" or c.rank(taken[0]) == 13):
        return "FILL_RULE"
    return None


def identity(pile: Cards) -> str | None:
    """Rank and colour that the last card of a work pile stands for (R48, A12); None if nothing says it yet."""
    last = pile[-1]
    if last != "*":
        return c.rank_and_colour(c.rank(last), c.colour(last))
    if len(pile) == 1:
        return None
    below = pile[-2]  # a covered card always stands for something
    return c.rank_and_colour(c.rank(below) - 1, c.OTHER[c.colour(below)])


def _fits(card: str, target: Cards) -> str | None:
    """R19, A12, A13: does the card go onto the last of the pile?"""
    lower = identity(target)
    if card == "*":
        if lower is None:
            return "JOKER_ON_JOKER"
        return "WRONG_RANK" if c.rank(lower) == 1 else None
    if lower is None:
        return "WRONG_RANK" if c.rank(card) == 13 else None
    if c.rank(card) != c.rank(lower) - 1:
        return "WRONG_RANK"
    return None if c.colour(card) != c.colour(lower) else "WRONG_COLOUR"


def _slide(state: State, mine: Team, move: Parsed, taken: Cards) -> str | None:
    """R23, A14, A19."""
    target = pile_of(mine, move.to)
    if target is None:
        return "NO_SUCH_PILE"
    if move.pile == move.to:
        return "BAD_MOVE"
    if len(taken) > 1:
        return "CARD_BURIED"
    if not target:
        return "PILE_EMPTY"
    if not any(not pile for pile in mine.work):
        return "NO_EMPTY_PILE"
    if not state.options["slide_under"] or last_nerts_forbidden(state, mine, move):
        return "FILL_RULE"
    return _into_space(state, mine, move, taken) or _slides(taken[0], target[0])


def _slides(card: str, base: str) -> str | None:
    if card == "*":
        if base == "*":
            return "JOKER_ON_JOKER"
        return "WRONG_RANK" if c.rank(base) == 13 else None
    if base == "*":
        return "WRONG_RANK" if c.rank(card) == 1 else None
    if c.rank(card) != c.rank(base) + 1:
        return "WRONG_RANK"
    return None if c.colour(card) != c.colour(base) else "WRONG_COLOUR"


# --- foundations -----------------------------------------------------------------------------------------------------


def _onto_foundation(state: State, team: int, move: Parsed, taken: Cards, at: int | None) -> str | None:
    if len(taken) > 1:
        return "CARD_BURIED"  # R22
    wrong = _declaration(taken[0], move.declared)
    if wrong:
        return wrong
    card = move.declared or c.face(taken[0])
    if move.to == "f":
        return _found(state, card)
    number = int(move.to[1:])
    if number > len(state.foundations):
        return "NO_SUCH_PILE"
    return _build(state, team, state.foundations[number - 1], card, at) or _ace_first(state, team)


def _declaration(card: str, declared: str | None) -> str | None:
    """R46, A11: a joker needs a declaration that it may have; nothing else may have one."""
    if not c.is_joker(card):
        return None if declared is None else "BAD_MOVE"
    if declared is None:
        return None if c.face(card)[1:] in c.SUITS and card != "*" else "JOKER_UNDECLARED"
    if card == "*":
        return None
    if c.suit(card) in c.SUITS:
        return None if declared == c.face(card) else "JOKER_FIXED"
    same = c.rank(declared) == c.rank(card) and c.colour(declared) == c.colour(card)
    return None if same else "JOKER_FIXED"


def _found(state: State, card: str) -> str | None:
    if c.rank(card) != 1:
        return "NEEDS_ACE"  # R29
    return "FILL_RULE" if at_cap(state, card) else None


def at_cap(state: State, card: str) -> bool:
    same = [pile for pile in state.foundations if c.suit(pile.cards[0]) == c.suit(card)]
    return 0 < state.number("foundation_cap") <= len(same)


def _ace_first(state: State, team: int) -> str | None:
    """With ace_first no other foundation play while an ace can be played."""
    mine = state.teams[team]
    tops = [pile[-1] for pile in (mine.nerts, mine.waste, *mine.work) if pile]
    aces = [card for card in tops if not c.is_joker(card) and c.rank(card) == 1 and not at_cap(state, card)]
    return "ACE_FIRST" if state.options["ace_first"] and aces else None


def ties(state: State, team: int, pile: Foundation, card: str, at: int | None) -> bool:
    """R18: the same card, from another team, at the same time, with nothing on top yet."""
    if state.options["tie"] != "both" or at is None or pile.at != at or c.rank(card) == 1:
        return False
    if c.face(pile.cards[-1]) != card:
        return False
    tied = [other for other in pile.cards if c.face(other) == card]
    return team not in [c.owner(other) for other in tied]


def _build(state: State, team: int, pile: Foundation, card: str, at: int | None) -> str | None:
    if ties(state, team, pile, card, at):
        return None
    same_suit = c.suit(pile.cards[0]) == c.suit(card)
    if same_suit and _lost_race(pile, card, at):
        return "FOUNDATION_TAKEN"
    if pile.done:
        return "NO_SUCH_PILE"  # R33
    if not same_suit:
        return "WRONG_SUIT"  # R30
    return None if c.rank(card) == c.rank(pile.cards[-1]) + 1 else "WRONG_RANK"


def _lost_race(pile: Foundation, card: str, at: int | None) -> bool:
    """R17: its place was taken a moment ago. Aces race for no place: each founds its own (R29)."""
    if at is None or pile.at is None or at - pile.at >= RACE_MS:
        return False
    return 1 < c.rank(card) <= c.rank(pile.cards[-1])
