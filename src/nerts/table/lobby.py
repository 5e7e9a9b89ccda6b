"""What the host and the people in the lobby may set."""

from __future__ import annotations

from functools import wraps

from msgspec.structs import replace

from nerts.bots import LEVELS, PACES
from nerts.engine.errors import RulesError
from nerts.engine.rules import Rules
from nerts.protocol import messages as m
from nerts.table import rounds, seating, teams
from nerts.table.hosting import Handler, Msg, host_only
from nerts.table.people import PACKS, Person
from nerts.table.phases import SETTING_UP, Phase
from nerts.table.room import Room

FLAGS = {"on": True, "off": False}
WORDS = ("nerts", "pounce", "peanuts", "squeal", "out")
"""What may be called when a Nerts pile is empty."""
PRESET_WORDS = {"pounce10": "pounce", "peanuts2": "peanuts", "racing_demon": "out", "racing_demon_strict": "out"}
"""What is called where a preset comes from."""


def before_match(handler: Handler[Msg]) -> Handler[Msg]:
    @wraps(handler)
    def guarded(room: Room, person: Person, msg: Msg) -> None:
        if room.phase in SETTING_UP:
            return handler(room, person, msg)
        return room.refuse(person, "IN_MATCH")

    return guarded


def choose_pack(room: Room, person: Person, msg: m.Pack) -> None:
    seat = room.seats.get(person.seat)
    if seat is None or not 0 <= msg.pack < PACKS:
        return room.refuse(person, "NO_SEAT" if seat is None else "BAD_VALUE")
    if any(other.pack == msg.pack and other.team != seat.team for other in room.seats.values()):
        return room.refuse(person, "PACK_TAKEN")
    seat.liked = msg.pack
    for other in room.seats.values():
        if other.team == seat.team:
            other.pack = msg.pack
    return room.cast_seats()


@host_only
def add_bot(room: Room, person: Person, msg: m.AddBot) -> None:
    if msg.level not in LEVELS:
        return room.refuse(person, "BAD_VALUE", "level")
    code = seating.add_bot(room, msg.level, msg.team)
    if code:
        return room.refuse(person, code)
    rounds.wake_bots(room)
    return room.cast_seats()


@host_only
@before_match
def set_teams(room: Room, person: Person, msg: m.SetTeams) -> None:
    if not teams.set_teams(room, list(msg.teams)):
        return room.refuse(person, "BAD_VALUE", "teams")
    return room.cast_seats()


@host_only
@before_match
def set_rules(room: Room, person: Person, msg: m.SetRules) -> None:
    before = room.rules.base
    try:
        room.rules = Rules.parse(msg.text)
    except RulesError as error:
        return room.refuse(person, "BAD_RULES", error.option)
    if room.rules.base != before:
        bring_word(room)
    if room.paired and not teams.may_propose(room):
        room.paired = False
        room.cast_seats()
    return room.cast(m.Ruled(room.seq, str(room.rules), room.options))


def bring_word(room: Room) -> None:
    """A preset brings the word of the place that it comes from; the host may choose another."""
    room.options = replace(room.options, word=PRESET_WORDS.get(room.rules.base, WORDS[0]))


@host_only
def set_option(room: Room, person: Person, msg: m.SetOption) -> None:
    value: str | bool | None = FLAGS.get(msg.value)
    if msg.name == "word":
        value = msg.value if msg.value in WORDS else None
    if msg.name == "pace":
        value = msg.value if msg.value in PACES and (room.unattended or not PACES[msg.value].for_tests) else None
    if msg.name not in m.TableOptions.__struct_fields__ or value is None:
        return room.refuse(person, "BAD_VALUE", msg.name[:20])
    room.options = replace(room.options, **{msg.name: value})
    return room.cast(m.Ruled(room.seq, str(room.rules), room.options))


@host_only
def start(room: Room, person: Person, msg: m.Start) -> None:
    """The match, a rematch, or the next round without waiting for all."""
    code = rounds.why_not_start(room)
    if code:
        return room.refuse(person, code)
    return rounds.begin(room)


def ready(room: Room, person: Person, msg: m.Ready) -> None:
    seat = room.seats.get(person.seat)
    if seat is None:
        return room.refuse(person, "NO_SEAT")
    if room.phase not in (Phase.SCORED, Phase.OVER):
        return room.refuse(person, "NOT_NOW")
    seat.ready = True
    room.cast_seats()
    return rounds.go_on_if_ready(room)
