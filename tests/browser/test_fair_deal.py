"""Nobody has to trust the dealer: pages have a part in the deal, and check it from the score sheet."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from nerts.engine.cards import card_text
from nerts.engine.deal import shuffled_pack
from nerts.engine.fair import commitment, seed_of
from tests.browser.hands import phase, until, wait_for_phase
from tests.browser.tables import open_table, sit
from tests.browser.test_replay import watch
from tests.review.matches import GOLDEN, RACE

Window = Callable[..., Page]
LINES = ("promise", "own", "seed", "cards")
BOTS: dict[str, Any] = {"seats": [{"bot": "hard"}] * 4, "pace": "blitz", "unattended": True}


def counting_down(window: Window, server: str, ms: int, **table: Any) -> tuple[str, Page, Page]:
    """Somebody who plays and somebody who watches, in a countdown of `ms`."""
    link = open_table(server, **{"rules": "jokers, nerts=5", "timing": {"countdown_alone": ms}, **table})
    ada, max_ = window(), window()
    sit(ada, link, "Ada")
    max_.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })")  # as on plain http
    max_.goto(link)
    until(max_, "document.body.dataset.phase === 'lobby'")
    ada.click("#start")
    wait_for_phase(max_, "countdown")
    return link, ada, max_


def give_up(page: Page) -> None:
    """Who is alone, and stuck twice, has ended the round (R40). A page that has just come does not hear all keys."""
    wait_for_phase(page, "playing")
    for _ in range(40):
        if phase(page) != "playing":
            return
        page.keyboard.press("x")
        page.wait_for_timeout(250)


def checked(page: Page) -> dict[str, str]:
    """What the panel on the score sheet says of each line, and of the whole."""
    until(page, "['scored', 'over'].includes(document.body.dataset.phase)", seconds=60)
    return panel(page)


def panel(page: Page) -> dict[str, str]:
    page.click("#check-deal")
    verdict = page.locator("#deal-verdict")
    expect(verdict).to_be_visible()
    lines = page.locator(".checks [data-check]").all()
    found = {str(line.get_attribute("data-check")): str(line.get_attribute("data-verdict")) for line in lines}
    return found | {"deal": str(verdict.get_attribute("data-verdict"))}


def values(page: Page) -> dict[str, str]:
    page.click(".dlg.deal summary")
    rows = page.locator(".values").inner_text().splitlines()
    return {" ".join(words[:-1]): words[-1] for words in map(str.split, rows)} | {
        row[:6]: row[7:] for row in rows if row.startswith("pack")
    }


def test_a_deal_is_checked_by_who_plays_and_by_who_watches(window: Window, server: str) -> None:
    _, ada, max_ = counting_down(window, server, 1500, **BOTS)
    assert checked(ada) == dict.fromkeys(LINES, "yes") | {"deal": "fair"}
    assert checked(max_) == dict.fromkeys(LINES, "yes") | {"own": "none", "deal": "fair"}
    told = values(ada)
    assert told == values(max_)
    nonces = {int(name[6:]): bytes.fromhex(value) for name, value in told.items() if name.startswith("nonce ")}
    assert len(nonces) == 1
    secret = bytes.fromhex(told["secret"])
    assert told["commitment"] == commitment(told["table"], int(told["round"]), secret)
    assert told["seed"] == seed_of(secret, nonces).hex()
    for team in range(5):
        assert told[f"pack {team}"] == " ".join(map(card_text, shuffled_pack(bytes.fromhex(told["seed"]), team, 2)))
    ada.click(".dlg.deal details button")
    expect(ada.locator(".dlg.deal details button")).to_have_text(re.compile("Copied"))


def test_a_reload_in_the_countdown_and_another_in_the_round_lose_nothing(window: Window, server: str) -> None:
    _, ada, _ = counting_down(window, server, 6000)
    ada.reload()
    wait_for_phase(ada, "playing")
    ada.reload()  # who is alone finds the game paused
    ada.click("#go-on")
    give_up(ada)
    assert checked(ada) == dict.fromkeys(LINES, "yes") | {"deal": "fair"}
    ada.reload()
    assert checked(ada) == dict.fromkeys(LINES, "yes") | {"deal": "fair"}


def test_who_comes_after_the_deal_checks_what_there_is(window: Window, server: str) -> None:
    link, ada, _ = counting_down(window, server, 1500)
    wait_for_phase(ada, "playing")
    late = window()
    late.goto(link)
    wait_for_phase(late, "playing")
    give_up(ada)
    assert checked(late) == {"promise": "none", "own": "none", "seed": "yes", "cards": "none", "deal": "partly"}


def test_a_dealer_who_takes_another_secret_is_found_out(window: Window, server: str) -> None:
    link, ada, max_ = counting_down(window, server, 4000)
    urllib.request.urlopen(
        urllib.request.Request(link.replace("/t/", "/test/table/") + "/cheat", b"", method="POST"), timeout=10
    ).close()
    give_up(ada)
    assert checked(ada) == {"promise": "no", "own": "yes", "seed": "yes", "cards": "yes", "deal": "foul"}
    assert checked(max_) == {"promise": "no", "own": "none", "seed": "yes", "cards": "yes", "deal": "foul"}


def test_the_deal_of_a_replay_is_checked_by_its_record(page: Page, server: str) -> None:
    """There is nobody's own number in it, and no word of what was told before the deal but the record's."""
    text = next(file for file in GOLDEN if file.stem == "fair").read_text()
    fair = {"promise": "yes", "seed": "yes", "cards": "yes", "deal": "fair"}
    watch(page, server, text, "#round=2")
    assert panel(page) == fair
    expect(page.locator("[data-check=promise]")).to_contain_text("the commitment of the record")
    told = values(page)
    assert (told["round"], told["secret"]) == ("2", re.findall(r"^secret (.+)$", text, re.MULTILINE)[1])
    page.keyboard.press("Escape")
    page.click("#analyse")
    page.locator("#watch").wait_for()
    assert panel(page) == fair
    watch(page, server, RACE)
    assert page.locator("#check-deal").count() == 0
