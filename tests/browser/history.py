"""A history as somebody has it after some weeks, and a browser that is known for that person's."""

from __future__ import annotations

import random
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page

from nerts.server.identity import COOKIE, Identity
from nerts.store import Played, PlayedSeat, Store, Unit
from tests.store.units import RECORD

ANAHIT = "a0" * 16
FRIENDS = (("b0" * 16, "Kenji", 0), ("c0" * 16, "Meera", 2), ("d0" * 16, "Sokha", 5), ("e0" * 16, "Aisyah", 8))
DAY = 24 * 3600 * 1000
FIRST = 1_793_500_000_000
"""The first day, on the first of November 2026."""
PACK = 1


def history(seed: int = 3, matches: int = 12) -> list[Played]:
    """Matches of some rounds each, with changing company and a bot; the same ones for the same seed."""
    dice, rounds = random.Random(seed), list[Played]()
    for match in range(matches):
        people = [("", ANAHIT, "Anahit", PACK), *(("", *friend) for friend in dice.sample(FRIENDS, 1 + match % 3))]
        if match % 2:
            people.append(("hard", "", "Basil", 9))
        totals = [0] * len(people)
        count = dice.randint(2, 5)
        for number in range(1, count + 1):
            rounds.append(_round(dice, match, number, number == count, people, totals))
    return rounds


def _round(
    dice: random.Random, match: int, number: int, ends: bool, people: list[tuple[str, str, str, int]], totals: list[int]
) -> Played:
    points = [dice.randint(-9, 34) for _ in people]
    for seat, more in enumerate(points):
        totals[seat] += more
    best = max(points)
    caller = points.index(best)
    ms = dice.randint(95_000, 260_000)
    seats = tuple(
        PlayedSeat(
            seat,
            seat,
            pid,
            name,
            bot,
            points[seat],
            totals[seat],
            seat == caller,
            max(0, (best - points[seat]) // 4),
            max(2, points[seat] + 8),
            points[seat] == best,
            ends and totals[seat] == max(totals),
            *(dice.randint(0, 5), dice.randint(0, 1), dice.randint(0, 4), dice.randint(1, 90)),
            call_ms=ms - 900 if seat == caller else 0,
            pack=pack,
            whose=pid,
        )
        for seat, (bot, pid, name, pack) in enumerate(people)
    )
    ended = FIRST + match * DAY * 2 + number * 300_000
    return Played(f"{match:08x}{number:012x}", f"m-{match}", number, "classic", ended, ms, RECORD, seats)


def keep(data: Path, rounds: list[Played]) -> None:
    """In a data folder that no server has open."""
    with Store.open(data) as store:
        epoch = store.ownership.claim("past", "test")
        store.log.append([Unit("past", epoch, played=tuple(rounds), ended=True)])


def known(page: Page, url: str, data: Path, pid: str = ANAHIT) -> None:
    """This browser has been here before."""
    signed = Identity((data / "secret").read_text("ascii").strip(), "/").signed(pid)
    page.context.add_cookies([{"name": COOKIE, "value": signed, "domain": urlsplit(url).hostname or "", "path": "/"}])
