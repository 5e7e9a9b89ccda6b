"""The small client that other people's bots use."""

from __future__ import annotations

import pytest

from nerts.client import Closed, TableClient, socket_address
from nerts.protocol import messages as m
from nerts.replica import Gap, Replica
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


@pytest.mark.parametrize("link", ["", "ABCDEFGH", "ftp://x/t/ABCDEFGH", "http://127.0.0.1:8000/"])
def test_text_that_is_no_link(link: str) -> None:
    with pytest.raises(ValueError, match="not a link to a table"):
        socket_address(link)


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
