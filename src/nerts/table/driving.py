"""Bots at the table: each lands what it had decided, and decides anew."""

from __future__ import annotations

from nerts.bots import Driver
from nerts.table import moves, pacing
from nerts.table.people import Seat
from nerts.table.phases import Phase
from nerts.table.room import Play, Room


def run_due(room: Room) -> None:
    play = room.play
    if play is None:
        return
    due = [(driver.ready_at, number) for number, driver in play.drivers.items() if _is_due(driver, room.now)]
    for _, number in sorted(due):
        driver = play.drivers.get(number)
        if driver is None or room.phase is not Phase.PLAYING:
            return
        _act(room, play, room.seats[number], driver)


def _is_due(driver: Driver, now: int) -> bool:
    return driver.ready_at is not None and driver.ready_at <= now


def _act(room: Room, play: Play, seat: Seat, driver: Driver) -> None:
    move, driver.plan = driver.plan, None
    if move is not None:
        refusal = moves.make(room, play, seat, move, moves.bot_arrival(room))
        if refusal is None:
            driver.landed(move)
        else:
            driver.missed(move)
    if room.phase is Phase.PLAYING:
        hand = seat.hand if moves.has_partner(room, seat) else None
        driver.think(play.round.view(seat.team), hand, room.now, pacing.pace(room), room.rng)
