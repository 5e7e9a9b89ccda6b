"""What every request of one server shares."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from nerts.server.challenges import Challenges
from nerts.server.config import Config
from nerts.server.hall import Hall
from nerts.server.identity import Identity
from nerts.server.intake import Doors
from nerts.server.pages import Pages
from nerts.server.projector import Projector
from nerts.server.reach import Reach
from nerts.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    config: Config
    hall: Hall
    doors: Doors
    identity: Identity
    pages: Pages
    reach: Reach
    projector: Projector
    challenges: Challenges

    @classmethod
    def of(cls, config: Config) -> Services:
        """Opens the store; raises Unopened."""
        store = None if config.store is None else Store.open(config.store)
        key = config.secret or (secrets.token_hex(32) if store is None else store.secret_key())
        identity = Identity(key, config.root_path, lambda pid: store is not None and store.is_forgotten(pid))
        return cls(
            config,
            Hall(config, store),
            Doors(config.limits, config.proxy_hops),
            identity,
            Pages(config.static, config.root_path),
            Reach(config.root_path, config.hosts),
            Projector(),
            Challenges(),
        )
