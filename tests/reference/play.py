"""What a legal move does, as a new state; what it is worth; and what else could be done."""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter
from dataclasses import replace

from tests.reference import cards as c
from tests.reference.deal import PLAIN, shuffled
from tests.reference.judge import pile_of, why_not
from tests.reference.moves import Parsed, parse
from tests.reference.state import Cards, Foundation, Lift, State, Team


def play(state: State, team: int, text: str, hand: int | None = None, at: int | None = None) -> State:
    """Do a legal move."""
    assert why_not(state, team, text, hand, at) is None, text
    move = parse(text)
    assert move
    state = replace(state, tick=max(state.tick, at or 0))
    if move.kind in ("carry", "slide"):
        return _carry(state, team, move, hand or 0, at)
    mine = state.teams[team]
    if move.kind == "lift":
        return state.with_team(team, mine.holding(hand or 0, Lift(move.source, state.tick if at is None else at)))
    if move.kind == "drop":
        return state.with_team(team, mine.holding(hand or 0, None))
    if move.kind == "turn":
        return state.with_team(team, _turn(state, mine))
    if move.kind == "recycle":
        return state.with_team(team, renewed(mine))
    if move.kind == "shift":
        return state.with_team(team, _shifted(mine))
    if move.kind == "stuck":
        return _marked(state, team)
    return _called(state, team, at)


# --- stock, stuck, call ----------------------------------------------------------------------------------------------


def _turn(state: State, mine: Team) -> Team:
    draw = state.number("draw")
    return replace(mine, waste=mine.waste + mine.stock[:draw], stock=mine.stock[draw:])


def renewed(mine: Team) -> Team:
    """R36: waste oldest first, then what was left of the stock."""
    return replace(mine, stock=mine.waste + mine.stock, waste=()).letting_go()


def _shifted(mine: Team) -> Team:
    return replace(mine, stock=mine.stock[1:] + mine.stock[:1])


def _shuffled(state: State, team: int) -> Cards:
    """A23: bottom card first, by the salt of the round."""
    salt = bytes.fromhex(state.salt or "00" * 32)
    return shuffled(state.teams[team].stock[::-1], salt, b"nerts restock" + bytes([team]))[::-1]


def _marked(state: State, team: int) -> State:
    state = state.with_team(team, replace(state.teams[team], stuck=True, waiting=True))
    if not all(other.stuck for other in state.teams):
        return state
    if state.restocked:
        return replace(state, over=True)  # R40
    return _restocked(state)


def _restocked(state: State) -> State:
    """R38, A23."""
    teams = [replace(renewed(team), stuck=False) for team in state.teams]
    if state.options["all_stuck"] == "restock_shift":
        teams = [_shifted(team) for team in teams]
    state = replace(state, teams=tuple(teams), restocked=True)
    if state.options["all_stuck"] != "shuffle":
        return state
    teams = [replace(team, stock=_shuffled(state, number)) for number, team in enumerate(state.teams)]
    salt = hashlib.sha256(bytes.fromhex(state.salt or "00" * 32)).hexdigest()
    return replace(state, teams=tuple(teams), salt=salt)


def _called(state: State, team: int, at: int | None) -> State:
    mine = state.teams[team]
    if mine.nerts:
        return state.with_team(team, replace(mine, fouls=mine.fouls + 1))  # A27
    called = state.called if state.called is not None else (state.tick if at is None else at)
    return replace(state, called=called, callers=(*state.callers, team))


# --- moving cards ----------------------------------------------------------------------------------------------------


def _carry(state: State, team: int, move: Parsed, hand: int, at: int | None) -> State:
    mine = state.teams[team]
    source = pile_of(mine, move.pile)
    assert source
    taken = source[-move.count :]
    mine = _with_pile(mine, move.pile, _uncovered(state, source[: -move.count]))
    mine = mine.holding(hand, None)
    progress = move.pile in ("n", "d") or move.to[0] == "f"
    if move.to[0] == "f":
        state = replace(state, foundations=_landed(state, team, move, taken[0], at))
    else:
        target = pile_of(mine, move.to)
        assert target is not None
        pile = _slid(taken[0], target) if move.kind == "slide" else _put(taken, target)
        mine = _with_pile(mine, move.to, pile)
    state = state.with_team(team, mine.letting_go())
    if progress:
        state = _progress(state, team, landed=move.to[0] == "f")
    return _automatic_call(state, team, move, at)


def _with_pile(mine: Team, name: str, pile: Cards) -> Team:
    if name == "n":
        return replace(mine, nerts=pile)
    if name == "d":
        return replace(mine, waste=pile)
    number = int(name[1:]) - 1
    return replace(mine, work=(*mine.work[:number], pile, *mine.work[number + 1 :]))


def _uncovered(state: State, pile: Cards) -> Cards:
    """A10: with while_covered a joker that lies bare again is free."""
    if state.options["joker_identity"] == "while_covered" and pile and c.is_joker(pile[-1]):
        return (*pile[:-1], "*")
    return pile


def _one_off(card: str, step: int) -> str:
    """The joker that stands for the card one higher or lower than another, in the other colour."""
    return "*=" + c.rank_and_colour(c.rank(card) + step, c.OTHER[c.colour(card)])


def _put(taken: Cards, target: Cards) -> Cards:
    """R48: the joker that is covered now is fixed; by the card below it, or by the one on it if it is a base."""
    if target and target[-1] == "*":
        fixed = _one_off(target[-2], -1) if len(target) > 1 else _one_off(taken[0], +1)
        target = (*target[:-1], fixed)
    return target + taken


def _slid(card: str, target: Cards) -> Cards:
    """A14: a joker beneath a card is covered, and so fixed."""
    return ((_one_off(target[0], +1) if card == "*" else card), *target)


def _landed(state: State, team: int, move: Parsed, card: str, at: int | None) -> tuple[Foundation, ...]:
    shown = f"*={move.declared}" if c.is_joker(card) else card
    lying = f"{shown}@{team}"
    if move.to == "f":
        return (*state.foundations, Foundation((lying,), at=at))
    number = int(move.to[1:]) - 1
    pile = state.foundations[number]
    landed = Foundation((*pile.cards, lying), done=c.rank(lying) == 13, at=at)
    return (*state.foundations[:number], landed, *state.foundations[number + 1 :])


def _progress(state: State, team: int, landed: bool) -> State:
    """A24: waiting ends with own progress; a mark with that too, or with a landing of anybody's."""
    teams = [replace(other, stuck=other.stuck and not landed) for other in state.teams]
    teams[team] = replace(teams[team], stuck=False, waiting=False)
    return replace(state, teams=tuple(teams), restocked=False)


def _automatic_call(state: State, team: int, move: Parsed, at: int | None) -> State:
    """R26; A28 when another call was made in the same tick."""
    automatic = state.options["call"] == "automatic" and move.pile == "n" and not state.teams[team].nerts
    if not automatic or (state.called is not None and state.called != at):
        return state
    return _called(state, team, at)


# --- questions -------------------------------------------------------------------------------------------------------


def candidates(state: State, team: int) -> list[str]:
    """Every move that could be legal and of use: no lift and drop, no false call, no second `stuck`."""
    mine = state.teams[team]
    piles = [("n", mine.nerts), ("d", mine.waste), *((f"w{i + 1}", pile) for i, pile in enumerate(mine.work))]
    moves = ["turn", "recycle", "shift"]
    moves += [] if mine.stuck else ["stuck"]
    moves += [] if mine.nerts else ["call"]
    for name, pile in piles:
        moves += [f"{name}_w{to + 1}" for to in range(len(mine.work))]
        moves += [text for to in _foundation_names(state) for text in _declared(f"{name}>{to}", pile)]
        for count in range(1, len(pile) + 1 if name[0] == "w" else 2):
            source = name if count == 1 else f"{name}:{count}"
            useful = [to for to in range(len(mine.work)) if not _changes_nothing(mine, name, count, to)]
            moves += [f"{source}>w{to + 1}" for to in useful]
    return moves


def _foundation_names(state: State) -> list[str]:
    return ["f", *(f"f{number + 1}" for number in range(len(state.foundations)))]


def _declared(text: str, pile: Cards) -> list[str]:
    if pile and c.is_joker(pile[-1]):
        return [f"{text}={rank}{suit}" for rank in c.RANKS for suit in c.SUITS]
    return [text]


def _changes_nothing(mine: Team, name: str, count: int, to: int) -> bool:
    """A17: a whole pile into a space is legal, changes nothing, and is not listed."""
    return name[0] == "w" and not mine.work[to] and count == len(mine.work[int(name[1:]) - 1])


def legal_moves(state: State, team: int, hand: int | None = None) -> set[str]:
    return {text for text in candidates(state, team) if why_not(state, team, text, hand) is None}


def beaten_by(state: State, team: int, text: str, at: int) -> int | None:
    """By how many milliseconds a race was lost; None once the place has been covered again."""
    move = parse(text)
    assert move
    card = move.declared or c.face((pile_of(state.teams[team], move.pile) or ("",))[-1])
    pile = state.foundations[int(move.to[1:]) - 1]
    assert pile.at is not None
    return max(at - pile.at, 0) if c.face(pile.cards[-1]) == card else None


def points(state: State, team: int) -> int:
    """R41, R42, R43, A27."""
    lying = [card for pile in state.foundations for card in pile.cards if c.owner(card) == team]
    kings = sum(c.rank(card) == 13 for card in lying)
    bonus = state.number("call_bonus") * (team in state.callers) + state.number("king_bonus") * kings
    mine = state.teams[team]
    losses = state.number("penalty") * len(mine.nerts) + state.number("false_call_penalty") * mine.fouls
    return len(lying) + bonus - losses


def is_stuck(state: State, team: int) -> bool:
    """Section 3 by brute force: everything that moves without progress, from everything so reached."""
    seen = {state.teams[team]}
    todo = [state]
    while todo:
        here = todo.pop()
        for text in candidates(here, team):
            move = parse(text)
            assert move
            if move.kind in ("shift", "stuck", "call") or why_not(here, team, text) is not None:
                continue
            if move.pile in ("n", "d") or move.to[:1] == "f":
                return False
            there = play(here, team, text)
            if there.teams[team] not in seen:
                seen.add(there.teams[team])
                todo.append(there)
    return True


def knows_it_is_stuck(state: State, team: int, seen: list[str]) -> bool:
    """Is it stuck wherever the cards may lie that it has not seen."""
    return all(is_stuck(world, team) for world in worlds(state, team, seen))


def worlds(state: State, team: int, seen: list[str]) -> list[State]:
    """Rounds that look the same to the team: in one of them at least each card that lies nowhere in sight is at each
    place that nobody has seen."""
    mine = state.teams[team]
    known = [card for card in mine.stock if card in seen]
    home = [card for pile in state.foundations for card in pile.cards if c.owner(card) == team]
    sighted = [*mine.nerts[-1:], *mine.waste, *known, *home, *(card for pile in mine.work for card in pile)]
    jokers = ["*"] * state.number("jokers")
    left = Counter([*PLAIN, *jokers]) - Counter("*" if c.is_joker(card) else c.face(card) for card in sighted)
    cards = sorted(left.elements())
    return [_filled(state, team, seen, cards[turn:] + cards[:turn]) for turn in range(max(1, len(cards)))]


def _filled(state: State, team: int, seen: list[str], cards: list[str]) -> State:
    """The unseen places of stock and Nerts pile, filled with these cards one after the other."""
    mine = state.teams[team]
    guess = itertools.cycle(cards or ["KS"])
    stock = tuple(card if card in seen else next(guess) for card in mine.stock)
    nerts = (*(next(guess) for _ in mine.nerts[:-1]), *mine.nerts[-1:])
    return state.with_team(team, replace(mine, stock=stock, nerts=nerts))
