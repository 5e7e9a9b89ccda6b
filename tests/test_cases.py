"""tests/CASES.md and tests/STATEMENTS.md name tests and positions that exist."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = (TESTS / "CASES.md").read_text(encoding="utf-8")


def test_every_case_has_tests_that_exist() -> None:
    rows = [line.split("|") for line in PAGE.splitlines() if re.match(r"\| [BP]\d", line)]
    named = {case.strip(): re.findall(r"`(\w+)`", tests) for _, case, _, tests, _ in rows}
    assert len(named) == len(rows) > 25
    assert [case for case, tests in named.items() if not tests or not set(tests) <= written()] == []


def test_every_rule_is_shown_by_something_that_exists() -> None:
    page = (TESTS / "STATEMENTS.md").read_text(encoding="utf-8")
    rows = {
        row[1].strip(): set(re.findall(r"`([^`]+)`", row[3] + row[4])) for row in map(cells, page.splitlines()) if row
    }
    told = re.findall(r"^- \*\*([RA]\d+)\*\* ", (TESTS.parent / "docs/rules.md").read_text("utf-8"), re.MULTILINE)
    assert {f"R{number}" for number in range(1, 49)} <= set(told)
    assert set(told) <= set(rows), set(told) - set(rows)
    there = {path.as_posix() for path in (TESTS.parent / "web/test").rglob("*.ts")}
    known = {str(Path(path).relative_to(TESTS.parent)) for path in there} | written() | positions()
    assert [rule for rule, shown in rows.items() if not shown or not shown <= known] == []


def cells(line: str) -> list[str]:
    return line.split("|") if re.match(r"\| [A-Z]", line) else []


def written() -> set[str]:
    sources = "".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    return set(re.findall(r"^(?:async )?def (test_\w+)", sources, re.MULTILINE))


def positions() -> set[str]:
    records = "".join(path.read_text(encoding="utf-8") for path in (TESTS / "positions").glob("*.txt"))
    return set(re.findall(r"^id (\S+)", records, re.MULTILINE))
