"""A table comes back from what was remembered of it, as it was: whatever was said, whenever it stopped."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nerts.protocol import messages as m
from nerts.table import memory, recall
from nerts.table.effects import Log, Send
from nerts.table.parts import VERSION
from nerts.table.recall import CannotRecall, Past
from tests.table.remembered import Remembered, empty, state
from tests.table.scene import Scene, refusal
from tests.table.test_fuzz import perform, steps

FOUR = """classic
0 n 3C 5H | w QS / JH / 7D / AS | s 4C 9D | d KS 2H
1 n 2C 5H | w QC / JD / 7H / 9S | s 4D 9C | d KH 3S
f AH@0 2H@1 3H@0 4H@1"""


def assert_comes_back(scene: Remembered) -> None:
    room = scene.table.room
    for table in (scene.diary.whole(), scene.diary.short()):
        assert table.room.history.seq == room.history.seq
        table.room.now = room.now  # a table that nothing happens at is not written down
        assert state(table.room) == state(room)


# --- any story --------------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _many_snapshots(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that most stories end some lines after one."""
    monkeypatch.setattr(memory, "SNAPSHOT", 11)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps, st.integers(0, 2**32), st.booleans())
def test_any_table_comes_back_as_it_was(story: list[tuple[str, str, Any]], seed: int, playing: bool) -> None:
    scene = Remembered(seed=seed)
    scene.seat("Ann", "Ben")
    if playing:
        scene.start("Ann")
    for what, who, how in story:
        if not scene.has_ended():
            perform(scene, what, who, how)
        scene.go(*scene.dropped)
        scene.dropped.clear()
    assert_comes_back(scene)


@pytest.mark.parametrize("rules", ["classic", "jokers", "partners", "peanuts2", "toad", "classic, all_stuck=shuffle"])
def test_whole_matches_of_bots_come_back_from_any_moment(rules: str) -> None:
    scene = Remembered(seed=3, rules=rules)
    scene.seat("Ann", *["Ben"] * (rules == "partners"))
    for level in ("easy", "medium", "hard"):
        scene.say("Ann", m.AddBot(level))
    scene.say("Ann", m.SetOption("pace", "fast"))
    scene.go("Ann")
    scene.table.room.unattended = True
    scene.come("Ann")
    scene.say("Ann", m.Start())
    for _ in range(60):
        scene.wait(5000)
        assert_comes_back(scene)
        if scene.phase in ("scored", "over"):
            scene.say("Ann", m.Start())
    assert scene.table.room.number + scene.table.room.matches >= 2
    assert len(scene.diary.past) > 300


# --- what people notice -----------------------------------------------------------------------------------------------


def playing(*people: str) -> Remembered:
    scene = Remembered(seed=2)
    scene.seat(*people)
    scene.start(people[0])
    return scene


def test_a_table_dies_and_the_round_is_played_on() -> None:
    scene = playing("Ann", "Ben")
    scene.do("Ann", "turn")
    before = scene.round.to_text()
    scene.die()
    recall.wake(scene.table.room)
    assert scene.round.to_text() == before
    scene.come("Ann", "Ben")
    assert scene.last("Ann", m.State).you == 0
    assert isinstance(scene.do("Ann", "turn"), m.Ok)
    for _ in range(3):
        scene.die(scene.diary.short())
        recall.wake(scene.table.room)
        scene.come("Ann", "Ben")
        assert isinstance(scene.do("Ben", "turn"), m.Ok)
        assert_comes_back(scene)


def test_death_in_the_countdown_keeps_the_promise_and_the_numbers() -> None:
    scene = Remembered(seed=2)
    scene.seat("Ann", "Ben")
    scene.say("Ann", m.Start())
    scene.say("Ann", m.Nonce("0f" * 16))
    promised = scene.last("Ben", m.Phase).commitment
    scene.die()
    scene.come("Ann", "Ben")
    scene.say("Ben", m.Nonce("f0" * 16))
    scene.die(scene.diary.short())
    scene.come("Ann", "Ben")
    scene.wait(5000)
    dealt = scene.last("Ben", m.Dealt)
    assert (dealt.commitment, dealt.nonces) == (promised, ["0f" * 16, "f0" * 16])
    play = scene.table.room.play
    assert play is not None
    assert play.deal is not None
    assert play.deal.holds
    assert play.deal is play.record.deal
    dealt_again = scene.diary.whole().room.play
    assert dealt_again is not None
    assert dealt_again.deal == play.deal
    assert_comes_back(scene)


def test_a_command_that_was_kept_and_never_answered_is_answered_once() -> None:
    scene = playing("Ann", "Ben")
    reply = scene.do("Ann", "turn", c=1)
    before = scene.round.to_text()
    scene.die()
    scene.come("Ann")
    assert scene.do("Ann", "turn", c=1) == reply
    assert scene.round.to_text() == before


def test_a_command_that_was_not_kept_is_played_when_it_comes_again() -> None:
    scene = playing("Ann", "Ben")
    seen = scene.table.room.history.seq
    table = scene.diary.whole()
    scene.do("Ann", "turn", c=1)
    scene.die(table)
    scene.come("Ann")
    assert isinstance(scene.do("Ann", "turn", saw=seen, c=1), m.Ok)


def test_who_has_seen_everything_goes_on_without_a_new_state() -> None:
    scene = playing("Ann", "Ben")
    scene.do("Ann", "turn")
    seq = scene.table.room.history.seq
    scene.die()
    scene.heard["Ann"].clear()
    scene._hear(scene.table.join("Ann", m.Hello(m.VERSION, seq, "life"), scene.now))
    assert [type(heard) for heard in scene.heard["Ann"]] == [m.You]
    scene._hear(scene.table.join("Ann", m.Hello(m.VERSION, seq - 1, "life"), scene.now))
    assert [type(heard) for heard in scene.heard["Ann"]] == [m.You, m.You, m.Moved]


def test_a_number_that_was_told_is_not_given_to_another_event() -> None:
    """Chat is not remembered, but that somebody has seen it is."""
    scene = playing("Ann", "Ben")
    scene.say("Ann", m.Chat("hello"))
    seq = scene.last("Ben", m.Said).seq
    scene.die()
    scene.come("Ann")
    scene.do("Ann", "turn")
    assert scene.last("Ann", m.Moved).seq > seq


def test_bots_leave_people_a_second_to_find_the_table_again() -> None:
    scene = Remembered(seed=2)
    scene.seat("Ann")
    scene.say("Ann", m.AddBot("hard"))
    scene.start("Ann")
    scene.wait(5000)
    scene.die()
    recall.wake(scene.table.room)
    scene.come("Ann")
    before = len(scene.all("Ann", m.Moved))
    scene.wait(999)
    assert len(scene.all("Ann", m.Moved)) == before
    scene.wait(10_000)
    assert len(scene.all("Ann", m.Moved)) > before


def test_a_bar_a_pause_and_the_host_come_back() -> None:
    scene = playing("Ann", "Ben", "Cleo")
    scene.say("Ann", m.Remove(scene.seat_of("Cleo")))
    scene.say("Ann", m.GiveHost(scene.seat_of("Ben")))
    scene.say("Ben", m.Pause())
    left = scene.table.room.clock
    scene.wait(5000)
    scene.say("Ben", m.SetOption("late", "off"))
    scene.die()
    scene.come("Cleo")
    assert scene.dropped["Cleo"] == "removed"
    assert scene.table.room.host == scene.seat_of("Ben")
    assert scene.table.room.pause is not None
    assert scene.table.room.clock == left


def test_time_that_stood_still_has_not_passed() -> None:
    scene = playing("Ann", "Ben")
    scene.do("Ann", "turn")
    scene.say("Ann", m.Pause())
    scene.wait(5000)
    assert_comes_back(scene)
    scene.say("Ann", m.Go())
    scene.wait(700)
    scene.do("Ann", "turn")
    assert_comes_back(scene)
    assert scene.diary.short().room.clock == scene.now - 5000


def test_a_race_that_was_running_is_judged_by_the_same_card() -> None:
    scene = Remembered()
    scene.play_from(FOUR, "Ann", "Ben")
    scene.do("Ann", "n>f1")
    for table, by in ((scene.diary.whole(), 43), (scene.diary.short(), 86)):
        scene.die(table)
        scene.come("Ben")
        scene.wait(43)
        assert scene.do("Ben", "n>f1", c=1) == refusal("FOUNDATION_TAKEN", f"{by} 0", c=1)


# --- what cannot be read ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (Past("move", VERSION + 1, b"[]"), "newer nerts"),
        (Past("move", 0, b"[]"), "newer nerts"),
        (Past("dance", VERSION, b"[1,1]"), "no kind `dance`"),
        (Past("move", VERSION, b'[1,1,{"seat":0}]'), "missing required field"),
        (Past("score", VERSION, b"[1,1,[3]]"), "without a round"),
        (Past("table", VERSION, b"[1,"), "truncated"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(line: Past, why: str) -> None:
    with pytest.raises(CannotRecall, match=why):
        recall.recall(empty().room, None, [line], {})


def test_a_deal_without_its_secret_is_refused() -> None:
    scene = playing("Ann", "Ben")
    scene.diary.secrets.clear()
    with pytest.raises(CannotRecall):
        scene.diary.whole()


def test_what_an_older_release_wrote_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recall, "VERSION", VERSION + 1)
    monkeypatch.setitem(recall.UPCAST, ("score", VERSION), lambda data: data.replace(b"old", b"1,1,[3,4]"))
    assert recall._upcast("score", VERSION, b"[old]") == b"[1,1,[3,4]]"
    assert recall._upcast("told", VERSION, b"[1,1]") == b"[1,1]"


def test_the_log_holds_no_unseen_card() -> None:
    """Neither the order of a stock nor the secret it follows from: only the snapshot does, which is kept apart."""
    scene = playing("Ann", "Ben")
    room = scene.table.room
    assert room.play is not None
    assert room.play.deal is not None
    hidden = [room.play.deal.secret, room.play.deal.seed]
    unseen = [text for it in hidden for text in (it.hex(), b64encode(it).decode())]
    for line in room.play.round.to_text().splitlines()[1:3]:
        unseen += [part.strip() for part in line.split(" | ") if part.strip().startswith("s ")]
    scene.wait(3000)
    told = b"".join(line.data for line in scene.diary.past).decode()
    assert len(unseen) == 6
    assert not [text for text in unseen if text[:30] in told]


def test_answers_are_sent_after_what_is_remembered() -> None:
    """The order of effects is the server's order."""
    scene = Remembered()
    scene.seat("Ann", "Ben")
    effects = scene.table.receive("Ann", m.Start(), scene.now)
    assert any(isinstance(effect, Log) for effect in effects)
    assert any(isinstance(effect, Send) for effect in effects)


def test_a_table_that_is_not_remembered_writes_nothing() -> None:
    scene = Scene()
    scene.seat("Ann", "Ben")
    assert not any(isinstance(effect, Log) for effect in scene.table.receive("Ann", m.Start(), scene.now))
    assert scene.do("Ann", "turn") == refusal("ROUND_OVER", c=1)
