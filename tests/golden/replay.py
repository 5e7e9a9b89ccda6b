"""Replays the golden records byte for byte with whatever Python runs it: PYTHONPATH=src python tests/golden/replay.py

It needs nothing but the engine. Every fact is played again and written again; of the positions on the way a
fingerprint is kept in fingerprints.txt. Exit code 1 when anything differs.
"""

from __future__ import annotations

import hashlib
import platform
import re
import sys
from pathlib import Path

from nerts import Match, Move, Round, Rules
from nerts.engine import round as round_module
from nerts.engine.deal import commitment
from nerts.engine.events import Played
from nerts.engine.fair import Deal
from nerts.engine.proof import verify
from nerts.engine.record import Player, Record, RoundRecord, fact, lost_race

FOLDER = Path(__file__).parent
EVERY = 25
"""Moves between two positions that go into the fingerprint."""


def replayed(name: str, text: str) -> tuple[str, list[str]]:
    """The record written anew from what it says was played, and a fingerprint a round."""
    head, *rounds = re.split(r"^round \d+\n", text, flags=re.MULTILINE)
    seats = {int(n): Player(int(team), int(hand), who) for n, team, hand, who in _seats(head)}
    rules = Rules.parse(head.splitlines()[1].removeprefix("rules "))
    record = Record(rules, seats)
    match = Match(rules, record.teams)
    prints = []
    for number, block in enumerate(rounds, 1):
        played, fingerprint = _round(record, match, block.splitlines())
        record.rounds.append(played)
        prints.append(f"{name} {number} {len(played.facts)} moves {fingerprint}")
    return record.to_text(), prints


def _seats(head: str) -> list[tuple[str, str, str, str]]:
    return re.findall(r"^seat (\d+) team (\d+) hand (\d) (.+)$", head, flags=re.MULTILINE)


def _round(record: Record, match: Match, lines: list[str]) -> tuple[RoundRecord, str]:
    played = _dealt(len(record.rounds) + 1, match.nerts_sizes[:], lines)
    seed = played.deal.seed if played.deal is not None else played.seed
    rnd = Round.deal(match.rules, len(match.totals), seed, match.nerts_sizes)
    digest = hashlib.sha256(rnd.to_text().encode())
    for line in lines:
        if line[0].isdigit():
            ms, seat, words = line.split(" ", 2)
            _play(rnd, record, played, int(ms), int(seat), words)
            if len(played.facts) % EVERY == 0:
                digest.update(rnd.to_text().encode())
    digest.update(rnd.to_text().encode())
    played.points = [score.points for score in rnd.scores()]
    match.add_round(rnd.scores())
    return played, digest.hexdigest()


def _dealt(number: int, sizes: list[int], lines: list[str]) -> RoundRecord:
    """Of a seed, or fair."""
    told = dict(line.split(" ", 1) for line in lines if not line[0].isdigit() and not line.startswith("nonce "))
    if "seed" in told:
        seed = bytes.fromhex(told["seed"])
        return RoundRecord(commitment(seed), sizes, seed=seed)
    deal = Deal.promised(told["table"], number, bytes.fromhex(told["secret"]))
    nonces = [line.split(" ")[1:] for line in lines if line.startswith("nonce ")]
    deal.nonces = {int(seat): bytes.fromhex(nonce) for seat, nonce in nonces}
    return RoundRecord(sizes=sizes, deal=deal)


def _play(rnd: Round, record: Record, played: RoundRecord, ms: int, seat: int, words: str) -> None:
    move = Move.parse(re.sub(r"(?<!^lift) .*", "", words))
    who = record.seats[seat]
    if " lost=" in words:
        played.facts.append(lost_race(rnd, who.team, move, ms, seat, words.rpartition(" ")[2]))
        return
    first = rnd.play(who.team, move, ms, who.hand)[0]
    assert isinstance(first, Played)
    played.facts.append(fact(rnd, first, ms, seat))


def check() -> list[str]:
    """Names of the records that come out different."""
    kept = (FOLDER / "fingerprints.txt").read_text().splitlines()
    prints: list[str] = []
    wrong: list[str] = []
    for file in sorted(FOLDER.glob("*.nerts")):
        text = file.read_text()
        verify(text)
        again, found = replayed(file.stem, text)
        prints += found
        if again != text:
            wrong.append(file.name)
    return wrong if sorted(prints) == sorted(kept) else [*wrong, "fingerprints.txt"]


if __name__ == "__main__":
    different = check()
    rounds = len((FOLDER / "fingerprints.txt").read_text().splitlines())
    engine = "" if round_module.__file__.endswith(".py") else ", compiled"
    result = " ".join(different) or "byte for byte the same"
    print(f"Python {platform.python_version()}{engine}: {rounds} rounds, {result}")
    sys.exit(bool(different))
