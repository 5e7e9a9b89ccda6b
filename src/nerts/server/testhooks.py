"""Doors for tests: a table at a chosen position, and what a table really looks like. Only with NERTS_TEST=1."""

from __future__ import annotations

import hashlib
import secrets

from msgspec import Struct, structs
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from nerts.engine.errors import InvalidText
from nerts.engine.fair import SECRET_BYTES
from nerts.engine.match import Match
from nerts.engine.record import RoundRecord
from nerts.engine.round import Round
from nerts.server.api import Refused, answer, body, parse, parse_rules, services_of
from nerts.table import Table, rounds
from nerts.table.people import Seat
from nerts.table.phases import Cue
from nerts.table.timing import Timing


class Place(Struct, forbid_unknown_fields=True):
    """A seat of the table: with a bot's level, or to be taken by whoever sits down next."""

    team: int = -1
    bot: str = ""


class TestTable(Struct, forbid_unknown_fields=True):
    """What `POST /test/table` takes."""

    position: str = ""
    """Position text; without one the table is in the lobby."""
    rules: str = "classic"
    """Only without a position, which names its own."""
    seats: list[Place] = []
    """With a position: one place a team if left out."""
    pace: str = "medium"
    standin: bool = True
    """A bot plays for whoever is away."""
    calm: bool = False
    secret: str = ""
    """Hex of 32 bytes: of every deal."""
    unattended: bool = False
    """Goes on without people, and allows the pace `blitz`."""
    timing: dict[str, int] = {}
    """Fields of `Timing` to change."""
    witnesses: dict[str, float | None] = {}
    """Witnessed lengths of line by seat, in ms: on one machine the kernel knows better."""


async def open_table(request: Request) -> Response:
    asked = parse(await body(request, 65_536), TestTable)
    services = services_of(request)
    rules = parse_rules(asked.rules)
    actor = services.hall.open("", rules, Timing(**asked.timing))
    table = actor.table
    table.room.unattended = asked.unattended
    table.room.witnesses = {int(seat): length for seat, length in asked.witnesses.items()}
    options = table.room.options
    table.room.options = structs.replace(options, pace=asked.pace, standin=asked.standin, calm=asked.calm)
    if asked.secret:
        secret = bytes.fromhex(asked.secret)
        table.room.seed = lambda: secret
    if asked.position:
        set_position(table, asked)
    else:
        for place in asked.seats:
            table.furnish(1, place.bot, asked.pace)
    return answer({"code": table.room.code}, 201)


def set_position(table: Table, asked: TestTable) -> None:
    """Put the table into the middle of a round."""
    room = table.room
    try:
        rnd = Round.from_text(asked.position)
    except InvalidText as error:
        raise Refused(400, "BAD_VALUE", str(error)) from error
    room.rules = rnd.rules
    places = asked.seats or [Place(team) for team in range(len(rnd.layouts))]
    for number, place in enumerate(places):
        team = place.team if place.team >= 0 else number % len(rnd.layouts)
        hand = sum(seat.team == team for seat in room.seats.values())
        room.seats[number] = Seat(number, f"Seat {number + 1}", team, team, bot=place.bot, hand=hand)
    room.match = Match(rnd.rules, len(rnd.layouts))
    room.number = 1
    room.cue(Cue.START)
    rounds.lay(room, rnd, None, RoundRecord(position=rnd.to_text()))
    room.cue(Cue.DEAL)
    rounds.wake_bots(room)


async def start(request: Request) -> Response:
    """Begin a match, or the next round, as the host would; a table without people then goes on by itself."""
    actor = services_of(request).hall.find(request.path_params["code"])
    if actor is None:
        raise Refused(404, "NO_TABLE")
    rounds.begin(actor.table.room)
    await actor.do(lambda table: table.tick(actor.time()))
    return answer({"phase": actor.table.room.phase.value})


async def cheat(request: Request) -> Response:
    """In the countdown: take another secret than the promised one, as a dishonest dealer would who knows the nonces."""
    actor = services_of(request).hall.find(request.path_params["code"])
    deal = actor.table.room.next_deal if actor is not None else None
    if deal is None:
        raise Refused(404, "NO_TABLE")
    deal.secret = secrets.token_bytes(SECRET_BYTES)
    return answer({})


async def show_table(request: Request) -> Response:
    actor = services_of(request).hall.find(request.path_params["code"])
    if actor is None:
        raise Refused(404, "NO_TABLE")
    room = actor.table.room
    text = room.play.round.to_text() if room.play is not None else ""
    digest = hashlib.sha256(text.encode()).hexdigest()
    return answer({"position": text, "sha256": digest, "seq": room.history.seq, "phase": room.phase.value})


ROUTES: list[BaseRoute] = [
    Route("/test/table", open_table, methods=["POST"]),
    Route("/test/table/{code}/start", start, methods=["POST"]),
    Route("/test/table/{code}/cheat", cheat, methods=["POST"]),
    Route("/test/table/{code}", show_table, methods=["GET"]),
]
