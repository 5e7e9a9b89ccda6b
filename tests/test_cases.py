"""tests/CASES.md names tests that exist."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = (TESTS / "CASES.md").read_text(encoding="utf-8")


def test_every_case_has_tests_that_exist() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    written = set(re.findall(r"^(?:async )?def (test_\w+)", sources, re.MULTILINE))
    rows = [line.split("|") for line in PAGE.splitlines() if re.match(r"\| [BP]\d", line)]
    named = {case.strip(): re.findall(r"`(\w+)`", tests) for _, case, _, tests, _ in rows}
    assert len(named) == len(rows) > 25
    assert [case for case, tests in named.items() if not tests or not set(tests) <= written] == []
