"""docs/rules.md says what the engine does."""

from __future__ import annotations

import re

import pytest

from nerts import Code
from nerts.engine.rules import OPTIONS
from nerts.table.races import TIE_LEAST, TIE_MOST
from tests.docs import rules_page

TEXT = rules_page.PAGE.read_text()
RULE = re.compile(r"^- \*\*([RA]\d+)\*\* ", flags=re.MULTILINE)
SOURCE = rules_page.ROOT / "src" / "nerts"


def test_the_tables_are_current() -> None:
    assert rules_page.page() == TEXT, "python -m tests.docs.rules_page writes them anew"
    assert len(list(rules_page.clashes())) == len(rules_page.IMPOSSIBLE)


def test_every_rule_has_its_place() -> None:
    told = RULE.findall(TEXT)
    assert len(told) == len(set(told))
    assert {rule for rule in told if rule[0] == "R"} == {f"R{number}" for number in range(1, 49)}


def test_every_rule_that_is_cited_is_told() -> None:
    """In the engine, the bots, the table, and the shared positions."""
    files = [*SOURCE.glob("engine/*.py"), *SOURCE.glob("table/*.py"), *SOURCE.glob("bots/*.py")]
    files += rules_page.ROOT.glob("tests/positions/*.txt")
    cited = {rule for file in files for rule in re.findall(r"(?<![\w/])[RA]\d\d?\b(?!\w)", file.read_text())}
    assert cited <= set(RULE.findall(TEXT)), sorted(cited - set(RULE.findall(TEXT)))


def test_every_refusal_is_told() -> None:
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", TEXT, flags=re.MULTILINE)) == {code.value for code in Code}


def test_options_that_rules_name_are_there() -> None:
    named = {
        name
        for words in re.findall(r"[Oo]ptions? ((?:`\w+`(?:,? (?:and|or) |, )?)+)", TEXT)
        for name in words.split("`")[1::2]
    }
    assert named <= set(OPTIONS), named - set(OPTIONS)
    assert len(named) > 15


TOLD = [
    "**The aim**: empty your Nerts pile",
    "raises his chance of the most points",
    "but does not ensure it",
    "Nertz, Pounce, Racing Demon, Peanuts or Squeal",
    "35 cards in Classic, 37 with two jokers",
    "**What is seen**",
    "That adds up from round to round",
    "a pile may have more than 13 cards",
    "A *tick* is a millisecond of the round's clock",
    f"within {TIE_LEAST:.0f} ms on steady lines, and up to {TIE_MOST:.0f} ms",
    "each false call costs its points",
    "with option `rounds` so many are played",
    "so also after the last of a number of `rounds`",
    "marks that come after the quiet time count the same",
    "A partner left alone is both hands",
    "Commonly the suit is said to be fixed",
    "The common descriptions do not say",
    'Commonly a card "on its way" may land',
]
"""What nobody could know who has only this page, were it not there."""


@pytest.mark.parametrize("words", TOLD)
def test_the_page_is_enough_for_who_has_only_that(words: str) -> None:
    assert words in re.sub(r"\s+", " ", TEXT)


def test_pictures_that_the_page_shows_are_there() -> None:
    pictures = re.findall(r"!\[.+?\]\((.+?)\)", TEXT)
    assert len(pictures) > 5
    assert all((rules_page.PAGE.parent / picture).is_file() for picture in pictures)
