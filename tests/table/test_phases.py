"""The life of a table."""

from nerts.table.phases import IN_MATCH, IN_ROUND, NEXT, SETTING_UP, Cue, Phase


def test_every_phase_leads_on() -> None:
    assert set(NEXT) == set(Phase)
    assert {phase for steps in NEXT.values() for phase in steps.values()} == set(Phase)


def test_every_cue_is_used() -> None:
    assert {cue for steps in NEXT.values() for cue in steps} == set(Cue)


def test_phases_are_in_a_match_or_set_one_up() -> None:
    assert set(Phase) == IN_MATCH | SETTING_UP
    assert not IN_MATCH & SETTING_UP
    assert IN_ROUND < IN_MATCH
