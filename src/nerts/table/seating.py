"""Who sits where: taking, leaving and handing over seats, and who is host."""

from __future__ import annotations

from nerts.protocol import messages as m
from nerts.table.names import clean_name, distinct
from nerts.table.people import SEATS, STANDIN, Person, Seat
from nerts.table.phases import SETTING_UP, Phase
from nerts.table.room import Room
from nerts.table.teams import arrange, has_place, pack_for, renumber, team_for

SPECTATORS = 50
"""At a table, in all."""
BOT_NAMES = [
    *("Basil", "Clover", "Juniper", "Tansy", "Sorrel", "Yarrow"),
    *("Fennel", "Bramble", "Heather", "Rowan", "Aster", "Thistle"),
]


# --- people -----------------------------------------------------------------------------------------------------------


def sit(room: Room, person: Person, msg: m.Sit) -> None:
    name = clean_name(msg.name)
    code = _why_no_seat(room, person, name) or _sit(room, person, m.Sit(name, msg.team))
    if code:
        return room.refuse(person, code)
    arrange(room)
    return room.cast_seats()


def _sit(room: Room, person: Person, msg: m.Sit) -> str:
    """Returns a code when there is no place."""
    if person.seat < 0:
        return _come_late(room, person, msg) if room.in_match else _sit_down(room, person, msg)
    rename(room, room.seats[person.seat], msg.name)
    if room.phase in SETTING_UP and msg.team >= 0:
        _move(room, person, msg.team)
    return ""


def _why_no_seat(room: Room, person: Person, name: str) -> str:
    if not name:
        return "BAD_NAME"
    if person.seat >= 0:
        return ""
    if room.now < person.barred_until:
        return "BARRED"
    return "LOCKED" if room.options.locked else ""


def rename(room: Room, seat: Seat, name: str) -> None:
    seat.name = distinct(name, [other.name for other in room.seats.values() if other is not seat])


def _sit_down(room: Room, person: Person, msg: m.Sit) -> str:
    if len(room.seats) >= SEATS and not _give_up_bot(room):
        return "FULL"
    place = team_for(room, msg.team)
    if place is None:
        return "FULL"
    seat = _new_seat(room, msg.name, place)
    seat.settled = place == msg.team
    _seat_person(room, seat, person)
    return ""


def _give_up_bot(room: Room) -> bool:
    """A full table makes room for a person."""
    bots = [number for number, seat in room.seats.items() if seat.bot]
    if bots:
        del room.seats[max(bots)]
        renumber(room)
    return bool(bots)


def _seat_person(room: Room, seat: Seat, person: Person, whose: str = "") -> None:
    seat.pid, seat.bot, seat.standin, seat.shown_away = person.pid, "", "", False
    seat.whose = person.pid
    person.wish = None
    if room.host < 0:
        room.host = seat.number
    _reseat(room, person, seat.number, whose)


def _reseat(room: Room, person: Person, seat: int, whose: str = "") -> None:
    """Another seat sees another part of the table."""
    person.seat, person.view_since = seat, room.history.seq
    room.send(person, m.You(seat, whose))


def vacate(room: Room, seat: Seat) -> None:
    """Free a seat. Once a match has begun its team's cards and points stay (B05)."""
    person = room.player_of(seat)
    if person is not None:
        person.name = seat.name
        _reseat(room, person, -1)
    seat.shown_away = False
    if room.phase is Phase.LOBBY:
        del room.seats[seat.number]
        renumber(room)
        arrange(room)
    else:
        seat.pid, seat.bot, seat.ready = "", "", False
        seat.standin = STANDIN if room.options.standin and room.in_match else ""
    if room.host == seat.number:
        choose_host(room)


def clear_empty(room: Room) -> None:
    """Before a new match: places whose players have left are gone."""
    empty = [number for number, seat in room.seats.items() if seat.is_empty]
    for number in empty:
        del room.seats[number]
    if empty:
        renumber(room)
        room.cast_seats()


def _move(room: Room, person: Person, team: int) -> None:
    seat = room.seats[person.seat]
    if team != seat.team and (team == room.teams() or has_place(room, team)):
        seat.team, seat.settled = team, True
        room.play = room.sheet = None
        renumber(room)


def why_not_come(room: Room, person: Person | None, address: str) -> str:
    """A code for whoever is not let in: removed by the host, or one too many. `person`: who has been here before."""
    if person is None:
        return _why_not_watch(room, address)
    return "removed" if room.now < person.barred_until else ""


def _why_not_watch(room: Room, address: str) -> str:
    """A code when there is no room for one more without a seat. One address may have some spectators, and at the door
    as many people as there are seats for: a party opens the link at the same moment."""
    if room.now < room.barred.get(address, 0):
        return "removed"
    watching = room.watchers()
    here = sum(person.address == address for person in watching)
    full = len(watching) >= SPECTATORS or (address and here >= room.spectators + _free_places(room))
    return "full" if full else ""


def _free_places(room: Room) -> int:
    """Seats that a person could take."""
    if room.in_match:
        return sum(_freedom(room, seat) > 0 for seat in room.seats.values())
    return SEATS - sum(1 for _ in room.players())


def bar(room: Room, person: Person) -> None:
    """Out, and for a while not back in, nor anybody new from the same address."""
    until = room.now + room.timing.bar
    person.barred_until, person.wish = until, None
    if person.address:
        room.barred[person.address] = until
    room.drop(person, "removed")


# --- in a match -------------------------------------------------------------------------------------------------------


def _come_late(room: Room, person: Person, msg: m.Sit) -> str:
    if _place_in_match(room, msg.team) is None:
        return "FULL"
    if not room.options.late and room.in_round:
        person.wish = msg
        return "NEXT_ROUND"
    _take_over(room, person, msg)
    return ""


def _place_in_match(room: Room, team: int) -> Seat | None:
    """A place without a person: left ones first, then bots'; then those kept for somebody long gone."""
    seats = [seat for seat in room.seats.values() if team in (-1, seat.team)]
    ranked = [(_freedom(room, seat), -seat.number, seat) for seat in seats]
    best = max(ranked, default=None, key=lambda item: item[:2])
    return best[2] if best is not None and best[0] > 0 else None


def _freedom(room: Room, seat: Seat) -> int:
    person = room.player_of(seat)
    if person is None:
        return 2 if seat.is_empty else 3 if not seat.bot else 1
    return 1 if person.away_for(room.now) >= room.timing.seat_keep else 0


def _take_over(room: Room, person: Person, msg: m.Sit) -> None:
    seat = _place_in_match(room, msg.team)
    if seat is None:
        return
    before = room.player_of(seat)
    if before is not None:
        _reseat(room, before, -1)
    whose, seat.name = seat.name, ""
    rename(room, seat, msg.name)
    _seat_person(room, seat, person, whose)
    show_anew(room, person)


def grant_wishes(room: Room) -> None:
    """Between rounds those who asked for a seat get it."""
    waiting = [person for person in room.people.values() if person.wish is not None]
    for person in waiting:
        if person.wish is not None and person.online:
            _take_over(room, person, person.wish)
        person.wish = None


def show_anew(room: Room, person: Person) -> None:
    """From another seat the round looks another way."""
    if room.play is not None:
        room.send(person, room.state_for(person))


# --- bots -------------------------------------------------------------------------------------------------------------


def add_bot(room: Room, level: str, team: int) -> str:
    """Seat a bot; returns a code when there is no place."""
    if room.in_match:
        seat = next((s for s in room.seats.values() if s.is_empty and team in (-1, s.team)), None)
        if seat is None:
            return "FULL"
        seat.bot, seat.standin = level, ""
        return ""
    place = team_for(room, team)
    if len(room.seats) >= SEATS or place is None:
        return "FULL"
    taken = [seat.name for seat in room.seats.values()]
    name = next((name for name in BOT_NAMES if distinct(name, taken) == name), BOT_NAMES[0])
    seat = _new_seat(room, name, place)
    seat.bot = level
    return ""


def _new_seat(room: Room, name: str, team: int) -> Seat:
    number = next(n for n in range(SEATS) if n not in room.seats)
    named = distinct(name, [seat.name for seat in room.seats.values()])
    pack = pack_for(room, team)
    room.seats[number] = Seat(number, named, team, pack, liked=pack)
    renumber(room)
    return room.seats[number]


# --- host -------------------------------------------------------------------------------------------------------------


def choose_host(room: Room) -> None:
    """Somebody who is there; never a bot or a spectator (B03)."""
    present = sorted(seat.number for seat, person in room.players() if person.online)
    room.host = present[0] if present else -1
