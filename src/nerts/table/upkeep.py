"""What happens at a table by the mere passing of time."""

from __future__ import annotations

from nerts.protocol import messages as m
from nerts.table import driving, pacing, rounds, seating, stuck
from nerts.table.effects import End
from nerts.table.people import STANDIN, Person, Seat
from nerts.table.phases import SETTING_UP, Phase
from nerts.table.room import Room

BEAT = 1000
"""ms after which a table looks around again at the latest."""


def tick(room: Room) -> None:
    _watch_lines(room)
    _watch_host(room)
    if room.pause is None:
        _play_on(room)
    if room.phase in (Phase.SCORED, Phase.OVER):
        rounds.go_on_if_ready(room)
    _tell_net(room)
    _watch_loneliness(room)


def _play_on(room: Room) -> None:
    if room.ends_at is not None and room.ends_at <= room.clock:
        _end_phase(room)
    driving.run_due(room)
    if room.phase is Phase.PLAYING and room.play is not None:
        stuck.mark(room, room.play)


def next_wake(room: Room) -> int:
    beat = room.now + BEAT
    if room.pause is not None:
        return beat
    due = [room.ends_at, None if room.play is None else pacing.next_due(room, room.play)]
    return max(room.now, min([beat, *(at + room.stood for at in due if at is not None)]))


def _end_phase(room: Room) -> None:
    room.ends_at = None
    if room.phase is Phase.COUNTDOWN:
        rounds.deal(room)
    elif room.phase is Phase.CLOSING:
        rounds.finish(room)


# --- people who come and go -------------------------------------------------------------------------------------------


def _watch_lines(room: Room) -> None:
    changed = False
    for seat, person in list(room.players()):
        away = person.away_for(room.now)
        if room.phase in SETTING_UP and away >= room.timing.seat_keep:
            seating.vacate(room, seat)
            changed = True
        elif away >= room.timing.shown_away:
            changed = _show_away(room, seat) or changed
    if changed:
        room.cast_seats()
    for person in [p for p in room.people.values() if p.seat < 0 and p.away_for(room.now) >= room.timing.seat_keep]:
        if room.now >= person.barred_until:
            del room.people[person.pid]


def _show_away(room: Room, seat: Seat) -> bool:
    """A bot stands in: at once in a round, between rounds when nobody waits any longer. Has anything changed."""
    before = seat.shown_away, seat.standin
    seat.shown_away = True
    if room.options.standin and room.in_match and not room.wait_for(seat):
        seat.standin = STANDIN
    if (seat.shown_away, seat.standin) == before:
        return False
    rounds.wake_bots(room)
    return True


def came_back(room: Room, person: Person) -> None:
    """The seat is handed back at once."""
    seat = room.seats.get(person.seat)
    if seat is not None and seat.shown_away:
        seat.shown_away, seat.standin = False, ""
        room.cast_seats()
        rounds.wake_bots(room)
    if room.host < 0 and seat is not None:
        seating.choose_host(room)
        room.cast_seats()


def _watch_host(room: Room) -> None:
    """The role moves on from somebody who is away, and stays with the next (B03)."""
    seat = room.seats.get(room.host)
    host = room.player_of(seat) if seat is not None else None
    if host is None or host.away_for(room.now) < room.timing.host_wait:
        return
    if any(person.online for _, person in room.players()):
        seating.choose_host(room)
        room.cast_seats()


def _watch_loneliness(room: Room) -> None:
    """Bots do not keep a table running that people have left (B41)."""
    seated = any(person.online for _, person in room.players())
    anybody = any(person.online for person in room.people.values())
    if room.unattended or seated or (anybody and not room.in_match):
        room.lonely_since = room.now
    patience = room.timing.deserted if room.in_match and room.pause is None else room.timing.idle
    if room.now - room.lonely_since >= patience:
        for person in room.people.values():
            room.drop(person, "closed")
        room.effects.append(End())


def _tell_net(room: Room) -> None:
    if room.now < room.net_due or not room.people:
        return
    room.net_due = room.now + room.timing.net
    watchers = room.watchers()
    net = m.Net([_rtt(room, seat) for _, seat in sorted(room.seats.items())], len(watchers))
    named = m.Net(net.rtt, net.watching, [m.Watcher(watcher.number, watcher.name) for watcher in watchers])
    for person in room.people.values():
        room.send(person, named if room.is_host(person) else net)


def _rtt(room: Room, seat: Seat) -> int:
    person = room.player_of(seat)
    if person is None:
        return -2 if seat.bot else -1
    return round(person.line.p95) if person.online else -1
