"""A record comes in as text, and goes out as what a page shows of it. Nothing of it is kept."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from nerts.engine.record import BrokenRecord
from nerts.server.api import Refused, answer, body, services_of
from nerts.server.clients import is_own_origin
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
