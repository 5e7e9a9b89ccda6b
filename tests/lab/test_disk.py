import random
from pathlib import Path

from nerts.lab.disk import TABLES, Disk

RECORD = (Path(__file__).parent.parent / "golden/quick.nerts").read_text("utf-8")


def test_a_finished_round_is_small_on_the_disk() -> None:
    with Disk() as disk:
        assert 2_000 < disk.round_bytes([RECORD], random.Random(1)) < len(RECORD)


def test_a_log_is_no_larger_than_a_move_allows() -> None:
    with Disk() as disk:
        facts = sum(line[:1].isdigit() for line in RECORD.splitlines())
        assert 40 < disk.log_bytes([RECORD]) / facts < 200


def test_each_call_makes_an_event_of_each_table_durable() -> None:
    with Disk() as disk:
        write = disk.tables()
        assert [write(), write()] == [TABLES, TABLES]
        assert len(disk.store.log.all_of("t1")) == 2
