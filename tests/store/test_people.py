"""Passkeys, joined histories and who wanted to be forgotten, on both databases."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from nerts.engine.proof import verify
from nerts.store import Store, Unit
from nerts.store.engines import transaction
from nerts.store.people import MOST, Passkey, hash_of
from nerts.store.rounds import without_names
from tests.store.units import RECORD, event, played, seat

ANN, BEN = "a" * 32, "b" * 32
KEY = Passkey("key", ANN, b"public", 3, 100, 100)


def keep(store: Store, *rounds: str, who: str = ANN) -> None:
    epoch = store.ownership.claim("past", "test")
    finished = tuple(played(name, replace(seat(0, who, "Zebulon"), whose=who), seat(1)) for name in rounds)
    store.log.append([Unit("past", epoch, played=finished)])


# --- passkeys ---------------------------------------------------------------------------------------------------------


def test_a_passkey_comes_back_as_it_was(store: Store) -> None:
    assert store.people.add(KEY)
    assert store.people.passkey("key") == KEY
    assert store.people.passkeys(ANN) == [KEY]
    assert store.people.passkey("other") is None
    assert store.people.passkeys(BEN) == []


def test_nobody_takes_anybodys_passkey_over(store: Store) -> None:
    store.people.add(KEY)
    assert not store.people.add(replace(KEY, pid=BEN))
    assert not store.people.remove(BEN, "key")
    assert store.people.passkeys(ANN) == [KEY]
    assert store.people.remove(ANN, "key")
    assert not store.people.remove(ANN, "key")


def test_there_are_so_many_and_no_more(store: Store) -> None:
    assert all(store.people.add(replace(KEY, id=str(number))) for number in range(MOST))
    assert not store.people.add(KEY)
    assert store.people.add(replace(KEY, pid=BEN))


def test_a_guests_rounds_join_those_of_the_holder(store: Store) -> None:
    keep(store, "r1")
    keep(store, "r2", who=BEN)
    store.people.add(KEY)
    assert store.people.sign_in(KEY, 4, 200, BEN)
    assert {row.id for row in store.rounds.all_of(ANN)} == {"r1", "r2"}
    assert store.rounds.all_of(BEN) == []
    assert store.people.passkey("key") == replace(KEY, count=4, used=200)


def test_one_signature_is_good_for_one_use(store: Store) -> None:
    """Two answers to the same state of the passkey: the second changes nothing, not even a guest's rounds."""
    keep(store, "r1", who=BEN)
    store.people.add(KEY)
    assert store.people.sign_in(KEY, 4, 200, "")
    assert not store.people.sign_in(KEY, 5, 300, BEN)
    assert store.people.passkey("key") == replace(KEY, count=4, used=200)
    assert [row.id for row in store.rounds.all_of(BEN)] == ["r1"]


# --- forgotten --------------------------------------------------------------------------------------------------------


def everything(store: Store) -> str:
    with transaction(store._writing) as connection:
        rows = [
            str(row)
            for table in ("round", "seat", "passkey", "forgotten")
            for row in connection.execute(text(f"SELECT * FROM {table}"))
        ]
    records = [played.record for name in ("r1", "r2") if (played := store.rounds.by_id(name)) is not None]
    return "\n".join(rows + records)


def test_nothing_is_left_but_a_hash(where: str | Path) -> None:
    with Store.open(where) as store:
        keep(store, "r1", "r2")
        store.people.add(KEY)
        store.note_forgotten(ANN)
        assert store.is_forgotten(ANN)
        assert store.forget(ANN) == 2
        left = everything(store)
        assert ANN not in left
        assert "Zebulon" not in left
        assert hash_of(ANN) in left
        assert store.people.passkeys(ANN) == []
    with Store.open(where) as store:
        assert store.is_forgotten(ANN)
        assert not store.is_forgotten(BEN)


def test_what_was_begun_is_done_when_the_store_is_opened(where: str | Path) -> None:
    with Store.open(where) as store:
        keep(store, "r1")
        keep(store, "r2", who=BEN)
        store.people.add(KEY)
        store.note_forgotten(ANN)
    with Store.open(where) as store:
        assert ANN not in everything(store)
        assert [row.id for row in store.rounds.all_of(BEN)] == ["r2"]


def test_a_seat_that_was_left_is_forgotten_as_well(store: Store) -> None:
    epoch = store.ownership.claim("past", "test")
    left = replace(seat(0, "", "Zebulon"), bot="", whose=ANN)
    store.log.append([Unit("past", epoch, played=(played("r1", left, seat(1, BEN, "Ben")),))])
    assert store.forget(ANN) == 1
    assert [each.name for each in store.rounds.all_of(BEN)[0].seats] == ["Player", "Ben"]


def test_who_took_the_place_over_keeps_the_name_in_the_record(store: Store) -> None:
    """A record names whoever sat there in the last round of its match."""
    epoch = store.ownership.claim("past", "test")
    named = RECORD.replace(name_in(RECORD, 0), "Ben")
    first = replace(played("r1", replace(seat(0, ANN, "Zebulon"), whose=ANN)), match="m")
    then = replace(played("r2", replace(seat(0, BEN, "Ben"), whose=BEN), record=named), match="m", number=2)
    store.log.append([Unit("past", epoch, played=(first, then))])
    assert store.rounds.places(ANN) == {}
    assert store.rounds.places(BEN) == {"m": {0}}
    store.forget(ANN)
    kept = store.rounds.by_id("r1")
    assert kept is not None
    assert (kept.record, kept.seats[0].name) == (named, "Player")
    store.forget(BEN)
    assert "Ben" not in everything(store)


def name_in(record: str, seat: int) -> str:
    return next(line.split(" ", 6)[6] for line in record.splitlines() if line.startswith(f"seat {seat} "))


def test_a_hand_that_has_a_line_of_its_own_bears_no_name_either() -> None:
    copied = RECORD.replace("\nround 1", "\nseat 14 team 0 hand 2 Zebulon\nround 1", 1)
    lines = copied.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("seat "))
    number = lines[at].split()[1]
    lines[at] = " ".join([*lines[at].split()[:6], "Zebulon"])
    cleaned = without_names("\n".join(lines), {int(number)})
    assert "Zebulon" not in cleaned
    assert cleaned.count("Player") >= 2


def test_a_record_without_names_is_as_good_as_before() -> None:
    cleaned = without_names(RECORD, {0, 1, 2, 3})
    assert cleaned != RECORD
    assert verify(cleaned).totals == verify(RECORD).totals


def test_who_stands_in_a_live_tables_log_is_found_by_the_hash(store: Store) -> None:
    epoch = store.ownership.claim("life", "a")
    store.log.append([Unit("life", epoch, (event(1, f'["{ANN}","{BEN}","{"c" * 64}"]'),))])
    assert store.forgotten_at("life") == set()
    store.note_forgotten(ANN)
    assert store.forgotten_at("life") == {ANN}


@pytest.mark.parametrize("name", ["forgotten", "nerts.db"])
def test_the_file_and_the_database_make_each_other_good(tmp_path: Path, name: str) -> None:
    with Store.open(tmp_path) as store:
        keep(store, "r1")
        store.note_forgotten(ANN)
        store.forget(ANN)
    (tmp_path / name).unlink()
    with Store.open(tmp_path) as store:
        assert store.is_forgotten(ANN)
    with Store.open(tmp_path) as store:
        assert store.is_forgotten(ANN)
    assert (tmp_path / "forgotten").read_text().split() == [hash_of(ANN)]
