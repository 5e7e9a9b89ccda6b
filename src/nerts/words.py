"""What a person reads, from the same catalogue as the browser."""

from __future__ import annotations

import unicodedata
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from nerts.files import LOCALES


@cache
def _catalogue(name: str) -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / f"en/{name}.ftl").read_text("utf-8")))
    return bundle


def text(catalogue: str, message: str, **values: str | float) -> str:
    """A message of a catalogue, filled in. Raises LookupError if it says nothing."""
    pattern = _catalogue(catalogue).get_message(message).value
    if pattern is None:
        raise LookupError(f"{message} says nothing")
    return str(
        _catalogue(catalogue).format_pattern(pattern, {name: _plain(value) for name, value in values.items()})[0]
    )


def _plain(value: str | float) -> str | float:
    """Without control characters: whatever comes from a file or a person stays on its line (B27)."""
    if not isinstance(value, str):
        return value
    return "".join(char if unicodedata.category(char)[0] != "C" else "\N{REPLACEMENT CHARACTER}" for char in value)
