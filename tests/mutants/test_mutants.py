"""`make mutants` plants the bugs; here it is only seen to that each still fits the code."""

from __future__ import annotations

import pytest

from tests.mutants import run

MUTANTS = run.read()


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.id for mutant in MUTANTS])
def test_a_bug_fits_the_code(mutant: run.Mutant) -> None:
    source = (run.ROOT / "src" / "nerts" / mutant.file).read_text()
    changed = [line for line in run.patched(source, mutant).splitlines() if line.strip() == mutant.new]
    assert changed
    assert run.patched(source, mutant) != source


def test_there_are_enough_and_no_two_alike() -> None:
    assert len({mutant.id for mutant in MUTANTS}) == len(MUTANTS) >= 40


def test_a_patch_that_fits_nothing_is_an_error() -> None:
    with pytest.raises(run.MisfitError, match="0 times"):
        run.patched("def f():\n    return 1\n", run.Mutant("x", "R1", "x.py", "f", "return 2", "return 3"))
