"""Records on disk: whole or not there, and nobody at a table minds a disk that is full."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path

import pytest

from nerts.client import TableClient
from nerts.protocol import messages as m
from nerts.server import records
from nerts.server.records import Records
from tests.server.harness import running

NEARLY_OVER = """classic
0 n - | w QS / JH / 7D / AS | s - | d -
1 n 2C | w QC / JD / 7H / 9S | s - | d -
f -"""


async def written(folder: Path) -> list[str]:
    for _ in range(200):
        found = sorted(path.name for path in folder.glob("*.nerts"))
        if found:
            return found
        await asyncio.sleep(0.02)
    return []


async def test_a_folder_that_is_gone_ends_no_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """People get a notice and go on; the record is written when it can be."""
    monkeypatch.setattr(records, "AGAIN", 0.05)
    folder = tmp_path / "records"
    async with running(records=folder) as house:
        code = await house.set_up(position=NEARLY_OVER)
        heard: list[m.ToClient] = []
        async with TableClient.join(house.link(code)) as ann:
            ann.seen = heard.append
            await ann.sit("Ann")
            await ann.move("call")
            while m.Notice("UNSAVED") not in heard:
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)
            assert not any(isinstance(message, m.Bye) for message in heard)
            assert house.hall.actors[code].table.room.phase.value in ("scored", "over")
            folder.mkdir()
            assert len(await written(folder)) == 1
            while m.Notice("SAVED") not in heard:
                await asyncio.sleep(0.02)
    warnings = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(warnings) == 2
    assert "kept in memory" in warnings[0]


async def test_a_write_that_fails_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = Records(tmp_path)
    keeper.keep("match", "the first round\n")
    await written(tmp_path)

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        keeper.keep("match", "the first round\nthe second\n")
        while not keeper.fails:
            await asyncio.sleep(0.01)
        assert (tmp_path / "match.nerts").read_text() == "the first round\n"
        assert [path.name for path in tmp_path.iterdir()] == ["match.nerts"]
    await keeper.stop()
    assert (tmp_path / "match.nerts").read_text() == "the first round\nthe second\n"


async def test_so_many_records_wait_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST", 3)
    keeper = Records(tmp_path / "gone")
    for number in range(5):
        keeper.keep(f"match-{number}", "text")
    assert len(keeper._waiting) == 3
    (tmp_path / "gone").mkdir()
    await keeper.stop()
    assert len(list((tmp_path / "gone").iterdir())) == 3
