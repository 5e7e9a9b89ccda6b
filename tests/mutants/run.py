"""Plants each rule bug of mutants.txt into a copy of the engine and plays the shared positions: make mutants

Prints by which positions each was killed. Exit code 1 when one survives, 2 when a patch does not fit the code.
"""

from __future__ import annotations

import importlib
import re
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
FILES = ("rules25.txt", "tricky.txt")
DEEPEST = 2
"""Counts of longer sequences are left out, for speed."""
PATIENCE_S = 20


@dataclass(frozen=True)
class Mutant:
    id: str
    why: str
    file: str
    function: str
    old: str
    new: str


class MisfitError(Exception):
    """A patch whose old line is not, or not once, in its function."""


class HangError(Exception):
    """A mutant that does not come to an end."""


def read() -> list[Mutant]:
    blocks = re.sub(r"^#.*\n", "", (HERE / "mutants.txt").read_text(), flags=re.MULTILINE).strip().split("\n\n")
    return [_mutant(block) for block in blocks]


def _mutant(block: str) -> Mutant:
    found = re.fullmatch(r"id (\S+)\nwhy (.+)\nin (\S+) (\S+)\n- (.+)\n\+ (.+)", block.strip())
    if found is None:
        raise MisfitError(f"not a mutant:\n{block}")
    return Mutant(*found.groups())


def patched(source: str, mutant: Mutant) -> str:
    lines = source.splitlines()
    places = [n for n in body(lines, mutant) if lines[n].strip() == mutant.old]
    if len(places) != 1:
        raise MisfitError(f"{mutant.id}: {mutant.old!r} is {len(places)} times in {mutant.function} of {mutant.file}")
    line = lines[places[0]]
    lines[places[0]] = line[: indent(line)] + mutant.new
    return "\n".join(lines) + "\n"


def body(lines: list[str], mutant: Mutant) -> Iterator[int]:
    """Numbers of the lines of the function, up to the next line that is no deeper than its `def`."""
    starts = [n for n, line in enumerate(lines) if line.lstrip().startswith(f"def {mutant.function}(")]
    if len(starts) != 1:
        raise MisfitError(f"{mutant.id}: {len(starts)} functions {mutant.function} in {mutant.file}")
    for n in range(starts[0] + 1, len(lines)):
        line = lines[n]
        if line.strip() and indent(line) <= indent(lines[starts[0]]) and not line.lstrip().startswith(")"):
            return
        yield n


def indent(line: str) -> int:
    return len(line) - len(line.lstrip())


@contextmanager
def planted(copy: Path, mutant: Mutant) -> Iterator[ModuleType]:
    """The positions module, with the engine that has the bug under it."""
    file = copy / "nerts" / mutant.file
    source = file.read_text()
    file.write_text(patched(source, mutant))
    try:
        yield fresh()
    finally:
        file.write_text(source)


def fresh() -> ModuleType:
    for name in [name for name in sys.modules if name.split(".")[0] == "nerts" or name == "tests.engine.positions"]:
        del sys.modules[name]
    return importlib.import_module("tests.engine.positions")


def killers(positions: Any) -> list[str]:
    """Ids of the positions that go wrong."""
    return [record.id for name in FILES for record in positions.read(name) if fails(positions, record)]


def fails(positions: Any, record: Any) -> bool:
    lines = tuple(line for line in record.lines if not re.match(rf"(perft|unique) [^1-{DEEPEST}] ", line))
    signal.alarm(PATIENCE_S)
    try:
        positions.run(positions.Record(record.id, record.why, record.position, lines))
    except (Exception, positions.pytest.fail.Exception):
        return True
    finally:
        signal.alarm(0)
    return False


def hang(number: int, frame: FrameType | None) -> None:
    raise HangError


def main() -> int:
    sys.dont_write_bytecode = True  # two mutants of one file may have the same size and second
    signal.signal(signal.SIGALRM, hang)
    mutants = read()
    for mutant in mutants:
        patched((ROOT / "src" / "nerts" / mutant.file).read_text(), mutant)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        compiled = shutil.ignore_patterns("*.so", "*.pyc")
        shutil.copytree(ROOT / "src" / "nerts" / "engine", copy / "nerts" / "engine", ignore=compiled)
        shutil.copy(ROOT / "src" / "nerts" / "__init__.py", copy / "nerts")
        sys.path[:0] = [str(copy), str(ROOT)]
        if wrong := killers(fresh()):
            print(f"The positions go wrong without any bug: {' '.join(wrong)}")
            return 2
        survivors = [mutant.id for mutant in mutants if not tried(copy, mutant)]
    print(f"{len(mutants) - len(survivors)}/{len(mutants)} killed")
    for survivor in survivors:
        print(f"survived: {survivor}")
    return 1 if survivors else 0


def tried(copy: Path, mutant: Mutant) -> bool:
    """Was it killed."""
    with planted(copy, mutant) as positions:
        found = killers(positions)
    more = f" and {len(found) - 6} more" if len(found) > 6 else ""
    print(f"{mutant.id:38} {' '.join(found[:6]) or 'SURVIVED'}{more}", flush=True)
    return bool(found)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except MisfitError as error:
        print(error)
        sys.exit(2)
