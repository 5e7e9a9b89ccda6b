"""Short ways to say what a table wants remembered."""

from __future__ import annotations

from pathlib import Path

from nerts.store import Event, Played, PlayedSeat, Unit

RECORD = (Path(__file__).parent.parent / "golden/quick.nerts").read_text("utf-8")


def event(seq: int, text: str = "", who: int = 0, cmid: int = 0) -> Event:
    return Event(seq, "move", 1, (text or f"[{seq}]").encode(), who, cmid, 1_790_000_000_000 + seq)


def events(first: int, last: int) -> tuple[Event, ...]:
    return tuple(event(seq) for seq in range(first, last + 1))


def moves(table: str, epoch: int, first: int, last: int) -> Unit:
    return Unit(table, epoch, events(first, last))


def seat(number: int, pid: str = "", name: str = "Ann", **values: int) -> PlayedSeat:
    bot = "" if pid else "hard"
    points, total = values.get("points", 7), values.get("total", 21)
    return PlayedSeat(number, number, pid, name, bot, points, total, number == 0, 3, 10, number == 0, False)


def played(name: str, *seats: PlayedSeat, ended: int = 1_790_000_000_000, record: str = RECORD) -> Played:
    return Played(name, f"{name}-2", 1, "quick", ended, 93_000, record, seats or (seat(0, "ann"), seat(1)))
