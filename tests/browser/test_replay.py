"""A round seen again: brought as a file, gone through in both directions, and equal to the engine's at every moment."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page

from nerts.engine.round import Round
from nerts.review.replay import replay_of, seen
from tests.browser.hands import until
from tests.browser.test_access import LOOKS, assert_no_faults
from tests.review.matches import GOLDEN, RACE, moments

MATCH = next(file for file in GOLDEN if file.stem == "jokers")
DROP = """([name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  for (const kind of ["dragover", "drop"])
    document.querySelector("#app").dispatchEvent(
      new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: files }));
}"""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def bring(page: Page, server: str, record: bytes, at: str = "", name: str = "match.nerts") -> None:
    """Choose the file as a person does."""
    page.goto(f"{server}/replay{at}")
    page.locator("#choose").wait_for()
    with page.expect_file_chooser() as chooser:
        page.click("#choose")
    chooser.value.set_files(FilePayload(name=name, mimeType="text/plain", buffer=record))


def watch(page: Page, server: str, record: str, at: str = "") -> None:
    bring(page, server, record.encode(), at)
    page.locator("#play").wait_for()


def shown(page: Page) -> str:
    return Round.from_text(page.evaluate("nerts.position()")).to_text()


def engine_at(text: str, ms: int) -> str:
    return seen([rnd for _, rnd in next(moments(text)) if rnd.tick <= ms][-1])


@pytest.mark.parametrize("file", [MATCH, *GOLDEN[:2]], ids=lambda file: file.stem)
def test_every_step_forwards_and_back_is_the_engines(page: Page, server: str, file: Path) -> None:
    text = file.read_text()
    watch(page, server, text)
    played = next(moments(text))
    assert shown(page) == seen(played[0][1])
    for _, rnd in played[1:150]:
        page.keyboard.press(".")
        assert shown(page) == seen(rnd)
    for _, rnd in reversed(played[:149]):
        page.keyboard.press(",")
        assert shown(page) == seen(rnd)
    page.keyboard.press("End")
    assert shown(page) == seen(played[-1][1])
    page.keyboard.press("Home")
    assert shown(page) == seen(played[0][1])


def test_a_scrubbed_moment_is_the_engines_at_that_time(page: Page, server: str) -> None:
    text = MATCH.read_text()
    watch(page, server, text)
    box = page.locator("#timeline").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.2, box["y"] + 10)
    page.mouse.down()
    for share in (0.3, 0.7, 0.5):
        page.mouse.move(box["x"] + box["width"] * share, box["y"] + 10, steps=4)
        page.wait_for_timeout(400)
        ms = float(page.evaluate("/t=([\\d.]+)s/.exec(location.hash)[1]")) * 1000
        assert abs(ms / replay_of(text).rounds[0].end - share) < 0.05
        assert shown(page) == engine_at(text, round(ms))
    page.mouse.up()


def test_a_file_dropped_on_the_start_page_is_shown(page: Page, server: str) -> None:
    page.goto(server)
    until(page, "document.querySelector('#replay') !== null")
    page.wait_for_load_state("networkidle")
    page.evaluate(DROP, ["x.nerts", RACE])
    page.locator("#play").wait_for()
    assert page.url.partition("#")[0].endswith("/replay")
    page.go_back()
    page.locator("#friends").wait_for()
    page.go_forward()
    page.locator("#play").wait_for()


def test_it_plays_by_itself_and_stops_at_the_end(page: Page, server: str) -> None:
    watch(page, server, RACE, "#t=15.9s")
    page.keyboard.press(" ")
    until(page, "document.querySelector('#play').ariaLabel === 'Pause'")
    until(page, "document.querySelector('#play').ariaLabel === 'Play'")
    assert shown(page) == engine_at(RACE, 99_999)
    assert page.locator("#clock").inner_text() == "0:16"


def test_marks_tell_of_lost_races_ties_and_the_call(page: Page, server: str) -> None:
    watch(page, server, RACE)
    said = (
        "Bo: 2 of hearts home",
        "The 2 of hearts of Cy ties: both stay",
        "Bo had the 2 of hearts home 43 ms before Ada",
        "Ada: 3 of hearts home",
        "Bo calls",
    )
    for text in said:
        page.keyboard.press("]")
        until(page, f"document.querySelector('.toast')?.textContent.trim() === '{text}'")
    until(page, "document.querySelector('#live').textContent.includes('Bo calls')")


def test_a_link_leads_to_the_moment_and_the_seat(page: Page, server: str) -> None:
    watch(page, server, RACE, "#t=2.65s&seat=4")
    assert shown(page) == engine_at(RACE, 2650)
    assert page.locator('[data-view="4"]').get_attribute("aria-checked") == "true"
    page.evaluate("location.hash = '#t=0.1s&seat=1'")
    until(page, "document.querySelector('[data-view=\"1\"]')?.ariaChecked === 'true'")
    assert shown(page) == engine_at(RACE, 100)
    page.keyboard.press("0")
    until(page, "document.querySelector('[data-view=\"-1\"]')?.ariaChecked === 'true'")


def test_the_analysis_is_a_page_of_its_own_and_back_leads_back(page: Page, server: str) -> None:
    watch(page, server, RACE)
    page.click("#analyse")
    page.locator("#watch").wait_for()
    assert page.locator(".race").count() == 4
    assert page.locator(".chances tbody tr").count() == 4
    page.click("#tables")
    assert page.locator(".twos table:visible").count() >= 4
    page.go_back()
    page.locator("#play").wait_for()
    assert shown(page) == engine_at(RACE, 0)


def test_the_file_can_be_had_back(page: Page, server: str) -> None:
    watch(page, server, RACE)
    with page.expect_download() as download:
        page.click("#save")
    assert Path(download.value.path()).read_text() == RACE
    assert download.value.suggested_filename == "match.nerts"


@pytest.mark.parametrize(
    ("record", "says"),
    [
        (RACE.replace("lost=43@1", "lost=43@7").encode(), "Line 15 of this file does not hold: no card of seat 7"),
        (RACE.encode("utf-16"), "Line 1 of this file does not hold: a text in UTF-8"),
        (b"\x00" * 1000, "Line 1 of this file"),
        (b"x" * 9_000_000, "This file is longer than any match"),
        (b"", "Line 1 of this file does not hold: the record breaks off"),
    ],
)
def test_a_hostile_file_is_refused_with_line_and_reason(page: Page, server: str, record: bytes, says: str) -> None:
    """B47"""
    bring(page, server, record, name="../../x.nerts")
    page.locator("#refused").wait_for()
    assert page.locator("#refused").inner_text().startswith(says)
    page.locator("#choose").wait_for()


def test_a_name_is_shown_and_never_run(page: Page, server: str) -> None:
    watch(page, server, RACE.replace("0 Ada", "0 <img src=x onerror=document.title='hacked'>"))
    assert "<img" in page.locator('[data-view="0"]').inner_text()
    assert page.title() != "hacked"


def test_on_a_phone_a_finger_scrubs_and_nothing_scrolls(window: Callable[..., Page], server: str) -> None:
    page = window(**PHONE)
    watch(page, server, MATCH.read_text())
    box = page.locator("#timeline").bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)

    def touch(kind: str, share: float, dy: float = 0) -> None:
        points = [] if kind == "touchEnd" else [{"x": box["x"] + box["width"] * share, "y": box["y"] + 12 + dy}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 0.1)
    for i in range(1, 9):
        touch("touchMove", 0.1 + 0.05 * i, -8 * i)
    touch("touchEnd", 0)
    page.wait_for_timeout(400)
    ms = float(page.evaluate("/t=([\\d.]+)s/.exec(location.hash)[1]")) * 1000
    assert shown(page) == engine_at(MATCH.read_text(), round(ms))
    assert ms > 1000
    assert page.evaluate("scrollY") == 0
    for button in page.locator(".controls button:visible, .bar button:visible").all():
        at = button.bounding_box()
        assert at is not None
        assert min(at["width"], at["height"]) >= 43.5


@pytest.mark.parametrize("size", [(1440, 900), (1024, 600), (844, 390), (390, 844), (320, 640), (2560, 1440)])
def test_table_and_controls_do_not_overlap(window: Callable[..., Page], server: str, size: tuple[int, int]) -> None:
    page = window(viewport={"width": size[0], "height": size[1]})
    watch(page, server, MATCH.read_text())
    page.wait_for_timeout(300)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.wait_for_timeout(200)
    table, foot = page.locator("#table").bounding_box(), page.locator(".foot").bounding_box()
    assert table is not None
    assert foot is not None
    assert table["y"] + table["height"] <= foot["y"] + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("look", LOOKS, ids=["desktop-light", "phone-dark"])
def test_no_page_of_a_replay_has_a_fault(window: Callable[..., Page], server: str, look: dict[str, Any]) -> None:
    page = window(**look)
    bring(page, server, b"nerts 1")
    page.locator("#refused").wait_for()
    assert_no_faults(page)
    watch(page, server, RACE, "#t=2.65s&seat=0")
    assert_no_faults(page)
    page.click("#analyse")
    page.locator("#watch").wait_for()
    assert_no_faults(page)
    page.click("#tables")
    assert_no_faults(page)
