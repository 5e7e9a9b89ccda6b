from __future__ import annotations

import pytest

from nerts import InvalidText, Move, Round

FULL = """classic, jokers=2
0 n 3C 9S 5D | w QS JH TC / - / 7D / AS *=Kb | s 4C 9D | d KS 2H
1 n - | w * / - / - | s ?12 | d ?2 7S
f AH@0 *=2H@1 / x AS@0 2S@1 3S@1 4S@1 5S@1 6S@1 7S@1 8S@1 9S@1 TS@1 JS@1 QS@1 KS@1
state: 0 stuck lift=n@1250 lift.1=w1:3@900; 1 fouls=2; tick=1300 at=1000,- restocked"""


def test_a_position_reads_back() -> None:
    rnd = Round.from_text(FULL)
    assert rnd.to_text() == FULL
    assert Round.from_text(rnd.to_text()) == rnd
    assert rnd.copy() == rnd
    assert eval(repr(rnd), {"Round": Round}) == rnd


def test_a_called_round_reads_back() -> None:
    text = "classic\n0 n - | w - | s - | d -\n1 n 2S | w - | s - | d -\nf -\nstate: tick=90 called=90 callers=0"
    rnd = Round.from_text(text)
    assert rnd.ended
    assert rnd.to_text() == text


def test_a_team_is_marked_stuck_only_once() -> None:
    rnd = Round.from_text(f"classic\n{TEAM}\n1 n - | w - | s - | d -\nf -\nstate: 0 stuck; 0 stuck")
    rnd.play(0, Move.parse("stuck"))
    assert not rnd.restocked


def test_texts_that_count_shifts_can_still_be_read() -> None:
    """They had a limit once."""
    old = f"classic\n{TEAM}\n{TEAM.replace('0', '1')}\nf -\nstate: 0 stuck shifts=3; 1 shifts=2"
    rnd = Round.from_text(old)
    assert rnd.to_text() == old.replace(" shifts=3; 1 shifts=2", "")


def test_line_ends_of_other_systems_do_no_harm() -> None:
    assert Round.from_text(FULL.replace("\n", "\r\n") + "\r\n") == Round.from_text(FULL)


TEAM = "0 n - | w - | s - | d -"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "line 1"),
        ("whist", "line 1"),
        ("classic", "at least one team"),
        ("classic\nf -", "at least one team"),
        (f"classic\n{TEAM}", "line of foundations"),
        ("classic\n1 n - | w - | s - | d -\nf -", "line 2"),
        ("classic\n0 n - | w - | d - | s -\nf -", "line 2"),
        ("classic\n0 n 1H | w - | s - | d -\nf -", "line 2: no such card: '1H'"),
        ("classic\n0 n - | w -/-/-/-/-/-/- | s - | d -\nf -", "line 2: more than six"),
        (f"classic\n{TEAM}\nf AH", "line 3: a card on a foundation needs its team"),
        (f"classic\n{TEAM}\nf AH@1", "line 3"),
        (f"classic\n{TEAM}\nf *@0", "line 3"),
        (f"classic\n{TEAM}\nf KH@0", "line 3: `x` marks"),
        (f"classic\n{TEAM}\nf x AH@0", "line 3: `x` marks"),
        (f"classic\n{TEAM}\nf AH@0\nstate: at=1,2", "line 4: `at` needs a time"),
        (f"classic\n{TEAM}\nf -\nstate: 7 stuck", "line 4"),
        (f"classic\n{TEAM}\nf -\nstate: 0 sleepy", "line 4: no such word of a team: 'sleepy'"),
        (f"classic\n{TEAM}\nf -\nstate: sunny", "line 4: no such word of a round: 'sunny'"),
        (f"classic\n{TEAM}\nf -\nstate: tick=soon", "line 4"),
        (f"classic\n{TEAM}\nf -\nstate: called=5", "line 4: `called` and `callers`"),
        (f"classic\n{TEAM}\nf -\nstate: callers=0", "line 4: `called` and `callers`"),
        (f"classic\n{TEAM}\nf -\nmore", "line 4"),
        ("classic\n" + "x" * 20_000, "at most"),
    ],
)
def test_what_cannot_be_read_names_its_line(text: str, line: str) -> None:
    with pytest.raises(InvalidText) as refused:
        Round.from_text(text)
    assert line in str(refused.value)


def test_validate_says_what_is_odd() -> None:
    text = "classic\n0 n 5H 5H | w 9S 8S | s - | d -\n1 n - | w - | s - | d -\nf 2H@0 4H@1"
    odd = Round.from_text(text).validate()
    assert "team 0: 5H is there 2 times" in odd
    assert "team 1: AS is missing" in odd
    assert "team 0: work pile 1 does not descend" in odd
    assert "foundation 1 does not ascend from its ace" in odd
