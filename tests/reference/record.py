"""Counts a match again from its record alone: the deals, every move, the points, the totals (docs/notation.md)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tests.reference import play
from tests.reference.deal import deal, fair_seed
from tests.reference.options import Options, parse
from tests.reference.state import State, read


@dataclass(frozen=True)
class Recount:
    rounds: list[list[int]]
    """Points of each team, a row a round."""
    totals: list[int]


def recount(text: str) -> Recount:
    head, *blocks = re.split(r"^round \d+\n", text, flags=re.MULTILINE)
    rules = head.splitlines()[1].removeprefix("rules ")
    found = re.findall(r"^seat (\d+) team (\d+) hand (\d)", head, flags=re.MULTILINE)
    seats = {int(seat): (int(team), int(hand)) for seat, team, hand in found}
    options = parse(rules)
    sizes = first_sizes(options, 1 + max(team for team, _ in seats.values()))
    rounds: list[list[int]] = []
    totals = [0] * len(sizes)
    for block in blocks:
        end = played(start(block, rules, options, sizes), block, seats)
        rounds.append([play.points(end, team) for team in range(len(sizes))])
        totals = [total + more for total, more in zip(totals, rounds[-1], strict=True)]
        sizes = next_sizes(options, sizes, rounds[-1], totals)
    return Recount(rounds, totals)


def start(block: str, rules: str, options: Options, sizes: list[int]) -> State:
    position = re.findall(r"^\| (.+)$", block, flags=re.MULTILINE)
    if position:
        return read("\n".join(position))
    return deal(rules, options, seed_of(block), sizes)


def seed_of(block: str) -> bytes:
    """Told as it is, or to be made of the secret and the nonces."""
    word, told = re.findall(r"^(seed|secret) (\w{64})$", block, flags=re.MULTILINE)[0]
    nonces = re.findall(r"^nonce (\d+) (\w{32})$", block, flags=re.MULTILINE)
    opened = bytes.fromhex(told)
    return opened if word == "seed" else fair_seed(opened, {int(seat): bytes.fromhex(n) for seat, n in nonces})


def played(state: State, block: str, seats: dict[int, tuple[int, int]]) -> State:
    for ms, seat, words in re.findall(r"^(\d+) (\d+) (lift \S+|\S+)(?!\S| lost=)", block, flags=re.MULTILINE):
        team, hand = seats[int(seat)]
        state = play.play(state, team, words, hand, int(ms))
    assert state.over or state.called is not None
    return state


def first_sizes(options: Options, teams: int) -> list[int]:
    """R7: cards in each Nerts pile."""
    handicaps, common = options["nerts_by_team"], options["nerts"]
    assert isinstance(handicaps, tuple)
    assert isinstance(common, int)
    return [*handicaps[:teams], *[common] * (teams - len(handicaps))]


def next_sizes(options: Options, sizes: list[int], points: list[int], totals: list[int]) -> list[int]:
    """The toad's handicap: a round's winner one card more for good, a negative total one less."""
    if options["handicap"] != "toad":
        return sizes
    after = []
    for size, own, total in zip(sizes, points, totals, strict=True):
        more = 1 if own == max(points) else 0
        less = 1 if total < 0 else 0
        after.append(min(max(size + more - less, 5), 21))
    return after
