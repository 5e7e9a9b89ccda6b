"""Four people at three moves a second each through a bad network: nobody loses anything that was acknowledged, nothing
happens twice, and in the end all know the same.

A few seconds in the ordinary run; `NERTS_CHAOS_SECONDS=60` and all ten seeds by `make chaos`.
"""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import suppress
from dataclasses import dataclass, field

from nerts.client import Closed, TableClient
from nerts.engine.move import CALL, SHIFT, STUCK
from nerts.protocol import messages as m
from nerts.table.room import Room
from tests.chaos.proxy import STORM, Weather, bad_network
from tests.server.harness import House, running

SECONDS = float(os.environ.get("NERTS_CHAOS_SECONDS", "8"))
SEEDS = range(10)
PLAYERS = 4
PAUSE = 0.33
PATIENCE = 2.0
"""Seconds without an answer until a player gives the connection up."""
TALK = (CALL, STUCK, SHIFT)


@dataclass
class Player:
    """Somebody who plays on whatever the network does."""

    client: TableClient
    rng: random.Random
    answers: dict[int, m.Ok | m.No] = field(default_factory=dict)
    sent: dict[int, str] = field(default_factory=dict)

    async def play(self, until: float) -> None:
        loop = asyncio.get_running_loop()
        while loop.time() < until:
            await asyncio.sleep(PAUSE * self.rng.uniform(0.5, 1.5))
            moves = [move for move in self.client.view().legal_moves() if move.kind not in TALK]
            if moves:
                await self.command(self.client.next_command(str(self.rng.choice(moves))))
            if self.rng.random() < 0.02:
                await self.open_second_tab()

    async def command(self, do: m.Do) -> None:
        """Until it is answered, over as many connections as that takes."""
        self.sent[do.c] = do.move
        while do.c not in self.answers:
            try:
                async with asyncio.timeout(PATIENCE):
                    self.answers[do.c] = await self.client.command(do)
            except (Closed, TimeoutError):
                await self.come_back()

    async def come_back(self) -> None:
        while True:
            self.client.break_off()
            await asyncio.sleep(self.rng.uniform(0.05, 0.3))
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self.client.connect()
            except (Closed, TimeoutError):
                continue

    async def open_second_tab(self) -> None:
        """It takes the seat for a moment; the first tab takes it back."""
        other = TableClient(f"{self.client._origin}/t/{self.client._url.rpartition('/')[2]}", self.client.cookie)
        with suppress(Closed, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await other.connect()
        other.break_off()
        await self.come_back()


async def storm(house: House, seed: int) -> int:
    """Returns how many connections were broken."""
    code = await house.set_up(
        rules="classic, nerts=21", seats=[], timing={"countdown": 1, "host_wait": 10**6, "seat_keep": 10**6}
    )
    moved: list[m.Moved] = []
    async with bad_network(house.port, seed, Weather()) as proxy, TableClient.join(house.link(code)) as watcher:
        watcher.seen = lambda message: moved.append(message) if isinstance(message, m.Moved) else None
        link = f"http://127.0.0.1:{proxy.port}/t/{code}"
        players = [Player(TableClient(link), random.Random(f"{seed} {i}")) for i in range(PLAYERS)]
        for number, player in enumerate(players):
            await player.client.connect()
            await player.client.sit(f"Player {number}")
        await players[0].client.send(m.Start())
        for player in players:
            await player.client.until(lambda client=player.client: client.phase == "playing")  # type: ignore[misc]
        proxy.weather = STORM
        end = asyncio.get_running_loop().time() + SECONDS
        await asyncio.gather(*(player.play(end) for player in players))
        proxy.weather = Weather()
        await settle(house.hall.actors[code].table.room, watcher, players)
        check(house.hall.actors[code].table.room, moved, players)
        for player in players:
            player.client.break_off()
        return proxy.cuts


async def settle(room: Room, watcher: TableClient, players: list[Player]) -> None:
    """Everybody is back and has heard everything."""
    for player in players:
        await player.come_back()
    await asyncio.sleep(0.2)
    for client in (watcher, *(player.client for player in players)):
        await client.until(lambda client=client: client.replica.seq == room.history.seq)  # type: ignore[misc]


def check(room: Room, moved: list[m.Moved], players: list[Player]) -> None:
    assert room.play is not None
    by_seq = {event.seq: event for event in moved}
    for player in players:
        known = player.client.view().to_text()
        assert known == room.play.round.view(player.client.replica.team).to_text()
        applied = {c: reply.seq for c, reply in player.answers.items() if isinstance(reply, m.Ok)}
        assert player.answers.keys() == player.sent.keys()
        assert [(by_seq[seq].seat, by_seq[seq].move) for seq in applied.values()] == [
            (player.client.seat, player.sent[c]) for c in applied
        ]
        assert [applied[c] for c in sorted(applied)] == sorted(set(applied.values()))
        assert sum(event.seat == player.client.seat for event in moved) == len(applied) > 0
    made = [fact for fact in room.play.record.facts if fact.lost is None]
    assert len(moved) == len(made) == len(by_seq)
    assert room.play.round.validate() == []


async def test_nothing_acknowledged_is_lost_and_nothing_happens_twice() -> None:
    async with running() as house, asyncio.timeout(SECONDS + 30):
        cuts = await asyncio.gather(*(storm(house, seed) for seed in SEEDS))
    assert sum(cuts) > len(SEEDS)
