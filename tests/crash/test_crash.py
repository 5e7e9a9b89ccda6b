"""The server is killed in the middle of things, again and again, and nothing that it had answered is lost.

`make crash` kills thirty times; NERTS_CRASHES says otherwise.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from nerts.client import Closed, TableClient
from nerts.protocol import messages as m
from nerts.server.run import listen
from nerts.store import Store
from nerts.table import Table
from nerts.table.recall import Past, recall
from tests.server.harness import HOST, House

KILLS = int(os.environ.get("NERTS_CRASHES", "5"))
SOON = 3.0
"""Seconds after it has answered anybody, in which everybody plays on."""
PACE = (0.14, 0.25)


@dataclass
class Machine:
    """The server as a process of its own, which can be killed."""

    folder: Path
    port: int
    process: asyncio.subprocess.Process | None = None
    up: list[float] = field(default_factory=list)
    """When it answered for the first time after each start."""

    async def start(self) -> None:
        command = [str(Path(sys.executable).with_name("nerts")), "serve", "--host", HOST, "--port", str(self.port)]
        self.process = await asyncio.create_subprocess_exec(
            *command, "--data", str(self.folder), env=os.environ | {"NERTS_TEST": "1"}, stdout=-3
        )
        async with asyncio.timeout(15):
            while not await _answers(House(None, self.port, "")):  # type: ignore[arg-type]
                await asyncio.sleep(0.02)
        self.up.append(time.monotonic())

    async def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        async with asyncio.timeout(10):
            await self.process.wait()


@dataclass
class Player:
    """Plays whatever is legal; a command that was not answered is sent again under its number until it is."""

    client: TableClient
    rng: random.Random
    machine: Machine
    sent: dict[int, str] = field(default_factory=dict)
    applied: set[int] = field(default_factory=set)
    refused: set[int] = field(default_factory=set)
    open: m.Do | None = None
    back: list[float] = field(default_factory=list)
    """When a command was answered again after each start of the server."""

    async def play(self) -> None:
        while True:
            try:
                await self._step()
            except Closed:
                await self._come_back()

    async def _step(self) -> None:
        await asyncio.sleep(self.rng.uniform(*PACE))
        if self.client.goodbye:  # while there is nothing to play, nothing else tells of it
            raise Closed(self.client.goodbye)
        if self.open is None:
            self.open = self._choose()
        if self.open is not None:
            self.sent[self.open.c] = self.open.move
            answer = await self.client.command(self.open)
            (self.applied if isinstance(answer, m.Ok) else self.refused).add(self.open.c)
            self.open = None
        if self.client.phase in ("scored", "over"):
            await self.client.send(m.Ready())

    def _choose(self) -> m.Do | None:
        if self.client.phase != "playing":
            return None
        moves = [move for move in self.client.view().legal_moves() if str(move) not in ("stuck", "shift")]
        return self.client.next_command(str(self.rng.choice(moves))) if moves else None

    async def _come_back(self) -> None:
        while True:
            try:
                await self.client.connect()
            except (Closed, OSError):
                await asyncio.sleep(self.rng.uniform(0.02, 0.1))
            else:
                break
        if self.open is None:
            self.open = self._choose()
        await self._step()
        self.back.append(time.monotonic())


@asynccontextmanager
async def playing(machine: Machine, people: int, seed: int) -> AsyncIterator[tuple[str, list[Player]]]:
    house = House(None, machine.port, "")  # type: ignore[arg-type]
    code = await house.open(bots=1, pace="fast")
    players = []
    for number in range(people):
        client = TableClient(house.link(code))
        await client.connect()
        await client.sit(f"P{number}")
        players.append(Player(client, random.Random(seed + number), machine))
    await players[0].client.send(m.Start())
    await players[0].client.until(lambda: players[0].client.phase == "playing")
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        yield code, players
    finally:
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        for player in players:
            await player.client.close()


async def _answers(house: House) -> bool:
    try:
        return (await house.ask("GET", "/healthz"))[0] == 200
    except OSError:
        return False


async def test_a_killed_server_loses_nothing_that_it_has_answered(tmp_path: Path) -> None:
    with listen(HOST, 0) as sock:
        port = int(sock.getsockname()[1])
    chance = random.Random(9)
    machine = Machine(tmp_path, port)
    await machine.start()
    starts: list[float] = []
    waits: list[float] = []
    async with playing(machine, 4, seed=1) as (code, players):
        for _ in range(KILLS):
            await asyncio.sleep(chance.uniform(0.5, 3))
            killed = time.monotonic()
            await machine.end(signal.SIGKILL)
            await machine.start()
            async with asyncio.timeout(20):
                while any(not player.back or player.back[-1] < killed for player in players):
                    await asyncio.sleep(0.02)
            starts.append(machine.up[-1] - killed)
            waits += [max(0.0, player.back[-1] - machine.up[-1]) for player in players]
        await asyncio.sleep(1)
    seen = await House(None, port, "").json("GET", f"/test/table/{code}")  # type: ignore[arg-type]
    await machine.end(signal.SIGTERM)
    waits.sort()
    applied = sum(len(player.applied) for player in players)
    print(
        f"{KILLS} kills, {applied} moves answered, up again after {median(starts):.2f} s, at most {max(starts):.2f} s; "
        f"everybody back {median(waits):.2f} s later, at most {waits[-1]:.2f} s"
    )
    assert waits[-1] < SOON * 3, "on a busy machine; on a free one it is far below 3 s"
    check(tmp_path, code, players, seen)


def check(folder: Path, code: str, players: list[Player], seen: dict[str, Any]) -> None:
    with Store.open(folder) as store:
        (name,) = [name for name in store.log.live() if name.startswith(code)]
        events, kept = store.log.all_of(name), store.log.load(name)
    assert [event.seq for event in events] == list(range(1, len(events) + 1))
    numbers = {}
    for event in events:
        if event.kind == "person":
            *_, somebody = msgspec.json.decode(event.data)
            if somebody and somebody.get("seat", -1) >= 0:
                numbers[somebody["seat"]] = somebody["number"]
    moves = Counter((event.who, event.cmid) for event in events if event.cmid)
    assert set(moves.values()) <= {1}
    for player in players:
        mine = {c for who, c in moves if who == numbers[player.client.seat]}
        assert player.applied <= mine, "answered, and not there"
        assert mine <= player.applied | ({player.open.c} if player.open else set()), "there, and never sent"
        assert not mine & player.refused
    newest = None if kept.snapshot is None else (kept.snapshot.v, kept.snapshot.data)
    for snapshot, tail in ((None, events), (newest, kept.events)):
        table = Table(code, "", lambda: bytes(32), random.Random(1))
        past = (Past(event.kind, event.v, event.data, event.who, event.cmid) for event in tail)
        recall(table.room, snapshot, past, kept.secrets)
        assert table.room.play is not None
        assert table.room.play.round.validate() == []
        assert table.room.history.seq >= seen["seq"]
