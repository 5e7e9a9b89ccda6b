"""What the command line says, from the same catalogue as the browser."""

from __future__ import annotations

import io
import sys
import unicodedata
from contextlib import suppress
from functools import cache
from typing import NoReturn

from fluent.runtime import FluentBundle, FluentResource

from nerts.files import LOCALES


@cache
def _catalogue() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / "en/cli.ftl").read_text("utf-8")))
    return bundle


def text(message: str, **values: str | float) -> str:
    """A message of the catalogue, filled in."""
    pattern = _catalogue().get_message(message).value
    if pattern is None:
        raise LookupError(f"{message} says nothing")
    return str(_catalogue().format_pattern(pattern, {name: _plain(value) for name, value in values.items()})[0])


def _plain(value: str | float) -> str | float:
    """Without control characters: whatever comes from a file or a person stays on its line (B27)."""
    if not isinstance(value, str):
        return value
    return "".join(char if unicodedata.category(char)[0] != "C" else "\N{REPLACEMENT CHARACTER}" for char in value)


def speak_as_the_console_can() -> None:
    """What its encoding lacks becomes a replacement character, and a name that is no text is told by escapes."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def say(message: str, **values: str | float) -> None:
    print(text(message, **values), flush=True)  # noqa: T201  this is the command line


def fail(message: str, code: int = 1, **values: str | float) -> NoReturn:
    """One sentence, and a code for the shell."""
    with suppress(OSError):  # nobody may be listening
        print(text(message, **values), file=sys.stderr)  # noqa: T201
    raise SystemExit(code)
