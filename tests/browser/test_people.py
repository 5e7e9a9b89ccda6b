"""The own page, and what makes a guest somebody: with an authenticator that Chromium itself plays."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from nerts.store import Store
from tests.browser.conftest import free_port, serving
from tests.browser.hands import wait_for_phase
from tests.browser.history import ANAHIT, history, keep, known
from tests.browser.tables import DUEL, open_table, sit
from tests.browser.test_access import LOOKS, assert_no_faults
from tests.browser.test_languages import TAGS

Window = Callable[..., Page]
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
SIZES = [(1440, 900), (390, 844), (768, 1024), (1100, 700), (2560, 1080), (320, 568)]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder in which somebody has played for some weeks."""
    folder = tmp_path_factory.mktemp("people")
    keep(folder, history())
    with Store.open(folder) as store:
        store.secret_key()
    return folder


@pytest.fixture(scope="module")
def house(data: Path) -> Iterator[str]:
    """The address by its name: one of digits has no passkeys."""
    port = free_port()
    with serving("--host", "127.0.0.1", port=port, data=data):
        yield f"http://localhost:{port}"


class Authenticator:
    """What a window has in place of a finger or a key."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        made = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self.id = made["authenticatorId"]

    def credentials(self) -> list[dict[str, Any]]:
        held = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        return list(held["credentials"])

    def take(self, credential: dict[str, Any]) -> None:
        """As passkeys come along from device to device."""
        self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": credential})


def own_page(page: Page, house: str, data: Path, pid: str = ANAHIT) -> None:
    known(page, house, data, pid)
    page.goto(f"{house}/me")
    page.locator(".keys-panel").wait_for()


def test_what_was_played_is_told(window: Window, house: str, data: Path) -> None:
    page = window(timezone_id="Europe/Berlin", locale="en-GB")
    own_page(page, house, data)
    expect(page.locator("h1")).to_have_text("Anahit")
    expect(page.locator(".mehead .sub")).to_have_text("41 rounds in 12 matches since November 2026")
    assert page.locator(".bars.wide rect").count() == 30
    assert page.locator(".matches tbody tr").count() == 12
    assert page.locator(".bests tr").count() == 4
    assert page.locator(".mates tr").count() == 4
    link = page.locator(".matches .link").first.get_attribute("href") or ""
    assert link.endswith(f"/replay/{history()[-1].id}")
    page.click("#tables")
    expect(page.locator(".spots a")).to_have_count(30)
    assert page.locator(".spots tbody tr").count() == 30


def test_a_round_of_the_list_opens_as_a_replay(window: Window, house: str, data: Path) -> None:
    page = window()
    own_page(page, house, data)
    page.click("#tables")
    first = next(played for played in reversed(history()) if played.number == 1)
    page.click(f'.spots a[href$="/replay/{first.id}"]')
    page.locator("#play").wait_for()
    page.go_back()
    expect(page.locator("h1")).to_have_text("Anahit")


@pytest.mark.parametrize(("zone", "day"), [("Europe/Berlin", "23 Nov"), ("America/New_York", "22 Nov")])
def test_days_are_the_readers_own(window: Window, house: str, data: Path, zone: str, day: str) -> None:
    page = window(timezone_id=zone, locale="en-GB")
    own_page(page, house, data)
    expect(page.locator(".matches .day").first).to_have_text(day)


def test_a_new_guest_is_invited_to_play(window: Window, house: str) -> None:
    page = window()
    page.goto(house)
    page.click("#me")
    expect(page.locator("h1")).to_have_text("Nothing played yet")
    page.click("#bots")
    wait_for_phase(page, "playing", 20)


def test_settings_lead_there_too(window: Window, house: str) -> None:
    page = window()
    page.goto(house)
    page.locator("#me").wait_for()
    page.click('[data-icon="gear"]')
    page.click("#own-page")
    expect(page.locator("h1")).to_have_text("Nothing played yet")
    page.go_back()
    page.locator("#friends").wait_for()


def test_a_passkey_brings_the_history_to_another_browser(window: Window, house: str, data: Path) -> None:
    """And what that browser's guest had played comes along; each can be removed, and signing out begins anew."""
    first, second = window(), window()
    held, other = Authenticator(first), Authenticator(second)
    own_page(first, house, data)
    first.click("#make-key")
    expect(first.locator(".gooddone")).to_contain_text("comes with your passkey")
    [credential] = held.credentials()
    assert credential["isResidentCredential"]

    other.take(credential)
    second.goto(f"{house}/me")
    expect(second.locator("h1")).to_have_text("Nothing played yet")
    second.click("#sign-in")
    expect(second.locator("h1")).to_have_text("Anahit")
    expect(second.locator(".mehead .sub")).to_have_text(first.locator(".mehead .sub").inner_text())
    expect(second.locator(".gooddone")).to_contain_text("joined your history")
    assert second.locator(".matches").inner_text() == first.locator(".matches").inner_text()

    second.click("#sign-out")
    second.click("#do-it")
    expect(second.locator("h1")).to_have_text("Nothing played yet")
    second.reload()
    expect(second.locator("h1")).to_have_text("Nothing played yet")

    first.locator(".keylist button").click()
    expect(first.locator("#make-key")).to_have_text("Make a passkey")
    second.click("#sign-in")
    expect(second.locator("#problem")).to_have_text("That passkey does not work here.")


def test_who_has_no_passkey_or_changes_his_mind_is_told_so(window: Window, house: str) -> None:
    page = window()
    held = Authenticator(page)
    held.session.send("WebAuthn.setUserVerified", {"authenticatorId": held.id, "isUserVerified": False})
    page.goto(f"{house}/me")
    page.click("#sign-in")
    expect(page.locator("#problem")).to_have_text("No passkey was chosen, so nothing has changed.")


def test_who_sits_at_a_table_leaves_it_first(window: Window, house: str) -> None:
    page = window()
    Authenticator(page)
    sit(page, open_table(house, position=DUEL), "Zoe")
    beside = page.context.new_page()
    beside.goto(f"{house}/me")
    beside.click("#sign-in")
    expect(beside.locator("#problem")).to_contain_text("You sit at a table")


def test_where_there_can_be_no_passkey_the_page_says_so(window: Window, house: str, data: Path) -> None:
    page = window()
    digits = house.replace("localhost", "127.0.0.1")
    own_page(page, digits, data)
    expect(page.locator(".keys-panel p").first).to_contain_text("A passkey can be made where this page has a name")
    assert page.locator("#make-key, #sign-in").count() == 0


def test_all_of_it_can_be_taken_along(window: Window, house: str, data: Path) -> None:
    page = window()
    own_page(page, house, data)
    with page.expect_download() as download:
        page.click("#export")
    told = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert download.value.suggested_filename == "nerts.json"
    assert [row["id"] for row in told["rounds"]] == [row.id for row in reversed(history())]


def test_all_of_it_can_be_deleted_when_one_is_sure(window: Window, tmp_path: Path) -> None:
    keep(tmp_path, history())
    with Store.open(tmp_path) as store:
        store.secret_key()
    port = free_port()
    with serving("--host", "127.0.0.1", port=port, data=tmp_path):
        url = f"http://localhost:{port}"
        page = window()
        own_page(page, url, tmp_path)
        table = page.context.new_page()
        sit(table, open_table(url, position=DUEL), "Anahit")
        page.bring_to_front()
        page.click("#delete")
        expect(page.locator("#keep")).to_be_focused()
        page.click("#keep")
        expect(page.locator("h1")).to_have_text("Anahit")
        page.click("#delete")
        page.click("#do-it")
        expect(page.locator("h1")).to_have_text("Nothing played yet")
        expect(page.locator(".gooddone")).to_contain_text("deleted")
        expect(table.locator("h1")).to_have_text("You have deleted all that was kept of you")
    with Store.open(tmp_path) as store:
        assert store.rounds.all_of(ANAHIT) == []
        names = {seat.name for row in store.rounds.all_of("b0" * 16) for seat in row.seats}
        assert "Anahit" not in names
        assert {"Kenji", "Player"} <= names


@pytest.mark.parametrize("size", SIZES)
def test_the_page_fits_every_window(window: Window, house: str, data: Path, size: tuple[int, int]) -> None:
    page = window(viewport={"width": size[0], "height": size[1]})
    own_page(page, house, data)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.click("#tables")
    page.locator(".spots").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for button in page.locator("main button:visible, main a.btn:visible").all():
        at = button.bounding_box()
        assert at is not None
        assert at["height"] >= 43.5


@pytest.mark.parametrize("look", LOOKS, ids=["desktop-light", "phone-dark"])
def test_the_page_has_no_fault(window: Window, house: str, data: Path, look: dict[str, Any]) -> None:
    page = window(**look)
    page.goto(f"{house}/me")
    page.locator(".meempty").wait_for()
    assert_no_faults(page)
    own_page(page, house, data)
    assert_no_faults(page)
    page.click("#tables")
    assert_no_faults(page)
    page.click("#delete")
    page.locator("#keep").wait_for()
    assert_no_faults(page)


@pytest.mark.parametrize(
    ("language", "month"), [("hy", "նոյ"), ("km", "វិច្ឆិកា"), ("gu", "નવે"), ("ja", "11月"), ("ms", "Nov")]
)
def test_days_are_written_in_the_pages_language(
    window: Window, house: str, data: Path, language: str, month: str
) -> None:
    """Some browsers know no Armenian and no Khmer."""
    page = window(locale=TAGS[language])
    own_page(page, house, data)
    assert all(month in day for day in page.locator(".matches th.day").all_inner_texts()[2:4])
