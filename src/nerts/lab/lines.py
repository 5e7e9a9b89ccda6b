"""Races through a real server: two players on lines of any length, one of whom may hold his pongs back.

Line and lie are made on this side of a raw socket: what is sent leaves late, and what comes is understood late.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final

from nerts.lab.hostile import HOST, frame
from nerts.lab.load import ask
from nerts.lab.races import LIE

RACE: Final = """classic
0 n 9C 5H | w KS / KC / QS / QC | s - | d -
1 n 9C 5H | w KS / KC / QS / QC | s - | d -
f AH@0 2H@0 3H@0 4H@0"""
LATE: Final = """classic
0 n - | w KS / KC / QS / QC | s - | d -
1 n 9C 5H | w 6H / 7H / 8H / - | s - | d -
f AH@0 2H@0 3H@0 4H@0"""
CARDS: Final = ("n[5H]>f1", "w1[6H]>f1", "w2[7H]>f1", "w3[8H]>f1")
"""What the second player could land on one another."""
PAIRS: Final = ((200, 20), (120, 20), (80, 10))
"""Round trips in ms of whoever is truly first, and of the rival."""
GAPS: Final = (10, 40, 80)
PONGS: Final = 4
"""Of each, until a race begins."""
TEXT, PING, PONG = 1, 9, 10


@dataclass
class Player:
    """A browser at the end of a line of `rtt` ms that answers pings `lie` ms late."""

    port: int
    code: str
    rtt: float
    lie: float = 0.0
    pongs: int = 0
    seq: int = 0
    heard: list[Any] = field(default_factory=list)
    _writer: asyncio.StreamWriter | None = None
    _reading: asyncio.Task[None] | None = None

    async def come(self, name: str) -> None:
        reader, self._writer = await asyncio.open_connection(HOST, self.port)
        key = base64.b64encode(os.urandom(16)).decode()
        self._writer.write(
            f"GET /ws/{self.code} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nOrigin: http://{HOST}:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        self._reading = asyncio.create_task(self._read(reader))
        self.say(["hello", 1])
        self.say(["sit", name])

    def say(self, message: list[Any]) -> None:
        """Let something go now; it arrives half a round trip later."""
        self._later(self.rtt / 2, frame(TEXT, json.dumps(message).encode()))

    def _later(self, ms: float, data: bytes) -> None:
        assert self._writer is not None
        asyncio.get_running_loop().call_later(ms / 1000, self._writer.write, data)

    async def _read(self, reader: asyncio.StreamReader) -> None:
        while True:
            head = await reader.readexactly(2)
            size = head[1] & 127
            if size == 126:
                size = int.from_bytes(await reader.readexactly(2), "big")
            payload = await reader.readexactly(size)
            if head[0] & 15 == PING:
                self.pongs += 1
                self._later(self.rtt + self.lie, frame(PONG, payload))
            elif head[0] & 15 == TEXT:
                asyncio.get_running_loop().call_later(self.rtt / 2000, self._hear, json.loads(payload))

    def _hear(self, message: list[Any]) -> None:
        self.heard.append(message)
        if message[0] in ("state", "seats", "phase", "deal", "m", "restock") and isinstance(message[1], int):
            self.seq = max(self.seq, message[1])

    def answer(self, c: int) -> str:
        """`ok` or `no` to that command, empty while there is none."""
        return next((said[0] for said in self.heard if said[0] in ("ok", "no") and said[1] == c), "")

    def leave(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        if self._writer is not None:
            self._writer.transport.abort()


@asynccontextmanager
async def table(
    url: str, position: str, lines: tuple[float, float], lie: float, witness: bool
) -> AsyncIterator[list[Player]]:
    """Two players whose lines have been measured, the second of whom lies."""
    lengths = {str(seat): length if witness else None for seat, length in enumerate(lines)}
    code = await asyncio.to_thread(ask, f"{url}/test/table", {"position": position, "witnesses": lengths})
    port = int(url.rsplit(":", 1)[1])
    players = [Player(port, code, lines[0]), Player(port, code, lines[1], lie)]
    try:
        for number, player in enumerate(players):
            await player.come(f"Player {number}")
            await _until(lambda player=player: any(said[0] == "you" for said in player.heard))
        await _until(lambda: all(player.pongs > PONGS for player in players))
        await asyncio.sleep(max(lines[0], lines[1] + lie) / 1000 + 0.1)
        yield players
    finally:
        for player in players:
            player.leave()


async def race(url: str, first: float, rival: float, gap: float, lie: float, witness: bool) -> tuple[bool, bool]:
    """Does whoever was truly first keep his card, and does the rival keep his."""
    async with table(url, RACE, (first, rival), lie, witness) as players:
        players[0].say(["do", 1, CARDS[0], players[0].seq])
        await asyncio.sleep(gap / 1000)
        players[1].say(["do", 1, CARDS[0], players[1].seq])
        await _until(lambda: all(player.answer(1) for player in players))
        return players[0].answer(1) == "ok", players[1].answer(1) == "ok"


async def after_call(url: str, caller: float, liar: float, lie: float, witness: bool) -> int:
    """How many cards does somebody land who waits until he is told of the call, and then says that he had not seen it
    yet."""
    async with table(url, LATE, (caller, liar), lie, witness) as players:
        seen = players[1].seq
        players[0].say(["do", 1, "call", players[0].seq])
        await _until(lambda: any(said[:1] == ["m"] and said[3] == "call" for said in players[1].heard))
        for c, card in enumerate(CARDS, 1):
            players[1].say(["do", c, card, seen])
        await _until(lambda: all(players[1].answer(c) for c in range(1, len(CARDS) + 1)))
        return sum(players[1].answer(c) == "ok" for c in range(1, len(CARDS) + 1))


async def _until(condition: Any, seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110  it waits for several things at once
            await asyncio.sleep(0.005)


async def shares(
    url: str, first: float, rival: float, gap: float, lie: float = 0.0, witness: bool = True, races: int = 20
) -> tuple[float, float]:
    """Per cent of races, run side by side, in which the first keeps his card, and in which the rival does."""
    ran = await asyncio.gather(*(race(url, first, rival, gap, lie, witness) for _ in range(races)))
    return 100 * sum(kept for kept, _ in ran) / races, 100 * sum(kept for _, kept in ran) / races


def rows(url: str) -> Iterator[tuple[str, dict[str, float]]]:
    """Lines for the catalogue: message and values."""
    for witness in (False, True):
        for (first, rival), gap in product(PAIRS, GAPS):
            honest = asyncio.run(shares(url, first, rival, gap, 0.0, witness))
            lying = asyncio.run(shares(url, first, rival, gap, LIE, witness))
            values = {
                "witness": int(witness),
                "first": first,
                "second": rival,
                "gap": gap,
                "gain": lying[1] - honest[1],
            }
            yield "races-live", values | {"keeps": honest[0], "both": honest[1]}
            gain = lying[1] - honest[1]
            yield "races-live-liar", values | {"keeps": lying[0], "both": lying[1], "gain": gain}
        landed = asyncio.run(after_call(url, 20, 20, LIE, witness))
        yield "races-after-call", {"witness": int(witness), "cards": landed}
