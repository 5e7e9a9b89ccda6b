"""The page comes in the language that somebody has chosen, or that his browser likes best."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nerts.server.config import NO_LIMITS, Config
from nerts.server.language import accepted
from nerts.words import LANGUAGES, text
from tests.server.harness import built, running

QUIET = Config(limits=NO_LIMITS, test=False)


@pytest.mark.parametrize(
    ("header", "tags"),
    [
        ("", [""]),
        ("hy", ["hy"]),
        ("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5", ["fr-CH", "fr", "en", "*"]),
        ("en;q=0.1,ja;q=0.9", ["ja", "en"]),
        ("km;q=0, gu", ["gu"]),
        ("ms;q=x, gu;q=nan", []),
        (" ja ; q=1 ,en", ["ja", "en"]),
        ("a," * 5000, ["a"] * 500),
    ],
)
def test_what_a_browser_likes(header: str, tags: list[str]) -> None:
    assert [tag for tag in accepted(header) if tag] == [tag for tag in tags if tag]


def spoken(folder: Path) -> Path:
    """A client with its catalogues."""
    static = built(folder)
    names = json.loads((static / "manifest.json").read_bytes())
    names |= {f"{language}-{part}.js": f"{part}-{language}.js" for language in LANGUAGES for part in ("doors", "table")}
    (static / "manifest.json").write_text(json.dumps(names))
    return static


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_shell_speaks_and_asks_for_no_other_language(tmp_path: Path, language: str) -> None:
    async with running(QUIET, static=spoken(tmp_path)) as house:
        asked = {"Accept-Language": f"xx, {language}-XX;q=0.9, en;q=0.5"}
        page = (await house.ask("GET", "/t/ABCDEFGH", headers=asked))[2].decode()
        app = json.loads((await house.ask("GET", "/manifest.webmanifest", headers=asked))[2])
    assert f'<html lang="{language}">' in page
    assert text("server", "no-script", language) in page
    assert {other for other in LANGUAGES if f"table-{other}.js" in page} == {language}
    assert f'data-words="table-{language}.js"' in page
    assert "doors-" not in page
    assert (app["lang"], app["name"]) == (language, text("server", "name", language))


@pytest.mark.parametrize(
    ("cookie", "language"), [("km", "km"), ("xx", "ja"), ("", "ja"), ("../en", "ja"), ("EN", "ja")]
)
async def test_a_choice_comes_before_the_browsers_wish(tmp_path: Path, cookie: str, language: str) -> None:
    async with running(QUIET, static=spoken(tmp_path)) as house:
        headers = {"Accept-Language": "ja", "Cookie": f"nerts-language={cookie}"}
        page = (await house.ask("GET", "/", headers=headers))[2].decode()
    assert f'<html lang="{language}">' in page
