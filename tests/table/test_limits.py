"""Token buckets with a clock of the test's own."""

from hypothesis import given
from hypothesis import strategies as st

from nerts.table.limits import Bucket, Limit

LIMIT = Limit(8, 20)


def test_a_burst_and_then_the_rate() -> None:
    bucket = Bucket(LIMIT)
    assert sum(bucket.take(0) for _ in range(50)) == 20
    assert not bucket.take(124)
    assert bucket.take(125)


def test_a_rested_bucket_is_as_good_as_new() -> None:
    bucket = Bucket(LIMIT)
    for _ in range(20):
        bucket.take(0)
    assert not bucket.is_full(2499)
    assert bucket.is_full(2500)


@given(st.lists(st.integers(0, 2000), max_size=200))
def test_never_more_than_the_limit_in_any_stretch(gaps: list[int]) -> None:
    bucket, now, taken = Bucket(LIMIT), 0, []
    for gap in gaps:
        now += gap
        if bucket.take(now):
            taken.append(now)
    for i, start in enumerate(taken):
        for j in range(i, len(taken)):
            assert j - i + 1 <= LIMIT.burst + (taken[j] - start) * LIMIT.per_second / 1000 + 1e-6
