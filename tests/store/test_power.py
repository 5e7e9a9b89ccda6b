"""The power fails: the journal ends anywhere, and what opens is a prefix of what was acknowledged."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from nerts.store import Store, Unit
from nerts.store.folder import DATABASE
from tests.store.units import event, events, played

CUT = 4096
UNITS = 12


@pytest.fixture
def torn(tmp_path: Path) -> Path:
    """Database and journal as they lie on the disk after twelve commits, each an event and a round."""
    with Store.open(tmp_path / "whole") as store:
        store.ownership.claim("life", "a")
        store.flush()
        for seq in range(1, UNITS + 1):
            store.log.append([Unit("life", 1, (event(seq),), played=(played(f"r{seq:02}", record="short"),))])
        (tmp_path / "torn").mkdir()
        for name in (DATABASE, f"{DATABASE}-wal"):
            shutil.copy(tmp_path / "whole" / name, tmp_path / "torn" / name)
    return tmp_path / "torn"


def cut(torn: Path, folder: Path, length: int) -> None:
    folder.mkdir()
    shutil.copy(torn / DATABASE, folder / DATABASE)
    journal = (torn / f"{DATABASE}-wal").read_bytes()
    (folder / f"{DATABASE}-wal").write_bytes(journal[:length])


def test_journal_cut_at_every_byte_opens_with_a_prefix(torn: Path, tmp_path: Path) -> None:
    whole = (torn / f"{DATABASE}-wal").stat().st_size
    kept = []
    for length in range(whole - CUT, whole + 1):
        folder = tmp_path / "cut"
        cut(torn, folder, length)
        with closing(sqlite3.connect(folder / DATABASE)) as connection:
            seqs = [seq for (seq,) in connection.execute("SELECT seq FROM event ORDER BY seq")]
            rounds = [name for (name,) in connection.execute("SELECT id FROM round ORDER BY id")]
            assert connection.execute("PRAGMA quick_check").fetchall() == [("ok",)]
        assert seqs == list(range(1, len(seqs) + 1))
        assert rounds == [f"r{seq:02}" for seq in seqs]
        kept.append(len(seqs))
        shutil.rmtree(folder)
    assert kept == sorted(kept)
    assert (kept[0], kept[-1]) == (UNITS - 1, UNITS)


@pytest.mark.parametrize("lost", [0, 1, CUT, 3 * CUT, 12 * CUT])
def test_play_goes_on_from_what_the_power_cut_has_left(torn: Path, tmp_path: Path, lost: int) -> None:
    cut(torn, tmp_path / "cut", (torn / f"{DATABASE}-wal").stat().st_size - lost)
    with Store.open(tmp_path / "cut") as store:
        left = len(store.log.all_of("life"))
        assert (left == UNITS) == (lost == 0)
        epoch = store.ownership.claim("life", "b")
        assert store.log.append([Unit("life", epoch, (event(left + 1),))]) == frozenset()
        assert store.log.all_of("life") == list(events(1, left + 1))
