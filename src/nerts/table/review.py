"""What the people who run a server may want to look at. It proves nothing, so nothing follows from it at the table."""

from __future__ import annotations

from nerts.table.room import Play, Room

FEW = 4
"""Ties in a round that say nothing."""
MANY = 3
"""So many times the mean of the other seats is more than luck. (Of the whole table it could not be, with three.)"""


def round_over(room: Room, play: Play) -> None:
    """Who was granted far more ties than the others, and who was granted any on a line that claims far more than is
    witnessed."""
    for number, ties in sorted(play.ties.items()):
        others = [play.ties[other] for other in room.seats if other != number]
        mean = sum(others) / max(1, len(others))
        if ties > max(FEW, MANY * mean):
            room.log("review", why="ties", seat=number, ties=ties, mean=round(mean, 2))
        _look_at_line(room, number)


def _look_at_line(room: Room, number: int) -> None:
    seat = room.seats.get(number)
    person = room.player_of(seat) if seat is not None else None
    if person is not None and person.line.looks_slower_than_it_is:
        claimed, witnessed = round(person.line.rtt_min), round(person.line.witnessed or 0)
        room.log("review", why="line", seat=number, claimed=claimed, witnessed=witnessed)
