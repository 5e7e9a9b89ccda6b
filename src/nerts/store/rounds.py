"""Finished rounds: replays, totals, people's histories; and how they are forgotten."""

from __future__ import annotations

import re
import zlib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from typing import Any, Final

from sqlalchemy import Connection, Engine, Select, delete, select, tuple_, update

from nerts.store.engines import transaction
from nerts.store.parts import Played, PlayedSeat
from nerts.store.schema import OWN, RECORD, ROUND, SEAT

FORGOTTEN: Final = "—"
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


def round_row(played: Played) -> dict[str, Any]:
    return {column.name: getattr(played, column.name) for column in HEAD_COLUMNS}


def record_row(match: str, record: str) -> dict[str, Any]:
    return {"match": match, "text": zlib.compress(record.encode())}


def seat_rows(played: Played) -> Iterable[dict[str, Any]]:
    return ({"round_id": played.id, **asdict(seat)} for seat in played.seats)


def _played(connection: Connection, wanted: Select[Any]) -> Iterable[Played]:
    rows = [row._asdict() for row in connection.execute(wanted)]
    seats: dict[str, list[PlayedSeat]] = {row["id"]: [] for row in rows}
    of_rounds = select(SEAT.c.round_id, *SEAT_COLUMNS).where(SEAT.c.round_id.in_(list(seats))).order_by(SEAT.c.seat)
    for round_id, *values in connection.execute(of_rounds):
        seats[round_id].append(PlayedSeat(*values))
    for row in rows:
        record = zlib.decompress(row.pop("text")).decode() if "text" in row else ""
        yield Played(**row, record=record, seats=tuple(seats[row["id"]]))


def forget(engine: Engine, pid: str) -> int:
    """Take a person's number and name out of all finished rounds; points and moves stay. Returns how many rounds."""
    mine = select(SEAT.c.round_id, SEAT.c.seat).where(SEAT.c.pid == pid).order_by(SEAT.c.round_id).limit(AT_ONCE)
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
    wanted = select(ROUND.c.id, ROUND.c.match, RECORD.c.text).join(RECORD, RECORD.c.match == ROUND.c.match)
    numbers: dict[str, set[int]] = defaultdict(set)
    """Of seats, by match."""
    texts: dict[str, str] = {}
    for round_id, match, text in connection.execute(wanted.where(ROUND.c.id.in_([round_id for round_id, _ in seats]))):
        numbers[match] |= {seat for of, seat in seats if of == round_id}
        texts[match] = zlib.decompress(text).decode()
    for match, text in sorted(texts.items()):
        row = record_row(match, without_names(text, numbers[match]))
        connection.execute(update(RECORD).where(RECORD.c.match == match).values(row))
    for round_id, seat in seats:
        one = (SEAT.c.round_id == round_id) & (SEAT.c.seat == seat) & (SEAT.c.pid == pid)
        connection.execute(update(SEAT).where(one).values(pid="", name=FORGOTTEN))


def without_names(record: str, seats: set[int]) -> str:
    """The record with nobody's name on those seats; it verifies as before."""
    head, mark, rest = record.partition("\nround ")
    for seat in seats:
        head = re.sub(rf"^(seat {seat} team \d+ hand \d+ ).*$", rf"\g<1>{FORGOTTEN}", head, flags=re.MULTILINE)
    return head + mark + rest


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
