"""Anybody may say anything at any time: the table never fails, loses no card, and tells everybody the same story."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from nerts.protocol import messages as m
from nerts.replica import Replica
from tests.table.scene import Scene

PEOPLE = ("Ann", "Ben", "Cleo", "Max", "Zoe")
small = st.integers(-1, 13)
MOVES = (
    "turn|recycle|stuck|shift|call|drop|lift n|lift w1|n>w1|n>w2|n>f|n>f1|n_w1|d>w1|d>f|d>f1|d>f=AS|"
    "w1>w2|w2>w3|w1:2>w3|w1>f|w3>f1|nonsense"
)
moves = st.sampled_from(MOVES.split("|"))
messages = st.one_of(
    st.builds(m.Hello, st.just(m.VERSION), st.integers(0, 300), st.sampled_from(["", "life", "other"])),
    st.builds(m.Sit, st.sampled_from(["Ann", "", "x" * 50, "\u202e", "Sam"]), small),
    st.just(m.Stand()),
    st.builds(m.Pack, small),
    st.builds(m.AddBot, st.sampled_from(["easy", "hard", "god"]), small),
    st.builds(m.Remove, small),
    st.builds(m.StandIn, small, st.sampled_from(["easy", "god"])),
    st.builds(m.Clear, small),
    st.just(m.Pause()),
    st.just(m.Go()),
    st.builds(m.GiveHost, small),
    st.builds(m.SetTeams, st.lists(st.integers(-1, 3), max_size=6)),
    st.builds(m.SetRules, st.sampled_from(["classic", "jokers", "partners", "quick", "peanuts2", "nonsense, x=1"])),
    st.builds(m.SetOption, st.sampled_from(["pace", "late", "standin", "x"]), st.sampled_from(["on", "off", "fast"])),
    st.just(m.Start()),
    st.just(m.Ready()),
    st.builds(m.Nonce, st.sampled_from(["0f" * 16, "f0" * 16, "", "nonsense"])),
    st.just(m.Hint()),
    st.builds(m.Do, st.integers(0, 60), moves, st.integers(0, 50)),
    st.builds(m.React, small),
    st.builds(m.Chat, st.text(max_size=30)),
    st.builds(m.Ping, st.floats(0, 1)),
)
steps = st.lists(
    st.one_of(
        st.tuples(st.just("say"), st.sampled_from(PEOPLE), messages),
        st.tuples(st.just("do"), st.sampled_from(PEOPLE), moves),
        st.tuples(st.sampled_from(["come", "go"]), st.sampled_from(PEOPLE), st.none()),
        st.tuples(st.just("wait"), st.just(""), st.sampled_from([1, 40, 700, 3000, 20_000, 70_000])),
    ),
    min_size=10,
    max_size=80,
)


def perform(scene: Scene, what: str, who: str, how: Any) -> None:
    if what == "wait":
        scene.wait(how)
    elif what == "come":
        scene.come(who)
    elif who not in scene.heard:
        return
    elif what == "go":
        scene.go(who)
    elif what == "say":
        scene.say(who, how)
    else:
        scene.say(who, m.Do(scene.table.room.people[who].c + 1, how) if who in scene.table.room.people else m.Stand())


@settings(max_examples=400, deadline=None)
@given(steps, st.integers(0, 2**32), st.booleans())
def test_any_story_is_told_without_a_gap(story: list[tuple[str, str, Any]], seed: int, playing: bool) -> None:
    scene = Scene(seed=seed)
    scene.seat("Ann", "Ben")
    if playing:
        scene.start("Ann")
    for what, who, how in story:
        if not scene.has_ended():
            perform(scene, what, who, how)
        scene.go(*scene.dropped)
        scene.dropped.clear()
    room = scene.table.room
    if room.play is not None:
        assert room.play.round.validate() == []
    assert {seat.team for seat in scene.seats.values()} == set(range(room.teams()))
    for person, heard in scene.heard.items():
        listen(person, heard, scene)


def listen(person: str, heard: list[m.ToClient], scene: Scene) -> None:
    """Apply all that was heard, as a client would; who is still there knows exactly what he may."""
    replica = Replica()
    for message in heard:
        replica.apply(message)
        assert replica.paused < 0 or not isinstance(message, m.Moved) or message.move == "drop"
    room = scene.table.room
    someone = room.people.get(person)
    if someone is not None and someone.online and room.play is not None and replica.round is not None:
        assert replica.you == someone.seat
        assert replica.paused == (room.pause.seat if room.pause is not None else -1)
        told, known = replica.round.view(replica.team), room.play.round.view(replica.team)
        if not known.ended:
            assert without_lifts(told.to_text()) == without_lifts(known.to_text())


def without_lifts(text: str) -> str:
    """When a card was lifted is told to nobody."""
    return "\n".join(line.partition("lift")[0] for line in text.splitlines())


def test_random_bots_and_people_for_an_hour() -> None:
    rng = random.Random(5)
    scene = Scene(seed=5)
    scene.seat("Ann", "Ben")
    scene.say("Ann", m.AddBot("hard"))
    scene.start("Ann")
    for _ in range(3000):
        person = rng.choice(("Ann", "Ben"))
        legal = list(scene.round.legal_moves(scene.seats[scene.seat_of(person)].team))
        if legal and scene.phase == "playing":
            scene.do(person, str(rng.choice(legal)))
        elif scene.phase in ("scored", "over"):
            scene.say("Ann", m.Start())
        scene.wait(rng.choice((20, 300, 1500)))
    assert scene.round.validate() == []
    for person, heard in scene.heard.items():
        listen(person, heard, scene)
