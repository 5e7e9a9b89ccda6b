"""People: their passkeys, whose history a browser's rounds join, and who wanted to be forgotten."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from nerts.store.engines import transaction
from nerts.store.schema import FORGOTTEN, PASSKEY, SEAT

MOST: Final = 20
"""Passkeys of one person."""


@dataclass(frozen=True, slots=True)
class Passkey:
    id: str
    """As the authenticator named it, base64url."""
    pid: str
    key: bytes
    """Public, as COSE."""
    count: int
    """Of the authenticator; 0 for ever where it counts nothing."""
    made: int
    """Wall clock, milliseconds since 1970."""
    used: int


COLUMNS: Final = [PASSKEY.c[each.name] for each in fields(Passkey)]


class People:
    """Reading from any thread, writing in the log's. Raises Unwritable when that cannot be done now."""

    def __init__(self, writing: Engine, reading: Engine) -> None:
        self._writing = writing
        self._reading = reading

    def passkeys(self, pid: str) -> list[Passkey]:
        """The oldest first."""
        wanted = select(*COLUMNS).where(PASSKEY.c.pid == pid).order_by(PASSKEY.c.made, PASSKEY.c.id)
        with transaction(self._reading) as connection:
            return [Passkey(*row) for row in connection.execute(wanted)]

    def passkey(self, key_id: str) -> Passkey | None:
        with transaction(self._reading) as connection:
            found = connection.execute(select(*COLUMNS).where(PASSKEY.c.id == key_id)).one_or_none()
        return None if found is None else Passkey(*found)

    def add(self, passkey: Passkey) -> bool:
        """False for one that is there already, whoever holds it, and for one too many."""
        try:
            with transaction(self._writing) as connection:
                if _count(connection, passkey.pid) >= MOST:
                    return False
                connection.execute(insert(PASSKEY), asdict(passkey))
        except IntegrityError:
            return False
        return True

    def remove(self, pid: str, key_id: str) -> bool:
        """False unless that person has such a passkey."""
        with transaction(self._writing) as connection:
            gone = connection.execute(delete(PASSKEY).where(PASSKEY.c.id == key_id, PASSKEY.c.pid == pid))
            return gone.rowcount == 1

    def sign_in(self, passkey: Passkey, count: int, now: int, guest: str) -> bool:
        """The passkey, as it was when its signature was checked, has been used: by the browser of a guest, whose rounds
        join the history of its holder, in the same transaction. False when somebody has used or removed it meanwhile.
        Rounds of somebody who has passkeys of his own stay his."""
        as_it_was = (PASSKEY.c.id == passkey.id) & (PASSKEY.c.count == passkey.count) & (PASSKEY.c.used == passkey.used)
        with transaction(self._writing) as connection:
            used = update(PASSKEY).where(as_it_was).values(count=count, used=now)
            if connection.execute(used).rowcount != 1:
                return False
            if guest and not _count(connection, guest):
                for column in (SEAT.c.pid, SEAT.c.whose):
                    connection.execute(update(SEAT).where(column == guest).values({column: passkey.pid}))
        return True

    def drop(self, pid: str) -> None:
        """All passkeys of a person."""
        with transaction(self._writing) as connection:
            connection.execute(delete(PASSKEY).where(PASSKEY.c.pid == pid))


def _count(connection: Connection, pid: str) -> int:
    return connection.scalar(select(func.count()).select_from(PASSKEY).where(PASSKEY.c.pid == pid)) or 0


# --- forgotten --------------------------------------------------------------------------------------------------------


def hash_of(pid: str) -> str:
    """What is kept of who wanted to be forgotten: of 128 random bits nobody finds the number by it."""
    return sha256(f"nerts forgotten {pid}".encode()).hexdigest()


def forgotten(engine: Engine) -> set[str]:
    with transaction(engine) as connection:
        return set(connection.scalars(select(FORGOTTEN.c.hash)))


def note_forgotten(engine: Engine, hashes: Collection[str]) -> None:
    """Of several at once; those that are noted already stay."""
    if not hashes:
        return
    with transaction(engine) as connection:
        known = set(connection.scalars(select(FORGOTTEN.c.hash).where(FORGOTTEN.c.hash.in_(hashes))))
        new = [{"hash": each} for each in hashes if each not in known]
        if new:
            connection.execute(insert(FORGOTTEN), new)


def known(engine: Engine) -> set[str]:
    """Numbers of all people of whom there is anything but a table's log."""
    with transaction(engine) as connection:
        found: set[str] = set()
        for column in (SEAT.c.pid, SEAT.c.whose, PASSKEY.c.pid):
            found |= set(connection.scalars(select(column).where(column != "").distinct()))
        return found
