"""Any sequence of claims, batches, ends and reopenings leaves what a dictionary would hold."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from sqlalchemy import delete

from nerts.store import Event, Kept, Secret, Snapshot, Store, Unit
from nerts.store.schema import METADATA
from tests.store.units import event

TABLES = ["life", "moon", "sun"]
table = st.sampled_from(TABLES)


@dataclass
class Model:
    """What is known of one table."""

    node: str = ""
    epoch: int = 0
    events: list[Event] = field(default_factory=list)
    snapshot: Snapshot | None = None
    secrets: dict[str, bytes] = field(default_factory=dict)


class Machine(RuleBasedStateMachine):
    where: str | Path

    def __init__(self) -> None:
        super().__init__()
        self.store = Store.open(self.where)
        self.tables = {name: Model() for name in TABLES}

    @initialize()
    def empty(self) -> None:
        with self.store._writing.begin() as connection:
            for name in reversed(METADATA.sorted_tables):
                connection.execute(delete(name))

    @rule(name=table, node=st.sampled_from("ab"))
    def claim(self, name: str, node: str) -> None:
        model = self.tables[name]
        model.node, model.epoch = node, model.epoch + 1
        assert self.store.ownership.claim(name, node) == model.epoch

    @rule(name=table, behind=st.integers(0, 1))
    def release(self, name: str, behind: int) -> None:
        model = self.tables[name]
        self.store.ownership.release(name, model.epoch - behind)
        if not behind:
            model.node = ""

    @rule(
        batch=st.lists(st.tuples(table, st.integers(0, 2), st.booleans(), st.booleans()), max_size=5),
        stale=table | st.none(),
    )
    def append(self, batch: list[tuple[str, int, bool, bool]], stale: str | None) -> None:
        before = {name: len(model.events) for name, model in self.tables.items()}
        units = [self.unit(before, *wanted, stale=stale) for wanted in batch]
        fenced = {unit.table for unit in units if unit.table == stale or not self.tables[unit.table].node}
        assert self.store.log.append(units) == fenced
        for unit in units:
            if unit.table not in fenced:
                model = self.tables[unit.table]
                model.events += unit.events
                model.snapshot = unit.snapshot or model.snapshot
                model.secrets |= {secret.key: secret.seed for secret in unit.secrets}

    def unit(self, last: dict[str, int], name: str, count: int, snaps: bool, deals: bool, stale: str | None) -> Unit:
        seqs = range(last[name] + 1, last[name] + count + 1)
        last[name] += count
        events = tuple(event(seq, who=seq % 2, cmid=seq) for seq in seqs)
        snapshot = Snapshot(last[name], 1, str(last[name]).encode()) if snaps and count else None
        secrets = (Secret(str(last[name]), b"seed"),) if deals and count else ()
        return Unit(name, self.tables[name].epoch - (name == stale), events, snapshot, secrets)

    @rule(name=table)
    def end(self, name: str) -> None:
        model = self.tables[name]
        fenced = self.store.log.append([Unit(name, model.epoch, ended=True)])
        if model.node:
            self.tables[name] = Model(epoch=model.epoch)
            assert fenced == set()

    @rule()
    def reopen(self) -> None:
        self.store.close()
        self.store = Store.open(self.where)

    @invariant()
    def nothing_is_lost_and_nothing_invented(self) -> None:
        log = self.store.log
        for name, model in self.tables.items():
            after = model.snapshot.seq if model.snapshot else 0
            assert log.load(name) == Kept(model.snapshot, model.events[after:], model.secrets)
            assert log.all_of(name) == model.events
            assert self.store.ownership.owner(name) == ((model.node, model.epoch) if model.node else None)
        assert log.live() == [name for name, model in self.tables.items() if model.events]

    def teardown(self) -> None:
        self.store.close()


def test_any_history_is_that_of_a_dictionary(where: str | Path) -> None:
    here: Any = type("Here", (Machine,), {"where": where})
    quiet = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
    run_state_machine_as_test(
        here, settings=settings(max_examples=25, stateful_step_count=20, deadline=None, suppress_health_check=quiet)
    )
