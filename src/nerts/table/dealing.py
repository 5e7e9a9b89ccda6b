"""The players' part in the deal (engine/fair.py)."""

from __future__ import annotations

from nerts.engine.errors import InvalidText
from nerts.engine.fair import read_nonce
from nerts.protocol import messages as m
from nerts.table.people import Person
from nerts.table.room import Room


def add_nonce(room: Room, person: Person, msg: m.Nonce) -> None:
    """Only what has come by the deal counts: nobody waits for it, and what came first stays."""
    deal = room.next_deal
    if person.seat < 0:
        return room.refuse(person, "NO_SEAT")
    if deal is None or person.seat in deal.nonces:
        return room.refuse(person, "NONCE")
    try:
        deal.nonces[person.seat] = read_nonce(msg.digits)
    except InvalidText:
        return room.refuse(person, "BAD_VALUE", "nonce")
    return room.send(person, m.Ok(0, room.history.seq))
