"""Writes the counts into tricky.txt, and start.txt and midgame.txt as a whole: python tests/positions/make.py

Run it after a change of the rules, never to make a red test green: tests/engine/test_perft.py compares with the counts
in the files, and tests/reference counts them a second time.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parent.parent))

from nerts import Round, Rules  # noqa: E402
from nerts.engine.perft import perft, unique  # noqa: E402
from tests.engine import positions, walks  # noqa: E402

STARTS = [("classic", 2), ("jokers", 3), ("small_table", 2), ("quick", 4)]
MIDGAMES = [(preset, teams) for preset in ("classic", "jokers", "pagat", "racing_demon_strict") for teams in (2, 3, 4)]
MIDGAMES += [("small_table", 2), ("quick", 3), ("nna", 2), ("toad", 4), ("pounce10", 3), ("peanuts2", 2)]
MIDGAMES += [("jokers, fill=kings_only", 2), ("classic, draw=2, partial_turn=on", 3)]


def count(text: str) -> str:
    """The same records with every count as the engine has it now."""
    return re.sub(r"\n\s*\n", "\n\n", "\n\n".join(map(_counted, text.strip().split("\n\n"))) + "\n")


def _counted(block: str) -> str:
    lines = [line for line in block.splitlines() if not line.startswith("#")]
    if not lines:
        return block
    start = Round.from_text(positions.record("\n".join(lines)).position)

    def counted(line: re.Match[str]) -> str:
        number = (perft if line[1] == "perft" else unique)(start, int(line[2]))
        return f"{line[1]} {line[2]} {number}"

    return re.sub(r"^(perft|unique) (\d+) .+$", counted, block, flags=re.MULTILINE)


def seed(number: int) -> bytes:
    """The four fixed deals."""
    return bytes([number]) * 32


def starts() -> str:
    head = "# Deals from seeds of 32 equal bytes, and how many move sequences there are. Written by make.py."
    deals = [Round.deal(Rules.parse(some), teams, seed(n)) for n, (some, teams) in enumerate(STARTS)]
    return head + "\n\n" + "\n\n".join(_record(f"start-{n}", "A38 a deal", deal) for n, deal in enumerate(deals)) + "\n"


def midgames() -> str:
    head = "# Positions from the middle of rounds that were played by chance. Written by make.py."
    found = [walks.midgame(Random(n), Rules.parse(some), teams) for n, (some, teams) in enumerate(MIDGAMES)]
    return head + "\n\n" + "\n\n".join(_record(f"mid-{n}", "random play", here) for n, here in enumerate(found)) + "\n"


def _record(identity: str, why: str, rnd: Round) -> str:
    position = rnd.to_text().replace("\n", "\n  ")
    counts = [f"perft {depth} {perft(rnd, depth)}" for depth in (1, 2, 3, 4)]
    counts += [f"unique {depth} {unique(rnd, depth)}" for depth in (2, 3)]
    return "\n".join([f"id {identity}", f"why {why}", f"pos {position}", *counts])


if __name__ == "__main__":
    tricky = FOLDER / "tricky.txt"
    tricky.write_text(count(tricky.read_text()))
    if "--tricky" not in sys.argv:
        (FOLDER / "start.txt").write_text(starts())
        (FOLDER / "midgame.txt").write_text(midgames())
