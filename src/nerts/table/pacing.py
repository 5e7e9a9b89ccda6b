"""When bots move. A bot decides on what it sees, and its card lands a human while later; what others did in between it
has not seen, so it can come too late like everybody else."""

from __future__ import annotations

from nerts.bots import PACES, Driver, Pace
from nerts.table.phases import Phase
from nerts.table.room import Play, Room

CALM = "gentle"


def pace(room: Room) -> Pace:
    return PACES[CALM if room.options.calm else room.options.pace]


def seat_drivers(room: Room, play: Play) -> None:
    """A driver for every seat that a bot plays for, and none for the others."""
    for number, seat in room.seats.items():
        driver = play.drivers.get(number)
        if not seat.driver:
            play.drivers.pop(number, None)
        elif driver is None or driver.level != seat.driver:
            play.drivers[number] = Driver(seat.driver, ready_at=room.clock + round(pace(room).first_look(room.rng)))
    for number in [number for number in play.drivers if number not in room.seats]:
        del play.drivers[number]


def look_again(room: Room, play: Play, hope: bool) -> None:
    for driver in play.drivers.values():
        driver.stir(room.clock + round(pace(room).reaction(room.rng)), hope)


def next_due(room: Room, play: Play) -> int | None:
    """When the next bot acts; after the call only a card that is in its hand may still land (A29)."""
    drivers = [driver for driver in play.drivers.values() if room.phase is Phase.PLAYING or driver.in_hand]
    if not room.in_round:
        return None
    return min((driver.due for driver in drivers if driver.due is not None), default=None)
