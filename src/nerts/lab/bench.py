"""Sizes and speeds worth watching. Each figure is a message of the catalogue and the number it tells."""

from __future__ import annotations

import gzip
import random
import re
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from nerts import Round, Rules
from nerts.files import STATIC
from nerts.lab.disk import Disk
from nerts.protocol import messages as m
from nerts.protocol.codec import encode
from nerts.server.pages import Pages
from nerts.table import rounds
from nerts.table.effects import Effect, Keep, Send
from nerts.table.table import Table
from nerts.words import LANGUAGES

Figure: TypeAlias = tuple[str, float]

SECONDS: Final = 3.0
"""For which each speed is measured."""
SEED: Final = 2026
MOVES_A_ROUND: Final = 400
"""After so many random moves most of a round has been seen, and the rest is turning the stock."""
RECORDS: Final = 5
"""Rounds of bots whose size on the disk is measured."""
WATCHER: Final = "watcher"
LINKED: Final = re.compile(r"static/([\w.-]+)")
IMPORTED: Final = re.compile(r'(?:from|import)\s*"\./([\w.-]+)"')
"""By a module as it loads; what it may ask for later comes as `import("…")`."""


def figures(seconds: float = SECONDS) -> Iterator[Figure]:
    yield "bench-first-card", max(map(first_card_size, LANGUAGES))
    rng = random.Random(SEED)
    down, up = wire_sizes(rng)
    yield "bench-move-down", down
    yield "bench-move-up", up
    yield "bench-random-play", rate(lambda: random_round(rng), seconds)
    yield "bench-bots", rate(lambda: bot_round(rng), seconds)
    records = [record_of_bots(rng) for _ in range(RECORDS)]
    with Disk() as disk:
        yield "bench-round-disk", disk.round_bytes(records, rng)
        yield "bench-log-disk", disk.log_bytes(records)
        yield "bench-durable", rate(disk.tables(), seconds)


def first_card_size(language: str) -> int:
    """Bytes, as gzip, of all that a browser needs to show the first card: the page, its style and its modules."""
    shell = bytes(Pages(STATIC, "").shell(is_table=True, language=language).body)
    files = [name for name in LINKED.findall(shell.decode()) if name.endswith((".js", ".css"))]
    for name in files:
        if name.endswith(".js"):
            imported = IMPORTED.findall((STATIC / name).read_text())
            files += [other for other in imported if other not in files]
    return len(gzip.compress(shell)) + sum((STATIC / f"{name}.gz").stat().st_size for name in files)


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much `work` does a second, after one call to warm up."""
    work()
    done, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        done += work()
    return done / elapsed


def random_round(rng: random.Random) -> int:
    """Play random legal moves, four teams in turn; returns how many."""
    rnd = Round.deal(Rules.preset("classic"), teams=4, seed=rng.randbytes(32))
    for number in range(MOVES_A_ROUND):
        moves = list(rnd.legal_moves(number % 4))
        if rnd.ended or not moves:
            return number
        rnd.play(number % 4, rng.choice(moves))
    return MOVES_A_ROUND


def bot_round(rng: random.Random) -> int:
    """Four bots play a whole round at a table whose clock does not wait."""
    return sum(isinstance(effect, Keep) for effect in table_round(rng))


def record_of_bots(rng: random.Random) -> str:
    return next(effect.record for effect in table_round(rng) if isinstance(effect, Keep))


def wire_sizes(rng: random.Random) -> tuple[float, float]:
    """Median bytes, without framing, of a move as everybody is told it and as its player sends it."""
    told = [effect.message for effect in table_round(rng, WATCHER) if isinstance(effect, Send)]
    moved = [message for message in told if isinstance(message, m.Moved)]
    sent = [m.Do(number, message.move, message.seq - 1) for number, message in enumerate(moved, 1)]
    return median_size(moved), median_size(sent)


def median_size(messages: list[m.Moved] | list[m.Do]) -> float:
    return statistics.median(len(encode(message)) for message in messages)


def table_round(rng: random.Random, *watchers: str) -> Iterator[Effect]:
    """All that a table of four bots does from the start of a round to its record."""
    table = Table("BENCH", "bench", lambda: rng.randbytes(32), rng)
    table.room.unattended = True
    table.furnish(bots=4, level="medium", pace="medium")
    for watcher in watchers:
        table.join(watcher, m.Hello(m.VERSION), 0)
    rounds.begin(table.room)
    over = False
    while not over:
        effects = table.tick(table.wake)
        over = any(isinstance(effect, Keep) for effect in effects)
        yield from effects
