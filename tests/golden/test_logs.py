"""Tables that an earlier release has kept come back, whole and from their snapshot, as people had left them."""

from __future__ import annotations

from pathlib import Path

import pytest

from nerts.protocol import messages as m
from nerts.table import Table, recall
from nerts.table.parts import VERSION
from tests.golden import logs
from tests.table.remembered import state

FILES = sorted(logs.FOLDER.glob("*.log"))


def test_every_version_has_its_logs() -> None:
    assert {int(file.stem.partition("-")[0]) for file in FILES} == set(range(1, VERSION + 1))


def test_they_tell_of_everything_that_is_kept() -> None:
    kinds = {line.split()[1] for file in FILES for line in file.read_text("utf-8").splitlines() if line[0] == "l"}
    assert kinds >= set(recall.KINDS) - {"told", "lost"}
    assert all("\nsnapshot " in file.read_text("utf-8") for file in FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_all_of_it_and_the_snapshot_with_its_tail_are_the_same_table(file: Path) -> None:
    diary, now, end = logs.read(file.read_text("utf-8"))
    tables = diary.whole(), diary.short()
    for table in tables:
        table.room.now = now
        assert logs.people_see(table.room) == end
    assert state(tables[0].room) == state(tables[1].room)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_goes_on_from_there(file: Path) -> None:
    diary, now, _ = logs.read(file.read_text("utf-8"))
    table: Table = diary.short()
    recall.wake(table.room)
    people = [pid for pid, person in table.room.people.items() if person.seat >= 0]
    for pid in people:
        table.join(pid, m.Hello(m.VERSION), now)
    for _ in range(200):
        now = max(now, table.wake)
        table.tick(now)
    assert table.room.phase.value in ("playing", "closing", "scored", "over", "paused", "countdown")
