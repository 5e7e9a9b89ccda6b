"""Who plays with whom: teams and their packs, and the pairs that the lobby proposes (R2)."""

from __future__ import annotations

from nerts.protocol import messages as m
from nerts.table.people import PACKS, SEATS, TEAM_SIZE, Seat
from nerts.table.phases import SETTING_UP, Phase
from nerts.table.room import Room

PAIRS_FROM = 6
"""People; bots do not count."""


def pack_for(room: Room, team: int) -> int:
    packs = {seat.team: seat.pack for seat in room.seats.values()}
    if team in packs:
        return packs[team]
    return next(pack for pack in range(PACKS) if pack not in packs.values())


def team_for(room: Room, wanted: int) -> int | None:
    """A team for a new seat; None when there is no place."""
    if wanted >= 0 and has_place(room, wanted):
        return wanted
    size = room.rules.team_size
    for team in range(room.teams()):
        if _members(room, team) < size:
            return team
    if not room.rules.teams or room.teams() < room.rules.teams:
        return room.teams()
    return next((team for team in range(room.teams()) if has_place(room, team)), None)


def has_place(room: Room, team: int) -> bool:
    return 0 < _members(room, team) < TEAM_SIZE


def _members(room: Room, team: int) -> int:
    return sum(seat.team == team for seat in room.seats.values())


def set_teams(room: Room, teams: list[int]) -> bool:
    """Group the seats, in order of their numbers; False when the list does not fit."""
    if len(teams) != len(room.seats) or any(teams.count(team) > TEAM_SIZE for team in teams):
        return False
    for (_, seat), team in zip(sorted(room.seats.items()), teams, strict=True):
        seat.team = team
    room.play = room.sheet = None
    room.teams_chosen, room.paired = True, False
    renumber(room)
    return True


def renumber(room: Room) -> None:
    """Teams count from 0 without gaps, their members' hands likewise, and each team has one pack of its own. A round
    that is still shown is over when teams change: it belongs to the old ones."""
    before = {number: seat.team for number, seat in room.seats.items()}
    order = {team: i for i, team in enumerate(sorted({seat.team for seat in room.seats.values()}))}
    hands = dict.fromkeys(order.values(), 0)
    packs: dict[int, int] = {}
    for _, seat in sorted(room.seats.items()):
        seat.team = order[seat.team]
        seat.hand = hands[seat.team]
        hands[seat.team] += 1
        if seat.team not in packs:
            free = [seat.pack, seat.liked, *range(PACKS)]
            packs[seat.team] = next(pack for pack in free if pack not in packs.values())
        seat.pack = packs[seat.team]
    if any(seat.team != before[number] for number, seat in room.seats.items()):
        room.play = room.sheet = None


# --- pairs ------------------------------------------------------------------------------------------------------------


def arrange(room: Room) -> None:
    """Somebody has sat down or left. From six people on neighbours play together, until the host says otherwise; below
    that a proposal is taken back (R2)."""
    people = [seat for _, seat in sorted(room.seats.items()) if seat.pid]
    if not people:
        room.teams_chosen = False
    if room.phase not in SETTING_UP or not may_propose(room):
        return
    if len(people) >= PAIRS_FROM:
        _pair(room, [seat for seat in people if not seat.settled and _members(room, seat.team) == 1])
    elif room.paired and room.phase is Phase.LOBBY:
        _part(room)


def may_propose(room: Room) -> bool:
    """Neither the host nor the rules that he has chosen say who plays with whom."""
    return not room.teams_chosen and room.rules.team_size == 1 and not room.rules.teams


def _pair(room: Room, alone: list[Seat]) -> None:
    pairs = list(zip(alone[::2], alone[1::2], strict=False))
    for first, second in pairs:
        first.team = second.team = min(first.team, second.team)
    if not pairs:
        return
    room.play = room.sheet = None
    renumber(room)
    if not room.paired:
        room.paired = True
        for person in room.people.values():
            room.send(person, m.Notice("PAIRS"))


def _part(room: Room) -> None:
    """Each plays alone again, but for those who have found together themselves."""
    room.paired = False
    kept = {seat.team for seat in room.seats.values() if seat.settled}
    for number, seat in room.seats.items():
        if seat.team not in kept:
            seat.team = SEATS + number
    renumber(room)
