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


def text() -> str:
    return json.dumps({"commitments": commitments(), "seeds": seeds(), "packs": packs()}, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text())
