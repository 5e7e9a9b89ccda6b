"""Every language says everything: the same texts, with the same values in them, in the forms that the language has."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from nerts.files import LOCALES
from nerts.words import ENGLISH, LANGUAGES, best, text

NAMES = sorted(path.name for path in (LOCALES / ENGLISH).glob("*.ftl"))
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
PLURALS = {"ms": {"other"}, "hy": {"one", "other"}, "gu": {"one", "other"}, "ja": {"other"}, "km": {"other"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
LETTERS = {
    "hy": "[\u0531-\u0587]",
    "gu": "[\u0a80-\u0aff]",
    "ja": "[\u3040-\u30ff\u4e00-\u9fff]",
    "km": "[\u1780-\u17ff]",
}
LATIN = r"`[^`]*`|Nerts|Pounce|Peanuts|Squeal"
"""Commands, and names of the game that are written so everywhere."""


@dataclass
class Text(Visitor):
    """What one message is made of."""

    values: set[str] = field(default_factory=set)
    variants: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    letters: str = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the library's names
        self.values.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.variants.add(node.key.name)
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        self.attributes.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.letters += node.value


def texts(language: str, name: str) -> dict[str, Text]:
    found = {}
    for entry in parse((LOCALES / language / name).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {(entry.content or '')[:60]}"
        if isinstance(entry, ast.Message | ast.Term):
            found[entry.id.name] = Text()
            found[entry.id.name].visit(entry)
    return found


def test_there_are_six_languages() -> None:
    assert set(LANGUAGES) == {ENGLISH, *PLURALS}


def test_the_page_offers_what_is_there() -> None:
    source = (LOCALES.parent / "web/src/words/languages.ts").read_text("utf-8")
    assert re.findall(r'^  (\w\w): "', source, re.MULTILINE) == [ENGLISH, *PLURALS]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_a_catalogue_is_whole(language: str, name: str) -> None:
    ours, theirs = texts(ENGLISH, name), texts(language, name)
    assert list(theirs) == list(ours)
    for key, text_ in ours.items():
        other = theirs[key]
        assert other.values == text_.values, key
        assert other.attributes == text_.attributes, key
        assert other.variants - CATEGORIES == text_.variants - CATEGORIES, key
        assert other.variants & CATEGORIES <= PLURALS[language], key


@pytest.mark.parametrize("language", LETTERS)
def test_it_is_written_in_its_own_letters(language: str) -> None:
    """What has words at all, but for names, codes and commands."""
    foreign = []
    for name in NAMES:
        foreign += [
            key
            for key, found in texts(language, name).items()
            if re.search("[a-z]{4}", re.sub(LATIN, "", found.letters))
            and not re.search(LETTERS[language], found.letters)
        ]
    assert foreign == []


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        (["hy-AM", "en"], "hy"),
        (["fr", "km"], "km"),
        (["ja_JP.UTF-8"], "ja"),
        (["C.UTF-8"], "en"),
        (["fr-FR", "*"], "en"),
        (["GU"], "gu"),
        ([], "en"),
        ([""], "en"),
    ],
)
def test_the_first_language_that_is_there_is_taken(tags: list[str], language: str) -> None:
    assert best(tags) == language


def test_a_text_is_asked_for_in_a_language() -> None:
    told = {text("server", "description", language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_files_are_those_of_english() -> None:
    for language in OTHERS:
        assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == NAMES
