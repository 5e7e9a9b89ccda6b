"""A table without a server: people come and go, say things, and everybody hears what they would hear."""

from __future__ import annotations

import random
from typing import Any, TypeVar

from nerts.engine.match import Match
from nerts.engine.record import RoundRecord
from nerts.engine.round import Round
from nerts.engine.rules import Rules
from nerts.protocol import messages as m
from nerts.replica import Replica
from nerts.table import Table, rounds
from nerts.table.effects import Drop, Effect, End, Fact, Keep, Send
from nerts.table.people import Seat
from nerts.table.phases import Cue, Phase
from nerts.table.timing import Timing

Msg = TypeVar("Msg", bound=m.Message)
SEED = bytes(range(32))

THREE = """classic
0 n 3C 5D | w QS / JH / 7D / AS | s 4C 9D TC 5C 6C | d KS 2H
1 n 2C 6D | w QC / JD / 7H / 9S | s 4D 9C TH | d KH 3S
2 n 2C 6D | w QC / JD / 7H / 9S | s 4D 9C TH | d KH 3S
f -"""


class Scene:
    def __init__(self, rules: str = "classic", timing: Timing | None = None, seed: int = 1) -> None:
        chance = random.Random(seed)
        self.now = 1_000_000
        self.table = Table(
            "TABLE", "life", lambda: chance.randbytes(32), random.Random(seed), self.now, Rules.parse(rules), timing
        )
        self.heard: dict[str, list[m.ToClient]] = {}
        self.dropped: dict[str, str] = {}
        self.records: list[str] = []
        self.facts: list[Fact] = []
        self.ended = False
        self.numbers: dict[str, int] = {}

    # --- people ---

    def come(self, *people: str, witnessed: float | None = None) -> None:
        for person in people:
            self.heard.setdefault(person, [])
            self._hear(self.table.join(person, m.Hello(m.VERSION), self.now, witnessed=witnessed))

    def seat(self, *people: str) -> None:
        """Come, and sit down under that name."""
        for person in people:
            self.come(person)
            self.say(person, m.Sit(person))

    def go(self, *people: str) -> None:
        for person in people:
            self._hear(self.table.leave(person, self.now))

    def say(self, person: str, message: m.ToServer) -> m.ToClient | None:
        """Returns the last thing that the person heard in answer."""
        before = len(self.heard[person])
        self._hear(self.table.receive(person, message, self.now))
        heard = self.heard[person][before:]
        return heard[-1] if heard else None

    def do(self, person: str, move: str, saw: int | None = None, c: int = 0) -> m.Ok | m.No:
        """A numbered command; `saw` is the last event that it is said to follow, left out the deal."""
        play = self.table.room.play
        saw = play.dealt_seq if saw is None and play is not None else saw or 0
        self.numbers[person] = c or self.numbers.get(person, 0) + 1
        before = len(self.heard[person])
        self._hear(self.table.receive(person, m.Do(self.numbers[person], move, saw), self.now))
        return next(message for message in self.heard[person][before:] if isinstance(message, m.Ok | m.No))

    # --- time ---

    def wait(self, ms: int) -> None:
        """Time passes, with every tick that falls due."""
        end = self.now + ms
        while (due := self.table.wake) <= end and not self.ended:
            self.now = max(self.now, due)
            self._hear(self.table.tick(self.now))
        self.now = end

    def long_seen(self) -> int:
        """The last event, half a second after everybody was told of it."""
        self.wait(500)
        return self.table.room.history.seq

    def start(self, host: str) -> None:
        self.say(host, m.Start())
        self.wait(self.table.room.timing.countdown)

    # --- positions ---

    def play_from(self, position: str, *people: str) -> Round:
        """Everybody sits, one a team, and the round is at that position."""
        self.seat(*people)
        return self.set_position(position)

    def set_position(self, position: str) -> Round:
        room = self.table.room
        rnd = Round.from_text(position)
        room.rules = rnd.rules
        room.match = Match(rnd.rules, len(rnd.layouts))
        room.number = room.matches = 1
        room.phase = Phase.LOBBY
        room.cue(Cue.START)
        rounds.lay(room, rnd, None, RoundRecord(position=rnd.to_text()))
        room.cue(Cue.DEAL)
        for person in self.heard:
            self._hear(self.table.snapshot(person, self.now))
        return rnd

    def has_ended(self) -> bool:
        return self.ended

    @property
    def round(self) -> Round:
        assert self.table.room.play is not None
        return self.table.room.play.round

    @property
    def phase(self) -> str:
        return self.table.room.phase.value

    @property
    def seats(self) -> dict[int, Seat]:
        return self.table.room.seats

    def seat_of(self, person: str) -> int:
        return self.table.room.people[person].seat

    def names(self) -> list[str]:
        return [seat.name for _, seat in sorted(self.seats.items())]

    # --- hearing ---

    def last(self, person: str, kind: type[Msg]) -> Msg:
        return [message for message in self.heard[person] if isinstance(message, kind)][-1]

    def all(self, person: str, kind: type[Msg]) -> list[Msg]:
        return [message for message in self.heard[person] if isinstance(message, kind)]

    def replica(self, person: str) -> Replica:
        """The table as it is to somebody who has applied everything heard."""
        replica = Replica()
        for message in self.heard[person]:
            replica.apply(message)
        return replica

    def _hear(self, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Send):
                for person in effect.to:
                    self.heard[person].append(effect.message)
            elif isinstance(effect, Drop):
                self.dropped[effect.person] = effect.code
            elif isinstance(effect, Keep):
                self.records.append(effect.record)
            elif isinstance(effect, Fact):
                self.facts.append(effect)
            elif isinstance(effect, End):
                self.ended = True


def refusal(code: Any, arg: str = "", c: int = 0) -> m.No:
    return m.No(c, str(code), arg)
