"""What every log promises, on SQLite and on PostgreSQL."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import event as listening

from nerts.store import Conflict, Event, Kept, Secret, Snapshot, Store, Unit, Unwritable
from tests.store.units import event, events, moves, played

NOBODY: frozenset[str] = frozenset()


def test_a_table_that_is_not_there_has_nothing(store: Store) -> None:
    assert store.log.load("life") == Kept(None, [], {})
    assert store.log.all_of("life") == []
    assert store.log.live() == []
    assert store.ownership.owner("life") is None


def test_what_was_appended_is_loaded_to_the_last_bit(store: Store) -> None:
    epoch = store.ownership.claim("life", "a")
    line = Event(1, "command", 3, b'{"\xc3\xa9":1}', 12, 2**40, 2**41)
    assert store.log.append([Unit("life", epoch, (line,), secrets=(Secret("2/5", bytes(range(32))),))]) == NOBODY
    assert store.log.load("life") == Kept(None, [line], {"2/5": bytes(range(32))})


def test_load_begins_at_the_newest_snapshot_and_all_of_at_the_first_event(store: Store) -> None:
    epoch = store.ownership.claim("life", "a")
    store.log.append([Unit("life", epoch, events(1, 3), Snapshot(3, 1, b"three"))])
    store.log.append([Unit("life", epoch, events(4, 5), Snapshot(5, 2, b"five")), moves("life", epoch, 6, 8)])
    assert store.log.load("life") == Kept(Snapshot(5, 2, b"five"), list(events(6, 8)), {})
    assert store.log.all_of("life") == list(events(1, 8))


def test_of_two_snapshots_in_one_batch_the_later_stays(store: Store) -> None:
    epoch = store.ownership.claim("life", "a")
    store.log.append([Unit("life", epoch, events(n, n), Snapshot(n, 1, b"%d" % n)) for n in (1, 2)])
    assert store.log.load("life").snapshot == Snapshot(2, 1, b"2")


def test_each_claim_is_one_higher_than_ever_before(store: Store) -> None:
    assert [store.ownership.claim("life", node) for node in "aba"] == [1, 2, 3]
    assert store.ownership.owner("life") == ("a", 3)
    store.log.append([Unit("life", 3, events(1, 1), ended=True)])
    assert store.ownership.owner("life") is None
    assert store.ownership.claim("life", "c") == 4
    assert store.ownership.claim("death", "c") == 1


def test_claims_at_the_same_moment_give_different_epochs(store: Store) -> None:
    def claim(node: int) -> int:
        while True:
            try:
                return store.ownership.claim("life", str(node))
            except Unwritable:  # SQLite lets nobody wait for long
                continue

    with ThreadPoolExecutor(2) as people:
        assert sorted(people.map(claim, range(20))) == list(range(1, 21))


@pytest.mark.parametrize("epoch", [0, 1, 3])
def test_another_epoch_is_fenced_and_its_neighbour_is_not(store: Store, epoch: int) -> None:
    store.ownership.claim("life", "a")
    store.ownership.claim("life", "b")
    store.ownership.claim("moon", "a")
    assert store.log.append([moves("life", epoch, 1, 2), moves("moon", 1, 1, 2)]) == {"life"}
    assert (store.log.all_of("life"), store.log.all_of("moon")) == ([], list(events(1, 2)))


def test_who_has_claimed_nothing_writes_nothing(store: Store) -> None:
    assert store.log.append([moves("life", 0, 1, 1), moves("moon", 1, 1, 1)]) == {"life", "moon"}
    assert store.log.live() == []


def test_a_stale_owners_two_events_do_not_fork_the_log(store: Store) -> None:
    """The first number is taken by the new owner, the second is free: neither may be written."""
    old = store.ownership.claim("life", "a")
    store.log.append([moves("life", old, 1, 5)])
    new = store.ownership.claim("life", "b")
    store.ownership.claim("moon", "a")
    takeover = event(6, "taken over")
    assert store.log.append([Unit("life", new, (takeover,))]) == NOBODY
    assert store.log.append([moves("life", old, 6, 7), moves("moon", 1, 1, 1)]) == {"life"}
    assert store.log.all_of("life") == [*events(1, 5), takeover]
    assert store.log.all_of("moon") == [event(1)]


def test_numbers_that_are_taken_fence_whoever_believes_to_own_the_table(store: Store) -> None:
    store.ownership.claim("life", "a")
    store.ownership.claim("moon", "a")
    store.log.append([Unit("life", 1, (event(1, "first"),))])
    assert store.log.append([moves("life", 1, 1, 2), moves("moon", 1, 1, 2)]) == {"life"}
    assert store.log.all_of("life") == [event(1, "first")]
    assert store.log.all_of("moon") == list(events(1, 2))


def test_nobody_claims_a_table_between_the_look_at_its_epoch_and_the_writing(store: Store) -> None:
    """A stale owner stalls right there; the claim has to wait for its commit, and sees it."""
    old = store.ownership.claim("life", "a")
    looked, go_on = threading.Event(), threading.Event()

    def stall(_connection: object, _cursor: object, statement: str, *_rest: Any) -> None:
        if statement.startswith("INSERT INTO event") and not looked.is_set():
            looked.set()
            assert go_on.wait(10)

    def claim() -> int:
        while True:
            try:
                return store.ownership.claim("life", "b")
            except Unwritable:
                continue

    listening.listen(store._writing, "before_cursor_execute", stall)
    with ThreadPoolExecutor(2) as nodes:
        writing = nodes.submit(store.log.append, [moves("life", old, 1, 2)])
        assert looked.wait(10)
        claiming = nodes.submit(claim)
        with pytest.raises(TimeoutError):
            claiming.result(0.4)
        go_on.set()
        assert writing.result(10) == NOBODY
        assert claiming.result(10) == 2
    assert store.log.all_of("life") == list(events(1, 2))
    assert store.log.append([moves("life", old, 3, 4)]) == {"life"}


def test_who_has_released_a_table_writes_no_more_and_releases_nobody_elses(store: Store) -> None:
    store.ownership.claim("life", "a")
    store.log.append([moves("life", 1, 1, 1)])
    store.ownership.release("life", 1)
    assert store.ownership.owner("life") is None
    assert store.log.append([moves("life", 1, 2, 2)]) == {"life"}
    assert store.ownership.claim("life", "b") == 2
    store.ownership.release("life", 1)
    assert store.ownership.owner("life") == ("b", 2)
    assert store.log.live() == ["life"]


def test_of_a_table_that_is_over_only_what_was_played_stays(store: Store) -> None:
    store.ownership.claim("life", "a")
    store.ownership.claim("moon", "a")
    rest = Unit("moon", 1, events(1, 1), secrets=(Secret("1/1", b"moon"),))
    store.log.append([Unit("life", 1, events(1, 9), Snapshot(9, 1, b""), (Secret("1/1", b"seed"),)), rest])
    store.log.append([Unit("life", 1, events(10, 10), played=(played("abc"),), ended=True)])
    assert store.log.load("life") == Kept(None, [], {})
    assert store.rounds.by_id("abc") == played("abc")
    assert store.log.append([moves("life", 1, 11, 11)]) == {"life"}
    assert store.log.live() == ["moon"]
    assert store.log.load("moon").secrets == {"1/1": b"moon"}


def test_a_code_that_is_used_again_begins_a_log_of_its_own(store: Store) -> None:
    store.ownership.claim("life", "a")
    store.log.append([Unit("life", 1, events(1, 3), ended=True)])
    assert store.ownership.claim("life", "a") == 2
    assert store.log.append([moves("life", 2, 1, 2)]) == NOBODY
    assert store.log.all_of("life") == list(events(1, 2))


def test_live_tables_are_those_of_which_something_can_be_loaded(store: Store) -> None:
    for table in ("moon", "claimed", "life", "snapped"):
        store.ownership.claim(table, "a")
    store.log.append([moves("moon", 1, 1, 1), moves("life", 1, 1, 1), Unit("snapped", 1, (), Snapshot(0, 1, b"new"))])
    assert store.log.live() == ["life", "moon", "snapped"]


FINISH = Unit("life", 1, events(3, 4), Snapshot(4, 1, b"s"), (Secret("1/2", b"next"),), (played("abc"),))


@pytest.mark.parametrize(
    "unit",
    [moves("life", 1, 3, 4), FINISH, Unit("life", 1, events(3, 4), played=(played("abc"),), ended=True)],
    ids=["moves", "end of a round", "end of the table"],
)
def test_who_does_not_know_whether_it_was_written_asks_again(store: Store, unit: Unit) -> None:
    store.ownership.claim("life", "a")
    store.ownership.claim("moon", "a")
    store.log.append([moves("life", 1, 1, 2)])
    batch = [unit, moves("moon", 1, 1, 2)]
    assert store.log.append(batch) == NOBODY
    before = store.log.load("life"), store.log.all_of("life"), store.log.load("moon"), store.rounds.by_id("abc")
    assert store.log.append(batch) == NOBODY
    assert before == (
        store.log.load("life"),
        store.log.all_of("life"),
        store.log.load("moon"),
        store.rounds.by_id("abc"),
    )


FIRST = Unit("life", 1, (event(1, who=3, cmid=17),), secrets=(Secret("1/1", b"seed"),), played=(played("abc"),))
FAULTS = {
    "a command twice": [Unit("life", 1, (event(2, who=3, cmid=17),))],
    "a command twice at once": [Unit("life", 1, (event(2, who=3, cmid=18), event(3, who=3, cmid=18)))],
    "a gap behind the log": [moves("life", 1, 3, 4)],
    "a gap within": [Unit("life", 1, (event(2), event(4)))],
    "a gap between two units": [moves("life", 1, 2, 2), moves("life", 1, 4, 4)],
    "another seed": [Unit("life", 1, events(2, 2), secrets=(Secret("1/1", b"other"),))],
    "a round twice": [Unit("life", 1, events(2, 2), played=(played("abc"),))],
    "no text": [Unit("life", 1, (Event(2, "\ud800", 1, b""),))],
    "too large a number": [Unit("life", 1, (Event(2, "move", 1, b"", at=2**70),))],
    "on after the end": [Unit("life", 1, events(2, 2), ended=True), moves("life", 1, 3, 3)],
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_callers_fault_hurts_no_other_table(store: Store, fault: str) -> None:
    for table in ("life", "moon", "sun"):
        store.ownership.claim(table, "a")
    store.log.append([FIRST])
    with pytest.raises(Conflict, match="table life: ") as raised:
        store.log.append([moves("moon", 1, 1, 2), *FAULTS[fault], moves("sun", 0, 1, 1)])
    assert set(raised.value.why) == {"life"}
    assert raised.value.fenced == {"sun"}
    assert store.log.all_of("life") == list(FIRST.events)
    assert store.log.all_of("moon") == list(events(1, 2))
    assert store.log.append([moves("life", 1, 2, 2)]) == NOBODY


def test_commands_of_nobody_and_of_others_may_have_the_same_number(store: Store) -> None:
    store.ownership.claim("life", "a")
    store.ownership.claim("moon", "a")
    commands = tuple(event(n, who=who, cmid=1) for n, who in enumerate((0, 0, 1, 2), 1))
    assert store.log.append([Unit("life", 1, commands), Unit("moon", 1, commands)]) == NOBODY


def test_erased_lines_are_gone_and_the_log_goes_on_behind_them(store: Store) -> None:
    epoch = store.ownership.claim("life", "a")
    store.log.append([moves("life", epoch, 1, 3)])
    erasing = Unit("life", epoch, events(4, 6), Snapshot(5, 1, b"five"), erased=5)
    assert store.log.append([erasing, moves("life", epoch, 7, 7)]) == NOBODY
    assert store.log.all_of("life") == list(events(6, 7))
    assert store.log.load("life") == Kept(Snapshot(5, 1, b"five"), list(events(6, 7)), {})
    assert store.log.append([erasing]) == NOBODY  # again, for the answer may have been lost
    assert store.log.append([moves("life", epoch, 8, 8)]) == NOBODY
    assert store.log.all_of("life") == list(events(6, 8))


def test_tables_that_mention_somebody_are_found(store: Store) -> None:
    number = "0123456789abcdef" * 2
    for table, data in (("b", f'["{number}"]'), ("a", "[]"), ("c", "[]")):
        epoch = store.ownership.claim(table, "a")
        snapshot = Snapshot(1, 1, f'{{"{number}":1}}'.encode()) if table == "c" else None
        store.log.append([Unit(table, epoch, (event(1, data),), snapshot)])
    assert store.log.mentions(number) == ["b", "c"]
    assert store.log.mentions("f" * 32) == []
