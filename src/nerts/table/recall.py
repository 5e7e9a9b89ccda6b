"""A table as it was, from what was remembered of it: the newest snapshot, and all that came after it.

Deterministic, and without effects: nobody is told anything anew. `wake` is for a restart, after which people come back
by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import GenericAlias
from typing import Any

import msgspec

from nerts.bots import Driver, Memory
from nerts.engine.errors import InvalidText
from nerts.engine.fair import Deal
from nerts.engine.match import Match
from nerts.engine.move import Move
from nerts.engine.record import Fact
from nerts.engine.round import Round
from nerts.engine.rules import Rules
from nerts.protocol.messages import Ok, Sheet
from nerts.table import memory, moves
from nerts.table.curve import Curve
from nerts.table.parts import (
    VERSION,
    Answered,
    Bot,
    Cards,
    Game,
    Head,
    Hit,
    Laid,
    Promise,
    Somebody,
    Step,
    Tally,
    Whole,
)
from nerts.table.people import Person, Seat
from nerts.table.phases import Phase
from nerts.table.races import NO_LINE, Arrival, Line
from nerts.table.room import Landing, Made, Pause, Play, Room
from nerts.table.watch import Watch

Secrets = Mapping[str, bytes]
UPCAST: dict[tuple[str, int], Callable[[bytes], bytes]] = {}
"""By kind and version: makes of what an older release has written what the next version would have written."""


class CannotRecall(InvalidText):
    """What was remembered cannot be read; the table stays closed, and what was written stays as it is."""


@dataclass(frozen=True, slots=True)
class Past:
    """One line of a table's log."""

    kind: str
    v: int
    data: bytes
    who: int = 0
    c: int = 0


def recall(room: Room, snapshot: tuple[int, bytes] | None, past: Iterable[Past], secrets: Secrets) -> None:
    """Bring a new, empty room to where the log ends. `snapshot`: its version and its data. Raises CannotRecall."""
    memory.begin(room)
    try:
        if snapshot is not None:
            _begin_with(room, msgspec.json.decode(_upcast("snapshot", *snapshot), type=Whole), secrets)
        for line in past:
            _fold(room, line, secrets)
    except (msgspec.DecodeError, InvalidText, LookupError, ValueError) as error:
        raise CannotRecall(str(error)) from error
    room.effects.clear()
    assert room.kept is not None
    room.kept.parts, room.kept.seq = memory.parts(room, room.kept), room.history.seq


def _upcast(kind: str, v: int, data: bytes) -> bytes:
    if not 1 <= v <= VERSION:
        raise CannotRecall(f"`{kind}` of version {v} was written by a newer nerts; this one reads up to {VERSION}")
    for version in range(v, VERSION):
        change = UPCAST.get((kind, version))
        data = data if change is None else change(data)
    return data


def wake(room: Room) -> None:
    """After a restart: everybody is away since just now, and no bot moves before people can have come back."""
    room.lonely_since = room.now
    for person in room.people.values():
        person.online, person.lost_at = False, room.now
    for driver in room.play.drivers.values() if room.play is not None else ():
        driver.linger(room.clock, room.timing.head_start)


# --- line by line -----------------------------------------------------------------------------------------------------

Handler = Callable[[Room, Any, str, Secrets], None]


def _fold(room: Room, line: Past, secrets: Secrets) -> None:
    if line.kind not in KINDS:
        raise CannotRecall(f"there is no kind `{line.kind}`")
    kind, handler = KINDS[line.kind]
    now, seq, *rest = kind.decode(_upcast(line.kind, line.v, line.data))
    room.now = now
    assert room.kept is not None
    room.kept.events += 1
    if line.kind == "move":
        _move(room, rest[0], seq)
        _answer(room, line, seq + 1)
    else:
        room.history.jump(seq)
        handler(room, rest[-1] if rest else None, str(rest[0]) if rest else "", secrets)
    room.effects.clear()


def _move(room: Room, step: Step, seq: int) -> None:
    if room.play is None:
        raise CannotRecall("a move without a round")
    room.history.jump(seq)
    arrival = Arrival(step.received, step.received, step.received, NO_LINE) if step.hit is None else _arrival(step.hit)
    made = Made(step.seat, step.team, step.hand, step.number, Move.parse(step.move), step.at, arrival, step.tie)
    moves.apply(room, room.play, made)


def _arrival(hit: Hit) -> Arrival:
    received, at, sure, rtt_min, p95, witnessed = hit
    return Arrival(received, at, sure, Line(rtt_min, p95, witnessed))


def _answer(room: Room, line: Past, seq: int) -> None:
    """A command that comes again is answered as it was, or for the first time."""
    person = next((person for person in room.people.values() if person.number == line.who), None)
    if line.who and person is not None:
        person.answer(Ok(line.c, seq))


def _told(room: Room, part: None, name: str, secrets: Secrets) -> None:
    """Something was told that left nothing behind."""


def _table(room: Room, head: Head, name: str, secrets: Secrets) -> None:
    if head.matches != room.matches:
        room.records = []
    room.rules, room.options, room.phase = Rules.parse(head.rules), head.options, Phase(head.phase)
    room.pause = None if head.pause is None else Pause(*head.pause)
    room.ends_at, room.stood, room.arrivals, room.host = head.ends_at, head.stood, head.arrivals, head.host
    room.matches, room.number, room.barred = head.matches, head.number, head.barred
    room.teams_chosen, room.paired = head.teams_chosen, head.paired


def _seats(room: Room, seats: list[Seat], name: str, secrets: Secrets) -> None:
    room.seats = {seat.number: seat for seat in seats}


def _promise(room: Room, promise: Promise | None, name: str, secrets: Secrets) -> None:
    room.next_deal = _deal_of(promise, secrets)


def _deal_of(promise: Promise | None, secrets: Secrets) -> Deal | None:
    if promise is None:
        return None
    return Deal(promise.table, promise.number, secrets[promise.secret], promise.commitment, promise.nonces)


def _tally(room: Room, tally: Tally | None, name: str, secrets: Secrets) -> None:
    room.match = None
    if tally is not None:
        room.match = match = Match(room.rules, tally.teams)
        match.rounds, match.nerts_sizes = tally.rounds, tally.sizes
        match.totals = [sum(points) for points in zip(*tally.rounds, strict=True)] or [0] * tally.teams


def _sheet(room: Room, sheet: Sheet | None, name: str, secrets: Secrets) -> None:
    room.sheet = sheet


def _person(room: Room, somebody: Somebody | None, pid: str, secrets: Secrets) -> None:
    if somebody is None:
        del room.people[pid]
        return
    person = room.people.setdefault(pid, Person(pid))
    person.number, person.name, person.seat = somebody.number, somebody.name, somebody.seat
    person.view_since, person.wish = somebody.view_since, somebody.wish
    person.address, person.barred_until = somebody.address, somebody.barred_until
    person.online = False


def _game(room: Room, game: Game | None, name: str, secrets: Secrets) -> None:
    if game is None:
        room.play = None
    elif room.play is not None:
        room.play.started = game.started
        if room.play.dealt_seq != game.dealt_seq:  # a pause is over
            room.play.dealt_seq = game.dealt_seq
            room.play.aims.clear()


def _bot(room: Room, bot: Bot | None, number: str, secrets: Secrets) -> None:
    if room.play is None:
        return
    if bot is None:
        room.play.drivers.pop(int(number), None)
        return
    refused = {Move.parse(move) for move in bot.refused}
    mind = Memory(bot.passes, bot.wandered, bot.shifts, refused)
    plan = Move.parse(bot.plan) if bot.plan else None
    room.play.drivers[int(number)] = Driver(bot.level, bot.ready_at, bot.lift_at, plan, mind)


def _lost(room: Room, race: Fact, name: str, secrets: Secrets) -> None:
    if room.play is None:
        raise CannotRecall("a race without a round")
    room.play.record.facts.append(race)


def _score(room: Room, points: list[int], name: str, secrets: Secrets) -> None:
    play = room.play
    if play is None:
        raise CannotRecall("a score without a round")
    play.record.points = points
    play.curve.end(play.round, room.clock - play.started)
    room.records.append(play.record)


def _laid(room: Room, laid: Laid, name: str, secrets: Secrets) -> None:
    deal, record = _deal_of(laid.promise, secrets), laid.record
    if deal is None:
        rnd = Round.from_text(laid.position)
    else:
        rnd = Round.deal(room.rules, len(record.sizes), deal.seed, record.sizes)
    record.deal = deal
    play = room.play = Play(rnd, deal, laid.started, laid.dealt_seq, record, Watch.over(rnd, room.clock))
    play.curve.note(rnd, rnd.tick)


def _line(*rest: Any) -> msgspec.json.Decoder[Any]:
    """Time, last public event, and what belongs to the kind."""
    return msgspec.json.Decoder(GenericAlias(tuple, (int, int, *rest)))


KINDS: dict[str, tuple[msgspec.json.Decoder[Any], Handler]] = {
    "told": (_line(), _told),
    "table": (_line(str, Head), _table),
    "seats": (_line(str, list[Seat]), _seats),
    "promise": (_line(str, Promise | None), _promise),
    "tally": (_line(str, Tally | None), _tally),
    "sheet": (_line(str, Sheet | None), _sheet),
    "person": (_line(str, Somebody | None), _person),
    "game": (_line(str, Game | None), _game),
    "bot": (_line(str, Bot | None), _bot),
    "deal": (_line(Laid), _laid),
    "move": (_line(Step), _told),
    "lost": (_line(Fact), _lost),
    "score": (_line(list[int]), _score),
}
"""By kind: how a line reads, and what it changes. A part that is gone is null."""


# --- from a snapshot --------------------------------------------------------------------------------------------------


def _begin_with(room: Room, whole: Whole, secrets: Secrets) -> None:
    room.now = whole.now
    room.history.jump(whole.seq)
    if whole.cards is not None:
        room.play = _play(whole.cards, secrets)
    for kind, name, data in whole.parts:
        line = Past(kind, VERSION, memory.encode((whole.now, whole.seq, name, data)))
        _fold(room, line, secrets)
    room.records = whole.records
    for pid, answered in whole.answered.items():
        _remember_answers(room.people[pid], answered)


def _remember_answers(person: Person, answered: Answered) -> None:
    for c, seq in answered.events.items():
        person.answer(Ok(c, seq))
    person.c = answered.c


def _play(cards: Cards, secrets: Secrets) -> Play:
    deal = cards.record.deal = _deal_of(cards.promise, secrets)
    watch = Watch(cards.stirred, cards.seen)
    play = Play(Round.from_text(cards.position), deal, cards.started, cards.dealt_seq, cards.record, watch)
    for landed in cards.landings:
        play.landings[landed.number, landed.face] = Landing(landed.seat, landed.sent, _arrival(landed.hit))
    play.call = None if cards.call is None else _arrival(cards.call)
    play.ties.update(cards.ties)
    play.late = {(team, hand) for team, hand in cards.late}
    play.curve = Curve(cards.curve)
    return play
