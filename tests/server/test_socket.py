"""The socket of a table: who gets in, who is thrown out, and that nobody hurts anybody else."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import replace

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from nerts.client import COOKIE, Closed, TableClient
from nerts.protocol import messages as m
from nerts.protocol.codec import decode_server
from nerts.server.config import NO_LIMITS, Config
from nerts.table.limits import Limit
from tests.server.harness import House, running

POSITION = """classic
0 n 3C 5D | w QS / JH / 7D / AS | s 4C 9D TC 5C 6C 8H 9H TH | d KS 2H
1 n 2C 6D | w QC / JD / 7H / 9S | s 4D 9C TH | d KH 3S
f -"""
HELLO = '["hello",1]'


def socket_url(house: House, code: str) -> str:
    return f"{house.url.replace('http', 'ws')}/ws/{code}"


async def enter(house: House, code: str, origin: str = "", cookie: str = "") -> ClientConnection:
    headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
    return await connect(
        socket_url(house, code),
        origin=Origin(origin or house.url),
        additional_headers=headers,
        compression=None,
        proxy=None,
    )


async def heard_until_end(socket: ClientConnection) -> tuple[list[m.ToClient], int]:
    """Everything until the server closes, and the close code."""
    messages = []
    try:
        while True:
            messages.append(decode_server(await socket.recv()))
    except ConnectionClosed as closed:
        return messages, closed.rcvd.code if closed.rcvd else 1006


# --- getting in -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "HOST.evil.example", "https://HOST:1", "HTTP://HOST", "http://HOST@evil"]
)
async def test_page_of_another_site_gets_no_socket(origin: str) -> None:
    async with running() as house:
        code = await house.open()
        with pytest.raises(InvalidStatus) as refused:
            await enter(house, code, origin.replace("HOST", house.url.removeprefix("http://")))
        assert refused.value.response.status_code == 403


async def test_handshake_without_an_origin_is_refused() -> None:
    async with running() as house:
        code = await house.open()
        with pytest.raises(InvalidStatus):
            await connect(socket_url(house, code), proxy=None)


async def test_wrong_code_is_told_inside_the_socket() -> None:
    async with running() as house:
        messages, code = await heard_until_end(await enter(house, "ZZZZZZZZ"))
    assert (messages, code) == ([m.Bye("closed")], 4004)


async def test_limit_is_told_and_not_left_to_endless_reconnects() -> None:
    """B46"""
    config = Config(limits=replace(NO_LIMITS, connect=Limit(0, 2)), test=True)
    async with running(config) as house:
        code = await house.open()
        sockets = [await enter(house, code) for _ in range(3)]
        assert (await heard_until_end(sockets[2]))[0] == [m.Bye("limit")]
        for socket in sockets[:2]:
            await socket.send(HELLO)
            assert isinstance(decode_server(await socket.recv()), m.State)
            await socket.close()


async def test_twelve_people_of_one_house_can_play_and_four_watch() -> None:
    """B46: and all of them may open the link before the first one has sat down."""
    async with running(Config(test=True)) as house:
        code = await house.open()
        clients = [TableClient(house.link(code)) for _ in range(16)]
        for client in clients:
            await client.connect()
        for number, client in enumerate(clients[:12]):
            await client.sit(f"Player {number}")
        assert len(house.hall.actors[code].table.room.seats) == 12
        stranger = TableClient(house.link(code))
        with pytest.raises(Closed, match="full"):
            await stranger.connect()
        for client in clients:
            await client.close()


@pytest.mark.parametrize("first", ['["sit","Kim"]', '["do",1,"turn"]', "nonsense", ""])
async def test_who_does_not_say_hello_first_is_turned_away(first: str) -> None:
    async with running() as house:
        code = await house.open()
        socket = await enter(house, code)
        await socket.send(first)
        assert (await heard_until_end(socket))[0][-1] == m.Bye("limit")


async def test_page_of_another_version_is_told() -> None:
    async with running() as house:
        code = await house.open()
        socket = await enter(house, code)
        await socket.send('["hello",99]')
        assert (await heard_until_end(socket))[0][-1] == m.Bye("version")


async def test_seat_secret_is_in_no_address_and_no_answer() -> None:
    """B45"""
    async with running() as house:
        code = await house.open()
        heard: list[str] = []
        async with TableClient.join(house.link(code)) as client:
            client.seen = lambda message: heard.append(repr(message))
            await client.sit("Ann")
            (pid,) = house.hall.actors[code].table.room.people
            assert client.cookie
            assert client.cookie not in client._url
            assert not any(pid in text or client.cookie in text for text in heard)


# --- two tabs ---------------------------------------------------------------------------------------------------------


async def test_newer_tab_takes_the_seat_and_the_older_is_told() -> None:
    """B13"""
    async with running() as house:
        code = await house.set_up(position=POSITION)
        older = TableClient(house.link(code))
        await older.connect()
        await older.sit("Ann")
        newer = TableClient(house.link(code), older.cookie)
        await newer.connect()
        assert newer.seat == 0
        with pytest.raises(Closed, match="replaced"):
            await older.until(lambda: False)
        assert isinstance(await newer.move("turn"), m.Ok)
        await older.connect()  # a click takes it back
        with pytest.raises(Closed, match="replaced"):
            await newer.until(lambda: False)
        assert len(house.hall.actors[code].table.room.people) == 1
        await older.close()


async def test_ten_quick_reloads_keep_one_seat() -> None:
    """B01"""
    async with running() as house:
        code = await house.set_up(position=POSITION)
        client = TableClient(house.link(code))
        await client.connect()
        await client.sit("Ann")
        for _ in range(10):
            client.break_off()
            await client.connect()
        assert client.seat == 0
        assert isinstance(await client.move("turn"), m.Ok)
        room = house.hall.actors[code].table.room
        assert ([seat.pid != "" for seat in room.seats.values()], len(room.people)) == ([True, False], 1)
        await client.close()


async def test_move_sent_again_after_a_break_is_applied_once() -> None:
    """B04"""
    async with running() as house:
        code = await house.set_up(position=POSITION)
        client = TableClient(house.link(code))
        await client.connect()
        await client.sit("Ann")
        turn = client.next_command("turn")
        await client.send(turn)
        client.break_off()
        await client.connect()
        answer = await client.command(turn)
        assert isinstance(answer, m.Ok)
        assert isinstance(await client.command(turn), m.Ok)
        assert len(house.hall.actors[code].table.room.play.round.layouts[0].stock) == 5  # type: ignore[union-attr]
        await client.close()


async def test_break_is_mended_by_the_missing_events_alone() -> None:
    async with running() as house:
        code = await house.set_up(position=POSITION)
        async with TableClient.join(house.link(code)) as ann, TableClient.join(house.link(code)) as ben:
            await ann.sit("Ann")
            await ben.sit("Ben")
            ben.break_off()
            for move in ("turn", "turn", "w4>f"):
                assert isinstance(await ann.move(move), m.Ok)
            heard: list[m.ToClient] = []
            ben.seen = heard.append
            await ben.connect()
            await ben.until(lambda: ben.replica.seq >= ann.replica.seq)
            assert not any(isinstance(message, m.State) for message in heard)
            room = house.hall.actors[code].table.room
            assert ben.view().to_text() == room.play.round.view(1).to_text()  # type: ignore[union-attr]


# --- hostile ----------------------------------------------------------------------------------------------------------


async def test_huge_frame_ends_only_its_own_connection() -> None:
    """B17"""
    async with running() as house:
        code = await house.open()
        socket = await enter(house, code)
        await socket.send(HELLO)
        await socket.recv()
        with suppress(ConnectionClosed):
            await socket.send("x" * 4097)
        assert (await heard_until_end(socket))[1] == 1009
        with suppress(ConnectionClosed):
            await (await enter(house, code)).send("x" * 10_000_000)
        assert (await house.ask("GET", "/healthz"))[0] == 200


@pytest.mark.parametrize(
    ("frame", "why"), [("[" * 500 + "]" * 500, "depth"), ('["ping",NaN]', "content"), ('["ping",1e999]', "content")]
)
async def test_nonsense_is_answered_and_after_too_much_closed(frame: str, why: str) -> None:
    """B17"""
    async with running() as house:
        code = await house.open()
        socket = await enter(house, code)
        await socket.send(HELLO)
        for _ in range(25):
            with suppress(ConnectionClosed):
                await socket.send(frame)
        messages, closed = await heard_until_end(socket)
    refusals = [message for message in messages if isinstance(message, m.No)]
    assert all(refusal == m.No(0, "MALFORMED", why) for refusal in refusals)
    assert len(refusals) == 20
    assert (messages[-1], closed) == (m.Bye("limit"), 4029)


async def flood(house: House, code: str, frame: str, seconds: float) -> None:
    """A thousand frames a second, with a new connection whenever the old one is closed."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                await pour(await enter(house, code), frame)


async def pour(socket: ClientConnection, frame: str) -> None:
    try:
        await socket.send(HELLO)
        while True:
            for _ in range(50):
                await socket.send(frame)
            await asyncio.sleep(0.05)
    except ConnectionClosed:
        return
    finally:
        socket.transport.abort()


async def wait(client: TableClient) -> float:
    """Seconds until a move is answered."""
    start = time.monotonic()
    await client.move("turn")
    took = time.monotonic() - start
    await asyncio.sleep(0.05)
    return took


def p99(waits: list[float]) -> float:
    return sorted(waits)[int(len(waits) * 0.99) - 1]


async def test_flood_at_one_table_is_not_felt_at_another() -> None:
    """B17: 99 of 100 moves next door are answered within 200 ms, or little later than without the flood."""
    async with running(Config(test=True)) as house:
        quiet, loud = await house.set_up(position=POSITION), await house.open()
        async with TableClient.join(house.link(quiet)) as ann:
            await ann.sit("Ann")
            calm = [await wait(ann) for _ in range(20)]
            flooding = asyncio.gather(*(flood(house, loud, '["do",1,"turn"]', 4) for _ in range(2)))
            waits = []
            while not flooding.done():
                waits.append(await wait(ann))
            await flooding
    assert len(waits) > 20
    assert p99(waits) < max(0.2, 5 * p99(calm))


async def test_reader_that_does_not_read_slows_nobody_and_is_dropped() -> None:
    """One snapshot in place of what had waited; still behind after five seconds, the connection ends."""
    async with running() as house:
        code = await house.set_up(position=POSITION, unattended=True)
        deaf = await enter(house, code)
        await deaf.send(HELLO)
        deaf.transport.pause_reading()
        async with TableClient.join(house.link(code)) as ann:
            await ann.sit("Ann")
            room = house.hall.actors[code].table.room
            end = time.monotonic() + 9
            while time.monotonic() < end and sum(person.online for person in room.people.values()) > 1:
                start = time.monotonic()
                for _ in range(30):
                    room.cast(m.Said(room.seq, 0, "x" * 3000))
                await ann.move("turn")
                assert time.monotonic() - start < 1
                await asyncio.sleep(0.01)
            assert sum(person.online for person in room.people.values()) == 1
        deaf.transport.abort()


async def test_pings_measure_the_line() -> None:
    async with running() as house:
        code = await house.open()
        async with TableClient.join(house.link(code)) as ann:
            await ann.sit("Ann")
            await asyncio.sleep(0.7)
            (person,) = house.hall.actors[code].table.room.people.values()
            assert len(person.line._trips) >= 5
            assert 0 < person.line.rtt_min < 100


# --- the end ----------------------------------------------------------------------------------------------------------


async def test_stopping_server_says_goodbye() -> None:
    """B50"""
    async with running() as house:
        code = await house.open()
        client = TableClient(house.link(code))
        await client.connect()
        start = time.monotonic()
        house.server.should_exit = True
        with pytest.raises(Closed, match="stopping"):
            await client.until(lambda: False)
        assert time.monotonic() - start < 3


async def test_abandoned_table_is_forgotten_with_its_task() -> None:
    """B41"""
    async with running() as house:
        code = await house.set_up(timing={"idle": 100})
        task_count = len(house.hall._tasks)
        await asyncio.sleep(1.5)
        assert code not in house.hall.actors
        assert len(house.hall._tasks) == task_count - 1
