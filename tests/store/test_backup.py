"""A copy of a database that somebody is writing."""

from __future__ import annotations

import shutil
import threading
from pathlib import Path

import pytest

from nerts.store import Store, Unit, Unopened
from nerts.store.backup import backup
from nerts.store.folder import DATABASE
from tests.store.units import event, events, played


def restored(copy: Path, folder: Path) -> Store:
    folder.mkdir()
    shutil.copy(copy, folder / DATABASE)
    return Store.open(folder)


def test_each_copy_is_what_stood_at_one_moment(tmp_path: Path) -> None:
    """While it is made, a table plays on without waiting; each event comes with its round."""
    stop = threading.Event()
    with Store.open(tmp_path / "data") as store:
        store.ownership.claim("life", "a")

        def write() -> None:
            seq = 0
            while not stop.is_set():
                seq += 1
                store.log.append([Unit("life", 1, (event(seq),), played=(played(f"r{seq}"),))])

        writing = threading.Thread(target=write)
        writing.start()
        lengths = []
        for number in range(5):
            assert backup(tmp_path / "data", tmp_path / f"copy{number}") > 0
            with restored(tmp_path / f"copy{number}", tmp_path / f"again{number}") as copy:
                length = len(copy.log.all_of("life"))
                assert copy.log.all_of("life") == list(events(1, length))
                assert len(copy.rounds.of("ann", 10**6)) == length
                lengths.append(length)
        stop.set()
        writing.join()
        assert lengths == sorted(lengths)
        assert 0 < lengths[-1] <= len(store.log.all_of("life"))


def test_a_folder_that_nobody_has_open_is_copied_and_the_copy_is_its_owners_alone(tmp_path: Path) -> None:
    with Store.open(tmp_path / "data") as store:
        store.ownership.claim("life", "a")
        store.log.append([Unit("life", 1, events(1, 3))])
    assert backup(tmp_path / "data", tmp_path / "copy") == (tmp_path / "copy").stat().st_size
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0
    with restored(tmp_path / "copy", tmp_path / "again") as copy:
        assert copy.log.all_of("life") == list(events(1, 3))
    assert {path.name for path in tmp_path.iterdir()} == {"data", "copy", "again"}


def failure(folder: Path, target: Path) -> str:
    with pytest.raises(Unopened) as raised:
        backup(folder, target)
    return raised.value.code


def test_nothing_is_overwritten_and_nothing_half_stays(tmp_path: Path) -> None:
    Store.open(tmp_path / "data").close()
    (tmp_path / "copy").write_text("kept")
    assert failure(tmp_path / "data", tmp_path / "copy") == "backup-exists"
    assert (tmp_path / "copy").read_text() == "kept"
    assert failure(tmp_path / "nowhere", tmp_path / "other") == "backup-nothing"
    assert failure(tmp_path / "data", tmp_path / "nowhere/copy") == "store-unreadable"
    (tmp_path / "data" / DATABASE).write_bytes(b"My diary.\n" * 500)
    assert failure(tmp_path / "data", tmp_path / "third") == "backup-failed"
    assert {path.name for path in tmp_path.iterdir()} == {"data", "copy"}
