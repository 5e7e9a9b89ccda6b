"""Who somebody is, whatever the clock does."""

from __future__ import annotations

import time

import pytest

from nerts.server.identity import CLOCK_SLACK, MAX_AGE, Identity

DAY = 24 * 3600


@pytest.mark.parametrize(
    ("age", "known"),
    [
        (0, True),
        (-2, True),
        (-3600, True),
        (-CLOCK_SLACK + 60, True),
        (-CLOCK_SLACK - 60, False),
        (MAX_AGE - DAY, True),
        (MAX_AGE + DAY, False),
    ],
)
def test_a_clock_that_has_been_set_back_forgets_nobody(monkeypatch: pytest.MonkeyPatch, age: int, known: bool) -> None:
    identity = Identity("secret", "")
    pid = identity.new()
    signed = str(identity._serializer.dumps(pid))
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + age)
    assert (identity.read_text(signed) == pid) == known


def test_every_changed_byte_makes_a_stranger() -> None:
    identity = Identity("secret", "")
    signed = str(identity._serializer.dumps(identity.new()))
    for i in range(len(signed) - 1):
        for char in "Az.":
            changed = signed[:i] + char + signed[i + 1 :]
            assert changed == signed or identity.read_text(changed) == ""
    assert Identity("another", "").read_text(signed) == ""
