"""From start to rematch."""

from __future__ import annotations

import pytest

from nerts.engine.proof import verify
from nerts.engine.record import BrokenRecord
from nerts.engine.rules import Rules
from nerts.protocol import messages as m
from nerts.table import rounds
from nerts.table.effects import Keep
from tests.table.scene import Scene


def dealt(rules: str = "classic") -> Scene:
    scene = Scene(rules)
    scene.seat("Ann", "Ben")
    scene.start("Ann")
    return scene


def call(scene: Scene, person: str) -> None:
    """That person's Nerts pile is empty, by magic, and they call."""
    scene.round.layouts[scene.seats[scene.seat_of(person)].team].nerts.clear()
    scene.do(person, "call")
    scene.wait(1000)


def phases(scene: Scene, person: str) -> list[str]:
    return [message.phase for message in scene.all(person, m.Phase)]


def test_a_round_from_start_to_score() -> None:
    scene = dealt()
    call(scene, "Ben")
    assert phases(scene, "Ann") == ["countdown", "playing", "closing", "scored"]


def test_next_round_begins_when_all_are_ready() -> None:
    scene = dealt()
    call(scene, "Ann")
    scene.say("Ann", m.Ready())
    assert scene.phase == "scored"
    scene.say("Ben", m.Ready())
    assert scene.phase == "countdown"
    assert not any(seat.ready for seat in scene.seats.values())


def test_host_need_not_wait() -> None:
    scene = dealt()
    call(scene, "Ann")
    scene.start("Ann")
    assert scene.phase == "playing"
    assert scene.last("Ben", m.Dealt).round == 2


def test_match_ends_with_a_winner_and_a_rematch_begins_from_nothing() -> None:
    scene = dealt("classic, target=1, penalty=0, call_bonus=5")
    call(scene, "Ben")
    sheet = scene.last("Ann", m.Scored).sheet
    assert (scene.phase, sheet.winners, [line.total for line in sheet.lines]) == ("over", [1], [0, 5])
    for person in ("Ann", "Ben"):
        scene.say(person, m.Ready())
    scene.wait(3000)
    assert scene.phase == "playing"
    call(scene, "Ann")
    assert scene.last("Ann", m.Scored).sheet.history == [[5, 0]]


def test_tie_at_the_target_goes_on() -> None:
    """B16"""
    scene = dealt("classic, target=1, penalty=0, call_bonus=5")
    for layout in scene.round.layouts:
        layout.nerts.clear()
    scene.do("Ann", "call")
    scene.do("Ben", "call")
    scene.wait(1000)
    assert scene.last("Ann", m.Scored).sheet.winners == []
    assert scene.phase == "scored"


def test_totals_are_the_sum_of_the_rounds() -> None:
    """B35"""
    scene = dealt("classic, target=1000, call_bonus=7")
    for person in ("Ann", "Ben", "Ann"):
        call(scene, person)
        scene.start("Ann")
    sheet = scene.last("Ann", m.Scored).sheet
    assert [line.total for line in sheet.lines] == [sum(points) for points in zip(*sheet.history, strict=True)]
    assert len(sheet.history) == 3


def test_settlement_is_a_table_of_differences() -> None:
    scene = dealt("pagat, penalty=0, call_bonus=4")
    call(scene, "Ann")
    assert scene.last("Ann", m.Scored).sheet.settlement == [[0, 4], [-4, 0]]


def test_handicap_moves_with_the_rounds() -> None:
    scene = dealt("toad, call_bonus=20, penalty=0")
    call(scene, "Ann")
    scene.start("Ann")
    assert [len(layout.nerts) for layout in scene.round.layouts] == [14, 13]


@pytest.mark.parametrize("preset", Rules.preset_names())
def test_every_preset_is_played_to_its_end(preset: str) -> None:
    """Bots play a match; its record proves every move, and its totals are the sheet's."""
    scene = Scene(f"{preset}, rounds=2", seed=len(preset))
    scene.table.room.unattended = True
    scene.table.furnish(4 if preset == "partners" else 2, "hard", "blitz")
    scene.come("Max")
    scene.table.room.host = 0

    while scene.phase != "over":
        rounds.begin(scene.table.room)
        while scene.phase not in ("scored", "over"):
            scene.wait(1000)
    sheet = scene.last("Max", m.Scored).sheet
    match = verify(scene.records[-1])
    assert match.totals == [line.total for line in sheet.lines]
    assert match.winners == sheet.winners
    assert match.rounds == sheet.history


def test_changed_card_in_a_record_is_named_by_its_line() -> None:
    scene = Scene(seed=5)
    scene.table.room.unattended = True
    scene.table.furnish(3, "medium", "blitz")

    rounds.begin(scene.table.room)
    while not scene.records:
        scene.wait(1000)
    lines = scene.records[-1].splitlines()
    number = next(i for i, line in enumerate(lines) if "n[" in line)
    card = lines[number].split("[")[1][:2]
    other = "KS" if card != "KS" else "KH"
    lines[number] = lines[number].replace(f"[{card}]", f"[{other}]")
    with pytest.raises(BrokenRecord) as broken:
        verify("\n".join(lines) + "\n")
    assert broken.value.line == number + 1


def test_all_stuck_gives_new_stocks_and_the_second_time_ends_the_round() -> None:
    """B15"""
    scene = Scene()
    scene.play_from(
        "classic\n0 n 8C | w 9C / 9S / JC / JS | s 4C 5C | d 3C 2C 2S\n1 n 8C | w 9C / 9S / JC / JS | s - | d -\nf -",
        "Ann",
        "Ben",
    )
    for person in ("Ann", "Ben"):
        scene.do(person, "stuck")
    assert scene.round.to_text().splitlines()[1].endswith("s 3C 2C 2S 4C 5C | d -")
    assert len(scene.all("Ann", m.Restocked)) == 1
    for person in ("Ben", "Ann"):
        scene.do(person, "stuck")
    sheet = scene.last("Ann", m.Scored).sheet
    assert (sheet.callers, [line.points for line in sheet.lines]) == ([], [-2, -2])


def test_names_of_records_are_legal_everywhere() -> None:
    """B55: no colon, no blank, no name that a system keeps for itself."""
    scene = dealt()
    names = []
    scene.round.layouts[0].nerts.clear()
    scene.do("Ann", "call")
    for _ in range(100):
        effects = scene.table.tick(scene.now)
        names += [effect.match for effect in effects if isinstance(effect, Keep)]
        scene.now += 20
    assert names == ["life-1"]
