"""Every test of the store's contract runs on both databases."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from nerts.store import Store
from tests.store import postgres

_numbers = itertools.count()


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """A PostgreSQL that is there for these tests alone."""
    with postgres.running() as url:
        yield url


@pytest.fixture
def postgres_url(server: str) -> str:
    """An empty database."""
    name = f"nerts{next(_numbers)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return server.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """What `Store.open` takes."""
    url = request.getfixturevalue("postgres_url") if request.param == "postgresql" else ""
    return url or tmp_path / "data"


@pytest.fixture
def store(where: str | Path) -> Iterator[Store]:
    with Store.open(where) as opened:
        yield opened
