"""The commands and their options."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from nerts.cli.texts import fail, speak_as_the_console_can, text

Data = Annotated[Path | None, Option(file_okay=False, help=text("data-option"))]
Database = Annotated[str, Option(envvar="NERTS_DATABASE", show_envvar=False, help=text("database-option"))]
Keep = Annotated[int, Option(min=0, max=36_500, metavar="DAYS", help=text("keep-rounds-option"))]
Port = Annotated[int, Option(min=0, max=65535, help=text("port-option"))]
app = typer.Typer(
    help=text("cli-about"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
db = typer.Typer(help=text("db-about"), no_args_is_help=True, rich_markup_mode=None)
app.add_typer(db, name="db")


@app.command(help=text("play-about"))
def play(
    bots: Annotated[int, Option(min=0, max=11, help=text("play-bots"))] = 3,
    level: Annotated[str, Option(help=text("play-level"))] = "medium",
    pace: Annotated[str, Option(help=text("play-pace"))] = "medium",
    preset: Annotated[str, Option(help=text("play-preset"))] = "classic",
    port: Annotated[int | None, Option(min=0, max=65535, help=text("play-port"))] = None,
    no_browser: Annotated[bool, Option("--no-browser", help=text("play-no-browser"))] = False,
    data: Data = None,
    keep_rounds: Keep = 0,
) -> None:
    from nerts.cli.serving import play_here

    play_here(bots, level, pace, preset, port, data, keep_rounds, open_browser=not no_browser)


@app.command(help=text("serve-about"))
def serve(
    host: Annotated[str, Option(help=text("serve-host"))] = "0.0.0.0",  # noqa: S104  that is the command's purpose
    port: Port = 8000,
    root_path: Annotated[str, Option(help=text("serve-root-path"))] = "",
    proxy_hops: Annotated[int, Option(min=0, max=9, help=text("serve-proxy-hops"))] = 0,
    rtt_header: Annotated[str, Option(help=text("serve-rtt-header"))] = "",
    allowed_host: Annotated[list[str], Option(help=text("serve-allowed-host"))] = [],  # noqa: B006  typer wants a list
    records: Annotated[Path | None, Option(file_okay=False, help=text("serve-records"))] = None,
    data: Data = None,
    database: Database = "",
    keep_rounds: Keep = 0,
) -> None:
    from nerts.cli.keeping import place
    from nerts.cli.serving import serve_all

    store = place(data, database), keep_rounds
    serve_all(host, port, root_path, (proxy_hops, rtt_header), tuple(allowed_host), records, store)


@app.command(help=text("verify-about"))
def verify(files: Annotated[list[Path], Argument(metavar="FILE…")]) -> None:
    from nerts.cli.checking import verify_files

    verify_files(files)


@app.command(help=text("backup-about"))
def backup(
    file: Annotated[Path, Argument(help=text("backup-file"))], data: Data = None, database: Database = ""
) -> None:
    from nerts.cli.keeping import copy_database

    copy_database(file, data, database)


@db.command(help=text("db-upgrade-about"))
def upgrade(data: Data = None, database: Database = "") -> None:
    from nerts.cli.keeping import upgrade_database

    upgrade_database(data, database)


@db.command(help=text("db-prune-about"))
def prune(
    days: Annotated[int, Argument(min=1, max=36_500, help=text("db-prune-days"))],
    data: Data = None,
    database: Database = "",
) -> None:
    from nerts.cli.keeping import prune_database

    prune_database(days, data, database)


@app.command(help=text("replay-about"))
def replay(
    file: Annotated[Path, Argument(metavar="FILE")],
    number: Annotated[int, Option("--round", min=1, max=9999, help=text("replay-round"))] = 1,
    speed: Annotated[float, Option(min=0.01, max=1000, help=text("replay-speed"))] = 1.0,
    at: Annotated[float, Option(min=0, max=1e6, help=text("replay-at"))] = 0.0,
) -> None:
    from nerts.cli.looking import play_again

    play_again(file, number, speed, at)


@app.command(help=text("stats-about"))
def stats(
    file: Annotated[Path, Argument(metavar="FILE")],
    plot: Annotated[Path | None, Option(dir_okay=False, help=text("stats-plot"))] = None,
) -> None:
    from nerts.cli.looking import print_stats

    print_stats(file, plot)


@app.command(help=text("bench-about"))
def bench() -> None:
    from nerts.cli.checking import print_figures

    print_figures()


@app.command(help=text("load-about"))
def load(
    tables: Annotated[int, Option(min=1, max=5000, help=text("load-option-tables"))] = 100,
    seconds: Annotated[float, Option(min=1, max=3600, help=text("load-option-seconds"))] = 20.0,
) -> None:
    from nerts.cli.checking import print_load

    print_load(tables, seconds)


@app.command(help=text("races-about"))
def races(count: Annotated[int, Option(min=10, max=100_000, help=text("races-option-count"))] = 2000) -> None:
    from nerts.cli.checking import print_races

    print_races(count)


@app.command(help=text("floods-about"))
def floods(seconds: Annotated[float, Option(min=0.5, max=600, help=text("floods-option-seconds"))] = 10.0) -> None:
    from nerts.cli.checking import print_floods

    print_floods(seconds)


@app.command(help=text("perft-about"))
def perft(
    depth: Annotated[int, Argument(min=0, max=12, help=text("perft-depth"))],
    teams: Annotated[int, Option(min=1, max=16, help=text("perft-teams"))] = 2,
    seed: Annotated[str, Option(help=text("perft-seed"))] = "00" * 32,
    position: Annotated[Path | None, Option(help=text("perft-position"))] = None,
) -> None:
    from nerts.cli.checking import print_perft

    print_perft(depth, teams, seed, position)


PACIFIED = "PacifyFlushWrapper"
"""What the command line library puts in place of a pipe that nobody reads any more, when it gives up with code 1."""


def main() -> None:
    """Run a command; whatever is wrong is told in one sentence."""
    speak_as_the_console_can()
    try:
        code = app(standalone_mode=False) or 0
        if sys.stdout is not None:  # closed by whoever started us
            sys.stdout.flush()
        sys.exit(code)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except SystemExit:
        if type(sys.stdout).__name__ == PACIFIED:
            sys.exit(0)
        raise
    except BrokenPipeError:  # `nerts … | head`
        _say_no_more()
        sys.exit(0)
    except OSError as error:
        _say_no_more()
        fail("bad-usage", 2, why=error.strerror or str(error))
    except Exception as error:
        message = getattr(error, "format_message", None)
        if message is None:
            raise
        fail("bad-usage", 2, why=message())


def _say_no_more() -> None:
    """What is still waiting to be written would only fail again when the program ends."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  open until the end
