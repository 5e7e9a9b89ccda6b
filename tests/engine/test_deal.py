from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from nerts import Round, Rules, RulesError
from nerts.engine.cards import card_text
from nerts.engine.deal import commitment, shuffled_pack
from nerts.engine.fair import seed_of
from nerts.engine.notation import cards_text

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
SEEDS = {"32 bytes 00": bytes(32), "bytes 00 01 … 1f": bytes(range(32)), "32 bytes ff": b"\xff" * 32}
VECTORS = re.findall(r"^\| (.+?) \| (\d) \| (.+) \|$", PAGE.read_text(), re.MULTILINE)


@pytest.mark.parametrize(("name", "team", "cards"), VECTORS)
def test_the_vectors_of_the_page_hold(name: str, team: str, cards: str) -> None:
    assert " ".join(map(card_text, shuffled_pack(SEEDS[name], int(team), 0)[:12])) == cards


def test_the_page_has_vectors() -> None:
    assert len(VECTORS) == 6


def test_a_deal_never_changes() -> None:
    text = Round.deal(Rules.preset("jokers"), teams=8, seed=bytes(range(32))).to_text()
    assert hashlib.sha256(text.encode()).hexdigest() == (
        "57de620b98c1cb51218b119c0057f2357cfa3ee0a03456c74df5aaf755bd7188"
    )


def test_cards_go_to_the_nerts_pile_first() -> None:
    cards = shuffled_pack(bytes(32), 0, 0)
    layout = Round.deal(Rules.preset("classic"), teams=1, seed=bytes(32)).layouts[0]
    assert cards_text(layout.nerts) == cards_text(cards[:13])
    assert [cards_text(pile) for pile in layout.work] == [card_text(card) for card in cards[13:17]]
    assert cards_text(layout.stock[::-1]) == cards_text(cards[17:])


def counted(number: int) -> bytes:
    return number.to_bytes(32, "big")


def chosen_by_a_player(number: int) -> bytes:
    """The dealer's secret is always the same, and one player counts."""
    return seed_of(bytes(32), {0: number.to_bytes(16, "big")})


@pytest.mark.parametrize("seed", [counted, chosen_by_a_player])
def test_no_place_draws_a_card_more_often_than_another(seed: Callable[[int], bytes]) -> None:
    """Chi-squared of card by place over 2,000 packs; z within 4 (the seeds are fixed, so this never flickers)."""
    packs = 2000
    counts = [[0] * 52 for _ in range(52)]
    for number in range(packs):
        for place, card in enumerate(shuffled_pack(seed(number), 0, 0)):
            counts[place][(card >> 4 & 3) * 13 + (card & 15) - 1] += 1
    expected = packs / 52
    chi2 = sum((count - expected) ** 2 / expected for row in counts for count in row)
    freedom = 51 * 51
    assert abs(chi2 - freedom) / (2 * freedom) ** 0.5 < 4


def test_handicaps_change_the_nerts_pile_only() -> None:
    rnd = Round.deal(Rules.preset("classic", nerts_by_team=(9, 21)), teams=3, seed=bytes(32))
    assert [(len(layout.nerts), len(layout.stock)) for layout in rnd.layouts] == [(9, 39), (21, 27), (13, 35)]


@pytest.mark.parametrize(("preset", "teams"), [("classic", 0), ("classic", 17), ("peanuts2", 3)])
def test_a_number_of_teams_that_cannot_play_is_refused(preset: str, teams: int) -> None:
    with pytest.raises(RulesError, match="teams"):
        Round.deal(Rules.preset(preset), teams=teams, seed=bytes(32))


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
