"""The shared position files, line by line, through the public API and the text format."""

from __future__ import annotations

import re

import pytest

from nerts import Code, Round, Rules
from nerts.engine.cards import JOKER, OWNER
from nerts.engine.notation import cards_text
from tests.engine import counts, positions

FILES = ("rules25.txt", "tricky.txt", "start.txt", "midgame.txt")
RECORDS = [(name, record) for name in FILES for record in positions.read(name)]


@pytest.mark.parametrize(("name", "record"), RECORDS, ids=[f"{name}:{record.id}" for name, record in RECORDS])
def test_position(name: str, record: positions.Record) -> None:
    done = positions.run(record)
    assert done
    counts.add("positions of the shared files")
    counts.add("refusals that had to come", done.get("no", 0))
    counts.add("counts of move sequences", done.get("perft", 0) + done.get("unique", 0))


def test_ids_are_distinct() -> None:
    ids = [record.id for _, record in RECORDS]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("record", [record for _, record in RECORDS], ids=[record.id for _, record in RECORDS])
def test_piles_lie_as_play_could_leave_them(record: positions.Record) -> None:
    """Cards may be missing or there twice, but an order that the rules forbid would test what need not be right."""
    odd = Round.from_text(record.position).validate()
    assert not [what for what in odd if "descend" in what or "ascend" in what]


ELSEWHERE = {"R9", "R10"}
"""Shown by deals: start.txt."""
SHOWN = {f"R{n}" for n in range(1, 49)} - ELSEWHERE
SHOWN |= {f"A{n}" for n in (2, 3, 5, 6, 7, 10, 11, 12, 13, 14, 15, 17, 19, 21, 22, 23, 24, 25, 27, 28, 29, 31)}


def test_every_rule_that_play_can_show_has_a_tricky_position() -> None:
    cited = {rule for name, record in RECORDS if name == "tricky.txt" for rule in re.findall(r"[RA]\d+", record.why)}
    assert cited >= SHOWN, sorted(SHOWN - cited)


def test_every_refusal_has_a_position() -> None:
    lines = [line for name, record in RECORDS if name == "tricky.txt" for line in record.lines]
    refused = {word for line in lines if line.startswith("no ") for word in line.split()[2:]}
    assert {code.value for code in Code} <= refused, sorted({code.value for code in Code} - refused)


@pytest.mark.parametrize(("preset", "stock"), [("classic", 35), ("jokers", 37)])
def test_01_deal(preset: str, stock: int) -> None:
    rnd = Round.deal(Rules.preset(preset), teams=2, seed=bytes(range(32)))
    for team, layout in enumerate(rnd.layouts):
        assert [len(layout.nerts), len(layout.stock), len(layout.waste)] == [13, stock, 0]
        assert [len(pile) for pile in layout.work] == [1, 1, 1, 1]
        cards = [*layout.nerts, *layout.stock, *(card for pile in layout.work for card in pile)]
        assert len({card for card in cards if not card & JOKER}) == 52
        assert all(card & OWNER == team << 6 for card in cards)
        visible = [view.layouts[team].nerts for view in (rnd.view(0).censored(), rnd.view(None).censored())]
        assert all(cards_text(nerts).startswith("?12 ") for nerts in visible)
    assert rnd.validate() == []
