"""Every preset: a match of bots through the server to its end, and its scores counted again without the engine."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from nerts import Rules
from nerts.engine.proof import verify
from tests.reference.record import recount
from tests.server.test_match import play_match

SHORT = 30
"""A target that two or three rounds reach; test_match plays to a hundred."""


@pytest.mark.parametrize("preset", Rules.preset_names())
def test_a_match_by_each_preset(preset: str, tmp_path: Path) -> None:
    seats = 2 if preset == "peanuts2" else 4
    sheet = asyncio.run(play_match(tmp_path, f"{preset}, target={SHORT}", seats))
    (record,) = tmp_path.glob("*.nerts")
    text = record.read_text(encoding="utf-8")
    assert recount(text).rounds == sheet.history
    assert verify(text).winners == sheet.winners
    assert len(sheet.lines) == (2 if preset == "partners" else seats)
