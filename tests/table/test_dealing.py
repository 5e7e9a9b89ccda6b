"""The players' part in the deal: promised first, then their numbers, then the cards, and the secret at the end."""

from __future__ import annotations

import random
import re
from unittest import mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nerts.engine.fair import Deal, commitment, seed_of
from nerts.engine.proof import Proof, prove, verify
from nerts.engine.record import BrokenRecord
from nerts.engine.round import Round
from nerts.protocol import messages as m
from nerts.protocol.codec import Malformed, decode, encode
from tests.reference.record import recount
from tests.table.scene import Scene, refusal
from tests.table.test_rounds import call

ADA, BO = "00112233445566778899aabbccddeeff", "f" * 32
PEOPLE = ("Ann", "Ben")


def counting_down(rules: str = "classic", seed: int = 1) -> Scene:
    scene = Scene(rules, seed=seed)
    scene.seat(*PEOPLE)
    scene.come("Max")
    scene.say("Ann", m.Start())
    return scene


def promised(scene: Scene) -> Deal:
    deal = scene.table.room.next_deal
    assert deal is not None
    return deal


def deal_out(scene: Scene) -> m.Dealt:
    scene.wait(3000)
    assert scene.phase == "playing"
    return scene.last("Max", m.Dealt)


def give_up(scene: Scene) -> None:
    """All are stuck, and then once more (R40): the shortest round there is."""
    for person in (*PEOPLE, *PEOPLE):
        scene.do(person, "stuck")
    assert scene.phase == "scored"


def finished(nonces: dict[str, str], rounds: int = 1) -> Scene:
    """Rounds with these nonces by these people."""
    scene = counting_down()
    for _ in range(rounds):
        for person, digits in nonces.items():
            assert scene.say(person, m.Nonce(digits)) == m.Ok(0, scene.table.room.history.seq)
        deal_out(scene)
        give_up(scene)
        scene.say("Ann", m.Start())
    return scene


def test_the_deal_follows_from_a_promise_and_the_players_numbers() -> None:
    """What a page does that trusts nobody."""
    scene = counting_down()
    told = scene.last("Max", m.Phase)
    for person, digits in zip(PEOPLE, (ADA, BO), strict=True):
        scene.say(person, m.Nonce(digits))
    dealt = deal_out(scene)
    assert dealt.nonces == [ADA, BO]
    call(scene, "Ann")
    secret = bytes.fromhex(scene.last("Max", m.Scored).sheet.secret)
    life = scene.last("Max", m.State).life
    assert told.commitment == dealt.commitment == commitment(f"{life}-{told.match}", dealt.round, secret)
    seed = seed_of(secret, {0: bytes.fromhex(ADA), 1: bytes.fromhex(BO)})
    assert Round.deal(scene.table.room.rules, 2, seed).view(None).to_text() == dealt.position


def test_a_number_more_is_another_deal() -> None:
    deals = []
    for digits in ([], [ADA], [BO], [ADA, BO], [BO, ADA]):
        scene = counting_down()
        for person, own in zip(PEOPLE, digits, strict=False):
            scene.say(person, m.Nonce(own))
        deals.append(deal_out(scene).position)
    assert len(set(deals)) == 5


def test_the_countdown_waits_for_nobody() -> None:
    scene = counting_down()
    scene.wait(2999)
    scene.say("Ben", m.Nonce(BO))
    assert scene.phase == "countdown"
    scene.wait(1)
    assert scene.last("Ann", m.Dealt).nonces == ["", BO]


def test_only_the_first_number_of_a_seat_counts() -> None:
    scene = counting_down()
    scene.say("Ann", m.Nonce(ADA))
    for again in (ADA, BO):
        assert scene.say("Ann", m.Nonce(again)) == refusal("NONCE")
    assert deal_out(scene).nonces == [ADA]


def test_a_number_out_of_time_is_refused() -> None:
    scene = Scene()
    scene.seat(*PEOPLE)
    assert scene.say("Ann", m.Nonce(ADA)) == refusal("NONCE")
    scene.come("Max")
    scene.say("Ann", m.Start())
    dealt = deal_out(scene)
    before = scene.round.to_text()
    assert scene.say("Ann", m.Nonce(ADA)) == refusal("NONCE")
    assert (dealt.nonces, scene.round.to_text()) == ([], before)
    give_up(scene)
    assert scene.say("Ann", m.Nonce(ADA)) == refusal("NONCE")
    assert prove(scene.records[-1]).proofs == [Proof("fair", 0)]


def test_who_watches_has_no_part_in_it() -> None:
    scene = counting_down()
    assert scene.say("Max", m.Nonce(ADA)) == refusal("NO_SEAT")
    assert deal_out(scene).nonces == []


def test_bots_have_no_part_in_it() -> None:
    scene = Scene()
    scene.table.furnish(2, "hard", "medium")
    scene.seat("Ann")
    scene.say("Ann", m.Start())
    scene.say("Ann", m.Nonce(ADA))
    scene.wait(3000)
    assert scene.last("Ann", m.Dealt).nonces == ["", "", ADA]


@pytest.mark.parametrize("digits", ["", "0" * 31, "0" * 33, "G" + "0" * 31, "A" * 32, "0" * 31 + "\\n", "é" * 32])
def test_what_is_no_number_is_refused_at_the_door(digits: str) -> None:
    assert decode(f'["nonce","{digits}"]'.encode()) == Malformed("content")
    scene = counting_down()
    assert scene.say("Ann", m.Nonce(digits)) == refusal("BAD_VALUE", "nonce")
    assert deal_out(scene).nonces == []


def test_a_page_that_comes_back_hears_of_the_deal_again() -> None:
    scene = counting_down()
    scene.say("Ann", m.Nonce(ADA))
    scene.come("Ben")
    state = scene.last("Ben", m.State)
    assert (state.commitment, state.match, state.nonces) == (promised(scene).commitment, 1, [])
    dealt = deal_out(scene)
    scene.come("Ben")
    state = scene.last("Ben", m.State)
    assert (state.commitment, state.match, state.nonces) == (dealt.commitment, 1, [ADA])
    call(scene, "Ann")
    scene.come("Ben")
    state = scene.last("Ben", m.State)
    assert state.sheet is not None
    assert (state.commitment, state.nonces) == (dealt.commitment, [ADA])
    assert state.commitment == commitment(f"{state.life}-{state.match}", 1, bytes.fromhex(state.sheet.secret))


def test_every_deal_has_a_promise_of_its_own() -> None:
    scene = finished({"Ann": ADA}, rounds=3)
    told = [message.commitment for message in scene.all("Max", m.Phase) if message.phase == "countdown"]
    assert len(set(told)) == 4


# --- the record -------------------------------------------------------------------------------------------------------


def test_the_record_proves_each_deal() -> None:
    scene = finished({"Ann": ADA, "Ben": BO}, rounds=2)
    text = scene.records[-1]
    assert prove(text).proofs == [Proof("fair", 2)] * 2
    assert recount(text).rounds == verify(text).rounds


def swapped(text: str) -> str:
    """The numbers of the two seats, each with the other."""
    return text.replace(f"nonce 0 {ADA}", f"nonce 0 {BO}", 1).replace(f"nonce 1 {BO}", f"nonce 1 {ADA}", 1)


def replayed(text: str) -> str:
    """The second round has the deal of the first."""
    first, second = text.split("round 2\n")
    found = {word: re.findall(rf"^{word} .+$", first, re.MULTILINE)[0] for word in ("commitment", "secret")}
    for word, line in found.items():
        second = re.sub(rf"^{word} .+$", line, second, count=1, flags=re.MULTILINE)
    return f"{first}round 2\n{second}"


@pytest.mark.parametrize(
    ("what", "why"),
    [
        (lambda text: re.sub(r"secret ..", "secret 5a", text, count=1), "not that of this table, this round"),
        (lambda text: text.replace("table life-1", "table life-2"), "not that of this table, this round"),
        (lambda text: "table life-2".join(text.rsplit("table life-1", 1)), "another table than before"),
        (lambda text: text.replace("table life-1", "table ", 1), "table"),
        (replayed, "not that of this table, this round"),
        (lambda text: re.sub(r"secret .+\n", "", text, count=1), "was not revealed"),
        (lambda text: re.sub(r"secret .", "secret G", text, count=1), "64 hexadecimal"),
        (lambda text: text.replace("secret ", "seed ", 1), "was not revealed"),
        (lambda text: text.replace("nonce 1", "nonce 0", 1), "one a seat"),
        (lambda text: text.replace("nonce 1", "nonce 7", 1), "one a seat"),
        (lambda text: text.replace(ADA, ADA.upper(), 1), "32 hexadecimal"),
        (lambda text: text.replace("nerts 2\n", "nerts 1\n", 1), "`commitment …` was expected"),
    ],
)
def test_a_record_that_lies_is_found_out(what: object, why: str) -> None:
    assert callable(what)
    text = finished({"Ann": ADA, "Ben": BO}, rounds=2).records[-1]
    assert what(text) != text
    with pytest.raises(BrokenRecord, match=why):
        verify(what(text))


@pytest.mark.parametrize("what", [swapped, lambda text: re.sub(r"nonce 1 .+\n", "", text, count=1)])
def test_other_numbers_are_another_deal_and_its_moves_do_not_go(what: object) -> None:
    assert callable(what)
    scene = Scene(seed=3)
    scene.table.furnish(3, "medium", "blitz")
    scene.seat(*PEOPLE)
    scene.table.room.unattended = True
    scene.say("Ann", m.Start())
    scene.say("Ann", m.Nonce(ADA))
    scene.go(*PEOPLE)
    while not scene.records:
        scene.wait(1000)
    text = scene.records[-1].replace("nonce 3", "nonce 0").replace("nonce 4", "nonce 1")
    verify(scene.records[-1])
    with pytest.raises(BrokenRecord):
        verify(text if what is swapped else re.sub(r"nonce \d .+\n", "", text))


def test_a_dealer_who_takes_another_secret_when_the_numbers_are_known_is_found_out() -> None:
    scene = counting_down()
    scene.say("Ann", m.Nonce(ADA))
    told = promised(scene)
    told.secret = bytes(32)
    deal_out(scene)
    call(scene, "Ann")
    sheet = scene.last("Ann", m.Scored).sheet
    assert commitment("life-1", 1, bytes.fromhex(sheet.secret)) != scene.all("Ann", m.Phase)[0].commitment
    with pytest.raises(BrokenRecord, match="not that of this table, this round") as broken:
        verify(scene.records[-1])
    assert scene.records[-1].splitlines()[broken.value.line - 1].startswith("commitment ")


# --- until the end of the round ---------------------------------------------------------------------------------------

steps = st.lists(
    st.tuples(
        st.sampled_from(["Ann", "Ben", "Max"]),
        st.sampled_from(["nonce", "turn", "call", "stuck", "n>f", "w1>w2", "hint", "come", "go", "nonsense", "pause"]),
        st.sampled_from([0, 30, 700, 3000]),
    ),
    max_size=25,
)


def live(secrets: random.Random, story: list[tuple[str, str, int]], rules: str = "classic") -> tuple[Scene, bytes]:
    """A round that has not ended, whatever people do in it, and its secret."""
    scene = Scene(rules, seed=1)
    scene.table.room.seed = lambda: secrets.randbytes(32)
    scene.seat(*PEOPLE)
    scene.come("Max")
    scene.say("Ann", m.Start())
    secret = promised(scene).secret
    for who, what, wait in story:
        if what in ("come", "go"):
            getattr(scene, what)(who)
        elif what == "pause":
            scene.say(who, m.Pause())
            scene.say(who, m.Go())
        elif what in ("hint", "nonce"):
            scene.say(who, m.Hint() if what == "hint" else m.Nonce(ADA))
        else:
            scene.say(who, m.Do(scene.table.room.people[who].c + 1, what, scene.table.room.history.seq))
        scene.wait(wait)
    return scene, secret


def told(scene: Scene) -> str:
    """Everything that has left the table: frames, log lines, records."""
    frames = [encode(message).decode() for heard in scene.heard.values() for message in heard]
    return "\n".join([*frames, *map(repr, scene.facts), *scene.records])


@settings(max_examples=60, deadline=None)
@given(steps, st.randoms(use_true_random=False), st.sampled_from(["classic", "small_table"]))
def test_nobody_hears_secret_or_seed_before_the_round_is_over(
    story: list[tuple[str, str, int]], secrets: random.Random, rules: str
) -> None:
    scene, secret = live(secrets, story, rules)
    if scene.phase in ("scored", "over"):
        return  # all were stuck; then it may be told
    play = scene.table.room.play
    deal = play.deal if play is not None else promised(scene)
    assert deal is not None
    assert deal.secret == secret
    for hidden in (secret, deal.seed):
        assert hidden.hex() not in told(scene)
        assert repr(hidden)[2:-1] not in told(scene)
    assert repr(deal).count(secret.hex()) == 0


@settings(max_examples=40, deadline=None)
@given(steps, st.integers(0, 2**32), st.integers(0, 2**32))
def test_tables_that_differ_in_the_secret_alone_sound_the_same(
    story: list[tuple[str, str, int]], first: int, second: int
) -> None:
    """As if both secrets led to the same seed: then only the promises tell the tables apart."""
    with mock.patch("nerts.engine.fair.seed_of", return_value=bytes(32)):
        heard = []
        for chance in (first, second):
            scene, _ = live(random.Random(chance), story)
            if scene.phase not in ("scored", "over"):
                promises = {message.commitment for message in scene.all("Max", m.Phase)} - {""}
                text = told(scene)
                for promise in promises:
                    text = text.replace(promise, "promise")
                heard.append(text)
    assert len(set(heard)) <= 1


def test_the_secret_is_told_at_the_end() -> None:
    """So that the tests above would notice it."""
    scene, secret = live(random.Random(1), [("Ann", "nonce", 3000)])
    assert secret.hex() not in told(scene)
    call(scene, "Ann")
    assert secret.hex() in told(scene)
