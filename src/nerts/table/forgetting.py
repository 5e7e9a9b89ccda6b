"""A number goes: of somebody who wants to be forgotten, or of a guest who turns out to be somebody known. Cards and
points stay (B05)."""

from __future__ import annotations

from typing import Final

from nerts.protocol import messages as m
from nerts.table import hosting, seating
from nerts.table.room import Room

NOBODY: Final = "Player"
"""The name of a seat whose player has been forgotten."""


def forget(room: Room, pid: str, heir: str = "") -> None:
    """The person leaves. Of one who is forgotten the name goes as well, and who comes back is told the whole table
    anew; with an heir, who is the same person under another number, the seats that he has left bear the name on."""
    own = [seat for seat in room.seats.values() if pid in (seat.pid, seat.whose)]
    person = room.people.get(pid)
    if person is not None:
        hosting.stand(room, person, m.Stand())
        room.drop(person, "replaced" if heir else "forgotten")
        del room.people[pid]
    named = [seat for seat in own if seat.number in room.seats]
    for seat in named:
        seat.whose = heir
        if not heir:
            seating.rename(room, seat, NOBODY)
    if named and not heir:
        room.cast_seats()
    room.history.forget()
