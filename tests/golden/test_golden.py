"""Over fifty whole rounds of all presets come out byte for byte the same, today and under every Python that is here."""

from __future__ import annotations

import re

import pytest

from nerts import Rules
from tests.engine import counts
from tests.golden import everywhere, replay

PYTHONS = everywhere.pythons()
FILES = sorted(replay.FOLDER.glob("*.nerts"))


def test_every_preset_has_a_record() -> None:
    texts = [file.read_text() for file in FILES]
    told = {text.splitlines()[1].removeprefix("rules ").split(",")[0] for text in texts}
    assert told == set(Rules.preset_names())
    rounds = sum(text.count("\nround ") for text in texts)
    assert rounds == 52
    counts.add("golden rounds", rounds)


def test_both_versions_have_a_record() -> None:
    fair = [file.stem for file in FILES if file.read_text().startswith("nerts 2\n")]
    assert fair == ["fair"]
    assert len(re.findall(r" lost=\d+@\d", (replay.FOLDER / "fair.nerts").read_text())) > 5


def test_they_show_ties_lifts_calls_and_cards_in_the_air() -> None:
    lines = [line.split() for file in FILES for line in file.read_text().splitlines() if line[0].isdigit()]
    for word in ("tie", "call", "lift", "stuck", "shift", "recycle"):
        assert sum(word in line for line in lines) > 10, word


@pytest.mark.parametrize("python", PYTHONS.values(), ids=[*PYTHONS])
def test_golden_rounds_replay(python: str) -> None:
    same, text = everywhere.replay(python)
    assert same, text
    assert "52 rounds, byte for byte the same" in text


def test_a_changed_record_is_noticed() -> None:
    text = FILES[0].read_text()
    line = next(line for line in text.splitlines() if line.endswith("turn JC") or " turn " in line)
    again, _ = replay.replayed("changed", text.replace(line, line[: line.index(" turn ")] + " turn *", 1))
    assert again == text
