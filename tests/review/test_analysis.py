"""The figures are the engine's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from nerts.engine.cards import card_text
from nerts.engine.move import HOME, pile_text
from nerts.engine.record import Fact
from nerts.engine.round import Round
from nerts.review.analysis import MISSED_MS, Chance, Tally
from nerts.review.races import Lost, Tied
from nerts.review.replay import Filmed, replay_of
from tests.review.matches import GOLDEN, RACE, moments

Moments = list[tuple[Fact | None, Round]]


def test_a_round_whose_every_moment_is_known() -> None:
    found = replay_of(RACE).rounds[0].analysis
    assert found.points == [[0, -3, -2, -4], [2600, -3, 1, -1], [5000, 0, 1, -1]]
    assert found.nerts == [[0, 2, 1, 2], [2600, 2, 0, 1], [5000, 1, 0, 1]]
    assert found.pace == [3.7, 3.7, 3.7]
    assert found.losses == [Lost(2643, "2H", 0, 1, 43)]
    assert found.ties == [Tied(2600, "2H", [1, 4])]
    assert found.tally == [Tally(0, 0, 0, 1), Tally(1, 1, 1, 0), Tally(4, 0, 1, 0)]
    assert found.chances == [
        Chance(0, 2600, 0, "w2", "2H", 1),  # the others were there before
        Chance(0, 2600, 1, "n", "2H", 1),  # late, but home
        Chance(0, 2600, 2, "n", "2H", 1),
        Chance(2600, 2400, 0, "n", "3H", 0),
    ]


def cards(rnd: Round) -> set[tuple[int, str, str]]:
    """Brute force: every card that may go to a foundation now."""
    return {
        (team, pile_text(move.src), card_text(rnd.layouts[team].pile(move.src)[-1]))
        for team in range(len(rnd.layouts))
        for move in rnd.legal_moves(team)
        if move.kind == HOME
    }


@pytest.fixture(scope="module", params=GOLDEN, ids=lambda file: file.stem)
def match(request: pytest.FixtureRequest) -> list[tuple[Filmed, Moments]]:
    file: Path = request.param
    return list(zip(replay_of(file.read_text()).rounds, moments(file.read_text()), strict=True))


def test_every_line_ends_at_the_sheet(match: list[tuple[Filmed, Moments]]) -> None:
    for film, _ in match:
        assert film.analysis.points[-1][1:] == [line.points for line in film.scores]
        assert film.analysis.nerts[-1][1:] == [line.left for line in film.scores]


def test_every_line_is_the_engines_at_every_moment(match: list[tuple[Filmed, Moments]]) -> None:
    for film, played in match:
        for rows, name in ((film.analysis.points, "points"), (film.analysis.nerts, "left")):
            for _, rnd in played:
                row = [row for row in rows if row[0] <= rnd.tick][-1]
                now = [getattr(score, name) for score in rnd.scores()]
                assert row[1:] == now or any(later is not rnd and later.tick == rnd.tick for _, later in played)


def test_a_chance_was_open_at_every_moment_of_its_time(match: list[tuple[Filmed, Moments]]) -> None:
    for film, played in match:
        for chance in film.analysis.chances:
            inside = [rnd for _, rnd in played if chance.ms < rnd.tick < chance.ms + chance.open]
            assert all((chance.team, chance.pile, chance.card) in cards(rnd) for rnd in inside)
            assert chance.open > MISSED_MS


def test_no_chance_was_left_out(match: list[tuple[Filmed, Moments]]) -> None:
    for film, played in match:
        since: dict[tuple[int, str, str], int] = {}
        missed = set()
        for _, rnd in played:
            now = cards(rnd)
            missed |= {(since[key], key) for key in since.keys() - now if rnd.tick - since[key] > MISSED_MS}
            since = {key: since.get(key, rnd.tick) for key in now}
        assert missed <= {(c.ms, (c.team, c.pile, c.card)) for c in film.analysis.chances}
