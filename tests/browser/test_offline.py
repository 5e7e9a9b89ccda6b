"""Without a network: what was kept works, and nothing is put together from two builds."""

from __future__ import annotations

import json
import re
import shutil
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from nerts.files import LOCALES, STATIC
from nerts.words import text
from tests.browser.conftest import free_port, serving
from tests.browser.hands import until
from tests.browser.test_languages import TAGS
from tests.browser.test_learn import goes_to, wait_for_turn

Window = Callable[..., Page]
KEPT = "navigator.serviceWorker.getRegistration().then((it) => it?.active?.state === 'activated')"


def address(port: int) -> str:
    """A name of its own: at 127.0.0.1 nothing is kept, since another program may be there tomorrow."""
    return f"http://nerts.localhost:{port}"


def keep(page: Page, url: str) -> None:
    page.goto(url)
    expect(page.locator("h1")).to_be_visible()
    for _ in range(150):
        if page.evaluate(KEPT):
            return
        page.wait_for_timeout(100)
    raise AssertionError("nothing has been kept")


@pytest.mark.parametrize("language", ["en", "km"])
def test_with_the_server_gone_one_learns_and_reads_the_rules(window: Window, tmp_path: Path, language: str) -> None:
    page = window(locale=TAGS[language])
    port = free_port()
    with serving("--host", "127.0.0.1", port=port, data=tmp_path):
        keep(page, address(port))
    page.goto(f"{address(port)}/learn")
    for saying in ("work", "found", "stock"):
        goes_to(page, saying, language)
        wait_for_turn(page)
        page.click("#show-me")
    page.goto(f"{address(port)}/practice")
    until(page, "nerts.position() !== ''")
    page.goto(f"{address(port)}/drills")
    page.click("#begin")
    until(page, "nerts.position() !== ''")
    page.goto(f"{address(port)}/rules")
    expect(page.locator("h1")).to_have_text(text("rulebook", "book-title", language))
    page.goto(address(port))
    page.click("#bots")
    expect(page.locator(".problem")).to_have_text(text("doors", "problem-offline", language))


def test_a_page_says_that_there_is_no_network(window: Window, server: str) -> None:
    page = window()
    page.goto(server)
    expect(page.locator("h1")).to_be_visible()
    page.context.set_offline(True)
    expect(page.locator("#offline")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("#offline")).to_have_count(0)


def test_on_the_machine_itself_nothing_is_kept(window: Window, server: str) -> None:
    page = window()
    page.goto(server)
    page.wait_for_timeout(6000)
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


def test_the_worker_knows_the_files_of_its_build_and_is_asked_for_anew(server: str) -> None:
    with urllib.request.urlopen(f"{server}/worker.js", timeout=10) as answer:
        assert answer.headers["cache-control"] == "no-cache"
        code = answer.read().decode()
    found = re.match(r"const BUILD=(\{.*?\});", code)
    assert found
    build = json.loads(found[1])
    assert build["main"] == json.loads((STATIC / "manifest.json").read_bytes())["main.js"]
    assert all((STATIC / name).is_file() for name in build["files"])


def test_after_a_deploy_the_page_is_all_of_the_new_build(window: Window, tmp_path: Path) -> None:
    """The old worker still serves: the new page comes from the network with files of its own, or not at all."""
    page = window()
    port = free_port()
    with serving("--host", "127.0.0.1", port=port, data=tmp_path):
        keep(page, address(port))
    names: list[str] = []
    page.on("response", lambda response: names.append(response.url.rpartition("/")[2]))
    renamed = newer(tmp_path / "package")
    with serving("--host", "127.0.0.1", port=port, data=tmp_path, package=renamed):
        page.goto(address(port))
        expect(page.locator("#friends")).to_be_visible()
        main = json.loads((renamed / "nerts/web/static/manifest.json").read_bytes())["main.js"]
        assert main in names
        assert json.loads((STATIC / "manifest.json").read_bytes())["main.js"] not in names


def newer(folder: Path) -> Path:
    """The package as a later build: the same, with another first script."""
    source = STATIC.parents[1]
    shutil.copytree(source, folder / "nerts", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(LOCALES, folder / "nerts/locales")
    static = folder / "nerts/web/static"
    manifest = (static / "manifest.json").read_text()
    main = json.loads(manifest)["main.js"]
    other = main.replace("main-", "main-NEWER")
    (static / other).write_bytes((static / main).read_bytes())
    for name in static.glob(f"{main}*"):
        name.unlink()
    (static / "manifest.json").write_text(manifest.replace(main, other))
    return folder
