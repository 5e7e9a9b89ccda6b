"""docs/bots.md tells the numbers that are in the code, and its example plays."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from nerts.bots import LEVELS, PACES
from nerts.client import TableClient
from nerts.protocol import messages as m
from tests.server.harness import running

PAGE = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [name for name, pace in PACES.items() if not pace.for_tests])
def test_paces_are_those_of_the_page(name: str) -> None:
    pace = PACES[name]
    row = f"| {name} | {pace.play / 1000:g} s | {pace.turn / 1000:g} s | {pace.look / 1000:g} s |"
    assert row in PAGE


def test_levels_are_those_of_the_page() -> None:
    notices = {"6 times of 10": 0.6, "9 times of 10": 0.9, "always": 1.0}
    rows = re.findall(r"^\| (\w+) \| ([^|]+) \| [^|]+ \| [^|]+ \|$", PAGE, re.MULTILINE)
    told = {name: notices[often] for name, often in rows if often in notices}
    assert told == {name: level.notice for name, level in LEVELS.items()}


def example() -> Callable[[str, str], Coroutine[Any, Any, None]]:
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found
    names: dict[str, Any] = {}
    exec(compile(found[1].replace("sleep(1)", "sleep(0.1)"), "docs/bots.md", "exec"), names)
    play: Callable[[str, str], Coroutine[Any, Any, None]] = names["play"]
    return play


async def test_example_plays_a_round_to_its_end() -> None:
    async with running() as house:
        code = await house.set_up(
            rules="classic, nerts=5", seats=[{"bot": "hard"}], pace="blitz", unattended=True, timing={"countdown": 500}
        )
        async with TableClient.join(house.link(code)) as host, asyncio.timeout(60):
            await host.sit("Ann")
            playing = asyncio.create_task(example()(house.link(code), "Robo"))
            await host.until(lambda: len(host.replica.seats) == 3)
            await host.send(m.Start())
            await host.until(lambda: host.phase == "scored")
            await playing
            facts = house.hall.actors[code].table.room.records[0].facts
            assert any(fact.seat == 2 for fact in facts)
