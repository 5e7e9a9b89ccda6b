"""What a person reads, from the same catalogues as the browser, in each of its languages."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from nerts.files import LOCALES

ENGLISH: Final = "en"
LANGUAGES: Final = tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))
_spoken = [ENGLISH]


def speak(language: str) -> None:
    """The language of this process, unless a text is asked for in another."""
    _spoken[0] = language


def best(tags: Iterable[str]) -> str:
    """The first of these language tags, as in `hy-AM` or `ja_JP.UTF-8`, whose language is there; else English."""
    languages = (tag.replace("_", "-").partition("-")[0].partition(".")[0].strip().lower() for tag in tags)
    return next((language for language in languages if language in LANGUAGES), ENGLISH)


@cache
def _catalogue(language: str, name: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / language / f"{name}.ftl").read_text("utf-8")))
    return bundle


def text(catalogue: str, message: str, language: str = "", /, **values: str | float) -> str:
    """A message of a catalogue, or `message.attribute`, filled in. Raises LookupError if it says nothing."""
    bundle = _catalogue(language or _spoken[0], catalogue)
    name, _, attribute = message.partition(".")
    found = bundle.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise LookupError(f"{message} says nothing")
    return str(bundle.format_pattern(pattern, {name: _plain(value) for name, value in values.items()})[0])


def _plain(value: str | float) -> str | float:
    """Without control characters: whatever comes from a file or a person stays on its line (B27)."""
    if not isinstance(value, str):
        return value
    return "".join(char if unicodedata.category(char)[0] != "C" else "\N{REPLACEMENT CHARACTER}" for char in value)
