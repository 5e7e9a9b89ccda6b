from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nerts import Rules, RulesError
from nerts.engine.rules import OPTIONS, PRESETS, Option


def values(option: Option) -> st.SearchStrategy[object]:
    numbers = st.integers(option.low, option.high)
    kinds: dict[str, st.SearchStrategy[object]] = {
        "flag": st.booleans(),
        "number": numbers,
        "numbers": st.lists(numbers, max_size=4).map(tuple),
        "choice": st.sampled_from(option.choices or ("",)),
    }
    return kinds[option.kind]


changes = st.fixed_dictionaries({}, optional={name: values(option) for name, option in OPTIONS.items()})


@given(st.sampled_from(sorted(PRESETS)), changes)
def test_rules_are_their_text(preset: str, changed: dict[str, object]) -> None:
    try:
        rules = Rules.preset(preset, **changed)
    except RulesError:
        return  # a combination that cannot be
    assert Rules.parse(str(rules)) == rules


def test_the_text_is_the_shortest_difference() -> None:
    assert str(Rules.preset("classic", target=150, jokers=2)) == "classic, jokers=2, target=150"
    assert str(Rules.preset("jokers", jokers=2, target=100)) == "jokers"
    assert str(Rules.preset("jokers", jokers=0)) == "jokers, jokers=0"
    assert (
        str(Rules.preset("nna", slide_under=False, nerts_by_team=(9, 13))) == "nna, nerts_by_team=9/13, slide_under=off"
    )


@pytest.mark.parametrize("preset", Rules.preset_names())
def test_each_preset_is_itself(preset: str) -> None:
    assert str(Rules.parse(preset)) == preset


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("bridge", "preset"),
        ("classic, colour=red", "colour"),
        ("classic, nerts", "nerts"),
        ("classic, nerts=4", "nerts"),
        ("classic, nerts=22", "nerts"),
        ("classic, nerts=many", "nerts"),
        ("classic, nerts=", "nerts"),
        ("classic, nerts=99999999999999999999", "nerts"),
        ("classic, draw=4", "draw"),
        ("classic, tie=maybe", "tie"),
        ("classic, slide_under=yes", "slide_under"),
        ("classic, nerts_by_team=13/4", "nerts_by_team"),
        ("classic, nerts_by_team=13/", "nerts_by_team"),
        ("classic, base=jokers", "base"),
        ("classic, work_piles=2", "work_piles"),
        ("classic, team_roles=split", "team_roles"),
        ("quick, false_call_penalty=2", "false_call_penalty"),
        ("peanuts2, nerts_by_team=11/11/11", "nerts_by_team"),
    ],
)
def test_what_cannot_be_names_its_option(text: str, option: str) -> None:
    with pytest.raises(RulesError) as refused:
        Rules.parse(text)
    assert refused.value.option == option
    assert refused.value.why


def test_values_of_another_kind_are_refused() -> None:
    for changed in ({"nerts": "13"}, {"nerts": True}, {"slide_under": 1}, {"nerts_by_team": [13]}, {"tie": None}):
        with pytest.raises(RulesError):
            Rules.preset("classic", **changed)


@pytest.mark.parametrize(("teams", "piles"), [(1, 6), (2, 6), (3, 5), (4, 4), (9, 4)])
def test_small_table_has_more_piles(teams: int, piles: int) -> None:
    assert Rules.preset("small_table").work_piles_for(teams) == piles
    assert Rules.preset("classic").work_piles_for(teams) == 4
