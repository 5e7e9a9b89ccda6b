"""What the host may do with people, before a match and amid it: remove, replace, send away, hand the role on.

Whoever loses a seat sees from then on what a spectator sees; the cards and the points stay with the seat (B05).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from nerts.bots import LEVELS
from nerts.protocol import messages as m
from nerts.table import driving, rounds, seating
from nerts.table.people import Person, Seat
from nerts.table.room import Room

Msg = TypeVar("Msg", bound=m.Message)
Handler = Callable[[Room, Person, Msg], None]


def host_only(handler: Handler[Msg]) -> Handler[Msg]:
    @wraps(handler)
    def guarded(room: Room, person: Person, msg: Msg) -> None:
        if room.is_host(person):
            return handler(room, person, msg)
        return room.refuse(person, "NOT_HOST")

    return guarded


# --- seats ------------------------------------------------------------------------------------------------------------


def stand(room: Room, person: Person, msg: m.Stand) -> None:
    """Give the own seat up, and watch."""
    person.wish = None
    seat = room.seats.get(person.seat)
    if seat is not None:
        _free(room, seat)
        room.cast_seats()
        seating.show_anew(room, person)


@host_only
def remove(room: Room, person: Person, msg: m.Remove) -> None:
    """Out, with the bot or the person who sits there."""
    seat = room.seats.get(msg.seat)
    if seat is None or seat.number == person.seat:
        return room.refuse(person, "NO_SEAT")
    removed = room.player_of(seat)
    _free(room, seat)
    room.cast_seats()
    if removed is not None:
        seating.bar(room, removed)
    return None


@host_only
def stand_in(room: Room, person: Person, msg: m.StandIn) -> None:
    """A bot takes the seat for good. Whoever sat there is not barred: he watches, and may take a seat over again."""
    seat = room.seats.get(msg.seat)
    if msg.level not in LEVELS:
        return room.refuse(person, "BAD_VALUE", "level")
    if not room.in_match:
        return room.refuse(person, "NOT_NOW")
    if seat is None or seat.number == person.seat:
        return room.refuse(person, "NO_SEAT")
    replaced = room.player_of(seat)
    _free(room, seat)
    seat.bot, seat.standin = msg.level, ""
    rounds.wake_bots(room)
    room.cast_seats()
    if replaced is not None:
        seating.show_anew(room, replaced)
    return None


def _free(room: Room, seat: Seat) -> None:
    """What its hand holds goes back before somebody else plays it."""
    if room.play is not None and room.in_round:
        driving.put_down(room, room.play, seat)
    seating.vacate(room, seat)
    rounds.wake_bots(room)


# --- watchers, and the role -------------------------------------------------------------------------------------------


@host_only
def clear(room: Room, person: Person, msg: m.Clear) -> None:
    """One without a seat has to go, or all of them."""
    chosen = [watcher for watcher in room.watchers() if msg.number in (0, watcher.number)]
    if msg.number and not chosen:
        return room.refuse(person, "NO_SEAT")
    for watcher in chosen:
        seating.bar(room, watcher)
    return None


@host_only
def give_host(room: Room, person: Person, msg: m.GiveHost) -> None:
    seat = room.seats.get(msg.seat)
    heir = room.player_of(seat) if seat is not None else None
    if heir is None or not heir.online:
        return room.refuse(person, "NO_SEAT")
    room.host = heir.seat
    return room.cast_seats()
