"""What the command line says, from the same catalogue as the browser."""

from __future__ import annotations

import sys
import unicodedata
from functools import cache
from pathlib import Path
from typing import NoReturn

from fluent.runtime import FluentLocalization, FluentResourceLoader

import nerts

_PACKAGE = Path(nerts.__file__).parent
PLACES = (_PACKAGE / "locales", _PACKAGE.parent.parent / "locales")
"""In an installed wheel, and in a checkout."""


@cache
def _catalogue() -> FluentLocalization:
    place = next(place for place in PLACES if place.is_dir())
    return FluentLocalization(["en"], ["cli.ftl"], FluentResourceLoader(f"{place}/{{locale}}"), use_isolating=False)


def text(message: str, **values: str | float) -> str:
    """A message of the catalogue, filled in."""
    return str(_catalogue().format_value(message, {name: _plain(value) for name, value in values.items()}))


def _plain(value: str | float) -> str | float:
    """Without control characters: whatever comes from a file or a person stays on its line (B27)."""
    if not isinstance(value, str):
        return value
    return "".join(char if unicodedata.category(char)[0] != "C" else "\N{REPLACEMENT CHARACTER}" for char in value)


def say(message: str, **values: str | float) -> None:
    print(text(message, **values), flush=True)  # noqa: T201  this is the command line


def fail(message: str, code: int = 1, **values: str | float) -> NoReturn:
    """One sentence, and a code for the shell."""
    print(text(message, **values), file=sys.stderr)  # noqa: T201
    raise SystemExit(code)
