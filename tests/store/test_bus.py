"""The bus of one process: at once, in order, and no listener harms another."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nerts.store import Bus, LocalBus


@pytest.fixture
def bus() -> Bus:
    return LocalBus()


def test_every_listener_of_a_subject_hears_each_message_in_order(bus: Bus) -> None:
    heard: list[tuple[str, bytes]] = []
    bus.subscribe("t.life", lambda data: heard.append(("one", data)))
    bus.subscribe("t.life", lambda data: heard.append(("two", data)))
    bus.subscribe("t.moon", lambda data: heard.append(("moon", data)))
    for data in (b"a", b"b"):
        bus.publish("t.life", data)
    assert heard == [("one", b"a"), ("two", b"a"), ("one", b"b"), ("two", b"b")]


def test_the_same_callback_may_listen_twice_and_leave_once(bus: Bus) -> None:
    heard: list[bytes] = []
    leave = bus.subscribe("t.life", heard.append)
    bus.subscribe("t.life", heard.append)
    leave()
    leave()
    bus.publish("t.life", b"a")
    assert heard == [b"a"]


def test_a_listener_that_fails_is_logged_and_harms_no_other(bus: Bus, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[bytes] = []

    def fail(data: bytes) -> None:
        raise LookupError(data)

    bus.subscribe("t.life", fail)
    bus.subscribe("t.life", heard.append)
    bus.publish("t.life", b"a")
    assert heard == [b"a"]
    assert [record.getMessage() for record in caplog.records] == ["a listener to t.life has failed"]


def test_listeners_may_come_and_go_while_a_message_is_told(bus: Bus) -> None:
    heard: list[str] = []
    leave: list[Callable[[], None]] = []

    def once(data: bytes) -> None:
        heard.append("once")
        leave[0]()
        bus.subscribe("t.life", lambda _: heard.append("late"))

    leave.append(bus.subscribe("t.life", once))
    bus.publish("t.life", b"a")
    bus.publish("t.life", b"b")
    assert heard == ["once", "late"]
