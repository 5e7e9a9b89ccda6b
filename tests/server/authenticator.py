"""An authenticator in software: real keys (ES256), and every way of saying something that is not so."""

from __future__ import annotations

import base64
import json
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
CREATE, GET = "webauthn.create", "webauthn.get"


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data_of(coded: str) -> bytes:
    return base64.urlsafe_b64decode(coded + "=" * (-len(coded) % 4))


@dataclass
class Authenticator:
    """One passkey."""

    site: str
    origin: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    user: bytes = b""
    count: int = 0

    def make(self, options: dict[str, Any], kind: str = CREATE) -> dict[str, str]:
        """Answers what `POST /api/me/passkeys/new` says."""
        self.user = data_of(options["user"]["id"])
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(self._public())
        data = self._data(PRESENT | VERIFIED | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client(kind, options["challenge"])
        return {"id": text(self.id), "client": text(client), "attestation": text(attestation)}

    def sign(self, options: dict[str, Any], kind: str = GET) -> dict[str, str]:
        """Answers what `POST /api/me/in/new` says."""
        self.count += 1
        data, client = self._data(PRESENT | VERIFIED), self._client(kind, options["challenge"])
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        parts = {"client": client, "data": data, "signature": signature, "user": self.user}
        return {"id": text(self.id)} | {name: text(part) for name, part in parts.items()}

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _data(self, flags: int) -> bytes:
        return sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _public(self) -> dict[int, int | bytes]:
        numbers = self.key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
