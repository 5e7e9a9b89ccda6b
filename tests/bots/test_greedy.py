"""The greedy bot: what it prefers, what it says when nothing is left, and that it always comes to an end."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from nerts import Move, Round
from nerts.bots import LEVELS, Memory, choose
from nerts.engine.move import RECYCLE, SHIFT, STUCK
from nerts.table import rounds
from tests.table.scene import Scene

HARD = LEVELS["hard"]


def position(layout: str, foundations: str = "f -") -> Round:
    """A team with that layout, and a rival who has nothing to play."""
    return Round.from_text(f"classic\n0 {layout}\n1 n 2D | w - / - / - / - | s - | d -\n{foundations}")


PREFERENCES = [
    ("it calls", "n - | w QS / JH / 7D / 2C | s 4C 9D TC | d KS", "f -", "call"),
    ("an ace from the Nerts pile", "n 3C AD | w QS / JH / 7D / 2C | s 4C 9D TC | d KS", "f -", "n>f"),
    ("the Nerts top home, not onto a pile", "n 5D | w 6S / JH / 7D / 2C | s - | d KS", "f AD@0 2D@0 3D@0 4D@0", "n>f1"),
    ("the Nerts top onto a pile", "n 3C 5D | w 6S / JH / 7D / AC | s - | d KS", "f -", "n>w1"),
    ("a work card home rather than a waste card home", "n 3C 5D | w 9S / JH / 7D / AC | s - | d AS", "f -", "w4>f"),
    ("a foundation before a space is spent", "n 3C 5D | w 9S / JH / - / AC | s - | d KS", "f -", "w4>f"),
    ("a space for the Nerts top", "n 3C KD | w 9S / JH / - / 7C | s 4C 9D TC | d KS", "f -", "n>w3"),
    ("a merge that wins a space", "n 3C KD | w 9S / TH / 5C / 7C | s 4C 9D TC | d KS", "f -", "w1>w2"),
    ("a waste card that the Nerts top follows", "n 3C 5D | w 7H / JH / 2C / TC | s 4C 9D TC | d 6S", "f -", "d>w1"),
    ("the next three cards", "n 3C 5D | w 9H / JH / 2C / TH | s 4C 9D TC | d KS", "f -", "turn"),
    ("the waste over", "n 3C 5D | w 9H / JH / 2C / TH | s 4C | d KS 8D", "f -", "recycle"),
    ("a slide beneath a base", "n 3C KD | w QS / JH / - / 7C | s 4C 9D TC | d 5S", "f -", "n_w1"),
]  # fmt: skip


@pytest.mark.parametrize(("why", "layout", "foundations", "best"), PREFERENCES, ids=[row[0] for row in PREFERENCES])
def test_prefers(why: str, layout: str, foundations: str, best: str) -> None:
    rnd = position(layout, foundations)
    chosen = choose(rnd.view(0), None, HARD, Memory(), random.Random(1))
    assert str(chosen) == best


def test_keeps_a_waste_card_back_unless_it_opens_something() -> None:
    rnd = position("n 3C 9D | w 7H / JH / 2C / TH | s 4C 9D TC | d 6S")
    assert str(choose(rnd.view(0), None, HARD, Memory(), random.Random(1))) == "turn"
    assert str(choose(rnd.view(0), None, LEVELS["medium"], Memory(), random.Random(1))) == "d>w1"


def play_alone(rnd: Round, level: str = "hard", limit: int = 2000) -> list[Move]:
    """One bot plays until it waits."""
    memory, rng = Memory(), random.Random(3)
    made: list[Move] = []
    while len(made) < limit:
        move = choose(rnd.view(0), None, LEVELS[level], memory, rng)
        if move is None or rnd.ended:
            return made
        rnd.play(0, move, at=len(made))
        memory.made(move)
        made.append(move)
    raise AssertionError("it goes on for ever")


def test_bot_with_nothing_to_do_says_so_shifts_and_waits() -> None:
    """B14"""
    rnd = position("n 8C | w 9C / 9S / JC / JS | s KC KS QC QS 7C 7S TC | d -")
    made = play_alone(rnd)
    kinds = [move.kind for move in made]
    assert kinds.count(STUCK) == 1
    assert kinds.count(SHIFT) == 7  # then the first order is back
    between = [kinds[i + 1 : j] for i, j in pairwise([i for i, kind in enumerate(kinds) if kind == SHIFT])]
    assert all(RECYCLE in made for made in between)  # a whole pass after each
    assert len(made) < 150


def test_bot_with_an_empty_stock_says_so_at_once() -> None:
    """B14"""
    rnd = position("n 8C | w 9C / 9S / JC / JS | s - | d -")
    assert [str(move) for move in play_alone(rnd)] == ["stuck"]


def test_wandering_nine_is_left_alone() -> None:
    rnd = position("n KC | w TS 9H / TC / JC / JS | s - | d -")
    assert len(play_alone(rnd)) < 20


def test_refused_move_is_not_sent_again_for_an_unchanged_table() -> None:
    """B14: another player is always first."""
    rnd = position("n 3C AD | w QS / JH / 7D / 2C | s 4C 9D TC | d KS")
    memory, rng = Memory(), random.Random(1)
    tried = []
    for _ in range(20):
        move = choose(rnd.view(0), None, HARD, memory, rng)
        if move is None:
            break
        tried.append(move)
        memory.refused.add(move)
    assert len(set(tried)) == len(tried) > 1


def test_bot_sees_only_what_it_may() -> None:
    """Unseen cards do not change what it does."""
    text = "classic\n0 n {} 5D | w QS / JH / 7D / 2C | s {} | d KS\n1 n {} 2D | w - / - / - / - | s - | d -\nf -"
    chosen = set()
    for n, s, o in (("3C", "4C 9D TC", "AS"), ("AC", "2D 3D 4D", "KH"), ("KH", "AS AD AH", "2S")):
        rnd = Round.from_text(text.format(n, s, o))
        chosen.add(choose(rnd.view(0), None, HARD, Memory(), random.Random(1)))
    assert len(chosen) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_every_round_of_bots_ends(level: str) -> None:
    """B14: five hundred rounds, and none is cut off by the limit of time."""
    for seed in range(170):
        scene = Scene("jokers" if seed % 3 == 0 else "classic", seed=seed)
        scene.table.room.unattended = True
        scene.table.furnish(2 + seed % 3, level, "blitz")

        rounds.begin(scene.table.room)
        for _ in range(60):
            if not scene.records:
                scene.wait(1000)
        assert scene.records, f"seed {seed}"


def test_same_seed_makes_the_same_round() -> None:
    records = []
    for _ in range(2):
        scene = Scene(seed=11)
        scene.table.room.unattended = True
        scene.table.furnish(4, "medium", "medium")

        rounds.begin(scene.table.room)
        while not scene.records:
            scene.wait(10_000)
        records.append(scene.records[0])
    assert records[0] == records[1]
