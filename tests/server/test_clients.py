"""Which names a server goes by, and whose pages may talk to it."""

from __future__ import annotations

import socket

import pytest
from starlette.requests import HTTPConnection

from nerts.server.clients import Names, is_own_origin

OWN = socket.gethostname()


def asked(host: str, origin: str = "", scheme: str = "http", **more: str) -> HTTPConnection:
    headers = {"host": host, "origin": origin} | {name.replace("_", "-"): value for name, value in more.items()}
    pairs = [(name.encode(), value.encode()) for name, value in headers.items() if value]
    server = ("192.0.2.7", 8000)
    return HTTPConnection({"type": "http", "scheme": scheme, "headers": pairs, "path": "/", "server": server})


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("nerts.localhost", True),
        ("127.0.0.1", True),
        ("127.9.9.9:8000", True),
        ("[::1]:8000", True),
        (f"{OWN}:8000", True),
        (f"{OWN.upper()}", True),
        ("192.0.2.7:8000", True),
        ("[::ffff:192.0.2.7]:8000", True),
        ("192.0.2.8:8000", False),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("evil.example:192.0.2.7", False),
        ("", False),
    ],
)
def test_names_without_an_option_are_the_own_ones(host: str, known: bool) -> None:
    assert Names(()).know(asked(host), hops=0) == known


@pytest.mark.parametrize(
    ("allowed", "host", "known"),
    [
        ("play.example.org", "play.example.org", True),
        ("play.example.org", "PLAY.example.org:443", True),
        ("play.example.org", "example.org", False),
        ("play.example.org", "localhost", False),
        ("*.example.org", "a.b.example.org", True),
        ("*.example.org", "badexample.org", False),
        ("*", "anything", True),
    ],
)
def test_allowed_names_take_the_place_of_the_own_ones(allowed: str, host: str, known: bool) -> None:
    assert Names((allowed,)).know(asked(host), hops=0) == known


@pytest.mark.parametrize(
    ("connection", "hops", "own"),
    [
        (asked("a.example:8000", "http://a.example:8000"), 0, True),
        (asked("a.example:8000", "https://a.example:8000"), 0, False),
        (asked("a.example", "https://a.example", "https"), 0, True),
        (asked("a.example:443", "https://a.example", "https"), 0, True),
        (asked("a.example:80", "http://a.example"), 0, True),
        (asked("a.example", "http://a.example", "https"), 0, False),
        (asked("a.example", "https://a.example", x_forwarded_proto="https"), 1, True),
        (asked("a.example", "http://a.example", x_forwarded_proto="https"), 1, False),
        (asked("a.example", "https://a.example", x_forwarded_proto="https"), 0, False),
        (asked("inside", "https://a.example", x_forwarded_proto="https", x_forwarded_host="a.example"), 1, True),
        (asked("a.example", "null"), 0, False),
        (asked("a.example", "http://a.example.evil"), 0, False),
        (asked("", "http://"), 0, False),
    ],
)
def test_only_a_page_of_this_very_server_talks_to_it(connection: HTTPConnection, hops: int, own: bool) -> None:
    """Scheme, name and port: an https page of the same name may be somebody else's."""
    assert is_own_origin(connection, hops) == own
