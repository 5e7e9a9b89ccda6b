"""What people do around the cards at every page of a table: names, talk, leaving, and what the score sheet says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import until, wait_for_phase
from tests.browser.tables import open_table, sit

Window = Callable[..., Page]
PHONE = {"width": 390, "height": 844}

MIDDLE = """classic
0 n - | w KS / KC / QS / 2S | s 2C 3S 4S | d -
1 n 9D | w KH / KD / QH / QD | s 2D 3C 4C | d -
f AH@0 2H@0 3H@0 4H@0"""


def two(window: Window, server: str, **table: object) -> tuple[Page, Page, str]:
    """Ada, and Bo on a phone, at one table."""
    ada, bo = window(), window(viewport=PHONE)
    link = open_table(server, **table)
    sit(ada, link, "Ada")
    sit(bo, link, "Bo")
    return ada, bo, link


# --- names ------------------------------------------------------------------------------------------------------------


def test_enter_in_the_name_field_opens_a_table(page: Page, server: str) -> None:
    page.goto(server)
    page.fill("#name", "Ada")
    page.press("#name", "Enter")
    wait_for_phase(page, "lobby")
    expect(page.locator("li.seatrow[data-seat] .nm")).to_have_text("Ada")


@pytest.mark.parametrize("letter", ["x", "é", "\N{FAMILY}", "\U0001f1e6\U0001f1f2", "\u1780\u17b6"])
def test_a_name_has_twenty_letters_in_the_field_and_at_the_table(page: Page, server: str, letter: str) -> None:
    page.goto(open_table(server))
    page.fill("#name", letter * 23)
    expect(page.locator("#name")).to_have_value(letter * 20)
    page.press("#name", "Enter")
    expect(page.locator("li.seatrow[data-seat] .nm")).to_have_text(letter * 20)


@pytest.mark.parametrize("position", ["", MIDDLE])
def test_one_renames_oneself_at_the_table(window: Window, server: str, position: str) -> None:
    ada, bo, _ = two(window, server, position=position)
    ada.get_by_role("button", name="Settings").first.click()
    ada.fill("#rename #name", "Zoe")
    ada.press("#rename #name", "Enter")
    until(bo, "document.querySelector('#app').textContent.includes('Zoe')")


def test_a_table_that_starts_by_itself_asks_a_stranger_for_a_name(page: Page, server: str) -> None:
    page.goto(open_table(server, seats=[{"bot": "easy"}]) + "#play")
    expect(page.locator("dialog #name")).to_be_focused()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    wait_for_phase(page, "playing", 15)
    page.goto(open_table(server, seats=[{"bot": "easy"}]) + "#play")  # and remembers it
    wait_for_phase(page, "playing", 15)
    until(page, "document.querySelector('#app').textContent.includes('Ada')")


# --- talk -------------------------------------------------------------------------------------------------------------


def say(page: Page, text: str) -> None:
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")


def test_people_talk_in_the_lobby_and_at_the_table(window: Window, server: str) -> None:
    ada, bo, _ = two(window, server)
    for phase in ("lobby", "playing"):
        if phase == "playing":
            ada.click("#start")
        wait_for_phase(bo, phase, 15)
        wait_for_phase(ada, phase, 15)
        ada.get_by_role("button", name="Chat").first.click()
        expect(ada.get_by_label("Say something")).to_be_focused()
        say(ada, f"hello {phase}")
        until(bo, "document.body.hasAttribute('data-unread')")
        bo.locator("[data-icon=menu]").first.click()
        bo.get_by_role("button", name="Chat, 1 new").click()
        expect(bo.get_by_label("Say something")).to_be_focused()
        expect(bo.locator(".said")).to_contain_text(f"hello {phase}")
        assert not bo.evaluate("document.body.hasAttribute('data-unread')")
        bo.keyboard.press("Escape")


def test_people_talk_and_react_by_the_score_sheet(window: Window, server: str) -> None:
    ada, bo, _ = two(window, server, position=MIDDLE)
    until(ada, "nerts.position() !== ''")
    ada.keyboard.press("c")
    wait_for_phase(bo, "scored")
    expect(bo.locator("table.scores")).to_be_visible()
    bo.locator("[data-icon=menu]").click()
    bo.get_by_role("button", name="Heart").click()
    expect(ada.locator("table.scores .react")).to_be_visible()
    bo.locator("[data-icon=menu]").click()
    bo.locator("dialog").get_by_role("button", name="Chat").click()
    say(bo, "well played")
    expect(ada.locator(".badged .count")).to_have_text("1")
    ada.get_by_role("button", name="Players").click()
    ada.get_by_role("button", name="Mute Bo").click()
    ada.keyboard.press("Escape")
    expect(ada.locator("h1")).to_contain_text("You:")
    expect(ada.locator("#own-result")).to_have_text("+4 points, place 1 of 2.")
    expect(bo.locator("h1")).to_contain_text("Ada:")
    expect(bo.locator("#own-result")).to_have_text("\N{MINUS SIGN}2 points, place 2 of 2.")


def test_the_winner_and_the_others_read_their_own_sentence(window: Window, server: str) -> None:
    ada, bo, _ = two(window, server, position=MIDDLE.replace("classic", "classic, target=3"))
    until(ada, "nerts.position() !== ''")
    ada.keyboard.press("c")
    wait_for_phase(bo, "over")
    expect(ada.locator("h1")).to_have_text("You win the match!")
    expect(bo.locator("h1")).to_have_text("Ada wins the match!")


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_the_score_sheet_comes_in_and_is_there_at_once_where_motion_is_unwanted(
    window: Window, server: str, motion: str, moves: bool
) -> None:
    page = window(reduced_motion=motion)
    sit(page, open_table(server, position=MIDDLE), "Ada")
    until(page, "nerts.position() !== ''")
    page.keyboard.press("c")
    until(page, "document.querySelector('main.comein') !== null")
    name = page.evaluate("getComputedStyle(document.querySelector('main.comein')).animationName")
    assert name == ("comein" if moves else "none")


# --- leaving ----------------------------------------------------------------------------------------------------------


def test_leaving_in_mid_round_asks_once(window: Window, server: str) -> None:
    ada, bo, link = two(window, server, position=MIDDLE)
    until(bo, "nerts.position() !== ''")
    bo.locator("[data-icon=menu]").first.click()
    bo.get_by_role("button", name="Leave the table").click()
    expect(bo.locator("#stay")).to_be_focused()
    bo.keyboard.press("Enter")
    assert bo.url == link
    ada.go_back()
    expect(ada.locator("#stay")).to_be_visible()
    ada.click("#stay")
    assert (ada.url, ada.evaluate("nerts.position() !== ''")) == (link, True)
    ada.go_back()
    expect(ada.locator("#stay")).to_be_visible()
    ada.go_back()  # whoever goes back once more means it
    until(ada, "document.querySelector('#bots') !== null")
    bo.locator("[data-icon=menu]").first.click()
    bo.get_by_role("button", name="Leave the table").click()
    bo.click("#leave")
    expect(bo.locator("#bots")).to_be_visible()


def test_leaving_the_lobby_and_the_score_sheet_asks_nothing(window: Window, server: str) -> None:
    page = window(viewport=PHONE)
    sit(page, open_table(server), "Ada")
    page.locator("[data-icon=menu]").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.locator("#bots")).to_be_visible()
    sit(page, open_table(server, position=MIDDLE), "Ada")
    until(page, "nerts.position() !== ''")
    page.keyboard.press("c")
    wait_for_phase(page, "scored")
    page.go_back()
    page.wait_for_timeout(300)
    assert page.locator("#stay").count() == 0
