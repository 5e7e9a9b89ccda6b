"""`nerts backup` and `nerts db` as they are typed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from nerts.cli.texts import text
from nerts.files import PACKAGE
from nerts.store import Store, Unit
from tests.store.units import events, played

NERTS = [sys.executable, "-c", "from nerts.cli import main; main()"]


def nerts(*arguments: str | Path, **environment: str) -> tuple[int, str, str]:
    """Exit code, what was printed, what was complained of."""
    done = subprocess.run(
        [*NERTS, *arguments], capture_output=True, text=True, timeout=30, check=False, env=os.environ | environment
    )
    return done.returncode, done.stdout, done.stderr


def complaint(*arguments: str | Path, **environment: str) -> str:
    """The one sentence on stderr."""
    code, out, err = nerts(*arguments, **environment)
    assert (code in (1, 2), out, err.count("\n")) == (True, "", 1), (code, out, err)
    return err.strip()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    with Store.open(tmp_path / "data") as store:
        store.ownership.claim("life", "a")
        store.log.append([Unit("life", 1, events(1, 3), played=(played("abc", ended=1),))])
    return tmp_path / "data"


def test_backup_copies_a_database_that_is_in_use(data: Path, tmp_path: Path) -> None:
    with Store.open(data):
        code, out, err = nerts("backup", tmp_path / "copy", "--data", data)
    assert (code, err) == (0, "")
    assert re.fullmatch(r".*copy: [\d,]+ bytes\.\n", out)
    assert complaint("backup", tmp_path / "copy", "--data", data).endswith("choose another name for the copy.")


def test_backup_says_what_it_cannot_do(data: Path, tmp_path: Path) -> None:
    assert "no database in" in complaint("backup", tmp_path / "copy", "--data", tmp_path)
    assert "pg_dump" in complaint("backup", tmp_path / "copy", "--database", "postgresql://nerts@localhost/nerts")
    assert "pg_dump" in complaint("backup", tmp_path / "copy", NERTS_DATABASE="postgresql://nerts@localhost/nerts")
    both = complaint("backup", tmp_path / "copy", "--data", data, "--database", "postgresql://nerts@localhost/nerts")
    assert both == "Give --data or --database, not both."
    assert "is a file" in complaint("backup", tmp_path / "copy", "--data", Path(__file__))


def test_without_an_option_the_folder_is_the_platforms(tmp_path: Path) -> None:
    if sys.platform == "linux":
        assert nerts("db", "upgrade", XDG_DATA_HOME=str(tmp_path))[0] == 0
        assert (tmp_path / "nerts/nerts.db").is_file()


def test_upgrade_needs_the_folder_for_itself(data: Path) -> None:
    assert nerts("db", "upgrade", "--data", data) == (0, "The database is of this version.\n", "")
    with Store.open(data):
        assert complaint("db", "upgrade", "--data", data).endswith("is in use by another nerts.")


def test_prune_deletes_old_rounds(data: Path) -> None:
    assert nerts("db", "prune", "30", "--data", data)[1] == "One round deleted.\n"
    assert nerts("db", "prune", "30", "--data", data)[1] == "0 rounds deleted.\n"


def test_a_password_is_never_printed() -> None:
    said = complaint("db", "upgrade", NERTS_DATABASE="postgresql://nerts:hidden@127.0.0.1:1/nerts")
    assert "refused" in said
    assert "hidden" not in said


def test_every_reason_has_its_sentence() -> None:
    sources = "".join(path.read_text("utf-8") for path in (PACKAGE / "store").glob("*.py"))
    codes = set(re.findall(r'"((?:store|backup)-[a-z-]+)"', sources))
    assert len(codes) > 8
    assert all(text(code).endswith(".") for code in codes)
