"""Codes of tables: eight characters that can be read aloud and typed back."""

from __future__ import annotations

import secrets
import unicodedata

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: without I, L, O and U."""
LENGTH = 8
_LOOK_ALIKES = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V"})


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """A code as it was meant, whatever its case, look-alikes, and what stands around or between (B57); empty if it can
    be none. The page, the interface and the socket all read it here; the browser does the same (net/code.ts)."""
    if len(text) > 100:
        return ""
    meant = filter(_counts, unicodedata.normalize("NFKC", text).upper())
    plain = "".join(meant).translate(_LOOK_ALIKES)
    return plain if len(plain) == LENGTH and all(char in ALPHABET for char in plain) else ""


def _counts(char: str) -> bool:
    return unicodedata.category(char)[0] in "LN"
