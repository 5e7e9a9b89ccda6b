"""Whole rounds played by chance under random rules, with the invariants checked at every step."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nerts import IllegalMove, InvalidText, Move, Round
from nerts.engine.cards import FACE
from nerts.engine.layout import Layout
from nerts.engine.move import HOME, NEW
from tests.engine import counts, invariants, walks
from tests.engine.test_reference import nonsense

ROUNDS = 200
seeds = st.integers(0, 2**32 - 1)


@settings(max_examples=ROUNDS, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=seeds, teams=st.integers(2, 8), jokers=st.integers(0, 2))
def test_a_whole_round(seed: int, teams: int, jokers: int) -> None:
    chance = Random(seed)
    some = walks.rules(chance).but(jokers=jokers, teams=0)
    rnd = walks.deal(some, chance, teams)
    checker = Checker(rnd)
    assert rnd.validate() == []
    for team, move in walks.whole_round(rnd, chance):
        checker.after_last(rnd)
        checker.before(rnd, team, move)
        if checker.moves % 25 == 0:
            checker.everything(rnd)
            reads_back(rnd)
            refused_changes_nothing(rnd, chance)
        if move.kind == HOME:
            tie_with(rnd, team, move, checker.moves, chance)
    checker.after_last(rnd)
    checker.everything(rnd)
    reads_back(rnd)
    counts.add("whole rounds under random rules")
    counts.add("moves of them, with every invariant checked", checker.moves)


class Checker:
    """Compares the round before a move with the round after it."""

    def __init__(self, rnd: Round) -> None:
        self.moves = 0
        self.packs = [invariants.own_cards(rnd, team) for team in range(len(rnd.layouts))]
        self.last: tuple[int, Move, Layout, bool] | None = None

    def before(self, rnd: Round, team: int, move: Move) -> None:
        self.moves += 1
        self.last = (team, move, rnd.layouts[team].copy(), rnd.restocked)

    def after_last(self, rnd: Round) -> None:
        if self.last is None:
            return
        team, move, layout, restocked = self.last
        invariants.check_points(rnd)
        invariants.check_layout(rnd.layouts[team], team)
        assert invariants.own_cards(rnd, team) == self.packs[team]
        if move.kind == HOME:
            invariants.check_foundations(rnd)
        if restocked or not rnd.restocked:
            invariants.check_order(layout, rnd.layouts[team], move)

    def everything(self, rnd: Round) -> None:
        for team, layout in enumerate(rnd.layouts):
            invariants.check_layout(layout, team)
            assert invariants.own_cards(rnd, team) == self.packs[team]
        invariants.check_waiting(rnd)


def reads_back(rnd: Round) -> None:
    text = rnd.to_text()
    read = Round.from_text(text)
    assert read.to_text() == text
    assert read == rnd
    assert read.key() == rnd.key()


def refused_changes_nothing(rnd: Round, chance: Random) -> None:
    key, text = rnd.key(), rnd.to_text()
    for _ in range(6):
        try:
            rnd.copy().play(0, Move.parse(nonsense(rnd, chance)))
        except (IllegalMove, InvalidText):
            continue
    assert rnd.key() == key, "a copy is independent"
    for _ in range(6):
        team, words = chance.randrange(len(rnd.layouts)), nonsense(rnd, chance)
        try:
            move = Move.parse(words)
        except InvalidText:
            continue
        if rnd.why_not(team, move) is not None:
            with pytest.raises(IllegalMove):
                rnd.play(team, move)
            assert rnd.key() == key
    assert rnd.to_text() == text


def tie_with(rnd: Round, team: int, move: Move, at: int, chance: Random) -> None:
    """Somebody else hits the same place in the same tick with the same card, if anybody can (R18)."""
    landed = rnd.copy()
    landed.play(team, move, at)
    number = move.dst - NEW or len(landed.foundations)
    face = landed.foundations[number - 1][-1] & FACE
    for other, layout in enumerate(landed.layouts):
        tops = {0: layout.nerts, 7: layout.waste, **dict(enumerate(layout.work, 1))}
        for src, pile in tops.items():
            if other != team and pile and pile[-1] & FACE == face:
                tied = Move.of(HOME, src, NEW + number)
                if landed.why_not(other, tied, at=at) is None:
                    landed.play(other, tied, at)
                    invariants.check_foundations(landed)
                    assert invariants.own_cards(landed, other) == invariants.own_cards(rnd, other)
                    counts.add("ties")


@settings(max_examples=100, deadline=None)
@given(seed=seeds, teams=st.integers(2, 5), jokers=st.integers(0, 2))
def test_a_view_leaks_nothing(seed: int, teams: int, jokers: int) -> None:
    """Rounds that differ only in cards a viewer cannot see are the same to him: what he sees, may do, and why not."""
    chance = Random(seed)
    one = walks.midgame(chance, walks.rules(chance).but(jokers=jokers, teams=0), teams)
    for viewer in (None, *range(teams)):
        other = reshuffled(one, viewer, chance)
        assert one.view(viewer).to_text() == other.view(viewer).to_text()
        if viewer is not None:
            assert list(one.view(viewer).legal_moves()) == list(other.view(viewer).legal_moves())
            for _ in range(20):
                same_refusal(one, other, viewer, nonsense(one, chance))
    counts.add("views compared with their doubles", teams + 1)


def reshuffled(rnd: Round, viewer: int | None, chance: Random) -> Round:
    """The same round with what the viewer cannot see in another order."""
    other = rnd.copy()
    for team, layout in enumerate(other.layouts):
        hidden = [(layout.nerts, max(len(layout.nerts) - 1, 0)), (layout.stock, len(layout.stock))]
        if team != viewer:
            hidden.append((layout.waste, max(len(layout.waste) - 1, 0)))
        cards = [card for pile, count in hidden for card in pile[:count]]
        chance.shuffle(cards)
        for pile, count in hidden:
            pile[:count] = [cards.pop() for _ in range(count)]
    return other


def same_refusal(one: Round, other: Round, viewer: int, text: str) -> None:
    try:
        move = Move.parse(text)
    except InvalidText:
        return
    assert one.why_not(viewer, move, at=one.tick) == other.why_not(viewer, move, at=one.tick)
