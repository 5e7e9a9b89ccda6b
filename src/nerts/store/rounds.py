"""Finished rounds: replays, totals, people's histories; and how they are forgotten."""

from __future__ import annotations

import re
import zlib
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, fields
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Engine, Select, delete, func, select, tuple_, update

from nerts.store.engines import transaction
from nerts.store.parts import Played, PlayedSeat
from nerts.store.schema import OWN, RECORD, ROUND, SEAT

FORGOTTEN: Final = "Player"
"""The name, in rows and records, of who wanted to be forgotten."""
AT_ONCE: Final = 200
"""Rounds changed in one transaction: the log has its turn in between."""
SEAT_COLUMNS: Final = [SEAT.c[field.name] for field in fields(PlayedSeat)]
HEAD_COLUMNS: Final = [ROUND.c[name] for name in ("id", "match", "number", "rules", "ended", "ms")]
_with_record: Final = select(*HEAD_COLUMNS, RECORD.c.text).join(RECORD, RECORD.c.match == ROUND.c.match)


class Rounds:
    """Reading, from any thread, beside whoever writes. Raises Unwritable when the database cannot be read."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def by_id(self, round_id: str) -> Played | None:
        with transaction(self._engine) as connection:
            found = list(_played(connection, _with_record.where(ROUND.c.id == round_id)))
        return found[0] if found else None

    def of(self, pid: str, most: int = 100, before: Played | None = None) -> list[Played]:
        """A person's rounds, the newest first, at most so many, and only those before `before`. Their records are
        left empty: `by_id` brings one."""
        if not pid:
            return []
        mine = select(SEAT.c.round_id).where(SEAT.c.pid == pid)
        wanted = select(*HEAD_COLUMNS).where(ROUND.c.id.in_(mine))
        if before is not None:
            wanted = wanted.where(tuple_(ROUND.c.ended, ROUND.c.id) < tuple_(before.ended, before.id))
        with transaction(self._engine) as connection:
            return list(_played(connection, wanted.order_by(ROUND.c.ended.desc(), ROUND.c.id.desc()).limit(most)))

    def all_of(self, pid: str) -> list[Played]:
        """All rounds of a person, the oldest first, and whoever played in them; their records are left empty."""
        if not pid:
            return []
        mine = select(SEAT.c.round_id).where(SEAT.c.pid == pid)
        heads = select(*HEAD_COLUMNS).where(ROUND.c.id.in_(mine)).order_by(ROUND.c.ended, ROUND.c.id)
        with transaction(self._engine) as connection:
            return list(_played(connection, heads, mine))

    def places(self, pid: str) -> dict[str, set[int]]:
        """By match, the seats that bear a person's name in its record."""
        with transaction(self._engine) as connection:
            return _places(connection, pid)


def round_row(played: Played) -> dict[str, Any]:
    return {column.name: getattr(played, column.name) for column in HEAD_COLUMNS}


def record_row(match: str, record: str) -> dict[str, Any]:
    return {"match": match, "text": zlib.compress(record.encode())}


def seat_rows(played: Played) -> Iterable[dict[str, Any]]:
    return ({"round_id": played.id, **asdict(seat)} for seat in played.seats)


def _played(connection: Connection, wanted: Select[Any], ids: Select[Any] | None = None) -> Iterable[Played]:
    """`ids`: of the same rounds, where there may be more than fit into a statement."""
    rows = [row._asdict() for row in connection.execute(wanted)]
    seats: dict[str, list[PlayedSeat]] = {row["id"]: [] for row in rows}
    which = SEAT.c.round_id.in_(list(seats) if ids is None else ids)
    for round_id, *values in connection.execute(
        select(SEAT.c.round_id, *SEAT_COLUMNS).where(which).order_by(SEAT.c.seat)
    ):
        seats[round_id].append(PlayedSeat(*values))
    for row in rows:
        record = zlib.decompress(row.pop("text")).decode() if "text" in row else ""
        yield Played(**row, record=record, seats=tuple(seats[row["id"]]))


def forget(engine: Engine, pid: str) -> int:
    """Take a person's number and name out of all finished rounds; points and moves stay. Returns how many rounds."""
    mine = select(SEAT.c.round_id, SEAT.c.seat).where(_is_of(pid)).order_by(SEAT.c.round_id).limit(AT_ONCE)
    rounds: set[str] = set()
    while pid:
        with transaction(engine) as connection:
            seats = connection.execute(mine).all()
            if not seats:
                break
            _forget(connection, pid, [(round_id, seat) for round_id, seat in seats])
        rounds |= {round_id for round_id, _ in seats}
    return len(rounds)


def _forget(connection: Connection, pid: str, seats: Sequence[tuple[str, int]]) -> None:
    ids = {round_id for round_id, _ in seats}
    matches = set(connection.scalars(select(ROUND.c.match).where(ROUND.c.id.in_(ids))))
    for match, numbers in sorted(_places(connection, pid, matches).items()):
        text = connection.scalar(select(RECORD.c.text).where(RECORD.c.match == match))
        if text is not None:
            row = record_row(match, without_names(zlib.decompress(text).decode(), numbers))
            connection.execute(update(RECORD).where(RECORD.c.match == match).values(row))
    for round_id, seat in seats:
        one = (SEAT.c.round_id == round_id) & (SEAT.c.seat == seat) & _is_of(pid)
        connection.execute(update(SEAT).where(one).values(pid="", whose="", name=FORGOTTEN))


def _places(connection: Connection, pid: str, matches: Collection[str] | None = None) -> dict[str, set[int]]:
    """A record names whoever sat there in the last round of its match, be it that others sat there before."""
    other = ROUND.alias()
    last = select(func.max(other.c.number)).where(other.c.match == ROUND.c.match).scalar_subquery()
    wanted = select(ROUND.c.match, SEAT.c.seat).join(SEAT, SEAT.c.round_id == ROUND.c.id)
    wanted = wanted.where(_is_of(pid), ROUND.c.number == last)
    found: dict[str, set[int]] = defaultdict(set)
    for match, seat in connection.execute(wanted if matches is None else wanted.where(ROUND.c.match.in_(matches))):
        found[match].add(seat)
    return dict(found)


def _is_of(pid: str) -> ColumnElement[bool]:
    """Seats of a person, and those that bear the name still after he has left."""
    return (SEAT.c.pid == pid) | (SEAT.c.whose == pid)


_SEAT_LINE: Final = re.compile(r"^(seat (\d+) team \d+ hand \d+ )(.*)$", re.MULTILINE)


def without_names(record: str, seats: set[int]) -> str:
    """The record with nobody's name on those seats, nor on a hand of theirs that has a line of its own; it verifies as
    before."""
    head, mark, rest = record.partition("\nround ")
    names = {name for _, seat, name in _SEAT_LINE.findall(head) if int(seat) in seats}
    return _SEAT_LINE.sub(lambda line: line[1] + (FORGOTTEN if line[3] in names else line[3]), head) + mark + rest


def prune(engine: Engine, before: int) -> int:
    """Delete what ended before that time, milliseconds since 1970: rounds, and the marks of tables that are over.
    Returns how many rounds."""
    old = select(ROUND.c.id).where(ROUND.c.ended < before).order_by(ROUND.c.ended).limit(AT_ONCE)
    gone = 0
    while True:
        with transaction(engine) as connection:
            ids = connection.scalars(old).all()
            if not ids:
                connection.execute(delete(OWN).where(OWN.c.ended < before))
                return gone
            matches = connection.scalars(select(ROUND.c.match).where(ROUND.c.id.in_(ids)).distinct()).all()
            connection.execute(delete(ROUND).where(ROUND.c.id.in_(ids)))
            left = select(ROUND.c.match).where(ROUND.c.match.in_(matches))
            connection.execute(delete(RECORD).where(RECORD.c.match.in_(matches), RECORD.c.match.not_in(left)))
        gone += len(ids)
