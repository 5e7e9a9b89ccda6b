"""Races through a real server: whoever was truly first keeps the card, whoever lies."""

from __future__ import annotations

import asyncio
import socket
import sys

import pytest

from nerts.lab import lines
from nerts.lab.hostile import HOST
from nerts.lab.load import server
from nerts.server.wire import kernel_rtt
from tests.server.harness import running

LIVE = ((200, 20, 40, 300.0), (200, 20, 40, 0.0), (120, 10, 40, 300.0), (80, 10, 30, 300.0))
"""Round trips of the first and of the rival, gap, and by how much the rival holds his pongs back; in ms."""


@pytest.mark.parametrize("witness", [True, False])
def test_the_honest_player_keeps_his_card_through_the_server(witness: bool) -> None:
    """`make races` runs more of them. A scheduler that pauses for long may cost one race of a hundred."""
    with server() as (url, _):
        for first, rival, gap, lie in LIVE:
            keeps, _both = asyncio.run(lines.shares(url, first, rival, gap, lie, witness, races=12))
            print(f"{first} against {rival} ms, lie {lie:.0f}, witness {witness}: keeps {keeps:.0f} %")
            assert keeps >= 90


@pytest.mark.parametrize(("witness", "most"), [(True, 0), (False, 1)])
def test_who_waits_for_the_call_lands_nothing_after_it(witness: bool, most: int) -> None:
    """Without a witness one claim is believed (R28)."""
    with server() as (url, _):
        for liar in (1, 20, 60):
            assert asyncio.run(lines.after_call(url, 20, liar, 300.0, witness)) <= most


@pytest.mark.parametrize("witness", [True, False])
def test_a_clear_winner_does_not_share_with_somebody_honest(witness: bool) -> None:
    with server() as (url, _):
        keeps, both = asyncio.run(lines.shares(url, 20, 20, 150, 0.0, witness, races=12))
    assert keeps >= 90
    assert both <= 10


async def test_the_kernel_tells_how_long_a_line_is() -> None:
    async with running() as house:
        _, writer = await asyncio.open_connection(HOST, house.port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        await asyncio.sleep(0.2)
        told = kernel_rtt(writer.transport)
        writer.transport.abort()
    assert (told is not None and 0 <= told < 50) == sys.platform.startswith("linux")


class Deaf:
    """A transport whose socket answers something else, or nothing."""

    def __init__(self, answer: bytes | OSError | None) -> None:
        self.answer = answer

    def get_extra_info(self, name: str) -> Deaf | None:
        return None if self.answer is None else self

    def getsockopt(self, *_: int) -> bytes:
        if isinstance(self.answer, bytes):
            return self.answer
        raise OSError(socket.EAI_FAIL, "no such option")


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (None, None),
        (OSError(), None),
        (b"", None),
        (bytes(100), None),
        (bytes(148) + b"\xff" * 4, None),
        (bytes(148) + (2500).to_bytes(4, sys.byteorder), 2.5),
    ],
)
def test_a_kernel_that_does_not_tell_is_no_witness(answer: bytes | OSError | None, told: float | None) -> None:
    assert kernel_rtt(Deaf(answer)) == told  # type: ignore[arg-type]
