"""Who lies about his line: a claim may save his own card; it takes nobody's, and plays nothing after the call."""

from __future__ import annotations

import math
import re

import pytest

from nerts.engine.errors import Code
from nerts.protocol import messages as m
from nerts.table.people import Seat
from tests.table.scene import Scene, refusal
from tests.table.test_moves import CALL, FOUR


def line(scene: Scene, person: str, claimed: float, witnessed: float | None = None) -> None:
    """What the server knows of somebody's line: what his pongs claim, and what the kernel says."""
    for _ in range(8):
        scene._hear(scene.table.measured(person, claimed, scene.now, witnessed))


@pytest.mark.parametrize(("honest", "rival"), [(200, 20), (120, 20), (80, 10)])
@pytest.mark.parametrize("witness", [True, False])
@pytest.mark.parametrize("share", [0.2, 0.5, 0.9])
def test_pongs_held_back_take_no_card(honest: int, rival: int, witness: bool, share: float) -> None:
    """The honest player let go first; the liar's card comes first, and claims 300 ms."""
    gap = share * (honest - rival) / 2
    for _ in range(20):
        scene = Scene()
        scene.play_from(FOUR, "Ann", "Ben")
        line(scene, "Ben", honest, honest if witness else None)
        line(scene, "Ann", rival + 300, rival if witness else None)
        seen = scene.long_seen()
        first, second = honest / 2, gap + rival / 2
        assert second < first
        assert isinstance(scene.do("Ann", "n>f1", seen), m.Ok)
        scene.wait(round(first - second))
        assert isinstance(scene.do("Ben", "n>f1", seen), m.Ok)


LATE = """classic
0 n - | w QS / JH / 7D / - | s 4C 9D TC | d KS 2H
1 n 9C 5H | w 6H / 7H / 8H / - | s 4D 9C TH | d KH 3S
f AH@0 2H@1 3H@0 4H@1"""
MORE = ("n>f1", "w1>f1", "w2>f1", "w3>f1")


@pytest.mark.parametrize("witnessed", [0.1, 5, 20])
@pytest.mark.parametrize("waits", [(0, 0, 0), (5, 5, 5), (20, 1, 1), (60, 20, 20), (110, 1, 1)])
def test_who_has_been_told_of_the_call_plays_no_more(witnessed: float, waits: tuple[int, ...]) -> None:
    """However slow he claims to be, and whatever he says that he had seen."""
    scene = Scene()
    scene.play_from(LATE, "Ann", "Ben")
    line(scene, "Ben", 320, witnessed)
    seen = scene.long_seen()
    scene.do("Ann", "call", seen)
    scene.wait(math.ceil(witnessed))  # nobody's answer to the call comes before
    for wait, move in zip((*waits, 1), MORE, strict=True):
        scene.wait(wait)
        assert scene.do("Ben", move, seen).code == Code.ROUND_OVER  # type: ignore[union-attr]
    assert len(scene.round.foundations[0]) == 4


def test_without_a_witness_a_claim_is_believed_once() -> None:
    scene = Scene()
    scene.play_from(LATE, "Ann", "Ben")
    line(scene, "Ben", 320)
    seen = scene.long_seen()
    scene.do("Ann", "call", seen)
    scene.wait(20)
    answers = [scene.do("Ben", move, seen) for move in MORE]
    assert [isinstance(answer, m.Ok) for answer in answers] == [True, False, False, False]


def test_a_lift_has_the_servers_stamp() -> None:
    """A card taken up after the call is not in the air, however long the line."""
    scene = Scene()
    scene.play_from(LATE, "Ann", "Ben")
    line(scene, "Ben", 200, 200)
    seen = scene.long_seen()
    scene.do("Ann", "call", seen)
    scene.wait(10)
    assert scene.do("Ben", "lift n", seen) == refusal(Code.ROUND_OVER, c=1)


def test_a_lift_is_stamped_when_it_comes() -> None:
    scene = Scene()
    scene.play_from(LATE, "Ann", "Ben")
    line(scene, "Ben", 200, 200)
    scene.do("Ben", "lift n", scene.long_seen())
    play = scene.table.room.play
    assert play is not None
    assert scene.round.layouts[1].hands[0].at == scene.now - play.started


def test_a_claim_without_a_witness_goes_no_further_than_any_credit() -> None:
    scene = Scene()
    scene.play_from(LATE, "Ann", "Ben")
    line(scene, "Ben", 3000)
    seen = scene.long_seen()
    scene.do("Ann", "call", seen)
    scene.wait(121)
    assert scene.do("Ben", "n>f1", seen) == refusal(Code.ROUND_OVER, c=1)


def test_a_card_is_not_let_go_before_the_one_below_was_seen() -> None:
    """Whatever event a liar says that he had seen last: his five needs the four that has just landed."""
    scene = Scene()
    scene.play_from(FOUR.replace("4H@1", "").replace("w QS", "w 4H", 1), "Ann", "Ben")
    line(scene, "Ben", 200, 200)
    line(scene, "Ann", 20, 20)
    seen = scene.long_seen()
    scene.do("Ann", "w1>f1", seen)
    scene.wait(30)
    scene.do("Ann", "n>f1", seen)
    scene.wait(30)
    person = scene.table.room.people["Ben"]
    scene.do("Ben", "n>f1", seen)
    assert person.line.rtt_min <= 60  # the four was told 60 ms ago: so long is his line at most


# --- the clock of the round runs ahead --------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [2, 8, 18])
def test_many_moves_before_the_call_do_not_put_it_off(moves: int) -> None:
    """Each move has a millisecond of its own; who makes many in one has not bought time to answer the call in."""
    scene = Scene()
    scene.play_from(LATE, "Ann", "Ben")
    line(scene, "Ben", 320, 0.1)
    seen = scene.long_seen()
    for number in range(moves):
        assert isinstance(scene.do("Ben", "drop" if number % 2 else "lift w2", seen), m.Ok)
    scene.do("Ann", "call", seen)
    scene.wait(1)
    assert scene.do("Ben", "n>f1", seen).code == Code.ROUND_OVER  # type: ignore[union-attr]


def test_the_caller_himself_plays_nothing_after_his_call() -> None:
    scene = Scene()
    scene.play_from(CALL, "Ann", "Ben")
    line(scene, "Ben", 320)
    seen = scene.long_seen()
    assert isinstance(scene.do("Ben", "call", seen), m.Ok)
    scene.wait(5)
    assert scene.do("Ben", "w3>f1", seen) == refusal(Code.ROUND_OVER, c=2)


@pytest.mark.parametrize("after", [60, 100, 120])
def test_who_has_been_told_of_a_call_is_no_caller(after: int) -> None:
    """A claim of 300 ms does not make an answer to a call as early as the call (A28)."""
    scene = Scene()
    scene.play_from(CALL, "Ann", "Ben")
    line(scene, "Ben", 320, 20)
    seen = scene.long_seen()
    scene.do("Ann", "call", seen)
    scene.wait(after)
    assert scene.do("Ben", "call", seen) == refusal(Code.ROUND_OVER, c=1)


@pytest.mark.parametrize("witness", [True, False])
def test_a_call_on_a_long_line_is_as_early_as_it_was(witness: bool) -> None:
    """Ben called 50 ms before Ann."""
    scene = Scene()
    scene.play_from(CALL, "Ann", "Ben")
    line(scene, "Ben", 200, 200 if witness else None)
    line(scene, "Ann", 20, 20 if witness else None)
    seen = scene.long_seen()
    scene.do("Ann", "call", seen)
    scene.wait(40)
    assert isinstance(scene.do("Ben", "call", seen), m.Ok)


def test_a_card_lifted_in_advance_is_the_only_one_that_lands() -> None:
    """Whoever tells of lifts for everything holds one card all the same (R14)."""
    scene = Scene()
    scene.play_from(LATE, "Ann", "Ben")
    line(scene, "Ben", 320, 20)
    seen = scene.long_seen()
    lifts = [scene.do("Ben", f"lift {source}", seen) for source in ("n", "w1", "w2", "w3")]
    assert [isinstance(answer, m.Ok) for answer in lifts] == [True, False, False, False]
    scene.wait(50)
    scene.do("Ann", "call", seen)
    scene.wait(30)
    assert isinstance(scene.do("Ben", "w1>f1", seen), m.No)
    assert isinstance(scene.do("Ben", "n>f1", seen), m.Ok)
    assert [scene.do("Ben", move, seen).code for move in MORE[1:]] == [Code.ROUND_OVER] * 3  # type: ignore[union-attr]


# --- one person, several lines ----------------------------------------------------------------------------------------


def test_a_shorter_line_is_believed_at_once_and_the_longer_one_forgotten() -> None:
    """First by a long way round, then directly with pongs held back: the witness of the new line counts."""
    scene = Scene()
    scene.play_from(FOUR, "Ann", "Ben")
    line(scene, "Ann", 200, 200)
    scene.go("Ann")
    scene.come("Ann", witnessed=20)
    card = scene.table.room.people["Ann"].line
    assert card.witnessed == 20
    assert card.sure_credit == 15
    line(scene, "Ann", 200, 200)  # back on the long way: for a minute the short one is remembered
    assert card.sure_credit == 15
    scene.wait(61_000)
    line(scene, "Ann", 200, 200)
    assert card.sure_credit == 100


def test_a_line_that_was_never_measured_has_no_credit() -> None:
    scene = Scene()
    scene.play_from(FOUR, "Ann", "Ben")
    scene.table.room.people["Ben"].line.witness(200, scene.now)
    seen = scene.long_seen()
    scene.do("Ann", "n>f1", seen)
    scene.wait(30)
    assert scene.do("Ben", "n>f1", seen) == m.No(1, "FOUNDATION_TAKEN", "30 0")


@pytest.mark.parametrize("saw", [-1, 0, 1, 10**6])
def test_an_event_that_nobody_has_seen_is_no_excuse(saw: int) -> None:
    scene = Scene()
    scene.play_from(FOUR, "Ann", "Ben")
    line(scene, "Ben", 320, 20)
    scene.long_seen()
    assert scene.do("Ben", "n>f1", saw) == refusal("STALE", c=1)


# --- what an honest player's line must not be held to -----------------------------------------------------------------

CHAIN = """classic
0 n 9C 4H | w QS / JH / 7D / - | s - | d -
1 n 9C 5H | w 4H / QC / 6H / - | s - | d -
f AH@0 2H@0 3H@0"""


@pytest.mark.parametrize(("later", "rtt"), [(0, 200), (12, 200), (40, 200), (180, 300)])
def test_ones_own_card_below_proves_no_short_line(later: int, rtt: int) -> None:
    """Ben lays four and five in a row; Ann's four came first. His five lay on his own four, as far as he knew."""
    scene = Scene()
    scene.play_from(CHAIN, "Ann", "Ben")
    line(scene, "Ben", rtt, rtt)
    seen = scene.long_seen()
    assert isinstance(scene.do("Ann", "n>f1", seen), m.Ok)
    scene.wait(later)
    scene.do("Ben", "w1>f1", seen)  # both stay, or it has lost
    scene.wait(20)
    assert isinstance(scene.do("Ben", "n>f1", seen), m.Ok)
    assert scene.table.room.people["Ben"].line.rtt_min == rtt


def test_a_card_that_came_too_late_by_two_proves_no_short_line() -> None:
    """Ben's four was let go onto the three, which he saw long ago; that a five lies there by now he did not know."""
    scene = Scene()
    scene.play_from(CHAIN.replace("w QS", "w 5H"), "Ann", "Ben")
    line(scene, "Ben", 200, 200)
    seen = scene.long_seen()
    scene.do("Ann", "n>f1", seen)
    scene.wait(20)
    scene.do("Ann", "w1>f1", seen)
    scene.wait(20)
    assert isinstance(scene.do("Ben", "w1>f1", seen), m.No)
    assert scene.table.room.people["Ben"].line.rtt_min == 200


def test_a_proof_from_before_the_first_pong_is_remembered() -> None:
    scene = Scene()
    scene.play_from(FOUR, "Ann", "Ben")
    scene.wait(25)
    scene.do("Ben", "turn", scene.table.room.history.seq)
    line(scene, "Ben", 300)
    assert scene.table.room.people["Ben"].line.rtt_min == 25


# --- what is worth a look ---------------------------------------------------------------------------------------------


def facts(scene: Scene, what: str) -> list[dict[str, int | float | str]]:
    return [fact.values for fact in scene.facts if fact.what == what]


def tie(scene: Scene, first: str, second: str) -> None:
    scene.set_position(FOUR)
    seen = scene.long_seen()
    scene.do(first, "n>f1", seen)
    scene.wait(10)
    assert isinstance(scene.do(second, "n>f1", seen), m.Ok)


def score(scene: Scene) -> None:
    scene.round.layouts[0].nerts.clear()
    assert isinstance(scene.do("Ann", "call"), m.Ok)
    scene.wait(1000)


@pytest.mark.parametrize(("claimed", "witnessed", "notes"), [(320, 20, 1), (320, 300, 0), (320, None, 0), (60, 20, 0)])
def test_a_claim_far_above_the_witness_is_noted_once(claimed: float, witnessed: float | None, notes: int) -> None:
    scene = Scene()
    scene.play_from(FOUR, "Ann", "Ben")
    line(scene, "Ben", claimed, witnessed)
    tie(scene, "Ann", "Ben")
    score(scene)
    noted = facts(scene, "review")
    assert noted == [{"why": "line", "seat": 1, "claimed": 320, "witnessed": 20}] * notes


@pytest.mark.parametrize("seats", [2, 3, 8])
@pytest.mark.parametrize(("bens", "others", "notes"), [(9, 0, 1), (9, 2, 1), (9, 3, 0), (4, 0, 0)])
def test_ties_beyond_luck_are_noted_and_nothing_else_happens(seats: int, bens: int, others: int, notes: int) -> None:
    """At a table of any size: the others' mean counts."""
    scene = Scene()
    scene.play_from(FOUR, "Ann", "Ben")
    play = scene.table.room.play
    assert play is not None
    scene.table.room.seats.update({n: Seat(n, f"Bot {n}", n % 2, n, bot="easy") for n in range(2, seats)})
    play.ties.update({number: bens if number == 1 else others for number in range(seats)})
    score(scene)
    assert [(note["why"], note["seat"], note["ties"]) for note in facts(scene, "review")] == [("ties", 1, bens)] * notes
    assert scene.dropped == {}


def test_the_record_says_what_a_race_was_judged_by() -> None:
    scene = Scene()
    scene.play_from(LATE, "Ann", "Ben")
    line(scene, "Ben", 100, 80)
    seen = scene.long_seen()
    scene.do("Ben", "n>f1", seen)
    scene.do("Ann", "call", seen)
    scene.wait(1000)
    (fact,) = [text for text in scene.records[-1].splitlines() if "n[5H]>f1" in text]
    assert re.search(r"; received \d+ hit \d+ sure \d+ rtt 100 p95 100 witnessed 80$", fact)
