"""The second implementation deals, plays and counts the golden rounds as the engine did."""

from __future__ import annotations

from pathlib import Path

import pytest

from nerts.engine.proof import verify
from tests.engine import counts
from tests.golden import replay
from tests.reference.record import recount

FILES = sorted(replay.FOLDER.glob("*.nerts"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_points_are_counted_alike(file: Path) -> None:
    text = file.read_text()
    match = verify(text)
    again = recount(text)
    assert again.rounds == match.rounds
    assert again.totals == match.totals
    counts.add("golden rounds dealt, played and counted again by the second implementation", len(again.rounds))
