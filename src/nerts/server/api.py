"""The few requests that are no socket."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, TypeVar
from urllib.parse import quote

import msgspec
from msgspec import Meta, Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Match, Route

import nerts
from nerts.bots import LEVELS, PACES
from nerts.engine.errors import RulesError
from nerts.engine.rules import Rules
from nerts.server.clients import client_address, is_loopback, is_own_origin, is_secure, told_host
from nerts.server.codes import read_code
from nerts.server.language import language_of
from nerts.server.services import Services
from nerts.server.shell import origin_of
from nerts.store import Unwritable

MAX_BODY = 4096
MACHINES = ("api", "static", "test", "ws")
"""First parts of addresses at which no person looks."""
ROUND_NAME = re.compile("[0-9a-f]+")
T = TypeVar("T")


class NewTable(Struct, forbid_unknown_fields=True):
    """What `POST /api/tables` may ask for."""

    bots: Annotated[int, Meta(ge=0, le=11)] = 0
    level: str = "medium"
    pace: str = "medium"
    rules: str = "classic"


class Refused(Exception):
    """An answer other than the one asked for."""

    def __init__(self, status: int, code: str, arg: str = "") -> None:
        super().__init__(code)
        self.status, self.code, self.arg = status, code, arg


@contextmanager
def kept() -> Iterator[None]:
    """Around whatever asks the store. Raises Refused when it cannot be read or written now."""
    try:
        yield
    except Unwritable as error:
        raise Refused(503, "UNKEPT") from error


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, media_type="application/json")


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return answer({"error": error.code, "arg": error.arg}, error.status)


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def create_table(request: Request) -> Response:
    services = services_of(request)
    hops = services.config.proxy_hops
    if "origin" in request.headers and not is_own_origin(request, hops):
        raise Refused(403, "ORIGIN")
    asked = parse(await body(request), NewTable)
    rules = _checked(asked)
    address = client_address(request, hops)
    if not services.doors.may(address, "create") or not services.hall.may_open(address):
        raise Refused(429, "LIMIT")
    actor = services.hall.open(address, rules)
    actor.table.furnish(asked.bots, asked.level, asked.pace)
    return answer({"code": actor.table.room.code}, 201)


def _checked(asked: NewTable) -> Rules:
    if asked.level not in LEVELS:
        raise Refused(400, "BAD_VALUE", "level")
    if asked.pace not in PACES or PACES[asked.pace].for_tests:
        raise Refused(400, "BAD_VALUE", "pace")
    return parse_rules(asked.rules)


def parse_rules(text: str) -> Rules:
    try:
        return Rules.parse(text)
    except RulesError as error:
        raise Refused(400, "BAD_RULES", error.option) from error


async def body(request: Request, limit: int = MAX_BODY) -> bytes:
    """The body, as long as it is short."""
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > limit:
                raise Refused(413, "TOO_LONG")
    except ClientDisconnect as error:
        raise Refused(400, "MALFORMED") from error
    return bytes(data)


def parse(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise Refused(400, "MALFORMED") from error


async def show_table(request: Request) -> Response:
    """Is there such a table. The same answer for a wrong, a closed and a mistyped code."""
    services = services_of(request)
    actor = services.hall.find(request.path_params["code"])
    if actor is not None:
        return answer({"code": actor.table.room.code, "phase": actor.table.room.phase.value})
    if not services.doors.may(client_address(request, services.config.proxy_hops), "misses"):
        raise Refused(429, "LIMIT")
    raise Refused(404, "NO_TABLE")


async def health(request: Request) -> Response:
    return answer({"ok": True, "version": nerts.__version__, "tables": len(services_of(request).hall.actors)})


async def page(request: Request) -> Response:
    """The shell, and a cookie for whoever has none, or a new one in place of an old. Looking at a link changes nothing
    (B54)."""
    services = services_of(request)
    hops = services.config.proxy_hops
    secure = is_secure(request, hops)
    code = request.path_params.get("code")
    is_round = ROUND_NAME.fullmatch(request.path_params.get("round", "0"))
    is_lost = not is_round or (code is not None and not read_code(code))
    origin = origin_of(secure, told_host(request, hops))
    response = services.pages.shell(language_of(request), origin, code is not None, 404 if is_lost else 200)
    if services.identity.is_old(request):
        services.identity.set_cookie(response, services.identity.read(request) or services.identity.new(), secure)
    return response


def _page_without_slash(request: Request) -> str:
    path: str = request.scope["path"]
    scope = {**request.scope, "path": path.rstrip("/")}
    pages = (route for route in request.app.routes if isinstance(route, Route) and route.endpoint is page)
    leads = path.endswith("/") and any(route.matches(scope)[0] is Match.FULL for route in pages)
    return quote(scope["path"]) if leads else ""


async def lost(request: Request, error: Exception) -> Response:
    """There is nothing at that address: said to a browser by a page with a way on, to anything else in a line.

    A page's address with a slash too many leads to the page: by its path alone, since the host and scheme that this
    process sees are those of the proxy before it (B56)."""
    services = services_of(request)
    if request.method == "GET" and (bare := _page_without_slash(request)):
        return RedirectResponse(bare + ("?" + query if (query := request.url.query) else ""), 308)
    inside = request.scope["path"].removeprefix(services.config.root_path).split("/")[1]
    if inside in MACHINES or "text/html" not in request.headers.get("accept", ""):
        return answer({"error": "NOT_FOUND", "arg": ""}, 404)
    return services.pages.shell(language_of(request), status=404)


async def identify(request: Request) -> Response:
    """A browser that sends no cookie is told who it is, for the page to keep; where there is one, nothing is told."""
    services = services_of(request)
    if not is_own_origin(request, services.config.proxy_hops):
        raise Refused(403, "ORIGIN")
    known = services.identity.read(request)
    return answer({"token": "" if known else services.identity.signed(services.identity.new())})


async def reach(request: Request) -> Response:
    """Where others reach this server: told to nobody but this machine itself."""
    services = services_of(request)
    here = request.client is not None and is_loopback(request.client.host) and services.config.proxy_hops == 0
    links = services.reach.links() if here else []
    return answer({"links": links, "open": services.reach.is_open or not here})


def worker(request: Request) -> Response:
    return services_of(request).pages.worker()


def web_manifest(request: Request) -> Response:
    return services_of(request).pages.web_manifest(language_of(request))


def icon(request: Request) -> Response:
    return services_of(request).pages.icon()


def file(request: Request) -> Response:
    return services_of(request).pages.file(request)
