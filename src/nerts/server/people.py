"""The own page: what somebody has played, all of it to be taken along, and all of it to be forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from dataclasses import asdict
from datetime import UTC, datetime, tzinfo
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from nerts.server.api import answer, kept
from nerts.server.visitor import Visitor
from nerts.store import Played, Store
from nerts.store.history import day_of, summary, zone_of
from nerts.store.people import Passkey

AT_ONCE: Final = 20
"""Rounds that are read together for an export."""


async def show(request: Request) -> Response:
    """All that the own page shows. Days are those of the browser's time zone; of an unknown one the answer says so, and
    tells days in UTC."""
    visitor = Visitor.of(request, "people")
    asked = request.query_params.get("zone", "UTC")
    zone = zone_of(asked)
    rounds = await visitor.read(visitor.store.rounds.all_of, visitor.pid)
    shown = await asyncio.to_thread(summary, visitor.pid, rounds, zone or UTC)
    passkeys = await visitor.read(visitor.store.people.passkeys, visitor.pid)
    return answer(
        {
            **asdict(shown),
            "zone": asked if zone else "UTC",
            "unknown_zone": "" if zone else asked[:64],
            "passkeys": [_shown(passkey, zone or UTC) for passkey in passkeys],
        }
    )


def _shown(passkey: Passkey, zone: tzinfo) -> dict[str, str]:
    return {"id": passkey.id, "made": day_of(passkey.made, zone), "used": day_of(passkey.used, zone)}


# --- taking along -----------------------------------------------------------------------------------------------------


async def export(request: Request) -> Response:
    """Every row of the person's, as a file. It is written while it is sent, however long it is."""
    visitor = Visitor.of(request, "people")
    headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="nerts.json"'}
    return StreamingResponse(_export(visitor.store, visitor.pid), headers=headers, media_type="application/json")


async def _export(store: Store, pid: str) -> AsyncIterator[bytes]:
    passkeys = [_exported(passkey) for passkey in await asyncio.to_thread(store.people.passkeys, pid)]
    head = {"exported": datetime.now(UTC).isoformat(timespec="seconds"), "id": pid, "passkeys": passkeys}
    yield msgspec.json.encode(head).removesuffix(b"}") + b',"rounds":['
    matches: dict[str, str] = {}
    """By match, its last round."""
    last: Played | None = None
    while rounds := await asyncio.to_thread(store.rounds.of, pid, AT_ONCE, last):
        for played in rounds:
            matches.setdefault(played.match, played.id)
        yield _listed([_own(played, pid) for played in rounds], last is None)
        last = rounds[-1]
    yield b'\n],"records":['
    first = True
    for match, round_id in matches.items():
        whole = await asyncio.to_thread(store.rounds.by_id, round_id)
        if whole is not None:  # it may have been pruned just now
            yield _listed([{"match": match, "text": whole.record}], first)
            first = False
    yield b"\n]}\n"


def _listed(values: Iterable[Any], first: bool) -> bytes:
    """More of a list, a line each."""
    lines = b"\n,".join(map(msgspec.json.encode, values))
    return (b"\n" if first else b"\n,") + lines


def _exported(passkey: Passkey) -> dict[str, Any]:
    """Bytes as base64."""
    return {"id": passkey.id, "public_key": passkey.key, "count": passkey.count} | {
        "made": passkey.made,
        "used": passkey.used,
    }


def _own(played: Played, pid: str) -> dict[str, Any]:
    """The round, and of its seats only the person's own."""
    row = asdict(played)
    del row["seats"], row["record"]
    return row | {"seats": [asdict(seat) for seat in played.seats if pid in (seat.pid, seat.whose)]}


# --- leaving ----------------------------------------------------------------------------------------------------------


async def sign_out(request: Request) -> Response:
    """From now on this browser is that of a new guest."""
    visitor = Visitor.of(request, "people")
    visitor.must_not_sit()
    response = answer({})
    visitor.become(response, visitor.services.identity.new())
    return response


async def delete(request: Request) -> Response:
    """Everything of the person's is gone or without a name, at tables that are still there as well."""
    visitor = Visitor.of(request, "people")
    with kept():
        await visitor.services.hall.forget(visitor.pid)
    response = answer({})
    visitor.become(response, visitor.services.identity.new())
    return response
