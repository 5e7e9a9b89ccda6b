"""Pages for every address, what link previews read, who somebody is without a cookie, and how others get here."""

from __future__ import annotations

import ipaddress
import json
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin, Subprotocol

from nerts.server.config import NO_LIMITS, Config
from nerts.server.reach import Reach, own_addresses
from nerts.server.run import listen
from tests.server.harness import built, running

QUIET = Config(limits=NO_LIMITS, test=False)
BROWSER = {"Accept": "text/html,application/xhtml+xml"}


NOWHERE = [
    "/nothing",
    "/nothing/",
    "/rules/x",
    "//example.org/",
    "//example.org/rules/",
    "/t",
    "/t/",
    "/t/nowhere",
    "/apis",
    "/a/b/c",
    "/t//",
]


@pytest.mark.parametrize("path", NOWHERE)
async def test_an_address_that_leads_nowhere_gets_a_page(tmp_path: Path, path: str) -> None:
    async with running(QUIET, static=built(tmp_path)) as house:
        status, headers, content = await house.ask("GET", path, headers=BROWSER)
        assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert b'src="/static/main-1A.js"' in content


@pytest.mark.parametrize("root", ["", "/nerts"])
async def test_a_slash_too_many_leads_to_the_page_at_the_host_that_was_asked(tmp_path: Path, root: str) -> None:
    async with running(QUIET, static=built(tmp_path), root_path=root) as house:
        for path in ("/rules", "/learn", "/practice", "/drills", "/me", "/replay", "/t/ABCDEFGH", "/replay/00ff"):
            for told, bare in ((f"{path}/?a=b", f"{path}?a=b"), (f"{path}//", path)):
                status, headers, _ = await house.ask("GET", root + told, headers=BROWSER)
                assert (status, headers["location"]) == (308, root + bare)


@pytest.mark.parametrize(
    "path", ["/api", "/api/tables", "/api/x/y", "/api/me/", "/static/x.js", "/static/a/b", "/ws/ABCDEFGH", "/test/x"]
)
async def test_machines_get_no_page(tmp_path: Path, path: str) -> None:
    async with running(QUIET, static=built(tmp_path)) as house:
        _, headers, _ = await house.ask("GET", path, headers=BROWSER)
        assert "html" not in headers.get("content-type", "")
        assert (await house.ask("GET", "/nothing", headers={"Accept": "application/json"}))[2][:1] == b"{"


async def test_without_script_the_page_says_so(tmp_path: Path) -> None:
    async with running(QUIET, static=built(tmp_path)) as house:
        _, _, page = await house.ask("GET", "/")
    assert b"<noscript>" in page
    assert b"needs JavaScript" in page


PICTURES = {"icon.svg": "icon-3C.svg", "icon-192.png": "icon-192-4D.png", "preview.jpg": "preview-5E.jpg"}


def pictured(folder: Path) -> Path:
    """A client with its pictures."""
    static = built(folder)
    names = json.loads((static / "manifest.json").read_bytes()) | PICTURES
    (static / "manifest.json").write_text(json.dumps(names))
    for name in PICTURES.values():
        (static / name).write_bytes(b"picture")
    return static


@pytest.mark.parametrize("root", ["", "/nerts"])
async def test_a_link_has_a_picture_at_the_host_that_was_asked(tmp_path: Path, root: str) -> None:
    async with running(QUIET, static=pictured(tmp_path), root_path=root, hosts=("*",)) as house:
        for host in ("play.example.org", "192.0.2.7:8000", "[2001:db8::7]:8000"):
            page = (await house.ask("GET", "/t/ABCDEFGH", headers={"Host": host}))[2].decode()
            assert f'<meta property="og:image" content="http://{host}{root}/static/preview-5E.jpg">' in page
            assert 'property="og:title" content="Come and play Nerts"' in page


async def test_a_header_that_lies_gets_no_address_into_the_page(tmp_path: Path) -> None:
    async with running(QUIET, static=pictured(tmp_path), hosts=("*",)) as house:
        for host in ('a"><script>', "a b", "a/b", "a@b", "a%22", "\u00e9", "x" * 300, "a:b", "[::1", ""):
            page = (await house.ask("GET", "/", headers={"Host": host}))[2]
            assert b"og:image" not in page, host
        lie = {"X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https", "Host": "good.example"}
        page = (await house.ask("GET", "/", headers=lie))[2]
        assert b'content="http://good.example/static' in page
        assert b"evil" not in page
    async with running(QUIET, static=pictured(tmp_path)) as house:
        assert (await house.ask("GET", "/", headers={"Host": "evil.example"}))[0] == 400


async def test_a_link_tells_nothing_of_the_table(tmp_path: Path) -> None:
    """B54: whoever guesses codes learns nothing from pages."""
    async with running(QUIET, static=pictured(tmp_path)) as house:
        code = await house.open()
        there, not_there = [(await house.ask("GET", f"/t/{text}"))[2] for text in (code, "ZZZZZZZZ")]
    assert there == not_there


@pytest.mark.parametrize("root", ["", "/nerts"])
async def test_icons_and_manifest_are_served(tmp_path: Path, root: str) -> None:
    async with running(QUIET, static=pictured(tmp_path), root_path=root) as house:
        status, headers, content = await house.ask("GET", f"{root}/manifest.webmanifest")
        assert (status, headers["content-type"]) == (200, "application/manifest+json")
        told = json.loads(content)
        assert (told["name"], told["start_url"]) == ("Nerts", f"{root}/")
        for icon in told["icons"]:
            assert (await house.ask("GET", icon["src"]))[0] == 200
        status, headers, _ = await house.ask("GET", "/favicon.ico")
        assert (status, headers["content-type"]) == (200, "image/png")
    async with running(QUIET, static=built(tmp_path)) as house:
        assert (await house.ask("GET", "/favicon.ico"))[0] == 404


# --- who somebody is where no cookie is kept --------------------------------------------------------------------------


async def test_without_a_cookie_the_page_is_told_who_it_is(tmp_path: Path) -> None:
    """P19"""
    async with running(QUIET, static=built(tmp_path)) as house:
        own = {"Origin": house.url}
        _, headers, content = await house.ask("POST", "/api/identity", {}, own)
        assert len(json.loads(content)["token"]) > 60
        assert "set-cookie" not in headers
        cookie = (await house.ask("GET", "/"))[1]["set-cookie"].split(";")[0]
        known = (await house.ask("POST", "/api/identity", {}, own | {"Cookie": cookie}))[2]
        assert json.loads(known) == {"token": ""}
        for origin in ({}, {"Origin": "http://evil.example"}):
            assert (await house.ask("POST", "/api/identity", {}, origin))[0] == 403


async def test_an_identity_without_a_cookie_keeps_the_seat(tmp_path: Path) -> None:
    """P19: as good as the cookie, and as hard to forge."""
    async with running(QUIET, static=built(tmp_path)) as house:
        code = await house.open()
        token = (await house.json_of("/api/identity"))["token"]
        address = f"{house.url.replace('http', 'ws')}/ws/{code}"

        async def sit(offer: str) -> int:
            protocols = [Subprotocol("nerts"), Subprotocol(offer)]
            async with connect(address, origin=Origin(house.url), subprotocols=protocols) as socket:
                assert socket.subprotocol == "nerts"
                for frame in ('["hello",1]', '["sit","Ada"]', '["ping",7]'):
                    await socket.send(frame)
                while "pong" not in str(await socket.recv()):
                    pass
            return len(house.hall.actors[code].table.room.seats)

        assert [await sit(f"nerts.id.{token}") for _ in range(3)] == [1, 1, 1]
        forged = token[:-3] + ("abc" if token[-3:] != "abc" else "xyz")
        assert await sit(f"nerts.id.{forged}") == 2


# --- where others reach it --------------------------------------------------------------------------------------------


async def test_a_host_on_this_machine_is_told_how_others_get_here() -> None:
    async with running(QUIET) as house:  # on loopback alone
        assert await house.json("GET", "/api/reach") == {"links": [], "open": False}
    async with running(QUIET, proxy_hops=1) as house:
        assert await house.json("GET", "/api/reach") == {"links": [], "open": True}


def reach_of(address: str, allowed: tuple[str, ...] = (), family: socket.AddressFamily = socket.AF_INET) -> Reach:
    reach = Reach("/nerts", allowed)
    with listen(address, 0) as sock:
        reach.listen_on([sock])
    return reach


def test_the_address_that_others_reach_is_one_that_is_listened_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nerts.server.reach.own_addresses", lambda family: ["192.168.1.5"])
    assert (reach_of("127.0.0.1").links(), reach_of("127.0.0.1").is_open) == ([], False)
    [link] = (everywhere := reach_of("0.0.0.0")).links()
    assert link.startswith("http://192.168.1.5:")
    assert link.endswith("/nerts/")
    assert everywhere.is_open
    assert [link.split(":")[1] for link in reach_of("0.0.0.0", ("localhost", "nerts.local", "*.org")).links()] == [
        "//nerts.local"
    ]
    monkeypatch.setattr("nerts.server.reach.own_addresses", lambda family: [])
    alone = reach_of("0.0.0.0")
    assert (alone.links(), alone.is_open) == ([], True)


def test_own_addresses_are_none_that_only_this_machine_reaches() -> None:
    for address in own_addresses():
        assert not ipaddress.ip_address(address).is_loopback
