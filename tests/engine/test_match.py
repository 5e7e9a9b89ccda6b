from __future__ import annotations

import pytest

from nerts import Match, RoundScore, Rules


def points(*each: int) -> list[RoundScore]:
    return [RoundScore(team, 0, 0, 0, number, False) for team, number in enumerate(each)]


def played(match: Match, *rounds: tuple[int, ...]) -> Match:
    for each in rounds:
        match.add_round(points(*each))
    return match


def test_25_the_highest_total_wins_not_the_first_past_the_target() -> None:
    match = played(Match(Rules.preset("classic"), 2), (96, 99), (8, 6))
    assert match.totals == [104, 105]
    assert match.winner == 1
    assert match.standings == [1, 0]


def test_25_equal_totals_play_another_round() -> None:
    match = played(Match(Rules.preset("classic"), 3), (104, 104, 60))
    assert match.winners == []
    played(match, (0, 0, 70))
    assert match.winner == 2  # all play on, and anybody may win


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((104, 104, 60), []), ((104, 104, 104), []), ((104, 101, 99), [0]), ((99, 100), [1]), ((99, 99), [])],
)
def test_b16_ties_at_the_target(totals: tuple[int, ...], winners: list[int]) -> None:
    assert played(Match(Rules.preset("classic"), len(totals)), totals).winners == winners


def test_a_number_of_rounds_instead_of_a_target() -> None:
    match = played(Match(Rules.preset("classic", rounds=2), 2), (300, 0))
    assert match.winners == []
    assert played(match, (0, 1)).winners == [0]


def test_toad_moves_handicaps() -> None:
    match = played(Match(Rules.preset("toad"), 3), (20, 5, -3))
    assert match.nerts_sizes == [14, 13, 12]
    assert played(match, (-30, 1, 1)).nerts_sizes == [13, 14, 12]


def test_toad_handicaps_stay_within_the_rules() -> None:
    match = played(Match(Rules.preset("toad", target=1000), 2), *[(9, -9)] * 12)
    assert match.nerts_sizes == [21, 5]


def test_a_match_that_is_over_takes_no_round() -> None:
    match = played(Match(Rules.preset("quick"), 2), (51, 0))
    with pytest.raises(ValueError, match="over"):
        match.add_round(points(1, 1))


def test_a_round_needs_every_team() -> None:
    with pytest.raises(ValueError, match="each of 3 teams"):
        Match(Rules.preset("classic"), 3).add_round(points(1, 2))
