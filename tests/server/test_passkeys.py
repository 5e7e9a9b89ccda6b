"""Passkeys against a real server: made in one browser, used in another, and refused in every other case."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from nerts.server.challenges import MOST, SECONDS, Challenges
from nerts.server.config import Config, Limits
from tests.server.authenticator import CREATE, GET, Authenticator, data_of, text
from tests.server.harness import House, built, running
from tests.server.visitors import Browser, keep, round_of

REFUSED = (400, {"error": "PASSKEY", "arg": ""})


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(store=tmp_path / "data", static=built(tmp_path)) as house:
        yield house


@pytest.fixture
async def ann(house: House) -> Browser:
    return await Browser(house).come()


@pytest.fixture
async def other(house: House) -> Browser:
    """Ann's other browser, which does not know her yet."""
    return await Browser(house).come()


async def test_a_passkey_brings_the_history_to_another_browser(house: House, ann: Browser, other: Browser) -> None:
    keep(house, round_of("r1", ann))
    key = await ann.make_passkey()
    assert (await other.me())["rounds"] == 0
    assert await other.sign_in(key) == (200, {})
    assert other.pid == ann.pid
    assert await other.me() == await ann.me()
    assert (await other.me())["rounds"] == 1


async def test_what_the_guest_has_played_joins_the_history(house: House, ann: Browser, other: Browser) -> None:
    keep(house, round_of("r1", ann), round_of("r2", other), round_of("r3", ann, other))
    key = await ann.make_passkey()
    await other.sign_in(key)
    told = await other.me()
    assert told["rounds"] == 3
    assert [mate["rounds"] for mate in told["people"]] == []


async def test_who_has_passkeys_of_his_own_keeps_his_rounds(house: House, ann: Browser, other: Browser) -> None:
    keep(house, round_of("r1", ann), round_of("r2", other))
    key, others_key = await ann.make_passkey(), await other.make_passkey()
    await other.sign_in(key)
    assert (await other.me())["rounds"] == 1
    await other.sign_in(others_key)
    assert [spot["id"] for spot in (await other.me())["last"]] == ["r2"]


async def test_signing_in_again_where_one_is_known_changes_nothing(house: House, ann: Browser) -> None:
    keep(house, round_of("r1", ann))
    key, pid = await ann.make_passkey(), ann.pid
    assert await ann.sign_in(key) == (200, {})
    assert ann.pid == pid
    assert (await ann.me())["rounds"] == 1


async def test_only_the_public_key_is_kept(house: House, ann: Browser) -> None:
    key = await ann.make_passkey()
    assert house.hall.store is not None
    [kept] = house.hall.store.people.passkeys(ann.pid)
    private = key.key.private_numbers().private_value.to_bytes(32, "big")
    assert private not in kept.key
    assert len(kept.key) < 100


async def test_there_may_be_several_and_each_can_be_removed(ann: Browser, other: Browser) -> None:
    first, second = await ann.make_passkey(), await ann.make_passkey()
    assert [key["id"] for key in (await ann.me())["passkeys"]] == [text(first.id), text(second.id)]
    assert (await other.ask("POST", "/api/me/passkeys/remove", {"id": text(first.id)}))[0] == 404
    await ann.post("/api/me/passkeys/remove", {"id": text(first.id)})
    assert [key["id"] for key in (await ann.me())["passkeys"]] == [text(second.id)]
    assert await other.sign_in(first) == REFUSED
    assert await other.sign_in(second) == (200, {})


async def test_signing_out_makes_a_new_guest(house: House, ann: Browser) -> None:
    keep(house, round_of("r1", ann))
    key, pid = await ann.make_passkey(), ann.pid
    await ann.post("/api/me/out")
    assert ann.pid != pid
    assert (await ann.me())["rounds"] == 0
    await ann.sign_in(key)
    assert ann.pid == pid


async def test_an_authenticator_that_holds_one_is_not_asked_for_a_second(ann: Browser) -> None:
    key = await ann.make_passkey()
    options = await ann.post("/api/me/passkeys/new")
    assert [each["id"] for each in options["excludeCredentials"]] == [text(key.id)]
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "preferred"
    assert await ann.ask("POST", "/api/me/passkeys", key.make(options)) == REFUSED


# --- refused ----------------------------------------------------------------------------------------------------------


async def test_a_replayed_answer_is_refused(ann: Browser, other: Browser) -> None:
    key = await ann.make_passkey()
    signed = key.sign(await other.post("/api/me/in/new"))
    assert (await other.ask("POST", "/api/me/in", signed))[0] == 200
    assert await other.ask("POST", "/api/me/in", signed) == REFUSED
    made = ann.authenticator().make(await ann.post("/api/me/passkeys/new"))
    assert (await ann.ask("POST", "/api/me/passkeys", made))[0] == 201
    assert await ann.ask("POST", "/api/me/passkeys", made) == REFUSED


async def test_a_challenge_is_good_in_its_own_browser_alone(ann: Browser, other: Browser, house: House) -> None:
    key = await ann.make_passkey()
    third = await Browser(house).come()
    options = await third.post("/api/me/in/new")
    await other.post("/api/me/in/new")
    assert await other.ask("POST", "/api/me/in", key.sign(options)) == REFUSED
    options = await other.post("/api/me/passkeys/new")
    await ann.post("/api/me/passkeys/new")
    assert await ann.ask("POST", "/api/me/passkeys", ann.authenticator().make(options)) == REFUSED


async def test_a_challenge_is_good_for_its_own_purpose_alone(ann: Browser, other: Browser) -> None:
    key = await ann.make_passkey()
    await other.post("/api/me/in/new")
    options = await other.post("/api/me/passkeys/new")
    assert await other.ask("POST", "/api/me/in", key.sign(options)) == REFUSED


Spoil = Callable[[Authenticator], Authenticator]
LIES: dict[str, Spoil] = {
    "another origin": lambda key: replace(key, origin="http://evil.example"),
    "https for http": lambda key: replace(key, origin=key.origin.replace("http:", "https:")),
    "another port": lambda key: replace(key, origin=key.origin + "1"),
    "another site": lambda key: replace(key, site="evil.example"),
    "a part of the site": lambda key: replace(key, site="0.0.1"),
}


@pytest.mark.parametrize("lie", LIES)
async def test_an_answer_for_another_place_is_refused(ann: Browser, other: Browser, lie: str) -> None:
    key = await ann.make_passkey()
    assert await other.sign_in(LIES[lie](key)) == REFUSED
    options = await other.post("/api/me/passkeys/new")
    assert await other.ask("POST", "/api/me/passkeys", LIES[lie](other.authenticator()).make(options)) == REFUSED


async def test_a_counter_that_goes_back_is_refused(ann: Browser, other: Browser) -> None:
    key = await ann.make_passkey()
    key.count = 7
    assert (await ann.sign_in(key))[0] == 200
    for count in (6, 7):
        clone = replace(key, count=count - 1)
        assert await other.sign_in(clone) == REFUSED
    key.count = 8
    assert await other.sign_in(key) == (200, {})


async def test_somebody_elses_key_under_ones_name_is_refused(ann: Browser, other: Browser) -> None:
    anns, others = await ann.make_passkey(), await other.make_passkey()
    assert await other.sign_in(replace(anns, key=others.key)) == REFUSED
    assert await other.sign_in(replace(anns, user=others.user)) == REFUSED
    assert await other.sign_in(replace(anns, id=b"nobody's")) == REFUSED
    options = await other.post("/api/me/passkeys/new")
    assert await other.ask("POST", "/api/me/passkeys", anns.make(options)) == REFUSED


async def test_an_answer_of_the_other_kind_is_refused(ann: Browser, other: Browser) -> None:
    key = await ann.make_passkey()
    assert await other.ask("POST", "/api/me/in", key.sign(await other.post("/api/me/in/new"), CREATE)) == REFUSED
    made = other.authenticator().make(await other.post("/api/me/passkeys/new"), GET)
    assert await other.ask("POST", "/api/me/passkeys", made) == REFUSED


@pytest.mark.parametrize("part", ["client", "data", "signature"])
async def test_any_changed_byte_is_refused(ann: Browser, other: Browser, part: str) -> None:
    key = await ann.make_passkey()
    length = len(data_of(key.sign({"challenge": "AA"})[part]))
    for at in range(0, length, max(1, length // 12)):
        signed = key.sign(await other.post("/api/me/in/new"))
        data = bytearray(data_of(signed[part]))
        data[min(at, len(data) - 1)] ^= 0x41
        assert await other.ask("POST", "/api/me/in", signed | {part: text(bytes(data))}) == REFUSED


GARBAGE = ["", "AA", "____", text(b"{}"), text(b"[]"), text(b"\xff" * 200), text(b"\xa0"), text(b"\xbf" * 9)]


@pytest.mark.parametrize("garbage", GARBAGE)
async def test_garbage_is_refused(ann: Browser, other: Browser, garbage: str) -> None:
    key = await ann.make_passkey()
    for part in ("id", "client", "data", "signature"):
        signed = key.sign(await other.post("/api/me/in/new"))
        assert await other.ask("POST", "/api/me/in", signed | {part: garbage}) == REFUSED
    for part in ("id", "client", "attestation"):
        made = other.authenticator().make(await other.post("/api/me/passkeys/new"))
        assert await other.ask("POST", "/api/me/passkeys", made | {part: garbage}) == REFUSED


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b'{"id":1}', b'{"id":"=="}', b'{"id":"' + b"A" * 4000 + b'"}'])
async def test_what_is_no_answer_at_all_is_malformed(ann: Browser, body: bytes) -> None:
    for path in ("/api/me/in", "/api/me/passkeys", "/api/me/passkeys/remove"):
        status, told = await ann.ask("POST", path, body)
        assert (status, told["error"]) in ((400, "MALFORMED"), (413, "TOO_LONG"), (404, "NO_PASSKEY"))


PATHS = ["passkeys", "passkeys/new", "passkeys/remove", "in", "in/new", "out", "delete"]


@pytest.mark.parametrize("path", PATHS)
async def test_only_a_page_of_this_server_may_ask(ann: Browser, path: str) -> None:
    for origin in ("http://evil.example", f"{ann.origin}.evil.example", "null", ann.origin.upper()):
        status, told = await ann.ask("POST", f"/api/me/{path}", {}, Origin=origin)
        assert (status, told["error"]) == (403, "ORIGIN")
    assert (await ann.ask("GET", f"/api/me/{path}"))[0] == 405


async def test_who_is_nobody_is_told_so(house: House) -> None:
    nobody = Browser(house)
    assert await nobody.ask("GET", "/api/me") == (401, {"error": "NOBODY", "arg": ""})
    assert await nobody.ask("POST", "/api/me/in/new", {}) == (401, {"error": "NOBODY", "arg": ""})


async def test_who_asks_too_often_is_held_off(tmp_path: Path) -> None:
    config = Config(limits=Limits(), test=True)
    async with running(config, store=tmp_path / "data", static=built(tmp_path)) as house:
        ann = await Browser(house).come()
        statuses = [(await ann.ask("POST", "/api/me/in/new", {}))[0] for _ in range(30)]
        assert statuses.count(200) in (20, 21)
        assert statuses[-1] == 429


async def test_a_server_that_keeps_nothing_says_so(tmp_path: Path) -> None:
    async with running(static=built(tmp_path)) as house:
        ann = await Browser(house).come()
        assert await ann.ask("GET", "/api/me") == (503, {"error": "NOTHING_KEPT", "arg": ""})


# --- challenges -------------------------------------------------------------------------------------------------------


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_challenge_is_good_once_and_for_two_minutes() -> None:
    clock = Clock()
    challenges = Challenges(clock)
    first, second = challenges.new("ann", "make"), challenges.new("ann", "make")
    assert first != second
    assert challenges.take("ann", "make") == second
    assert challenges.take("ann", "make") is None
    challenges.new("ann", "make")
    clock.now += SECONDS
    assert challenges.take("ann", "make") is None


def test_no_flood_of_challenges_fills_the_memory() -> None:
    challenges = Challenges()
    for number in range(MOST + 10):
        challenges.new(str(number), "make")
    waiting: dict[Any, Any] = challenges._waiting
    assert len(waiting) == MOST
    assert challenges.take("0", "make") is None
    assert challenges.take(str(MOST), "make") is not None
