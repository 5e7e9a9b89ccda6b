"""Remembering a table: after each command the parts that have changed, at once what happens to cards, and from time to
time the whole. What answers a command follows what is remembered of it: the server sees to that order.

A field that is added to one of the parts is remembered and comes back; nothing has to be written down anywhere else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from nerts.bots import Driver
from nerts.engine.fair import Deal
from nerts.engine.match import Match
from nerts.protocol.messages import Ok
from nerts.table.effects import Secret, Snapshot
from nerts.table.parts import (
    Answered,
    Bot,
    Cards,
    Game,
    Head,
    Hit,
    Laid,
    Landed,
    Promise,
    Somebody,
    Step,
    Tally,
    Whole,
)
from nerts.table.people import Person
from nerts.table.races import NO_LINE, Arrival
from nerts.table.room import Kept, Made, Play, Room

SNAPSHOT = 256
"""So many are remembered one by one; then the whole, so that a restart has little to do."""
encode = msgspec.json.Encoder().encode


def begin(room: Room) -> None:
    """From now on the table is remembered."""
    room.kept = Kept()


def close(room: Room) -> None:
    """The end of a command: what has changed by it."""
    kept = room.kept
    if kept is None:
        return
    before, kept.parts = kept.parts, parts(room, kept)
    for name, data in kept.parts.items():
        if before.get(name) != data:
            room.note(name[0], name[1], msgspec.Raw(data))
    for name in before.keys() - kept.parts.keys():
        room.note(name[0], name[1], None)
    if kept.seq != room.history.seq:
        room.note("told")  # its number is not given out again
    if kept.events >= SNAPSHOT:
        kept.events = 0
        room.effects.append(Snapshot(encode(whole(room, kept))))


def erase(room: Room) -> None:
    """After `close`: the table is remembered as it is, and no longer how it came about. One line that says nothing
    follows, so that the log has a last number."""
    kept = room.kept
    if kept is not None:
        kept.events = 0
        room.effects.append(Snapshot(encode(whole(room, kept)), erases=True))
        room.note("told")


# --- what happens to cards --------------------------------------------------------------------------------------------


def keep_secret(room: Room, deal: Deal) -> None:
    if room.kept is not None:
        room.effects.append(Secret(_secret_name(deal), deal.secret))


def _secret_name(deal: Deal) -> str:
    """Of all deals at the table."""
    return f"{deal.table}/{deal.number}"


def _promise(deal: Deal) -> Promise:
    return Promise(_secret_name(deal), deal.table, deal.number, deal.commitment, deal.nonces)


def note_deal(room: Room, play: Play) -> None:
    """Also the moment for a snapshot: a round is played from here."""
    if room.kept is None:
        return
    position = play.round.to_text() if play.record.position else ""
    promise = None if play.deal is None else _promise(play.deal)
    room.note("deal", Laid(promise, replace(play.record, deal=None), position, play.started, play.dealt_seq))
    room.kept.events = SNAPSHOT


def note_move(room: Room, made: Made, answer: tuple[Person, int] | None) -> None:
    if room.kept is None:
        return
    hit = None if made.arrival.line is NO_LINE else _hit(made.arrival)
    received = made.arrival.received if hit is None else 0
    step = Step(made.seat, made.team, made.hand, made.number, str(made.move), made.at, made.tie, hit, received)
    who, c = (answer[0].number, answer[1]) if answer is not None else (0, 0)
    room.note("move", step, who=who, c=c)


def note_told(room: Room) -> None:
    """What has just been noted tells of all events up to here."""
    if room.kept is not None:
        room.kept.seq = room.history.seq


def _hit(arrival: Arrival) -> Hit:
    line = arrival.line
    return arrival.received, arrival.at, arrival.sure, line.rtt_min, line.p95, line.witnessed


# --- what is ----------------------------------------------------------------------------------------------------------


def parts(room: Room, kept: Kept) -> dict[tuple[str, str], bytes]:
    return {(kind, name): encode(part) for kind, name, part in _parts(room, kept)}


def _parts(room: Room, kept: Kept) -> Iterator[tuple[str, str, object]]:
    yield "table", "", _head(room, kept.text_of(room.rules))
    yield "seats", "", list(room.seats.values())
    if room.next_deal is not None:
        yield "promise", "", _promise(room.next_deal)
    if room.match is not None:
        yield "tally", "", _tally(room.match)
    if room.sheet is not None:
        yield "sheet", "", room.sheet
    for pid, person in room.people.items():
        yield "person", pid, _somebody(person)
    if room.play is not None:
        yield "game", "", Game(room.play.started, room.play.dealt_seq)
        for number, driver in room.play.drivers.items():
            yield "bot", str(number), _bot(driver)


def _head(room: Room, rules: str) -> Head:
    pause = room.pause
    return Head(
        rules=rules,
        options=room.options,
        phase=room.phase.value,
        ends_at=room.ends_at,
        pause=None if pause is None else (pause.seat, pause.since, pause.alone),
        stood=room.stood,
        arrivals=room.arrivals,
        host=room.host,
        matches=room.matches,
        number=room.number,
        teams_chosen=room.teams_chosen,
        paired=room.paired,
        barred=room.barred,
    )


def _somebody(person: Person) -> Somebody:
    return Somebody(
        person.number, person.name, person.seat, person.view_since, person.address, person.barred_until, person.wish
    )


def _tally(match: Match) -> Tally:
    return Tally(len(match.totals), match.rounds, match.nerts_sizes)


def _bot(driver: Driver) -> Bot:
    memory = driver.memory
    return Bot(
        driver.level,
        driver.ready_at,
        driver.lift_at,
        "" if driver.plan is None else str(driver.plan),
        memory.passes,
        memory.wandered,
        memory.shifts,
        sorted(map(str, memory.refused)),
    )


# --- the whole --------------------------------------------------------------------------------------------------------


def whole(room: Room, kept: Kept) -> Whole:
    return Whole(
        now=room.now,
        seq=room.history.seq,
        parts=[(*name, msgspec.Raw(data)) for name, data in kept.parts.items()],
        answered={pid: _answered(person) for pid, person in room.people.items() if person.c},
        records=room.records,
        cards=None if room.play is None else _cards(room, room.play),
    )


def _answered(person: Person) -> Answered:
    return Answered(person.c, {c: reply.seq for c, reply in person.answers.items() if isinstance(reply, Ok)})


def _cards(room: Room, play: Play) -> Cards:
    return Cards(
        promise=None if play.deal is None else _promise(play.deal),
        position=play.round.to_text(),
        record=replace(play.record, deal=None),
        started=play.started,
        dealt_seq=play.dealt_seq,
        landings=[
            Landed(number, face, landing.seat, landing.sent, _hit(landing.arrival))
            for (number, face), landing in play.landings.items()
        ],
        call=None if play.call is None else _hit(play.call),
        ties=dict(play.ties),
        late=sorted(play.late),
        stirred=play.watch.stirred,
        seen=play.watch.seen,
        curve=play.curve.all_rows,
    )
