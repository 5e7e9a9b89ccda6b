"""Reactions and chat: plain text, rarely, and only where the host allows it."""

from __future__ import annotations

from nerts.protocol import messages as m
from nerts.table.names import clean_line
from nerts.table.people import Person
from nerts.table.room import Room

REACTIONS = 12


def react(room: Room, person: Person, msg: m.React) -> None:
    code = "" if 0 <= msg.kind < REACTIONS else "BAD_VALUE"
    code = code or _why_silent(room, person, allowed=True)
    if not code and not person.reactions.take(room.now):
        code = "TOO_FAST"
    if code:
        return room.refuse(person, code)
    return room.cast(m.Reacted(room.seq, person.seat, msg.kind))


def say(room: Room, person: Person, msg: m.Chat) -> None:
    text = clean_line(msg.text)
    code = _why_silent(room, person, room.options.chat) or ("" if text else "BAD_VALUE")
    if not code and not person.chat.take(room.now):
        code = "TOO_FAST"
    if code:
        return room.refuse(person, code)
    return room.cast(m.Said(room.seq, person.seat, text))


def _why_silent(room: Room, person: Person, allowed: bool) -> str:
    if person.seat < 0:
        return "NO_SEAT"
    return "" if allowed else "CHAT_OFF"
