"""What every request of one server shares."""

from __future__ import annotations

from dataclasses import dataclass

from nerts.server.clients import Gate
from nerts.server.config import Config
from nerts.server.hall import Hall
from nerts.server.identity import Identity
from nerts.server.pages import Pages


@dataclass(frozen=True, slots=True)
class Services:
    config: Config
    hall: Hall
    gate: Gate
    identity: Identity
    pages: Pages

    @classmethod
    def of(cls, config: Config) -> Services:
        identity = Identity(config.secret, config.root_path)
        return cls(config, Hall(config), Gate(config.limits), identity, Pages(config.static, config.root_path))
