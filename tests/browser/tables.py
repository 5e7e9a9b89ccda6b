"""Setting tables up and sitting down at them."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import until

DUEL = """classic
0 n 9C AH | w KS / KC / QS / QC | s 2S 3S 4S 5S 6S | d -
1 n 9D AC | w KH / KD / QH / QD | s 2C 3C 4C 5C 6C | d -
f -"""


def open_table(server: str, **table: Any) -> str:
    """A table as asked for, through the door for tests; returns its link."""
    request = urllib.request.Request(
        f"{server}/test/table", json.dumps(table).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        return f"{server}/t/{json.load(answer)['code']}"


def quick_table(server: str, bots: int = 3) -> str:
    """With bots that end a round within a minute; returns its link."""
    asked = json.dumps({"bots": bots, "pace": "fast"}).encode()
    request = urllib.request.Request(f"{server}/api/tables", asked, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return f"{server}/t/{json.load(answer)['code']}"


def server_table(link: str) -> dict[str, Any]:
    """What the table really looks like: position, sha256, seq, phase."""
    with urllib.request.urlopen(link.replace("/t/", "/test/table/"), timeout=10) as answer:
        return dict(json.load(answer))


def sit(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.fill("#name", name)
    page.click("#sit")
    until(page, "document.querySelector('#sit') === null")
