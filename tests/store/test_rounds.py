"""Finished rounds: found again, paged through, forgotten, pruned."""

from __future__ import annotations

import time
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select

from nerts.engine.proof import verify
from nerts.store import Played, Store, Unit
from nerts.store.folder import DATABASE
from nerts.store.rounds import AT_ONCE, FORGOTTEN, without_names
from nerts.store.schema import METADATA
from tests.store.units import RECORD, events, played, seat

PID = "pid-to-be-forgotten"
NAME = "Zoë Planted-Marker"
SHORT = "nerts 1\nrules quick\nseat 0 team 0 hand 0 x\nround 1\n"


def keep(store: Store, *rounds: Played) -> None:
    epoch = store.ownership.claim("life", "a")
    assert store.log.append([Unit("life", epoch, played=rounds)]) == frozenset()


def test_a_round_is_found_by_its_id_with_all_seats_and_its_record(store: Store) -> None:
    whole = played("a_B-9", *(seat(number, f"p{number}", points=-number) for number in range(12)))
    keep(store, whole, played("other"))
    assert store.rounds.by_id("a_B-9") == whole
    assert store.rounds.by_id("A_B-9") is None


def test_of_a_person_come_the_newest_rounds_first_and_page_by_page(store: Store) -> None:
    """Also where several ended in the same millisecond."""
    mine = [played(f"r{number}", seat(0, "ann"), ended=1000 + number // 3, record=SHORT) for number in range(8)]
    keep(store, *mine, played("others", seat(0, "bob"), seat(1), record=SHORT))
    pages, last = [], None
    while page := store.rounds.of("ann", most=3, before=last):
        pages.append([found.id for found in page])
        last = page[-1]
    assert pages == [["r7", "r6", "r5"], ["r4", "r3", "r2"], ["r1", "r0"]]
    assert last is not None
    assert (last.seats, last.record) == ((seat(0, "ann"),), "")


@pytest.mark.parametrize("pid", ["", "nobody", FORGOTTEN])
def test_bots_and_the_forgotten_have_no_history(store: Store, pid: str) -> None:
    keep(store, played("abc", seat(0), seat(1)))
    assert store.rounds.of(pid) == []


def planted(name: str) -> Played:
    text = RECORD.replace("hand 0 Player 1\n", f"hand 0 {NAME}\n").replace("hand 0 Player 3\n", f"hand 0 {NAME}\n")
    return played(name, seat(0, "bob", "Bob"), seat(1, PID, NAME), seat(3, PID, NAME, points=-4), record=text)


def test_who_is_forgotten_is_in_no_table_and_not_in_the_file(store: Store, where: str | Path) -> None:
    rounds = [planted(f"r{number:03}") for number in range(30)]
    keep(store, *rounds)
    assert is_in_tables(store)
    assert store.forget(PID) == 30
    assert not is_in_tables(store)
    assert (store.rounds.of(PID), store.forget(PID)) == ([], 0)
    assert store.rounds.by_id("r000") == played(
        "r000",
        seat(0, "bob", "Bob"),
        *(replace(sat, pid="", name=FORGOTTEN) for sat in rounds[0].seats[1:]),
        record=rounds[0].record.replace(NAME, FORGOTTEN),
    )
    if isinstance(where, Path):
        file = b"".join(path.read_bytes() for path in where.glob(f"{DATABASE}*"))
        assert PID.encode() not in file
        assert NAME.encode() not in file


def is_in_tables(store: Store) -> bool:
    found = b""
    with store._reading.connect() as connection:
        for table in METADATA.sorted_tables:
            for row in connection.execute(select(table)):
                for value in row:
                    text = value if isinstance(value, bytes) else str(value).encode()
                    found += zlib.decompress(text) if text[:1] == b"\x78" and isinstance(value, bytes) else text
    assert (PID.encode() in found) == (NAME.encode() in found)
    return PID.encode() in found


def test_others_keep_their_names_and_the_record_verifies() -> None:
    changed = without_names(RECORD, {1})
    assert changed.splitlines()[:6] == [
        *RECORD.splitlines()[:3],
        f"seat 1 team 1 hand 0 {FORGOTTEN}",
        *RECORD.splitlines()[4:6],
    ]
    assert verify(changed).rounds == verify(RECORD).rounds


def test_a_namesake_stays_and_many_rounds_are_forgotten_in_turns(store: Store) -> None:
    count = AT_ONCE + 3
    keep(
        store,
        *(played(f"r{number}", seat(0, PID, NAME), record=SHORT) for number in range(count)),
        played("namesake", seat(0, "bob", NAME), record=SHORT),
    )
    assert store.forget(PID) == count
    assert store.rounds.of("bob")[0].seats[0].name == NAME


def test_forgetting_nobody_forgets_no_bot(store: Store) -> None:
    keep(store, played("abc", seat(0), record=SHORT))
    assert store.forget("") == 0
    assert store.rounds.by_id("abc") == played("abc", seat(0), record=SHORT)


def test_rounds_that_are_old_enough_are_deleted_with_their_seats(store: Store) -> None:
    now, hour = time.time_ns() // 1_000_000, 3_600_000
    old = [played(f"old{number}", ended=now - 2 * hour, record=SHORT) for number in range(AT_ONCE + 1)]
    keep(store, *old, played("young", ended=now - hour // 2, record=SHORT))
    assert store.prune(hour) == AT_ONCE + 1
    assert [found.id for found in store.rounds.of("ann", 1000)] == ["young"]
    assert store.prune(hour) == 0


def test_a_match_has_one_record_for_all_its_rounds_until_the_last_is_deleted(store: Store) -> None:
    def of(number: int, ended: int) -> Played:
        return replace(played(f"r{number}", ended=ended, record=f"{SHORT}{number}"), match="m-1", number=number)

    now = time.time_ns() // 1_000_000
    keep(store, of(1, now - 9000), of(2, now - 8000))
    keep(store, of(3, now - 1000))
    assert [store.rounds.by_id(f"r{number}") for number in (1, 3)] == [
        replace(of(1, now - 9000), record=f"{SHORT}3"),
        of(3, now - 1000),
    ]
    assert store.prune(5000) == 2
    assert store.rounds.by_id("r3") == of(3, now - 1000)
    assert store.prune(0) == 1
    with store._reading.connect() as connection:
        assert not connection.execute(select(METADATA.tables["record"])).all()


def test_the_mark_of_a_table_that_is_over_goes_and_that_of_a_live_one_stays(store: Store) -> None:
    for table in ("over", "life"):
        store.ownership.claim(table, "a")
        store.log.append([Unit(table, 1, events(1, 1), ended=table == "over")])
    store.prune(3_600_000)
    assert store.ownership.claim("over", "a") == 2
    store.log.append([Unit("over", 2, ended=True)])
    time.sleep(0.01)
    store.prune(0)
    assert (store.ownership.claim("over", "a"), store.ownership.claim("life", "a")) == (1, 2)
