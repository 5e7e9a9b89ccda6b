"""What the command line says, from the same catalogue as the browser."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from typing import NoReturn

from nerts import words


def console_language() -> str:
    """What the environment asks for, as of every program; English where the console has not that language's letters."""
    asked = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    language = words.best([asked])
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    try:
        words.text("server", "description", language).encode(encoding)
    except UnicodeEncodeError:
        return words.ENGLISH
    return language


words.speak(console_language())  # before the commands ask for the texts of their help


def text(message: str, **values: str | float) -> str:
    """A message of the command line, filled in."""
    return words.text("cli", message, **values)


def speak_as_the_console_can() -> None:
    """What its encoding lacks becomes a replacement character, and a name that is no text is told by escapes."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def say(message: str, **values: str | float) -> None:
    print(text(message, **values), flush=True)  # noqa: T201  this is the command line


def complain(message: str, **values: str | float) -> None:
    """One sentence about what is wrong."""
    with suppress(OSError):  # nobody may be listening
        print(text(message, **values), file=sys.stderr, flush=True)  # noqa: T201


def fail(message: str, code: int = 1, **values: str | float) -> NoReturn:
    """One sentence, and a code for the shell."""
    complain(message, **values)
    raise SystemExit(code)
