"""The chart on the score sheet: from the server, so that a reload keeps it."""

from __future__ import annotations

import pytest

from nerts.protocol import messages as m
from nerts.table.curve import ROWS
from tests.table.scene import Scene


@pytest.mark.parametrize("bots", [1, 5, 11])
def test_the_curve_begins_with_the_deal_and_ends_with_the_points(bots: int) -> None:
    scene = Scene(seed=bots)
    scene.seat("Ann")
    for _ in range(bots):
        scene.say("Ann", m.AddBot("hard"))
    scene.start("Ann")
    while scene.phase != "scored":
        scene.wait(5000)
        scene.do("Ann", "stuck", saw=scene.table.room.history.seq)
    sheet = scene.last("Ann", m.Scored).sheet
    assert sheet.curve[0] == [0, *([-26] * (bots + 1))]
    assert sheet.curve[-1][1:] == [line.points for line in sheet.lines]
    assert sheet.curve[-1][0] >= sheet.curve[-2][0]
    assert 3 < len(sheet.curve) <= ROWS
    assert all(before[0] <= after[0] for before, after in zip(sheet.curve, sheet.curve[1:], strict=False))
    scene.come("Ann")
    assert scene.last("Ann", m.State).sheet == sheet
