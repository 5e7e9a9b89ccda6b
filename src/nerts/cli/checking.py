"""`nerts verify`, `nerts perft` and `nerts bench`."""

from __future__ import annotations

from pathlib import Path

from nerts.cli.texts import complain, fail, say
from nerts.engine.errors import InvalidText
from nerts.engine.perft import perft
from nerts.engine.proof import prove
from nerts.engine.record import MAX_CHARACTERS, BrokenRecord
from nerts.engine.round import Round
from nerts.engine.rules import Rules


def print_figures() -> None:
    from nerts.lab.bench import figures

    for message, value in figures():
        say(message, value=value)


def print_load(tables: int, seconds: float) -> None:
    from nerts.lab.load import figures

    say("load-tables", value=tables)
    for keeps in (False, True):
        say("load-keeps", keeps=str(keeps))
        for message, value in figures(tables, seconds, keeps):
            say(message, value=value)


def print_floods(seconds: float) -> None:
    from nerts.lab import floods

    for felt in floods.table(seconds):
        values = {name: value for name, value in felt._asdict().items() if name not in ("before", "during")}
        (calm, calm99), (p50, p99) = felt.before, felt.during
        say("floods-line", calm=calm, calm99=calm99, p50=p50, p99=p99, **values)


def print_races(count: int) -> None:
    from nerts.lab import lines
    from nerts.lab.load import server
    from nerts.lab.races import table

    for message, values in table(count):
        say(message, **values)
    with server() as (url, _):
        for message, values in lines.rows(url):
            say(message, **values)


def print_perft(depth: int, teams: int, seed: str, position: Path | None) -> None:
    rnd = _dealt(teams, seed) if position is None else _read_position(position)
    for length in range(depth + 1):
        say("perft-line", depth=str(length), count=str(perft(rnd, length)))


def _dealt(teams: int, seed: str) -> Round:
    try:
        key = bytes.fromhex(seed)
    except ValueError:
        key = b""
    if len(key) != 32:
        fail("bad-value", 2, name="--seed", why=seed)
    return Round.deal(Rules(), teams, key)


def _read_position(path: Path) -> Round:
    try:
        return Round.from_text(read_text(path))
    except InvalidText as error:
        fail("bad-value", name=str(path), why=str(error))


def verify_files(files: list[Path]) -> None:
    """Check all records: of each that holds say what it proves of its rounds, of each other name the line at fault."""
    broken = [file for file in files if not _holds(file)]
    if broken:
        raise SystemExit(1)


def _holds(file: Path) -> bool:
    try:
        match, proofs = prove(_text_of(file))
    except _Unreadable as error:
        complain("unreadable", file=str(file), why=str(error))
    except BrokenRecord as error:
        complain("verify-bad", file=str(file), line=str(error.line), why=error.why)
    else:
        say("verify-good", file=str(file), rounds=len(match.rounds))
        for number, proof in enumerate(proofs, 1):
            say(f"verify-{proof.kind}", number=str(number), nonces=proof.nonces)
        return True
    return False


class _Unreadable(Exception):
    """Why a file is no text."""


def _text_of(path: Path) -> str:
    """Text of a file, as much of it as a record may have. Raises _Unreadable."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(MAX_CHARACTERS + 1)
    except (OSError, UnicodeDecodeError) as error:
        raise _Unreadable(getattr(error, "strerror", None) or "UTF-8") from error


def read_text(path: Path) -> str:
    """The same; whoever has no other file is told in a sentence that this one cannot be read."""
    try:
        return _text_of(path)
    except _Unreadable as error:
        fail("unreadable", file=str(path), why=str(error))
