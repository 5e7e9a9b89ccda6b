from __future__ import annotations

import pytest

from tests.engine import counts


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if counts.DONE:
        terminalreporter.section("what the engine was put through")
        for what, number in counts.DONE.items():
            terminalreporter.line(f"{number:>10,}  {what}")
