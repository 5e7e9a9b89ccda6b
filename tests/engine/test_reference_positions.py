"""The second implementation plays the shared position files: the same lines that the engine is tested by."""

from __future__ import annotations

import pytest

from tests.engine import counts, positions
from tests.reference import judge, play, state

FILES = ("rules25.txt", "tricky.txt")
RECORDS = [(name, record) for name in FILES for record in positions.read(name)]


@pytest.mark.parametrize(("name", "record"), RECORDS, ids=[f"{name}:{record.id}" for name, record in RECORDS])
def test_a_position(name: str, record: positions.Record) -> None:
    """All but what a viewer sees, by how much a race is lost, and the deep counts."""
    here = start = state.read(record.position)
    for line in record.lines:
        word, _, rest = line.partition(" ")
        if word in ("ok", "no", "play"):
            here = moved(here, word, rest)
        elif word == "back":
            here = start
        elif word == "perft":
            counted(start, *map(int, rest.split()))
        else:
            FACTS[word](here, rest.split())


def moved(here: state.State, word: str, rest: str) -> state.State:
    team, move, words = positions.command(rest)
    words.pop("by", None)
    found = judge.why_not(here, team, str(move), **words)
    assert found in rest.split() if word == "no" else found is None, f"{rest}: {found}"
    return play.play(here, team, str(move), **words) if word == "play" else here


def counted(start: state.State, depth: int, number: int) -> None:
    """Deep counts would take a plain implementation minutes."""
    if number < 400:
        assert count(start, depth) == number
        counts.add("counts of move sequences counted again by the second implementation")


def count(here: state.State, depth: int) -> int:
    moves = [(team, text) for team in range(len(here.teams)) for text in play.legal_moves(here, team)]
    if depth == 1:
        return len(moves)
    return sum(count(play.play(here, team, text), depth - 1) for team, text in moves)


def fact_is(here: state.State, words: list[str]) -> None:
    if words[0].startswith("f"):
        pile = here.foundations[int(words[0][1:]) - 1]
        assert (["x"] if pile.done else []) + list(pile.cards) == words[1:]
    else:
        team, name, *cards = words
        assert list(judge.pile_of(here.teams[int(team)], name) or ["-"]) == cards


def fact_score(here: state.State, words: list[str]) -> None:
    assert play.points(here, int(words[0])) == int(words[1])


def fact_stuck(here: state.State, words: list[str]) -> None:
    if len(words) == 2:
        assert play.is_stuck(here, int(words[0])) == (words[1] == "yes")
    else:
        assert play.knows_it_is_stuck(here, int(words[0]), positions.seen(words[2])) == (words[1] == "yes")


def fact_ended(here: state.State, words: list[str]) -> None:
    assert (here.over or here.called is not None) == (words[0] == "yes")


def fact_callers(here: state.State, words: list[str]) -> None:
    assert here.callers == tuple(int(team) for team in words if team != "-")


def elsewhere(here: state.State, words: list[str]) -> None:
    """The second implementation has no views, and knows no equal positions."""


FACTS = {
    "is": fact_is,
    "score": fact_score,
    "stuck": fact_stuck,
    "ended": fact_ended,
    "callers": fact_callers,
    "sees": elsewhere,
    "unique": elsewhere,
}
