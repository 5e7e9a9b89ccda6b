"""Practice alone against the clock, and drills: played through by pointer and by keys, at tables of the page's own."""

from __future__ import annotations

import json
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from nerts import Round
from nerts.bots import LEVELS, choose
from nerts.engine.move import Move
from nerts.words import LANGUAGES, text
from tests.browser.hands import Keys, Player, Taps, until
from tests.browser.test_access import assert_no_faults
from tests.browser.test_languages import TAGS
from tests.browser.test_learn import WINDOWS
from tests.vectors import drills, make

Window = Callable[..., Page]
PHONE = {"width": 390, "height": 844}
SHORT = "at=classic,+draw=1,+nerts=5"
LAID = """() => {
  const box = (it) => it.getBoundingClientRect();
  const bar = [...document.querySelectorAll("header.bar > *")].map(box).filter((it) => it.width);
  const table = [...document.querySelectorAll("[data-pile], .seat, #call, #stuck, .coach")].map(box);
  const meets = (p, c) => p.x < c.right - 1 && p.right > c.x + 1 && p.y < c.bottom - 1 && p.bottom > c.y + 1;
  return {
    wide: document.documentElement.scrollWidth - innerWidth,
    out: bar.filter((it) => it.x < -1 || it.right > innerWidth + 1).length,
    covered: bar.filter((it, i) => table.some((c) => meets(it, c)) || bar.some((c, k) => k > i && meets(it, c))).length,
  };
}"""


def shown(page: Page) -> Round:
    return Round.from_text(page.evaluate("nerts.position()"))


def begin(page: Page, address: str) -> None:
    page.goto(address)
    until(page, "nerts.position() !== '' && document.querySelector('[data-pile=n]') !== null", 20)
    page.wait_for_timeout(300)


def play(page: Page, player: Player) -> None:
    """Until it has come to an end."""
    for _ in range(600):
        if page.locator("#new").count():
            return
        rnd = player.look()
        move = choose(rnd.view(0), None, LEVELS["hard"], player.memory, player.dice) if not rnd.ended else None
        if move is None:
            page.wait_for_timeout(200)
            player.memory.passes = 0
            continue
        player.make(move)
        player.memory.made(move)
        until(page, "nerts.pending() === 0")
    raise AssertionError("it has not come to an end")


@pytest.mark.parametrize(("hands", "viewport"), [(Taps, PHONE), (Keys, {"width": 1440, "height": 900})])
def test_somebody_alone_empties_the_pile_and_beats_the_own_time(
    window: Window, server: str, hands: type[Player], viewport: dict[str, int]
) -> None:
    page = window(viewport=viewport)
    begin(page, f"{server}/practice?deal=K7Q42MXR&{SHORT}")
    expect(page.locator("#clock b")).to_have_text("0:00")
    play(page, hands(page, 0))
    expect(page.locator(".lead")).to_have_text(text("practice", "practice-first"))
    assert_no_faults(page)
    time = page.locator("h1").inner_text()
    page.click("#again")
    until(page, "nerts.position() !== ''")
    play(page, hands(page, 0))
    assert page.locator(".lead").inner_text() != text("practice", "practice-first"), time
    page.click("#new")
    until(page, "nerts.position() !== ''")
    assert parse_qs(urlsplit(page.url).query)["deal"] != ["K7Q42MXR"]
    assert parse_qs(urlsplit(page.url).query)["at"] == ["classic, draw=1, nerts=5"]


def test_a_link_gives_somebody_else_the_same_deal(window: Window, server: str) -> None:
    page = window()
    begin(page, f"{server}/practice")
    deal = parse_qs(urlsplit(page.url).query)["deal"][0]
    first = shown(page)
    other = window(viewport=PHONE)
    begin(other, page.url)
    assert shown(other) == first
    named = window()
    begin(named, f"{server}/practice?deal={deal.lower()}")
    assert shown(named) == first
    work = Round.deal(first.rules, 1, make.practice_seed(deal)).layouts[0].work
    assert first.layouts[0].work == work


def test_whoever_has_nothing_left_to_play_is_told_so(window: Window, server: str) -> None:
    page = window(viewport=PHONE)
    begin(page, f"{server}/practice?deal=K7Q42MXR")
    page.click("#stuck")
    until(page, "document.querySelector('#shift') !== null")
    page.keyboard.press("x")
    expect(page.locator("h1")).to_have_text(text("practice", "practice-stuck"))
    expect(page.locator(".lead")).to_contain_text("13")


def test_nobody_needs_the_server(window: Window, server: str) -> None:
    page = window()
    page.goto(server)
    page.click("#alone")
    until(page, "nerts.position() !== ''", 20)
    page.context.set_offline(True)
    page.keyboard.press(" ")
    until(page, "nerts.position().includes('| s ?32 |')")
    expect(page.locator("#clock b")).not_to_have_text("0:00")
    page.go_back()
    expect(page.locator("#friends")).to_be_visible()


# --- drills -----------------------------------------------------------------------------------------------------------


def answer(page: Page) -> Move:
    """What the engine says of the position on the page."""
    position = shown(page)
    teams = [team for team in range(len(position.layouts)) if drills.answers(position, team)]
    seat = page.evaluate("document.querySelectorAll('.seat').length")
    assert seat == len(position.layouts) - 1
    known = {tuple(d["position"][1:]): d for d in json.loads(drills.FILE.read_text())}
    lines = page.evaluate("nerts.position()").splitlines()
    drill = known[tuple(lines[1:])]
    assert drill["team"] in teams
    return Move.parse(drill["answers"][0])


def team_of(page: Page) -> int:
    lines = page.evaluate("nerts.position()").splitlines()
    return next(int(d["team"]) for d in json.loads(drills.FILE.read_text()) if d["position"][1:] == lines[1:])


NEXT = """done => document.querySelector("#begin") !== null ||
  (document.querySelectorAll(".coach .steps .on").length === done + 1 &&
   !document.querySelector("#show-me").disabled)"""


def next_drill(page: Page, done: int) -> None:
    """The next is on show, or all are done."""
    until(page, f"({NEXT})({done})")


@pytest.mark.parametrize("hands", [Taps, Keys])
def test_all_are_found(window: Window, server: str, hands: type[Player]) -> None:
    page = window(viewport=PHONE if hands is Taps else None)
    page.goto(server)
    page.click("#drills")
    page.click("[data-choice='30']")
    page.click("#begin")
    for done in range(10):
        next_drill(page, done)
        page.wait_for_timeout(250)
        hands(page, team_of(page)).make(answer(page))
        expect(page.locator(".coach .now")).to_contain_text("Found in")
    expect(page.locator("h1")).to_have_text("10 of 10 found")
    assert_no_faults(page)
    page.reload()
    expect(page.locator(".narrowpanel")).to_contain_text("10 of 10")


def test_time_runs_out_and_what_there_was_is_shown(window: Window, server: str) -> None:
    page = window()
    page.goto(f"{server}/drills")
    page.click("#begin")
    expect(page.locator("#clock")).to_have_text("8", timeout=4000)
    page.keyboard.press(" ")
    expect(page.locator(".coach .toast")).to_have_text(text("practice", "refuse-NOT_HOME"))
    expect(page.locator(".coach .now")).to_contain_text("There it is", timeout=12_000)
    expect(page.locator(".card.advised")).to_be_visible()
    next_drill(page, 1)


def test_without_a_limit_no_clock_runs(window: Window, server: str) -> None:
    page = window()
    page.goto(f"{server}/drills")
    page.click("[data-choice='0']")
    page.click("#begin")
    next_drill(page, 0)
    expect(page.locator("#clock")).to_have_text("")
    assert_no_faults(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_leaves_the_window_or_covers_anything(window: Window, server: str, language: str) -> None:
    page = window(locale=TAGS[language])
    begin(page, f"{server}/practice")
    page.evaluate(
        "localStorage.setItem('nerts', JSON.stringify({ bests: { classic: 601000 }, drill: 0, taught: true }))"
    )
    for address in ("practice", "drills"):
        page.goto(f"{server}/{address}")
        if address == "drills":
            page.click("#begin")
        until(page, "nerts.position() !== ''", 20)
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(200)
            assert page.evaluate(LAID) == {"wide": 0, "out": 0, "covered": 0}, (address, width, height)
    assert_no_faults(page)
