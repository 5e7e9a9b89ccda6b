"""Whole matches through the real server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from nerts.client import TableClient
from nerts.engine.proof import verify
from nerts.engine.record import BrokenRecord
from nerts.protocol import messages as m
from tests.server.harness import running

BOTS = [{"bot": "hard"}, {"bot": "medium"}, {"bot": "medium"}, {"bot": "easy"}]


async def play_match(records: Path, rules: str, seats: int = 4) -> m.Sheet:
    """Four fast bots play to the end while somebody watches; returns the last score sheet."""
    sheets: list[m.Sheet] = []
    async with running(records=records) as house:
        timing = {"countdown": 1, "vote_wait": 1}
        code = await house.set_up(rules=rules, seats=BOTS[:seats], pace="blitz", unattended=True, timing=timing)
        async with TableClient.join(house.link(code)) as watcher:
            watcher.seen = lambda message: sheets.append(message.sheet) if isinstance(message, m.Scored) else None
            await house.json("POST", f"/test/table/{code}/start")
            async with asyncio.timeout(120):
                await watcher.until(lambda: watcher.phase == "over")
    for sheet in sheets:
        totals = [sum(points) for points in zip(*sheet.history, strict=True)]
        assert [line.total for line in sheet.lines] == totals
    assert [sheet.number for sheet in sheets] == list(range(1, len(sheets) + 1))
    return sheets[-1]


def test_match_to_a_hundred_has_a_winner_and_a_record_that_holds(tmp_path: Path) -> None:
    sheet = asyncio.run(play_match(tmp_path, "classic, target=100"))
    assert len(sheet.winners) == 1
    assert max(line.total for line in sheet.lines) >= 100
    (record,) = tmp_path.glob("*.nerts")
    match = verify(record.read_text(encoding="utf-8"))
    assert match.winners == sheet.winners
    assert match.totals == [line.total for line in sheet.lines]
    assert len(match.rounds) == len(sheet.history)
    assert_change_is_found(record)


def assert_change_is_found(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    number = next(i for i, line in enumerate(lines) if "n[" in line)
    card = lines[number].split("[")[1].split("]")[0]
    lines[number] = lines[number].replace(f"[{card}]", "[KS]" if card != "KS" else "[QH]")
    with pytest.raises(BrokenRecord) as broken:
        verify("\n".join(lines) + "\n")
    assert broken.value.line == number + 1
