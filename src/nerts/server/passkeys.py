"""Passkeys: how a guest becomes a person who comes back on other devices. What an authenticator says is checked by
`webauthn`; whatever is wrong with it, the answer is the same."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import webauthn
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from nerts.server.api import Refused, answer, body, parse, services_of
from nerts.server.clients import bare_host, is_secure, told_host
from nerts.server.language import language_of
from nerts.server.ledger import wall
from nerts.server.visitor import Visitor
from nerts.store.people import Passkey
from nerts.table.names import clean_name
from nerts.words import text

MAKE, SIGN_IN = "make", "sign in"
Bytes = Annotated[str, Meta(max_length=3000, pattern="^[A-Za-z0-9_-]*$")]
"""base64url, without padding."""
UNFIT = (WebAuthnException, ValueError, LookupError, TypeError)
"""What the library says of bytes that nobody's authenticator has made."""


class NewKey(Struct, forbid_unknown_fields=True):
    """What `POST /api/me/passkeys/new` may say."""

    name: str = ""
    """For the authenticator to show."""


class Made(Struct, forbid_unknown_fields=True):
    """What an authenticator has made."""

    id: Bytes
    client: Bytes
    """clientDataJSON"""
    attestation: Bytes


class Signed(Struct, forbid_unknown_fields=True):
    """What an authenticator has signed."""

    id: Bytes
    client: Bytes
    data: Bytes
    """authenticatorData"""
    signature: Bytes
    user: Bytes = ""
    """userHandle"""


class Named(Struct, forbid_unknown_fields=True):
    id: Bytes


def _site(request: Request) -> tuple[str, str]:
    """Relying party and origin: the address by which the page is served, which its Origin has been held against."""
    hops = services_of(request).config.proxy_hops
    scheme = "https" if is_secure(request, hops) else "http"
    host = told_host(request, hops).removesuffix(":443" if scheme == "https" else ":80")
    return bare_host(host), f"{scheme}://{host}"


async def new(request: Request) -> Response:
    """What a browser needs to make a passkey."""
    visitor = Visitor.of(request, "passkeys")
    language = language_of(request)
    name = clean_name(parse(await body(request), NewKey).name) or text("table", "default-name", language)
    there = await visitor.read(visitor.store.people.passkeys, visitor.pid)
    site, _ = _site(request)
    options = webauthn.generate_registration_options(
        rp_id=site,
        rp_name=text("server", "name", language),
        user_id=bytes.fromhex(visitor.pid),
        user_name=name,
        user_display_name=name,
        challenge=visitor.services.challenges.new(visitor.pid, MAKE),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in there],
    )
    return answer(msgspec.Raw(options_to_json(options).encode()))


async def make(request: Request) -> Response:
    """A passkey has been made: its public half is kept."""
    visitor = Visitor.of(request, "passkeys")
    made = parse(await body(request), Made)
    site, origin = _site(request)
    challenge = visitor.services.challenges.take(visitor.pid, MAKE)
    if challenge is None:
        raise Refused(400, "PASSKEY")
    try:
        checked = webauthn.verify_registration_response(
            credential=_credential(made.id, clientDataJSON=made.client, attestationObject=made.attestation),
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
        )
    except UNFIT as error:
        raise Refused(400, "PASSKEY") from error
    now, key_id = wall(), bytes_to_base64url(checked.credential_id)
    passkey = Passkey(key_id, visitor.pid, checked.credential_public_key, checked.sign_count, now, now)
    if key_id != made.id or not await visitor.ask(visitor.store.people.add, passkey):
        raise Refused(400, "PASSKEY")
    return answer({"id": key_id}, 201)


async def ask(request: Request) -> Response:
    """What a browser needs to sign in: any passkey that it has of this server."""
    visitor = Visitor.of(request, "passkeys")
    visitor.must_not_sit()
    site, _ = _site(request)
    challenge = visitor.services.challenges.new(visitor.pid, SIGN_IN)
    options = webauthn.generate_authentication_options(rp_id=site, challenge=challenge)
    return answer(msgspec.Raw(options_to_json(options).encode()))


async def sign_in(request: Request) -> Response:
    """From now on this browser is that of the passkey's holder, and what its guest has played is his."""
    visitor = Visitor.of(request, "passkeys")
    visitor.must_not_sit()
    signed = parse(await body(request), Signed)
    challenge = visitor.services.challenges.take(visitor.pid, SIGN_IN)
    passkey = await visitor.read(visitor.store.people.passkey, signed.id)
    if passkey is None or challenge is None or signed.user not in ("", _user(passkey)):
        raise Refused(400, "PASSKEY")
    count = _checked(signed, passkey, challenge, *_site(request))
    if not await visitor.sign_in(passkey, count):
        raise Refused(400, "PASSKEY")
    response = answer({})
    visitor.become(response, passkey.pid)
    return response


def _checked(signed: Signed, passkey: Passkey, challenge: bytes, site: str, origin: str) -> int:
    """The authenticator's new count. Raises Refused, always the same."""
    parts = {"clientDataJSON": signed.client, "authenticatorData": signed.data, "signature": signed.signature}
    try:
        checked = webauthn.verify_authentication_response(
            credential=_credential(signed.id, **parts),
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=passkey.key,
            credential_current_sign_count=passkey.count,
        )
    except UNFIT as error:
        raise Refused(400, "PASSKEY") from error
    return checked.new_sign_count


def _user(passkey: Passkey) -> str:
    return bytes_to_base64url(bytes.fromhex(passkey.pid))


def _credential(key_id: str, **response: str) -> dict[str, Any]:
    return {"id": key_id, "rawId": key_id, "type": "public-key", "response": response}


async def remove(request: Request) -> Response:
    visitor = Visitor.of(request, "people")
    named = parse(await body(request), Named)
    if not await visitor.ask(visitor.store.people.remove, visitor.pid, named.id):
        raise Refused(404, "NO_PASSKEY")
    return answer({})
