"""Writes the tables of docs/rules.md from the rules themselves: python -m tests.docs.rules_page"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nerts import Rules, RulesError
from nerts.engine.rules import OPTIONS, Option

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "rules.md"
CATALOGUE = ROOT / "locales" / "en" / "rules.ftl"
IMPOSSIBLE: list[dict[str, Any]] = [
    {"work_piles": 2},
    {"team_roles": "split"},
    {"false_call_penalty": 5, "call": "automatic"},
    {"nerts_by_team": (13, 11, 9), "teams": 2},
]


def texts() -> dict[str, tuple[str, str]]:
    """Name and help of presets and options, as the lobby shows them."""
    found = re.findall(r"^(\S+) = (.+)\n    \.help = (.+)$", CATALOGUE.read_text(), flags=re.MULTILINE)
    return {key: (name, told) for key, name, told in found}


def presets() -> Iterator[str]:
    yield "| preset | | differs from Classic |"
    yield "|---|---|---|"
    for name in Rules.preset_names():
        changes = [f"`{option}={value}`" for option, value in differences(name).items()]
        yield f"| `{name}` | {texts()[f'preset-{name}'][0]} | {', '.join(changes) or 'the common game'} |"


def differences(preset: str) -> dict[str, str]:
    """Options of a preset that are not Classic's, as text."""
    here, classic = Rules.preset(preset), Rules.preset("classic")
    names = [name for name in OPTIONS if getattr(here, name) != getattr(classic, name)]
    return {name: value_text(getattr(here, name)) for name in names}


def options() -> Iterator[str]:
    yield "| option | values | Classic | rule | |"
    yield "|---|---|---|---|---|"
    for name, option in OPTIONS.items():
        title, told = texts()[f"option-{name}"]
        default = value_text(option.default) or "none"
        yield f"| `{name}` | {values(option)} | {default} | {option.rule} | {title}: {told} |"


def values(option: Option) -> str:
    if option.kind == "flag":
        return "on, off"
    if option.kind == "choice":
        return ", ".join(option.choices)
    several = " for each team, as `13/11`" if option.kind == "numbers" else ""
    return f"{option.low} to {option.high}{several}"


def value_text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "/".join(map(str, value)) if isinstance(value, tuple) else str(value)


def clashes() -> Iterator[str]:
    for changes in IMPOSSIBLE:
        told = ", ".join(f"{name}={value_text(value)}" for name, value in changes.items())
        try:
            Rules.preset("classic", **changes)
        except RulesError as error:
            yield f"- `{told}`: {error}"


def page() -> str:
    """The page with its tables as they should be."""
    text = PAGE.read_text()
    for name, lines in (("presets", presets()), ("options", options()), ("clashes", clashes())):
        start, end = f"<!-- {name} -->\n", "<!-- end -->"
        head, _, rest = text.partition(start)
        text = head + start + "\n".join(lines) + "\n" + end + rest.partition(end)[2]
    return text


if __name__ == "__main__":
    PAGE.write_text(page())
