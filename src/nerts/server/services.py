"""What every request of one server shares."""

from __future__ import annotations

from dataclasses import dataclass

from nerts.server.config import Config
from nerts.server.hall import Hall
from nerts.server.identity import Identity
from nerts.server.intake import Doors
from nerts.server.pages import Pages
from nerts.server.projector import Projector
from nerts.server.reach import Reach


@dataclass(frozen=True, slots=True)
class Services:
    config: Config
    hall: Hall
    doors: Doors
    identity: Identity
    pages: Pages
    reach: Reach
    projector: Projector

    @classmethod
    def of(cls, config: Config) -> Services:
        identity = Identity(config.secret, config.root_path)
        return cls(
            config,
            Hall(config),
            Doors(config.limits, config.proxy_hops),
            identity,
            Pages(config.static, config.root_path),
            Reach(config.root_path, config.hosts),
            Projector(),
        )
