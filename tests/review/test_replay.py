"""A replay shows what was played, and nothing that nobody could see."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from nerts.engine.errors import BYTE_ORDER_MARK
from nerts.engine.fair import commitment, seed_of
from nerts.engine.proof import verify
from nerts.engine.record import BrokenRecord, Fact
from nerts.engine.round import Round
from nerts.engine.rules import Rules
from nerts.review import replay
from nerts.review.replay import Mark, Sitter, Step, replay_of, seen
from tests.review.matches import GOLDEN, RACE, moments


def test_a_round_as_it_went() -> None:
    shown = replay_of(RACE)
    (film,) = shown.rounds
    assert shown.seats == [Sitter(0, "Ada", 0, 0, 0), Sitter(1, "Bo", 1, 0, 1), Sitter(4, "Cy", 2, 0, 2)]
    assert film.position.splitlines()[1] == "0 n ? 3H | w 9S / 2H / - / - | s ? | d -"
    assert film.steps[:4] == [
        Step(100, 0, "turn", "7D", ""),
        Step(2600, 1, "n[2H]>f1", "", ""),
        Step(2600, 4, "n[2H]>f1", "9C", "tie"),
        Step(2643, 0, "w2[2H]>f1", "", "lost=43@1"),
    ]
    assert film.marks == [
        Mark("nerts", 2600, 2, 1),
        Mark("tie", 2600, 3, 4, other=1),
        Mark("lost", 2643, 4, 0, other=1, by=43),
        Mark("nerts", 5000, 6, 0),
        Mark("pause", 5000, 6, -1, by=11_000),
        Mark("call", 16_100, 8, 1),
    ]
    assert film.end == 16_100
    assert [(line.points, line.total, line.called) for line in film.scores] == [
        (0, 0, False),
        (1, 1, True),
        (-1, -1, False),
    ]


def time_of(mark: Mark, made: Fact | None, rnd: Round) -> int:
    """The round does not hear of a card that came too late."""
    return max(rnd.tick, made.ms) if mark.kind == "lost" and made is not None else rnd.tick


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_every_golden_match_is_shown_as_it_was(file: Path) -> None:
    text = file.read_text()
    shown = replay_of(text)
    match = verify(text)
    assert [[line.points for line in film.scores] for film in shown.rounds] == match.rounds
    assert [line.total for line in shown.rounds[-1].scores] == match.totals
    for film, played in zip(shown.rounds, moments(text), strict=True):
        assert [(step.ms, step.move) for step in film.steps] == [(f.ms, f.move) for f, _ in played if f is not None]
        assert film.position == seen(played[0][1])
        assert film.end == played[-1][1].tick
        assert [mark.ms for mark in film.marks] == [time_of(mark, *played[mark.step]) for mark in film.marks]
        calls = [mark for mark in film.marks if mark.kind == "call"]
        assert len(calls) == len(played[-1][1].callers)


def test_a_fair_deal_can_be_checked_from_the_replay() -> None:
    """All that the page needs, and the same as the record says; of a seed or a position there is nothing to check."""
    text = next(file for file in GOLDEN if file.stem == "fair").read_text()
    secrets = re.findall(r"^secret (.+)$", text, flags=re.MULTILINE)
    for film, secret in zip(replay_of(text).rounds, secrets, strict=True):
        assert film.deal is not None
        assert film.deal.secret == secret
        assert film.deal.commitment == commitment(film.deal.table, film.number, bytes.fromhex(secret))
        given = {seat: bytes.fromhex(nonce) for seat, nonce in enumerate(film.deal.nonces) if nonce}
        assert sorted(given) == [1, 2, 3]
        rnd = Round.deal(Rules.parse("jokers"), 4, seed_of(bytes.fromhex(secret), given))
        assert film.position.partition("\n")[2] == seen(rnd).partition("\n")[2]
        assert "lost" in {mark.kind for mark in film.marks}
    for other in (RACE, next(file for file in GOLDEN if file.stem == "jokers").read_text()):
        assert [film.deal for film in replay_of(other).rounds] == [None] * other.count("\nround ")


def test_what_nobody_saw_is_not_told() -> None:
    """Neither in the position after the deal nor by any step before the card is turned up."""
    for played in moments(GOLDEN[0].read_text()):
        rnd = Round.from_text(seen(played[0][1]))
        for team, layout in enumerate(rnd.layouts):
            assert all(card & 15 == 15 for card in [*layout.nerts[:-1], *layout.stock]), team


def test_a_replay_goes_over_the_wire_and_comes_back() -> None:
    shown = replay_of(RACE)
    assert msgspec.json.decode(msgspec.json.encode(shown), type=replay.Replay) == shown


def test_a_match_of_endless_moves_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MOST_STEPS", 5)
    with pytest.raises(BrokenRecord, match="more than 5 moves"):
        replay_of(RACE)


@pytest.mark.parametrize("lines", range(RACE.count("\n")))
def test_a_record_cut_at_any_line_is_refused_by_its_number(lines: int) -> None:
    """B18"""
    cut = "".join(RACE.splitlines(keepends=True)[:lines])
    with pytest.raises(BrokenRecord) as broken:
        replay_of(cut)
    assert 0 <= broken.value.line <= lines + 1
    assert broken.value.why


@pytest.mark.parametrize("change", ["crlf", "byte order mark"])
def test_what_an_editor_does_to_a_file_changes_nothing(change: str) -> None:
    text = RACE.replace("\n", "\r\n") if change == "crlf" else BYTE_ORDER_MARK + RACE
    assert replay_of(text) == replay_of(RACE)


@pytest.mark.parametrize("name", ["../../etc/passwd", "\u202eadA", "<script>", "A" * 200, "C:\\x", "Ада"])
def test_a_name_is_a_name(name: str) -> None:
    """B47"""
    assert replay_of(RACE.replace("0 Ada", f"0 {name}")).seats[0].name == name
