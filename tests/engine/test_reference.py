"""The engine and tests/reference, written apart from the same rules, agree on every move, text and score."""

from __future__ import annotations

from random import Random

import pytest

from nerts import InvalidText, Move, Round, Rules
from nerts.engine.rules import OPTIONS, PRESETS
from tests.engine import counts, walks
from tests.reference import judge, options, play, state
from tests.reference.moves import parse

SEEDS = range(60)


def test_the_options_are_the_same() -> None:
    assert {option.name: option.default for option in OPTIONS.values()} == options.CLASSIC
    assert {name: dict(preset) for name, preset in PRESETS.items()} == options.PRESETS


class Pair:
    """A round in both implementations."""

    def __init__(self, rnd: Round) -> None:
        self.engine = rnd
        self.reference = state.read(rnd.to_text())
        self.compare()

    def compare(self) -> None:
        text = self.engine.to_text()
        assert state.write(self.reference) == text
        for score in self.engine.scores():
            assert play.points(self.reference, score.team) == score.points, text

    def compare_moves(self, team: int, hand: int | None) -> None:
        ours = {str(move) for move in self.engine.legal_moves(team, hand)}
        assert play.legal_moves(self.reference, team, hand) == ours, (
            f"{self.engine.to_text()}\nteam {team}, hand {hand}"
        )

    def judge(self, team: int, text: str, hand: int | None, at: int | None) -> str | None:
        """What both say of a move; that must be the same."""
        theirs = judge.why_not(self.reference, team, text, hand, at)
        ours: str | None = "BAD_MOVE"
        by = None
        try:
            reason = self.engine.why_not(team, Move.parse(text), hand, at)
            ours, by = (None, None) if reason is None else (str(reason.code), reason.by)
        except InvalidText:
            pass
        assert ours == theirs, f"{self.engine.to_text()}\nteam {team}, {text}, hand {hand}, at {at}"
        counts.add("moves judged alike by the second implementation")
        if ours == "FOUNDATION_TAKEN" and at is not None:
            assert by == play.beaten_by(self.reference, team, text, at), f"{self.engine.to_text()}\n{team} {text} {at}"
        return ours

    def play(self, team: int, text: str, hand: int | None, at: int | None) -> None:
        self.reference = play.play(self.reference, team, text, hand, at)
        self.engine.play(team, Move.parse(text), at, hand)
        self.compare()


def nonsense(rnd: Round, chance: Random) -> str:
    """A move that is mostly illegal, and sometimes not even a move."""
    piles = ["n", "d", "s", "f1", *(f"w{number}" for number in range(1, 8))]
    count = chance.choice(("", "", "", "", ":1", ":2", ":3", ":13", ":14"))
    named = chance.choice(("", "", "", "", f"[{card(chance)}]"))
    whose = chance.choice(("", "", "", "", "", "", "@0", "@1", "@15", "@16"))
    source = chance.choice(piles) + count + named + whose
    declared = f"={card(chance)}" if chance.random() < 0.3 else ""
    home = f"f{chance.randint(1, len(rnd.foundations) + 2)}"
    target = chance.choice((f"w{chance.randint(1, 7)}", f"w{chance.randint(1, 4)}", "f", home, home)) + declared
    kinds = (f"{source}>{target}",) * 6 + (f"{source}_{target}",) * 2
    return chance.choice((*kinds, f"lift {source}", "turn", "recycle", "shift", "stuck", "call", "drop", "f", "n>"))


def card(chance: Random) -> str:
    return chance.choice(("AH", "5D", "KS", "7C", "*", "*=7r", "*=5H", "7r", "1H", "?", chance.choice("A2345") + "S"))


def foundation_tops(rnd: Round, team: int, chance: Random) -> str:
    """A card that can be played, at a foundation that may have been topped this moment."""
    source = chance.choice(("n", "d", "w1", "w2", "w3"))
    declared = f"={chance.choice('A23456789TJQK')}{chance.choice('CDHS')}" if chance.random() < 0.3 else ""
    return f"{source}>f{chance.randint(1, max(len(rnd.foundations), 1))}{declared}"


def step(pair: Pair, chance: Random, now: int) -> None:
    rnd = pair.engine
    team = chance.randrange(len(rnd.layouts))
    hand = chance.choice((None, None, 0, 1, 2))
    at = chance.choice((None, now, now, now, max(now - 1, 0), now + 2500))
    for _ in range(4):
        pair.judge(team, nonsense(rnd, chance), hand, at)
        pair.judge(team, foundation_tops(rnd, team, chance), hand, at)
    move = walks.choose(rnd, team, chance)
    if move is not None and chance.random() < 0.9:
        text = str(move)
    else:
        text = chance.choice(("lift n", "lift d", "lift w1", "lift w2:2", "drop", "stuck", nonsense(rnd, chance)))
    if pair.judge(team, text, hand, at) is None:
        pair.play(team, text, hand, at)
        tie(pair, text, at)


def tie(pair: Pair, text: str, at: int | None) -> None:
    """After a foundation play: may somebody else play the same card there."""
    move = parse(text)
    if move and move.to[:1] == "f":
        for team in range(len(pair.engine.layouts)):
            for source in ("n", "d", "w1", "w2", "w3"):
                target = move.to if move.to != "f" else f"f{len(pair.engine.foundations)}"
                if pair.judge(team, f"{source}>{target}", None, at) is None:
                    pair.play(team, f"{source}>{target}", None, at)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_walk(seed: int) -> None:
    chance = Random(seed)
    some = walks.rules(chance)
    assert str(Rules.parse(str(some))) == str(some)
    pair = Pair(walks.deal(some, chance, chance.randint(1, 8)))
    now = 0
    for number in range(300):
        now += chance.choice((0, 0, 1, 30, 700))
        step(pair, chance, now)
        if number % 5 == 0:
            pair.compare_moves(chance.randrange(len(pair.engine.layouts)), chance.choice((None, 0, 1, 2)))
