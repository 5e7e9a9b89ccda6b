"""`nerts replay` and `nerts stats` as they are typed: lines for a pipe, a pace for a terminal."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.test_commands import NERTS, nerts
from tests.review.matches import GOLDEN, RACE

MATCH = GOLDEN[0]


@pytest.fixture
def race(tmp_path: Path) -> str:
    file = tmp_path / "race.nerts"
    file.write_text(RACE, encoding="utf-8")
    return str(file)


def test_a_replay_is_plain_lines_where_nobody_watches(race: str) -> None:
    result = nerts("replay", race)
    assert result.returncode == 0
    assert result.stdout.splitlines() == [
        "Round 1, classic: Ada, Bo, Cy",
        "0:00.1  Ada: turn (7D)",
        "0:02.6  Bo: n[2H]>f1",
        "0:02.6  Cy: n[2H]>f1 (9C), a tie: both stay",
        "0:02.6  Ada: w2[2H]>f1, which lost the race by 43 ms to Bo",
        "0:02.7  Ada: w2[2H]>f1, which lost the race by 100 ms to Bo",
        "0:05.0  Ada: n[3H]>f1 (8S)",
        "0:16.0  Ada: d[7D]>w3",
        "0:16.1  Bo: call, the call",
        "Ada: 0, in all 0",
        "Bo: 1, in all 1",
        "Cy: -1, in all -1",
    ]


def test_records_of_fair_deals_are_looked_at_like_all_others() -> None:
    fair = str(next(file for file in GOLDEN if file.stem == "fair"))
    played = nerts("replay", fair)
    assert played.returncode == 0
    assert re.search(r"which lost the race by \d+ ms to Player", played.stdout)
    stats = nerts("stats", fair)
    assert (stats.returncode, stats.stderr) == (0, "")
    assert "Player 3" in stats.stdout


def test_it_begins_where_it_is_told_and_shows_the_round_it_is_told(race: str) -> None:
    assert len(nerts("replay", race, "--at", "5").stdout.splitlines()) == 7
    assert nerts("replay", str(MATCH), "--round", "2").stdout.startswith("Round 2, ")


def test_a_terminal_gets_it_at_its_pace(race: str) -> None:
    """The last 1.1 seconds, twice as fast."""
    ours, theirs = pty.openpty()
    began = time.monotonic()
    command = [*NERTS, "replay", race, "--at", "15", "--speed", "2"]
    with subprocess.Popen(command, stdout=theirs, stderr=subprocess.PIPE) as process:
        os.close(theirs)
        assert process.wait(timeout=30) == 0
    shown = os.read(ours, 10_000).decode()
    os.close(ours)
    assert "Bo: call" in shown
    assert time.monotonic() - began > 0.5


def test_stats_are_the_figures_of_the_sheet(race: str) -> None:
    result = nerts("stats", race)
    assert result.returncode == 0
    rows = [re.split(r"\s*│\s*", line.strip("│ \n")) for line in result.stdout.splitlines() if line.startswith("│")]
    assert rows[:3] == [
        ["Ada", "2", "1", "0", "0", "3.7"],
        ["Bo", "1", "0", "1", "1", "3.7"],
        ["Cy", "1", "1", "-1", "-1", "3.7"],
    ]
    assert rows[3:6] == [
        ["Ada", "0", "0", "1", "43 ms"],
        ["Bo", "1", "1", "0", "43 ms"],
        ["Cy", "0", "1", "0", "-"],
    ]
    assert ["Ada", "0:02", "3♥", "2.4 s", "themselves, late"] in rows


def test_stats_are_drawn(race: str, tmp_path: Path) -> None:
    picture = tmp_path / "out.svg"
    result = nerts("stats", race, "--plot", str(picture))
    assert (result.returncode, result.stderr) == (0, "")
    assert "<svg" in picture.read_text()


def test_without_matplotlib_one_sentence_says_what_to_install(race: str, tmp_path: Path) -> None:
    code = "import sys; sys.modules['matplotlib'] = None; from nerts.cli import main; main()"
    command = [sys.executable, "-c", code, "stats", race, "--plot", str(tmp_path / "out.svg")]
    result = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert result.returncode == 2
    assert result.stderr == "Drawing needs matplotlib: install nerts[plot].\n"


def test_one_broken_record_does_not_hide_the_good_ones(tmp_path: Path) -> None:
    """B47"""
    text = MATCH.read_text()
    flipped = bytearray(text.encode())
    flipped[len(flipped) // 2] ^= 0xFF
    broken = {
        "empty": b"",
        "cut": text[: len(text) // 2].encode(),
        "flipped": bytes(flipped),
        "another version": text.replace("nerts 1", "nerts 9", 1).encode(),
        "JSON": b'{"replay": 1}',
        "trailing garbage": text.encode() + b"and so on\n",
    }
    good = {"plain": text.encode(), "CRLF": text.replace("\n", "\r\n").encode(), "BOM": b"\xef\xbb\xbf" + text.encode()}
    for name, record in (broken | good).items():
        (tmp_path / name).write_bytes(record)
    result = nerts("verify", *(str(tmp_path / name) for name in broken | good))
    assert result.returncode == 1
    assert result.stdout.count("all as written") == len(good)
    assert result.stderr.count("\n") == len(broken)
    assert all(str(tmp_path / name) in result.stderr for name in broken)


@pytest.mark.parametrize("command", ["replay", "stats"])
@pytest.mark.parametrize(
    "record",
    [b"", b"\xff\xfe", RACE.encode("utf-16"), RACE.replace("1 call", "0 call").encode(), bytes(9_000_000), None],
    ids=["nothing", "bytes", "UTF-16", "a wrong call", "zeros", "no file"],
)
def test_what_is_no_record_is_told_in_one_sentence(command: str, record: bytes | None, tmp_path: Path) -> None:
    """B47"""
    file = tmp_path / "x.nerts"
    if record is not None:
        file.write_bytes(record)
    result = nerts(command, str(file))
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.count("\n") == 1
    assert str(file) in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    "arguments",
    [["--round", "2"], ["--round", "0"], ["--speed", "0"], ["--speed", "nan"], ["--at", "-1"], ["--at", "x"]],
    ids=" ".join,
)
def test_a_wrong_option_is_told_in_one_sentence(arguments: list[str], race: str) -> None:
    result = nerts("replay", race, *arguments)
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("picture", ["nowhere/out.svg", "out.xyz"])
def test_where_nothing_can_be_drawn_a_sentence_says_so(race: str, tmp_path: Path, picture: str) -> None:
    result = nerts("stats", race, "--plot", str(tmp_path / picture))
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("Cannot draw into ")


def test_names_cannot_reach_the_terminal(tmp_path: Path) -> None:
    """B27"""
    file = tmp_path / "x.nerts"
    file.write_text(RACE.replace("0 Ada", "0 \x1b[2J[bold]$x_$"), encoding="utf-8")
    for command in (["replay"], ["stats"], ["stats", "--plot", str(tmp_path / "o.svg")]):
        result = nerts(command[0], str(file), *command[1:])
        assert result.returncode == 0, result.stderr
        assert "\x1b" not in result.stdout
        assert "[bold]$x_$" in result.stdout
