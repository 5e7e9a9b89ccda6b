"""A record played again by the second implementation: the points of each round, from the moves alone."""

from __future__ import annotations

import re

from nerts import Round, Rules
from tests.reference.play import play, points
from tests.reference.state import State, read


def replay(record: str) -> list[list[int]]:
    """Points of each team, a row a round. The deal comes from the engine, which its own test vectors hold."""
    rules = re.search(r"^rules (.+)$", record, re.MULTILINE)
    assert rules is not None
    seats = re.findall(r"^seat (\d+) team (\d+) hand (\d)", record, re.MULTILINE)
    hands = {seat: (int(team), int(hand)) for seat, team, hand in seats}
    teams = 1 + max(team for team, _ in hands.values())
    return [_round(rules[1], teams, hands, block) for block in record.split("\nround ")[1:]]


def _round(rules: str, teams: int, hands: dict[str, tuple[int, int]], block: str) -> list[int]:
    state = _dealt(rules, teams, block)
    for ms, seat, move in re.findall(r"^(\d+) (\d+) (lift \S+|\S+)", block, re.MULTILINE):
        team, hand = hands[seat]
        state = play(state, team, move, hand, int(ms))
    return [points(state, team) for team in range(teams)]


def _dealt(rules: str, teams: int, block: str) -> State:
    seed = re.search(r"^seed (\w{64})$", block, re.MULTILINE)
    sizes = re.search(r"^nerts ([\d ]+)$", block, re.MULTILINE)
    assert seed is not None
    assert sizes is not None
    rnd = Round.deal(Rules.parse(rules), teams, bytes.fromhex(seed[1]), [int(size) for size in sizes[1].split()])
    return read(rnd.to_text())
