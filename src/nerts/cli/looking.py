"""`nerts replay` and `nerts stats`: a record seen again in the terminal, and its figures."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table

from nerts.cli.checking import read_text
from nerts.cli.texts import fail, say, text
from nerts.engine.cards import SUITS
from nerts.engine.record import BrokenRecord, Fact
from nerts.review.replay import Filmed, Mark, Replay, Step, replay_of

SYMBOLS = dict(zip(SUITS, "♠♥♣♦", strict=True))


def read_replay(file: Path) -> Replay:
    try:
        return replay_of(read_text(file))
    except BrokenRecord as error:
        fail("verify-bad", file=str(file), line=str(error.line), why=error.why)


def clock(ms: int) -> str:
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"


def name_of(replay: Replay, seat: int) -> str:
    return next((sitter.name for sitter in replay.seats if sitter.seat == seat), text("replay-nobody"))


def team_name(replay: Replay, team: int) -> str:
    return " + ".join(sitter.name for sitter in replay.seats if sitter.team == team)


# --- nerts replay -----------------------------------------------------------------------------------------------------


def play_again(file: Path, number: int, speed: float, at: float) -> None:
    """One line a step, in its own time where somebody watches, at once where nobody does."""
    replay = read_replay(file)
    film = chosen(replay, number)
    paced = sys.stdout.isatty()
    before = max(0, round(at * 1000))
    say("replay-head", number=film.number, rules=replay.rules, names=", ".join(s.name for s in replay.seats))
    for ms, line in lines_of(replay, film):
        if ms < at * 1000:
            continue
        if paced:
            time.sleep(max(0, ms - before) / 1000 / speed)
            before = max(before, ms)
        say("replay-line", time=f"{clock(ms)}.{ms % 1000 // 100}", line=line)
    for score in film.scores:
        say("replay-score", name=team_name(replay, score.team), points=score.points, total=score.total)


def chosen(replay: Replay, number: int) -> Filmed:
    if number > len(replay.rounds):
        fail("replay-no-round", 2, number=number, count=len(replay.rounds))
    return replay.rounds[number - 1]


def lines_of(replay: Replay, film: Filmed) -> Iterator[tuple[int, str]]:
    """When each step was seen, and what is told of it."""
    latest = 0
    marks: dict[int, list[Mark]] = {}
    for mark in film.marks:
        marks.setdefault(mark.step, []).append(mark)
    for number, step in enumerate(film.steps, 1):
        latest = max(latest, step.ms)
        yield latest, told(replay, step, marks.get(number, []))


def told(replay: Replay, step: Step, marks: list[Mark]) -> str:
    name, shown = name_of(replay, step.seat), f" ({step.shown})" if step.shown else ""
    line = f"{name}: {step.move}{shown}"
    lost = Fact(step.ms, step.seat, step.move, step.verdict).lost
    if lost is not None:
        by, winner = lost
        line += text("replay-lost", by=by, winner=name_of(replay, -1 if winner is None else winner))
    return line + "".join(text(f"replay-{mark.kind}") for mark in marks if mark.kind in ("tie", "call"))


# --- nerts stats ------------------------------------------------------------------------------------------------------


def print_stats(file: Path, plot: Path | None) -> None:
    """Tables of every round; with `plot` also a picture of all."""
    replay = read_replay(file)
    console = Console()
    for film in replay.rounds:
        console.print(team_table(replay, film))
        console.print(race_table(replay, film))
        console.print(chance_table(replay, film))
    if plot is not None:
        from nerts.cli.plotting import draw

        draw(replay, plot)


def table(title: str, *columns: str) -> Table:
    made = Table(title=title, title_justify="left")
    for number, column in enumerate(columns):
        made.add_column(text(column), justify="left" if number == 0 else "right")
    return made


def team_table(replay: Replay, film: Filmed) -> Table:
    title = text("stats-round", number=film.number, time=clock(film.end))
    made = table(title, "stats-player", "stats-home", "stats-left", "stats-points", "stats-total", "stats-pace")
    for score, pace in zip(film.scores, film.analysis.pace, strict=True):
        figures = (score.home, score.left, score.points, score.total)
        made.add_row(plain(team_name(replay, score.team)), *map(str, figures), text("stats-tenths", value=pace))
    return made


def race_table(replay: Replay, film: Filmed) -> Table:
    made = table(text("stats-races"), "stats-player", "stats-won", "stats-tied", "stats-lost", "stats-closest")
    for tally in film.analysis.tally:
        own = [lost.by for lost in film.analysis.losses if tally.seat in (lost.seat, lost.winner)]
        closest = text("stats-ms", value=min(own)) if own else "-"
        made.add_row(plain(name_of(replay, tally.seat)), *map(str, (tally.won, tally.tied, tally.lost)), closest)
    return made


def chance_table(replay: Replay, film: Filmed) -> Table:
    made = table(text("stats-chances"), "stats-player", "stats-at", "stats-card", "stats-open", "stats-taken")
    teams = {sitter.seat: sitter.team for sitter in replay.seats}
    for chance in film.analysis.chances:
        late = teams.get(chance.taken) == chance.team
        taken = text("stats-late") if late else plain(name_of(replay, chance.taken))
        card = chance.card[:-1] + SYMBOLS.get(chance.card[-1], chance.card[-1])
        made.add_row(
            plain(team_name(replay, chance.team)),
            clock(chance.ms),
            card,
            text("stats-seconds", value=chance.open / 1000),
            taken,
        )
    return made


def plain(name: str) -> str:
    """A name as text: no markup, and nothing that a terminal would obey."""
    from rich.markup import escape

    return escape(text("name", name=name))
