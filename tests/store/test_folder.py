"""The data folder: one process at a time, and nobody else's business."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from nerts.store import Store, Unit, Unopened
from nerts.store.folder import DATABASE, KEY, default_folder
from tests.store.units import events, played

HOLD = """
import sys, time
from nerts.store import Store
store = Store.open(sys.argv[1])
print("open", flush=True)
time.sleep(60)
"""


def refusal(where: str | Path) -> Unopened:
    with pytest.raises(Unopened) as raised:
        Store.open(where)
    return raised.value


def test_a_folder_is_one_processs_until_that_dies(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLD, tmp_path], stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        assert refusal(tmp_path).code == "store-taken"
        holder.send_signal(signal.SIGKILL)
    Store.open(tmp_path).close()


def test_a_folder_is_opened_once_by_the_same_process_too(tmp_path: Path) -> None:
    with Store.open(tmp_path):
        assert (refusal(tmp_path).code, refusal(tmp_path).values) == ("store-taken", {"folder": str(tmp_path)})
    Store.open(tmp_path).close()


def test_what_is_in_the_folder_is_its_owners_alone(tmp_path: Path) -> None:
    old = os.umask(0o002)
    try:
        with Store.open(tmp_path / "deep/data") as store:
            store.secret_key()
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "deep/data").iterdir()}
    finally:
        os.umask(old)
    assert stat.S_IMODE((tmp_path / "deep/data").stat().st_mode) == 0o700
    assert set(modes.values()) == {0o600}, modes
    assert {DATABASE, KEY} <= set(modes)


def test_the_key_is_made_once_and_kept(where: str | Path) -> None:
    with Store.open(where) as store:
        key = store.secret_key()
        assert store.secret_key() == key
        assert len(key) == 64
    with Store.open(where) as store:
        assert store.secret_key() == key


def test_two_folders_have_two_keys(tmp_path: Path) -> None:
    with Store.open(tmp_path / "a") as one, Store.open(tmp_path / "b") as other:
        assert one.secret_key() != other.secret_key()


@pytest.mark.parametrize("text", [b"", b"short\n", b"\xff" * 40])
def test_a_key_that_somebody_has_spoilt_is_refused_and_kept(tmp_path: Path, text: bytes) -> None:
    with Store.open(tmp_path) as store:
        (tmp_path / KEY).write_bytes(text)
        with pytest.raises(Unopened) as raised:
            store.secret_key()
    assert raised.value.code in ("store-short-key", "store-unreadable")
    assert (tmp_path / KEY).read_bytes() == text


def test_a_file_that_is_no_database_is_refused_and_kept(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"My diary.\n" * 500)
    assert refusal(tmp_path).values == {"where": str(tmp_path), "why": "file is not a database"}
    assert (tmp_path / DATABASE).read_bytes() == b"My diary.\n" * 500


@pytest.mark.parametrize("share", [0.00001, 0.0002, 0.001, 0.01, 0.3, 0.7, 0.9])
def test_a_database_that_was_cut_off_is_refused_and_kept(tmp_path: Path, share: float) -> None:
    with Store.open(tmp_path / "whole") as store:
        store.ownership.claim("life", "a")
        store.log.append([Unit("life", 1, events(1, 300), played=tuple(played(f"r{number}") for number in range(9)))])
    whole = (tmp_path / "whole" / DATABASE).read_bytes()
    cut = whole[: round(len(whole) * share)]
    (tmp_path / DATABASE).write_bytes(cut)
    assert refusal(tmp_path).code == "store-unreadable"
    assert (tmp_path / DATABASE).read_bytes() == cut


def test_a_path_that_is_no_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refusal(tmp_path / "file").code == "store-unreadable"


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("postgresql://nerts:hidden@127.0.0.1:1/nerts", "store-unreadable"),
        ("postgres://nerts:hidden@127.0.0.1:one/nerts", "store-bad-url"),
        ("mysql://nerts:hidden@127.0.0.1/nerts", "store-other-database"),
        ("sqlite:///hidden.db", "store-other-database"),
        ("://hidden", "store-bad-url"),
    ],
)
def test_an_url_that_leads_nowhere_is_refused_without_its_password(url: str, code: str) -> None:
    error = refusal(url)
    assert error.code == code
    assert "hidden" not in str(error)


def test_without_its_driver_postgresql_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert refusal("postgresql://nerts@127.0.0.1:1/nerts").code == "store-no-driver"


def test_the_default_folder_is_the_platforms(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_folder().name == "nerts"
    if sys.platform == "linux":
        assert default_folder() == tmp_path / "nerts"


def test_each_commit_is_on_the_disk_and_readers_wait_for_nobody(tmp_path: Path) -> None:
    """What no test can see without pulling a plug: full synchronisation, write-ahead."""
    with Store.open(tmp_path) as store, store._writing.connect() as writer, store._reading.connect() as reader:
        wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1}
        assert {name: writer.exec_driver_sql(f"PRAGMA {name}").scalar() for name in wanted} == wanted
        writer.exec_driver_sql("INSERT INTO setting VALUES ('a', 'b')")
        assert reader.exec_driver_sql("SELECT count(*) FROM setting").scalar() == 0
        with pytest.raises(OperationalError, match="readonly"):
            reader.exec_driver_sql("DELETE FROM setting")
