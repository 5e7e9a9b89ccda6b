"""Writes deals.json, by which Python and browser check deals alike: python tests/vectors/make.py

All of it is made by the second implementation (tests/reference), which shares no code with the engine. Run it when the
page says more, never to make a red test green: deals never change.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("deals.json")
sys.path.insert(0, str(FILE.parents[2]))

from tests.reference import deal  # noqa: E402

ZEROES, COUNTED, ONES = bytes(32), bytes(range(32)), b"\xff" * 32
NAMES = ("5f3a9c01-1", "5f3a9c01-12", "life-1", "ж-1", "x" * 255)
SEATS = ((), (0,), (11,), (0, 1), tuple(range(12)))
PACKS = ((ZEROES, 0, 0), (ZEROES, 1, 0), (COUNTED, 0, 1), (COUNTED, 11, 2), (ONES, 3, 2))

PRACTICE = ("K7Q42MXR", "00000000", "ZZZZZZZZ")
ALONE = {"classic": 4, "classic, work_piles=0": 6}


def nonce(seat: int) -> bytes:
    return hashlib.sha256(b"nonce %d" % seat).digest()[:16]


def commitments() -> list[dict[str, Any]]:
    given = [(name, number, secret) for name in NAMES for number in (1, 300) for secret in (ZEROES, COUNTED)]
    return [
        {"table": name, "number": number, "secret": secret.hex(), "commitment": deal.promise(name, number, secret)}
        for name, number, secret in given
    ]


def seeds() -> list[dict[str, Any]]:
    given = [(secret, {seat: nonce(seat) for seat in seats}) for secret in (ZEROES, COUNTED) for seats in SEATS]
    return [
        {
            "secret": secret.hex(),
            "nonces": {str(seat): value.hex() for seat, value in nonces.items()},
            "seed": deal.fair_seed(secret, nonces).hex(),
        }
        for secret, nonces in given
    ]


def packs() -> list[dict[str, Any]]:
    given = [(seed, team, jokers, deal.pack_of(seed, team, jokers)) for seed, team, jokers in PACKS]
    return [
        {"seed": seed.hex(), "team": team, "jokers": jokers, "cards": " ".join(cards)}
        for seed, team, jokers, cards in given
    ]


def practice() -> list[dict[str, Any]]:
    """Deals of somebody alone. By the second rules the work piles go by the number of teams (R8)."""
    return [
        {"deal": name, "position": alone(name, rules, piles)} for name in PRACTICE for rules, piles in ALONE.items()
    ]


def alone(name: str, rules: str, piles: int) -> str:
    cards = deal.pack_of(practice_seed(name), 0, 0)
    nerts, work, stock = cards[:13], cards[13 : 13 + piles], cards[13 + piles :]
    return f"{rules}\n0 n {' '.join(nerts)} | w {' / '.join(work)} | s {' '.join(stock)} | d -\nf -"


def practice_seed(name: str) -> bytes:
    return hashlib.sha256(b"nerts practice 1 " + name.encode()).digest()


def text() -> str:
    parts = {"commitments": commitments(), "seeds": seeds(), "packs": packs(), "practice": practice()}
    return json.dumps(parts, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text())
