"""Runs the records of tests/positions (see the README there)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from nerts import IllegalMove, Move, Round
from nerts.engine.cards import parse_face
from nerts.engine.notation import cards_text, write_position
from nerts.engine.perft import perft, unique
from nerts.engine.stuck import is_stuck

FOLDER = Path(__file__).parent.parent / "positions"
STUCK = {True: "yes", False: "no", None: "unknown"}


@dataclass(frozen=True)
class Record:
    id: str
    why: str
    position: str
    lines: tuple[str, ...]


def read(name: str) -> list[Record]:
    text = re.sub(r"^#.*\n", "", (FOLDER / name).read_text(), flags=re.MULTILINE)
    return [record(block) for block in re.split(r"\n\s*\n", text.strip())]


def record(block: str) -> Record:
    identity, why, first, *rest = block.strip("\n").splitlines()
    assert [identity[:3], why[:4], first[:4]] == ["id ", "why ", "pos "], block
    further = [line.strip() for line in rest if line.startswith("  ")]
    lines = tuple(line for line in rest if not line.startswith("  "))
    return Record(identity[3:], why[4:], "\n".join([first[4:], *further]), lines)


def run(record: Record) -> dict[str, int]:
    """Do the lines of a record; returns how many of each kind were done."""
    player = Player(record)
    done: dict[str, int] = {}
    for line in record.lines:
        word, _, rest = line.partition(" ")
        getattr(player, f"do_{word}")(rest)
        done[word] = done.get(word, 0) + 1
    return done


class Player:
    """One method a kind of line."""

    def __init__(self, record: Record) -> None:
        self.start = Round.from_text(record.position)
        assert self.start.to_text() == record.position
        self.round = self.start.copy()

    def do_back(self, rest: str) -> None:
        self.round = self.start.copy()

    def do_ok(self, rest: str) -> None:
        team, move, words = command(rest)
        assert self.round.why_not(team, move, **words) is None, rest

    def do_no(self, rest: str) -> None:
        team, move, words = command(rest)
        by = words.pop("by", None)
        before = self.round.copy()
        code = re.search(r" ([A-Z][A-Z_]+)\b", rest)
        assert code is not None, rest
        with pytest.raises(IllegalMove) as refused:
            self.round.play(team, move, **words)
        assert refused.value.reason.code == code[1], rest
        assert by is None or refused.value.reason.by == by, rest
        assert self.round == before
        assert self.round.scores() == before.scores()

    def do_play(self, rest: str) -> None:
        team, move, words = command(rest)
        self.round.play(team, move, **words)
        assert Round.from_text(self.round.to_text()) == self.round

    def do_is(self, rest: str) -> None:
        words = rest.split()
        if words[0].startswith("f"):
            piles = write_position(self.round).split("\nf ")[1].split("\n")[0].split(" / ")
            assert piles[int(words[0][1:]) - 1] == " ".join(words[1:]), rest
        else:
            assert pile_text(self.round, int(words[0]), words[1]) == " ".join(words[2:]), rest

    def do_sees(self, rest: str) -> None:
        viewer, team, pile, *cards = rest.split()
        seen = self.round.view(None if viewer == "-" else int(viewer)).censored()
        assert pile_text(seen, int(team), pile) == " ".join(cards), rest

    def do_score(self, rest: str) -> None:
        team, points = map(int, rest.split())
        assert self.round.scores()[team].points == points, rest

    def do_stuck(self, rest: str) -> None:
        team, answer, *words = rest.split()
        found = is_stuck(self.round, int(team), 20_000, bits(words[0])) if words else self.round.is_stuck(int(team))
        assert STUCK[found] == answer, rest

    def do_ended(self, rest: str) -> None:
        assert self.round.ended == (rest == "yes")

    def do_callers(self, rest: str) -> None:
        assert self.round.callers == [int(team) for team in rest.split() if team != "-"]

    def do_perft(self, rest: str) -> None:
        depth, count = map(int, rest.split())
        assert perft(self.start, depth) == count, rest

    def do_unique(self, rest: str) -> None:
        depth, count = map(int, rest.split())
        assert unique(self.start, depth) == count, rest


def seen(word: str) -> list[str]:
    """The cards of `seen=7C,7H`; none with `seen=-`."""
    return [card for card in word.removeprefix("seen=").split(",") if card != "-"]


def bits(word: str) -> int:
    return sum(1 << parse_face(card) for card in seen(word))


def pile_text(rnd: Round, team: int, pile: str) -> str:
    layout = rnd.layouts[team]
    if pile[0] == "w":
        return cards_text(layout.work[int(pile[1:]) - 1])
    return cards_text({"n": layout.nerts, "d": layout.waste, "s": layout.stock[::-1]}[pile])


def command(rest: str) -> tuple[int, Move, dict[str, int]]:
    """Team, move and the words `at=`, `hand=`, `by=` of a line."""
    words = {name: int(value) for name, value in re.findall(r" (at|hand|by)=(\d+)", rest)}
    text = re.sub(r" (at|hand|by)=\d+| [A-Z][A-Z_]+\b", "", rest)
    team, _, move = text.partition(" ")
    return int(team), Move.parse(move), words
