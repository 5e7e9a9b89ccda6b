from __future__ import annotations

import pytest

from nerts.engine.cards import card_text, owner_of, pack, parse_card
from nerts.engine.errors import InvalidText

TEXTS = ["AS", "TH", "9D", "KC", "*", "*=7r", "*=7b", "*=5H", "?"]


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("owner", [0, 15])
def test_a_card_is_its_text(text: str, owner: int) -> None:
    card = parse_card(text, owner)
    assert card_text(card) == text
    assert owner_of(card) == owner


@pytest.mark.parametrize("text", ["", "1S", "10S", "SA", "as", "*=", "*5H", "*=5", "*=5x", "*=9rr", "??", "A♠"])
def test_what_is_no_card_is_named(text: str) -> None:
    with pytest.raises(InvalidText, match="no such card"):
        parse_card(text)


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_a_pack_is_whole(jokers: int) -> None:
    cards = [card_text(card) for card in pack(3, jokers)]
    assert len(cards) == 52 + jokers
    assert cards.count("*") == jokers
    assert len({card for card in cards if card != "*"}) == 52
