"""Moves on their way from a hand to the round."""

from __future__ import annotations

import pytest

from nerts.engine.cards import owner_of
from nerts.engine.errors import Code
from nerts.engine.proof import verify
from nerts.protocol import messages as m
from tests.table.scene import Scene, refusal

FOUR = """classic
0 n 3C 5H | w QS / JH / 7D / - | s 4C 9D TC 5C 6C 2D | d KS 2H
1 n 2C 5H | w QC / JD / 7H / - | s 4D 9C TH | d KH 3S
f AH@0 2H@1 3H@0 4H@1"""
ACES = """classic
0 n 7C 2C AC | w QS / - / 7D / - | s 4C 9D TC 5C 6C | d KS 2H
1 n 2C 6D | w QC / JD / 7H / 9S | s 4D 9C TH | d KH 3S
f -"""


@pytest.fixture
def scene() -> Scene:
    scene = Scene()
    scene.play_from(FOUR, "Ann", "Ben")
    return scene


def slow(scene: Scene, person: str, rtt: float) -> None:
    """That person's line has been measured."""
    for _ in range(8):
        scene.table.measured(person, rtt, scene.now, rtt)


# --- what is told -----------------------------------------------------------------------------------------------------


def test_everybody_sees_a_move_and_the_card_it_turned_up(scene: Scene) -> None:
    scene.come("Max")
    reply = scene.do("Ann", "n[5H]>f1")
    for viewer in ("Ann", "Ben", "Max"):
        assert scene.last(viewer, m.Moved) == m.Moved(scene.last("Ann", m.Moved).seq, 0, "n[5H]>f1", "3C")
    assert reply == m.Ok(1, scene.last("Ann", m.Moved).seq)


def test_a_turn_shows_all_to_the_team_and_the_last_to_others(scene: Scene) -> None:
    scene.do("Ann", "turn")
    assert scene.last("Ann", m.Moved).shown == "4C 9D TC"
    assert scene.last("Ben", m.Moved).shown == "TC"


def test_replicas_agree_with_the_round(scene: Scene) -> None:
    scene.come("Max")
    for person, move in [("Ann", "n>f1"), ("Ben", "turn"), ("Ann", "turn"), ("Ben", "d>w4"), ("Ann", "recycle")]:
        scene.do(person, move)
    for viewer, team in (("Ann", 0), ("Ben", 1), ("Max", None)):
        replica = scene.replica(viewer).round
        assert replica is not None
        assert replica.view(team).to_text() == scene.round.view(team).to_text()


# --- sent again -------------------------------------------------------------------------------------------------------


def test_move_sent_again_is_applied_once(scene: Scene) -> None:
    """B04"""
    first = scene.do("Ann", "turn", c=17)
    before = scene.round.to_text()
    scene.go("Ann")
    scene.come("Ann")
    assert scene.last("Ann", m.State).c == 17
    assert scene.do("Ann", "turn", c=17) == first
    assert scene.round.to_text() == before
    assert isinstance(scene.do("Ann", "turn", c=18), m.Ok)
    assert scene.round.to_text() != before


def test_refusal_is_repeated_word_for_word(scene: Scene) -> None:
    """B04"""
    first = scene.do("Ann", "w1>w2", c=4)
    assert first == refusal(Code.WRONG_RANK, c=4)
    scene.do("Ann", "n>f1", c=5)
    assert scene.do("Ann", "w1>w2", c=4) == first


def test_move_meant_for_an_earlier_round_is_refused(scene: Scene) -> None:
    """B04"""
    old = scene.table.room.history.seq
    scene.round.layouts[0].nerts.clear()
    scene.do("Ann", "call")
    scene.wait(1000)
    scene.say("Ann", m.Start())
    scene.wait(3000)
    assert scene.do("Ben", "turn", saw=old) == refusal("STALE", c=1)


def test_number_from_long_ago_is_not_applied(scene: Scene) -> None:
    scene.do("Ann", "turn", c=100)
    assert scene.do("Ann", "turn", c=3) == refusal("STALE", c=3)


# --- what may not be --------------------------------------------------------------------------------------------------


def test_one_tap_plays_one_card() -> None:
    """B12: each tap names the card it means; the one that was covered is not played by the second."""
    scene = Scene()
    scene.play_from(ACES, "Ann", "Ben")
    answers = [scene.do("Ann", "n[AC]>f") for _ in range(3)]
    assert isinstance(answers[0], m.Ok)
    assert answers[1:] == [refusal(Code.CARD_BURIED, c=2), refusal(Code.CARD_BURIED, c=3)]
    assert len(scene.round.layouts[0].nerts) == 2


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("f1>w1", Code.NOT_YOUR_CARD),
        ("n[3C]>w4", Code.CARD_BURIED),
        ("n:2>w4", Code.CARD_BURIED),
        ("d[KS]>w4", Code.CARD_BURIED),
        ("w1@1>w4", Code.NOT_YOUR_CARD),
        ("n>w1@1", Code.NOT_YOUR_CARD),
        ("s>w4", Code.CARD_BURIED),
        ("s>f", Code.CARD_BURIED),
        ("w4>w1", Code.PILE_EMPTY),
        ("w9>w1", Code.BAD_MOVE),
        ("call", Code.NERTS_NOT_EMPTY),
        ("shift", Code.NOT_STUCK),
        ("recycle", Code.STOCK_NOT_DRY),
        ("", Code.BAD_MOVE),
        ("n>f1; drop", Code.BAD_MOVE),
        ("\u0660", Code.BAD_MOVE),
    ],
)
def test_card_from_where_it_may_not_be_taken(scene: Scene, move: str, code: Code) -> None:
    """B28"""
    before, seq = scene.round.to_text(), scene.table.room.history.seq
    assert scene.do("Ann", move) == refusal(code, c=1)
    assert (scene.round.to_text(), scene.table.room.history.seq) == (before, seq)


def test_card_in_hand_forbids_turning(scene: Scene) -> None:
    """B28"""
    scene.do("Ann", "lift d")
    assert scene.do("Ann", "turn") == refusal(Code.HAND_BUSY, c=2)
    scene.do("Ann", "drop")
    assert isinstance(scene.do("Ann", "turn"), m.Ok)


def test_flood_of_moves_is_slowed(scene: Scene) -> None:
    answers = [scene.do("Ann", "turn" if i % 2 else "recycle") for i in range(40)]
    assert answers[-1] == refusal("TOO_FAST", c=40)
    assert isinstance(scene.do("Ben", "turn"), m.Ok)
    scene.wait(1000)
    assert scene.do("Ann", "n>f1").c == 41


# --- races ------------------------------------------------------------------------------------------------------------


def test_same_pile_at_the_same_moment_gives_both_their_card(scene: Scene) -> None:
    """B02"""
    assert isinstance(scene.do("Ann", "n>f1"), m.Ok)
    assert isinstance(scene.do("Ben", "n>f1"), m.Ok)
    assert scene.last("Ann", m.Moved).verdict == "tie"
    assert [owner_of(card) for card in scene.round.foundations[0]] == [0, 1, 0, 1, 0, 1]


def test_same_pile_a_moment_later_is_beaten_by_so_much(scene: Scene) -> None:
    """B02"""
    scene.do("Ann", "n>f1")
    before = scene.round.to_text()
    scene.wait(43)
    assert scene.do("Ben", "n>f1") == refusal(Code.FOUNDATION_TAKEN, "43 0", c=1)  # by how much, and by whom
    assert scene.round.to_text() == before
    assert scene.table.room.play is not None
    assert scene.table.room.play.record.facts[-1].verdict == "lost=43@0"


def test_everybody_hears_once_who_beat_whom_by_how_much(scene: Scene) -> None:
    scene.come("Max")
    scene.do("Ann", "n>f1")
    scene.wait(43)
    scene.do("Ben", "n>f1")
    scene.wait(5)
    assert scene.do("Ben", "n>f1") == refusal(Code.FOUNDATION_TAKEN, "48 0", c=2)
    for name in ("Ann", "Ben", "Max"):
        assert [(heard.seat, heard.first, heard.by, heard.move) for heard in scene.all(name, m.Raced)] == [
            (1, 0, 43, "n>f1")
        ]
    assert scene.round.landed, "a card that came too late has changed nothing"


def test_same_pile_a_thousand_times_keeps_every_card(scene: Scene) -> None:
    """B02"""
    for trial in range(1000):
        first, second = ("Ann", "Ben") if trial % 2 else ("Ben", "Ann")
        rnd = scene.set_position(FOUR)
        scene.wait(300)
        replies = [scene.do(first, "n>f1")]
        scene.wait(trial % 30)
        replies.append(scene.do(second, "n>f1"))
        tie = isinstance(replies[1], m.Ok)
        assert isinstance(replies[0], m.Ok)
        assert len(rnd.foundations[0]) == 4 + sum(isinstance(reply, m.Ok) for reply in replies)
        assert not tie or trial % 30 <= 20


def test_with_tie_first_there_is_one_winner() -> None:
    """B02"""
    scene = Scene()
    scene.play_from(FOUR.replace("classic", "classic, tie=first"), "Ann", "Ben")
    assert isinstance(scene.do("Ben", "n>f1"), m.Ok)
    assert scene.do("Ann", "n>f1") == refusal(Code.FOUNDATION_TAKEN, "1 1", c=1)


def test_slow_line_is_given_its_way_back(scene: Scene) -> None:
    """Ben let go 60 ms before Ann, and his card came 30 ms after hers."""
    slow(scene, "Ben", 200)
    slow(scene, "Ann", 20)
    seen = scene.long_seen()
    scene.do("Ann", "n>f1", seen)
    scene.wait(30)
    assert isinstance(scene.do("Ben", "n>f1", seen), m.Ok)
    assert scene.last("Ben", m.Moved).verdict == "tie"


@pytest.mark.parametrize("saw", ["nothing", "before the deal", "the future", "no such number"])
def test_a_move_that_follows_nothing_of_this_deal_is_not_played(scene: Scene, saw: str) -> None:
    """A frame that was on its way when the round ended must not play in the next deal."""
    play = scene.table.room.play
    assert play is not None
    number = {"nothing": 0, "before the deal": play.dealt_seq - 1, "the future": scene.table.room.history.seq + 1}
    before = scene.round.to_text()
    assert scene.do("Ben", "turn", number.get(saw, 2**53 - 1)) == refusal("STALE", c=1)
    assert scene.round.to_text() == before


def test_slow_line_that_was_slower_loses(scene: Scene) -> None:
    slow(scene, "Ben", 100)
    slow(scene, "Ann", 100)
    seen = scene.long_seen()
    scene.do("Ann", "n>f1", seen)
    scene.wait(70)
    assert scene.do("Ben", "n>f1", seen) == refusal(Code.FOUNDATION_TAKEN, "70 0", c=1)


def test_card_on_top_ends_the_race(scene: Scene) -> None:
    scene.set_position(FOUR.replace("7D / - | s 4C", "7D / 6H | s 4C"))
    scene.do("Ann", "n>f1")
    scene.do("Ann", "w4>f1")
    assert isinstance(scene.do("Ben", "n>f1"), m.No)


def test_two_kings_tie_on_a_pile_that_is_done() -> None:
    scene = Scene()
    scene.play_from(
        "classic\n0 n KD | w - / - / - / - | s - | d -\n1 n KD | w - / - / - / - | s - | d -\n"
        "f AD@0 2D@0 3D@0 4D@0 5D@0 6D@0 7D@0 8D@0 9D@0 TD@0 JD@0 QD@0",
        "Ann",
        "Ben",
    )
    scene.do("Ann", "n>f1")
    assert isinstance(scene.do("Ben", "n>f1"), m.Ok)
    assert len(scene.round.foundations[0]) == 14


# --- the call ---------------------------------------------------------------------------------------------------------

CALL = """classic
0 n - | w QS / JH / 7D / - | s 4C 9D TC | d KS 2H
1 n - | w QC / JD / 5H / - | s 4D 9C TH | d KH 3S
f AH@0 2H@1 3H@0 4H@1"""


def test_two_calls_in_one_moment_are_both_calls() -> None:
    scene = Scene()
    scene.play_from(CALL, "Ann", "Ben")
    scene.do("Ann", "call")
    assert scene.phase == "closing"
    scene.wait(10)
    assert isinstance(scene.do("Ben", "call"), m.Ok)
    scene.wait(1000)
    assert scene.last("Ann", m.Scored).sheet.callers == [0, 1]


def test_later_call_is_too_late() -> None:
    scene = Scene()
    scene.play_from(CALL, "Ann", "Ben")
    scene.do("Ann", "call")
    scene.wait(100)
    assert scene.do("Ben", "call") == refusal(Code.ROUND_OVER, c=1)


def test_card_let_go_before_the_call_counts() -> None:
    """R28: its news came later."""
    scene = Scene()
    scene.play_from(CALL, "Ann", "Ben")
    slow(scene, "Ben", 200)
    seen = scene.long_seen()
    scene.do("Ann", "call", seen)
    scene.wait(60)
    assert isinstance(scene.do("Ben", "w3>f1", seen), m.Ok)
    scene.wait(1000)
    assert scene.last("Ann", m.Scored).sheet.lines[1].home == 3


def test_card_in_the_air_may_land_after_the_call() -> None:
    """A29"""
    scene = Scene()
    scene.play_from(CALL, "Ann", "Ben")
    scene.do("Ben", "lift w3")
    scene.wait(200)
    scene.do("Ann", "call")
    scene.wait(400)
    assert scene.phase == "closing"
    assert isinstance(scene.do("Ben", "w3>f1"), m.Ok)
    scene.wait(400)
    assert scene.last("Ann", m.Scored).sheet.lines[1].home == 3


def test_after_the_call_nothing_else_is_played() -> None:
    scene = Scene()
    scene.play_from(CALL, "Ann", "Ben")
    scene.do("Ann", "call")
    scene.wait(50)
    assert scene.do("Ben", "turn") == refusal(Code.ROUND_OVER, c=1)
    assert scene.do("Ben", "w3>f1") == refusal(Code.ROUND_OVER, c=2)


# --- partners ---------------------------------------------------------------------------------------------------------

SPLIT = FOUR.replace("classic", "partners", 1)


def partners() -> Scene:
    scene = Scene("partners")
    scene.seat("Ann", "Abe", "Ben", "Bob")
    scene.set_position(SPLIT)
    return scene


@pytest.mark.parametrize(
    ("person", "move", "fits"),
    [("Ann", "n>f1", True), ("Abe", "n>f1", False), ("Ann", "turn", False), ("Abe", "turn", True)],
)
def test_partners_have_their_roles(person: str, move: str, fits: bool) -> None:
    scene = partners()
    reply = scene.do(person, move)
    assert isinstance(reply, m.Ok) if fits else reply == refusal(Code.NOT_YOUR_ROLE, c=1)


@pytest.mark.parametrize("leaver", ["Ann", "Abe"])
def test_partner_left_alone_has_both_roles(leaver: str) -> None:
    scene = partners()
    scene.say("Ann", m.SetOption("standin", "off"))
    scene.say(leaver, m.Stand())
    other = "Abe" if leaver == "Ann" else "Ann"
    for move in ("lift d", "drop", "turn", "n>f1"):
        assert isinstance(scene.do(other, move), m.Ok), move
    scene.round.layouts[0].nerts.clear()
    scene.do(other, "call")
    scene.wait(1000)
    facts = [line.split()[1:3] for line in scene.records[-1].splitlines() if line[0].isdigit()]
    assert len({seat for seat, _ in facts}) == 2


def test_partners_see_all_of_their_own_turn() -> None:
    scene = partners()
    scene.do("Abe", "turn")
    assert scene.last("Ann", m.Moved).shown == "4C 9D TC"
    assert scene.last("Bob", m.Moved).shown == "TC"


def test_record_holds_the_verdict(scene: Scene) -> None:
    scene.set_position(CALL.replace("1 n -", "1 n 5H").replace("0 n -", "0 n 5H"))
    scene.do("Ann", "n>f1")
    scene.do("Ben", "n>f1")
    scene.do("Ann", "call")
    scene.wait(1000)
    assert any(" tie" in line for line in scene.records[-1].splitlines())
    verify(scene.records[-1])
