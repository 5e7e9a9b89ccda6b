"""Any console: other encodings, closed pipes, full disks, names that are no text. A sentence, the right exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_commands import NERTS

GOLDEN = Path(__file__).parent.parent / "golden/quick.nerts"
COMMANDS = {
    "version": (["--help"], 0),
    "no such command": (["frobnicate"], 2),
    "no such option": (["serve", "--bogus"], 2),
    "verify": (["verify", str(GOLDEN)], 0),
    "verify a folder": (["verify", str(GOLDEN.parent)], 1),
    "verify nothing": (["verify", "Ω-gone.nerts"], 1),
    "verify no text": (["verify", sys.executable], 1),
    "perft": (["perft", "2"], 0),
    "perft of a bad seed": (["perft", "2", "--seed", "Ω"], 2),
    "play at a bad level": (["play", "--level", "Ωmega", "--no-browser"], 2),
    "play by bad rules": (["play", "--preset", "клас", "--no-browser"], 2),
    "serve nowhere": (["serve", "--host", "Ω.invalid"], 2),
    "serve at no port": (["serve", "--port", "99999"], 2),
    "serve with a bad folder": (["serve", "--records", str(GOLDEN / "x"), "--port", "0"], 2),
    "rtt without a proxy": (["serve", "--rtt-header", "X-Ω"], 2),
}
ENCODINGS = ["ascii", "cp1252", "cp437", "utf-16"]


def environment(**changes: str) -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in ("TERM", "COLUMNS")} | changes


def run(arguments: list[str], **changes: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*NERTS, *arguments], capture_output=True, timeout=60, check=False, env=environment(**changes)
    )


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("command", ["verify", "verify nothing", "version"])
def test_every_console_gets_its_words(command: str, encoding: str) -> None:
    arguments, code = COMMANDS[command]
    ended = run(arguments, PYTHONIOENCODING=encoding)
    assert b"Traceback" not in ended.stderr.replace(b"\0", b"")
    assert ended.returncode == code
    assert ended.stdout or ended.stderr


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    "settings", [{"LANG": "C", "PYTHONUTF8": "0", "LC_ALL": "C"}, {"COLUMNS": "1", "TERM": "dumb"}]
)
def test_every_command_ends_in_words_on_a_poor_terminal(command: str, settings: dict[str, str]) -> None:
    arguments, code = COMMANDS[command]
    ended = run(arguments, **settings)
    assert b"Traceback" not in ended.stderr
    assert ended.returncode == code


def test_a_name_that_is_no_text_is_told_all_the_same(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\xff\xfe.nerts"
    ended = subprocess.run([*NERTS, "verify", name], capture_output=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert b"Traceback" not in ended.stderr
    assert b"Cannot read" in ended.stderr


@pytest.mark.parametrize("command", ["version", "verify", "perft"])
@pytest.mark.parametrize("into", ["head -c 1", "true"])
def test_a_pipe_that_is_closed_is_no_error(command: str, into: str) -> None:
    words = " ".join(f"'{word}'" for word in [*NERTS, *COMMANDS[command][0]])
    ended = subprocess.run(
        ["bash", "-c", f"{words} | {into}; echo ${{PIPESTATUS[0]}}"], capture_output=True, timeout=60, check=False
    )
    assert ended.stderr == b""
    assert ended.stdout.rstrip().endswith(b"0")


@pytest.mark.parametrize("command", ["version", "verify", "perft"])
def test_a_full_disk_is_one_sentence(command: str) -> None:
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [*NERTS, *COMMANDS[command][0]], stdout=full, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert ended.returncode != 0
    assert b"Traceback" not in ended.stderr
    assert b"No space left" in ended.stderr


@pytest.mark.parametrize("closed", ["1>&-", "2>&-", "1>&- 2>&-", "0<&-"])
@pytest.mark.parametrize("command", ["verify", "verify nothing", "no such option"])
def test_a_stream_that_is_not_there_is_no_traceback(command: str, closed: str) -> None:
    arguments, code = COMMANDS[command]
    words = " ".join(f"'{word}'" for word in [*NERTS, *arguments])
    ended = subprocess.run(["bash", "-c", f"{words} {closed}"], capture_output=True, timeout=60, check=False)
    assert b"Traceback" not in ended.stderr + ended.stdout
    assert ended.returncode in (code, 2)
