"""Requests that are no socket: pages, headers, codes, cookies, limits."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from nerts.server.codes import ALPHABET, new_code, read_code
from nerts.server.config import NO_LIMITS, Config
from nerts.server.headers import HEADERS
from nerts.table.limits import Limit
from tests.server.harness import built, running

QUIET = Config(limits=NO_LIMITS, test=False)
ADDRESSES = [
    ("GET", "/", 200),
    ("HEAD", "/", 200),
    ("GET", "/t/ABCDEFGH", 200),
    ("GET", "/static/main-1A.js", 200),
    ("GET", "/static/nothing.js", 404),
    ("GET", "/static/..%2f..%2fpyproject.toml", 404),
    ("GET", "/nothing", 404),
    ("GET", "/healthz", 200),
    ("GET", "/api/tables/ABCDEFGH", 404),
    ("GET", "/api/tables", 405),
    ("DELETE", "/t/ABCDEFGH", 405),
    ("POST", "/", 405),
    ("POST", "/api/tables", 201),
]


@pytest.mark.parametrize(("method", "path", "status"), ADDRESSES)
async def test_every_answer_carries_the_security_headers(tmp_path: Path, method: str, path: str, status: int) -> None:
    async with running(QUIET, static=built(tmp_path)) as house:
        answered, headers, content = await house.ask(method, path)
    assert answered == status
    assert {name: headers.get(name) for name in HEADERS} == HEADERS
    assert "server" not in headers
    assert b"Traceback" not in content


async def test_file_that_a_rebuild_has_taken_away_is_not_found(tmp_path: Path) -> None:
    static = built(tmp_path)
    gone = list(static.glob("main-1A.js*"))
    async with running(QUIET, static=static) as house:
        for file in gone:
            file.unlink()
        status, _, content = await house.ask("GET", "/static/main-1A.js")
    assert (status, content) == (404, b"")


async def test_page_has_no_inline_script_or_style(tmp_path: Path) -> None:
    async with running(QUIET, static=built(tmp_path)) as house:
        _, _, page = await house.ask("GET", "/")
    assert re.findall(rb"<script(?![^>]* src=)|<style| style=| on\w+=", page) == []
    assert b'src="/static/main-1A.js"' in page


async def test_built_files_are_packed_and_kept_for_ever(tmp_path: Path) -> None:
    async with running(QUIET, static=built(tmp_path)) as house:
        _, plain, content = await house.ask("GET", "/static/main-1A.js")
        _, packed, small = await house.ask("GET", "/static/main-1A.js", headers={"Accept-Encoding": "gzip, br"})
    assert "immutable" in plain["cache-control"]
    assert (plain.get("content-encoding"), content) == (None, b"export {};\n")
    assert (packed["content-encoding"], small[:1]) == ("br", b"\x0b")
    assert plain["content-type"].startswith(("text/javascript", "application/javascript"))


async def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    async with running(QUIET, static=tmp_path) as house:
        assert (await house.ask("GET", "/"))[0] == 503


@pytest.mark.parametrize(("path", "method"), [("/test/table", "POST"), ("/test/table/ABCDEFGH", "GET")])
async def test_hooks_for_tests_are_closed(path: str, method: str) -> None:
    async with running(QUIET) as house:
        assert (await house.ask(method, path, {}))[0] == 404


async def test_hook_opens_a_table_at_a_position_and_shows_it() -> None:
    position = "classic\n0 n 3C | w - / - / - / - | s - | d -\n1 n 5H | w - / - / - / - | s - | d -\nf AS@0\n"
    async with running() as house:
        code = await house.set_up(position=position, seats=[{}, {"bot": "easy"}])
        shown = await house.json("GET", f"/test/table/{code}")
    assert shown["phase"] == "playing"
    assert shown["position"].splitlines()[:3] == position.splitlines()[:3]
    assert len(shown["sha256"]) == 64


# --- tables -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "error", "arg"),
    [
        (b"{", "MALFORMED", ""),
        (b"[" * 3000, "MALFORMED", ""),
        (b'{"bots":12}', "MALFORMED", ""),
        (b'{"bots":NaN}', "MALFORMED", ""),
        (b'{"other":1}', "MALFORMED", ""),
        (b'{"level":"god"}', "BAD_VALUE", "level"),
        (b'{"pace":"blitz"}', "BAD_VALUE", "pace"),
        (b'{"rules":"classic, jokers=9"}', "BAD_RULES", "jokers"),
    ],
)
async def test_table_that_cannot_be_names_what_is_wrong(asked: bytes, error: str, arg: str) -> None:
    async with running(QUIET) as house:
        status, _, content = await house.ask("POST", "/api/tables", asked)
    assert status == 400
    assert content.decode() == f'{{"error":"{error}","arg":"{arg}"}}'


async def test_body_has_a_limit() -> None:
    async with running(QUIET) as house:
        assert (await house.ask("POST", "/api/tables", b" " * 5000))[0] == 413


async def test_foreign_page_cannot_open_a_table() -> None:
    async with running(QUIET) as house:
        for origin in ("http://evil.example", f"{house.url}.evil.example", "null", ""):
            assert (await house.ask("POST", "/api/tables", {}, {"Origin": origin}))[0] == 403
        assert (await house.ask("POST", "/api/tables", {}, {"Origin": house.url}))[0] == 201


async def test_code_is_found_however_it_is_typed() -> None:
    """B57"""
    async with running(QUIET) as house:
        code = await house.open()
        wide = "".join(chr(ord(char) + 0xFEE0) for char in code)
        typed = [code.lower(), f" {code} ", f"{code}\n", f"{code[:4]} {code[4:]}", f"{code[:4]}-{code[4:]}", wide]
        typed += [code.replace("0", "O").replace("1", "l"), code.replace("1", "I"), code.replace("V", "U")]
        for text in typed:
            from urllib.parse import quote

            assert (await house.json("GET", f"/api/tables/{quote(text)}"))["code"] == code


CODES = json.loads((Path(__file__).parent.parent / "codes.json").read_text("utf-8"))


@pytest.mark.parametrize(("text", "code"), [*CODES, ("A" * 500, "")])
def test_a_code_is_read_as_the_browser_reads_it(text: str, code: str) -> None:
    """B57, P22"""
    assert read_code(text) == code


async def test_page_interface_and_socket_find_a_code_however_it_is_typed(tmp_path: Path) -> None:
    """P22"""
    async with running(QUIET, static=built(tmp_path)) as house:
        code = await house.open()
        for text in (
            f"%20{code}%20",
            f"{code}%0A",
            code.lower(),
            f"{code[:4]}-{code[4:]}",
            f"%E2%80%9C{code}%E2%80%9D.",
        ):
            assert (await house.ask("GET", f"/t/{text}"))[0] == 200
            assert (await house.json("GET", f"/api/tables/{text}"))["code"] == code
            async with connect(f"{house.url.replace('http', 'ws')}/ws/{text}", origin=Origin(house.url)) as socket:
                await socket.send('["hello",1]')
                assert f'"{code}"' in str(await socket.recv())


def test_codes_can_be_read_aloud() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) == 500
    assert set("".join(codes)) <= set(ALPHABET)
    assert not set("ILOU") & set(ALPHABET)
    assert all(read_code(code) == code for code in codes)


async def test_wrong_closed_and_mistyped_codes_look_the_same() -> None:
    async with running(QUIET) as house:
        code = await house.open()
        house.hall.actors[code].stop("closed")
        answers = [await house.ask("GET", f"/api/tables/{text}") for text in (code, "ZZZZZZZZ", "!", "x" * 300)]
    assert {(status, content) for status, _, content in answers} == {(404, b'{"error":"NO_TABLE","arg":""}')}


# --- limits -----------------------------------------------------------------------------------------------------------

FEW = replace(NO_LIMITS, create=Limit(0, 3), misses=Limit(0, 3))


async def statuses(config: Config, headers: list[dict[str, str]]) -> list[int]:
    async with running(config) as house:
        return [(await house.ask("POST", "/api/tables", {}, header))[0] for header in headers]


async def test_address_cannot_be_changed_by_a_header() -> None:
    """B46: without a trusted proxy X-Forwarded-For says nothing."""
    asked = [{"X-Forwarded-For": f"10.0.0.{i}"} for i in range(5)]
    assert await statuses(replace(QUIET, limits=FEW), asked) == [201, 201, 201, 429, 429]


async def test_trusted_proxy_tells_the_address_that_it_saw() -> None:
    """B46: the entry on the right is the proxy's, those on the left are anybody's."""
    config = replace(QUIET, limits=FEW, proxy_hops=1)
    faked = [{"X-Forwarded-For": f"10.0.0.{i}, 192.0.2.7"} for i in range(5)]
    assert await statuses(config, faked) == [201, 201, 201, 429, 429]
    others = [{"X-Forwarded-For": f"10.0.0.1, 192.0.2.{i}"} for i in range(5)]
    assert await statuses(config, others) == [201] * 5


async def test_guessing_codes_is_slowed() -> None:
    async with running(replace(QUIET, limits=FEW)) as house:
        answers = [(await house.ask("GET", f"/api/tables/ZZZZZZZ{i}"))[0] for i in range(5)]
    assert answers == [404, 404, 404, 429, 429]


async def test_address_may_have_so_many_tables() -> None:
    async with running(replace(QUIET, limits=replace(NO_LIMITS, tables=2))) as house:
        answers = [(await house.ask("POST", "/api/tables", {}))[0] for _ in range(3)]
    assert answers == [201, 201, 429]


# --- cookies and prefixes ---------------------------------------------------------------------------------------------


async def test_cookie_is_given_once_and_is_for_the_server_alone(tmp_path: Path) -> None:
    async with running(QUIET, static=built(tmp_path)) as house:
        _, headers, _ = await house.ask("GET", "/")
        cookie = headers["set-cookie"]
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
        _, again, _ = await house.ask("GET", "/", headers={"Cookie": cookie.split(";")[0]})
        assert "set-cookie" not in again
        secure = {"X-Forwarded-Proto": "https"}
        assert "Secure" not in (await house.ask("GET", "/", headers=secure))[1]["set-cookie"]
    async with running(QUIET, static=built(tmp_path), proxy_hops=1) as house:
        assert "Secure" in (await house.ask("GET", "/", headers=secure))[1]["set-cookie"]


async def test_changed_cookie_is_somebody_new(tmp_path: Path) -> None:
    async with running(QUIET, static=built(tmp_path)) as house:
        cookie = (await house.ask("GET", "/"))[1]["set-cookie"].split(";")[0]
        for i in range(len("nerts="), len(cookie), 7):
            changed = cookie[:i] + ("A" if cookie[i] != "A" else "B") + cookie[i + 1 :]
            assert "set-cookie" in (await house.ask("GET", "/", headers={"Cookie": changed}))[1], changed


@pytest.mark.parametrize("stripped", [True, False])
async def test_everything_stays_below_the_prefix(tmp_path: Path, stripped: bool) -> None:
    """B56"""
    before = "" if stripped else "/nerts"
    async with running(QUIET, static=built(tmp_path), root_path="/nerts") as house:
        status, headers, page = await house.ask("GET", f"{before}/t/ABCDEFGH")
        assert status == 200
        assert "Path=/nerts" in headers["set-cookie"]
        assert set(re.findall(rb'(?:href|src)="(/[^"]*)"', page)) == {
            b"/nerts/",
            b"/nerts/manifest.webmanifest",
            b"/nerts/static/main-1A.js",
            b"/nerts/static/style-2B.css",
        }
        for path in ("/static/main-1A.js", "/healthz"):
            assert (await house.ask("GET", before + path))[0] == 200


async def test_unknown_host_is_refused() -> None:
    async with running(QUIET, hosts=("127.0.0.1",)) as house:
        assert (await house.ask("GET", "/healthz", headers={"Host": "evil.example"}))[0] == 400
        assert (await house.ask("GET", "/healthz"))[0] == 200


async def test_looking_at_a_link_changes_nothing(tmp_path: Path) -> None:
    """B54"""
    async with running(QUIET, static=built(tmp_path)) as house:
        code = await house.open()
        for agent in ("WhatsApp/2.0", "Slackbot-LinkExpanding 1.0", "facebookexternalhit/1.1"):
            for method in ("GET", "HEAD"):
                assert (await house.ask(method, f"/t/{code}", headers={"User-Agent": agent}))[0] == 200
        room = house.hall.actors[code].table.room
        assert (room.people, room.seats, room.host) == ({}, {}, -1)
