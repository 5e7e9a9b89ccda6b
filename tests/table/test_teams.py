"""R2: from six people on the lobby proposes pairs, and the host has the last word."""

from __future__ import annotations

import pytest

from nerts.protocol import messages as m
from nerts.table.people import TEAM_SIZE
from tests.table.scene import Scene

SIX = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
ALONE = [0, 1, 2, 3, 4, 5]
PAIRS = [0, 0, 1, 1, 2, 2]


def scene_of(*people: str, rules: str = "classic") -> Scene:
    scene = Scene(rules)
    scene.seat(*people)
    return scene


def teams(scene: Scene) -> list[int]:
    return [seat.team for _, seat in sorted(scene.seats.items())]


def packs(scene: Scene) -> list[int]:
    return [seat.pack for _, seat in sorted(scene.seats.items())]


def paired(scene: Scene, person: str = "Ann") -> bool:
    return scene.last(person, m.Seats).paired


def test_the_sixth_person_makes_neighbours_pairs() -> None:
    scene = scene_of(*SIX[:5])
    assert teams(scene) == ALONE[:5]
    assert not paired(scene)
    scene.come("watcher")
    scene.seat("Fay")
    assert teams(scene) == PAIRS
    assert [seat.hand for _, seat in sorted(scene.seats.items())] == [0, 1] * 3
    for person in (*SIX, "watcher"):
        assert paired(scene, person)
        assert scene.all(person, m.Notice) == [m.Notice("PAIRS")]
    scene.come("late")
    assert scene.last("late", m.State).paired


def test_an_odd_one_plays_alone_until_the_next_one_comes() -> None:
    scene = scene_of(*SIX, "Gus")
    assert teams(scene) == [*PAIRS, 3]
    scene.seat("Hal")
    assert teams(scene) == [*PAIRS, 3, 3]
    assert len(scene.all("Ann", m.Notice)) == 1


@pytest.mark.parametrize("bots", [1, 3, 6])
def test_bots_do_not_count_for_pairs_and_stay_alone(bots: int) -> None:
    scene = scene_of(*SIX[:2])
    for _ in range(bots):
        scene.say("Ann", m.AddBot())
    scene.seat(*SIX[2:5])
    assert teams(scene) == list(range(5 + bots))
    scene.seat(SIX[5])
    members = [{seat.bot != "" for seat in scene.seats.values() if seat.team == team} for team in range(3 + bots)]
    assert sorted(map(sorted, members)) == [[False]] * 3 + [[True]] * bots


def test_one_tap_undoes_it_and_everybody_has_his_back_again() -> None:
    scene = scene_of(*SIX[:5])
    scene.say("Ben", m.Pack(9))
    before = packs(scene)
    scene.seat("Fay")
    scene.say("Ann", m.SetTeams(ALONE))
    assert (teams(scene), packs(scene)[:5]) == (ALONE, before)
    assert not paired(scene)
    scene.seat("Gus", "Hal")
    assert teams(scene) == [*ALONE, 6, 7]


@pytest.mark.parametrize("people", [2, 3, 5])
def test_what_the_host_has_chosen_is_never_overruled(people: int) -> None:
    scene = scene_of(*SIX[:people])
    chosen = [0, 0, *range(1, people - 1)]
    scene.say("Ann", m.SetTeams(chosen))
    scene.seat(*SIX[people:], "Gus")
    assert teams(scene) == [*chosen, *range(people - 1, 6)]
    scene.say("Ann", m.GiveHost(1))
    scene.say("Gus", m.Stand())
    scene.seat("Hal")
    assert teams(scene) == [*chosen, *range(people - 1, 6)]


def test_only_the_host_undoes_it() -> None:
    scene = scene_of(*SIX)
    scene.say("Ben", m.SetTeams(ALONE))
    assert teams(scene) == PAIRS


def test_below_six_the_proposal_is_taken_back_and_made_again_with_the_next_sixth() -> None:
    scene = scene_of(*SIX)
    scene.say("Cleo", m.Stand())
    assert teams(scene) == ALONE[:5]
    assert not paired(scene)
    scene.say("Cleo", m.Sit("Cleo"))
    assert teams(scene) == PAIRS
    assert paired(scene)


def test_whoever_is_away_too_long_leaves_his_partner_to_the_odd_one() -> None:
    scene = scene_of(*SIX, "Gus")
    scene.go("Dan")
    scene.wait(scene.table.room.timing.seat_keep + 2000)
    assert teams(scene) == [0, 0, 1, 2, 2, 1]
    scene.seat("Hal")
    assert teams(scene).count(teams(scene)[3]) == 1


def test_a_person_removed_by_the_host_counts_no_more() -> None:
    scene = scene_of(*SIX)
    scene.say("Ann", m.Remove(5))
    assert teams(scene) == ALONE[:5]


def test_who_has_found_together_stays_together() -> None:
    scene = scene_of(*SIX[:5])
    scene.say("Eve", m.Sit("Eve", team=0))
    scene.seat("Fay")
    assert teams(scene) == [0, 1, 1, 2, 0, 2]
    scene.say("Fay", m.Stand())
    assert teams(scene) == [0, 1, 2, 3, 0]


def test_who_leaves_his_pair_is_not_put_back() -> None:
    scene = scene_of(*SIX)
    scene.say("Ben", m.Sit("Ben", team=3))
    scene.seat("Gus", "Hal")
    ben = scene.seats[scene.seat_of("Ben")].team
    assert teams(scene).count(ben) == 1


@pytest.mark.parametrize("rules", ["partners", "classic, team_size=3", "peanuts2", "classic, teams=8"])
def test_rules_that_say_who_plays_with_whom_need_no_proposal(rules: str) -> None:
    scene = scene_of(*SIX, rules=rules)
    assert not paired(scene)
    assert scene.all("Ann", m.Notice) == []
    later = scene_of(*SIX)
    later.say("Ann", m.SetRules(rules))
    assert not paired(later)


def test_pairs_play_their_match_and_the_rematch_together() -> None:
    scene = scene_of(*SIX, rules="classic, rounds=1")
    for _ in range(2):
        scene.start("Ann")
        assert scene.phase == "playing"
        assert len(scene.round.layouts) == 3
        scene.round.layouts[0].nerts.clear()
        scene.do("Ben", "call")
        scene.wait(1000)
        assert scene.phase == "over"
        assert teams(scene) == PAIRS
        assert scene.table.room.sheet is not None


def test_after_a_match_the_sheet_stays_when_people_leave() -> None:
    scene = scene_of(*SIX, rules="classic, rounds=1")
    scene.start("Ann")
    scene.round.layouts[0].nerts.clear()
    scene.do("Ann", "call")
    scene.wait(1000)
    scene.say("Fay", m.Stand())
    assert teams(scene) == PAIRS
    assert scene.table.room.sheet is not None
    scene.start("Ann")
    assert len(scene.round.layouts) == 3


def test_in_a_match_nobody_is_moved() -> None:
    scene = scene_of(*SIX[:5])
    scene.say("Ann", m.AddBot())
    scene.start("Ann")
    scene.seat("Fay")
    assert (scene.phase, teams(scene)) == ("playing", ALONE)


@pytest.mark.parametrize("seed", range(20))
def test_teams_hold_together_whatever_people_do(seed: int) -> None:
    """No team of more than three, one pack a team, numbers without gaps."""
    scene = Scene(seed=seed)
    chance = scene.table.room.rng
    for _ in range(150):
        person = f"P{int(chance.random() * 11)}"
        if person not in scene.heard:
            scene.come(person)
        some = [int(chance.random() * 4) for _ in scene.seats]
        wishes: list[m.ToServer] = [m.Sit(person), m.Sit(person, int(chance.random() * 9)), m.Stand(), m.AddBot()]
        wishes += [m.Pack(int(chance.random() * 12)), m.SetTeams(some) if chance.random() < 0.1 else m.Sit(person)]
        scene.say(person, wishes[int(chance.random() * len(wishes))])
        scene.wait(1000)
        found = teams(scene)
        assert set(found) == set(range(len(set(found))))
        assert all(found.count(team) <= TEAM_SIZE for team in found)
        assert len(set(zip(found, packs(scene), strict=True))) == len(set(found)) == len(set(packs(scene)))
