"""The ring of events."""

import pytest

from nerts.protocol.messages import Restocked
from nerts.table.history import Entry, History


def filled(events: int, size: int = 5) -> History:
    history = History(size)
    for seq in range(1, events + 1):
        history.add(Entry(Restocked(seq), sent=seq * 10))
    return history


@pytest.mark.parametrize(
    ("events", "seen", "missed"),
    [
        (3, 1, [2, 3]),
        (3, 3, []),
        (3, 4, None),  # never given out
        (3, 0, None),  # saw nothing yet
        (9, 4, [5, 6, 7, 8, 9]),
        (9, 3, None),  # too long ago
    ],
)
def test_what_was_missed(events: int, seen: int, missed: list[int] | None) -> None:
    entries = filled(events).since(seen)
    assert (None if entries is None else [entry.event.seq for entry in entries]) == missed


def test_numbers_have_no_gaps() -> None:
    with pytest.raises(ValueError, match="event 5 after 3"):
        filled(3).add(Entry(Restocked(5)))


def test_when_an_event_was_sent() -> None:
    history = filled(9)
    assert [history.sent_at(seq) for seq in (0, 4, 5, 9, 10)] == [None, None, 50, 90, None]
