"""Bots at the table: each takes up the card it has decided on, carries it, lands it, and decides anew."""

from __future__ import annotations

from nerts.bots import Driver
from nerts.engine.move import DROP, Move
from nerts.table import hits, moves, pacing
from nerts.table.people import Seat
from nerts.table.phases import Phase
from nerts.table.room import Play, Room


def run_due(room: Room) -> None:
    play = room.play
    if play is None:
        return
    due = [(driver.due, number) for number, driver in play.drivers.items() if _is_due(driver, room.clock)]
    for _, number in sorted(due):
        driver = play.drivers.get(number)
        if driver is not None and (room.phase is Phase.PLAYING or (room.in_round and driver.in_hand)):
            _act(room, play, room.seats[number], driver)


def _is_due(driver: Driver, now: int) -> bool:
    return driver.due is not None and driver.due <= now


def _act(room: Room, play: Play, seat: Seat, driver: Driver) -> None:
    if driver.lift_at is None:
        _land(room, play, seat, driver)
    elif _lift(room, play, seat, driver):
        return
    if room.phase is Phase.PLAYING:
        put_down(room, play, seat)
        hand = seat.hand if moves.has_partner(room, seat) else None
        driver.think(play.round.view(seat.team), hand, room.clock, pacing.pace(room), room.rng)


def _lift(room: Room, play: Play, seat: Seat, driver: Driver) -> bool:
    """Take the card up, if it is still there; what the hand was left holding by a person goes back first."""
    put_down(room, play, seat)
    lift, driver.lift_at = driver.lifting(), None
    if lift is not None and moves.make(room, play, seat, lift, hits.bot_arrival(room)) is None:
        return True
    if driver.plan is not None:
        driver.missed(driver.plan)
    driver.plan = None
    return False


def _land(room: Room, play: Play, seat: Seat, driver: Driver) -> None:
    move, driver.plan = driver.plan, None
    if move is None:
        return None
    refusal = moves.make(room, play, seat, move, hits.bot_arrival(room))
    if refusal is None:
        return driver.landed(move)
    if refusal.code != moves.RESTS:
        driver.missed(move)
    return put_down(room, play, seat)


def put_down(room: Room, play: Play, seat: Seat) -> None:
    drop = Move.of(DROP)
    if moves.hand_of(room, seat, drop) in play.round.layouts[seat.team].hands:
        moves.make(room, play, seat, drop, hits.bot_arrival(room))
