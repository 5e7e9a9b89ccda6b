"""Rules in the lobby and at the table: presets and options, jokers, partners, the stuck path."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import drag, last_card, phase, until, wait_for_phase
from tests.browser.tables import open_table, server_table, sit

Window = Callable[..., Page]


def test_guests_see_the_rules_before_they_sit(window: Window, server: str) -> None:
    host, guest = window(), window(viewport={"width": 390, "height": 844})
    sit(host, open_table(server), "Ada")
    guest.goto(host.url)
    host.click('[data-preset="jokers"]')
    host.click("#all-options")
    host.select_option('[data-option="tie"]', "first")
    host.check('[data-option="partial_turn"]')
    host.fill('[data-option="target"]', "150")
    host.keyboard.press("Tab")
    changes = guest.locator("#rules .changes")
    expect(changes.locator("li")).to_have_count(3)
    expect(changes).to_contain_text("150")
    expect(guest.locator('[data-preset="jokers"]')).to_have_attribute("aria-pressed", "true")
    expect(guest.locator('[data-preset="jokers"]')).to_be_disabled()  # only the host may
    expect(guest.locator("#sit")).to_be_visible()  # and nobody had to sit down for it


@pytest.mark.parametrize(("option", "text"), [("target", "150"), ("nerts_by_team", "12/9")])
def test_what_is_being_typed_outlives_news_from_the_table(window: Window, server: str, option: str, text: str) -> None:
    host, guest = window(), window()
    sit(host, open_table(server), "Ada")
    host.click("#all-options")
    host.locator(f'[data-option="{option}"]').fill(text)
    sit(guest, host.url, "Bo")
    expect(host.get_by_text("Bo").first).to_be_visible()
    host.keyboard.press("Tab")
    expect(guest.locator("#rules .changes li")).to_have_count(1)
    expect(guest.locator("#rules .changes")).to_contain_text(text.split("/")[0])


def test_an_impossible_rule_is_refused_by_name(page: Page, server: str) -> None:
    sit(page, open_table(server), "Ada")
    page.click("#all-options")
    page.select_option('[data-option="team_roles"]', "split")
    expect(page.locator(".toast, [role=alert]").first).to_be_visible()
    expect(page.locator('[data-option="team_roles"]')).to_have_value("shared")


JOKERS = """jokers
0 n 9C * | w KS / KC / QS / 2S | s 2S 3S 4S 5S 6S | d 3D *
1 n 9D AC | w KH / KD / QH / QD | s 2C 3C 4C 5C 6C | d -
f AH@1 2H@1 / AS@1"""


def seated_at(window: Window, link: str) -> tuple[Page, Page]:
    ada, bo = window(), window()
    sit(ada, link, "Ada")
    sit(bo, link, "Bo")
    until(ada, "nerts.position() !== ''")
    return ada, bo


def test_a_joker_is_declared_by_pointer_and_by_keyboard(window: Window, server: str) -> None:
    ada, bo = seated_at(window, open_table(server, position=JOKERS))
    ada.mouse.dblclick(*last_card(ada, "n"))
    chooser = ada.locator(".chooser")
    expect(chooser).to_be_visible()
    offered = {str(button.get_attribute("data-as")) for button in chooser.locator("[data-as]").all()}
    assert offered == {"3H", "2S", "AS", "AH", "AC", "AD"}  # what lies open, and an ace of each suit
    ada.click('.chooser [data-as="3H"]')
    until(bo, "nerts.position().includes('2H@1 *=3H@0')")
    ada.keyboard.press("w")
    ada.keyboard.press("f")
    expect(chooser).to_be_visible()
    until(ada, "document.activeElement.dataset.as !== undefined")
    while ada.evaluate("document.activeElement.dataset.as") != "2S":
        ada.keyboard.press("ArrowRight")
    ada.keyboard.press("Enter")
    until(bo, "nerts.position().includes('AS@1 *=2S@0')")
    expect(chooser).to_be_hidden()


PARTNERS = """partners
0 n 9C 8D | w KS / 9S / QS / QC | s 2S 3S 4S 5S 6S | d 2D TH
1 n 9D AC | w KH / KD / QH / QD | s 2C 3C 4C 5C 6C | d -
f -"""


def test_two_partners_move_cards_of_one_layout(window: Window, server: str) -> None:
    link = open_table(
        server, position=PARTNERS, seats=[{"team": 0}, {"team": 0}, {"team": 1, "bot": "easy"}], pace="slow"
    )
    ada, bo = seated_at(window, link)
    drag(ada, last_card(ada, "n"), last_card(ada, "w2"))  # Nerts and work piles are hers (A3)
    until(bo, "nerts.position().includes('9S 8D')")
    drag(ada, last_card(ada, "d"), last_card(ada, "w1"))
    expect(ada.locator(".toast")).to_be_visible()
    bo.mouse.click(*last_card(bo, "s"))
    for page in (ada, bo):
        until(page, "nerts.position().includes('d 2D TH 2S 3S 4S')")
    bo.mouse.click(*last_card(bo, "d"))
    until(ada, "nerts.position().includes('lift.1=d')")  # she sees what he has in his hand
    expect(ada.locator("#table")).to_be_visible()


STUCK = """classic
0 n 9C 9H | w KS / KC / QS / QC | s 5S 5D 7S | d 3S 4S
1 n 9D 9S | w KH / KD / QH / QD | s 5C 6C 7C | d 4C
f -"""


def test_all_stuck_twice_ends_the_round(window: Window, server: str) -> None:
    ada, bo = seated_at(window, open_table(server, position=STUCK))
    ada.click("#stuck")
    expect(ada.locator("#shift")).to_be_visible()
    ada.click("#shift")
    until(bo, "nerts.position().includes('0 stuck')")
    bo.click("#stuck")
    until(ada, "nerts.position().includes('s ?5 | d -')")  # all have new stocks (R38)
    expect(ada.locator("#stuck")).to_be_visible()
    assert phase(ada) == "playing"
    bo.click("#stuck")
    ada.click("#stuck")
    wait_for_phase(ada, "scored")
    expect(ada.locator("table.scores")).to_contain_text("Ada")
    assert server_table(ada.url)["phase"] == "scored"


def test_five_bots_and_a_person_may_make_pairs(window: Window, server: str) -> None:
    host = window()
    sit(host, open_table(server, seats=[{"bot": "easy"}] * 5), "Ada")
    pairs = host.get_by_role("button", name="Make pairs")
    expect(pairs).to_be_visible()
    pairs.click()
    until(host, "document.querySelectorAll('[data-team]:has(.member + .member)').length === 3")


def test_six_people_are_pairs_and_one_tap_undoes_it(window: Window, server: str) -> None:
    """R2"""
    host, *others = people = [window(viewport={"width": 390, "height": 844}) for _ in range(6)]
    sit(host, open_table(server), "Ada")
    for number, guest in enumerate(others):
        expect(host.locator("#paired")).to_have_count(0)
        sit(guest, host.url, f"Guest {number}")
    for person in people:
        expect(person.locator("#paired")).to_contain_text("pairs")
        expect(person.locator("[data-team]:has(.member + .member)")).to_have_count(3)
    others[0].reload()
    expect(others[0].locator("#paired")).to_be_visible()
    expect(others[0].locator("#unpair")).to_have_count(0)  # it is the host's to say
    host.click("#unpair")
    for person in people:
        expect(person.locator("#paired")).to_have_count(0)
    expect(host.locator("#teams [data-team]")).to_have_count(6)
