"""Before the match: seats, teams, bots, rules and options."""

import pytest

from nerts.protocol import messages as m
from nerts.table.people import SEATS
from nerts.table.timing import Timing
from tests.table.scene import Scene, refusal


@pytest.fixture
def scene() -> Scene:
    scene = Scene()
    scene.seat("Ann", "Ben")
    return scene


def teams(scene: Scene) -> list[int]:
    return [seat.team for _, seat in sorted(scene.seats.items())]


def test_first_to_sit_is_host(scene: Scene) -> None:
    state = scene.last("Ben", m.Seats)
    assert (state.host, [seat.name for seat in state.seats]) == (0, ["Ann", "Ben"])


def test_everybody_has_a_team_and_a_back_of_its_own(scene: Scene) -> None:
    scene.seat(*"CDEFGHIJKL")
    scene.say("Ann", m.SetTeams(list(range(SEATS))))  # they would be pairs (R2)
    assert teams(scene) == list(range(SEATS))
    assert len({seat.pack for seat in scene.seats.values()}) == SEATS


def test_thirteenth_is_told_that_the_table_is_full(scene: Scene) -> None:
    scene.seat(*"CDEFGHIJKL")
    scene.come("Max")
    assert scene.say("Max", m.Sit("Max")) == refusal("FULL")


def test_full_table_gives_up_a_bot_for_a_person(scene: Scene) -> None:
    for _ in range(10):
        scene.say("Ann", m.AddBot())
    scene.seat("Max")
    assert scene.seat_of("Max") >= 0
    assert len(scene.seats) == SEATS


def test_same_nickname_twice_is_two_people(scene: Scene) -> None:
    """B40"""
    for pid in ("s1", "s2", "s3"):
        scene.come(pid)
        scene.say(pid, m.Sit("Sam"))
    assert scene.names() == ["Ann", "Ben", "Sam", "Sam 2", "Sam 3"]
    scene.say("Ann", m.Remove(scene.seat_of("s2")))
    assert scene.names() == ["Ann", "Ben", "Sam", "Sam 3"]
    assert scene.dropped == {"s2": "removed"}


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "\u202e\u2066"])
def test_name_of_nothing_is_refused(scene: Scene, name: str) -> None:
    scene.come("Max")
    assert scene.say("Max", m.Sit(name)) == refusal("BAD_NAME")


def test_rename_keeps_the_seat(scene: Scene) -> None:
    scene.say("Ben", m.Sit("Benno"))
    assert scene.names() == ["Ann", "Benno"]


def test_partners_share_team_and_back(scene: Scene) -> None:
    scene.seat("Cleo", "Dan")
    scene.say("Ann", m.SetTeams([0, 1, 0, 1]))
    assert teams(scene) == [0, 1, 0, 1]
    assert [seat.hand for _, seat in sorted(scene.seats.items())] == [0, 0, 1, 1]
    packs = [seat.pack for _, seat in sorted(scene.seats.items())]
    assert packs[0] == packs[2] != packs[1] == packs[3]


def test_sitting_down_fills_teams_of_the_rules_size() -> None:
    scene = Scene("partners")
    scene.seat("Ann", "Ben", "Cleo", "Dan")
    assert teams(scene) == [0, 0, 1, 1]


def test_changing_team(scene: Scene) -> None:
    scene.say("Ben", m.Sit("Ben", team=0))
    assert teams(scene) == [0, 0]


@pytest.mark.parametrize("wrong", [[], [0], [0, 0, 0]])
def test_teams_that_do_not_fit_are_refused(scene: Scene, wrong: list[int]) -> None:
    assert scene.say("Ann", m.SetTeams(wrong)) == refusal("BAD_VALUE", "teams")


def test_team_of_four_is_refused(scene: Scene) -> None:
    scene.seat("Cleo", "Dan")
    assert scene.say("Ann", m.SetTeams([0, 0, 0, 0])) == refusal("BAD_VALUE", "teams")


def test_back_is_chosen_unless_taken(scene: Scene) -> None:
    scene.say("Ben", m.Pack(7))
    assert scene.seats[1].pack == 7
    assert scene.say("Ann", m.Pack(7)) == refusal("PACK_TAKEN")
    assert scene.say("Ann", m.Pack(12)) == refusal("BAD_VALUE")


HOST_ONLY = [
    m.AddBot(),
    m.Remove(0),
    m.GiveHost(1),
    m.SetTeams([0, 0]),
    m.SetRules("quick"),
    m.SetOption("pace", "fast"),
    m.Start(),
]


@pytest.mark.parametrize("message", HOST_ONLY, ids=lambda message: type(message).__name__)
def test_only_the_host_decides(scene: Scene, message: m.ToServer) -> None:
    scene.come("Max")
    assert scene.say("Ben", message) == refusal("NOT_HOST")
    assert scene.say("Max", message) == refusal("NOT_HOST")


def test_rules_are_seen_by_guests_before_they_sit(scene: Scene) -> None:
    scene.say("Ann", m.SetRules("jokers, target=150"))
    scene.come("Max")
    assert scene.last("Max", m.State).rules == "jokers, target=150"
    assert scene.last("Ben", m.Ruled).rules == "jokers, target=150"


@pytest.mark.parametrize(
    ("text", "option"),
    [("classic, jokers=3", "jokers"), ("nonsense", "preset"), ("classic, work_piles=2", "work_piles")],
)
def test_impossible_rules_name_the_option(scene: Scene, text: str, option: str) -> None:
    assert scene.say("Ann", m.SetRules(text)) == refusal("BAD_RULES", option)


@pytest.mark.parametrize(
    ("name", "value"), [("pace", "blitz"), ("pace", "on"), ("chat", "perhaps"), ("nothing", "on"), ("locked", "")]
)
def test_option_that_cannot_be_is_refused(scene: Scene, name: str, value: str) -> None:
    assert scene.say("Ann", m.SetOption(name, value)) == refusal("BAD_VALUE", name)


def test_locked_table_lets_nobody_new_sit(scene: Scene) -> None:
    scene.say("Ann", m.SetOption("locked", "on"))
    scene.come("Max")
    assert scene.say("Max", m.Sit("Max")) == refusal("LOCKED")
    assert scene.last("Ben", m.Ruled).options.locked


def test_removed_player_does_not_come_straight_back_and_not_never() -> None:
    scene = Scene(timing=Timing(bar=5000))
    scene.seat("Ann", "Ben")
    scene.say("Ann", m.Remove(1))
    assert scene.say("Ben", m.Sit("Ben")) == refusal("BARRED")
    scene.go("Ben")
    scene.dropped.clear()
    scene.come("Ben")
    assert scene.dropped == {"Ben": "removed"}
    scene.wait(5001)
    scene.seat("Ben")
    assert scene.seat_of("Ben") == 1


def test_host_is_handed_on(scene: Scene) -> None:
    scene.say("Ann", m.GiveHost(1))
    assert scene.last("Ann", m.Seats).host == 1
    assert scene.say("Ann", m.Start()) == refusal("NOT_HOST")


def test_bot_is_never_host(scene: Scene) -> None:
    scene.say("Ann", m.AddBot())
    assert scene.say("Ann", m.GiveHost(2)) == refusal("NO_SEAT")


def test_wrong_number_of_teams_does_not_start(scene: Scene) -> None:
    scene.say("Ann", m.SetRules("peanuts2"))
    scene.say("Ann", m.SetTeams([0, 0]))
    assert scene.say("Ann", m.Start()) == refusal("TEAMS")
    scene.say("Ann", m.SetTeams([0, 1]))
    scene.start("Ann")
    assert scene.phase == "playing"


def test_rules_stand_during_a_match(scene: Scene) -> None:
    scene.start("Ann")
    assert scene.say("Ann", m.SetRules("quick")) == refusal("IN_MATCH")
    assert scene.say("Ann", m.SetTeams([0, 0])) == refusal("IN_MATCH")


def test_settings_have_a_rate(scene: Scene) -> None:
    answers = [scene.say("Ann", m.SetOption("hints", "on")) for _ in range(60)]
    assert answers[-1] == refusal("TOO_FAST")
    scene.wait(1000)
    assert isinstance(scene.say("Ann", m.SetOption("hints", "on")), m.Ruled)


# --- the word that is called ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "word"),
    [("classic", "nerts"), ("pounce10", "pounce"), ("peanuts2", "peanuts"), ("racing_demon", "out"), ("toad", "nerts")],
)
def test_a_preset_brings_its_word(rules: str, word: str) -> None:
    assert Scene(rules).table.room.options.word == word
    scene = Scene()
    scene.seat("Ann")
    scene.say("Ann", m.SetRules(rules))
    assert scene.last("Ann", m.Ruled).options.word == word


def test_the_host_may_choose_the_word_and_keeps_it() -> None:
    scene = Scene()
    scene.seat("Ann", "Ben")
    scene.say("Ann", m.SetOption("word", "squeal"))
    assert scene.last("Ben", m.Ruled).options.word == "squeal"
    scene.say("Ann", m.SetRules("classic, jokers=2"))
    assert scene.table.room.options.word == "squeal"
    assert scene.say("Ann", m.SetOption("word", "bingo")) == refusal("BAD_VALUE", "word")
    assert scene.say("Ben", m.SetOption("word", "out")) == refusal("NOT_HOST")
