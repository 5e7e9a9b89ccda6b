"""Records: one that comes in as text goes out as what a page shows of it, and nothing of it is kept; one that is kept
goes out as it is."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from nerts.engine.record import BrokenRecord
from nerts.server.api import Refused, answer, body, kept, services_of
from nerts.server.clients import client_address, is_own_origin
from nerts.server.intake import RECORD_BYTES
from nerts.server.projector import Crowded


async def show_record(request: Request) -> Response:
    """How often an address may ask, intake.py has looked at before it took in so much."""
    services = services_of(request)
    if "origin" in request.headers and not is_own_origin(request, services.config.proxy_hops):
        raise Refused(403, "ORIGIN")
    try:
        replay = await services.projector.show(await body(request, RECORD_BYTES))
    except BrokenRecord as error:
        return answer({"error": "BROKEN", "arg": error.why, "line": error.line}, 400)
    except Crowded as error:
        raise Refused(429, "LIMIT") from error
    return Response(replay, headers={"cache-control": "no-store"}, media_type="application/json")


async def show_round(request: Request) -> Response:
    """The record of a finished round's match, and which of its rounds that is. While a round is played it has no name
    that anybody could ask for; the same answer for one that never was and one that is no longer kept."""
    services = services_of(request)
    store = services.hall.store
    if store is None:
        raise Refused(404, "NO_ROUND")
    with kept():
        played = await asyncio.to_thread(store.rounds.by_id, request.path_params["round"])
    if played is None:
        seldom = services.doors.may(client_address(request, services.config.proxy_hops), "misses")
        raise Refused(404, "NO_ROUND") if seldom else Refused(429, "LIMIT")
    return answer({"round": played.number, "record": played.record})
