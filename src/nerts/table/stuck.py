"""Who is stuck (A24): told by the players, proved by the engine, or assumed of those who have left."""

from __future__ import annotations

from nerts.engine.move import STUCK, Move
from nerts.protocol import messages as m
from nerts.table import moves
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
    return room.send(person, m.Hinted(LEFT[_proof(room.play, seat.team)]))


def mark(room: Room, play: Play) -> None:
    """A team is stuck when that can be proved and the quiet time has passed (A24); one whose players are all gone is
    not waited for (B05)."""
    quiet = room.now - play.progress_at >= room.rules.stuck_quiet_s * 1000
    layouts = play.round.layouts
    deserted = {team for team in range(len(layouts)) if _is_deserted(room, team)}
    present = [layout for team, layout in enumerate(layouts) if team not in deserted]
    waiting = bool(present) and all(layout.stuck for layout in present)
    for team, layout in enumerate(layouts):
        if layout.stuck or room.phase is not Phase.PLAYING:
            continue
        if (quiet and _proof(play, team)) or (waiting and team in deserted):
            seat = next(seat for seat in room.seats.values() if seat.team == team)
            moves.make(room, play, seat, Move.of(STUCK), moves.bot_arrival(room))


def _proof(play: Play, team: int) -> bool | None:
    """Searched once after each progress and shift, for nothing else changes the answer."""
    key = (play.progress_at, play.round.layouts[team].shifts)
    known = play.proofs.get(team)
    if known is None or known[0] != key:
        known = play.proofs[team] = (key, play.round.is_stuck(team, SEARCH))
    return known[1]


def _is_deserted(room: Room, team: int) -> bool:
    seats = [seat for seat in room.seats.values() if seat.team == team]
    return not any(seat.driver or _is_waited_for(room, seat) for seat in seats)


def _is_waited_for(room: Room, seat: Seat) -> bool:
    person = room.player_of(seat)
    return person is not None and person.away_for(room.now) < room.timing.seat_keep
