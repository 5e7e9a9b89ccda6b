"""The page as the server writes it: what link previews and browsers without script read, and the scripts' names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import Any

from nerts.words import ENGLISH, text

COLOURS = {"light": "#AFC3A0", "dark": "#1E2B25"}
"""Of the table, for what a browser draws around the page (web/src/css/tokens.css)."""
FIRST = "table"
"""The part of the catalogue that is there before anything is drawn (web/src/words/l10n.ts)."""
PREVIEW = (1200, 630)
"""Size of the picture of a link, in pixels."""
_HOST = re.compile(r"[a-z0-9._-]+(:\d+)?|\[[0-9a-f:.]+\](:\d+)?")
SHELL = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<base href="{base}">
<title>{name}</title>
{head}
</head>
<body data-pages="{pages}" data-words="{words}">
<noscript><main class="wait"><h1>{no_script}</h1><p>{no_script_help}</p>
<form><button class="btn pri">{again}</button></form></main></noscript>
</body>
</html>
"""


def words(message: str, language: str) -> str:
    return escape(text("server", message, language), quote=True)


def shell(names: Mapping[str, str], base: str, origin: str, is_table: bool, language: str = ENGLISH) -> str:
    """The page. `base`: path below which everything lies, escaped; `origin`: scheme and host as the browser knows them,
    empty if they cannot be trusted; `is_table`: is it the link of a table, as friends get it."""
    static = f"{base}static/"
    lines = [
        f'<meta name="description" content="{words("description", language)}">',
        *(
            f'<meta name="theme-color" content="{colour}" media="(prefers-color-scheme: {scheme})">'
            for scheme, colour in COLOURS.items()
        ),
        *_pictures(names, base),
        *_preview(names, static, origin, is_table, language),
        f'<link rel="stylesheet" href="{static}{names["style.css"]}">',
        *(
            f'<link rel="stylesheet" id="pages-style" href="{static}{name}">'
            for plain, name in names.items()
            if plain == "pages.css" and not is_table
        ),
        *(
            f'<link rel="modulepreload" href="{static}{name}">'
            for plain, name in names.items()
            if plain.startswith("preload-")
            or plain == f"{language}-{FIRST}.js"
            or (plain.startswith("doors") and not is_table)
        ),
        f'<script type="module" src="{static}{names["main.js"]}"></script>',
    ]
    told = {"name": "name", "no_script": "no-script", "no_script_help": "no-script-help", "again": "no-script-again"}
    return SHELL.format(
        base=base,
        language=language,
        pages=names.get("pages.css", ""),
        words=names.get(f"{language}-{FIRST}.js", ""),
        head="\n".join(lines),
        **{key: words(message, language) for key, message in told.items()},
    )


def _pictures(names: Mapping[str, str], base: str) -> list[str]:
    """The icon as a drawing, and as a picture for whoever takes none."""
    links = [f'<link rel="manifest" href="{base}manifest.webmanifest">']
    if "icon.svg" in names:
        links.append(f'<link rel="icon" type="image/svg+xml" href="{base}static/{names["icon.svg"]}">')
    if "icon-192.png" in names:
        links.append(f'<link rel="apple-touch-icon" href="{base}static/{names["icon-192.png"]}">')
    return links


def _preview(names: Mapping[str, str], static: str, origin: str, is_table: bool, language: str) -> list[str]:
    """What a messenger shows of a link. Nothing about the table: whoever guesses codes learns nothing (B54)."""
    told = {
        "og:site_name": words("name", language),
        "og:title": words("preview-table" if is_table else "name", language),
        "og:description": words("description", language),
        "og:locale": language,
        "og:type": "website",
    }
    if origin and "preview.jpg" in names:
        picture = {
            "og:image": f"{origin}{static}{names['preview.jpg']}",
            "og:image:alt": words("preview-picture", language),
        }
        told |= picture | {"og:image:width": str(PREVIEW[0]), "og:image:height": str(PREVIEW[1])}
    return [f'<meta property="{name}" content="{value}">' for name, value in told.items()]


def origin_of(secure: bool, host: str) -> str:
    """Scheme and host, empty for a host that is no plain name or address with a port."""
    return f"{'https' if secure else 'http'}://{host}" if len(host) < 256 and _HOST.fullmatch(host) else ""


def web_manifest(names: Mapping[str, str], base: str, language: str = ENGLISH) -> dict[str, Any]:
    """What a browser reads that puts the page among the applications of a machine."""
    sizes = {"icon.svg": "any", "icon-192.png": "192x192", "icon-512.png": "512x512"}
    kinds = {"svg": "image/svg+xml", "png": "image/png"}
    icons = [
        {"src": f"{base}static/{names[name]}", "sizes": size, "type": kinds[name.rpartition(".")[2]]}
        for name, size in sizes.items()
        if name in names
    ]
    return {
        "lang": language,
        "name": text("server", "name", language),
        "short_name": text("server", "name", language),
        "description": text("server", "description", language),
        "start_url": base,
        "scope": base,
        "display": "standalone",
        "background_color": COLOURS["light"],
        "theme_color": COLOURS["light"],
        "icons": icons,
    }
