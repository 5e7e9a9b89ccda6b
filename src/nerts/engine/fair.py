"""A deal that nobody alone decides: the dealer promises a secret, the players add numbers, the seed comes of both.

Before a round the table tells the commitment to a secret. Only then do players send their nonces, and the seed is a
hash of the secret and of all nonces that have come: who dealt could not choose it, for the secret was promised before,
and no player could, for nobody else knows the secret. After the round the secret is told, and anybody can check it all
(docs/notation.md, Fair deals).

    commitment = SHA-256("nerts commitment 1" + table + number + secret)
    seed       = SHA-256("nerts seed 1" + secret + nonces)

`table` is its length in bytes, one byte, then UTF-8; `number` four bytes, big-endian; of each seat that has given a
nonce, in the order of seats, its number as one byte and then the nonce. All else has a fixed length, so that no two
deals have the same bytes. Never changed: records depend on it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Self

from nerts.engine.errors import BadArgument, InvalidText, kind_of, shown, text_of, whole

SECRET_BYTES: Final = 32
NONCE_BYTES: Final = 16
MAX_TABLE: Final = 255
"""Bytes of a table's name."""
MAX_NUMBER: Final = 2**32 - 1
"""Of a round."""
LAST_SEAT: Final = 255


def commitment(table: str, number: int, secret: bytes) -> str:
    """What is told before the deal of round `number` at that table: 64 hexadecimal digits. Raises BadArgument."""
    named = _table_bytes(table)
    counted = whole("number", number, 0, MAX_NUMBER).to_bytes(4, "big")
    return hashlib.sha256(b"nerts commitment 1" + named + counted + _secret(secret)).hexdigest()


def seed_of(secret: bytes, nonces: Mapping[int, bytes]) -> bytes:
    """The seed of the deal, 32 bytes: of the secret, and the nonces by seat; an empty nonce is none.

    Raises BadArgument.
    """
    parts = [b"nerts seed 1", _secret(secret)]
    for seat, nonce in sorted(_checked(nonces).items()):
        parts += [bytes([seat]), nonce]
    return hashlib.sha256(b"".join(parts)).digest()


def read_nonce(text: str) -> bytes:
    """16 bytes from 32 hexadecimal digits, small letters; raises InvalidText."""
    if not re.fullmatch(f"[0-9a-f]{{{2 * NONCE_BYTES}}}", text_of("nonce", text)):
        raise InvalidText(f"a nonce has {2 * NONCE_BYTES} hexadecimal digits, not {shown(text)}")
    return bytes.fromhex(text)


def _table_bytes(table: object) -> bytes:
    try:
        named = kind_of("table", table, str).encode()
    except UnicodeEncodeError:
        raise BadArgument("table", "half a character cannot be written") from None
    if not 0 < len(named) <= MAX_TABLE:
        raise BadArgument("table", f"1 to {MAX_TABLE} bytes were expected, not {len(named)}")
    return bytes([len(named)]) + named


def _secret(secret: object) -> bytes:
    if not isinstance(secret, bytes) or len(secret) != SECRET_BYTES:
        raise BadArgument("secret", f"{SECRET_BYTES} bytes were expected")  # and never say what was given instead
    return secret


def _checked(nonces: object) -> dict[int, bytes]:
    """The nonces that are not empty."""
    if not isinstance(nonces, Mapping):
        raise BadArgument("nonces", f"a mapping was expected, not {shown(nonces)}")
    for seat, nonce in nonces.items():
        whole("nonces", seat, 0, LAST_SEAT)
        if not isinstance(nonce, bytes) or len(nonce) not in (0, NONCE_BYTES):
            raise BadArgument("nonces", f"{NONCE_BYTES} bytes or none were expected of seat {seat}")
    return {seat: nonce for seat, nonce in nonces.items() if nonce}


@dataclass(slots=True)
class Deal:
    """One deal from its promise to its proof: all that is needed to deal the round again, and to check it."""

    table: str
    """Its life and match: no other deal may be promised by the same commitment."""
    number: int
    """Of the round."""
    secret: bytes = field(repr=False)
    """Told to nobody before the round is over, not even by a log line."""
    commitment: str
    """As everybody was told it."""
    nonces: dict[int, bytes] = field(default_factory=dict)
    """By seat, as they came."""

    @classmethod
    def promised(cls, table: str, number: int, secret: bytes) -> Self:
        """A new one, that no player has had a part in yet. Raises BadArgument."""
        return cls(table, number, secret, commitment(table, number, secret))

    @property
    def holds(self) -> bool:
        """Is the secret the one that was promised."""
        return self.commitment == commitment(self.table, self.number, self.secret)

    @property
    def seed(self) -> bytes:
        return seed_of(self.secret, self.nonces)

    @property
    def nonces_by_seat(self) -> list[str]:
        """In digits, as everybody may know them once the cards are dealt; empty where a seat has given none."""
        return [self.nonces.get(seat, b"").hex() for seat in range(1 + max(self.nonces, default=-1))]
