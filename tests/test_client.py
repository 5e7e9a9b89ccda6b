"""The small client that other people's bots use."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec import structs
from websockets.asyncio.server import ServerConnection, serve

from nerts import BadArgument, InvalidText, Round
from nerts.client import Closed, NotYet, TableClient, socket_address
from nerts.protocol import messages as m
from nerts.protocol.codec import encode
from nerts.replica import Gap, Garbled, Replica
from tests.server.harness import running


@pytest.mark.parametrize(
    ("link", "address", "origin"),
    [
        ("http://127.0.0.1:8000/t/ABCDEFGH", "ws://127.0.0.1:8000/ws/ABCDEFGH", "http://127.0.0.1:8000"),
        ("https://games.example/nerts/t/ABCDEFGH", "wss://games.example/nerts/ws/ABCDEFGH", "https://games.example"),
    ],
)
def test_link_leads_to_a_socket(link: str, address: str, origin: str) -> None:
    assert socket_address(link) == (address, origin)


NO_LINKS: list[Any] = ["", "ABCDEFGH", "ftp://x/t/ABCDEFGH", "http://127.0.0.1:8000/", "http://[::1/t/A", "http:///t/A"]
NO_LINKS += [
    "http://h:99999/t/A",
    "http://h:x/t/A",
    "http://h:0/t/A",
    "http://\u2100.example/t/A",
    None,
    5,
    b"http://h/t/A",
]


@pytest.mark.parametrize("link", NO_LINKS)
def test_text_that_is_no_link(link: Any) -> None:
    with pytest.raises(InvalidText, match="not a link to a table"):
        socket_address(link)
    with pytest.raises(InvalidText):
        TableClient(link)


@pytest.mark.parametrize("cookie", ["a\nb", "a b", "a;b", "\u00e9", None, 5, b"x"])
def test_a_cookie_that_no_server_gave(cookie: Any) -> None:
    with pytest.raises((BadArgument, InvalidText), match="cookie"):
        TableClient("http://127.0.0.1:9/t/ABCDEFGH", cookie)


WRONG: list[Any] = [None, 1.5, [], {}, b"n>w1", object(), "x" * 601, "\udcff", Gap]


@pytest.mark.parametrize("wrong", WRONG, ids=[repr(wrong)[:20] for wrong in WRONG])
async def test_what_no_server_reads_is_not_sent(wrong: Any) -> None:
    async with running() as house, TableClient.join(house.link(await house.open())) as client:
        with pytest.raises((BadArgument, InvalidText)):
            await client.send(m.Chat(wrong))
        with pytest.raises(BadArgument):
            await client.send(wrong)
        with pytest.raises((BadArgument, InvalidText)):
            await client.move(wrong)
        with pytest.raises(BadArgument):
            await client.sit(wrong)
        with pytest.raises(BadArgument):
            await client.sit("Ann", wrong)
        with pytest.raises(BadArgument):
            await client.command(wrong)
        for saw in (-1, 2**60, True, "5"):
            with pytest.raises(BadArgument):
                client.next_command("n>w1", saw)  # type: ignore[arg-type]
        assert await client.sit("Ann") == 0


async def test_nothing_is_sent_before_there_is_a_connection() -> None:
    with pytest.raises(NotYet):
        await TableClient("http://127.0.0.1:9/t/ABCDEFGH").send(m.Chat("Hello"))


POSITION = "classic\n0 n AH | w 9S / 8H / - / - | s 2S | d -\nf -"
SEATS = [m.SeatInfo(0, "Ann", 0, 0), m.SeatInfo(1, "Ben", -1, 1), m.SeatInfo(2, "Cem", 9, 2)]
GARBLED = [
    *(
        m.Moved(2, seat, move)
        for seat in (0, 1, 2, 9)
        for move in ("", "rubbish", "w3>w4", "n>f9", "d_w3", "n>w6", "w9>w1")
    ),
    *(
        m.Moved(2, 1, "turn"),
        m.Moved(2, 0, "turn", "5Z"),
        m.Dealt(2, 1, "rubbish", ""),
        m.Dealt(2, 1, POSITION * 9, ""),
    ),
]


@pytest.mark.parametrize("event", GARBLED, ids=str)
def test_a_server_that_says_what_cannot_be_is_one_error(event: Any) -> None:
    replica = Replica(seq=1, life="x", seats=tuple(SEATS), round=Round.from_text(POSITION))
    with pytest.raises(Garbled):
        replica.apply(event)
    assert (replica.seq, replica.life, replica.round, replica.is_current) == (0, "", None, False)


@pytest.mark.parametrize("wrong", [None, 5, "x", Gap, object(), []])
def test_what_is_no_message_changes_nothing(wrong: Any) -> None:
    replica = Replica(seq=5)
    with pytest.raises(BadArgument):
        replica.apply(wrong)
    assert replica == Replica(seq=5)


@asynccontextmanager
async def saying(*messages: m.ToClient) -> AsyncIterator[str]:
    """A server that greets with those messages and says no more; the link to it."""

    async def greet(socket: ServerConnection) -> None:
        await socket.recv()
        for message in messages:
            await socket.send(encode(message).decode())
        await socket.wait_closed()

    async with serve(greet, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/t/ABCDEFGH"


async def come_and_wait(client: TableClient) -> None:
    await client.connect()
    await client.until(lambda: client.phase == "over")


START = m.State(1, "life", "ABCDEFGH", 0, "playing", 0, SEATS, "classic", m.TableOptions(), 1, POSITION)


async def test_nobody_waits_for_a_server_that_says_what_cannot_be() -> None:
    async with saying(START, m.Moved(2, 0, "w3>w4")) as link:
        client = TableClient(link)
        with pytest.raises(Closed, match="Garbled"):
            await come_and_wait(client)
        await client.close()
    async with saying(structs.replace(START, position="rubbish")) as link:
        with pytest.raises(Closed, match="Garbled"):
            await TableClient(link).connect()


async def test_nobody_waits_when_the_caller_has_failed() -> None:
    async with saying(START) as link:
        client = TableClient(link)

        def fail(message: m.ToClient) -> None:
            raise RuntimeError(type(message).__name__)

        client.seen = fail
        with pytest.raises(Closed, match="broken"):
            await come_and_wait(client)
        with pytest.raises(RuntimeError, match="State"):
            await client.close()


async def test_a_command_after_the_break_waits_for_nobody() -> None:
    async with saying(START) as link:
        client = TableClient(link)
        await client.connect()
        client.break_off()
        await client.until(lambda: client.goodbye != "")
        with pytest.raises(Closed):
            async with asyncio.timeout(5):
                await client.move("turn")


async def test_server_that_is_not_there_is_one_error() -> None:
    with pytest.raises(Closed, match="unreachable"):
        await TableClient("http://127.0.0.1:9/t/ABCDEFGH").connect()


async def test_who_misses_an_event_comes_again() -> None:
    async with running() as house:
        code = await house.open()
        async with TableClient.join(house.link(code)) as client:
            client.replica.seq -= 1
            with pytest.raises(Closed, match="gap"):
                await client.sit("Ann")
            await client.connect()
            assert client.replica.seq == house.hall.actors[code].table.room.history.seq
            assert client.replica.team == 0


async def test_view_before_the_deal_is_an_error() -> None:
    async with running() as house, TableClient.join(house.link(await house.open())) as client:
        with pytest.raises(ValueError, match="no round has been dealt"):
            client.view()


def test_replica_refuses_a_gap_and_passes_over_what_it_knows() -> None:
    replica = Replica(seq=5)
    replica.apply(m.Phase(5, "playing"))
    assert (replica.seq, replica.phase) == (5, "")
    with pytest.raises(Gap, match="event 7 after 5"):
        replica.apply(m.Phase(7, "playing"))
    replica.apply(m.Phase(6, "playing"))
    assert (replica.seq, replica.phase) == (6, "playing")
