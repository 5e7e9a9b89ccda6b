"""The face of a table: commands and the time go in, effects come out.

    effects = table.join("p1", Hello(VERSION), now)
    effects = table.receive("p1", Sit("Kim"), now)
    effects = table.tick(now)          # not later than table.wake

Times are whole milliseconds of any clock that never goes back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nerts.bots import Rng
from nerts.engine.rules import Rules
from nerts.protocol import messages as m
from nerts.table import dealing, forgetting, hosting, lobby, memory, moves, pausing, seating, stuck, talk, upkeep
from nerts.table.effects import Effect
from nerts.table.people import Person
from nerts.table.room import Room
from nerts.table.timing import Timing

RESUME = 128
"""Missed events that are sent one by one; whoever has missed more is quicker with a whole state."""

_HANDLERS: dict[type[m.Message], Callable[[Room, Person, Any], None]] = {
    m.Sit: seating.sit,
    m.Stand: hosting.stand,
    m.Pack: lobby.choose_pack,
    m.AddBot: lobby.add_bot,
    m.Remove: hosting.remove,
    m.Clear: hosting.clear,
    m.StandIn: hosting.stand_in,
    m.GiveHost: hosting.give_host,
    m.SetTeams: lobby.set_teams,
    m.SetRules: lobby.set_rules,
    m.SetOption: lobby.set_option,
    m.Start: lobby.start,
    m.Nonce: dealing.add_nonce,
    m.Ready: lobby.ready,
    m.Pause: pausing.pause,
    m.Go: pausing.go,
    m.Hint: stuck.hint,
    m.React: talk.react,
    m.Chat: talk.say,
}


class Table:
    def __init__(
        self,
        code: str,
        life: str,
        seed: Callable[[], bytes],
        rng: Rng,
        now: int = 0,
        rules: Rules | None = None,
        timing: Timing | None = None,
    ) -> None:
        """`seed` gives 32 bytes nobody can guess, the secret of each deal; `rng` is for the bots' pace only."""
        self.room = Room(code, life, rng, seed, now, rules or Rules(), timing=timing or Timing(), lonely_since=now)
        lobby.bring_word(self.room)

    def furnish(self, bots: int, level: str, pace: str) -> None:
        """Bots that wait for the first person."""
        for _ in range(bots):
            seating.add_bot(self.room, level, -1)
        self.room.options = replace(self.room.options, pace=pace)

    @property
    def wake(self) -> int:
        """When `tick` is due, if nothing happens before."""
        return upkeep.next_wake(self.room)

    def join(
        self, pid: str, hello: m.Hello, now: int, address: str = "", witnessed: float | None = None
    ) -> list[Effect]:
        """Somebody has a connection, and hears what they have missed: a newcomer, or the same person again. `witnessed`
        is how long the new line is, in ms, as far as the kernel knows already."""
        room = self._at(now)
        person = room.people.get(pid)
        code = seating.why_not_come(room, person, address)
        if code:
            room.drop(Person(pid), code)
            return self._effects()
        if person is None:
            room.arrivals += 1
            person = room.people[pid] = Person(pid, number=room.arrivals)
        person.online, person.address = True, address
        person.line.witness(room.witness(person, witnessed), now)
        _welcome(room, person, hello)
        upkeep.came_back(room, person)
        return self._effects()

    def leave(self, pid: str, now: int) -> list[Effect]:
        """The connection is lost; the seat is not."""
        room = self._at(now)
        person = room.people.get(pid)
        if person is not None and person.online:
            person.online, person.lost_at = False, now
        return self._effects()

    def receive(self, pid: str, message: m.ToServer, now: int) -> list[Effect]:
        room = self._at(now)
        person = room.people.get(pid)
        if person is not None:
            self._handle(room, person, message)
        return self._effects()

    def tick(self, now: int) -> list[Effect]:
        upkeep.tick(self._at(now))
        return self._effects()

    def measured(self, pid: str, rtt: float, now: int, witnessed: float | None = None) -> list[Effect]:
        """A ping to this person came back after `rtt` ms, and the kernel says `witnessed` ms of the line."""
        room = self._at(now)
        person = room.people.get(pid)
        if person is not None:
            person.line.measured(rtt, now, room.witness(person, witnessed))
        return self._effects()

    def snapshot(self, pid: str, now: int) -> list[Effect]:
        """A `State` for somebody whose connection could not keep up with the events."""
        room = self._at(now)
        person = room.people.get(pid)
        if person is not None:
            room.send(person, room.state_for(person))
        return self._effects()

    def seats(self, pid: str) -> bool:
        """Has this person a seat here."""
        return any(seat.pid == pid for seat in self.room.seats.values())

    def forget(self, pid: str, now: int, heir: str = "") -> list[Effect]:
        """This number is not to be known any more, in what is remembered either: the person wants to be forgotten, or
        is the heir, who was a guest under it."""
        room = self._at(now)
        forgetting.forget(room, pid, heir)
        effects = self._effects()
        memory.erase(room)
        erasing, room.effects = room.effects, []
        return effects + erasing

    # --- inside ---

    def _handle(self, room: Room, person: Person, message: m.ToServer) -> None:
        if isinstance(message, m.Do):
            return moves.do(room, person, message)
        if isinstance(message, m.Hello):
            return _welcome(room, person, message)
        if isinstance(message, m.Ping):
            return room.send(person, m.Pong(message.t, room.now))
        if not person.settings.take(room.now):
            return room.refuse(person, "TOO_FAST")
        return _HANDLERS[type(message)](room, person, message)

    def _at(self, now: int) -> Room:
        self.room.now = max(self.room.now, now)
        return self.room

    def _effects(self) -> list[Effect]:
        pausing.watch(self.room)
        memory.close(self.room)
        effects, self.room.effects = self.room.effects, []
        return effects


def _welcome(room: Room, person: Person, hello: m.Hello) -> None:
    """The missing events, or everything."""
    if hello.version != m.VERSION:
        return room.drop(person, "version")
    missed = room.history.since(hello.seq) if hello.table == room.life else None
    if missed is None or hello.seq <= person.view_since or len(missed) > RESUME:
        return room.send(person, room.state_for(person))
    room.send(person, m.You(person.seat))
    team = room.team_of(person)
    for entry in missed:
        room.send(person, entry.seen_by(team))
    return None
