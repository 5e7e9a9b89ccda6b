"""The game stands still, and goes on. The table itself does not: people come, go, talk and are measured in a pause."""

from __future__ import annotations

from nerts.protocol import messages as m
from nerts.table.people import Person
from nerts.table.phases import Phase
from nerts.table.room import Pause, Room

PAUSED_IN = (Phase.COUNTDOWN, Phase.PLAYING)
"""Not in the hush after a call: it is over in a moment, and cards are in the air."""


def pause(room: Room, person: Person, msg: m.Pause) -> None:
    code = _why_not(room, person)
    if code:
        return room.refuse(person, code)
    room.pause = Pause(person.seat, room.now, _is_alone(room))
    return room.cast(m.Paused(room.seq, person.seat, room.left))


def _why_not(room: Room, person: Person) -> str:
    if person.seat < 0:
        return "NO_SEAT"
    if room.phase not in PAUSED_IN:
        return "NOT_NOW"
    if room.pause is not None:
        return "PAUSED"
    return "" if room.is_host(person) or _is_alone(room) else "NOT_HOST"


def _is_alone(room: Room) -> bool:
    """Do only bots play besides one person."""
    return sum(person.online for _, person in room.players()) < 2


def go(room: Room, person: Person, msg: m.Go) -> None:
    if room.pause is None:
        return room.refuse(person, "NOT_NOW")
    if person.seat != room.pause.seat and not room.is_host(person):
        return room.refuse(person, "NOT_HOST")
    return _end(room, room.pause)


def watch(room: Room) -> None:
    """A pause does not outlast its maker's seat; one for bots alone ends when a second person is there."""
    pause = room.pause
    if pause is None:
        return
    seat = room.seats.get(pause.seat)
    if seat is None or not seat.pid or (pause.alone and not _is_alone(room)):
        _end(room, pause)


def _end(room: Room, pause: Pause) -> None:
    room.stood += room.now - pause.since
    room.pause = None
    play = room.play
    if play is not None and room.in_round:
        play.dealt_seq = room.seq  # what was let go before people heard of it, was let go in the pause
        play.aims.clear()
        for driver in play.drivers.values():
            driver.linger(room.clock, room.timing.head_start)
    room.cast(m.Paused(room.seq, ms=room.left))
