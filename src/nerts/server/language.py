"""In which language a page is asked for."""

from __future__ import annotations

import re

from starlette.requests import Request

from nerts.words import LANGUAGES, best

_WEIGHT = re.compile(r"\s*[qQ]\s*=\s*(0(?:\.[0-9]*)?|1(?:\.0*)?)\s*")
COOKIE = "nerts-language"
"""What somebody has chosen on a page (web/src/pages/language.ts)."""


def language_of(request: Request) -> str:
    """Chosen, or else what the browser likes best of what there is."""
    chosen = request.cookies.get(COOKIE, "")
    return chosen if chosen in LANGUAGES else best(accepted(request.headers.get("accept-language", "")))


def accepted(header: str) -> list[str]:
    """The tags of an Accept-Language header, the most wanted first; one that is not wanted at all is left out."""
    wanted = [(quality(entry), entry.partition(";")[0].strip()) for entry in header[:1000].split(",")]
    return [tag for weight, tag in sorted(wanted, key=lambda it: -it[0]) if weight > 0]


def quality(entry: str) -> float:
    """Of one entry, as in `hy;q=0.8`; 1 where it says none, and 0 where that is no number of RFC 9110."""
    _, _, weight = entry.partition(";")
    if not weight.strip():
        return 1.0
    said = _WEIGHT.fullmatch(weight)
    return float(said[1]) if said else 0.0
