"""The deal: from 32 bytes to shuffled packs, written out so that anybody can check it (docs/notation.md, A38).

The stream of a pack is HMAC-SHA256(seed, "nerts deal 1" + team + counter), team one byte, counter four bytes from 0,
read as big-endian 32-bit numbers. A number below `n` is the next of them that is below the largest multiple of `n`,
modulo `n`. The pack in its fixed order is shuffled by Fisher-Yates from the last card down. Never changed: replays
depend on it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from typing import Final

from nerts.engine.cards import pack
from nerts.engine.errors import BadArgument

SEED_BYTES: Final = 32


def commitment(seed: bytes) -> str:
    """What is shown before the deal: SHA-256 of the seed, hex. Raises BadArgument for what is no seed."""
    check_seed(seed)
    return hashlib.sha256(seed).hexdigest()


def check_seed(seed: object) -> None:
    """Raise BadArgument unless it is 32 bytes."""
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        raise BadArgument("seed", f"{SEED_BYTES} bytes were expected")


def _numbers(seed: bytes, label: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hmac.digest(seed, label + counter.to_bytes(4, "big"), "sha256")
        for i in range(0, 32, 4):
            yield int.from_bytes(block[i : i + 4], "big")
        counter += 1


def shuffle(cards: list[int], seed: bytes, label: bytes) -> None:
    """Shuffle in place from the stream of `label`."""
    numbers = _numbers(seed, label)
    for i in range(len(cards) - 1, 0, -1):
        limit = 2**32 - 2**32 % (i + 1)
        number = next(n for n in numbers if n < limit)
        j = number % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def shuffled_pack(seed: bytes, team: int, jokers: int) -> list[int]:
    """The pack of a team in deal order, first card first."""
    cards = pack(team, jokers)
    shuffle(cards, seed, b"nerts deal 1" + bytes([team]))
    return cards
