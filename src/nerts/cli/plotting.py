"""A picture of a round's lines: needs the extra `plot`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from nerts.cli.texts import fail, say, text
from nerts.review.replay import Filmed, Replay

if TYPE_CHECKING:
    from collections.abc import Callable

COLOURS = ("#C8452F", "#1F5FA8", "#E2A11B", "#1D6E62", "#7A4E9B", "#5C6F2B", "#B3517D", "#3E4A39")
DASHES = ("-", "--", ":", "-.")


def draw(replay: Replay, file: Path) -> None:
    """Points and Nerts cards of each round, one below the other, in the format that the file's name ends in."""
    try:
        from matplotlib import use
        from matplotlib.figure import Figure
    except ImportError:
        fail("plot-missing", 2)
    use("agg")
    count = len(replay.rounds)
    figure = Figure(figsize=(12, 3.4 * count), layout="constrained")
    axes = figure.subplots(count, 2, squeeze=False)
    for (points, nerts), film in zip(axes, replay.rounds, strict=True):
        _lines(points, replay, film, film.analysis.points, text("plot-points", number=film.number))
        _lines(nerts, replay, film, film.analysis.nerts, text("plot-nerts", number=film.number))
    _save(figure.savefig, file)
    say("plot-written", file=str(file))


def _lines(axes: Any, replay: Replay, film: Filmed, rows: list[list[int]], title: str) -> None:
    times = [row[0] / 1000 for row in rows] + [film.end / 1000]
    for team, values in enumerate(zip(*(row[1:] for row in rows), strict=True)):
        name = " + ".join(sitter.name for sitter in replay.seats if sitter.team == team)
        style = {"color": COLOURS[team % len(COLOURS)], "linestyle": DASHES[team % len(DASHES)]}
        # A name is text: dollar signs begin no formula.
        axes.step(
            times, [*values, values[-1]], where="post", label=text("name", name=name).replace("$", r"\$"), **style
        )
    axes.set_title(title, loc="left")
    axes.set_xlabel(text("plot-seconds"))
    axes.grid(visible=True, axis="y", alpha=0.4)
    axes.legend(frameon=False)


def _save(save: Callable[[Path], None], file: Path) -> None:
    """Whatever cannot be written, or in no such format, is told in a sentence."""
    try:
        save(file)
    except (OSError, ValueError) as error:
        fail("plot-refused", file=str(file), why=getattr(error, "strerror", None) or str(error).splitlines()[0])
