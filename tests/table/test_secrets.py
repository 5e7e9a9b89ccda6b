"""Nobody learns anything of a card that nobody has seen: two rounds that differ only in such cards sound the same to
everybody, byte for byte, in messages and log lines, until the card is seen."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from nerts import Round, Rules
from nerts.engine.move import SHIFT, TURN, Move
from nerts.protocol import messages as m
from nerts.protocol.codec import encode
from nerts.table.effects import Effect, Fact
from tests.table.scene import Scene

PEOPLE = ("Ann", "Ben", "Cleo")
WATCHER = "Max"
NOISE = [
    "n>w1",
    "n>f",
    "w1>w2",
    "w2:2>w3",
    "d>w4",
    "s>w1",
    "call",
    "stuck",
    "lift n",
    "drop",
    "n[5H]>f1",
    "w1@1>w2",
    "nonsense",
]

WAITS = st.one_of(st.integers(0, 400), st.just(3500))
"""Pauses, and now and then one in which whoever is stuck is marked (A24)."""
Step = tuple[int, int, int]
"""Who, which of their moves, how long afterwards."""


class Listener(Scene):
    """Keeps log lines as well as messages."""

    def __init__(self, rules: str) -> None:
        super().__init__(rules)
        self.log: list[str] = []

    def _hear(self, effects: list[Effect]) -> None:
        super()._hear(effects)
        self.log += [repr(effect) for effect in effects if isinstance(effect, Fact)]

    def frames(self) -> dict[str, list[bytes]]:
        return {person: [encode(message) for message in heard] for person, heard in self.heard.items()}


def perform(position: str, steps: list[str]) -> Listener:
    """Three people and a watcher; each step is `WHO MOVE WAIT`."""
    scene = Listener(position.splitlines()[0])
    scene.come(WATCHER)
    scene.play_from(position, *PEOPLE)
    for step in steps:
        who, move, wait = step.split("|")
        scene.do(who, move)
        scene.say(who, m.Hint())
        scene.wait(int(wait))
        if wait == "0":
            scene.come(who)  # a reload brings a whole state
    return scene


def script(position: str, steps: list[Step]) -> list[str]:
    """Some of them legal, some not; chosen by what the first round allows."""
    rnd, written = Round.from_text(position), []
    for who, which, wait in steps:
        legal = [str(move) for move in rnd.legal_moves(who)]
        move = (legal + NOISE)[which % (len(legal) + len(NOISE))]
        written.append(f"{PEOPLE[who]}|{move}|{wait}")
        try:
            rnd.play(who, Move.parse(move), at=rnd.tick + 1)
        except ValueError:
            continue
    return written


def reshuffled(position: str, scene: Listener, rng: random.Random) -> str:
    """The same round with all cards that were never seen in another order."""
    rnd = Round.from_text(position)
    for team, layout in enumerate(rnd.layouts):
        hidden = len(scene.round.layouts[team].nerts) - 1
        used = sum(used_up(moved) for moved in scene.all(PEOPLE[team], m.Moved) if moved.seat == team)
        kept = max(0, len(layout.stock) - used)
        unseen = layout.nerts[: max(hidden, 0)] + layout.stock[:kept]
        rng.shuffle(unseen)
        layout.nerts[: max(hidden, 0)] = unseen[: max(hidden, 0)]
        layout.stock[:kept] = unseen[max(hidden, 0) :]
    return rnd.to_text()


def used_up(moved: m.Moved) -> int:
    """How many cards of the dealt stock, from its top, the move has brought to light or laid beneath (R39)."""
    kind = Move.parse(moved.move).kind
    return len(moved.shown.split()) if kind == TURN else int(kind == SHIFT)


@settings(max_examples=40, deadline=None)
@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.tuples(st.integers(0, 2), st.integers(0, 10**6), WAITS), min_size=4, max_size=40),
    st.integers(0, 2),
    st.randoms(use_true_random=False),
)
def test_unseen_cards_change_nothing_that_anybody_hears(
    seed: bytes, steps: list[Step], jokers: int, rng: random.Random
) -> None:
    position = Round.deal(Rules(jokers=jokers, stuck_quiet_s=3), 3, seed).to_text()
    written = script(position, steps)
    first = perform(position, written)
    second = perform(reshuffled(position, first, rng), written)
    assert second.frames() == first.frames()
    assert second.log == first.log


FEW = ["AS", "2S", "3S", "9S", "JS", "QS"]
"""What a team that has hardly anything left could not know where it lies."""


def almost_stuck(hidden: list[str], stock: int) -> str:
    """A team with kings on its piles; what helps it, or does not, lies in its stock or beneath its Nerts top."""
    own = f"n {' '.join(hidden[stock:])} KC | w KS / KH / KD / 9C | s {' '.join(hidden[:stock]) or '-'} | d 8C"
    other = "n 2C 4D | w KS / KH / KD / KC | s - | d 6C"
    return f"classic, stuck_quiet_s=3\n0 {own}\n1 {other}\n2 {other}\nf AD@1 2D@1 / AC@2"


@settings(max_examples=60, deadline=None)
@given(
    st.permutations(FEW),
    st.integers(0, 5),
    st.lists(st.sampled_from(["turn", "recycle", "stuck", "shift", "w4>w1"]), max_size=8),
    st.randoms(use_true_random=False),
)
def test_hints_and_marks_follow_from_what_the_team_may_know(
    hidden: list[str], stock: int, moves: list[str], rng: random.Random
) -> None:
    position = almost_stuck(hidden, stock)
    written = [f"Ann|{move}|3500" for move in moves]
    first = perform(position, written)
    second = perform(reshuffled(position, first, rng), written)
    assert second.frames() == first.frames()


def test_a_team_is_stuck_when_it_has_seen_all_its_stock() -> None:
    """Before, any of its cards that lies nowhere in sight might have been there."""
    scene = Scene()
    scene.play_from(
        almost_stuck(["AS", "2S", "3S", "9S", "JS", "QS"], 0).replace("s - | d 8C", "s 7C 7H 7D | d 8C"), *PEOPLE
    )
    assert scene.say("Ann", m.Hint()) == m.Hinted("moves")
    scene.do("Ann", "turn")
    assert scene.say("Ann", m.Hint()) == m.Hinted("nothing")
    scene.do("Ann", "recycle")
    assert scene.say("Ann", m.Hint()) == m.Hinted("nothing")


def test_after_a_shuffle_nobody_knows_his_stock() -> None:
    scene = Scene()
    text = "small_table\n0 n QC KC | w KS / KH / KD | s 7C 7H 7D | d 8C"
    scene.play_from(text + "\n1 n 2C 4D | w KS / KH / KD | s - | d -\nf -", "Ann", "Ben")
    scene.do("Ann", "turn")
    assert scene.say("Ann", m.Hint()) == m.Hinted("nothing")
    for person in ("Ann", "Ben"):
        scene.do(person, "stuck")
    assert scene.say("Ann", m.Hint()) == m.Hinted("moves")


def test_the_test_would_notice_a_leak() -> None:
    """A round that differs in a card that *is* seen sounds different."""
    position = Round.deal(Rules(), 3, bytes(32)).to_text()
    changed = Round.from_text(position)
    changed.layouts[0].stock.reverse()
    assert perform(position, ["Ann|turn|5"]).frames() != perform(changed.to_text(), ["Ann|turn|5"]).frames()
