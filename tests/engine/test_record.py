from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nerts import Match, Round, Rules
from nerts.engine.deal import commitment
from nerts.engine.events import Event, Played
from nerts.engine.fair import Deal
from nerts.engine.move import STUCK
from nerts.engine.proof import Witness, verify
from nerts.engine.record import BrokenRecord, Fact, Player, Record, RoundRecord, fact
from nerts.engine.scoring import RoundScore

GOLDEN = Path(__file__).parents[1] / "golden"


def random_round(rnd: Round, seed: int) -> RoundRecord:
    """A whole round of random moves, seldom stuck, 100 ms a move."""
    dice = random.Random(seed)
    record = RoundRecord()
    while not rnd.ended:
        team = dice.randrange(len(rnd.layouts))
        moves = [move for move in rnd.legal_moves(team) if move.kind != STUCK or dice.random() < 0.05]
        if moves:
            ms = 100 * len(record.facts)
            played = rnd.play(team, dice.choice(moves), at=ms)[0]
            assert isinstance(played, Played)
            record.facts.append(fact(rnd, played, ms, team))
    record.points = [score.points for score in rnd.scores()]
    return record


def random_match(rules: Rules, teams: int, rounds: int) -> Record:
    record = Record(rules, {team: Player(team, 0, f"Player {team}") for team in range(teams)})
    match = Match(rules, teams)
    for number in range(rounds):
        seed = bytes([number]) * 32
        rnd = Round.deal(rules, teams, seed, match.nerts_sizes)
        played = random_round(rnd, number)
        played.commitment, played.sizes, played.seed = commitment(seed), match.nerts_sizes, seed
        record.rounds.append(played)
        match.add_round(rnd.scores())
    return record


@pytest.fixture(scope="module")
def text() -> str:
    return random_match(Rules.preset("toad", jokers=2), 3, 3).to_text()


def test_a_record_holds(text: str) -> None:
    match = verify(text)
    assert len(match.rounds) == 3
    assert match.totals == [sum(points) for points in zip(*match.rounds, strict=True)]


def test_a_changed_card_is_named_by_its_line(text: str) -> None:
    lines = text.splitlines()
    number = next(n for n, line in enumerate(lines) if "[" in line and "[*" not in line)
    other = "9C" if "[9C]" not in lines[number] else "9H"
    lines[number] = lines[number][: lines[number].index("[") + 1] + other + lines[number][lines[number].index("]") :]
    with pytest.raises(BrokenRecord, match="CARD_BURIED") as broken:
        verify("\n".join(lines))
    assert broken.value.line == number + 1


def test_a_changed_turn_is_named_by_its_line(text: str) -> None:
    lines = text.splitlines()
    number = next(n for n, line in enumerate(lines) if " turn " in line)
    lines[number] = lines[number].rsplit(" ", 1)[0] + " ?"
    with pytest.raises(BrokenRecord, match="the deal gives"):
        verify("\n".join(lines))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("nerts 1\n", "nerts 3\n", "begins with"),
        ("rules toad", "rules bridge", "preset"),
        ("seat 2 team 2", "seat 2 team 3", "do not fill"),
        ("seat 2 team 2 hand 0 Player 2\n", "seat 2\n", "not a seat"),
        ("round 2", "round 3", "round 2 was expected"),
        ("commitment ", "commitment 00", "commitment is not"),
        ("seed 00", "seed 01", "commitment is not"),
        ("seed 0", "seed g", "64 hexadecimal"),
        ("nerts 13 13 13", "nerts 13 13 12", "Nerts piles"),
        ("scores ", "scores 1", "the moves give"),
    ],
)
def test_each_line_is_checked(text: str, old: str, new: str, why: str) -> None:
    assert old in text
    with pytest.raises(BrokenRecord, match=why):
        verify(text.replace(old, new, 1))


def test_a_record_cut_anywhere_is_refused_unless_between_rounds(text: str) -> None:
    lines = text.splitlines()
    between = {number for number, line in enumerate(lines) if line.startswith("round ")}
    cuts = {*range(0, len(lines), 61), *range(8), *between}
    whole = {end for end in cuts if holds("\n".join(lines[:end]))}
    assert whole == between - {min(between)}


def holds(text: str) -> bool:
    try:
        verify(text)
    except BrokenRecord:
        return False
    return True


def test_a_round_set_up_by_hand(tmp_path: Path) -> None:
    position = "classic\n0 n AH | w - / - / - / - | s - | d -\n1 n 2S | w - / - / - / - | s - | d -\nf -"
    record = Record(Rules.preset("classic"), {0: Player(0, 0, "Ada"), 1: Player(1, 0, "Bo")})
    rnd = Round.from_text(position)
    played = random_round(rnd, 1)
    played.position = position
    record.rounds.append(played)
    file = tmp_path / "match.nerts"
    file.write_text(record.to_text())
    assert verify(file.read_text()).rounds == [played.points]


def test_hostile_files_are_refused() -> None:
    for text in (
        "",
        "x" * 9_000_000,
        "nerts 1\nrules classic\n" + "seat 0 team 0 hand 0 A\n" * 60,
        "nerts 1\n" + "r" * 999,
    ):
        with pytest.raises(BrokenRecord):
            verify(text)


def test_a_file_from_another_system_is_read(text: str) -> None:
    """B47: its line ends and its mark of the byte order say nothing about the match."""
    assert verify("\ufeff" + text.replace("\n", "\r\n")).rounds == verify(text).rounds
    position = "\ufeffclassic\r\n0 n AH | w - | s - | d -\r\nf -\r\n"
    assert Round.from_text(position).layouts[0].nerts


SMALL = """nerts 1
rules peanuts2, jokers=2
seat 0 team 0 hand 0 Ada
seat 1 team 1 hand 0 Bo
round 1
| peanuts2, jokers=2
| 0 n AH | w * / 9S 8H / - / - | s 4S 5S 6S | d 2S
| 1 n 2H | w - / - / - / - | s - | d -
| f -
5 0 turn 6S
6 0 n[AH]>f
7 1 n[2H]>f1
8 0 w1[*]>f=AS
9 1 call
scores 2 1
"""
WORDS = [
    *SMALL.split(),
    "9",
    "99999999999",
    "-1",
    "hand",
    "\u0663",
    "\u00b2",
    "\x00",
    "\udcff",
    "lift n",
    "drop",
    "| f -",
    ";",
]


@settings(max_examples=600, deadline=None)
@given(st.data())
def test_any_record_holds_or_is_broken_in_a_line(data: st.DataObject) -> None:
    assert verify(SMALL).rounds == [[2, 1]]
    lines = [line.split(" ") for line in SMALL.splitlines()]
    for _ in range(data.draw(st.integers(1, 4))):
        line = data.draw(st.sampled_from(lines))
        place = data.draw(st.integers(0, len(line)))
        line[place : place + data.draw(st.integers(0, 1))] = data.draw(st.lists(st.sampled_from(WORDS), max_size=2))
    if data.draw(st.booleans()):
        lines = data.draw(st.permutations(lines))
    try:
        verify("\n".join(" ".join(words) for words in lines))
    except BrokenRecord as broken:
        assert 0 < broken.line <= len(lines) + 1  # noqa: PT017  it may as well hold


@pytest.mark.parametrize("text", [None, 5, b"nerts 1\n", ["nerts 1"], SMALL.encode(), bytearray(9), 1.5])
def test_what_is_no_text_is_no_record(text: Any) -> None:
    with pytest.raises(BrokenRecord, match="a text was expected"):
        verify(text)


def test_too_many_people_for_the_rules_are_named_by_their_line() -> None:
    with pytest.raises(BrokenRecord, match="1 teams cannot play peanuts2") as broken:
        verify(SMALL.replace("seat 1 team 1 hand 0 Bo\n", ""))
    assert broken.value.line == 3


RACE = """nerts 1
rules classic
seat 0 team 0 hand 0 Ada
seat 1 team 1 hand 0 Bo
round 1
| classic
| 0 n 2H | w 9S / - / - / - | s - | d -
| 1 n 2H | w - / - / - / - | s - | d -
| f AH@0
100 1 n[2H]>f1
143 0 n[2H]>f1 lost=43@1
200 1 call
scores 1 1
"""


class Hearer(Witness):
    def __init__(self) -> None:
        self.heard: list[str] = []

    def begun(self, rules: Rules, seats: dict[int, Player]) -> None:
        self.heard.append(f"{rules}, {len(seats)} seats")

    def promised(self, deal: Deal) -> None:
        self.heard.append(f"deal of {deal.table}, {len(deal.nonces)} nonces")

    def dealt(self, rnd: Round) -> None:
        self.heard.append(f"{len(rnd.layouts)} teams")

    def made(self, rnd: Round, made: Fact, events: list[Event]) -> None:
        self.heard.append(made.move)

    def lost(self, rnd: Round, tried: Fact) -> None:
        self.heard.append(f"{tried.lost}")

    def scored(self, rnd: Round, scores: list[RoundScore]) -> None:
        self.heard.append(f"{[score.points for score in scores]}")


def test_a_lost_race_moves_nothing_and_a_witness_hears_of_it() -> None:
    hearer = Hearer()
    race = RACE.replace("scores 1 1", "scores -1 1")
    assert verify(race, hearer).totals == [-1, 1]
    assert hearer.heard == ["classic, 2 seats", "2 teams", "n[2H]>f1", "(43, 1)", "call", "[-1, 1]"]
    assert verify(race.replace("lost=43@1", "lost=43")).totals == [-1, 1]


def test_a_witness_hears_of_a_fair_deal_before_its_cards() -> None:
    hearer = Hearer()
    verify((GOLDEN / "fair.nerts").read_text(), hearer)
    begins = [hearer.heard[n - 1] for n, told in enumerate(hearer.heard) if told == "4 teams"]
    assert begins == ["deal of 5f3a9c01-1, 3 nonces"] * 2


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("lost=43@1", "lost=43@0", "no card of seat 0 lies there"),
        ("lost=43@1", "lost=43@7", "no card of seat 7 lies there"),
        ("lost=43@1", "lost=0@1", "FOUNDATION_TAKEN"),
        ("143 0", "90000 0", "lost no race"),
        ("143 0 n[2H]>f1", "143 0 w1[9S]>f1", "lost no race"),
        ("143 0 n[2H]>f1", "143 0 turn", "lost no race"),
    ],
)
def test_a_race_that_was_not_lost_is_named_by_its_line(old: str, new: str, why: str) -> None:
    with pytest.raises(BrokenRecord, match=why) as broken:
        verify(RACE.replace(old, new))
    assert broken.value.line == 11
