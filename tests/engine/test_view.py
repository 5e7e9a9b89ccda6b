"""What a viewer may know (R25, R34): non-interference is shown over random play in test_random_play."""

from __future__ import annotations

import pytest

from nerts import Move, Round

POSITION = """classic
0 n 7H 5D | w QS JH / - / 7D / AS | s 4C 9D | d 4D KS 2H
1 n 2C 3C | w - / - / - / - | s 8C | d 9C TC
f AH@0
state: 1 stuck; tick=1300 at=1000"""


@pytest.mark.parametrize(
    ("viewer", "own", "other"),
    [(0, "d 4D KS 2H", "d ? TC"), (1, "d ?2 2H", "d 9C TC"), (None, "d ?2 2H", "d ? TC")],
)
def test_a_team_knows_its_own_waste_and_nobody_a_covered_card(viewer: int | None, own: str, other: str) -> None:
    text = Round.from_text(POSITION).view(viewer).to_text()
    assert text == (
        f"classic\n0 n ? 5D | w QS JH / - / 7D / AS | s ?2 | {own}\n1 n ? 3C | w - / - / - / - | s ? | {other}\n"
        "f AH@0\nstate: 1 stuck"
    )


def test_the_window_is_live_and_read_only() -> None:
    rnd = Round.from_text(POSITION)
    view = rnd.view(0)
    before = rnd.copy()
    view.waste(0).clear()
    view.censored().play(0, Move.parse("recycle"))
    assert rnd == before
    rnd.play(0, Move.parse("d>f1"))
    assert view.waste(0) == rnd.layouts[0].waste
    assert view.nerts_left(1) == 2


def test_own_moves_are_the_same_seen_from_the_view() -> None:
    rnd = Round.from_text(POSITION)
    for team in (0, 1):
        seen = Round.from_text(rnd.view(team).to_text())
        assert list(seen.legal_moves(team)) == list(rnd.legal_moves(team)) == list(rnd.view(team).legal_moves())


def test_a_spectator_has_no_moves() -> None:
    with pytest.raises(ValueError, match="spectator"):
        Round.from_text(POSITION).view(None).legal_moves()
