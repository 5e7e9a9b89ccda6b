"""Codes of tables: eight characters that can be read aloud and typed back."""

from __future__ import annotations

import secrets
import unicodedata

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: without I, L, O and U."""
LENGTH = 8
_LOOK_ALIKES = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V", "-": None})


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """A code as it was meant, whatever its case, blanks and look-alikes (B57); empty if it can be none."""
    if len(text) > 100:
        return ""
    plain = "".join(unicodedata.normalize("NFKC", text).upper().split()).translate(_LOOK_ALIKES)
    return plain if len(plain) == LENGTH and all(char in ALPHABET for char in plain) else ""
