"""Who is stuck (A24): told by the players, proved by the engine, or assumed of those who have left."""

from __future__ import annotations

from nerts.engine.move import STUCK, Move
from nerts.protocol import messages as m
from nerts.table import hits, moves
from nerts.table.people import Person, Seat
from nerts.table.phases import Phase
from nerts.table.room import Play, Room

SEARCH = 3000
"""Layouts that a stuck search looks at before it answers "unknown": it must not hold up the other tables."""
LEFT = {True: "nothing", False: "moves", None: "unknown"}


def hint(room: Room, person: Person, msg: m.Hint) -> None:
    """Is there a way to progress left for the own team, without shifting?"""
    seat = room.seats.get(person.seat)
    if seat is None or room.play is None or room.phase is not Phase.PLAYING:
        return room.refuse(person, "NOT_NOW")
    if not room.options.hints:
        return room.refuse(person, "HINTS_OFF")
    left = LEFT[room.play.watch.is_stuck(room.play.round, seat.team, SEARCH)]
    return room.send(person, m.Hinted(left))


def mark(room: Room, play: Play) -> None:
    """A team is stuck when it can know that it is and its quiet time has passed (A24); one whose players are all gone
    is not waited for (B05)."""
    for team, layout in enumerate(play.round.layouts):
        if layout.stuck or room.phase is not Phase.PLAYING:
            continue
        if _is_quiet_and_stuck(room, play, team) or _is_all_that_is_waited_for(room, play, team):
            seat = next(seat for seat in room.seats.values() if seat.team == team)
            moves.make(room, play, seat, Move.of(STUCK), hits.bot_arrival(room))


def _is_quiet_and_stuck(room: Room, play: Play, team: int) -> bool:
    """Each team's quiet time counts by itself."""
    quiet = room.clock - play.watch.stirred[team] >= room.rules.stuck_quiet_s * 1000
    return quiet and play.watch.is_stuck(play.round, team, SEARCH) is True


def _is_all_that_is_waited_for(room: Room, play: Play, team: int) -> bool:
    """Have its players left, while all who are there are marked."""
    if not _is_deserted(room, team):
        return False
    present = [layout for other, layout in enumerate(play.round.layouts) if not _is_deserted(room, other)]
    return bool(present) and all(layout.stuck for layout in present)


def _is_deserted(room: Room, team: int) -> bool:
    seats = [seat for seat in room.seats.values() if seat.team == team]
    return not any(seat.driver or _is_waited_for(room, seat) for seat in seats)


def _is_waited_for(room: Room, seat: Seat) -> bool:
    person = room.player_of(seat)
    return person is not None and person.away_for(room.now) < room.timing.seat_keep
