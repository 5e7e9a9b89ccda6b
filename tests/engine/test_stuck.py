"""The exact stuck search against brute force: never a wrong True or False (docs/rules.md, Stuck)."""

from __future__ import annotations

from random import Random

import pytest

from nerts import Move, Round
from nerts.engine.cards import RANKS, SUITS, card_text, parse_face
from nerts.engine.stuck import is_stuck
from tests.engine import counts
from tests.reference import play, state

POSITIONS = 500
RULES = [
    "classic",
    "jokers",
    "pagat",
    "classic, draw=2",
    "quick",
    "classic, partial_turn=on",
    "classic, slide_under=off",
]
RULES += ["classic, fill=nerts_forced", "jokers, fill=kings_only", "classic, last_card=foundation"]
RULES += ["racing_demon_strict, jokers=1, foundation_cap=1", "small_table, jokers=1"]


def small(chance: Random) -> Round:
    """A layout with few cards of high ranks, so that it is hard to say whether something goes on."""
    rules = chance.choice(RULES)
    pack = [rank + suit for rank in RANKS[chance.choice((2, 7)) :] for suit in SUITS]
    chance.shuffle(pack)
    jokers = chance.choice((0, 0, 0, 0, 0, 1)) if "jokers" in rules or "pagat" in rules else 0
    stock = [pack.pop() for _ in range(chance.randint(0, 7))]
    waste = [pack.pop() for _ in range(chance.randint(0, 4))]
    nerts = [pack.pop() for _ in range(chance.randint(0, 2))] + ["*"] * jokers
    work = [run(pack, chance, "jokers" in rules) for _ in range(chance.choice((3, 4)))]
    piles = [" ".join(cards) or "-" for cards in (nerts, stock, waste)]
    foundation = chance.choice(("-", "AH@0", "AH@0 2H@0 / AC@0 2C@0 3C@0 4C@0 5C@0 6C@0"))
    layout = f"0 n {piles[0]} | w {' / '.join(work)} | s {piles[1]} | d {piles[2]}"
    return Round.from_text(f"{rules}\n{layout}\nf {foundation}")


def run(pack: list[str], chance: Random, jokers: bool) -> str:
    """A work pile: some card of the pack, and what may lie on it."""
    if chance.random() < 0.15:
        return "-"
    pile = [pack.pop()]
    while chance.random() < 0.6:
        rank, red = RANKS.index(pile[-1].removeprefix("*=")[0]) - 1, pile[-1][-1] in "DHr"
        fitting = [card for card in pack if card[0] == RANKS[rank] and (card[1] in "DH") != red] if rank > 0 else []
        if not fitting:
            break
        pile.append(fitting[0])
        pack.remove(fitting[0])
    if jokers and len(pile) > 2 and chance.random() < 0.4:
        pile[1] = f"*={pile[1][0]}{'r' if pile[1][1] in 'DH' else 'b'}"
    return " ".join(pile)


def test_never_a_wrong_answer() -> None:
    answers: dict[bool | None, int] = {True: 0, False: 0, None: 0}
    for number in range(POSITIONS):
        rnd = small(Random(number))
        text = rnd.to_text()
        found = rnd.is_stuck(0)
        assert rnd.to_text() == text
        assert found == play.is_stuck(state.read(text), 0), text
        assert rnd.is_stuck(0, limit=1) in (found, None), text
        answers[found] += 1
    assert min(answers[True], answers[False]) > POSITIONS // 10, answers
    counts.add("positions proved stuck as by brute force", answers[True])
    counts.add("positions proved not stuck as by brute force", answers[False])


def sparse(chance: Random) -> str:
    """The low cards are home and the aces may not found: what is not seen helps only if it happens to fit somewhere."""
    pack = [rank + suit for rank in "9TJQK" for suit in SUITS]
    nines, rest = pack[:4], pack[4:]
    chance.shuffle(rest)
    if chance.random() < 0.5:
        rest.sort(key=lambda card: card[0] == "T")  # nothing that is left fits on a ten
    work = [run(rest, chance, jokers=False) for _ in range(4)]
    while "-" in work:
        work[work.index("-")] = rest.pop()
    waste = [*nines[:2], rest.pop(), *nines[2:], rest.pop()][: chance.choice((3, 6, 6, 6))]
    hidden = [*rest, *(nine for nine in nines if nine not in waste), "AS", "AH", "AC", "AD"]
    chance.shuffle(hidden)
    nerts = [hidden.pop() for _ in range(chance.randint(0, min(4, len(hidden))))]
    piles = " / ".join(" ".join(f"{rank}{suit}@{int(rank == 'A')}" for rank in RANKS[:8]) for suit in SUITS)
    layout = f"0 n {' '.join(nerts) or '-'} | w {' / '.join(work)} | s {' '.join(hidden) or '-'} | d {' '.join(waste)}"
    return f"classic, foundation_cap=1\n{layout}\n1 n - | w KS / KS / KS / KS | s - | d -\nf {piles}"


def test_what_a_team_knows_never_says_too_much() -> None:
    """Stuck by what it has seen: in every round that looks the same to it, and in no other case."""
    answers = {True: 0, False: 0}
    for number in range(POSITIONS // 2):
        chance = Random(number)
        text = sparse(chance) if number % 5 else small(chance).to_text()
        rnd = Round.from_text(text)
        stock = [card_text(card) for card in rnd.layouts[0].stock]
        seen = [card for card in stock if card != "*" and chance.random() < chance.choice((0.3, 0.8, 1))]
        found = is_stuck(rnd, 0, 20_000, sum(1 << parse_face(card) for card in seen))
        assert rnd.to_text() == text
        assert found == play.knows_it_is_stuck(state.read(text), 0, seen), f"{text}\nseen {seen}"
        answers[bool(found)] += 1
    assert min(answers.values()) > POSITIONS // 20, answers
    counts.add(
        "positions in which the team's own knowledge was enough, or not, as in every round like it", POSITIONS // 2
    )


def test_stuck_after_looking_at_many_layouts() -> None:
    """Eight layouts to wander through: with a smaller limit the search says that it does not know."""
    rnd = Round.from_text(
        "classic, work_piles=6\n0 n 2H | w KS QH / KC / TS 9H / TC / 6S 5H / 6C | s - | d -\nf -\nstate: 0 lift=w1@5"
    )
    assert rnd.is_stuck(0) is True
    assert rnd.is_stuck(0, limit=7) is None


@pytest.mark.parametrize("seed", range(10))
def test_the_order_of_the_piles_makes_no_difference(seed: int) -> None:
    chance = Random(seed)
    rnd = small(chance)
    other = rnd.copy()
    chance.shuffle(other.layouts[0].work)
    assert rnd.is_stuck(0) == other.is_stuck(0)


def test_others_do_not_matter() -> None:
    alone = Round.from_text("classic\n0 n 2H | w KS / KC / KH / KD | s - | d -\nf -")
    table = Round.from_text(
        "classic\n0 n 2H | w KS / KC / KH / KD | s - | d -\n1 n AH | w - / - / - / - | s - | d AS\nf -"
    )
    assert alone.is_stuck(0) is True
    assert table.is_stuck(0) is True
    assert table.is_stuck(1) is False
    table.play(1, Move.parse("n>f"))
    assert table.is_stuck(0) is False
