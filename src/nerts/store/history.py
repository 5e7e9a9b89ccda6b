"""A person's own page from the rows of finished rounds: sums, the last rounds, matches by day, records, company."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, tzinfo
from itertools import groupby
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from nerts.store.parts import Played, PlayedSeat

LAST: Final = 30
"""Rounds that are shown one by one."""
DAYS: Final = 14
COMPANY: Final = 12
ZONE_LENGTH: Final = 64


@dataclass(frozen=True, slots=True)
class Spot:
    """One round."""

    id: str
    day: str
    points: int
    home: int
    ms: int
    called: bool
    pack: int


@dataclass(frozen=True, slots=True)
class Game:
    """One match, as far as the person has played it."""

    rounds: tuple[str, ...]
    """Their ids, the first one first."""
    packs: tuple[int, ...]
    """Of the others."""
    place: int
    of: int
    """Teams."""
    total: int
    finished: bool
    won: bool


@dataclass(frozen=True, slots=True)
class Day:
    """What was played that day, by the end of each match; matches newest first."""

    day: str
    rounds: int
    matches: tuple[Game, ...]


@dataclass(frozen=True, slots=True)
class Best:
    """A record of the person's, and when it was set for the first time."""

    value: int
    day: str
    id: str


@dataclass(frozen=True, slots=True)
class Mate:
    """Somebody played with."""

    name: str
    """The last one."""
    pack: int
    rounds: int
    better: int
    """Rounds in which the person of the page had more points; partners' rounds are in neither."""
    worse: int


@dataclass(frozen=True, slots=True)
class Summary:
    name: str = ""
    pack: int = -1
    since: str = ""
    """Day of the first round."""
    rounds: int = 0
    matches: int = 0
    finished: int = 0
    """Matches of which the person saw the end."""
    won: int = 0
    points: float = 0.0
    """A round, on average."""
    calls: int = 0
    cards: float = 0.0
    """Home a minute."""
    races: tuple[int, int, int] = (0, 0, 0)
    """Won, tied, lost."""
    last: tuple[Spot, ...] = ()
    """The newest last."""
    days: tuple[Day, ...] = ()
    """The newest first."""
    records: dict[str, Best] = field(default_factory=dict)
    """`round` by points, `call` and `race` by ms, `row` by matches won."""
    people: tuple[Mate, ...] = ()


def zone_of(name: str) -> tzinfo | None:
    """An IANA time zone; None for a name that is none."""
    if name == "UTC":
        return UTC
    if not 0 < len(name) <= ZONE_LENGTH or not name.isprintable():
        return None
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # a folder of zones is none
        return None


def day_of(ms: int, zone: tzinfo) -> str:
    """The day on which that was where the person lives, as `2026-03-29`; summer time is the zone's business."""
    return datetime.fromtimestamp(ms / 1000, zone).date().isoformat()


def summary(pid: str, rounds: Sequence[Played], zone: tzinfo) -> Summary:
    """All of a person's rounds, oldest first."""
    own = [(played, seat) for played in rounds if (seat := _own(played, pid)) is not None]
    if not own:
        return Summary()
    seats = [seat for _, seat in own]
    games = list(_games(own))
    minutes = sum(played.ms for played, _ in own) / 60_000
    return Summary(
        name=seats[-1].name,
        pack=seats[-1].pack,
        since=day_of(own[0][0].ended, zone),
        rounds=len(own),
        matches=len(games),
        finished=sum(game.finished for _, game in games),
        won=sum(game.won for _, game in games),
        points=sum(seat.points for seat in seats) / len(own),
        calls=sum(seat.called for seat in seats),
        cards=sum(seat.home for seat in seats) / minutes if minutes else 0.0,
        races=(sum(s.races_won for s in seats), sum(s.races_tied for s in seats), sum(s.races_lost for s in seats)),
        last=tuple(_spot(played, seat, zone) for played, seat in own[-LAST:]),
        days=tuple(_days(games, zone)),
        records={name: best for name, best in _records(own, games, zone) if best is not None},
        people=tuple(_company(own)),
    )


Own = tuple[Played, PlayedSeat]


def _own(played: Played, pid: str) -> PlayedSeat | None:
    """One seat a round: who has joined two browsers may have played against himself."""
    return next((seat for seat in played.seats if seat.pid == pid), None)


def _spot(played: Played, seat: PlayedSeat, zone: tzinfo) -> Spot:
    return Spot(played.id, day_of(played.ended, zone), seat.points, seat.home, played.ms, seat.called, seat.pack)


# --- matches ----------------------------------------------------------------------------------------------------------


def _games(own: Iterable[Own]) -> Iterator[tuple[Played, Game]]:
    """Each with its last round, in the order of these."""
    matches: dict[str, list[Own]] = {}
    for played, seat in own:
        matches.setdefault(played.match, []).append((played, seat))
    for rounds in sorted(matches.values(), key=lambda rounds: (rounds[-1][0].ended, rounds[-1][0].id)):
        yield rounds[-1][0], _game(rounds)


def _game(rounds: Sequence[Own]) -> Game:
    played, mine = rounds[-1]
    totals = {seat.team: seat.total for seat in played.seats}
    return Game(
        rounds=tuple(each.id for each, _ in rounds),
        packs=tuple(seat.pack for seat in played.seats if seat is not mine),
        place=1 + sum(total > mine.total for total in totals.values()),
        of=len(totals),
        total=mine.total,
        finished=any(seat.won_match for seat in played.seats),
        won=mine.won_match,
    )


def _days(games: Sequence[tuple[Played, Game]], zone: tzinfo) -> Iterator[Day]:
    dated = [(day_of(played.ended, zone), game) for played, game in reversed(games)]
    for _, (day, group) in zip(range(DAYS), groupby(dated, key=lambda pair: pair[0]), strict=False):
        found = tuple(game for _, game in group)
        yield Day(day, sum(len(game.rounds) for game in found), found)


# --- records ----------------------------------------------------------------------------------------------------------


def _records(
    own: Sequence[Own], games: Sequence[tuple[Played, Game]], zone: tzinfo
) -> Iterator[tuple[str, Best | None]]:
    yield "round", _best([(-seat.points, played) for played, seat in own], zone, -1)
    yield "call", _best([(seat.call_ms, played) for played, seat in own if seat.call_ms], zone)
    yield "row", _longest_row(games, zone)
    yield "race", _best([(seat.closest, played) for played, seat in own if seat.closest], zone)


def _best(values: Sequence[tuple[int, Played]], zone: tzinfo, sign: int = 1) -> Best | None:
    """The least, and of equal ones the first."""
    if not values:
        return None
    value, played = min(values, key=lambda pair: pair[0])
    return Best(sign * value, day_of(played.ended, zone), played.id)


def _longest_row(games: Sequence[tuple[Played, Game]], zone: tzinfo) -> Best | None:
    """Matches won one after the other; those whose end the person has not seen break no row."""
    best: tuple[int, Played] | None = None
    row = 0
    for played, game in games:
        row = row + 1 if game.won else 0 if game.finished else row
        if game.won and (best is None or row > best[0]):
            best = row, played
    return None if best is None else Best(best[0], day_of(best[1].ended, zone), best[1].id)


# --- company ----------------------------------------------------------------------------------------------------------


def _company(own: Iterable[Own]) -> list[Mate]:
    """People only, and the most frequent first."""
    met: dict[str, list[tuple[PlayedSeat, PlayedSeat]]] = {}
    for played, mine in own:
        for seat in played.seats:
            if seat.pid and seat.pid != mine.pid:
                met.setdefault(seat.pid, []).append((mine, seat))
    mates = [_mate(pairs) for pairs in met.values()]
    return sorted(mates, key=lambda mate: (-mate.rounds, mate.name))[:COMPANY]


def _mate(pairs: Sequence[tuple[PlayedSeat, PlayedSeat]]) -> Mate:
    against = [(mine.points, seat.points) for mine, seat in pairs if mine.team != seat.team]
    _, last = pairs[-1]
    better = sum(mine > other for mine, other in against)
    return Mate(last.name, last.pack, len(pairs), better, sum(mine < other for mine, other in against))
