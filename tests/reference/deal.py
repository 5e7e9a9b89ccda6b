"""Shuffling and dealing, from docs/notation.md alone (A38, A23)."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import struct
from collections.abc import Iterator

from tests.reference.cards import RANKS
from tests.reference.options import Options
from tests.reference.state import Cards, State, Team

PLAIN = tuple(rank + suit for suit in "SHCD" for rank in RANKS)


def shuffled(cards: Cards, key: bytes, label: bytes) -> Cards:
    """Fisher-Yates from the last card down, by a stream of HMAC-SHA256."""
    pack = list(cards)
    stream = _numbers(key, label)
    for last in range(len(pack) - 1, 0, -1):
        usable = 2**32 // (last + 1) * (last + 1)
        other = next(number for number in stream if number < usable) % (last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


def _numbers(key: bytes, label: bytes) -> Iterator[int]:
    for counter in itertools.count():
        block = hmac.new(key, label + counter.to_bytes(4, "big"), hashlib.sha256).digest()
        yield from struct.unpack(">8I", block)


def deal(rules: str, options: Options, seed: bytes, sizes: list[int]) -> State:
    teams = tuple(_dealt(options, seed, team, size, len(sizes)) for team, size in enumerate(sizes))
    salt = hashlib.sha256(b"nerts restock" + seed).hexdigest() if options["all_stuck"] == "shuffle" else ""
    return State(rules, options, teams, (), salt=salt)


def promise(table: str, number: int, secret: bytes) -> str:
    """The commitment of a fair deal."""
    name = table.encode()
    told = b"nerts commitment 1" + struct.pack(">B", len(name)) + name + struct.pack(">I", number) + secret
    return hashlib.sha256(told).hexdigest()


def fair_seed(secret: bytes, nonces: dict[int, bytes]) -> bytes:
    """What secret and nonces make together."""
    digest = hashlib.sha256(b"nerts seed 1" + secret)
    for seat in range(256):
        if nonces.get(seat):
            digest.update(struct.pack("B16s", seat, nonces[seat]))
    return digest.digest()


def pack_of(seed: bytes, team: int, jokers: int) -> Cards:
    return shuffled(PLAIN + ("*",) * jokers, seed, b"nerts deal 1" + bytes([team]))


def _dealt(options: Options, seed: bytes, team: int, nerts: int, teams: int) -> Team:
    jokers = options["jokers"]
    assert isinstance(jokers, int)
    cards = pack_of(seed, team, jokers)
    piles = options["work_piles"] or {1: 6, 2: 6, 3: 5}.get(teams, 4)
    assert isinstance(piles, int)
    return Team(cards[:nerts], tuple((card,) for card in cards[nerts : nerts + piles]), cards[nerts + piles :], ())
