"""Takes the pictures under docs/pictures from a real game: `make pictures`."""

import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import FilePayload, Page

from nerts.bots import LEVELS, Memory, choose
from nerts.protocol import messages as m
from nerts.store import Store
from tests.browser.conftest import free_port, serving
from tests.browser.hands import Keys, phase, until, wait_for_phase
from tests.browser.history import history, keep, known
from tests.table.scene import Scene

PICTURES = Path(__file__).parent.parent.parent / "docs/pictures"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
SCHEMES = ("light", "dark")
QUALITY = 85
"""Of JPEG: the linen of the table makes PNG files five times as large."""
SETTLE = 700
"""Milliseconds until nothing moves."""
THINK = 900
"""Milliseconds between moves, so that the bots have a share in the picture."""


def shoot(page: Page, name: str) -> None:
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            page.wait_for_timeout(SETTLE)
            page.screenshot(
                path=PICTURES / f"{name}-{size}-{scheme}.jpg",
                quality=QUALITY,
                full_page=name not in ("table", "replay"),
            )
    page.set_viewport_size({"width": 1440, "height": 900})


def test_start_page_and_lobby(window: Callable[..., Page], server: str) -> None:
    host, guest = window(), window()
    host.goto(server)
    shoot(host, "start")
    host.fill("#name", "Robin")
    host.click("#friends")
    until(host, "document.body.dataset.phase === 'lobby'")
    until(host, "document.querySelector('#start') !== null")
    guest.goto(host.url)
    guest.fill("#name", "Kim")
    guest.click("#sit")
    host.click("#add-bot")
    host.click("#add-bot")
    shoot(host, "lobby")


def test_table_and_score_sheet(page: Page, server: str) -> None:
    page.goto(server)
    page.fill("#name", "Kim")
    page.click("#bots")
    wait_for_phase(page, "playing", 15)
    team = int(str(page.locator(".ledger [data-seat]").first.get_attribute("data-seat")))
    player = Keys(page, team)
    while sum(map(len, player.look().foundations)) < 24 and player.step():
        page.wait_for_timeout(THINK)
    assert phase(page) == "playing"
    shoot(page, "table")
    player.play_round()
    page.locator("#ready").wait_for()
    shoot(page, "scores")


def played_match() -> str:
    """The record of a match of one hand and three bots, without a browser."""
    scene = Scene("quick", seed=4)
    scene.seat("Kim")
    for level in ("hard", "hard", "medium"):
        scene.say("Kim", m.AddBot(level))
    scene.start("Kim")
    memory, dice, team = Memory(), random.Random(5), scene.seats[scene.seat_of("Kim")].team
    while not scene.records:
        scene.wait(THINK)
        if scene.phase == "playing" and (move := choose(scene.round.view(team), None, LEVELS["hard"], memory, dice)):
            scene.do("Kim", str(move), scene.table.room.history.seq)
            memory.made(move)
    return scene.records[0]


def test_replay_and_analysis(page: Page, server: str) -> None:
    page.goto(f"{server}/replay#t=60s&seat=0")
    page.locator("#choose").wait_for()
    with page.expect_file_chooser() as chooser:
        page.click("#choose")
    chooser.value.set_files(FilePayload(name="match.nerts", mimeType="text/plain", buffer=played_match().encode()))
    page.locator("#play").wait_for()
    page.keyboard.press("]")
    shoot(page, "replay")
    page.click("#analyse")
    page.locator("#watch").wait_for()
    shoot(page, "analysis")


def test_own_page(window: Callable[..., Page], tmp_path: Path) -> None:
    keep(tmp_path, history())
    with Store.open(tmp_path) as store:
        store.secret_key()
    port = free_port()
    with serving("--host", "127.0.0.1", port=port, data=tmp_path):
        page = window(locale="en-GB", timezone_id="Europe/Berlin")
        url = f"http://localhost:{port}"
        known(page, url, tmp_path)
        page.goto(f"{url}/me")
        page.locator(".keys-panel").wait_for()
        shoot(page, "me")


DRAWN = Path(__file__).parent.parent.parent / "web/pictures"
ICON_SIZES = (192, 512)
PREVIEW = """() => {
  const fan = document.querySelector(".fanout"), word = document.querySelector(".top .word");
  document.querySelector("#app").replaceChildren(word, fan);
  Object.assign(document.querySelector("#app").style,
    { display: "grid", placeContent: "center", justifyItems: "center", gap: "56px", height: "630px" });
  Object.assign(word.style, { height: "110px" });
  fan.style.setProperty("--cw", "172px");
  Object.assign(fan.style, { width: "560px" });
}"""


def test_icons_and_the_picture_of_a_link(window: Callable[..., Page], server: str) -> None:
    page = window(viewport={"width": 1200, "height": 630})
    page.goto(server)
    page.locator(".fanout").wait_for()
    page.evaluate(PREVIEW)
    page.wait_for_timeout(SETTLE)
    page.screenshot(path=DRAWN / "preview.jpg", quality=QUALITY)
    for size in ICON_SIZES:
        page.set_viewport_size({"width": size, "height": size})
        page.set_content(
            (DRAWN / "icon.svg").read_text("utf-8").replace("<svg ", f'<svg width="{size}" height="{size}" ')
        )
        page.evaluate("document.body.style.margin = 0")
        page.screenshot(path=DRAWN / f"icon-{size}.png", omit_background=True)
