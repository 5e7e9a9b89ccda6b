"""Deals that nobody alone decides: what is promised, what the players add, and what is found out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nerts import BadArgument, InvalidText
from nerts.engine.cards import card_text
from nerts.engine.deal import shuffled_pack
from nerts.engine.fair import Deal, commitment, read_nonce, seed_of
from nerts.engine.round import Round
from nerts.engine.rules import Rules
from tests.vectors import make

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "deals.json").read_text())
SECRET, OTHER = bytes(range(32)), bytes(32)
ADA, BO = bytes(range(16)), b"\xff" * 16
secrets = st.binary(min_size=32, max_size=32)
nonces = st.dictionaries(st.integers(0, 11), st.binary(min_size=16, max_size=16))


def test_the_vectors_are_those_of_the_second_implementation() -> None:
    assert make.FILE.read_text() == make.text()


@pytest.mark.parametrize("vector", VECTORS["commitments"])
def test_commitments(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    assert commitment(vector["table"], vector["number"], secret) == vector["commitment"]


@pytest.mark.parametrize("vector", VECTORS["seeds"], ids=lambda vector: f"{len(vector['nonces'])} nonces")
def test_seeds(vector: dict[str, Any]) -> None:
    given = {int(seat): bytes.fromhex(nonce) for seat, nonce in vector["nonces"].items()}
    assert seed_of(bytes.fromhex(vector["secret"]), given).hex() == vector["seed"]


@pytest.mark.parametrize("vector", VECTORS["packs"])
def test_packs(vector: dict[str, Any]) -> None:
    pack = shuffled_pack(bytes.fromhex(vector["seed"]), vector["team"], vector["jokers"])
    assert " ".join(map(card_text, pack)) == vector["cards"]


@pytest.mark.parametrize("vector", VECTORS["practice"], ids=lambda vector: vector["deal"])
def test_deals_of_somebody_alone(vector: dict[str, Any]) -> None:
    rules = Rules.parse(vector["position"].splitlines()[0])
    assert Round.deal(rules, 1, make.practice_seed(vector["deal"])).to_text() == vector["position"]


@pytest.mark.parametrize(
    ("table", "number", "secret"),
    [("life-1", 2, SECRET), ("life-2", 1, SECRET), ("life-1", 1, OTHER), ("life-", 11, SECRET), ("life-11", 1, SECRET)],
)
def test_a_promise_is_kept_by_nothing_else(table: str, number: int, secret: bytes) -> None:
    """Another round, another match, another secret; and no two ways to write the same bytes."""
    promised = Deal.promised("life-1", 1, SECRET)
    assert promised.holds
    assert not Deal(table, number, secret, promised.commitment).holds


def test_every_nonce_and_its_seat_change_the_seed() -> None:
    given: list[dict[int, bytes]] = [{}, {0: ADA}, {1: ADA}, {0: BO}, {0: ADA, 1: BO}, {0: BO, 1: ADA}, {0: ADA, 2: BO}]
    assert len({seed_of(SECRET, nonces) for nonces in given}) == len(given)
    assert seed_of(OTHER, {}) != seed_of(SECRET, {})


@given(secrets, nonces, st.permutations(range(12)))
def test_the_order_in_which_nonces_came_and_missing_ones_change_nothing(
    secret: bytes, nonces: dict[int, bytes], order: list[int]
) -> None:
    whole = {seat: nonces.get(seat, b"") for seat in order}
    assert seed_of(secret, whole) == seed_of(secret, nonces)


@given(secrets, nonces, nonces)
def test_other_nonces_are_another_seed(secret: bytes, first: dict[int, bytes], second: dict[int, bytes]) -> None:
    assert (seed_of(secret, first) == seed_of(secret, second)) == (first == second)


@pytest.mark.parametrize(
    ("table", "number", "secret", "name"),
    [
        ("", 1, SECRET, "table"),
        ("x" * 256, 1, SECRET, "table"),
        ("ж" * 128, 1, SECRET, "table"),
        ("\udcff", 1, SECRET, "table"),
        (None, 1, SECRET, "table"),
        (b"life", 1, SECRET, "table"),
        ("life-1", -1, SECRET, "number"),
        ("life-1", 2**32, SECRET, "number"),
        ("life-1", True, SECRET, "number"),
        ("life-1", "1", SECRET, "number"),
        ("life-1", 1, b"", "secret"),
        ("life-1", 1, bytes(31), "secret"),
        ("life-1", 1, bytearray(32), "secret"),
        ("life-1", 1, "00" * 32, "secret"),
    ],
)
def test_what_cannot_be_promised_is_named(table: Any, number: Any, secret: Any, name: str) -> None:
    with pytest.raises(BadArgument) as refused:
        commitment(table, number, secret)
    assert refused.value.name == name


@pytest.mark.parametrize(
    "nonces",
    [None, [ADA], {-1: ADA}, {256: ADA}, {"0": ADA}, {0: bytes(15)}, {0: bytes(17)}, {0: ADA.hex()}, {0: None}],
)
def test_what_is_no_nonce_is_refused(nonces: Any) -> None:
    with pytest.raises(BadArgument, match="nonces"):
        seed_of(SECRET, nonces)


@pytest.mark.parametrize(
    "text", ["", "00" * 15, "00" * 17, "0G" + "00" * 15, "AA" * 16, "00" * 16 + "\n", " " * 32, None]
)
def test_a_nonce_is_written_one_way(text: Any) -> None:
    with pytest.raises(InvalidText, match="nonce"):
        read_nonce(text)


def test_a_deal_does_not_show_its_secret() -> None:
    shown = repr(Deal.promised("life-1", 1, SECRET))
    assert SECRET.hex() not in shown
    assert repr(SECRET)[2:-1] not in shown
    with pytest.raises(BadArgument) as refused:
        commitment("life-1", 1, SECRET + b"!")
    assert "\\x01" not in str(refused.value)
