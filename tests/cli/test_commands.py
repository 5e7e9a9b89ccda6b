"""`nerts` as it is typed: real processes, real signals."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from nerts import Move, Round, Rules
from nerts.client import TableClient
from nerts.engine.fair import Deal
from nerts.engine.record import Fact, Player, Record, RoundRecord

GOLDEN = Path(__file__).parents[1] / "golden"
NERTS = [sys.executable, "-c", "from nerts.cli import main; main()"]


def nerts(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*NERTS, *arguments], capture_output=True, text=True, timeout=30, check=False)


@contextmanager
def started(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running server and the first line it printed."""
    with subprocess.Popen([*NERTS, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline()
        finally:
            process.kill()


def link_in(line: str) -> str:
    found = re.search(r"http://\S+", line)
    assert found, line
    return found[0]


def test_play_prints_the_link_of_a_table_with_bots() -> None:
    with started("play", "--no-browser", "--bots", "2", "--preset", "quick") as (_, line):
        link = link_in(line)
        assert link.endswith("#play")
        seats, rules = asyncio.run(look_at(link.removesuffix("#play")))
    assert (seats, rules) == (2, "quick")


async def look_at(link: str) -> tuple[int, str]:
    async with TableClient.join(link) as client:
        return len(client.replica.seats), client.replica.rules


def test_serve_prints_links_and_answers() -> None:
    with started("serve", "--port", "0", "--root-path", "nerts/") as (_, line):
        link = link_in(line)
        assert link.endswith("/nerts/")
        with urllib.request.urlopen(f"{link}healthz") as answer:
            assert answer.status == 200


def test_a_number_of_days_that_is_none_is_one_sentence() -> None:
    for days in ("-1", "forever", "99999"):
        done = nerts("serve", "--port", "0", "--keep-rounds", days)
        assert done.returncode == 2
        assert "--keep-rounds" in done.stderr
        assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("sig", [signal.SIGTERM, signal.SIGINT])
def test_stops_while_people_are_connected(sig: signal.Signals) -> None:
    """B50: three players, one who never reads; code 0 within three seconds, and the port is free at once."""
    with started("play", "--no-browser") as (process, line):
        link = link_in(line).removesuffix("#play")
        port = int(link.split(":")[2].split("/")[0])
        seconds = asyncio.run(stop_with_people(process, link, sig))
        assert process.returncode == 0
        assert seconds < 3
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()
        with started("play", "--no-browser", "--port", str(port)) as (_, again):
            assert f":{port}/" in again


async def stop_with_people(process: subprocess.Popen[str], link: str, sig: signal.Signals) -> float:
    clients = [TableClient(link) for _ in range(4)]
    for client in clients:
        await client.connect()
    clients[3]._socket.transport.pause_reading()  # type: ignore[union-attr]
    start = time.monotonic()
    process.send_signal(sig)
    await asyncio.to_thread(process.wait, 10)
    clients[3].break_off()
    for client in clients[:3]:
        await client.until(lambda client=client: client.goodbye == "stopping")  # type: ignore[misc]
    return time.monotonic() - start


BARE = """
import asyncio, sys
sys.modules["uvloop"] = None
def refuse(*arguments): raise NotImplementedError
asyncio.SelectorEventLoop.add_signal_handler = refuse
from nerts.cli import main
main()
"""


def test_plain_event_loop_starts_and_stops() -> None:
    """B55: without uvloop, and with a loop that has no signal handlers, as on Windows."""
    command = [sys.executable, "-W", "error::DeprecationWarning", "-c", BARE, "play", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        link = link_in(process.stdout.readline()).removesuffix("#play")
        assert asyncio.run(look_at(link)) == (3, "classic")
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=5)
    assert (process.returncode, errors) == (0, "")


def test_port_in_use_is_one_sentence_and_code_two() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for command in (["play", "--no-browser"], ["serve", "--host", "127.0.0.1"]):
            result = nerts(*command, "--port", port)
            assert (result.returncode, result.stdout) == (2, "")
            assert result.stderr == f"Port {port} on 127.0.0.1 is taken; choose another one with --port.\n"


WRONG = [
    (["nothing"], 2),
    (["play", "--bots", "12"], 2),
    (["play", "--bots", "many"], 2),
    (["play", "--pace", "blitz"], 2),
    (["play", "--level", "god"], 2),
    (["play", "--preset", "classic, jokers=9"], 2),
    (["play", "--port", "70000"], 2),
    (["serve", "--host", "not an address"], 2),
    (["serve", "--records", __file__], 2),
    (["perft", "1", "--seed", "xyz"], 2),
    (["perft", "1", "--position", "nowhere.txt"], 1),
    (["verify", "nowhere.nerts"], 1),
    (["verify", __file__], 1),
    (["verify"], 2),
]


@pytest.mark.parametrize(("arguments", "code"), WRONG, ids=str)
def test_every_mistake_is_told_in_one_sentence(arguments: list[str], code: int) -> None:
    result = nerts(*arguments)
    assert result.returncode == code
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr


def test_perft_counts_from_a_position(tmp_path: Path) -> None:
    position = tmp_path / "position.txt"
    position.write_text("classic\n0 n AS | w - / - / - / - | s - | d -\nf -\n", encoding="utf-8")
    result = nerts("perft", "1", "--position", str(position))
    assert result.stdout.splitlines()[0] == "0 1"
    assert result.returncode == 0


def test_a_record_is_verified_round_by_round(tmp_path: Path) -> None:
    """What is proven of each deal: nobody had to trust the dealer, or the seed was promised, or it was no deal."""
    deal = Deal.promised("life-1", 1, bytes(32))
    deal.nonces[1] = bytes(16)
    rnd = Round.deal(Rules(), 2, deal.seed)
    ended = [Fact(0, seat, "stuck") for seat in (0, 1, 0, 1)]
    for fact in ended:
        rnd.play(fact.seat, Move.parse(fact.move), at=fact.ms)
    points = [score.points for score in rnd.scores()]
    record = Record(Rules(), {0: Player(0, 0, "Ada"), 1: Player(1, 0, "Bo")})
    record.rounds.append(RoundRecord(sizes=[13, 13], facts=ended, points=points, deal=deal))
    fair, seeds = tmp_path / "fair.nerts", GOLDEN / "classic.nerts"
    fair.write_text(record.to_text())
    told = nerts("verify", str(fair), str(seeds)).stdout.splitlines()
    assert told[1] == (
        "Round 1: the dealer had promised its secret, one player had a part in the deal, and these are its cards."
    )
    assert told[3] == "Round 1: the dealer had promised the seed, and these are its cards."
    fair.write_text(record.to_text().replace("secret 00", "secret 01"))
    result = nerts("verify", str(fair), str(seeds))
    assert (result.returncode, result.stdout.splitlines()) == (1, told[2:])
    assert "line 7: the commitment is not that of this table, this round and the secret" in result.stderr


def test_names_from_a_file_cannot_reach_the_terminal(tmp_path: Path) -> None:
    """B27"""
    record = tmp_path / "record.nerts"
    record.write_text("nerts 1\nrules classic\nseat 0 team 0 hand 0 \x1b[2Jx\nround \x1b[31m\n", encoding="utf-8")
    result = nerts("verify", str(record))
    assert result.returncode == 1
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f\x9b]", result.stderr)


def test_output_piped_to_a_closed_reader_is_no_traceback() -> None:
    command = f"{NERTS[0]} -c 'from nerts.cli import main; main()' perft 3 | true"
    result = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=30, check=False)
    assert "Traceback" not in result.stderr


def test_help_names_every_command() -> None:
    result = nerts("--help")
    assert result.returncode == 0
    assert {"play", "serve", "verify", "bench", "perft"} <= set(re.findall(r"[a-z]+", result.stdout))


def test_checkout_without_a_built_page_says_so() -> None:
    code = "import nerts.files as f, pathlib; f.STATIC = pathlib.Path('nowhere'); from nerts.cli import main; main()"
    ended = subprocess.run(
        [sys.executable, "-c", code, "serve", "--port", "0"], capture_output=True, text=True, timeout=30, check=False
    )
    assert ended.returncode == 2
    assert "make play" in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1
